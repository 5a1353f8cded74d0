import type { CheckpointHeads } from "../access/checkpoint-heads.js";
import type { FileIdentity } from "../access/session.js";
import type { CheckpointManifest } from "./manifest.js";

/** One directory of one host, hashed, and who serves from it. @public */
export interface HashedCheckpoint {
  readonly host: string;
  readonly directory: string;
  /** The engines that serve from it, in numeric order. */
  readonly roles: readonly [string, ...string[]];
  /** The variable that named the directory for the first of them. */
  readonly field: string | undefined;
  readonly manifest: CheckpointManifest;
  readonly heads: CheckpointHeads;
  /** By path. */
  readonly identities: ReadonlyMap<string, FileIdentity>;
  readonly outsideLinks: readonly { readonly path: string; readonly target: string }[];
  readonly durationMs: number;
}

/** The manifests of checkpoints, by the same keys. */
export function manifestsOf(
  checkpoints: ReadonlyMap<string, HashedCheckpoint>,
): ReadonlyMap<string, CheckpointManifest> {
  return new Map([...checkpoints].map(([role, { manifest }]) => [role, manifest]));
}
