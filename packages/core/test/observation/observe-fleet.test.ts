import { describe, expect, it } from "vitest";
import type { Command } from "../../src/access/command.js";
import type { Session } from "../../src/access/session.js";
import { Findings } from "../../src/errors/findings.js";
import { GateError } from "../../src/errors/gate-error.js";
import type { EngineInputs, Inputs, Inventory } from "../../src/inputs/inputs.js";
import { observeFleet } from "../../src/observation/observe-fleet.js";
import {
  type SimulatedHost,
  type SimulatedHostSpec,
  simulatedHost,
} from "../../src/testing/simulated-host.js";
import { askOf } from "./support.js";

const IMAGE = {
  id: `sha256:${"a1".repeat(32)}`,
  repoDigests: [`registry.example/vllm@sha256:${"b2".repeat(32)}`],
  environment: {},
  packages: { vllm: "0.29.0", nixl: "1.2.0", torch: "2.12.0" },
};

function engine(number: number, destination: string, more: Partial<EngineInputs> = {}): EngineInputs {
  return {
    number,
    role: `engine-${number}`,
    destination,
    image: IMAGE.id,
    modelDir: "/models/m",
    runDir: "/run/n",
    fabricInterface: "fabric0",
    enginePort: 8000 + number,
    attestPort: 8100 + number,
    sideChannelPort: 5600 + number,
    ucxTcpPortRange: { low: 30_000, high: 30_999 },
    from: { MODEL_DIR: `NARWHAL_NODE_${number}_MODEL_DIR` },
    ...more,
  };
}

function host(hostname: string, more: Partial<SimulatedHostSpec> = {}): SimulatedHost {
  return simulatedHost({
    hostname,
    accelerators: {
      vendor: "nvidia",
      product: "NVIDIA H200",
      count: 2,
      memoryMiB: 1000,
      computeCapability: "9.0",
      driver: "580.1",
    },
    images: [IMAGE],
    interfaces: [{ name: "fabric0", addresses: [`10.20.0.${hostname.length}/24`] }],
    files: { "/run/n": { kind: "directory" }, "/models/m/config.json": "{}" },
    ...more,
  });
}

interface Fleet {
  readonly engines: readonly EngineInputs[];
  readonly hosts: Readonly<Record<string, SimulatedHost>>;
  readonly run?: (id: string, command: Command) => void;
  readonly now?: () => number;
  readonly signal?: AbortSignal;
}

/** Observes hosts by destination; the first is `node-1`, and one without engines carries the router. */
async function observe({ engines, hosts, run, now, signal = new AbortController().signal }: Fleet) {
  const inventory: Inventory = Object.keys(hosts).map((destination, position) => {
    const roles = engines.filter((each) => each.destination === destination).map((each) => each.role);
    const id = roles.length === 0 ? "router" : `node-${position + 1}`;
    return {
      id,
      destination,
      sshEnv: `SSH_${id}`,
      passwordEnv: null,
      roles: roles.length === 0 ? ["router"] : roles,
    };
  });
  const asked: Record<string, Command[]> = {};
  const sessions = new Map(
    inventory.map(({ id, destination }): [string, Session] => {
      const commands = (asked[id] = []);
      const simulated = hosts[destination];
      if (simulated === undefined) throw new TypeError(`no host ${destination}`);
      const ask = askOf(simulated, commands);
      return [
        id,
        {
          host: id,
          run: async (command: Command, given: AbortSignal) => {
            given.throwIfAborted();
            run?.(id, command);
            const result = await ask(command);
            return now === undefined ? result : { ...result, at: now() };
          },
        } as Session,
      ];
    }),
  );
  const findings = new Findings();
  const observed = await observeFleet({
    inputs: { engines } as unknown as Inputs,
    inventory,
    sessions,
    commandMs: 60_000,
    signal,
    findings,
  });
  return { observed, findings, asked };
}

const told = (findings: Findings) =>
  findings.errors.map(({ code, host, role, field }) => [code, host, role, field]);
const warned = (findings: Findings) => findings.warnings.map(({ code, host }) => [code, host]);

const loseNode2 = (id: string) => {
  if (id === "node-2") throw new GateError("PYTHON_MISSING", { message: "the connection was lost" });
};

