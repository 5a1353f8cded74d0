import { describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { compareRecords } from "../../src/evidence/compare-records.js";
import { readComparison } from "../../src/evidence/read-comparison.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { checkpoint, DENSE, env, gpuHost, h200 } from "../fleets/parts.js";
import { amended, storeWith } from "./records.js";
import { discoveredFiles, discoveredRecord, type RecordSetup, twoHosts } from "./simulated-record.js";

const three = {
  hosts: { ...twoHosts(), "gpu-c": gpuHost("gpu-c", "10.20.0.13/24") },
  env: env({ NARWHAL_NODE_3_SSH: "gpu-c" }),
};
const router = {
  hosts: { ...twoHosts(), "router-a": simulatedHost({ hostname: "router-a" }) },
  env: env({ NARWHAL_ROUTER_SSH: "router-a" }),
};

async function hostsAndRoles(first: RecordSetup, second: RecordSetup) {
  const [before, after] = [await discoveredRecord(first), await discoveredRecord(second)];
  return compareRecords(before, after, new Map());
}

const NONE = { came: [], went: [], moved: [] };

describe("hosts and roles of two records", () => {
  it("come", async () => {
    const { hosts, roles, facts, settings } = await hostsAndRoles({}, three);
    expect(hosts).toMatchObject({
      came: [{ id: "node-3", destination: "gpu-c", roles: ["engine-3"] }],
      went: [],
      changed: [],
      facts: [],
    });
    expect(roles).toEqual({ ...NONE, came: [{ role: "engine-3", host: "node-3" }] });
    expect([facts, settings]).toEqual([[], []]);
  });

  it("go", async () => {
    const { hosts, roles } = await hostsAndRoles(three, {});
    expect(hosts.went).toMatchObject([{ id: "node-3", destination: "gpu-c" }]);
    expect(roles).toEqual({ ...NONE, went: [{ role: "engine-3", host: "node-3" }] });
  });

  it("move: the router to a host of its own", async () => {
    const { hosts, roles } = await hostsAndRoles({}, router);
    expect(hosts).toMatchObject({ came: [{ id: "router", destination: "router-a" }], went: [], changed: [] });
    expect(roles).toEqual({ ...NONE, moved: [{ role: "router", before: "node-1", after: "router" }] });
  });

  it("move: one machine under another id, known by its machine id", async () => {
    const swapped = { env: env({ NARWHAL_NODE_1_SSH: "gpu-b", NARWHAL_NODE_2_SSH: "gpu-a" }) };
    const { hosts, roles } = await hostsAndRoles({}, swapped);
    expect(hosts.changed).toMatchObject([
      { kind: "moved", before: { id: "node-1", destination: "gpu-a" }, after: { id: "node-2" } },
      { kind: "moved", before: { id: "node-2", destination: "gpu-b" }, after: { id: "node-1" } },
    ]);
    expect([hosts.came, hosts.went, hosts.facts]).toEqual([[], [], []]);
    expect(roles.moved.map(({ role }) => role)).toEqual(["engine-1", "router", "engine-2"]);
  });

  it("move: one machine under another destination", async () => {
    const { "gpu-a": a, "gpu-b": b } = twoHosts();
    const renamed = { hosts: { "gpu-a": a, "new-b": b }, env: env({ NARWHAL_NODE_2_SSH: "new-b" }) };
    const { hosts, roles } = await hostsAndRoles({}, renamed);
    expect(hosts.changed).toMatchObject([
      { kind: "moved", before: { destination: "gpu-b" }, after: { id: "node-2", destination: "new-b" } },
    ]);
    expect(roles).toEqual(NONE);
  });

  it("are exchanged: another machine under the same id", async () => {
    const { hosts, roles } = await hostsAndRoles({}, { hosts: twoHosts({}, { machineId: "f".repeat(32) }) });
    expect(hosts.changed).toMatchObject([
      { kind: "exchanged", before: { id: "node-2" }, after: { id: "node-2", machineId: "f".repeat(32) } },
    ]);
    expect(roles).toEqual(NONE);
  });

  it("are known by their id where machines were copied with their machine id", async () => {
    const clones = twoHosts({ machineId: "c".repeat(32) });
    const { hosts, roles } = await hostsAndRoles({ hosts: clones }, { hosts: clones });
    expect([hosts.changed, hosts.came, hosts.went]).toEqual([[], [], []]);
    expect(roles).toEqual(NONE);
  });

  it("tell another kernel, and nothing else", async () => {
    const found = await hostsAndRoles({}, { hosts: twoHosts({ kernel: "6.8.0-51-generic" }) });
    expect(found.hosts.facts).toEqual([
      { path: "kernel", before: "6.8.0-50-generic", after: "6.8.0-51-generic", hosts: ["node-1", "node-2"] },
    ]);
    expect({ ...found, hosts: { ...found.hosts, facts: [] } }).toEqual(
      await hostsAndRoles({}, {}).then((same) => ({ ...same, equal: false })),
    );
  });
});

describe("records that cannot be compared", () => {
  const pair = { before: "runs/first", after: "runs/second" };
  const stopped = { hosts: twoHosts({}, { accelerators: h200(4) }) };

  it("are told both at once", async () => {
    const findings = new Findings();
    const files = await discoveredFiles("runs/second", stopped);
    expect(await readComparison(storeWith(files), pair, findings)).toBeUndefined();
    expect(findings.errors.map(({ code, subject }) => [code, subject])).toEqual([
      ["RECORD_UNREADABLE", "runs/first/inputs.json"],
      ["RECORD_OF_FAILURE", "runs/second"],
    ]);
  });

  it("are those whose checkpoint manifest is not of the tree that the record names", async () => {
    const other = { hosts: twoHosts({ files: checkpoint(DENSE, { "tokenizer.json": "{}" }) }) };
    const files = {
      ...(await discoveredFiles("runs/first")),
      ...(await discoveredFiles("runs/second", other)),
    };
    const manifest = files["runs/first/engine-1-checkpoint.json"] ?? "";
    const mixed = amended(files, "runs/second/engine-1-checkpoint.json", () => manifest);
    const findings = new Findings();
    expect(await readComparison(storeWith(mixed), pair, findings)).toBeUndefined();
    expect(findings.errors.map(({ code, subject, role }) => [code, subject, role])).toEqual([
      ["RECORD_DAMAGED", "runs/second/engine-1-checkpoint.json", "engine-1"],
    ]);
  });

  it("are those that were edited: a fact without its digest, a copy without its", async () => {
    const files = { ...(await discoveredFiles("runs/first")), ...(await discoveredFiles("runs/second")) };
    const facts = amended(files, "runs/first/manifest.json", (text) =>
      text.replaceAll('"driver": "580.95.05"', '"driver": "590.1"'),
    );
    const both = amended(facts, "runs/second/generated/fleet.json", (text) =>
      text.replace('"ttft_s": 10', '"ttft_s": 20'),
    );
    const findings = new Findings();
    expect(await readComparison(storeWith(both), pair, findings)).toBeUndefined();
    expect(findings.errors.map(({ code, subject, role }) => [code, subject, role])).toEqual([
      ["RECORD_DAMAGED", "runs/first", "engine-1"],
      ["RECORD_DAMAGED", "runs/first", "engine-2"],
      ["RECORD_DAMAGED", "runs/second", undefined],
    ]);
  });
});
