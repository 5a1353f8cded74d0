import { shellQuote } from "../access/shell-quote.js";
import type { DocumentName, DocumentTypes } from "@narwhal/schemas";
import { checkpointFilesPath, checkpointPath, failurePath } from "../emit/documents/record-paths.js";
import {
  generatedCopyPath,
  inputsPath,
  manifestPath,
  observationPath,
} from "../emit/documents/record-paths.js";
import { GENERATED_NAMES } from "../emit/generated-names.js";
import { parseDocument } from "../emit/parse-document.js";
import { readCheckpointManifest } from "../emit/read-manifest.js";
import { readDeploymentText } from "../emit/read-set.js";
import { RECORD_VERSION } from "../emit/record-version.js";
import { errnoOf, storeWords } from "../emit/store-errors.js";
import type { CheckpointManifest } from "../checkpoint/manifest.js";
import type { Findings } from "../errors/findings.js";
import { GateError } from "../errors/gate-error.js";
import { type RecordReader, strictReader } from "./record-reader.js";
import type { EstablishedRecord, GeneratedCopy, RecordedDiscovery } from "./recorded-discovery.js";

/**
 * Reads a discovery record: of a run that ended well, what it established; of one that was stopped, its failures.
 * Checkpoint manifests and transcripts, which are large, are read by functions of their own.
 *
 * Gives `undefined` where findings (`RECORD_UNREADABLE`, `RECORD_VERSION_UNKNOWN`, `CONFIG_INVALID`) stop it.
 *
 * @public
 */
export async function readRecord(
  given: RecordReader,
  directory: string,
  findings: Findings,
): Promise<RecordedDiscovery | undefined> {
  const store = strictReader(given);
  const before = findings.errors.length;
  const inputs = await readPart(store, { name: "discovery-inputs", path: inputsPath(directory) }, findings);
  if (inputs === undefined) return undefined;
  const stopped = (await store.status(failurePath(directory)).catch(() => undefined)) !== undefined;
  const failure = stopped
    ? await readPart(store, { name: "failure", path: failurePath(directory) }, findings)
    : undefined;
  const whole = (await store.status(manifestPath(directory)).catch(() => undefined)) !== undefined;
  if (!whole && !stopped) {
    const message = `${directory} holds neither manifest.json nor failure.json: its run was ended before it could say why`;
    findings.add("RECORD_UNREADABLE", { message, subject: directory });
  }
  const established = whole ? await readEstablished(store, directory, findings) : undefined;
  if (findings.errors.length > before) return undefined;
  return {
    directory,
    inputs,
    ...(failure === undefined ? {} : { failure }),
    ...(established === undefined ? {} : { established }),
  };
}

