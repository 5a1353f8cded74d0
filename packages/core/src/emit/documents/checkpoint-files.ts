import type { DocumentTypes } from "@narwhal/schemas";
import type { CheckpointHeads } from "../../access/checkpoint-heads.js";
import { jsonFile } from "../../canonical.js";
import type { HashedCheckpoint } from "../../checkpoint/hashed-checkpoint.js";
import type { TextDocument } from "../create-together.js";
import { checkpointFilesPath } from "./record-paths.js";

/** Where a checkpoint's files were found. */
export interface CheckpointFilesFacts {
  readonly role: string;
  readonly machineId: string | undefined;
  readonly checkpoint: Pick<
    HashedCheckpoint,
    "directory" | "manifest" | "identities" | "outsideLinks" | "heads"
  >;
}

/**
 * `engine-<n>-files.json`: what hashing found beside the hashes: by what the files can be told to be unchanged, which were not
 * read again, links that leave, and what completeness and origin are judged by.
 */
export function checkpointFilesDocument(
  recordDirectory: string,
  { role, machineId, checkpoint }: CheckpointFilesFacts,
): TextDocument {
  const { directory, manifest, identities, outsideLinks, heads } = checkpoint;
  const document: DocumentTypes["checkpoint-files"] = {
    files_version: 1,
    machine_id: machineId ?? null,
    directory,
    files: manifest.files.flatMap(({ path, sha256 }) => {
      const found = identities.get(path);
      return found === undefined ? [] : [{ path, sha256, identity: found.identity, reused: found.reused }];
    }),
    outside_links: outsideLinks.map(({ path, target }) => ({ path, target })),
    heads: headsEntry(heads),
  };
  return { path: checkpointFilesPath(recordDirectory, role), text: jsonFile(document) };
}

function headsEntry({ safetensors, indexes, pointers, downloads }: CheckpointHeads) {
  return {
    safetensors: [...safetensors],
    indexes: indexes.map((index) => ("shards" in index ? { ...index, shards: [...index.shards] } : index)),
    pointers: [...pointers],
    downloads: downloads.map(([path, text]) => ({ path, text })),
  };
}
