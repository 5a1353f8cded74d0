import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { discoverIn, measureIn } from "./children.js";
import { AFTER, BEFORE, fleetEnvironment } from "./fleet.js";
import type { EvidenceTask, Figures } from "./messages.js";

const ENGINES = Number(process.argv[2] ?? 1000);
/** What must hold of each; the program exits with 1 where it does not. */
const DEMAND = { ms: 5000, MiB: 500 };
/** The parts take turns, so that a change of the machine's load meets all of them; the best of the rounds counts. */
const ROUNDS = 3;
const PARTS = ["reference", "derivation", "verify", "edited", "diff", "report"] as const;
const RECORD = "runs/discovery/bench";

const WORDS: Readonly<Record<EvidenceTask["what"], string>> = {
  reference: "reading and parsing the record",
  derivation: "discovery's derivation from recorded answers",
  verify: "verify, offline",
  edited: "verify, offline, a value of all engines edited",
  diff: "diff",
  report: "report, HTML and Markdown",
};

const root = await mkdtemp(join(tmpdir(), "narwhal-bench-evidence-"));
const failed: string[] = [];
try {
  const [first, second] = [join(root, "first"), join(root, "second")];
  for (const [directory, state] of [
    [first, BEFORE],
    [second, AFTER],
  ] as const) {
    await mkdir(directory);
    const { ms } = await discoverIn(directory, { engines: ENGINES, out: RECORD, state });
    print(`discovered ${ENGINES} simulated engines in ${seconds(ms)}, the hosts in the same process`);
  }
  const environment = fleetEnvironment(ENGINES, BEFORE);
  const edited = fleetEnvironment(ENGINES, { ...BEFORE, blockSize: AFTER.blockSize });
  const task = { record: RECORD, other: join(second, RECORD), environment, edited };
  const best = new Map<EvidenceTask["what"], Figures>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const what of PARTS) {
      const figures = await measureIn(first, { ...task, what });
      const known = best.get(what);
      best.set(what, known === undefined ? figures : better(known, figures));
    }
  }
  print("");
  print("| part | time | ratio | CPU | memory | gives |");
  print("|---|---|---|---|---|---|");
  for (const [what, figures] of best) {
    print(row(what, figures, best.get("reference") ?? figures));
    if (what === "reference") continue;
    if (figures.ms >= DEMAND.ms) failed.push(`${WORDS[what]} in less than ${seconds(DEMAND.ms)}`);
    if (figures.peakMiB >= DEMAND.MiB) failed.push(`${WORDS[what]} in less than ${DEMAND.MiB} MiB`);
  }
} finally {
  await rm(root, { recursive: true, force: true });
}
for (const line of failed) print(`not met: ${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** The shortest times, and of the memory the largest. */
function better(a: Figures, b: Figures): Figures {
  return {
    ms: Math.min(a.ms, b.ms),
    cpuS: Math.min(a.cpuS, b.cpuS),
    peakMiB: Math.max(a.peakMiB, b.peakMiB),
    beforeMiB: Math.max(a.beforeMiB, b.beforeMiB),
    found: b.found,
  };
}

function row(
  what: EvidenceTask["what"],
  { ms, cpuS, peakMiB, beforeMiB, found }: Figures,
  reference: Figures,
): string {
  const memory = `${peakMiB.toFixed(0)} MiB (${beforeMiB.toFixed(0)} before)`;
  return `| ${[WORDS[what], seconds(ms), (ms / reference.ms).toFixed(1), `${cpuS.toFixed(2)} s`, memory, found].join(" | ")} |`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
