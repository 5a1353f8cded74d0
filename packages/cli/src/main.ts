import { writeSync } from "node:fs";
import process from "node:process";
import { Interruption } from "./problem.js";
import { run } from "./run.js";

/** The first signal ends the run in order; the second ends the process at once. */
function abortOnSignals(controller: AbortController): void {
  const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(128 + numbers[signal]);
      process.stderr.write(`\n${signal}: ending in order; once more ends at once\n`);
      controller.abort(new Interruption(signal));
    });
  }
}

const controller = new AbortController();
abortOnSignals(controller);
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") return;
  try {
    writeSync(2, `error: cannot write standard output: ${error.message}\n`);
  } finally {
    process.exit(1);
  }
});
process.stderr.on("error", () => {
  // Nobody can be told; whoever reads the exit status knows all the same.
  process.exitCode = 1;
});
const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env }, controller.signal);
stdin.unref?.();
