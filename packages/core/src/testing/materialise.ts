import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileBytes, joinPath, type VirtualFiles } from "./virtual-files.js";

/** What belongs to the kernel is never made. */
const KERNEL = new Set(["/dev", "/proc", "/sys"]);

/**
 * Writes virtual files below a real directory, links included; what is neither file, directory nor link is an error.
 * The target of an absolute link is taken to lie below the directory too.
 */
export async function materialise(files: VirtualFiles, root: string): Promise<void> {
  const waiting = ["/"];
  for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
    await mkdir(join(root, directory), { recursive: true, mode: 0o700 });
    for (const name of files.names(directory)) {
      const path = joinPath(directory, name);
      const entry = files.entry(path);
      if (entry === undefined || KERNEL.has(path)) continue;
      if (entry.kind === "directory") waiting.push(path);
      else if (entry.kind === "file") await writeFile(join(root, path), fileBytes(entry), { mode: 0o600 });
      else if (entry.kind === "link")
        await symlink(
          entry.target.startsWith("/") ? join(root, entry.target) : entry.target,
          join(root, path),
        );
      else throw new TypeError(`${path} is a ${entry.kind}: it exists only in the simulation`);
    }
  }
}
