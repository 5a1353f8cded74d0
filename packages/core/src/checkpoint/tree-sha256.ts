import type { HashedFile } from "../access/session.js";
import { canonicalJson, sha256 } from "../canonical.js";

/**
 * One SHA-256 for a whole tree: of the canonical JSON of its files, which stand in the order of the manifest.
 *
 * @public
 */
export function treeSha256(files: readonly HashedFile[]): string {
  return sha256(canonicalJson(files.map(({ path, sha256, size }) => ({ path, sha256, size }))));
}
