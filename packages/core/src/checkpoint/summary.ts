import type { HashedCheckpoint } from "./hashed-checkpoint.js";
import { type Provenance, provenanceOf } from "./provenance.js";

/** What hashing found of one engine's checkpoint, in short. @public */
export interface CheckpointSummary {
  readonly directory: string;
  readonly files: number;
  readonly bytes: number;
  /** Files whose hash was taken over from an earlier record. */
  readonly reused: number;
  readonly provenance: Provenance;
}

/** By role, as the checkpoints come. */
export function summariseCheckpoints(
  checkpoints: ReadonlyMap<string, HashedCheckpoint>,
): ReadonlyMap<string, CheckpointSummary> {
  return new Map([...checkpoints].map(([role, checkpoint]) => [role, summarise(checkpoint)]));
}

function summarise(checkpoint: HashedCheckpoint): CheckpointSummary {
  const { directory, manifest, identities } = checkpoint;
  return {
    directory,
    files: manifest.file_count,
    bytes: manifest.bytes_verified,
    reused: [...identities.values()].filter(({ reused }) => reused).length,
    provenance: provenanceOf(checkpoint),
  };
}
