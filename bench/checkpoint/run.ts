import { availableParallelism } from "node:os";
import { compareMany } from "./compare.js";
import { withLocalSession } from "./session.js";
import { manySmallFiles, removeTrees, shards } from "./trees.js";
import { agentMemoryMiB, hashOnce, opensslOnce } from "./ways.js";

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;
const ROUNDS = 6;
const BYTES = 4 * GIB;
/** What must hold; the program exits with 1 where it does not. */
const DEMAND = {
  overOneThread: 1.6,
  ofOpenssl: 0.9,
  agentMiB: 64,
  compareMs: 1000,
  compareMiB: 300,
};

const workers = availableParallelism();
const failed: string[] = [];
try {
  await throughput();
  await smallFiles();
  await comparison();
} finally {
  await removeTrees();
}
for (const line of failed) print(`not met: ${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** The ways take turns, so that a change of the machine's load meets all of them. */
async function throughput(): Promise<void> {
  const tree = await shards(8, BYTES / 8);
  const best = { one: Infinity, all: Infinity, openssl: Infinity };
  let memory = 0;
  await opensslOnce(tree, workers);
  for (let round = 0; round < ROUNDS; round += 1) {
    best.openssl = Math.min(best.openssl, await opensslOnce(tree, workers));
    await withLocalSession(async (session) => {
      best.all = Math.min(best.all, await hashOnce(session, tree.directory, workers));
      memory = Math.max(memory, await agentMemoryMiB(session));
    });
    await withLocalSession(async (session) => {
      best.one = Math.min(best.one, await hashOnce(session, tree.directory, 1));
    });
  }
  print(`${BYTES / GIB} GiB in 8 shards, in memory already; ${workers} processors; best of ${ROUNDS}`);
  print(`agent, 1 thread:            ${rate(best.one)}`);
  print(
    `agent, ${workers} threads:           ${rate(best.all)}, ${(best.one / best.all).toFixed(2)} times one`,
  );
  print(
    `openssl dgst, ${workers} processes:  ${rate(best.openssl)}; agent ${percent(best.openssl / best.all)} of it`,
  );
  print(`largest memory of the agent: ${memory.toFixed(1)} MiB`);
  if (workers > 1)
    demand(best.one / best.all >= DEMAND.overOneThread, `${DEMAND.overOneThread} times one thread`);
  demand(best.openssl / best.all >= DEMAND.ofOpenssl, `${percent(DEMAND.ofOpenssl)} of openssl`);
  demand(memory < DEMAND.agentMiB, `less than ${DEMAND.agentMiB} MiB`);
}

async function smallFiles(): Promise<void> {
  const count = 100_000;
  const directory = await manySmallFiles(count);
  await withLocalSession(async (session) => {
    const before = process.memoryUsage.rss();
    const ms = await hashOnce(session, directory, workers);
    const client = (process.memoryUsage.rss() - before) / MIB;
    const agent = await agentMemoryMiB(session);
    print(
      `${count} files of 100 bytes: ${(ms / 1000).toFixed(1)} s; agent ${agent.toFixed(0)} MiB, client ${client.toFixed(0)} MiB more`,
    );
    demand(agent < DEMAND.agentMiB, `less than ${DEMAND.agentMiB} MiB for ${count} files`);
  });
}

async function comparison(): Promise<void> {
  const { ms, peakMiB } = await compareMany(64, 10_000);
  print(
    `64 manifests of 10,000 files, 1 % differing on each: ${ms.toFixed(0)} ms, process ${peakMiB.toFixed(0)} MiB`,
  );
  demand(ms < DEMAND.compareMs, `compared within ${DEMAND.compareMs} ms`);
  demand(peakMiB < DEMAND.compareMiB, `compared within ${DEMAND.compareMiB} MiB`);
}

function demand(holds: boolean, what: string): void {
  if (!holds) failed.push(what);
}

function rate(ms: number): string {
  return `${(BYTES / MIB / (ms / 1000)).toFixed(0)} MiB/s`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
