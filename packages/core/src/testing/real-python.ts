import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AgentRelay } from "./agent-relay.js";
import { createFakePrograms } from "./fake-programs.js";
import { materialise } from "./materialise.js";
import type { SimulatedHost } from "./simulated-host.js";
import { isAgentLaunch, type ProgramRunner, runProgram } from "./simulated-program.js";

/** Simulated programs of which the agent is the real one, under this machine's Python. */
export interface RealPython {
  readonly run: ProgramRunner;
  /** Removes all files that were made. */
  stop(): Promise<void>;
}

/**
 * Runs the agent that the client sends under this machine's `python3`. Hashing reads real files and tools are real
 * processes, both made in a temporary directory from what the simulated host has; the agent's readers (`@host`,
 * `@read`, …) are answered by the simulated host, since this machine has no such devices.
 */
export async function createRealPython(host: SimulatedHost): Promise<RealPython> {
  const directory = await mkdtemp(join(tmpdir(), "narwhal-simulated-"));
  const root = join(directory, "root");
  const programs = await createFakePrograms(host, directory);
  let made: Promise<void> | undefined;
  const world = {
    host,
    programs,
    async realPath(path: string): Promise<string> {
      made ??= materialise(host.files, root);
      await made;
      return join(root, path);
    },
  };
  return {
    run: (machine, argv, streams, signal) =>
      isAgentLaunch(argv)
        ? new AgentRelay(world, streams).run(argv, signal)
        : runProgram(machine, argv, streams, signal),
    stop: () => rm(directory, { recursive: true, force: true }),
  };
}
