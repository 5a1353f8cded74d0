import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What comparing took. */
export interface CompareFigures {
  readonly ms: number;
  /** The largest resident size of the process that compared, the manifests and the loader in it. */
  readonly peakMiB: number;
}

/** Compares manifests in a process of its own, so that its peak of memory is that of the comparison. */
export async function compareMany(replicas: number, files: number): Promise<CompareFigures> {
  const child = fork(
    fileURLToPath(new URL("./compare-child.ts", import.meta.url)),
    [String(replicas), String(files)],
    {
      execArgv: ["--import", "tsx", "--conditions=narwhal-source"],
    },
  );
  const [figures] = (await once(child, "message")) as [CompareFigures];
  await once(child, "exit");
  return figures;
}
