import { describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { hostFacts, type HostFactsTable } from "../../src/evidence/host-facts.js";
import { nearAnswers, oddOnes } from "../../src/evidence/odd-ones.js";
import { readEstablishedRecord } from "../../src/evidence/read-record.js";
import { readHostFacts } from "../../src/evidence/read-host-facts.js";
import { readTranscripts } from "../../src/evidence/read-transcripts.js";
import { simulatedHost, type SimulatedHost } from "../../src/testing/simulated-host.js";
import { env, gpuHost, h200, IMAGE } from "../fleets/parts.js";
import { storeWith } from "./records.js";
import { discoveredFiles, type RecordSetup } from "./simulated-record.js";

type HostSpec = Parameters<typeof gpuHost>[2];

/** Three hosts with one engine each; the third is as given. */
const three = (third: HostSpec = {}, address = "10.20.0.13/24"): RecordSetup => ({
  hosts: {
    "gpu-a": gpuHost("gpu-a", "10.20.0.11/24"),
    "gpu-b": gpuHost("gpu-b", "10.20.0.12/24"),
    "gpu-c": gpuHost("gpu-c", address, third),
  },
  env: env({ NARWHAL_NODE_3_SSH: "gpu-c" }),
});

async function factsOf(setup: RecordSetup): Promise<HostFactsTable> {
  const store = storeWith(await discoveredFiles("runs/one", setup));
  const findings = new Findings();
  const record = await readEstablishedRecord(store, "runs/one", findings);
  const transcripts = await readTranscripts(store, "runs/one", findings);
  findings.settle();
  if (record === undefined) throw new TypeError("no record");
  return hostFacts(record.established, transcripts);
}

/** The odd values, as `host fact`. */
const oddOf = ({ hosts }: HostFactsTable): string[] =>
  hosts.flatMap(({ host, facts }) =>
    Object.entries(facts).flatMap(([name, { odd }]) => (odd ? [`${host} ${name}`] : [])),
  );

/** A host whose clock is off by so many seconds. */
const shifted = (host: SimulatedHost, seconds: number): SimulatedHost => ({
  ...host,
  async run(call, signal) {
    const output = await host.run(call, signal);
    if (call.argv[0] !== "@host") return output;
    const facts = JSON.parse(String(output.stdout)) as { time: number };
    return { ...output, stdout: JSON.stringify({ ...facts, time: facts.time + seconds }) };
  },
});

describe("hosts against facts", () => {
  it("tell what the hosts have, and nothing is odd where they are alike", async () => {
    const table = await factsOf(three());
    expect(oddOf(table)).toEqual([]);
    expect(table.facts).toEqual([
      "hostname",
      "kernel",
      "python",
      "clock_offset_s",
      "run_dir_free_bytes",
      "model_dir_free_bytes",
      "gpu_product",
      "gpu_count",
      "gpu_memory_bytes",
      "driver",
      "mtu",
      "image_id",
      "packages.vllm",
      "packages.torch",
      "packages.nixl",
      "packages.nixl-cu13",
    ]);
    const { facts, roles } = table.hosts[0] ?? {};
    expect(roles).toEqual(["engine-1", "router"]);
    expect(Object.fromEntries(Object.entries(facts ?? {}).map(([name, { value }]) => [name, value]))).toEqual(
      {
        hostname: "gpu-a",
        kernel: "6.8.0-50-generic",
        python: "3.12.3",
        clock_offset_s: expect.closeTo(0, 0),
        run_dir_free_bytes: 2 ** 40,
        model_dir_free_bytes: 2 ** 40,
        gpu_product: "NVIDIA H200",
        gpu_count: 2,
        gpu_memory_bytes: 143_771 * 2 ** 20,
        driver: "580.95.05",
        mtu: 9000,
        image_id: IMAGE.id,
        "packages.vllm": "0.29.0",
        "packages.torch": "2.12.0",
        "packages.nixl": "1.2.0",
        "packages.nixl-cu13": "1.2.0",
      },
    );
  });

  it.each<[string, HostSpec, string[]]>([
    ["kernel", { kernel: "5.15" }, ["node-3 kernel"]],
    ["Python", { python: "3.6.8" }, ["node-3 python"]],
    ["driver", { accelerators: { ...h200(2), driver: "570.1" } as never }, ["node-3 driver"]],
    ["MTU", { interfaces: [{ name: "fabric0", addresses: ["10.20.0.13/24"], mtu: 1500 }] }, ["node-3 mtu"]],
    ["little room", { freeBytes: 2 ** 38 }, ["node-3 run_dir_free_bytes", "node-3 model_dir_free_bytes"]],
    ["more room", { freeBytes: 2 ** 42 }, []],
    ["a little less room", { freeBytes: 2 ** 39 }, []],
  ])("mark another %s", async (_, spec, odd) => {
    expect(oddOf(await factsOf(three(spec)))).toEqual(odd);
  });

  it("mark a clock that is off, and no other", async () => {
    const setup = three();
    const table = await factsOf({
      ...setup,
      hosts: { ...setup.hosts, "gpu-a": shifted(gpuHost("gpu-a", "10.20.0.11/24"), -60) },
    });
    expect(oddOf(table)).toEqual(["node-1 clock_offset_s"]);
    expect(table.hosts[2]?.facts["clock_offset_s"]?.value).toBeCloseTo(60, 0);
  });

  it("mark all where none leads", async () => {
    const hosts = {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24"),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", { kernel: "5.15" }),
    };
    expect(oddOf(await factsOf({ hosts }))).toEqual(["node-1 kernel", "node-2 kernel"]);
  });

  it("tell of a host for the router alone what it says of itself", async () => {
    const router = simulatedHost({ hostname: "router-a", kernel: "6.1", freeBytes: 1 });
    const table = await factsOf({
      hosts: { ...three().hosts, "router-a": router },
      env: env({ NARWHAL_NODE_3_SSH: "gpu-c", NARWHAL_ROUTER_SSH: "router-a" }),
    });
    expect(table.hosts[3]).toMatchObject({
      host: "router",
      facts: { hostname: { value: "router-a" }, kernel: { value: "6.1", odd: true } },
    });
    expect(Object.keys(table.hosts[3]?.facts ?? {})).toEqual([
      "hostname",
      "kernel",
      "python",
      "clock_offset_s",
    ]);
    expect(oddOf(table)).toEqual(["router kernel"]);
  });

  it("name the host whose answer about itself cannot be read", async () => {
    const router = simulatedHost({ hostname: "router-a" });
    const files = await discoveredFiles("runs/one", {
      hosts: { ...three().hosts, "router-a": router },
      env: env({ NARWHAL_NODE_3_SSH: "gpu-c", NARWHAL_ROUTER_SSH: "router-a" }),
    });
    const path = "runs/one/transcripts/router/001-host.json";
    const transcript = JSON.parse(files[path] ?? "") as { stdout: string };
    const broken = { ...files, [path]: JSON.stringify({ ...transcript, stdout: "no answer" }) };
    const findings = new Findings();
    expect(await readHostFacts(storeWith(broken), "runs/one", findings)).toBeUndefined();
    expect(findings.errors).toHaveLength(1);
    expect(findings.errors[0]).toMatchObject({ code: "RECORD_DAMAGED", host: "router" });
    expect(findings.errors[0]?.message).toMatch(/^runs\/one\/transcripts\/router: /);
  });

  it("know no package by a name that every object inherits", async () => {
    const files = await discoveredFiles("runs/one", three());
    const findings = new Findings();
    const record = await readEstablishedRecord(storeWith(files), "runs/one", findings);
    if (record === undefined) throw new TypeError("no record");
    const [first] = record.established.engines.values();
    Object.assign(first?.packages ?? {}, { constructor: "1.0" });
    const values = hostFacts(record.established).hosts.map(
      ({ facts }) => facts["packages.constructor"]?.value,
    );
    expect(values).toEqual(["1.0", null, null]);
  });
});

describe("odd answers", () => {
  it.each<[(string | undefined)[], boolean[]]>([
    [[], []],
    [["a"], [false]],
    [
      ["a", "a", "b"],
      [false, false, true],
    ],
    [
      ["a", "b"],
      [true, true],
    ],
    [
      ["a", "a", "b", "b", "c"],
      [true, true, true, true, true],
    ],
    [
      ["a", undefined, "b", "a"],
      [false, false, true, false],
    ],
    [
      [undefined, undefined],
      [false, false],
    ],
  ])("of %j are %j", (answers, odd) => expect(oddOnes(answers)).toEqual(odd));

  it("are near where a neighbour is within the tolerance", () => {
    expect(nearAnswers([0, 4, 60, undefined, 8], 5)).toEqual(["0", "0", "1", undefined, "0"]);
  });
});
