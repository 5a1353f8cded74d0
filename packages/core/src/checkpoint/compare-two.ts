import type { HashedFile } from "../access/session.js";
import { comparePaths } from "../canonical.js";
import { type CheckpointPart, checkpointPart } from "./file-part.js";
import type { CheckpointManifest } from "./manifest.js";

/** How a path of two checkpoints stands; `here` is the first of them. @public */
export type PathMark = "equal" | "differs" | "only-here" | "only-there";

/** One path of two checkpoints. @public */
export interface MarkedPath {
  readonly path: string;
  readonly mark: PathMark;
  readonly part: CheckpointPart;
  readonly here?: Pick<HashedFile, "size" | "sha256">;
  readonly there?: Pick<HashedFile, "size" | "sha256">;
}

/** Every path of two checkpoints with its mark, in the manifest's order. @public */
export function compareTwo(
  here: Pick<CheckpointManifest, "files">,
  there: Pick<CheckpointManifest, "files">,
): readonly MarkedPath[] {
  const left = byPath(here);
  const right = byPath(there);
  return [...new Set([...left.keys(), ...right.keys()])].sort(comparePaths).map((path) => {
    const [a, b] = [left.get(path), right.get(path)];
    return {
      path,
      mark: markOf(a, b),
      part: checkpointPart(path),
      ...(a === undefined ? {} : { here: { size: a.size, sha256: a.sha256 } }),
      ...(b === undefined ? {} : { there: { size: b.size, sha256: b.sha256 } }),
    };
  });
}

function byPath({ files }: Pick<CheckpointManifest, "files">): ReadonlyMap<string, HashedFile> {
  return new Map(files.map((file) => [file.path, file]));
}

function markOf(here: HashedFile | undefined, there: HashedFile | undefined): PathMark {
  if (there === undefined) return "only-here";
  if (here === undefined) return "only-there";
  return here.sha256 === there.sha256 && here.size === there.size ? "equal" : "differs";
}
