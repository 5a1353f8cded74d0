import type { Tool } from "./simulated-machine.js";
import { hexOf } from "./simulated-nvidia.js";
import type { VirtualNode } from "./virtual-files.js";

/** AMD-like GPUs of a simulated host, one per KFD node. @public */
export interface SimulatedAmd {
  readonly vendor: "amd";
  /** Marketing name, such as `AMD Instinct MI300X`. */
  readonly product: string;
  readonly count: number;
  /** `gfx942` and the like. */
  readonly architecture: string;
  readonly memoryMiB: number;
  readonly driver: string;
  /** Step between render minors: 8 where the driver keeps room for partitions. Default 8. */
  readonly renderStep?: number;
  /** Tells the serial numbers of two hosts apart. Default: the host name. */
  readonly seed?: string;
}

/** One card as the fake tool and the fake files show it. */
export interface AmdCard {
  /** KFD node; node 0 is the processor. */
  readonly node: number;
  /** 16 hex digits. */
  readonly uniqueId: string;
  readonly pci: string;
  /** bus << 8. */
  readonly locationId: number;
  readonly renderMinor: number;
}

/** The cards in order of KFD node, which is deliberately not the order of their PCI addresses. */
export function amdCards(spec: SimulatedAmd, seed: string): readonly AmdCard[] {
  return Array.from({ length: spec.count }, (_, index) => {
    const bus = 0x05 + (spec.count - 1 - index) * 0x1e;
    return {
      node: index + 1,
      uniqueId: hexOf(`${seed}/amd/${index}`, 16).replace(/^0/, "1"),
      pci: `0000:${bus.toString(16).padStart(2, "0")}:00.0`,
      locationId: bus << 8,
      renderMinor: 128 + index * (spec.renderStep ?? 8),
    };
  });
}

/** Device nodes, KFD topology and PCI files that go with the cards. */
export function amdFiles(
  spec: SimulatedAmd,
  cards: readonly AmdCard[],
): Record<string, string | VirtualNode> {
  const nodes = "/sys/class/kfd/kfd/topology/nodes";
  const files: Record<string, string | VirtualNode> = {
    "/dev/kfd": { kind: "character", major: 235, minor: 0 },
    "/sys/module/amdgpu/version": `${spec.driver}\n`,
    [`${nodes}/0/gpu_id`]: "0\n",
    [`${nodes}/0/properties`]: properties({ cpu_cores_count: 64, simd_count: 0, drm_render_minor: 0 }),
  };
  for (const card of cards) {
    files[`/dev/dri/renderD${card.renderMinor}`] = { kind: "character", major: 226, minor: card.renderMinor };
    files[`${nodes}/${card.node}/gpu_id`] = `${10_000 + card.locationId}\n`;
    files[`${nodes}/${card.node}/properties`] = properties({
      cpu_cores_count: 0,
      simd_count: 1216,
      gfx_target_version: targetVersion(spec.architecture),
      vendor_id: 4098,
      location_id: card.locationId,
      domain: 0,
      drm_render_minor: card.renderMinor,
      unique_id: BigInt(`0x${card.uniqueId}`),
      num_xcc: 8,
    });
    files[`/sys/bus/pci/devices/${card.pci}/vendor`] = "0x1002\n";
    files[`/sys/bus/pci/devices/${card.pci}/class`] = "0x120000\n";
    files[`/sys/bus/pci/devices/${card.pci}/current_compute_partition`] = "SPX\n";
  }
  return files;
}

/** A `rocminfo` that lists the processor and the cards. */
export function rocminfo(spec: SimulatedAmd, cards: readonly AmdCard[]): Tool {
  const agents = [
    agent(1, {
      Name: "Simulated Processor",
      Uuid: "CPU-XX",
      Marketing: "Simulated Processor",
      Node: 0,
      Type: "CPU",
    }),
    ...cards.map((card, index) =>
      agent(index + 2, {
        Name: spec.architecture,
        Uuid: `GPU-${card.uniqueId}`,
        Marketing: spec.product,
        Node: card.node,
        Type: "GPU",
        bdfid: card.locationId,
        isa: `amdgcn-amd-amdhsa--${spec.architecture}:sramecc+:xnack-`,
        poolKiB: spec.memoryMiB * 1024,
      }),
    ),
  ];
  const stdout = `\u001b[37mROCk module version ${spec.driver} is loaded\u001b[0m\n${HEADER}${agents.join("")}*** Done ***             \n`;
  return () => ({ stdout });
}

const HEADER = [
  "=====================    ",
  "HSA System Attributes    ",
  "=====================    ",
  "Runtime Version:         1.14",
  "Machine Model:           LARGE                              ",
  "System Endianness:       LITTLE                             ",
  "",
  "==========               ",
  "HSA Agents               ",
  "==========               ",
  "",
].join("\n");

interface Agent {
  readonly Name: string;
  readonly Uuid: string;
  readonly Marketing: string;
  readonly Node: number;
  readonly Type: string;
  readonly bdfid?: number;
  readonly isa?: string;
  readonly poolKiB?: number;
}

function agent(number: number, facts: Agent): string {
  const stars = `${"*******".padEnd(25)}\n`;
  const pool =
    facts.poolKiB === undefined
      ? ""
      : `  Pool Info:               \n    Pool 1                   \n      Segment:                 GLOBAL; FLAGS: COARSE GRAINED      \n      Size:                    ${facts.poolKiB}(0x${facts.poolKiB.toString(16)}) KB\n`;
  const isa =
    facts.isa === undefined
      ? ""
      : `    ISA 1                    \n      Name:                    ${facts.isa}         \n`;
  return [
    `${stars}${`Agent ${number}`.padEnd(25)}\n${stars}`,
    row("Name", facts.Name),
    row("Uuid", facts.Uuid),
    row("Marketing Name", facts.Marketing),
    row("Vendor Name", facts.Type === "GPU" ? "AMD" : "CPU"),
    row("Node", facts.Node),
    row("Device Type", facts.Type),
    row("BDFID", facts.bdfid ?? 0),
    row("Internal Node ID", facts.Node),
    row("Compute Unit", facts.Type === "GPU" ? 304 : 64),
    pool,
    "  ISA Info:                \n",
    isa,
  ].join("");
}

function row(label: string, value: string | number): string {
  return `  ${`${label}:`.padEnd(25)}${String(value).padEnd(35)}\n`;
}

function properties(values: Readonly<Record<string, number | bigint>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}\n`)
    .join("");
}

/** `gfx942` as the kernel counts it: 90402. */
function targetVersion(architecture: string): number {
  const digits = architecture.replace(/^gfx/, "");
  const [step, minor] = [digits.slice(-1), digits.slice(-2, -1)].map((digit) => Number.parseInt(digit, 16));
  return Number(digits.slice(0, -2)) * 10_000 + (minor ?? 0) * 100 + (step ?? 0);
}
