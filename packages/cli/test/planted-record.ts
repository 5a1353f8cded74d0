import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { MemoryFileStore } from "@narwhal/core/testing";

/** Puts what a discovery in memory left below a directory. */
export async function plantRecord(root: string, store: MemoryFileStore): Promise<void> {
  for (const [path, text] of Object.entries(store.files())) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await writeFile(place, text, { mode: 0o600 });
  }
}
