import type { HashedFile } from "../access/session.js";
import { comparePaths } from "../canonical.js";
import { EXCLUDED_PATHS } from "./exclusions.js";
import { treeSha256 } from "./tree-sha256.js";

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

/** The manifest of hashed files, in whatever order they come. @public */
export function buildManifest(hashed: readonly HashedFile[]): CheckpointManifest {
  const files = hashed
    .map(({ path, size, sha256 }) => ({ path, size, sha256 }))
    .sort((a, b) => comparePaths(a.path, b.path));
  return {
    manifest_version: 2,
    excluded_paths: EXCLUDED_PATHS,
    model_tree_sha256: treeSha256(files),
    files,
    file_count: files.length,
    bytes_verified: files.reduce((sum, { size }) => sum + size, 0),
  };
}
