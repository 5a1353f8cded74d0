import type { CheckpointManifest } from "../checkpoint/manifest.js";
import { checkpointPath } from "../emit/documents/record-paths.js";
import type { Findings } from "../errors/findings.js";
import { checkpointPairs } from "./compare-checkpoint-files.js";
import { compareRecords, type RecordComparison, type WholeRecord } from "./compare-records.js";
import { readRecordedCheckpoint } from "./read-record.js";
import type { RecordReader } from "./record-reader.js";
import { readSoundRecord } from "./record-integrity.js";

/** The directories of two records. @public */
export interface RecordPair {
  readonly before: string;
  readonly after: string;
}

/**
 * Reads two records and compares them; of the checkpoints only those that differ are read. `undefined` where findings
 * stop it: the faults of both records are found in one go.
 *
 * @public
 */
export async function readComparison(
  store: RecordReader,
  { before, after }: RecordPair,
  findings: Findings,
): Promise<RecordComparison | undefined> {
  const old = await readSoundRecord(store, before, findings);
  const now = after === before ? old : await readSoundRecord(store, after, findings);
  if (old === undefined || now === undefined) return undefined;
  const pairs = checkpointPairs(old.established, now.established);
  const manifests = new Map<string, CheckpointManifest>();
  const errors = findings.errors.length;
  for (const { roles, ...trees } of pairs) {
    const [role = ""] = roles;
    await readTree(store, { record: old, role, tree: trees.before, manifests }, findings);
    await readTree(store, { record: now, role, tree: trees.after, manifests }, findings);
  }
  return findings.errors.length > errors ? undefined : compareRecords(old, now, manifests);
}

interface WantedTree {
  readonly record: WholeRecord;
  readonly role: string;
  readonly tree: string;
  /** By tree hash: the manifest goes there. */
  readonly manifests: Map<string, CheckpointManifest>;
}

async function readTree(
  store: RecordReader,
  { record: { directory }, role, tree, manifests }: WantedTree,
  findings: Findings,
): Promise<void> {
  if (manifests.has(tree)) return;
  const manifest = await readRecordedCheckpoint(store, { directory, role }, findings);
  if (manifest === undefined) return;
  if (manifest.model_tree_sha256 === tree) manifests.set(tree, manifest);
  else {
    const path = checkpointPath(directory, role);
    const message = `${path} has the tree hash ${manifest.model_tree_sha256}, manifest.json has ${tree} for ${role}`;
    findings.add("RECORD_DAMAGED", { message, role, subject: path });
  }
}
