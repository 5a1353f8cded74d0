import { virtualWeights } from "./simulated-heads.js";
import { globPaths, numericOrder } from "./virtual-glob.js";
import { fileBytes, type Found, SYSTEM_WORDS, type VirtualFiles } from "./virtual-files.js";

type Fault = { readonly error: string; readonly message: string };

/** Bytes free in the file system of a simulated host that says nothing of it. */
const FREE_BYTES = 2 ** 40;

/**
 * Answers `@read LIMIT PATTERN...`, `@stat PATTERN...`, `@weights PATTERN...` and `@list DIRECTORY` over virtual files.
 *
 * @throws RangeError for a reader that does not exist or lacks its words.
 */
export function answerReader(
  files: VirtualFiles,
  argv: readonly string[],
  freeBytes: number = FREE_BYTES,
): unknown {
  const [name, ...args] = argv;
  if (name === "@read") return readAll(files, Number(args[0]), args.slice(1));
  if (name === "@stat") return byPath(files, args, (path) => statOf(files, path, freeBytes));
  if (name === "@list") return list(files, args[0] ?? "/");
  if (name === "@weights") return byPath(files, args, (path) => weightsOf(files, path));
  throw new RangeError(`no reader is called ${name}`);
}

function readAll(files: VirtualFiles, limit: number, patterns: readonly string[]): Record<string, unknown> {
  if (!Number.isInteger(limit) || limit < 0) throw new RangeError("@read needs a limit in bytes");
  return byPath(files, patterns, (path) => {
    const found = files.find(path);
    if ("error" in found) return fault(found.error);
    if (found.node.kind === "directory") return fault("EISDIR");
    if (found.node.kind !== "file") return fault("EIO");
    const bytes = fileBytes(found.node);
    const kept = bytes.subarray(0, limit);
    const cut = bytes.length > limit;
    return { ...contents(kept, cut), ...(cut ? { cut } : {}) };
  });
}

/** As text where it is UTF-8; a character that the cut went through is left out. */
function contents(bytes: Uint8Array, cut: boolean): { text: string } | { base64: string } {
  try {
    return {
      text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: cut }),
    };
  } catch {
    return { base64: Buffer.from(bytes).toString("base64") };
  }
}

function statOf(files: VirtualFiles, path: string, freeBytes: number): unknown {
  const found: Found = files.find(path);
  if ("error" in found) return fault(found.error);
  const { node } = found;
  return {
    kind: node.kind,
    mode: node.mode ?? (node.kind === "directory" ? 0o755 : node.kind === "file" ? 0o644 : 0o666),
    uid: 0,
    gid: 0,
    size: node.kind === "file" ? fileBytes(node).length : 0,
    major: "major" in node ? node.major : null,
    minor: "minor" in node ? node.minor : null,
    target: found.target ?? null,
    readable: true,
    writable: true,
    free_bytes: node.kind === "directory" ? freeBytes : null,
  };
}

function weightsOf(files: VirtualFiles, path: string): unknown {
  const found = files.find(path);
  if ("error" in found) return fault(found.error);
  if (found.node.kind !== "file") return fault(found.node.kind === "directory" ? "EISDIR" : "EINVAL");
  return virtualWeights(path, fileBytes(found.node));
}

function list(files: VirtualFiles, directory: string): unknown {
  const found = files.find(directory);
  if ("error" in found) return fault(found.error);
  if (found.node.kind !== "directory") return fault("ENOTDIR");
  return { entries: files.names(found.path).sort(numericOrder) };
}

function byPath(
  files: VirtualFiles,
  patterns: readonly string[],
  entry: (path: string) => unknown,
): Record<string, unknown> {
  const paths = new Set(patterns.flatMap((pattern) => globPaths(files, pattern)));
  return Object.fromEntries([...paths].sort(numericOrder).map((path) => [path, entry(path)]));
}

function fault(error: string): Fault {
  return { error, message: SYSTEM_WORDS[error] ?? error };
}
