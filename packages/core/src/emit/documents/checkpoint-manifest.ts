import { jsonFile } from "../../canonical.js";
import type { CheckpointManifest } from "../../checkpoint/manifest.js";
import type { TextDocument } from "../create-together.js";
import { checkpointPath } from "./record-paths.js";

/** `engine-<n>-checkpoint.json`: every file of one replica's checkpoint. @public */
export function checkpointManifestDocument(
  recordDirectory: string,
  role: string,
  manifest: CheckpointManifest,
): TextDocument {
  const document: CheckpointManifest = {
    manifest_version: manifest.manifest_version,
    excluded_paths: manifest.excluded_paths,
    model_tree_sha256: manifest.model_tree_sha256,
    files: manifest.files.map(({ path, size, sha256 }) => ({ path, size, sha256 })),
    file_count: manifest.file_count,
    bytes_verified: manifest.bytes_verified,
  };
  return { path: checkpointPath(recordDirectory, role), text: jsonFile(document) };
}
