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