const shift = (simulated: SimulatedHost, seconds: number): SimulatedHost => ({
  ...simulated,
  run: async (call, signal) => {
    const output = await simulated.run(call, signal);
    if (call.argv[0] !== "@host") return output;
    const facts = JSON.parse(String(output.stdout)) as { time: number };
    return { stdout: JSON.stringify({ ...facts, time: 1000 + seconds }) };
  },
});

const oldIp = ({ argv }: { argv: readonly string[] }) =>
  argv.includes("-json")
    ? {
        end: { kind: "exit", code: 255 } as const,
        stderr: 'Option "-json" is unknown, try "ip -help".\n',
      }
    : {
        stdout: "4: fabric0: <UP,LOWER_UP> mtu 9000 state UP\n    inet 10.20.0.7/24 scope global fabric0\n",
      };

describe("observing a fleet", () => {
  it("gives every engine's facts, by role, and asks a router's host for its own facts alone", async () => {
    const { observed, findings, asked } = await observe({
      engines: [engine(1, "a"), engine(2, "bb")],
      hosts: { a: host("a"), bb: host("bb"), ccc: host("ccc") },
    });
    expect(told(findings)).toEqual([]);
    expect(warned(findings)).toEqual([]);
    expect([...observed.keys()]).toEqual(["engine-1", "engine-2"]);
    expect(observed.get("engine-2")).toMatchObject({
      role: "engine-2",
      hostId: "node-2",
      host: { hostname: "bb", machine: "x86_64" },
      image: { id: IMAGE.id, packages: IMAGE.packages },
      model: { config: {} },
      interface: { name: "fabric0", candidates: ["10.20.0.2"] },
      runDir: "/run/n",
    });
    expect(observed.get("engine-2")?.host).not.toHaveProperty("time");
    expect(asked["router"]?.map((each) => each.argv[0])).toEqual(["@host"]);
  });

  it("asks once for what engines of one host share", async () => {
    const { observed, asked } = await observe({
      engines: [
        engine(1, "a", { gpuIds: ["0"] }),
        engine(2, "a", { gpuIds: ["1"] }),
        engine(3, "a", { gpuIds: ["0"], modelDir: "/models/n" }),
      ],
      hosts: {
        a: host("a", {
          files: {
            "/run/n": { kind: "directory" },
            "/models/m/config.json": "{}",
            "/models/n/config.json": '{"n": 1}',
          },
        }),
      },
    });
    const words = asked["node-1"]?.map((each) => each.argv.slice(0, 3).join(" ")) ?? [];
    for (const program of [
      "nvidia-smi --query-gpu=index",
      "nvidia-smi --query-compute",
      "docker image inspect",
      "docker context",
      "ss",
      "docker run",
      "ip",
      "@host",
    ])
      expect(
        words.filter((each) => each.startsWith(program)),
        program,
      ).toHaveLength(1);
    expect(words.filter((each) => each.includes("/models/"))).toHaveLength(6);
    expect(observed.get("engine-3")?.model.config).toEqual({ n: 1 });
  });

  it("names host, role and the variable of each fault, and goes on", async () => {
    const { observed, findings } = await observe({
      engines: [
        engine(1, "a"),
        engine(2, "bb", { modelDir: "/gone", transferDevices: ["/dev/none"] }),
        engine(3, "bb", { runDir: "/gone" }),
      ],
      hosts: { a: host("a"), bb: host("bb", { faults: { docker: { kind: "missing" } } }) },
    });
    expect([...observed.keys()]).toEqual(["engine-1"]);
    expect(new Set(told(findings))).toEqual(
      new Set([
        ["DOCKER_MISSING", "node-2", "engine-2", "NARWHAL_ENGINE_IMAGE"],
        ["MODEL_DIR_MISSING", "node-2", "engine-2", "NARWHAL_NODE_2_MODEL_DIR"],
        ["RUN_DIR_MISSING", "node-2", "engine-3", "NARWHAL_RUN_DIR"],
        ["TRANSFER_DEVICE_MISSING", "node-2", "engine-2", "NARWHAL_TRANSFER_DEVICES"],
      ]),
    );
  });

  it("tells a lost connection once", async () => {
    const { observed, findings } = await observe({
      engines: [engine(1, "a"), engine(2, "bb")],
      hosts: { a: host("a"), bb: host("bb") },
      run: loseNode2,
    });
    expect([...observed.keys()]).toEqual(["engine-1"]);
    expect(told(findings)).toEqual([["PYTHON_MISSING", "node-2", "engine-2", undefined]]);
  });

  it("rejects with the signal's reason", async () => {
    const signal = AbortSignal.abort(new Error("interrupted"));
    await expect(observe({ engines: [engine(1, "a")], hosts: { a: host("a") }, signal })).rejects.toThrow(
      "interrupted",
    );
  });
});

