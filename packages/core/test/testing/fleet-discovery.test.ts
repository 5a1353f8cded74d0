import { afterEach, describe, expect, it } from "vitest";
import type { Transcript } from "../../src/access/transcript.js";
import type { Transport } from "../../src/access/transport.js";
import { discover } from "../../src/discover.js";
import { createHostKeyStore } from "../../src/node/host-key-store.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { createSsh2Transport } from "../../src/node/ssh2-transport.js";
import type { FleetFault } from "../../src/testing/fleet-faults.js";
import { fleetEnvironment, fleetHosts } from "../../src/testing/fleet-plan.js";
import { type MemoryFileStore, memoryFileStore } from "../../src/testing/memory-file-store.js";
import { replayTransport } from "../../src/testing/replay-transport.js";
import { simulatedCheckpoint } from "../../src/testing/simulated-checkpoint.js";
import { type SimulatedFleet, startSimulatedFleet } from "../../src/testing/simulated-fleet.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import { assertGate } from "../../src/testing/to-throw-gate.js";

const CONFIG = [
  "config/deployment.env",
  "config/engine-launch.local.json",
  "config/engine-launch.sources.json",
  "config/fleet.json",
  "config/hosts.local.json",
];
const fleets: SimulatedFleet[] = [];
afterEach(async () => {
  await Promise.all(fleets.splice(0).map((fleet) => fleet.stop()));
});

async function run(store: MemoryFileStore, transport: Transport, fault?: FleetFault, commandMs = 10_000) {
  return discover({
    environment: fleetEnvironment(fault),
    out: "runs/discovery/demo",
    transport: () => transport,
    store,
    runtime: nodeRuntime,
    deadlines: { commandMs, stallMs: 10_000 },
    signal: new AbortController().signal,
    version: "0.0.0",
  });
}

/** Over real SSH, as the demonstration does it. */
async function overSsh(store: MemoryFileStore, fault?: FleetFault) {
  const fleet = await startSimulatedFleet({ fault });
  fleets.push(fleet);
  const path = "config/ssh.known_hosts";
  if (fleet.knownHosts !== undefined) store.plant(path, { kind: "file", text: fleet.knownHosts });
  const hostKeys = createHostKeyStore({ files: store, path, purpose: "discover", named: false });
  return run(store, createSsh2Transport({ hostKeys, resolve: fleet.resolve }), fault, fleet.commandMs);
}

const configOf = (store: MemoryFileStore): string[] =>
  Object.keys(store.files()).filter((path) => path.startsWith("config/"));

/** The five files that are created together. */
const contents = (store: MemoryFileStore): Record<string, string> =>
  Object.fromEntries(Object.entries(store.files()).filter(([path]) => CONFIG.includes(path)));

describe("discovery of the simulated fleet", () => {
  it("over SSH writes six files, without a warning", async () => {
    const store = memoryFileStore();
    const found = await overSsh(store);
    expect(found.warnings).toEqual([]);
    expect(configOf(store)).toEqual([...CONFIG, "config/ssh.known_hosts"]);
    expect(found.policy.engines.map(({ pool }) => pool)).toEqual(["prefill", "decode", "decode", "decode"]);
  });

  it("without a network gives the same configuration", async () => {
    const [ssh, memory] = [memoryFileStore(), memoryFileStore()];
    await overSsh(ssh);
    await run(memory, simulatedTransport(fleetHosts(undefined)));
    expect(contents(memory)).toEqual(contents(ssh));
  });

  it("can be replayed from its own record", async () => {
    const [first, second] = [memoryFileStore(), memoryFileStore()];
    const { inventory } = await run(first, simulatedTransport(fleetHosts(undefined)));
    const recordings = inventory.map(({ id }) => {
      const transcripts = Object.entries(first.files())
        .filter(([path]) => path.startsWith(`runs/discovery/demo/transcripts/${id}/`))
        .map(([, text]) => JSON.parse(text) as Transcript);
      return [id, { transcripts, files: simulatedCheckpoint("/models/hybrid-demo") }] as const;
    });
    expect(recordings.map(([, { transcripts }]) => transcripts.length > 0)).toEqual([true, true, true]);
    await run(second, replayTransport(Object.fromEntries(recordings)));
    expect(contents(second)).toEqual(contents(first));
  });
});

describe("each fault of the simulated fleet shows as itself, and writes no configuration", () => {
  it("differing-shard", async () => {
    const store = memoryFileStore();
    const error = await assertGate(() => overSsh(store, "differing-shard"), { gate: "checkpoint" });
    expect(error.message).toContain("model-00002-of-00003.safetensors");
    expect(configOf(store)).toEqual(["config/ssh.known_hosts"]);
  });

  it("changed-host-key", async () => {
    const store = memoryFileStore();
    await assertGate(() => overSsh(store, "changed-host-key"), { code: "HOST_KEY_CHANGED", host: "node-3" });
    expect(configOf(store)).toEqual(["config/ssh.known_hosts"]);
  });

  it("gpu-overlap", async () => {
    const store = memoryFileStore();
    await assertGate(() => overSsh(store, "gpu-overlap"), {
      gate: "inputs",
      field: "NARWHAL_NODE_2_GPU_IDS",
    });
    expect(store.files()).toEqual({});
  });

  it("hung-probe", async () => {
    const store = memoryFileStore();
    await assertGate(() => overSsh(store, "hung-probe"), {
      gate: "observation",
      host: "node-3",
      subject: "nvidia-smi",
    });
    expect(configOf(store)).toEqual(["config/ssh.known_hosts"]);
  });
});
