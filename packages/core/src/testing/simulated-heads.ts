import {
  emptyHeads,
  type HeadCollection,
  type SafetensorsHead,
  type ShardIndex,
} from "../access/checkpoint-heads.js";
import { fileBytes, joinPath, type VirtualFiles } from "./virtual-files.js";

const POINTER_LIMIT = 1024;
const POINTER_BEGIN = "version https://git-lfs.github.com/spec/";
const DOWNLOADS = ".cache/huggingface/download";

/** What virtual files say of themselves, by the rules of the real agent. */
export function virtualHeads(
  files: VirtualFiles,
  root: string,
  found: readonly { readonly path: string; readonly bytes: Uint8Array }[],
): HeadCollection {
  const heads = emptyHeads();
  for (const { path, bytes } of found) {
    if (bytes.length < POINTER_LIMIT && textOf(bytes).startsWith(POINTER_BEGIN)) heads.pointers.push(path);
    else if (path.endsWith(".safetensors")) heads.safetensors.push(safetensorsHead(path, bytes));
    else if (path.endsWith(".safetensors.index.json")) heads.indexes.push(shardIndex(path, bytes));
  }
  heads.downloads.push(...downloads(files, joinPath(root, DOWNLOADS), ""));
  return heads;
}

function safetensorsHead(path: string, bytes: Uint8Array): SafetensorsHead {
  if (bytes.length < 10) return { path, error: "it is too short for a header" };
  const length = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true));
  if (length > bytes.length - 8)
    return {
      path,
      error: `its header would have ${length} bytes, the whole file has ${bytes.length}`,
    };
  try {
    const tensors = tensorsOf(bytes, length);
    const end = endOf(Object.values(tensors).map(({ data_offsets }) => data_offsets));
    return { path, header: length, tensors: Object.keys(tensors).length, end, bytes: end };
  } catch (error) {
    return { path, error: (error as Error).message };
  }
}

/** Where the last tensor ends; they lie one after the other. */
function endOf(offsets: readonly (readonly [number, number])[]): number {
  let reached = 0;
  for (const [begin, end] of [...offsets].sort(([a, b], [c, d]) => a - c || b - d)) {
    if (begin !== reached || end < begin) throw new RangeError("its tensors overlap or leave gaps");
    reached = end;
  }
  return reached;
}

interface TensorEntry {
  readonly dtype?: string;
  readonly data_offsets: readonly [number, number];
}

function tensorsOf(bytes: Uint8Array, length: number): Readonly<Record<string, TensorEntry>> {
  const { __metadata__: _, ...tensors } = JSON.parse(textOf(bytes.subarray(8, 8 + length))) as Record<
    string,
    TensorEntry
  >;
  return tensors;
}

/** What `@weights` answers for one file: bytes by number format, or an index's sum and files. */
export function virtualWeights(path: string, bytes: Uint8Array): unknown {
  const head = path.endsWith(".index.json") ? shardIndex(path, bytes) : safetensorsHead(path, bytes);
  if ("error" in head) return { error: "EINVAL", message: head.error };
  if ("shards" in head) {
    const { metadata } = JSON.parse(textOf(bytes)) as { metadata?: { total_size?: unknown } | null };
    const total = metadata?.total_size;
    return { shards: head.shards, total: typeof total === "number" ? total : null };
  }
  const formats: Record<string, number> = {};
  for (const { dtype = "None", data_offsets } of Object.values(tensorsOf(bytes, head.header)))
    formats[dtype] = (formats[dtype] ?? 0) + data_offsets[1] - data_offsets[0];
  return { formats };
}

function shardIndex(path: string, bytes: Uint8Array): ShardIndex {
  try {
    const { weight_map } = JSON.parse(textOf(bytes)) as { weight_map: Record<string, string> };
    return { path, shards: [...new Set(Object.values(weight_map))].sort() };
  } catch (error) {
    return { path, error: (error as Error).message };
  }
}

function downloads(
  files: VirtualFiles,
  directory: string,
  prefix: string,
): (readonly [string, string | null])[] {
  return files.names(directory).flatMap((name) => {
    const path = `${prefix}${name}`;
    const found = files.find(joinPath(directory, name));
    if ("error" in found) return [];
    if (found.node.kind === "directory") return downloads(files, joinPath(directory, name), `${path}/`);
    const text =
      found.node.kind === "file" && name.endsWith(".metadata") ? textOf(fileBytes(found.node)) : null;
    return [[path, text] as const];
  });
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8").decode(bytes);
}
