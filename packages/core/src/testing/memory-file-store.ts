import type { FileStatus, FileStore } from "../emit/file-store.js";

/** What stands at a path of a memory store. @public */
export type MemoryNode =
  | { readonly kind: "file"; readonly text: string; readonly mode?: number }
  | { readonly kind: "directory"; readonly mode?: number }
  | { readonly kind: "link"; readonly target: string };

/** The methods of a {@link FileStore} that change something, by name. @public */
export type FileOperation = Exclude<keyof FileStore, "status" | "readText" | "list" | "writable">;

/** @public */
export interface MemoryFileStoreOptions {
  /**
   * Called before each operation that changes anything; what it throws is how the operation fails, with nothing
   * changed. Tests make full disks and kills with it: see {@link fileError}.
   */
  readonly before?: (operation: FileOperation, path: string) => void;
}

/** A {@link FileStore} in memory, open to the test's eyes and hands. @public */
export interface MemoryFileStore extends FileStore {
  /** Every regular file by path, in order of path. */
  files(): Readonly<Record<string, string>>;
  /** Puts something there, parents included, whatever stood there before. */
  plant(path: string, node: MemoryNode): void;
}

/** An Error as the file system raises it, with `code` the errno name. @public */
export function fileError(code: string, operation: string, path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: ${operation} '${path}'`), { code, syscall: operation, path });
}

type Node =
  | { kind: "file"; content: { text: string; mode: number } }
  | { kind: "directory"; mode: number }
  | { kind: "link"; target: string };

/**
 * Makes an empty store. Relative and absolute paths live side by side under their own roots, which always exist.
 * Hard links made by `link` share their content; symbolic links come only from `plant`.
 *
 * @public
 */
export function memoryFileStore(options: MemoryFileStoreOptions = {}): MemoryFileStore {
  const tree = new MemoryTree();
  const before = options.before ?? (() => {});

  return {
    async status(path) {
      const node = tree.at(normal(path));
      return node === undefined ? undefined : statusOf(node);
    },
    async readText(path) {
      const { node } = tree.follow(normal(path), "open");
      if (node === undefined) throw fileError("ENOENT", "open", path);
      if (node.kind !== "file") throw fileError("EISDIR", "read", path);
      return node.content.text;
    },
    async list(directory) {
      const { node, path } = tree.follow(normal(directory), "scandir");
      if (node === undefined) throw fileError("ENOENT", "scandir", directory);
      if (node.kind !== "directory") throw fileError("ENOTDIR", "scandir", directory);
      return tree.children(path);
    },
    async writable(directory) {
      const { node } = tree.follow(normal(directory), "access");
      if (node === undefined) throw fileError("ENOENT", "access", directory);
      if (node.kind !== "directory") throw fileError("ENOTDIR", "access", directory);
      return (node.mode & 0o200) !== 0;
    },
    async makeDirectory(path) {
      before("makeDirectory", path);
      tree.makeDirectories(normal(path));
    },
    async createDirectory(path) {
      before("createDirectory", path);
      if (tree.at(normal(path)) !== undefined) throw fileError("EEXIST", "mkdir", path);
      tree.makeDirectories(normal(path));
    },
    async createFile(path, text) {
      before("createFile", path);
      tree.create(normal(path), { kind: "file", content: { text, mode: 0o600 } });
    },
    async appendLines(path, lines, header) {
      before("appendLines", path);
      const { node, path: real } = tree.follow(normal(path), "open");
      if (node !== undefined && node.kind !== "file") throw fileError("EISDIR", "open", path);
      const added = lines.map((line) => `${line}\n`).join("");
      if (node === undefined) {
        const start = header === "" || header.endsWith("\n") ? header : `${header}\n`;
        tree.create(real, { kind: "file", content: { text: start + added, mode: 0o600 } });
      } else {
        const { content } = node;
        content.text += (content.text === "" || content.text.endsWith("\n") ? "" : "\n") + added;
      }
    },
    async link(from, to) {
      before("link", to);
      const node = tree.at(normal(from));
      if (node === undefined) throw fileError("ENOENT", "link", from);
      if (node.kind === "directory") throw fileError("EPERM", "link", from);
      tree.create(normal(to), node);
    },
    async remove(path) {
      before("remove", path);
      tree.remove(normal(path));
    },
    files: () => tree.files(),
    plant(path, node) {
      tree.makeDirectories(parentOf(normal(path)));
      tree.put(normal(path), planted(node));
    },
  };
}

/** Nodes by normal path; a parent always stands before its children. */
class MemoryTree {
  readonly #nodes = new Map<string, Node>([
    ["/", { kind: "directory", mode: 0o755 }],
    [".", { kind: "directory", mode: 0o755 }],
  ]);

  at(path: string): Node | undefined {
    return this.#nodes.get(this.#realParent(path));
  }

  put(path: string, node: Node): void {
    this.#nodes.set(this.#realParent(path), node);
  }

  /** The node behind links, and where it stands or would stand. */
  follow(path: string, operation: string): { node: Node | undefined; path: string } {
    let real = this.#realParent(path);
    for (let hops = 0; hops < 40; hops += 1) {
      const node = this.#nodes.get(real);
      if (node?.kind !== "link") return { node, path: real };
      real = this.#realParent(resolve(parentOf(real), node.target));
    }
    throw fileError("ELOOP", operation, path);
  }

  children(directory: string): string[] {
    return [...this.#nodes.keys()]
      .filter((path) => isChild(path, directory))
      .map(nameOf)
      .sort();
  }

  create(path: string, node: Node): void {
    if (this.at(path) !== undefined) throw fileError("EEXIST", "open", path);
    const parent = this.follow(parentOf(path), "open").node;
    if (parent === undefined) throw fileError("ENOENT", "open", path);
    if (parent.kind !== "directory") throw fileError("ENOTDIR", "open", path);
    this.put(path, node);
  }

  makeDirectories(path: string): void {
    const found = this.follow(path, "mkdir");
    if (found.node?.kind === "directory") return;
    if (found.node !== undefined || this.at(path) !== undefined) throw fileError("EEXIST", "mkdir", path);
    const parent = parentOf(path);
    if (this.follow(parent, "mkdir").node?.kind === "file") throw fileError("ENOTDIR", "mkdir", path);
    this.makeDirectories(parent);
    this.put(path, { kind: "directory", mode: 0o700 });
  }

  remove(path: string): void {
    const node = this.at(path);
    if (node === undefined) throw fileError("ENOENT", "unlink", path);
    const real = this.#realParent(path);
    if (node.kind === "directory" && this.children(real).length > 0)
      throw fileError("ENOTEMPTY", "rmdir", path);
    this.#nodes.delete(real);
  }

  files(): Record<string, string> {
    const found = [...this.#nodes].flatMap(([path, node]) =>
      node.kind === "file" ? [[path, node.content.text] as const] : [],
    );
    return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #realParent(path: string): string {
    if (path === "/" || path === ".") return path;
    const parent = this.follow(parentOf(path), "lookup");
    return parent.path === "." ? nameOf(path) : resolve(parent.path, nameOf(path));
  }
}

function planted(node: MemoryNode): Node {
  if (node.kind === "file") return { kind: "file", content: { text: node.text, mode: node.mode ?? 0o600 } };
  if (node.kind === "directory") return { kind: "directory", mode: node.mode ?? 0o700 };
  return { kind: "link", target: node.target };
}

function statusOf(node: Node): FileStatus {
  if (node.kind === "file")
    return {
      kind: "file",
      mode: node.content.mode,
      size: new TextEncoder().encode(node.content.text).length,
    };
  if (node.kind === "directory") return { kind: "directory", mode: node.mode, size: 0 };
  return { kind: "link", mode: 0o777, size: node.target.length };
}

function normal(path: string): string {
  if (path === "") throw fileError("ENOENT", "open", path);
  const rooted = path.startsWith("/");
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== ".." || !rooted) parts.push(part);
  }
  return rooted ? `/${parts.join("/")}` : parts.join("/") || ".";
}

function resolve(directory: string, target: string): string {
  return normal(target.startsWith("/") ? target : `${directory}/${target}`);
}

function parentOf(path: string): string {
  const slash = path.lastIndexOf("/");
  if (slash < 0) return ".";
  return slash === 0 ? "/" : path.slice(0, slash);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function isChild(path: string, directory: string): boolean {
  return path !== directory && path !== "/" && parentOf(path) === directory;
}
