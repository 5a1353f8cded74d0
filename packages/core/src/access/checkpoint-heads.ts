/**
 * What the header of a safetensors file says: its length in bytes, how many tensors it names, where the last of
 * them ends and how many bytes all of them have, counted after the header; or why it cannot be taken for a header: it
 * is not there, or its tensors do not lie one after the other.
 *
 * @public
 */
export type SafetensorsHead =
  | {
      readonly path: string;
      readonly header: number;
      readonly tensors: number;
      readonly end: number;
      readonly bytes: number;
    }
  | { readonly path: string; readonly error: string };

/** The files that a `*.safetensors.index.json` names, or why it cannot be read. @public */
export type ShardIndex =
  | { readonly path: string; readonly shards: readonly string[] }
  | { readonly path: string; readonly error: string };

/** What the files of a checkpoint say of themselves, collected while they are hashed. @public */
export interface CheckpointHeads {
  readonly safetensors: readonly SafetensorsHead[];
  readonly indexes: readonly ShardIndex[];
  /** Files that hold a Git LFS pointer. */
  readonly pointers: readonly string[];
  /**
   * What the hub's download tool left below `.cache/huggingface/download/`, relative to it; with the text of
   * `.metadata` files.
   */
  readonly downloads: readonly (readonly [path: string, text: string | null])[];
}

/** The same with room for more. */
export interface HeadCollection {
  readonly safetensors: SafetensorsHead[];
  readonly indexes: ShardIndex[];
  readonly pointers: string[];
  readonly downloads: (readonly [string, string | null])[];
}

export function emptyHeads(): HeadCollection {
  return { safetensors: [], indexes: [], pointers: [], downloads: [] };
}

/** Adds a part of an answer. */
export function addHeads(heads: HeadCollection, part: Partial<CheckpointHeads>): void {
  heads.safetensors.push(...(part.safetensors ?? []));
  heads.indexes.push(...(part.indexes ?? []));
  heads.pointers.push(...(part.pointers ?? []));
  heads.downloads.push(...(part.downloads ?? []));
}
