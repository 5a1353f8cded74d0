import type { KnownFile } from "../access/session.js";

/** A directory as an earlier run hashed it. @public */
export interface KnownTree {
  /** Identities count on the machine alone where they were seen. */
  readonly machineId: string;
  readonly directory: string;
  /** By path. */
  readonly files: ReadonlyMap<string, KnownFile>;
}

/** What earlier runs know of a directory; `undefined` where they saw it on no such machine. */
export function knownFiles(
  trees: readonly KnownTree[],
  place: { readonly machineId: string | undefined; readonly directory: string },
): KnownTree["files"] | undefined {
  return trees.find(
    ({ machineId, directory }) => machineId === place.machineId && directory === place.directory,
  )?.files;
}
