/** What stands at a path, links not followed. @public */
export interface FileStatus {
  readonly kind: "file" | "directory" | "link" | "other";
  /** Permission bits. */
  readonly mode: number;
  readonly size: number;
}

/**
 * Files as this project writes them: private, exclusive, durable. Both stores (memory, disk) pass the file
 * store contract of `@narwhal/core/testing`. Paths are as the operator gave them.
 *
 * Failures reject with an Error whose `code` is the system's errno name (`EEXIST`, `ENOSPC`, …).
 *
 * @public
 */
export interface FileStore {
  /** `undefined` where nothing stands there. */
  status(path: string): Promise<FileStatus | undefined>;
  readText(path: string): Promise<string>;
  list(directory: string): Promise<readonly string[]>;
  /** Whether this user may create files in the directory; a store that cannot tell leaves it out. */
  writable?(directory: string): Promise<boolean>;
  /** The path from the root, for messages; a store without a working directory leaves it out. */
  absolute?(path: string): string;
  /** Makes the directory and missing parents, mode 0700 each; one that exists is left as it is. */
  makeDirectory(path: string): Promise<void>;
  /** Makes the directory itself, exclusively, mode 0700, and missing parents. */
  createDirectory(path: string): Promise<void>;
  /** Creates a file with mode 0600, never over anything or through a link, durable when it resolves. */
  createFile(path: string, text: string): Promise<void>;
  /** Appends lines under a lock, creating the file with mode 0600 and `header` where it is missing. */
  appendLines(path: string, lines: readonly string[], header: string): Promise<void>;
  /** Gives a whole file its second name, exclusively; the basis of creating files together. */
  link(from: string, to: string): Promise<void>;
  /** Removes a file, a link or an empty directory. */
  remove(path: string): Promise<void>;
}
