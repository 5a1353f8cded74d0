import type { Findings } from "../errors/findings.js";
import type { ConfigPaths, Environment } from "../inputs/inputs.js";
import { parseEnvFile } from "../inputs/env-file.js";
import {
  type EngineLaunch,
  type EngineLaunchSources,
  type Fleet,
  type Hosts,
  validate,
} from "@narwhal/schemas";
import { checkSet } from "./check-set.js";
import type { FileStore } from "./file-store.js";
import { generatedPaths } from "./preflight.js";
import { parseDocument } from "./parse-document.js";
import { reportEdits } from "./record-digests.js";
import { reportMissing } from "./report-missing.js";
import { errnoOf, storeWords } from "./store-errors.js";

/** The configuration as it was read back, every document valid by its schema. @public */
export interface ConfigSet {
  readonly paths: ConfigPaths;
  readonly hosts: Hosts;
  readonly launch: EngineLaunch;
  readonly sources: EngineLaunchSources;
  readonly fleet: Fleet;
  /** The values that `deployment.env` exports. */
  readonly deployment: Environment;
}

/** The texts of the five generated files, by their place in {@link ConfigPaths}. */
export type SetTexts = Readonly<Record<"hosts" | "launch" | "sources" | "fleet" | "deploymentEnv", string>>;

/**
 * Reads the five generated files. A set that is not whole is refused: the finding names what stands and the
 * command that clears it. Documents that are invalid or contradict each other are errors; one that differs
 * from the discovery record's digest is a warning.
 *
 * Gives `undefined` where findings stop it.
 *
 * @public
 */
export async function readSet(
  store: FileStore,
  paths: ConfigPaths,
  findings: Findings,
): Promise<ConfigSet | undefined> {
  const before = findings.errors.length;
  const texts = await readWholeSet(store, paths, findings);
  if (texts === undefined) return undefined;
  const hosts = parseDocument("hosts", { path: paths.hosts, text: texts.hosts }, findings);
  const launch = parseDocument("engine-launch", { path: paths.launch, text: texts.launch }, findings);
  const sources = parseDocument(
    "engine-launch-sources",
    { path: paths.sources, text: texts.sources },
    findings,
  );
  const fleet = parseDocument("fleet", { path: paths.fleet, text: texts.fleet }, findings);
  const deployment = readDeploymentText(paths.deploymentEnv, texts.deploymentEnv, findings);
  if (deployment !== undefined) {
    const record = deployment["NARWHAL_DISCOVERY"] ?? "";
    await compareWithRecord(store, { paths, texts, record }, findings);
  }
  if (!hosts || !launch || !sources || !fleet || !deployment) return undefined;
  const set: ConfigSet = { paths, hosts, launch, sources, fleet, deployment };
  for (const problem of checkSet(set)) {
    findings.add("CONFIG_MISMATCH", {
      message: `${paths[problem.file]}: ${problem.message}`,
      subject: paths[problem.file],
    });
  }
  return findings.errors.length > before ? undefined : set;
}

/** Warns of files that differ from what the record lists, the host-key store among them. */
async function compareWithRecord(
  store: FileStore,
  {
    paths,
    texts,
    record,
  }: { readonly paths: ConfigPaths; readonly texts: SetTexts; readonly record: string },
  findings: Findings,
): Promise<void> {
  const keys = Object.keys(texts) as (keyof SetTexts)[];
  const generated = keys.map((key) => ({ path: paths[key], text: texts[key] }));
  const path = paths.knownHosts;
  const hostKeys = await store.readText(path).catch((error: unknown) => {
    if (errnoOf(error) === "ENOENT") return undefined;
    throw error;
  });
  const given =
    hostKeys === undefined
      ? { files: generated, hostKeysMissing: path }
      : { files: [...generated, { path, text: hostKeys }] };
  await reportEdits(store, { ...given, record }, findings);
}

/** The five texts, or `undefined` after saying what is missing or in the way. */
export async function readWholeSet(
  store: FileStore,
  paths: ConfigPaths,
  findings: Findings,
): Promise<SetTexts | undefined> {
  const found = new Map<string, string>();
  const missing: string[] = [];
  let unreadable = false;
  for (const path of generatedPaths(paths)) {
    try {
      found.set(path, await store.readText(path));
    } catch (error) {
      if (["ENOENT", "ENOTDIR"].includes(errnoOf(error))) missing.push(path);
      else {
        unreadable = true;
        findings.add("CONFIG_UNREADABLE", {
          message: `cannot read ${path}: ${storeWords(error)}`,
          subject: path,
          cause: error,
        });
      }
    }
  }
  if (missing.length > 0) await reportMissing(store, { paths, found: [...found.keys()], missing }, findings);
  if (missing.length > 0 || unreadable) return undefined;
  const text = (path: string): string => found.get(path) ?? "";
  return {
    hosts: text(paths.hosts),
    launch: text(paths.launch),
    sources: text(paths.sources),
    fleet: text(paths.fleet),
    deploymentEnv: text(paths.deploymentEnv),
  };
}

/** The values of a `deployment.env`, which must end with a newline: a cut file does not pass for a whole one. */
export function readDeploymentText(path: string, text: string, findings: Findings): Environment | undefined {
  if (!text.endsWith("\n")) {
    findings.add("CONFIG_INVALID", { message: `${path} ends in the middle of a line`, subject: path });
    return undefined;
  }
  const file = parseEnvFile(text, {});
  for (const { line, column, message, hint } of file.refusals) {
    findings.add("CONFIG_INVALID", { message: `${path}:${line}:${column}: ${message}`, subject: path, hint });
  }
  if (file.refusals.length > 0) return undefined;
  const values = Object.fromEntries(file.entries.map(({ name, value }) => [name, value]));
  const verdict = validate("deployment-env", values);
  if (verdict.ok) return values;
  for (const problem of verdict.problems) {
    findings.add("CONFIG_INVALID", {
      message: `${path}: ${problem.path === "" ? "" : `${problem.path.slice(1)} `}${problem.message}`,
      subject: path,
    });
  }
  return undefined;
}
