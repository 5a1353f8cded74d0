import { once } from "node:events";
import type { FleetState } from "./fleet.js";

/** A fleet to discover; `out` is the record, below the working directory. */
export interface DiscoveryTask {
  readonly engines: number;
  readonly out: string;
  readonly state: FleetState;
}

/** What is measured over the record in the working directory. */
export interface EvidenceTask {
  readonly what: "reference" | "derivation" | "verify" | "edited" | "diff" | "report";
  readonly record: string;
  /** The other record of a comparison. */
  readonly other: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The same with another value that all engines share. */
  readonly edited: Readonly<Record<string, string>>;
}

/** What a part of the work took, in a process of its own. */
export interface Figures {
  readonly ms: number;
  /** Processor time, of user and system, in seconds. */
  readonly cpuS: number;
  /** The largest resident size, the loader that runs the TypeScript sources in it. */
  readonly peakMiB: number;
  /** That size before the work began. */
  readonly beforeMiB: number;
  /** What came of it, in a word. */
  readonly found: string;
}

/** The task of this process, which its parent sends. */
export async function task<Task>(): Promise<Task> {
  const [message] = (await once(process, "message")) as [Task];
  return message;
}

/** Does the work and tells the parent what it took. */
export async function answer(work: () => Promise<string>): Promise<void> {
  const beforeMiB = peakMiB();
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const found = await work();
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  const figures: Figures = { ms, cpuS: (user + system) / 1e6, peakMiB: peakMiB(), beforeMiB, found };
  process.send?.(figures);
  process.disconnect();
}

function peakMiB(): number {
  return process.resourceUsage().maxRSS / 1024;
}
