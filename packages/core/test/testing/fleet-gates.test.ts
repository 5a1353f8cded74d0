import { describe, expect, it } from "vitest";
import { openSessions } from "../../src/access/open-sessions.js";
import { Findings } from "../../src/errors/findings.js";
import { parseInputs } from "../../src/inputs/parse-inputs.js";
import { planInventory } from "../../src/inputs/plan-inventory.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import type { EngineObservation } from "../../src/observation/observation.js";
import { observeFleet } from "../../src/observation/observe-fleet.js";
import { derivePolicy } from "../../src/policy/derive-policy.js";
import { fleetEnvironment, fleetHosts } from "../../src/testing/fleet-plan.js";
import type { FleetFault } from "../../src/testing/fleet-faults.js";
import type { SimulatedMachine } from "../../src/testing/simulated-machine.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";

const signal = new AbortController().signal;

async function observe(
  env: Readonly<Record<string, string>>,
  hosts: Readonly<Record<string, SimulatedMachine>>,
  commandMs = 10_000,
) {
  const findings = new Findings();
  const inputs = parseInputs(env, findings);
  findings.settle();
  if (inputs === undefined) throw new TypeError("no inputs and no finding");
  const inventory = planInventory(inputs);
  const shared = { inputs, inventory, signal, findings, runtime: nodeRuntime };
  const sessions = await openSessions({ ...shared, transport: simulatedTransport(hosts) });
  const observations = await observeFleet({ ...shared, sessions, commandMs });
  await Promise.all([...sessions.values()].map((session) => session.close()));
  return { inputs, findings, observations };
}

const demo = (fault?: FleetFault, commandMs?: number) =>
  observe(fleetEnvironment(fault), fleetHosts(fault), commandMs);

describe("the real gates read the simulated fleet", () => {
  it("without an error, and find what it was made of", async () => {
    const { findings, observations, inputs } = await demo();
    expect(findings.errors).toEqual([]);
    expect([...observations.keys()]).toEqual(["engine-1", "engine-2", "engine-3", "engine-4"]);
    const [first, , third] = [...observations.values()] as EngineObservation[];
    expect(first?.host.hostname).toBe("gpu-a");
    expect(first?.accelerators).toMatchObject({
      vendor: "nvidia",
      commonDevices: ["/dev/nvidiactl", "/dev/nvidia-uvm"],
    });
    expect(first?.accelerators.gpus.map(({ device }) => device)).toEqual(
      Array.from({ length: 8 }, (_, index) => `/dev/nvidia${index}`),
    );
    expect(first?.interface.candidates).toEqual(["10.20.0.11"]);
    expect(third?.interface.candidates).toEqual(["10.20.0.12"]);
    expect(first?.image.packages).toMatchObject({ vllm: "0.29.0", nixl: "1.2.0" });
    const policy = derivePolicy({ inputs, observations, findings });
    expect(findings.errors).toEqual([]);
    expect(policy?.engines.map(({ pool, tensorParallelSize }) => [pool, tensorParallelSize])).toEqual([
      ["prefill", 4],
      ["decode", 4],
      ["decode", 4],
      ["decode", 4],
    ]);
    expect(policy?.engines[0]?.environment).toMatchObject({ VLLM_SSM_CONV_STATE_LAYOUT: "DS" });
    expect(findings.warnings.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  it("hung-probe: names the host and the tool, and observes the others", async () => {
    const { findings, observations } = await demo("hung-probe", 800);
    const places = findings.errors.map(({ host, subject }) => `${host} ${subject}`);
    expect([...new Set(places)]).toEqual(["node-3 nvidia-smi"]);
    expect([...observations.keys()]).toEqual(["engine-1", "engine-2"]);
  });

  it("gpu-overlap: stops before the first connection", async () => {
    await expect(demo("gpu-overlap")).rejects.toMatchObject({
      errors: [{ gate: "inputs", field: "NARWHAL_NODE_2_GPU_IDS" }],
    });
  });

  it("AMD-like hosts: the cards by KFD node, each with its render node", async () => {
    const files = {
      "/models/m/config.json": '{"architectures": ["LlamaForCausalLM"]}',
      "/run/n": { kind: "directory" } as const,
    };
    const image = {
      id: `sha256:${"a".repeat(64)}`,
      environment: {},
      packages: { vllm: "0.29.0", "nixl-rocm": "1.2.0" },
    };
    const amdHost = (hostname: string, address: string) =>
      simulatedHost({
        hostname,
        accelerators: {
          vendor: "amd",
          product: "AMD Instinct MI300X",
          count: 8,
          architecture: "gfx942",
          memoryMiB: 196_592,
          driver: "6.10.5",
        },
        images: [image],
        interfaces: [{ name: "eth0", addresses: [`${address}/24`] }],
        files,
      });
    const env = {
      NARWHAL_NODE_1_SSH: "amd-a",
      NARWHAL_NODE_2_SSH: "amd-b",
      NARWHAL_ENGINE_IMAGE: image.id,
      NARWHAL_ENGINE_MODEL_NAME: "m",
      NARWHAL_MODEL_DIR: "/models/m",
      NARWHAL_RUN_DIR: "/run/n",
      NARWHAL_FABRIC_INTERFACE: "eth0",
      NARWHAL_ENGINE_PORT: "8000",
      NARWHAL_ATTEST_PORT: "8100",
      NARWHAL_NIXL_SIDE_CHANNEL_PORT: "5600",
      NARWHAL_UCX_TCP_PORT_RANGE: "30000-30999",
    };
    const hosts = { "amd-a": amdHost("amd-a", "10.0.0.1"), "amd-b": amdHost("amd-b", "10.0.0.2") };
    const { findings, observations } = await observe(env, hosts);
    expect(findings.errors).toEqual([]);
    const accelerators = observations.get("engine-1")?.accelerators;
    expect(accelerators).toMatchObject({ vendor: "amd", commonDevices: ["/dev/kfd"] });
    expect(accelerators?.gpus.map(({ index, device, pci }) => [index, device, pci]).slice(0, 2)).toEqual([
      [0, "/dev/dri/renderD128", "0000:d7:00.0"],
      [1, "/dev/dri/renderD136", "0000:b9:00.0"],
    ]);
  });
});
