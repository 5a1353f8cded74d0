import { checkSet, checkWhole, type ComparableSet, Findings, reportEdits } from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import type { DocumentName } from "@narwhal/schemas";
import { addAll, type CheckedFile, checkFile, located } from "../checked-file.js";
import type { Context, Outcome } from "../command.js";
import { environmentOf } from "../io.js";
import { judgementOf } from "../judgement.js";
import { CommandFailure } from "../problem.js";

/** Checks files by their schemas, each other, and the discovery record. */
export async function runValidate({ args, io }: Context): Promise<Outcome> {
  const findings = new Findings(judgementOf(args));
  const files: CheckedFile[] = [];
  for (const path of args.words("files")) {
    const file = await findings.attemptAsync(() => checkFile(path, outside(environmentOf(io)), findings));
    if (file !== undefined) files.push(file);
  }
  compare(files, findings);
  await compareWithRecord(files, findings);
  const errors = findings.errors.map((error) => error.toFinding());
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
    lines: files.map(({ path, document }) => `${path}: valid (${document})`),
  };
}

/** What a file's references may see: its own fields come from it alone. */
function outside(environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("NARWHAL_")));
}

const SET: Readonly<Record<keyof ComparableSet, DocumentName>> = {
  hosts: "hosts",
  launch: "engine-launch",
  sources: "engine-launch-sources",
  fleet: "fleet",
  deployment: "deployment-env",
};

/** The files of one set against each other; only valid ones can be compared. */
function compare(files: readonly CheckedFile[], findings: Findings): void {
  const found = new Map<string, CheckedFile>();
  for (const [key, document] of Object.entries(SET)) {
    const file = files.find((each) => each.document === document && each.value !== undefined);
    if (file !== undefined) found.set(key, file);
  }
  const set = Object.fromEntries([...found].map(([key, file]) => [key, file.value])) as ComparableSet;
  for (const { file, pointer, message } of checkSet(set)) {
    const source = found.get(file === "deploymentEnv" ? "deployment" : file);
    if (source?.place === undefined) throw new TypeError(`a problem of ${file}, which was not compared`);
    addAll(source.path, [located({ pointer, message }, source.place)], findings);
  }
}

const RECORDED: ReadonlySet<DocumentName> = new Set([...Object.values(SET), "ssh-known-hosts"]);

/** The set of the given `deployment.env`: whether it is whole, and against the digests of its record. */
async function compareWithRecord(files: readonly CheckedFile[], findings: Findings): Promise<void> {
  const deployment = files.find((file) => file.document === "deployment-env" && file.value !== undefined);
  if (deployment === undefined) return;
  const environment = deployment.value as Record<string, string>;
  const store = createDiskFileStore();
  await checkWhole(store, { path: deployment.path, environment }, findings);
  const record = environment["NARWHAL_DISCOVERY"] ?? "";
  const recorded = files.filter(({ document }) => RECORDED.has(document));
  await reportEdits(store, { files: recorded, record }, findings);
}
