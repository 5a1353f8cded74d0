import {
  checkDocument,
  checkEnvText,
  checkKnownHostsText,
  checkSet,
  type FileProblem,
  type Finding,
  type ComparableSet,
  GateError,
  reportEdits,
  Findings,
} from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import { type DocumentName, schemaForFile } from "@narwhal/schemas";
import type { Command } from "../command.js";
import { environmentOf } from "../io.js";
import { readJson } from "../json-source.js";
import { judgementOf } from "../options.js";
import { CommandFailure } from "../problem.js";
import { readFile } from "node:fs/promises";

/** A file that was read, and where its places are. */
interface Checked {
  readonly path: string;
  readonly document: DocumentName;
  readonly value: unknown;
  readonly text: string;
  readonly problems: readonly Located[];
  readonly place: (pointer: string) => Omit<Located, "message">;
}

interface Located {
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

/** Checks files by their schemas, each other, and the discovery record. */
export const validateCommand: Command = {
  name: "validate",
  positionals: "<files...>",
  positionalHelp: { files: "Files to check; what each is, its name tells" },
  summary: "Check files by their schemas and against each other",
  options: {},
  examples: [
    ["validate .env", "the private environment"],
    ["validate config/*.json config/deployment.env", "a whole configuration"],
  ],
  async run({ args, io }) {
    const files: Checked[] = [];
    const errors: Finding[] = [];
    for (const path of args.words("files")) {
      const outcome = await checkFile(path, environmentOf(io)).catch(asFinding);
      if ("document" in outcome) files.push(outcome);
      else errors.push(outcome);
    }
    errors.push(
      ...files.flatMap(({ path, problems }) => problems.map((problem) => toFinding(path, problem))),
    );
    errors.push(...compare(files));
    const findings = new Findings(judgementOf(args));
    await compareWithRecord(files, findings);
    errors.push(...findings.errors.map((error) => error.toFinding()));
    const result = {
      files: files.map(({ path, document }) => ({
        path,
        document,
        problems: errors.filter(({ subject }) => subject === path).length,
      })),
    };
    if (errors.length > 0) throw new CommandFailure(errors, { warnings: findings.warnings, result });
    return {
      result,
      warnings: findings.warnings,
      lines: files.map(({ path, document }) => `${path}: a valid ${document} document`),
    };
  },
};

async function checkFile(path: string, environment: Readonly<Record<string, string>>): Promise<Checked> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    const message = `cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`;
    throw new GateError("FILE_UNREADABLE", { message, subject: path, cause: error });
  });
  const document = schemaForFile(path) ?? (/\.env$/.test(path) ? "env" : undefined);
  if (document === undefined) {
    throw new GateError("FILE_UNKNOWN", { message: `the name of ${path} tells no document`, subject: path });
  }
  if (document === "env" || document === "deployment-env") {
    const checked = checkEnvText(document, text, document === "env" ? environment : {});
    return {
      path,
      document,
      text,
      value: checked.environment,
      problems: checked.problems,
      place: () => ({}),
    };
  }
  if (document === "ssh-known-hosts") {
    const { problems } = checkKnownHostsText(text, path);
    return { path, document, text, value: undefined, problems, place: () => ({}) };
  }
  const source = readJson(text);
  const value = source.faults.length > 0 ? undefined : source.value;
  const rules = value === undefined ? [] : checkDocument(document, value);
  const problems = [...source.faults, ...rules.map((problem) => located(problem, source.place))];
  return {
    path,
    document,
    text,
    value: problems.length > 0 ? undefined : value,
    problems,
    place: source.place,
  };
}

function located(problem: FileProblem, place: Checked["place"]): Located {
  const { pointer = "", message } = problem;
  return { ...place(pointer), message: pointer === "" ? message : `${pointer}: ${message}` };
}

/** The files of one set against each other; only valid ones can be compared. */
function compare(files: readonly Checked[]): readonly Finding[] {
  const places = {
    hosts: "hosts",
    launch: "engine-launch",
    sources: "engine-launch-sources",
    fleet: "fleet",
    deployment: "deployment-env",
  } as const;
  const found = new Map<string, Checked>();
  for (const [key, document] of Object.entries(places)) {
    const file = files.find((each) => each.document === document && each.value !== undefined);
    if (file !== undefined) found.set(key, file);
  }
  const set = Object.fromEntries([...found].map(([key, file]) => [key, file.value])) as ComparableSet;
  return checkSet(set).flatMap(({ file, pointer, message }) => {
    const source = found.get(file);
    return source === undefined ? [] : [toFinding(source.path, located({ pointer, message }, source.place))];
  });
}

/** The generated files against the digests of the record that the given `deployment.env` names. */
async function compareWithRecord(files: readonly Checked[], findings: Findings): Promise<void> {
  const deployment = files.find((file) => file.document === "deployment-env" && file.value !== undefined);
  if (deployment === undefined) return;
  const generated: readonly DocumentName[] = [
    "hosts",
    "ssh-known-hosts",
    "engine-launch",
    "engine-launch-sources",
    "fleet",
    "deployment-env",
  ];
  const texts = files.filter(({ document }) => generated.includes(document));
  const record = (deployment.value as Record<string, string>)["NARWHAL_DISCOVERY"] ?? "";
  await reportEdits(createDiskFileStore(), { files: texts, record }, findings);
}

function toFinding(path: string, { line, column, message }: Located): Finding {
  const place = line === undefined ? path : `${path}:${line}:${column ?? 1}`;
  const details = line === undefined ? {} : { details: { line, column: column ?? 1 } };
  return new GateError("FILE_INVALID", {
    message: `${place}: ${message}`,
    subject: path,
    ...details,
  }).toFinding();
}

function asFinding(error: unknown): Finding {
  if (error instanceof GateError) return error.toFinding();
  throw error;
}
