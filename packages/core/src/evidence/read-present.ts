import { parseKnownHosts } from "../access/known-hosts.js";
import { sha256 } from "../canonical.js";
import { checkSet } from "../emit/check-set.js";
import type { FileStore } from "../emit/file-store.js";
import { parseDocument } from "../emit/parse-document.js";
import { readDeploymentEnv } from "../emit/read-deployment.js";
import { readDeploymentText, readWholeSet, type SetTexts } from "../emit/read-set.js";
import { digestFor, startsAs } from "../emit/record-digests.js";
import { errnoOf, storeWords } from "../emit/store-errors.js";
import { Findings } from "../errors/findings.js";
import { configPaths } from "../inputs/config-paths.js";
import { parseEnvFile } from "../inputs/env-file.js";
import type { ConfigPaths, Environment } from "../inputs/inputs.js";
import type { PresentStore } from "./changed-host-keys.js";
import { readEstablishedRecord } from "./read-record.js";
import type { EstablishedRecord, RecordedDiscovery } from "./recorded-discovery.js";
import { checkRecord, readCopies } from "./record-integrity.js";
import type { VerifyOptions } from "./verify-options.js";

/** A record, and what stands beside it now. */
export interface Evidence {
  readonly record: RecordedDiscovery & { readonly established: EstablishedRecord };
  /** The record's own copies of the generated files. */
  readonly copies: SetTexts;
  readonly paths: ConfigPaths;
  readonly present: SetTexts;
  /** What `deployment.env` exports now, valid or not. */
  readonly deployment: Environment;
  readonly hostKeys: PresentStore;
  /** What is wrong with the generated files in themselves. */
  readonly faults: Findings;
}

/**
 * Reads the configuration, its record and the host-key store.
 *
 * @throws GateFailure where the set is not whole, or the record cannot be read or contradicts itself.
 */
export async function readPresent(options: VerifyOptions, findings: Findings): Promise<Evidence> {
  const { store } = options;
  // What deserves a warning in the inputs is told where they are compared.
  const quiet = new Findings();
  const found = await readDeploymentEnv(store, options, quiet);
  findings.errors.push(...quiet.errors);
  findings.settle();
  if (found === undefined) throw new TypeError("no deployment.env and no finding that says why");
  const { base, path, text } = found;
  const faults = new Findings();
  const valid = readDeploymentText(path, text, faults);
  const deployment = valid ?? valuesIn(text);
  const directory = options.record ?? deployment["NARWHAL_DISCOVERY"] ?? "";
  if (directory === "") faults.settle();
  const paths = { ...configPaths({ ...base, ...deployment }), deploymentEnv: path };
  const present = await readWholeSet(store, paths, findings);
  const record = await readEstablishedRecord(store, directory, findings);
  findings.settle();
  if (present === undefined || record === undefined) throw new TypeError("a fault without a finding");
  const copies = await readCopies(store, record.directory);
  checkDocuments(paths, { present, copies, deployment: valid }, faults);
  checkRecord(directory, { established: record.established, copies }, findings);
  findings.settle();
  const hostKeys = await readHostKeys(store, paths.knownHosts, record.established.manifest.files);
  return { record, copies, paths, present, deployment, hostKeys, faults };
}

/** What a text assigns, whatever else is wrong with it. */
function valuesIn(text: string): Environment {
  return Object.fromEntries(parseEnvFile(text, {}).entries.map(({ name, value }) => [name, value]));
}

/** The generated files by their schemas and against each other; the recorded ones were found right. */
function checkDocuments(
  paths: ConfigPaths,
  texts: {
    readonly present: SetTexts;
    readonly copies: SetTexts;
    readonly deployment: Environment | undefined;
  },
  faults: Findings,
): void {
  const { present, copies, deployment } = texts;
  if (Object.entries(present).every(([key, text]) => copies[key as keyof SetTexts] === text)) return;
  const before = faults.errors.length;
  const read = <Name extends "hosts" | "engine-launch" | "engine-launch-sources" | "fleet">(
    name: Name,
    key: keyof SetTexts,
  ) => parseDocument(name, { path: paths[key], text: present[key] }, faults);
  const hosts = read("hosts", "hosts");
  const launch = read("engine-launch", "launch");
  const sources = read("engine-launch-sources", "sources");
  const fleet = read("fleet", "fleet");
  if (faults.errors.length > before) return;
  for (const { file, message } of checkSet({ hosts, launch, sources, fleet, deployment })) {
    faults.add("CONFIG_MISMATCH", { message: `${paths[file]}: ${message}`, subject: paths[file] });
  }
}

async function readHostKeys(
  store: FileStore,
  path: string,
  digests: Readonly<Record<string, string>>,
): Promise<PresentStore> {
  let text: string | undefined;
  try {
    text = await store.readText(path);
  } catch (error) {
    if (!["ENOENT", "ENOTDIR"].includes(errnoOf(error))) {
      const faults = new Findings();
      faults.add("CONFIG_UNREADABLE", {
        message: `cannot read ${path}: ${storeWords(error)}`,
        subject: path,
        cause: error,
      });
      faults.settle();
    }
  }
  const recorded = digestFor(digests, path);
  const grown =
    text !== undefined && recorded !== undefined && (sha256(text) === recorded || startsAs(text, recorded));
  return { ...parseKnownHosts(text ?? "", path), missing: text === undefined, grown };
}
