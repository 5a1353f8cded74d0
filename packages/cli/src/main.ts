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
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}
const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env }, controller.signal);
stdin.unref?.();
