import { discover } from "../../packages/core/src/index.js";
import { createDiskFileStore, nodeRuntime } from "../../packages/core/src/node/index.js";
import { simulatedTransport } from "../../packages/core/src/testing/index.js";
import { fleetEnvironment, fleetHosts } from "./fleet.js";
import { answer, type DiscoveryTask, task } from "./messages.js";

/** Discovers a simulated fleet in the working directory: its record and its configuration are the benchmark's input. */
const { engines, out, state } = await task<DiscoveryTask>();
const transport = simulatedTransport(fleetHosts(engines, state));
await answer(async () => {
  await discover({
    environment: fleetEnvironment(engines, state),
    out,
    transport: () => transport,
    store: createDiskFileStore(),
    runtime: nodeRuntime,
    // So many hosts and their client share one process: the deadlines of real ones would be theirs together.
    deadlines: { commandMs: 600_000, stallMs: 600_000, helloMs: 600_000 },
    signal: new AbortController().signal,
    version: "0.0.0",
  });
  return "discovered";
});
