import type { CheckpointManifest } from "../checkpoint/manifest.js";
import type { RecordedDiscovery } from "../evidence/recorded-discovery.js";

/** What a report is made of. @public */
export interface ReportSource {
  readonly record: RecordedDiscovery;
  /** Of each tree that engines hold, the manifest that the first of them has in the record. */
  readonly checkpoints: readonly CheckpointManifest[];
  /** By role: how many hashes were taken over from an earlier record, not read. */
  readonly reused: ReadonlyMap<string, number>;
  /** Names of the files in the record's `logs/`. */
  readonly logs: readonly string[];
}