/** {@link readRecord} of a run that ended well; one that was stopped is a finding. @public */
export async function readEstablishedRecord(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<(RecordedDiscovery & { readonly established: EstablishedRecord }) | undefined> {
  const record = await readRecord(store, directory, findings);
  if (record === undefined) return undefined;
  const { established, failure } = record;
  if (established !== undefined && failure === undefined) return { ...record, established };
  const first = failure?.first;
  findings.add("RECORD_OF_FAILURE", {
    message: `${directory} is the record of a run that was stopped: ${first?.code ?? "no reason is kept"}`,
    subject: directory,
    hint: `name the record of a run that ended well; what stopped this one: ${shellQuote(["narwhal-deploy", "report", directory])}`,
  });
  return undefined;
}

/** The checkpoint manifest of an engine, held against itself. @public */
export function readRecordedCheckpoint(
  store: RecordReader,
  { directory, role }: { readonly directory: string; readonly role: string },
  findings: Findings,
): Promise<CheckpointManifest | undefined> {
  return readCheckpointManifest(strictReader(store), checkpointPath(directory, role), findings);
}

/** What hashing found beside the hashes of an engine's checkpoint. @public */
export function readRecordedFiles(
  store: RecordReader,
  { directory, role }: { readonly directory: string; readonly role: string },
  findings: Findings,
): Promise<DocumentTypes["checkpoint-files"] | undefined> {
  const path = checkpointFilesPath(directory, role);
  return readPart(strictReader(store), { name: "checkpoint-files", path }, findings);
}

async function readEstablished(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<EstablishedRecord | undefined> {
  const path = manifestPath(directory);
  const manifest = await readPart(store, { name: "discovery-manifest", path }, findings);
  const engines = new Map<string, DocumentTypes["engine-observation"]>();
  for (const role of manifest?.roles.filter((each) => each !== "router") ?? []) {
    const place = { name: "engine-observation", path: observationPath(directory, role) } as const;
    const engine = await readPart(store, place, findings);
    if (engine !== undefined) engines.set(role, engine);
  }
  const generated = await readGenerated(store, directory, findings);
  return manifest === undefined || generated === undefined ? undefined : { manifest, engines, generated };
}

async function readGenerated(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<GeneratedCopy | undefined> {
  const read = <Name extends DocumentName>(name: Name, key: keyof typeof GENERATED_NAMES) =>
    readPart(store, { name, path: generatedCopyPath(directory, GENERATED_NAMES[key]) }, findings);
  const hosts = await read("hosts", "hosts");
  const launch = await read("engine-launch", "launch");
  const sources = await read("engine-launch-sources", "sources");
  const fleet = await read("fleet", "fleet");
  const path = generatedCopyPath(directory, GENERATED_NAMES.deploymentEnv);
  const text = await readPartText(store, path, findings);
  const deployment = text === undefined ? undefined : readDeploymentText(path, text, findings);
  if (!hosts || !launch || !sources || !fleet || !deployment) return undefined;
  return { hosts, launch, sources, fleet, deployment };
}

/** One JSON document of the record, of this version and valid. */
async function readPart<Name extends DocumentName>(
  store: RecordReader,
  { name, path }: { readonly name: Name; readonly path: string },
  findings: Findings,
): Promise<DocumentTypes[Name] | undefined> {
  const text = await readPartText(store, path, findings);
  if (text === undefined) return undefined;
  const version = recordVersion(text);
  if (version !== undefined && version !== RECORD_VERSION) {
    findings.add("RECORD_VERSION_UNKNOWN", {
      message: `${path} has record version ${JSON.stringify(version)}; this version reads ${RECORD_VERSION}`,
      subject: path,
    });
    return undefined;
  }
  return parseDocument(name, { path, text }, findings);
}

/** The version that a document names; what is no JSON names none. */
function recordVersion(text: string): unknown {
  // Most documents have none, and need not be parsed for it.
  if (!text.includes("record_version")) return undefined;
  try {
    return (JSON.parse(text) as { readonly record_version?: unknown } | null)?.record_version;
  } catch {
    // The reader of the document says what is wrong with it.
    return undefined;
  }
}

/** @returns the text; where there is none, after saying so. */
async function readPartText(
  store: RecordReader,
  path: string,
  findings: Findings,
): Promise<string | undefined> {
  try {
    return await store.readText(path);
  } catch (error) {
    if (error instanceof GateError) {
      findings.addError(error);
      return undefined;
    }
    const missing = ["ENOENT", "ENOTDIR"].includes(errnoOf(error));
    findings.add("RECORD_UNREADABLE", {
      message: missing ? `there is no ${path}` : `cannot read ${path}: ${storeWords(error)}`,
      subject: path,
      hint: hintFor(path, missing),
      cause: error,
    });
    return undefined;
  }
}

/** Where the inputs are missing, the directory is no record: the row's own hint says so. */
function hintFor(path: string, missing: boolean): string | undefined {
  if (!missing) return "give this user read access to the record";
  return path.endsWith("/inputs.json")
    ? undefined
    : "restore the record from an archive, it is not whole; or archive the configuration and discover again";
}
