import type { CheckpointManifest } from "../checkpoint/manifest.js";
import { pathIn } from "../emit/paths.js";
import { storeWords } from "../emit/store-errors.js";
import type { Findings } from "../errors/findings.js";
import type { EstablishedRecord } from "../evidence/recorded-discovery.js";
import { readRecord, readRecordedCheckpoint } from "../evidence/read-record.js";
import type { RecordReader } from "../evidence/record-reader.js";
import { checkRecord, readCopies } from "../evidence/record-integrity.js";
import { readReused } from "./read-reused.js";
import type { ReportSource } from "./report-source.js";

/**
 * Reads from a record what a report needs, of runs that were stopped too.
 *
 * Gives `undefined` where findings (those of reading a record, and `CHECKPOINT_MANIFEST_DAMAGED`) stop it.
 *
 * @public
 */
export async function readReport(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<ReportSource | undefined> {
  const record = await readRecord(store, directory, findings);
  if (record === undefined) return undefined;
  const { established } = record;
  const before = findings.errors.length;
  if (established !== undefined) {
    checkRecord(directory, { established, copies: await readCopies(store, directory) }, findings);
  }
  const checkpoints: CheckpointManifest[] = [];
  for (const [tree, role] of established === undefined ? [] : firstHolders(established)) {
    const manifest = await readRecordedCheckpoint(store, { directory, role }, findings);
    if (manifest === undefined) continue;
    if (manifest.model_tree_sha256 === tree) checkpoints.push(manifest);
    else
      findings.add("CHECKPOINT_MANIFEST_DAMAGED", {
        role,
        subject: `${role}-checkpoint.json`,
        message: `${directory}: the observation of ${role} names the tree hash ${tree}, its checkpoint manifest has ${manifest.model_tree_sha256}`,
      });
  }
  const reused =
    established === undefined
      ? new Map<string, number>()
      : await readReused(store, { directory, established }, findings);
  const logs = await logsOf(store, directory, findings);
  return findings.errors.length > before ? undefined : { record, checkpoints, reused, logs };
}

/** A run that no host answered has no logs. */
async function logsOf(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<readonly string[]> {
  const logs = pathIn(directory, "logs");
  try {
    return (await store.status(logs))?.kind === "directory" ? await store.list(logs) : [];
  } catch (error) {
    const message = `cannot read ${logs}: ${storeWords(error)}`;
    findings.add("RECORD_UNREADABLE", { message, subject: logs, cause: error });
    return [];
  }
}

/** The first engine of each tree hash. */
function firstHolders({ engines }: EstablishedRecord): ReadonlyMap<string, string> {
  const holders = new Map<string, string>();
  for (const [role, { model_tree_sha256: tree }] of engines) if (!holders.has(tree)) holders.set(tree, role);
  return holders;
}
