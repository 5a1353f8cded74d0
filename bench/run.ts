import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runClient, startServers, stopServers } from "./children.js";
import { benchEnvironment } from "./fleet.js";
import type { ClientTask, Figures, ServerTask } from "./messages.js";
import { measureStartUp, type StartUp } from "./start-up.js";

const HOSTS = [2, 8, 16];
const RTT_MS = [0, 40];
/** At this many hosts the ratio must reach this much. */
const DEMAND = { hosts: 16, ratio: 6 };

interface Comparison {
  readonly hosts: number;
  readonly rttMs: number;
  readonly together: Figures;
  readonly hostAfterHost: Figures;
  /** Discovery of hosts whose tools take no time. */
  readonly withoutTools: Figures;
}

const root = await mkdtemp(join(tmpdir(), "narwhal-bench-"));
try {
  const comparisons: Comparison[] = [];
  print(
    "| hosts | added RTT | discovery | host after host | ratio | without tool time | client CPU | client memory |",
  );
  print("|---|---|---|---|---|---|---|---|");
  for (const rttMs of RTT_MS) {
    for (const hosts of HOSTS) {
      const comparison = await compare(hosts, rttMs);
      comparisons.push(comparison);
      print(row(comparison));
    }
  }
  const start = await startUp();
  print(`\n\`plan\` takes ${start.planMs.toFixed(0)} ms; \`node -e 0\` takes ${start.nodeMs.toFixed(0)} ms.`);
  const slow = comparisons.filter((each) => each.hosts === DEMAND.hosts && ratio(each) < DEMAND.ratio);
  for (const each of slow)
    print(
      `too slow: ${each.hosts} hosts, ${each.rttMs} ms: ${ratio(each).toFixed(1)} times, not ${DEMAND.ratio}`,
    );
  process.exitCode = slow.length > 0 ? 1 : 0;
} finally {
  await rm(root, { recursive: true, force: true });
}

async function compare(hosts: number, rttMs: number): Promise<Comparison> {
  const realistic = { hosts, rttMs, toolTime: true };
  const [together, hostAfterHost] = await withServers(realistic, [
    { mode: "together" },
    { mode: "host after host" },
  ]);
  const [withoutTools] = await withServers({ ...realistic, toolTime: false }, [{ mode: "together" }]);
  if (together === undefined || hostAfterHost === undefined || withoutTools === undefined)
    throw new TypeError("a run gave no figures");
  if (together.modelTreeSha256 !== hostAfterHost.modelTreeSha256)
    throw new Error("the two ways did not find the same checkpoint");
  return { hosts, rttMs, together, hostAfterHost, withoutTools };
}

async function withServers(task: ServerTask, runs: readonly Pick<ClientTask, "mode">[]): Promise<Figures[]> {
  const { child, answer } = await startServers(task);
  const figures: Figures[] = [];
  try {
    for (const { mode } of runs) {
      const directory = await mkdtemp(join(root, "run-"));
      figures.push(await runClient({ hosts: task.hosts, ...answer, directory, mode }));
    }
  } finally {
    await stopServers(child);
  }
  return figures;
}

async function startUp(): Promise<StartUp> {
  const task = { hosts: 2, rttMs: 0, toolTime: false };
  const { child, answer } = await startServers(task);
  const directory = await mkdtemp(join(root, "plan-"));
  await runClient({ hosts: 2, ...answer, directory, mode: "together" });
  await stopServers(child);
  return measureStartUp(directory, benchEnvironment(2));
}

function ratio({ together, hostAfterHost }: Comparison): number {
  return hostAfterHost.ms / together.ms;
}

function row(each: Comparison): string {
  const { together, withoutTools } = each;
  return `| ${[
    each.hosts,
    `${each.rttMs} ms`,
    seconds(together.ms),
    seconds(each.hostAfterHost.ms),
    ratio(each).toFixed(1),
    seconds(withoutTools.ms),
    `${together.cpuS.toFixed(2)} s`,
    `${together.memoryPeakMiB.toFixed(0)} MiB (${together.memoryBeforeMiB.toFixed(0)} before)`,
  ].join(" | ")} |`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
