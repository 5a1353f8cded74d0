import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Session } from "../../packages/core/src/access/session.js";
import { EXCLUDED_PATHS } from "../../packages/core/src/checkpoint/exclusions.js";
import type { ShardTree } from "./trees.js";

/** Milliseconds that the agent takes for a directory, as the gate asks for it. */
export async function hashOnce(session: Session, directory: string, workers: number): Promise<number> {
  const signal = new AbortController().signal;
  const request = { directory, excluded: EXCLUDED_PATHS, stallMs: 60_000, heads: true, workers };
  const started = performance.now();
  const { faults } = await session.hash(request, () => {}, signal);
  if (faults.length > 0) throw new Error(JSON.stringify(faults[0]));
  return performance.now() - started;
}

/** Milliseconds that OpenSSL's own program takes, its processes side by side, the files dealt out among them. */
export async function opensslOnce({ files }: ShardTree, processes: number): Promise<number> {
  const started = performance.now();
  const shares = Array.from({ length: processes }, (_, n) =>
    files.filter((_file, index) => index % processes === n),
  );
  await Promise.all(
    shares.map(async (share) => {
      const child = spawn("openssl", ["dgst", "-sha256", ...share], { stdio: "ignore" });
      const [code] = (await once(child, "exit")) as [number | null];
      if (code !== 0) throw new Error(`openssl ended with ${String(code)}`);
    }),
  );
  return performance.now() - started;
}

/** The largest resident size that the agent has had. */
export async function agentMemoryMiB(session: Session): Promise<number> {
  const argv = ["sh", "-c", "grep VmHWM /proc/$PPID/status"] as const;
  const { stdout } = await session.run({ argv, timeoutMs: 10_000 }, new AbortController().signal);
  return Number(/(\d+) kB/.exec(stdout)?.[1]) / 1024;
}
