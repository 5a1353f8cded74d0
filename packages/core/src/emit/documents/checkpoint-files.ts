import type { DocumentTypes } from "@narwhal/schemas";
import { jsonFile } from "../../canonical.js";
import type { HashedCheckpoint } from "../../checkpoint/hashed-checkpoint.js";
import type { TextDocument } from "../create-together.js";
import { checkpointFilesPath } from "./record-paths.js";

/** Where a checkpoint's files were found. */
export interface CheckpointFilesFacts {
  readonly role: string;
  readonly machineId: string | undefined;
  readonly checkpoint: Pick<HashedCheckpoint, "directory" | "manifest" | "identities">;
}

/** `engine-<n>-files.json`: by what the files can be told to be unchanged, and which were not read again. */
export function checkpointFilesDocument(
  recordDirectory: string,
  { role, machineId, checkpoint }: CheckpointFilesFacts,
): TextDocument {
  const { directory, manifest, identities } = checkpoint;
  const document: DocumentTypes["checkpoint-files"] = {
    files_version: 1,
    machine_id: machineId ?? null,
    directory,
    files: manifest.files.flatMap(({ path, sha256 }) => {
      const found = identities.get(path);
      return found === undefined ? [] : [{ path, sha256, identity: found.identity, reused: found.reused }];
    }),
  };
  return { path: checkpointFilesPath(recordDirectory, role), text: jsonFile(document) };
}
