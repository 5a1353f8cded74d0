import type { ShardIndex } from "../access/checkpoint-heads.js";

/** A set of weight files that belong together. */
export interface WeightSet {
  /** The index, or the files' common name. */
  readonly name: string;
  readonly files: readonly string[];
  /** Files that it should have and that are not there. */
  readonly missing: readonly string[];
  /** True where an index or a count in the names says which files belong to it. */
  readonly named: boolean;
}

const WEIGHTS = /^(.+?)(?:[-._](\d+)-of-(\d+))?\.(safetensors|bin|pt|pth|gguf)$/;
/** Files of weights' forms that no model is loaded from: training state, vision projectors. */
const OTHERS = /^(?:training_args|optimizer|scheduler|rng_state|scaler|mmproj|imatrix)/;
/** Tensors that engines load by name beside a model: adapters, draft layers, scales, heads. */
const PARTS =
  /^(?:adapter_.*|(?:.*[-_.])?mtp(?:[-_.].*)?|input_scales|(?:v|value)_head)\.(?:safetensors|bin|pt|pth)$/;
/** Sets of one file, of a family of their own or in another number format: an index beside them names none. */
const STANDALONE =
  /^(?:(?:model|diffusion_pytorch_model)(?:\.\w+)?|consolidated(?:[-.].*)?|.*\.(?:fp16|bf16|fp32|fp8)(?:-\d+-of-\d+)?)\.safetensors$/;
/** Names of whole models. A file of another name may hold a small part of one, such as voices or a head. */
const WHOLE = /^(?:pytorch_model|model|consolidated)(?:$|[-._])/;
/** From this part of the largest set's size a set of another name counts as one too: of 16 bits, a format of 2. */
const LIKE_SIZE = 1 / 10;

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
  return WEIGHTS.test(path) && !path.includes("/") && !OTHERS.test(path) && !PARTS.test(path);
}

/** Safetensors files that an index beside them does not name, though nothing else explains them. */
export function unnamedShards(paths: readonly string[], indexes: readonly ShardIndex[]): readonly string[] {
  const readable = indexes.filter((index) => !("error" in index));
  const indexed = new Set(readable.map(({ path }) => directoryPart(path)));
  const named = new Set(readable.flatMap(namedShards));
  return paths.filter((path) => {
    const directory = directoryPart(path);
    if (!path.endsWith(".safetensors") || !indexed.has(directory) || named.has(path)) return false;
    const name = path.slice(directory.length);
    return !STANDALONE.test(name) && !PARTS.test(name);
  });
}

/** The sets that a whole model can be loaded from, each for itself. `sizes` has every path's bytes. */
export function completeSets(
  sets: readonly WeightSet[],
  sizes: ReadonlyMap<string, number>,
): readonly WeightSet[] {
  const bytesOf = ({ files }: WeightSet): number =>
    files.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  const least = sets.reduce((most, set) => Math.max(most, bytesOf(set)), 0) * LIKE_SIZE;
  return sets.filter(
    (set) => set.missing.length === 0 && (set.named || WHOLE.test(set.name) || bytesOf(set) >= least),
  );
}

/** The sets of weights in the root: one for each index, then those that names alone tell. */
export function weightSets(paths: readonly string[], indexes: readonly ShardIndex[]): readonly WeightSet[] {
  const there = new Set(paths);
  const rooted = indexes.filter((index) => !("error" in index) && directoryPart(index.path) === "");
  const byIndex = rooted.map((index) => {
    const files = namedShards(index);
    return { name: index.path, files, missing: files.filter((path) => !there.has(path)), named: true };
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
    const members = sets.get(key) ?? [];
    members.push({ path, number, count });
    sets.set(key, members);
  }
  return [...sets].map(([name, members]) => ({
    name,
    files: members.map(({ path }) => path),
    missing: missingNumbers(members),
    named: members[0]?.count !== undefined,
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
