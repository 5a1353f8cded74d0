import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { discover } from "../../packages/core/src/index.js";
import { nodeRuntime } from "../../packages/core/src/node/index.js";
import { memoryFileStore, simulatedTransport } from "../../packages/core/src/testing/index.js";
import { benchEnvironment, benchHosts } from "../fleet.js";

/** A record on the disk. */
export interface LargeRecord {
  readonly directory: string;
  /** Takes it away. */
  remove(): Promise<void>;
}

/** Discovers so many simulated hosts with one engine each; with a thousand it takes about a minute. */
export async function largeRecord(engines: number): Promise<LargeRecord> {
  const store = memoryFileStore();
  const transport = simulatedTransport(benchHosts(engines, false));
  await discover({
    environment: benchEnvironment(engines),
    out: "record",
    transport: () => transport,
    store,
    runtime: nodeRuntime,
    signal: new AbortController().signal,
    version: "0.1.0",
  });
  const root = await mkdtemp(join(tmpdir(), "narwhal-bench-"));
  for (const [path, text] of Object.entries(store.files())) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { directory: join(root, "record"), remove: () => rm(root, { recursive: true }) };
}
