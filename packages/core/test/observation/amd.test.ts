import { describe, expect, it } from "vitest";
import type { ReadEntry } from "../../src/observation/readers.js";
import { joinAmd } from "../../src/observation/vendors/amd-join.js";
import { type KfdNode, parseKfdNodes, requireKfdGpus } from "../../src/observation/vendors/kfd.js";
import type { RocmAgent } from "../../src/observation/vendors/rocminfo.js";
import { thrown } from "./support.js";

const nodesDir = "/sys/class/kfd/kfd/topology/nodes";
const text = (value: string): ReadEntry => ({ kind: "text", text: value, cut: false });
const refused: ReadEntry = { kind: "error", errno: "EPERM", message: "Operation not permitted" };
const properties = (values: Record<string, number | bigint>): ReadEntry =>
  text(
    Object.entries(values)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(""),
  );
const gpu = (location: number, minor: number, more: Record<string, number | bigint> = {}): ReadEntry =>
  properties({
    simd_count: 1216,
    location_id: location,
    domain: 0,
    drm_render_minor: minor,
    gfx_target_version: 90402,
    ...more,
  });
const topology = (files: Record<string, ReadEntry>) =>
  parseKfdNodes(new Map(Object.entries(files).map(([path, entry]) => [`${nodesDir}/${path}`, entry])));

const agents = (...given: Partial<RocmAgent>[]): RocmAgent[] =>
  given.map((each, ordinal) => ({
    ordinal,
    name: "AMD Instinct MI300X",
    arch: "gfx942",
    bdfid: 0,
    apu: false,
    ...each,
  }));
const codes = (part: () => unknown) => thrown(part).map((each) => each.code);
const A = { unique_id: 0x72be95cb49b27a64n };
const B = { unique_id: 0x02be95cb49b2bea8n };

describe("the kernel's AMD topology", () => {
  it("orders nodes by number, skips processors, keeps every digit of the unique id", () => {
    const { gpus, hidden } = topology({
      "10/properties": gpu(9728, 136, { unique_id: 11049870678078327405n }),
      "2/properties": gpu(1280, 128, { unique_id: 11049870678078327404n }),
      "0/properties": properties({ simd_count: 0, location_id: 0, drm_render_minor: 0 }),
    });
    expect(hidden).toEqual([]);
    expect(gpus.map(({ node, ordinal, uniqueId, uuid }) => [node, ordinal, uniqueId, uuid])).toEqual([
      [2, 0, "11049870678078327404", "GPU-995906d644dd0a6c"],
      [10, 1, "11049870678078327405", "GPU-995906d644dd0a6d"],
    ]);
  });

  it("pads the UUID and names the architecture", () => {
    const { gpus } = topology({ "1/properties": gpu(0x500, 128, { ...B, gfx_target_version: 90010 }) });
    expect(gpus[0]).toMatchObject({ uuid: "GPU-02be95cb49b2bea8", arch: "gfx90a" });
  });

  it("counts nodes that may not be read as hidden, whichever file refuses", () => {
    const { gpus, hidden } = topology({
      "1/gpu_id": refused,
      "1/properties": gpu(0, 128),
      "2/gpu_id": text("5\n"),
      "2/properties": text(""),
      "3/gpu_id": text("7\n"),
      "3/properties": gpu(0x500, 130),
    });
    expect(hidden).toEqual([1, 2]);
    expect(gpus.map(({ node, ordinal }) => [node, ordinal])).toEqual([[3, 0]]);
  });

  it("tells hidden GPUs from no GPUs", () => {
    expect(codes(() => requireKfdGpus(topology({ "1/properties": refused })))).toEqual(["AMD_GPU_HIDDEN"]);
    expect(codes(() => requireKfdGpus(topology({ "0/properties": properties({ simd_count: 0 }) })))).toEqual([
      "AMD_NO_GPU",
    ]);
    expect(codes(() => topology({ "1/properties": properties({ simd_count: 4 }) }))).toEqual([
      "AMD_TOPOLOGY_UNREADABLE",
    ]);
  });
});

const nodes = (...given: ReadEntry[]): readonly KfdNode[] =>
  topology(Object.fromEntries(given.map((entry, at) => [`${at + 1}/properties`, entry]))).gpus;

describe("rocminfo joined with the topology", () => {
  it("joins by UUID where locations collide over PCI domains", () => {
    const joined = joinAmd(
      agents({ uuid: "GPU-72be95cb49b27a64", bdfid: 1280 }, { uuid: "GPU-02be95cb49b2bea8", bdfid: 1280 }),
      nodes(gpu(1280, 128, A), gpu(1280, 136, { ...B, domain: 2 })),
    );
    expect(joined.map(({ index, pci, render, partitioned }) => [index, pci, render, partitioned])).toEqual([
      [0, "0000:05:00.0", "/dev/dri/renderD128", false],
      [1, "0002:05:00.0", "/dev/dri/renderD136", false],
    ]);
  });

  it("joins partitions of one card by location and gives them the card's address", () => {
    const joined = joinAmd(
      agents({ uuid: "GPU-72be95cb49b27a64", bdfid: 1280 }, { uuid: "GPU-72be95cb49b27a64", bdfid: 1281 }),
      nodes(gpu(1280, 128, A), gpu(1281, 129, A)),
    );
    expect(
      joined.map(({ pci, functionBits, render, partitioned }) => [pci, functionBits, render, partitioned]),
    ).toEqual([
      ["0000:05:00.0", 0, "/dev/dri/renderD128", true],
      ["0000:05:00.0", 1, "/dev/dri/renderD129", true],
    ]);
  });

  it("joins cards without a UUID by location, beside others with one", () => {
    const joined = joinAmd(
      agents(
        { bdfid: 28160, computeUnits: 2, arch: "gfx1036" },
        { uuid: "GPU-72be95cb49b27a64", bdfid: 768 },
      ),
      nodes(gpu(28160, 129), gpu(768, 128, A)),
    );
    expect(joined.map(({ index, integrated, render }) => [index, integrated, render])).toEqual([
      [0, true, "/dev/dri/renderD129"],
      [1, false, "/dev/dri/renderD128"],
    ]);
  });

  it("takes an old discrete card without a UUID for what it is", () => {
    const [card] = joinAmd(agents({ bdfid: 1792, computeUnits: 60, arch: "gfx906" }), nodes(gpu(1792, 128)));
    expect(card).toMatchObject({ integrated: false });
    expect(card).not.toHaveProperty("uuid");
  });

  const uuid = "GPU-72be95cb49b27a64";
  it.each([
    ["an agent that the kernel does not have", agents({ uuid }), [gpu(1280, 128, B)], "AMD_GPU_UNMATCHED"],
    [
      "a node that rocminfo does not list",
      agents({ uuid }),
      [gpu(1280, 128, A), gpu(1, 136, B)],
      "AMD_GPU_UNMATCHED",
    ],
    [
      "two nodes that fit one agent",
      agents({ bdfid: 5 }, { bdfid: 5 }),
      [gpu(5, 128), gpu(5, 129)],
      "AMD_GPU_UNMATCHED",
    ],
    [
      "another order",
      agents({ uuid }, { uuid: "GPU-02be95cb49b2bea8" }),
      [gpu(9728, 136, B), gpu(1280, 128, A)],
      "AMD_GPU_UNMATCHED",
    ],
    ["no render node", agents({ uuid }), [gpu(1280, 0, A)], "AMD_RENDER_NODE_UNKNOWN"],
  ])("refuses %s", (_, found, entries, code) => {
    expect(codes(() => joinAmd(found, nodes(...entries)))).toEqual([code]);
  });
});