describe("machines of a fleet", () => {
  const engines = [engine(1, "a"), engine(2, "bb")];
  const machineId = "m".repeat(32);

  it("are one where machine id and boot id agree", async () => {
    const ids = { machineId, bootId: "b" };
    const { findings } = await observe({ engines, hosts: { a: host("a", ids), bb: host("bb", ids) } });
    expect(told(findings)).toEqual([["SAME_MACHINE", "node-2", "engine-2", "SSH_node-2"]]);
    expect(findings.errors[0]?.message).toContain("node-1");
  });

  it("are one where they show the same GPU", async () => {
    const accelerators = {
      vendor: "nvidia",
      product: "NVIDIA H200",
      count: 1,
      memoryMiB: 1,
      computeCapability: "9.0",
      driver: "1",
      seed: "x",
    } as const;
    const { findings } = await observe({
      engines,
      hosts: { a: host("a", { accelerators }), bb: host("bb", { accelerators }) },
    });
    expect(told(findings).map(([code]) => code)).toEqual(["SAME_MACHINE"]);
  });

  it("are two where only the host name or the disk's image is the same", async () => {
    const gpus = {
      vendor: "nvidia",
      product: "NVIDIA H200",
      count: 2,
      memoryMiB: 1000,
      computeCapability: "9.0",
      driver: "580.1",
    } as const;
    const cloned = (bootId: string) =>
      host("same", { machineId, bootId, accelerators: { ...gpus, seed: bootId } });
    const hosts = { a: cloned("1"), bb: cloned("2") };
    const { findings } = await observe({ engines, hosts });
    expect(told(findings)).toEqual([]);
  });

  it("are warned of where driver or MTU differ", async () => {
    const bb = host("bb", {
      accelerators: {
        vendor: "nvidia",
        product: "NVIDIA H200",
        count: 2,
        memoryMiB: 1000,
        computeCapability: "9.0",
        driver: "570.9",
      },
      interfaces: [{ name: "fabric0", addresses: ["10.20.0.2/24"], mtu: 1500 }],
    });
    const { findings } = await observe({ engines, hosts: { a: host("a"), bb } });
    expect(warned(findings)).toEqual([
      ["ACCELERATOR_DRIVERS_DIFFER", "node-2"],
      ["INTERFACE_MTU_DIFFERS", "node-2"],
    ]);
  });

  it("are warned of where a candidate is a secondary address or the clock is off", async () => {
    const secondary = { family: "inet", local: "10.0.0.1", scope: "global", secondary: true };
    const shown = [{ ifname: "fabric0", flags: ["UP"], addr_info: [secondary] }];
    const tools = { ip: () => ({ stdout: JSON.stringify(shown) }) };
    const { observed, findings } = await observe({
      engines,
      hosts: { a: shift(host("a"), 0), bb: shift(host("bb", { tools }), -61) },
      now: () => 5000,
    });
    expect(warned(findings)).toEqual([
      ["INTERFACE_ADDRESS_SECONDARY", "node-2"],
      ["CLOCKS_DIFFER", "node-2"],
    ]);
    expect(observed.get("engine-2")?.host.clockOffsetS).toBe(-61);
    expect(findings.warnings[1]?.message).toContain("behind");
  });

  it("may have an ip that knows no JSON", async () => {
    const { observed } = await observe({
      engines,
      hosts: { a: host("a", { tools: { ip: oldIp } }), bb: host("bb") },
    });
    expect(observed.get("engine-1")?.interface.candidates).toEqual(["10.20.0.7"]);
  });
});
