import { redactNamedValues } from "../access/redact-names.js";
import { checkInputs } from "../check-inputs.js";
import { deriveDeployment } from "../derive-deployment.js";
import { discoveryDocuments, engineDocuments } from "../discovery-documents.js";
import type { TextDocument } from "../emit/create-together.js";
import { nameOf, pathIn } from "../emit/paths.js";
import { Findings } from "../errors/findings.js";
import { type Finding, GateError } from "../errors/gate-error.js";
import type { Gate } from "../gates.js";
import { declaredEnvironment } from "../inputs/declared-fields.js";
import type { Inventory } from "../inputs/inputs.js";
import { planInventory } from "../inputs/plan-inventory.js";
import {
  changedSettings,
  type DocumentDifference,
  firstDifference,
  type SettingChange,
} from "./compare-documents.js";
import { type RecordedEvidence, readEvidence } from "./read-evidence.js";
import type { RecordReader } from "./record-reader.js";
import { recordedSessions } from "./recorded-sessions.js";

/** What a record's own evidence comes to. @public */
export interface Replay {
  /** What was derived again; paths below the record's directory. */
  readonly documents: readonly TextDocument[];
  /** The first difference of each document that is not, byte for byte, the recorded one. */
  readonly differences: readonly DocumentDifference[];
  /** Settings whose value, or what decides it, is another than recorded. */
  readonly settings: readonly SettingChange[];
  /** Version of the tool that made the record. */
  readonly recordedBy: string;
}

/** The gates whose findings follow from transcripts; those of the others are taken over as recorded. */
const DERIVED: readonly Gate[] = ["observation", "policy", "checkpoint"];

/**
 * Derives everything again from a record alone, without a host: the inputs, the answers in its transcripts and what
 * hashing gave, through the gates of discovery. The same version gives the same documents. What only the run itself
 * can know is taken over: how hosts were reached, the digest of the host-key store, findings of the gates inputs
 * and access.
 *
 * `undefined` where the record cannot be read, or a gate stops what it let pass; the findings say why.
 *
 * @public
 */
export async function replay(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<Replay | undefined> {
  const evidence = await readEvidence(store, directory, findings);
  if (evidence === undefined) return undefined;
  const { record } = evidence;
  const derived = await findings.attemptAsync(() => deriveAgain(evidence));
  if (derived === undefined) return undefined;
  const documents = belowRecord(derived, evidence);
  const differences: DocumentDifference[] = [];
  for (const document of documents) {
    const path = pathIn(directory, document.path);
    const recorded = await findings.attemptAsync(() => store.readText(path));
    if (recorded === undefined) continue;
    const difference = firstDifference(document.path, recorded, document.text);
    if (difference !== undefined) differences.push(difference);
  }
  return {
    documents,
    differences,
    settings: changedSettings(record.established.generated.sources, documents),
    recordedBy: record.inputs.version,
  };
}

async function deriveAgain(evidence: RecordedEvidence): Promise<readonly TextDocument[]> {
  const { inputs: asked, established } = evidence.record;
  const { manifest, generated } = established;
  const judgement = { strict: asked.strict, accept: new Set(asked.accept) };
  const own = new Findings(judgement);
  const inputs = checkInputs({ environment: declaredEnvironment(asked) }, own);
  // Warnings of the inputs were recorded by the run itself.
  const findings = new Findings(judgement);
  findings.redactWith(redactNamedValues);
  findings.errors.push(...own.errors);
  findings.settle();
  if (inputs === undefined) throw new TypeError("inputs were refused without a finding");
  const inventory = planInventory(inputs);
  insistOnInventory(evidence, inventory);
  const derived = await deriveDeployment({
    inputs,
    inventory,
    sessions: recordedSessions(evidence.hosts),
    commandMs: 60_000,
    stallMs: 60_000,
    findings,
    signal: new AbortController().signal,
  });
  const { knownHosts } = inputs.paths;
  const hostKeys = manifest.files[knownHosts];
  const recordDirectory = generated.deployment["NARWHAL_DISCOVERY"] ?? "";
  const { record } = discoveryDocuments({
    inputs,
    inventory,
    derived,
    routes: new Map([...evidence.hosts].map(([host, { route }]) => [host, route])),
    recordDirectory,
    hostKeys: hostKeys === undefined ? {} : { [knownHosts]: hostKeys },
    warnings: mergedWarnings(manifest.warnings as readonly Finding[], findings.warnings),
    version: manifest.version,
  });
  return [...engineDocuments({ inputs, recordDirectory }, derived), ...record];
}

/** The recorded inputs must be of the hosts and roles that the record has answers of. */
function insistOnInventory({ record, hosts }: RecordedEvidence, inventory: Inventory): void {
  const [asked, recorded] = [rolesOf(inventory), rolesOf(record.established.generated.hosts.hosts)];
  if (asked === recorded && inventory.every(({ id }) => hosts.has(id))) return;
  throw new GateError("RECORD_DAMAGED", {
    message: `inputs.json of ${record.directory} asks for ${asked}, and its inventory has ${recorded}`,
    subject: record.directory,
  });
}

/** Of a host, planned or recorded. */
interface HostRoles {
  readonly id: string;
  readonly roles: readonly string[];
}

function rolesOf(hosts: readonly HostRoles[]): string {
  return hosts.map(({ id, roles }) => `${id} (${roles.join(", ")})`).join("; ");
}

/** The recorded warnings, those that follow from transcripts as they come out now. */
function mergedWarnings(recorded: readonly Finding[], derived: readonly Finding[]): readonly Finding[] {
  const left = [...derived];
  const merged = recorded.flatMap((finding) =>
    DERIVED.includes(finding.gate) ? left.splice(0, 1) : [finding],
  );
  return [...merged, ...left];
}

/** The documents under their paths below the record's directory. */
function belowRecord(
  documents: readonly TextDocument[],
  { record }: RecordedEvidence,
): readonly TextDocument[] {
  const directory = record.established.generated.deployment["NARWHAL_DISCOVERY"] ?? "";
  const prefix = `${directory.replace(/\/+$/, "")}/`;
  return documents.map(({ path, text }) => ({
    path: path.startsWith(prefix) ? path.slice(prefix.length) : nameOf(path),
    text,
  }));
}
