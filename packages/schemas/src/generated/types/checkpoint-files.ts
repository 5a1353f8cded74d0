// Generated from the schema; see scripts/generate.ts.

/**
 * How the files of one replica's checkpoint were found on their host: `engine-<n>-files.json` of the discovery record. What `--reuse-hashes` reads.
 *
 * @public
 */
export interface CheckpointFiles {
  /**
   * Version of this form.
   */
  readonly files_version: 1;
  /**
   * The machine's id; null where it has none.
   */
  readonly machine_id: string | null;
  /**
   * The checkpoint's directory.
   */
  readonly directory: string;
  /**
   * Files in the order of the manifest.
   *
   * Items: One file.
   */
  readonly files: readonly File[];
  /**
   * Links whose target lies outside of the directory, or that are absolute.
   *
   * Items: One link.
   */
  readonly outside_links?: {
    /**
     * The link, below the root.
     */
    readonly path: string;
    /**
     * The link's text.
     */
    readonly target: string;
  }[];
  /**
   * What the files say of themselves: what completeness and origin are judged by.
   */
  readonly heads?: Heads;
}
/**
 * One regular file.
 *
 * @public
 */
export interface File {
  /**
   * Path below the root, with `/`.
   */
  readonly path: string;
  /**
   * SHA-256 as hex digits.
   */
  readonly sha256: string;
  /**
   * Device, inode, size, and mtime and ctime in nanoseconds, with colons between.
   */
  readonly identity: string;
  /**
   * True where the hash was taken over from an earlier record and the file was not read.
   */
  readonly reused: boolean;
}
/**
 * What the files of a checkpoint say of themselves.
 *
 * @public
 */
export interface Heads {
  /**
   * Headers of safetensors files.
   *
   * Items: One header, or why there is none to read.
   */
  readonly safetensors: (
    | {
        /**
         * The file, below the root.
         */
        readonly path: string;
        /**
         * Length of the header in bytes.
         */
        readonly header: number;
        /**
         * Tensors that it names.
         */
        readonly tensors: number;
        /**
         * Where the last tensor ends, counted after the header.
         */
        readonly end: number;
        /**
         * Bytes of all tensors.
         */
        readonly bytes: number;
      }
    | {
        /**
         * The file, below the root.
         */
        readonly path: string;
        /**
         * Why it could not be read.
         */
        readonly error: string;
      }
  )[];
  /**
   * Files that a shard index names.
   *
   * Items: One index, or why it cannot be read.
   */
  readonly indexes: (
    | {
        /**
         * The index, below the root.
         */
        readonly path: string;
        /**
         * The files that it names.
         *
         * Items: A file.
         */
        readonly shards: readonly string[];
      }
    | {
        /**
         * The file, below the root.
         */
        readonly path: string;
        /**
         * Why it could not be read.
         */
        readonly error: string;
      }
  )[];
  /**
   * Files that hold a Git LFS pointer.
   *
   * Items: A file, below the root.
   */
  readonly pointers: readonly string[];
  /**
   * What the hub's download tool left below `.cache/huggingface/download/`.
   *
   * Items: One file.
   */
  readonly downloads: {
    /**
     * The file, below that directory.
     */
    readonly path: string;
    /**
     * The text of a `.metadata` file; null for others.
     */
    readonly text: string | null;
  }[];
}
