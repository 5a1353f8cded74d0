import { shellQuote } from "../access/shell-quote.js";

const TEMPORARY_END = ".narwhal-new";

/** The directory part of a path, `.` where it has none; works on `/` paths as the operator gave them. */
export function directoryOf(path: string): string {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const cut = trimmed.lastIndexOf("/");
  if (cut < 0) return ".";
  return cut === 0 ? "/" : trimmed.slice(0, cut);
}

/** The last part of a path. */
export function nameOf(path: string): string {
  const trimmed = path.replace(/\/+$/, "");
  return trimmed.slice(trimmed.lastIndexOf("/") + 1);
}

/** A path below a directory. */
export function pathIn(directory: string, name: string): string {
  if (directory === ".") return name;
  return directory.endsWith("/") ? `${directory}${name}` : `${directory}/${name}`;
}

/** The directory of a path and all above it, nearest first, ending with `/` or `.`. */
export function ancestorsOf(path: string): readonly string[] {
  const ancestors: string[] = [];
  for (let at = directoryOf(path); ; at = directoryOf(at)) {
    ancestors.push(at);
    if (at === "/" || at === ".") return ancestors;
  }
}

/**
 * The name under which a file is written before it gets its own. It is always the same for the same file, so
 * that the next run recognises what a killed one left.
 */
export function temporaryPath(path: string): string {
  return pathIn(directoryOf(path), `.${nameOf(path)}${TEMPORARY_END}`);
}

/** Whether a path is a {@link temporaryPath}. */
export function isTemporary(path: string): boolean {
  return nameOf(path).startsWith(".") && path.endsWith(TEMPORARY_END);
}

/** The command that removes the paths, ready to paste. */
export function clearingCommand(paths: readonly string[]): string {
  return shellQuote(["rm", "-f", "--", ...paths]);
}
