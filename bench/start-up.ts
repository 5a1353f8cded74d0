import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../packages/cli/bin/narwhal-deploy.js", import.meta.url));
const TIMES = 9;

/** Medians in milliseconds. */
export interface StartUp {
  readonly planMs: number;
  readonly nodeMs: number;
}

/** What `plan` takes from start to end in a directory with a discovered fleet, and what Node alone takes. */
export function measureStartUp(directory: string, environment: Readonly<Record<string, string>>): StartUp {
  const env = { ...process.env, ...environment };
  return {
    planMs: median(() => run([PROGRAM, "plan", "--json"], { cwd: directory, env })),
    nodeMs: median(() => run(["-e", "0"], { cwd: directory, env })),
  };
}

function median(measure: () => number): number {
  const times = Array.from({ length: TIMES }, measure).sort((a, b) => a - b);
  return times[(TIMES - 1) / 2] ?? 0;
}

function run(argv: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, argv, options);
  if (status !== 0) throw new Error(`${argv.join(" ")} ended with ${status}: ${stderr.toString()}`);
  return performance.now() - started;
}
