import type { HashedFile } from "../access/session.js";

/** The checkpoint manifest, `engine-<n>-checkpoint.json`. @public */
export interface CheckpointManifest {
  readonly manifest_version: 2;
  readonly excluded_paths: readonly string[];
  readonly model_tree_sha256: string;
  /** Sorted by path, component by component, each by code point. */
  readonly files: readonly HashedFile[];
  readonly file_count: number;
  readonly bytes_verified: number;
}
