import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { DiscoveryTask, EvidenceTask, Figures } from "./messages.js";

/** Discovers in a process of its own, in this working directory. */
export function discoverIn(directory: string, task: DiscoveryTask): Promise<Figures> {
  return run(new URL("./discover-child.ts", import.meta.url), directory, task);
}

/** Works over records in a process of its own, in this working directory. */
export function measureIn(directory: string, task: EvidenceTask): Promise<Figures> {
  return run(new URL("./evidence-child.ts", import.meta.url), directory, task);
}

async function run(script: URL, cwd: string, task: object): Promise<Figures> {
  const child = fork(fileURLToPath(script), {
    cwd,
    execArgv: ["--import", import.meta.resolve("tsx"), "--conditions=narwhal-source"],
  });
  child.send(task);
  let figures: Figures | undefined;
  child.once("message", (message) => {
    figures = message as Figures;
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (figures === undefined) throw new Error(`${script.href} ended with ${String(code)} and told no figures`);
  return figures;
}
