import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A directory of large files. */
export interface ShardTree {
  readonly directory: string;
  readonly files: readonly string[];
}

const made: string[] = [];
const BLOCK = 16 * 1024 * 1024;

/** Makes files of equal size. */
export async function shards(count: number, bytes: number): Promise<ShardTree> {
  const directory = await temporary();
  const block = randomBytes(BLOCK);
  const files: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const path = join(directory, `shard-${number}.bin`);
    const file = await open(path, "wx");
    for (let written = 0; written < bytes; written += BLOCK) {
      block.writeUInt32LE(written / BLOCK + number * 65_536, 0);
      await file.write(block, 0, Math.min(BLOCK, bytes - written));
    }
    await file.close();
    files.push(path);
  }
  return { directory, files };
}

/** Makes files of 100 bytes, 1000 in a directory. */
export async function manySmallFiles(count: number): Promise<string> {
  const directory = await temporary();
  for (let start = 0; start < count; start += 1000) {
    const part = join(directory, `part-${start / 1000}`);
    await mkdir(part);
    const names = Array.from(
      { length: Math.min(1000, count - start) },
      (_, index) => `file-${start + index}`,
    );
    await Promise.all(names.map((name) => writeFile(join(part, name), name.padEnd(100))));
  }
  return directory;
}

/** Removes all that was made. */
export async function removeTrees(): Promise<void> {
  await Promise.all(made.splice(0).map((directory) => rm(directory, { recursive: true, force: true })));
}

async function temporary(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "narwhal-bench-checkpoint-"));
  made.push(directory);
  return directory;
}
