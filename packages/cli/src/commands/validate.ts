import {
  checkSet,
  checkWhole,
  type ComparableSet,
  configPaths,
  type Environment,
  Findings,
  GateError,
  parseEnvFile,
  readHosts,
  reportEdits,
} from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import type { DocumentName, Hosts } from "@narwhal/schemas";
import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { addAll, type CheckedFile, checkFile, located } from "../checked-file.js";
import type { Context, Outcome } from "../command.js";
import { environmentOf } from "../io.js";
import { judgementOf } from "../judgement.js";
import { CommandFailure } from "../problem.js";
import { unreadable } from "../unreadable.js";

/** Checks files by their schemas, each other, and the discovery record. */
export async function runValidate({ args, io }: Context): Promise<Outcome> {
  const findings = new Findings(judgementOf(args));
  const files: CheckedFile[] = [];
  const { paths, directories } = await withoutDirectories(args.words("files"));
  for (const path of paths) {
    const file = await findings.attemptAsync(() => checkFile(path, outside(environmentOf(io)), findings));
    if (file !== undefined) files.push(file);
  }
  compare(files, findings);
  await checkInventory(files, environmentOf(io), findings);
  await compareWithRecord(files, findings);
  const errors = findings.errors.map((error) => error.toFinding());
  const result = {
    files: files.map(({ path, document }) => ({
      path,
      document,
      problems: errors.filter(({ subject }) => subject === path).length,
    })),
    left_out: directories,
  };
  if (errors.length > 0) throw new CommandFailure(errors, { warnings: findings.warnings, result });
  return {
    result,
    warnings: findings.warnings,
    lines: [
      ...files.map(({ path, document }) => `${path}: valid (${document})`),
      ...directories.map((path) => `${path}: a directory, left out`),
    ],
  };
}

/** `config/*` also names what was archived there: directories beside files are left out. */
async function withoutDirectories(
  words: readonly string[],
): Promise<{ readonly paths: readonly string[]; readonly directories: readonly string[] }> {
  const kinds = await Promise.all(words.map((path) => stat(path).catch(() => undefined)));
  const directories = words.filter((_, index) => kinds[index]?.isDirectory() === true);
  const paths = words.filter((path) => !directories.includes(path));
  const [first] = directories;
  if (paths.length > 0 || first === undefined) return { paths, directories };
  throw new GateError("FILE_UNREADABLE", {
    message: `${first} is a directory`,
    subject: first,
    hint: `give its files: ${first.replace(/\/+$/, "")}/*`,
  });
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

/**
 * The inventory against the variables that it names, by the rules of the commands that connect: where a private
 * environment is given, or stands where they look for it. The process environment lies over it.
 */
async function checkInventory(
  files: readonly CheckedFile[],
  environment: Environment,
  findings: Findings,
): Promise<void> {
  const hosts = files.find(({ document, value }) => document === "hosts" && value !== undefined);
  if (hosts === undefined) return;
  const given = files.find(({ document }) => document === "env");
  const text = given?.text ?? (await textInPlace(".env"));
  if (text === undefined) return;
  const file = parseEnvFile(text, environment);
  // What hides which variables are set is a finding of the file itself.
  if (file.refusals.length > 0) return;
  const entries = file.entries.map(({ name, value }) => [name, value] as const);
  const merged = { ...Object.fromEntries(entries), ...environment };
  readHosts(hosts.value as Hosts, { path: hosts.path, environment: merged }, findings);
}

async function textInPlace(path: string): Promise<string | undefined> {
  const store = createDiskFileStore();
  if ((await store.status(path)) === undefined) return undefined;
  return store.readText(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
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
  const hostKeys = hostKeyStores(deployment.path, environment);
  const standing = await Promise.all(hostKeys.map((path) => store.status(path)));
  const missing = standing.every((status) => status === undefined) ? hostKeys[0] : undefined;
  const hostKeysMissing = missing === undefined ? {} : { hostKeysMissing: missing };
  await reportEdits(store, { files: recorded, record, ...hostKeysMissing }, findings);
}

/** Where the set's host-key store is: as `deployment.env` names it, or, for a set that was moved, beside it. */
function hostKeyStores(path: string, environment: Environment): readonly string[] {
  const { knownHosts } = configPaths(environment);
  return [knownHosts, join(dirname(path), basename(knownHosts))];
}
