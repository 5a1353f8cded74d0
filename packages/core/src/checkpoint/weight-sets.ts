import type { ShardIndex } from "../access/checkpoint-heads.js";

/** A set of weight files that belong together. */
export interface WeightSet {
  /** The index, or the files' common name. */
  readonly name: string;
  readonly files: readonly string[];
  /** Files that it should have and that are not there. */
  readonly missing: readonly string[];
}

const WEIGHTS = /^(.+?)(?:[-.](\d+)-of-(\d+))?\.(safetensors|bin|pt|pth|gguf)$/;
/** Files of weights' forms that are none of the model's: training state, adapters, vision projectors. */
const OTHERS = /^(?:training_args|optimizer|scheduler|rng_state|scaler|adapter_|mmproj|imatrix)/;
/** Sets of one file, or of a family of their own, that stand beside an index without being named by it. */
const STANDALONE = /^(?:model|consolidated(?:[-.].*)?|adapter_model)\.safetensors$/;

/** The directory of a path, with its slash. */
function directoryPart(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** The shards that an index names, as paths below the root. */
export function namedShards(index: ShardIndex): readonly string[] {
  return "error" in index ? [] : index.shards.map((shard) => directoryPart(index.path) + shard);
}

/** The weights in the root, where the engine looks for them. */
export function isWeights(path: string): boolean {
  return WEIGHTS.test(path) && !path.includes("/") && !OTHERS.test(path);
}

/** Safetensors files that an index beside them does not name, though nothing else explains them. */
export function unnamedShards(paths: readonly string[], indexes: readonly ShardIndex[]): readonly string[] {
  const readable = indexes.filter((index) => !("error" in index));
  const indexed = new Set(readable.map(({ path }) => directoryPart(path)));
  const named = new Set(readable.flatMap(namedShards));
  return paths.filter((path) => {
    const directory = directoryPart(path);
    if (!path.endsWith(".safetensors") || !indexed.has(directory) || named.has(path)) return false;
    return !STANDALONE.test(path.slice(directory.length));
  });
}

/** The sets of weights in the root: one for each index, then those that names alone tell. */
export function weightSets(paths: readonly string[], indexes: readonly ShardIndex[]): readonly WeightSet[] {
  const there = new Set(paths);
  const rooted = indexes.filter((index) => !("error" in index) && directoryPart(index.path) === "");
  const byIndex = rooted.map((index) => {
    const files = namedShards(index);
    return { name: index.path, files, missing: files.filter((path) => !there.has(path)) };
  });
  const explained = new Set([...byIndex.flatMap(({ files }) => files), ...unnamedShards(paths, indexes)]);
  return [...byIndex, ...numberedSets(paths.filter((path) => isWeights(path) && !explained.has(path)))];
}

/** Files that share a name and a count, such as `model-00001-of-00002.bin`, are one set. */
function numberedSets(paths: readonly string[]): readonly WeightSet[] {
  const sets = new Map<string, { path: string; number: string | undefined; count: string | undefined }[]>();
  for (const path of paths) {
    const [, stem = "", number, count, form = ""] = WEIGHTS.exec(path) ?? [];
    // Ranks and parts are numbered in many ways; of GGUF files each number means another quantisation.
    const family = form === "gguf" ? stem : stem.replace(/\d+/g, "#");
    const key = `${family}${count === undefined ? "" : `-of-${count}`}.${form}`;
    sets.set(key, [...(sets.get(key) ?? []), { path, number, count }]);
  }
  return [...sets].map(([name, members]) => ({
    name,
    files: members.map(({ path }) => path),
    missing: missingNumbers(members),
  }));
}

/** What a numbered set lacks. Numbers begin with 1, in some with 0. */
function missingNumbers(
  members: readonly {
    readonly path: string;
    readonly number: string | undefined;
    readonly count: string | undefined;
  }[],
): readonly string[] {
  const [first] = members;
  if (first?.number === undefined || first.count === undefined) return [];
  const numbers = new Set(members.map(({ number }) => Number(number)));
  const from = numbers.has(0) ? 0 : 1;
  const { path, number, count } = first;
  return Array.from({ length: Math.min(Number(count), 10_000) }, (_, index) => index + from)
    .filter((each) => !numbers.has(each))
    .map((each) => path.replace(`${number}-of-`, `${String(each).padStart(number.length, "0")}-of-`));
}
