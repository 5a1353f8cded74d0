import { createHash } from "node:crypto";
import type { HashFault, HashedFile, HashProgress } from "../access/session.js";
import type { MachineHash } from "./simulated-machine.js";
import { virtualHeads } from "./simulated-heads.js";
import { fileBytes, joinPath, normalPath, SYSTEM_WORDS, type VirtualFiles } from "./virtual-files.js";

interface Walk {
  readonly files: VirtualFiles;
  readonly root: string;
  readonly excluded: readonly string[];
  readonly found: { readonly path: string; readonly bytes: Uint8Array }[];
  readonly faults: HashFault[];
  readonly outsideLinks: { path: string; target: string }[];
}

const SLICE = 1 << 20;

/** Hashes a tree of virtual files by the rules of the real agent, telling progress after every MiB. */
export async function hashVirtualTree(
  files: VirtualFiles,
  request: { readonly directory: string; readonly excluded: readonly string[] },
  track: { readonly onProgress: (progress: HashProgress) => void; readonly signal: AbortSignal },
): Promise<MachineHash> {
  const root = files.find(request.directory);
  if ("error" in root || root.node.kind !== "directory") {
    const message = SYSTEM_WORDS["error" in root ? root.error : "ENOTDIR"] ?? "unknown";
    return { files: [], faults: [{ kind: "not-a-directory", path: ".", message }], outsideLinks: [] };
  }
  const walk: Walk = {
    files,
    root: root.path,
    excluded: request.excluded,
    found: [],
    faults: [],
    outsideLinks: [],
  };
  walkDirectory(walk, root.path, "");
  const { faults, outsideLinks } = walk;
  if (faults.length > 0) return { files: [], faults, outsideLinks };
  const heads = virtualHeads(files, root.path, walk.found);
  return { files: await hashAll(walk.found, track), faults, outsideLinks, heads };
}

function walkDirectory(walk: Walk, directory: string, prefix: string): void {
  for (const name of walk.files.names(directory)) {
    const path = `${prefix}${name}`;
    const full = joinPath(directory, name);
    const link = walk.files.entry(full);
    const target = walk.files.find(full);
    const isDirectory = "path" in target && target.node.kind === "directory";
    if (isExcluded(path, isDirectory, walk.excluded)) continue;
    if (link?.kind === "link" && "path" in target)
      noteOutside(walk, path, { link: link.target, real: target.path });
    if ("error" in target)
      walk.faults.push({
        kind: "dangling-link",
        path,
        message: `${SYSTEM_WORDS[target.error]} (link to ${link?.kind === "link" ? link.target : path})`,
      });
    else if (target.node.kind === "directory" && link?.kind === "link")
      walk.faults.push({ kind: "directory-link", path, message: "a link to a directory" });
    else if (target.node.kind === "directory") walkDirectory(walk, full, `${path}/`);
    else if (target.node.kind === "file") walk.found.push({ path, bytes: fileBytes(target.node) });
    else walk.faults.push({ kind: "special-file", path, message: `a ${target.node.kind}` });
  }
}

function noteOutside(walk: Walk, path: string, { link, real }: { link: string; real: string }): void {
  if (leaves(path, link) || !normalPath(real).startsWith(`${walk.root}/`))
    walk.outsideLinks.push({ path, target: link });
}

/** True where the link's own words lead out of the root, wherever they end. */
function leaves(path: string, link: string): boolean {
  if (link.startsWith("/")) return true;
  const depth = path.split("/").length - 1;
  let level = depth;
  for (const part of link.split("/")) {
    if (part === "..") level -= 1;
    else if (part !== "" && part !== ".") level += 1;
    if (level < 0) return true;
  }
  return false;
}

/** What is below an excluded directory is never come to. */
function isExcluded(path: string, isDirectory: boolean, excluded: readonly string[]): boolean {
  return excluded.includes(isDirectory ? `${path}/**` : path);
}

async function hashAll(
  found: Walk["found"],
  {
    onProgress,
    signal,
  }: { readonly onProgress: (progress: HashProgress) => void; readonly signal: AbortSignal },
): Promise<HashedFile[]> {
  const bytesTotal = found.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const hashed: HashedFile[] = [];
  let bytesDone = 0;
  for (const { path, bytes } of found) {
    const hash = createHash("sha256");
    for (let start = 0; start < bytes.length; start += SLICE) {
      if (signal.aborted) return [];
      const slice = bytes.subarray(start, start + SLICE);
      hash.update(slice);
      bytesDone += slice.length;
      onProgress({ bytesDone, bytesTotal, filesDone: hashed.length, filesTotal: found.length });
      await new Promise(setImmediate);
    }
    hashed.push({ path, size: bytes.length, sha256: hash.digest("hex") });
  }
  onProgress({ bytesDone, bytesTotal, filesDone: hashed.length, filesTotal: found.length });
  return hashed;
}
