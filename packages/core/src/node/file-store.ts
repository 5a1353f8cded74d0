import { constants } from "node:fs";
import * as fs from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { FileStatus, FileStore } from "../emit/file-store.js";
import { withFileLock } from "./file-lock.js";

/**
 * The {@link FileStore} on this machine's disk. Modes are exact whatever the umask; every change is synced,
 * file and directory both, before its promise resolves.
 *
 * @public
 */
export function createDiskFileStore(): FileStore {
  const appending = new Map<string, Promise<void>>();
  return {
    status,
    readText: (path) => fs.readFile(path, "utf8"),
    list: async (directory) => (await fs.readdir(directory)).sort(),
    writable,
    absolute: (path) => resolve(path),
    makeDirectory,
    createDirectory,
    createFile,
    async appendLines(path, lines, header) {
      const real = await appendTarget(path);
      const turn = (appending.get(real) ?? Promise.resolve()).then(() => append(real, lines, header));
      const settled = turn.then(
        () => {},
        () => {},
      );
      appending.set(real, settled);
      await turn;
    },
    async link(from, to) {
      await fs.link(from, to);
      await syncDirectory(dirname(to));
    },
    remove,
  };
}

async function status(path: string): Promise<FileStatus | undefined> {
  try {
    const found = await fs.lstat(path);
    const kind = found.isFile()
      ? "file"
      : found.isDirectory()
        ? "directory"
        : found.isSymbolicLink()
          ? "link"
          : "other";
    return { kind, mode: found.mode & 0o7777, size: found.size };
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

async function writable(directory: string): Promise<boolean> {
  try {
    await fs.access(directory, constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    if (hasCode(error, "EACCES") || hasCode(error, "EROFS") || hasCode(error, "EPERM")) return false;
    throw error;
  }
}

async function makeDirectory(path: string): Promise<void> {
  try {
    if ((await fs.stat(path)).isDirectory()) return;
    throw Object.assign(new Error(`EEXIST: not a directory, mkdir '${path}'`), { code: "EEXIST", path });
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
  const parent = dirname(path);
  if (parent !== path) await makeDirectory(parent).catch(parentFault);
  try {
    await makeOne(path);
  } catch (error) {
    const appeared = hasCode(error, "EEXIST") && (await fs.stat(path).catch(() => undefined))?.isDirectory();
    if (appeared !== true) throw error;
  }
}

async function createDirectory(path: string): Promise<void> {
  await makeDirectory(dirname(path)).catch(parentFault);
  await makeOne(path);
}

async function makeOne(path: string): Promise<void> {
  await fs.mkdir(path, { mode: 0o700 });
  await fs.chmod(path, 0o700);
  await syncDirectory(dirname(path));
}

/** A parent that is no directory is `ENOTDIR` for what should come below it. */
function parentFault(error: unknown): never {
  if (hasCode(error, "EEXIST")) throw Object.assign(error as Error, { code: "ENOTDIR" });
  throw error;
}

async function createFile(path: string, text: string): Promise<void> {
  const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;
  const handle = await fs.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
  try {
    try {
      await handle.chmod(0o600);
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await syncDirectory(dirname(path));
  } catch (error) {
    await fs.unlink(path);
    throw error;
  }
}

/** Where an append goes: a link is followed to a file that exists; a dangling one is refused. */
async function appendTarget(path: string): Promise<string> {
  const found = await status(path);
  if (found?.kind !== "link") return path;
  try {
    return await fs.realpath(path);
  } catch (error) {
    throw Object.assign(new Error(`ELOOP: dangling symbolic link '${path}'`, { cause: error }), {
      code: "ELOOP",
      path,
    });
  }
}

async function append(path: string, lines: readonly string[], header: string): Promise<void> {
  await withFileLock(path, async () => {
    const text = lines.map((line) => `${line}\n`).join("");
    if ((await status(path)) === undefined) await createWhole(path, headerText(header) + text);
    else await appendText(path, text);
  });
}

function headerText(header: string): string {
  return header === "" || header.endsWith("\n") ? header : `${header}\n`;
}

/** Never shows part of its first lines: a killed run leaves the file whole or absent. */
async function createWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  await fs.rm(temporary, { force: true });
  await createFile(temporary, text);
  try {
    await fs.link(temporary, path);
  } finally {
    await remove(temporary);
  }
}

async function appendText(path: string, text: string): Promise<void> {
  const handle = await fs.open(path, constants.O_RDWR | constants.O_APPEND | constants.O_NOFOLLOW);
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    const start = size === 0 || last[0] === 0x0a ? "" : "\n";
    try {
      await handle.writeFile(start + text);
      await handle.sync();
    } catch (error) {
      await handle.truncate(size);
      throw error;
    }
  } finally {
    await handle.close();
  }
}

async function remove(path: string): Promise<void> {
  const found = await fs.lstat(path);
  await (found.isDirectory() ? fs.rmdir(path) : fs.unlink(path));
  await syncDirectory(dirname(path));
}

/** Makes names durable; file systems that cannot sync a directory keep them by other means. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await fs.open(path, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    await handle.sync();
  } catch (error) {
    if (!hasCode(error, "EINVAL") && !hasCode(error, "ENOTSUP")) throw error;
  } finally {
    await handle.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
