import { joinPath, type VirtualFiles } from "./virtual-files.js";

/**
 * The paths that a pattern matches: `*`, `?` and `[...]` match within one component and
 * never a leading dot. A pattern without wildcard gives itself, whether it exists or not.
 */
export function globPaths(files: VirtualFiles, pattern: string): string[] {
  if (!hasWildcard(pattern)) return [pattern];
  let found = ["/"];
  for (const part of pattern.split("/").filter((each) => each !== ""))
    found = found.flatMap((directory) => below(files, directory, part));
  return found;
}

/** `card2` before `card10`. */
export function numericOrder(a: string, b: string): number {
  const left = a.split(/(\d+)/);
  const right = b.split(/(\d+)/);
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const [x = "", y = ""] = [left[index], right[index]];
    const order = index % 2 === 1 ? Number(x) - Number(y) : x < y ? -1 : Number(x > y);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function hasWildcard(pattern: string): boolean {
  return /[*?[]/.test(pattern);
}

function below(files: VirtualFiles, directory: string, part: string): string[] {
  const at = files.find(directory);
  if ("error" in at || at.node.kind !== "directory") return [];
  if (!hasWildcard(part))
    return files.entry(joinPath(directory, part)) === undefined ? [] : [joinPath(directory, part)];
  const expression = componentPattern(part);
  return files
    .names(at.path)
    .filter((name) => (part.startsWith(".") || !name.startsWith(".")) && expression.test(name))
    .map((name) => joinPath(directory, name));
}

function componentPattern(part: string): RegExp {
  const source = part.replace(/\*|\?|\[!?[^\]]+\]|[^*?[]+|\[/g, (piece) => {
    if (piece === "*") return ".*";
    if (piece === "?") return ".";
    if (piece.length > 2 && piece.startsWith("[")) return piece.replace(/^\[!/, "[^");
    return piece.replace(/[.+^${}()|\\[\]]/g, "\\$&");
  });
  return new RegExp(`^${source}$`, "su");
}
