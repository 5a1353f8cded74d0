import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What `report` took for one record. */
export interface ReportFigures {
  /** From reading the record to both files written. */
  readonly ms: number;
  /** The largest resident size of the process, the loader of the TypeScript sources in it. */
  readonly peakMiB: number;
  /** Bytes of the page and of its Markdown. */
  readonly html: number;
  readonly markdown: number;
}

/** What must hold for 1,000 engines. */
export const REPORT_DEMAND = { ms: 5000, peakMiB: 500 };

const ROUNDS = 3;

/** Reports a record from the disk; the fastest of a few rounds counts, and the largest peak of memory. */
export async function measureReport(record: string): Promise<ReportFigures> {
  const rounds: ReportFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await reportOnce(record));
  const [fastest] = rounds.toSorted((a, b) => a.ms - b.ms);
  if (fastest === undefined) throw new TypeError("no round was run");
  return { ...fastest, peakMiB: Math.max(...rounds.map(({ peakMiB }) => peakMiB)) };
}

/** In a process of its own, so that its peak of memory is that of the report. */
async function reportOnce(record: string): Promise<ReportFigures> {
  const child = fork(fileURLToPath(new URL("./report-child.ts", import.meta.url)), [record], {
    execArgv: ["--import", "tsx", "--conditions=narwhal-source"],
  });
  const gone = once(child, "exit");
  const figures = await Promise.race([once(child, "message"), gone.then(() => [])]);
  await gone;
  if (figures[0] === undefined) throw new Error("the report of the record was not made");
  return figures[0] as ReportFigures;
}
