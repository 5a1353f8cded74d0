import type { CheckpointHeads, SafetensorsHead } from "../access/checkpoint-heads.js";
import type { HashedFile } from "../access/session.js";
import { type FaultyPath, pathFault, type TreeFault } from "./tree-fault.js";
import { completeSets, isWeights, namedShards, unnamedShards, weightSets } from "./weight-sets.js";

/** What is wrong with the weights of a tree, by names and headers. */
export function weightFaults(files: readonly HashedFile[], heads: CheckpointHeads): readonly TreeFault[] {
  const paths = files.map(({ path }) => path);
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  const whole = completeSets(weightSets(paths, heads.indexes), sizes);
  return [
    ...pathFault(
      "CHECKPOINT_INDEX_UNREADABLE",
      { verb: "has", one: "an index that cannot be read", many: "indexes that cannot be read" },
      heads.indexes.flatMap((index) =>
        "error" in index ? [{ path: index.path, message: index.error }] : [],
      ),
    ),
    ...pathFault(
      "CHECKPOINT_SHARD_MISSING",
      { verb: "lacks", one: "a shard", many: "shards" },
      missingShards(paths, heads).map((path) => ({ path })),
    ),
    ...pathFault(
      "CHECKPOINT_SHARD_UNNAMED",
      { verb: "has", one: "a shard that no index names", many: "shards that no index names" },
      unnamedShards(paths, heads.indexes).map((path) => ({ path })),
    ),
    ...pathFault(
      "CHECKPOINT_SAFETENSORS_DAMAGED",
      { verb: "has", one: "a damaged safetensors file", many: "damaged safetensors files" },
      damagedFiles(files, heads),
    ),
    ...weightsMissing(files),
    ...pathFault(
      "CHECKPOINT_WEIGHTS_TWICE",
      { verb: "has", one: "", many: "complete sets of weights side by side" },
      whole.length < 2 ? [] : whole.map(({ name }) => ({ path: name })),
    ),
  ];
}

/** Files without a byte hold no weights; of safetensors their headers tell. */
function weightsMissing(files: readonly HashedFile[]): readonly TreeFault[] {
  const weights = files.filter(({ path }) => isWeights(path));
  const empty = weights.filter(({ path, size }) => size === 0 && !path.endsWith(".safetensors"));
  if (weights.length > empty.length) return [];
  const says = empty.length === 0 ? "has no weights in its directory" : "has weights without a byte";
  return [{ code: "CHECKPOINT_WEIGHTS_MISSING", says, paths: empty.map(({ path }) => ({ path })) }];
}

/** What indexes name, wherever they are, and what numbered names promise. */
function missingShards(paths: readonly string[], { indexes }: CheckpointHeads): readonly string[] {
  const there = new Set(paths);
  const named = indexes.flatMap(namedShards).filter((path) => !there.has(path));
  const numbered = weightSets(paths, indexes).flatMap(({ missing }) => missing);
  return [...new Set([...named, ...numbered])];
}

function damagedFiles(files: readonly HashedFile[], heads: CheckpointHeads): readonly FaultyPath[] {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  return [...heads.safetensors]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((head) => {
      const message = headFault(head, sizes.get(head.path) ?? 0);
      return message === undefined ? [] : [{ path: head.path, message }];
    });
}

/** The tensors fill the file to its end, as the format demands. */
function headFault(head: SafetensorsHead, size: number): string | undefined {
  if ("error" in head) return head.error;
  const end = 8 + head.header + head.end;
  return end === size ? undefined : `its tensors end at byte ${end}, the file at ${size}`;
}
