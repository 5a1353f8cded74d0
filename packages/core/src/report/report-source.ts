import type { CheckpointManifest } from "../checkpoint/manifest.js";
import type { RecordedDiscovery } from "../evidence/recorded-discovery.js";

/** What a report is made of. @public */
export interface ReportSource {
  readonly record: RecordedDiscovery;
  /** Of each tree that engines hold, the manifest that the first of them has in the record. */
  readonly checkpoints: readonly CheckpointManifest[];
  /** Names of the files in the record's `logs/`. */
  readonly logs: readonly string[];
}
