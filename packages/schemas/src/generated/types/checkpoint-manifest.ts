// Generated from the schema; see scripts/generate.ts.

/**
 * Every file of one replica's checkpoint: `engine-<n>-checkpoint.json` of the discovery record.
 *
 * @public
 */
export interface CheckpointManifest {
  /**
   * Version of this form.
   */
  readonly manifest_version: 2;
  /**
   * Paths that were left out; `/**` at the end leaves out everything below.
   *
   * Items: A root-relative path.
   */
  readonly excluded_paths: readonly string[];
  /**
   * SHA-256 of the canonical JSON text of `files`.
   */
  readonly model_tree_sha256: string;
  /**
   * Files sorted by path, component by component, each by Unicode code point.
   *
   * Items: One file.
   */
  readonly files: readonly File[];
  /**
   * Number of files.
   */
  readonly file_count: number;
  /**
   * Sum of their sizes in bytes.
   */
  readonly bytes_verified: number;
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
   * Size in bytes.
   */
  readonly size: number;
  /**
   * SHA-256 as hex digits.
   */
  readonly sha256: string;
}
