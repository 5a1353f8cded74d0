import type { CheckpointHeads } from "../access/checkpoint-heads.js";
import type { HashedFile } from "../access/session.js";
import { type FaultyPath, pathFault, type TreeFault } from "./tree-fault.js";

const DOWNLOADS = ".cache/huggingface/download/";
/** Files that only a transfer that did not end leaves: hub and aria2 downloads, browsers, rsync. */
const UNFINISHED =
  /(?:\.(?:incomplete|aria2|part|crdownload)|(?:^|\/)\.[^/]+\.(?:safetensors|bin|gguf|pth|json)\.[A-Za-z0-9]{6})$/;

/** Signs of a download that did not end: pointers in place of content, and what was to be renamed or removed. */
export function downloadFaults(files: readonly HashedFile[], heads: CheckpointHeads): readonly TreeFault[] {
  return [
    ...pathFault(
      "CHECKPOINT_LFS_POINTER",
      {
        verb: "has",
        one: "a Git LFS pointer in place of a file",
        many: "Git LFS pointers in place of files",
      },
      [...heads.pointers].sort().map((path) => ({ path })),
    ),
    ...pathFault(
      "CHECKPOINT_DOWNLOAD_UNFINISHED",
      {
        verb: "has",
        one: "a leftover of an interrupted download",
        many: "leftovers of an interrupted download",
      },
      [...treeLeftovers(files), ...hubLeftovers(heads)],
    ),
  ];
}

/** In the tree itself a lock is empty; lock files of package managers hold text. */
function treeLeftovers(files: readonly HashedFile[]): readonly FaultyPath[] {
  return files
    .filter(({ path, size }) => UNFINISHED.test(path) || (path.endsWith(".lock") && size === 0))
    .map(({ path }) => ({ path }));
}

/** The hub's tool keeps its locks; where the download ended, a `.metadata` file stands beside them. */
function hubLeftovers({ downloads }: CheckpointHeads): readonly FaultyPath[] {
  const names = new Set(downloads.map(([path]) => path));
  return downloads
    .map(([path]) => path)
    .filter(
      (path) =>
        path.endsWith(".incomplete") ||
        (path.endsWith(".lock") && !names.has(path.replace(/\.lock$/, ".metadata"))),
    )
    .sort()
    .map((path) => ({ path: `${DOWNLOADS}${path}` }));
}
