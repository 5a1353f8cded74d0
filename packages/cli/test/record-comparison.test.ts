import type { RecordComparison } from "@narwhal/core";
import { describe, expect, test } from "vitest";
import { recordComparisonLines } from "../src/render/record-comparison.js";

const NOTHING: RecordComparison = {
  equal: false,
  versions: null,
  hosts: { came: [], went: [], changed: [], facts: [] },
  roles: { came: [], went: [], moved: [] },
  inputs: [],
  facts: [],
  accelerators: [],
  checkpoints: [],
  settings: [],
  warnings: { came: [], went: [], changed: [] },
  accepted: { came: [], went: [] },
};
const roles = ["engine-1"];

/** The lines below the records' names, without indentation. */
const linesOf = (changes: Partial<RecordComparison>): string[] =>
  recordComparisonLines({ ...NOTHING, ...changes }, { before: "a", after: "b" })
    .slice(3)
    .map((line) => line.trim());

const gpu = (id: string, uuid: string | null) => ({ id, name: "H200", uuid, device: `/dev/nvidia${id}` });
const host = (id: string, machineId: string) => ({ id, destination: `${id}.x`, machineId, roles });
const because = (value: number, source: string, evidence?: number) => ({
  value,
  origin: "observation" as const,
  source,
  ...(evidence === undefined ? {} : { evidence: [{ file: "config.json", field: "max", value: evidence }] }),
});
const warning = (role: string) => ({
  code: "CLOCKS_DIFFER" as const,
  gate: "observation" as const,
  severity: "warning" as const,
  role,
  message: `the clock of ${role} is off`,
  hint: "h",
});

describe("a comparison of records in words", () => {
  test("hosts and roles", () => {
    const hosts = {
      came: [host("node-3", "c")],
      went: [host("node-4", "d")],
      changed: [
        { kind: "moved" as const, before: host("node-1", "a"), after: host("node-2", "a") },
        { kind: "exchanged" as const, before: host("node-5", "e"), after: host("node-5", "f".repeat(32)) },
      ],
      facts: [],
    };
    const moves = {
      came: [
        { role: "engine-3", host: "node-3" },
        { role: "engine-6", host: "node-2" },
      ],
      went: [{ role: "engine-7", host: "node-2" }],
      moved: [{ role: "router", before: "node-1", after: "router" }],
    };
    expect(linesOf({ hosts, roles: moves })).toEqual([
      "hosts and roles",
      "+ node-3 (node-3.x): engine-1",
      "- node-4 (node-4.x): engine-1",
      "~ node-1 (node-1.x) -> node-2 (node-2.x): one machine",
      "~ node-5 (node-5.x): another machine, e -> ffffffffffff…",
      "+ engine-6 on node-2",
      "- engine-7 on node-2",
      "~ router: node-1 -> router",
    ]);
  });

  test("accelerators", () => {
    const place = { id: "0", device: "/dev/nvidia0" };
    expect(
      linesOf({
        accelerators: [
          { kind: "came", gpu: { ...gpu("0", "GPU-a"), pci: "0000:1b:00.0" }, roles },
          { kind: "went", gpu: gpu("1", null), roles },
          { kind: "exchanged", before: gpu("2", "GPU-b"), after: gpu("2", "GPU-c"), roles },
          { kind: "moved", gpus: [{ uuid: "GPU-d", before: place, after: place }], roles },
          { kind: "differs", path: "driver", before: "1", after: "2", gpus: ["0", "3"], of: 4, roles },
          { kind: "reordered", roles },
        ],
      }),
    ).toEqual([
      "hardware",
      "+ GPU 0 at 0000:1b:00.0: H200 GPU-a  [engine-1]",
      "- GPU 1: H200  [engine-1]",
      "~ GPU 2: another card, H200 GPU-b -> H200 GPU-c  [engine-1]",
      "~ 1 GPU has another index, device node or PCI address  [engine-1]",
      "~ driver: 1 -> 2, GPU 0,3  [engine-1]",
      "~ the same GPUs are listed in another order  [engine-1]",
    ]);
  });

  test("settings that came, went, or are decided otherwise, each in its category", () => {
    expect(
      linesOf({
        settings: [
          { setting: "environment.A", after: because(1, "the image"), roles },
          { setting: "environment.B", before: because(2, "the image"), roles },
          { setting: "max", before: because(3, "model", 10), after: because(3, "model", 20), roles },
          { setting: "address", before: because(4, "one"), after: because(5, "one"), roles },
        ],
        facts: [
          { category: "route", path: "address", before: 4, after: 5, roles },
          { category: "route", path: "mtu", before: 9000, after: 1500, roles },
        ],
      }),
    ).toEqual([
      "launch policy",
      "+ environment.A: 1, observed: the image  [engine-1]",
      "- environment.B: 2, observed: the image  [engine-1]",
      "~ max: still 3, observed: model, on other evidence: config.json max = 10 -> config.json max = 20  [engine-1]",
      "",
      "route",
      "~ address: 4 -> 5; observed: one  [engine-1]",
      "~ mtu: 9000 -> 1500  [engine-1]",
    ]);
  });

  test("warnings, told once a code, and accepted codes", () => {
    const came = ["engine-1", "engine-2", "engine-3"].map(warning);
    const changed = [{ before: warning("engine-4"), after: warning("engine-4") }];
    expect(
      linesOf({ warnings: { came, went: [], changed }, accepted: { came: ["A"], went: ["B"] } }),
    ).toEqual([
      "warnings",
      "+ CLOCKS_DIFFER: the clock of engine-1 is off (and 2 more of this code)  [engine-1 to engine-3]",
      "~ CLOCKS_DIFFER: the clock of engine-4 is off  [engine-4]",
      "+ accepted: A",
      "- accepted: B",
    ]);
  });

  test("a part with very many lines is cut, and what a record holds drives no terminal", () => {
    const inputs = Array.from({ length: 40 }, (_, index) => ({ path: `F${index}`, after: "\u001b[2J" }));
    const lines = linesOf({ inputs });
    expect(lines).toHaveLength(32);
    expect(lines[1]).toBe("~ F0: none -> \\x1b[2J");
    expect(lines.at(-1)).toBe("and 10 more; --json has all");
  });

  test("checkpoints with very many paths are cut", () => {
    const paths = Array.from({ length: 25 }, (_, index) => ({
      path: `${index}.safetensors`,
      kind: "went" as const,
      part: "weights" as const,
      before: { size: 1, sha256: "0" },
    }));
    const lines = linesOf({ checkpoints: [{ before: "1", after: "2", roles, equal: 0, paths }] });
    expect(lines[1]).toBe("~ checkpoint 1 -> 2: 0 differ, 0 came, 25 went, 0 equal  [engine-1]");
    expect(lines[2]).toBe("- 0.safetensors (weights)");
    expect(lines.at(-1)).toBe("and 5 more paths; --json has all");
  });
});
