/** One entry of a virtual file system; a plain text or bytes stand for a regular file. @public */
export type VirtualNode =
  | { readonly kind: "file"; readonly content: string | Uint8Array; readonly mode?: number }
  | { readonly kind: "directory"; readonly mode?: number }
  | {
      readonly kind: "character" | "block";
      readonly major: number;
      readonly minor: number;
      readonly mode?: number;
    }
  | { readonly kind: "fifo" | "socket"; readonly mode?: number }
  | { readonly kind: "link"; readonly target: string };

/** Entries by absolute path; parents need not be named. @public */
export type VirtualTree = Readonly<Record<string, string | Uint8Array | VirtualNode>>;

/** An entry that is no link. @public */
export type RealNode = Exclude<VirtualNode, { kind: "link" }>;

/** What a path leads to: the entry, its real path, and the text of the link that stood at the path's end. */
export type Found =
  | { readonly node: RealNode; readonly path: string; readonly target?: string }
  | { readonly error: "ENOENT" | "ENOTDIR" | "ELOOP"; readonly target?: string };

/** What the system says for an errno name. */
export const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  ENOENT: "No such file or directory",
  ENOTDIR: "Not a directory",
  EISDIR: "Is a directory",
  ELOOP: "Too many levels of symbolic links",
  EACCES: "Permission denied",
  EIO: "Input/output error",
};

/**
 * The files of a simulated host: regular files, directories, device nodes, sockets and symbolic links, by absolute
 * path. Everything is readable, as to root.
 *
 * @public
 */
export class VirtualFiles {
  readonly #nodes = new Map<string, VirtualNode>([["/", { kind: "directory" }]]);
  readonly #children = new Map<string, Set<string>>();

  constructor(tree: VirtualTree = {}) {
    for (const [path, entry] of Object.entries(tree)) this.put(path, entry);
  }

  /** Adds or replaces an entry; missing parents become directories. */
  put(path: string, entry: string | Uint8Array | VirtualNode): void {
    const plain = typeof entry === "string" || entry instanceof Uint8Array;
    const place = normalPath(path);
    this.#nodes.set(place, plain ? { kind: "file", content: entry } : entry);
    for (let at = place; at !== "/"; at = parentPath(at)) {
      const parent = parentPath(at);
      if (!this.#nodes.has(parent)) this.#nodes.set(parent, { kind: "directory" });
      const siblings = this.#children.get(parent) ?? new Set();
      this.#children.set(parent, siblings.add(at.slice(parent === "/" ? 1 : parent.length + 1)));
    }
  }

  /** Takes an entry away, and all below it. */
  delete(path: string): void {
    const place = normalPath(path);
    for (const name of this.names(place)) this.delete(`${place}/${name}`);
    this.#nodes.delete(place);
    this.#children.get(parentPath(place))?.delete(place.slice(place.lastIndexOf("/") + 1));
  }

  /** The entry itself, its own link not followed. */
  entry(path: string): VirtualNode | undefined {
    const parent = this.find(parentPath(normalPath(path)));
    if ("error" in parent) return undefined;
    return this.#nodes.get(joinPath(parent.path, path.slice(path.lastIndexOf("/") + 1)));
  }

  /** Follows every link on the way. */
  find(path: string): Found {
    return this.#find(normalPath(path), 0);
  }

  /** Names below a directory, sorted; empty for what is no directory. */
  names(directory: string): string[] {
    return [...(this.#children.get(directory) ?? [])].sort();
  }

  #find(path: string, hops: number): Found {
    if (hops > 40) return { error: "ELOOP" };
    if (path === "/") return { node: { kind: "directory" }, path };
    const parent = this.#find(parentPath(path), hops);
    if ("error" in parent) return { error: parent.error };
    if (parent.node.kind !== "directory") return { error: "ENOTDIR" };
    const real = joinPath(parent.path, path.slice(path.lastIndexOf("/") + 1));
    const node = this.#nodes.get(real);
    if (node === undefined) return { error: "ENOENT" };
    if (node.kind !== "link") return { node, path: real };
    const { target } = node;
    const next = this.#find(
      normalPath(target.startsWith("/") ? target : joinPath(parent.path, target)),
      hops + 1,
    );
    return { ...next, target };
  }
}

/** The bytes of a regular file. */
export function fileBytes(node: Extract<RealNode, { kind: "file" }>): Uint8Array {
  return typeof node.content === "string" ? Buffer.from(node.content, "utf8") : node.content;
}

/** An absolute path without `.`, `..`, doubled or trailing slashes. */
export function normalPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`;
}

/** A path below a directory. */
export function joinPath(directory: string, name: string): string {
  return directory === "/" ? `/${name}` : `${directory}/${name}`;
}

function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf("/")) || "/";
}
