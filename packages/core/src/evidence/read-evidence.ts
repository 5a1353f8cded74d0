import type { Route, RouteHop } from "../access/transport.js";
import type { Findings } from "../errors/findings.js";
import { readEstablishedRecord, readRecordedCheckpoint, readRecordedFiles } from "./read-record.js";
import type { RecordReader } from "./record-reader.js";
import { readTranscripts } from "./read-transcripts.js";
import type { EstablishedRecord, RecordedDiscovery } from "./recorded-discovery.js";
import type { HostEvidence, RecordedTree } from "./recorded-sessions.js";

/** A record of a run that ended well, with all that its hosts answered. @public */
export interface RecordedEvidence {
  readonly record: RecordedDiscovery & { readonly established: EstablishedRecord };
  /** By host id. */
  readonly hosts: ReadonlyMap<string, HostEvidence>;
}

/** Reads a record with its transcripts and checkpoints. `undefined` where findings stop it. @public */
export async function readEvidence(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<RecordedEvidence | undefined> {
  const before = findings.errors.length;
  const record = await readEstablishedRecord(store, directory, findings);
  if (record === undefined) return undefined;
  const transcripts = await readTranscripts(store, directory, findings);
  const hosts = new Map<string, HostEvidence>();
  const inventory = record.established.generated.hosts.hosts;
  for (const id of transcripts.keys()) {
    if (inventory.some((host) => host.id === id)) continue;
    const message = `${directory} holds transcripts of ${id}, which its inventory does not have`;
    findings.add("RECORD_DAMAGED", { message, host: id, subject: directory });
  }
  for (const { id, roles } of inventory) {
    const own = transcripts.get(id);
    if (own === undefined) {
      const message = `${directory} holds no transcripts of ${id}`;
      findings.add("RECORD_UNREADABLE", { message, host: id, subject: directory });
      continue;
    }
    const trees = await readTrees(store, { directory, roles }, findings);
    hosts.set(id, { route: routeOf(record.established, roles), transcripts: own, trees });
  }
  return findings.errors.length > before ? undefined : { record, hosts };
}

async function readTrees(
  store: RecordReader,
  { directory, roles }: { readonly directory: string; readonly roles: readonly string[] },
  findings: Findings,
): Promise<ReadonlyMap<string, RecordedTree>> {
  const trees = new Map<string, RecordedTree>();
  for (const role of roles) {
    if (role === "router") continue;
    const files = await readRecordedFiles(store, { directory, role }, findings);
    if (files === undefined || trees.has(files.directory)) continue;
    const manifest = await readRecordedCheckpoint(store, { directory, role }, findings);
    if (manifest !== undefined) trees.set(files.directory, { manifest, files });
  }
  return trees;
}

/** How the host was reached, from the fingerprints of what runs there. */
function routeOf({ manifest }: EstablishedRecord, roles: readonly string[]): Route {
  const facts = roles.map((role) => manifest.fingerprints[role]?.transport?.facts).find((each) => each);
  const { used, authentication, hops } = (facts ?? {}) as {
    readonly used?: string;
    readonly authentication?: string;
    readonly hops?: readonly (Omit<RouteHop, "hostKey"> & { readonly host_key: string | null })[];
  };
  return {
    transport: used ?? "",
    why: "as recorded",
    authentication: authentication ?? "",
    hops: (hops ?? []).map(({ host_key, ...hop }) => ({ ...hop, ...hostKeyOf(host_key) })),
  };
}

function hostKeyOf(key: string | null): Pick<RouteHop, "hostKey"> {
  const [type, fingerprint] = key?.split(" ") ?? [];
  if (type === undefined || fingerprint === undefined) return {};
  return { hostKey: { type, fingerprint, known: true } };
}
