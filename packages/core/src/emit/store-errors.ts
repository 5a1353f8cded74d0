/** The errno name of a file store's failure, `EIO` where it has none. */
export function errnoOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "EIO";
}

const WORDS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EDQUOT: "disk quota exceeded",
  EEXIST: "the path exists",
  EIO: "input/output error",
  EISDIR: "it is a directory",
  ELOOP: "it is a symbolic link",
  EMFILE: "too many open files",
  ENOENT: "no such file or directory",
  ENOSPC: "no space left on device",
  ENOTDIR: "part of the path is no directory",
  EPERM: "operation not permitted",
  EROFS: "read-only file system",
};

/** A store's failure in words, with its errno name. */
export function storeWords(error: unknown): string {
  const code = errnoOf(error);
  const words = WORDS[code];
  if (words !== undefined) return `${words} (${code})`;
  return error instanceof Error ? error.message : String(error);
}

/** What to do about it, where the errno tells. */
export function storeHint(error: unknown): string | undefined {
  switch (errnoOf(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return "free space on that file system, then run again with a fresh --out";
    case "EACCES":
    case "EROFS":
      return "name a path that this user may write";
    case "EPERM":
    case "ENOTSUP":
    case "EOPNOTSUPP":
      return "use a file system that supports permissions and hard links";
    default:
      return undefined;
  }
}
