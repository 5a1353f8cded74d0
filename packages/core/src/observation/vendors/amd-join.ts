import { GateError } from "../../errors/gate-error.js";
import type { KfdNode } from "./kfd.js";
import type { RocmAgent } from "./rocminfo.js";

/** A GPU that rocminfo and the kernel agree on. @public */
export interface AmdGpu {
  /** What ROCR_VISIBLE_DEVICES counts. */
  readonly index: number;
  readonly node: number;
  readonly name: string;
  readonly arch: string;
  /** `GPU-<16 hex>`; the partitions of one card share it. */
  readonly uuid?: string;
  /** The card's function; partitions of one card share it. */
  readonly pci: string;
  /** Low bits of the location: the partition's number where the card is partitioned. */
  readonly functionBits: number;
  /** `/dev/dri/renderD<minor>`. */
  readonly render: string;
  /** Another GPU of the host has the same UUID: they are partitions of one card. */
  readonly partitioned: boolean;
  readonly integrated: boolean;
  readonly memoryBytes?: number;
}

/**
 * Joins rocminfo's agents with the kernel's nodes: by UUID where it is unique on both sides, else within the
 * group of the same UUID by PCI location; then checks that both lists have one order. It never guesses:
 * `AMD_GPU_UNMATCHED` names what one side has alone or what stays ambiguous.
 *
 * @public
 */
export function joinAmd(agents: readonly RocmAgent[], nodes: readonly KfdNode[]): readonly AmdGpu[] {
  const free = new Set(nodes);
  const pairs = new Map<RocmAgent, KfdNode>();
  const uniqueFirst = [...agents].sort((a, b) => group(agents, a.uuid) - group(agents, b.uuid));
  for (const agent of uniqueFirst) {
    const node = nodeOf(agent, agents, free);
    pairs.set(agent, node);
    free.delete(node);
  }
  if (free.size > 0)
    throw unmatched(
      `rocminfo lists no GPU for node ${[...free].map((each) => each.node).join(", ")} of the kernel`,
    );
  checkOrder(agents, pairs, nodes);
  return agents.map((agent) => toAmdGpu(agent, pairs.get(agent) as KfdNode, nodes));
}

/** How many agents have that UUID; those without one come last. */
function group(agents: readonly RocmAgent[], uuid: string | undefined): number {
  return uuid === undefined ? Number.MAX_SAFE_INTEGER : agents.filter((each) => each.uuid === uuid).length;
}

function nodeOf(agent: RocmAgent, agents: readonly RocmAgent[], free: ReadonlySet<KfdNode>): KfdNode {
  const alike = [...free].filter((node) => agent.uuid === undefined || node.uuid === agent.uuid);
  const alone = agent.uuid !== undefined && group(agents, agent.uuid) === 1;
  const fitting = alone ? alike : alike.filter((node) => node.locationId === agent.bdfid);
  const [node, another] = fitting;
  const name = `GPU agent ${agent.ordinal} of rocminfo (${agent.name}, ${agent.uuid ?? "no UUID"}, BDFID ${agent.bdfid})`;
  if (node === undefined) throw unmatched(`the kernel has no node for ${name}`);
  if (another !== undefined) throw unmatched(`several nodes of the kernel fit ${name}`);
  return node;
}

/** The k-th GPU agent must be the k-th GPU node, or the index would select another card. */
function checkOrder(
  agents: readonly RocmAgent[],
  pairs: ReadonlyMap<RocmAgent, KfdNode>,
  nodes: readonly KfdNode[],
): void {
  agents.forEach((agent, position) => {
    const node = pairs.get(agent);
    if (node !== nodes[position])
      throw unmatched(
        `GPU agent ${position} of rocminfo is node ${node?.node} of the kernel, not node ${nodes[position]?.node}: their orders differ`,
      );
  });
}

function toAmdGpu(agent: RocmAgent, node: KfdNode, nodes: readonly KfdNode[]): AmdGpu {
  if (node.renderMinor === 0)
    throw new GateError("AMD_RENDER_NODE_UNKNOWN", {
      subject: `node ${node.node}`,
      message: `the kernel gives no render node for GPU ${node.ordinal} (${agent.name})`,
    });
  const partitioned = node.uuid !== undefined && nodes.filter((each) => each.uuid === node.uuid).length > 1;
  const uuid = node.uuid ?? agent.uuid;
  return {
    index: node.ordinal,
    node: node.node,
    name: agent.name,
    arch: agent.arch,
    ...(uuid === undefined ? {} : { uuid }),
    pci: kfdPciAddress(node, partitioned),
    functionBits: node.locationId & 7,
    render: `/dev/dri/renderD${node.renderMinor}`,
    partitioned,
    integrated: node.uuid === undefined && isIntegratedAgent(agent),
    ...(agent.memoryBytes === undefined ? {} : { memoryBytes: agent.memoryBytes }),
  };
}

/** The PCI address in a node's location; the function bits of a partition are no PCI function. @public */
export function kfdPciAddress(node: Pick<KfdNode, "domain" | "locationId">, partitioned: boolean): string {
  const { domain, locationId } = node;
  const fn = partitioned ? 0 : locationId & 7;
  return `${hex(domain, 4)}:${hex((locationId >> 8) & 0xff, 2)}:${hex((locationId >> 3) & 0x1f, 2)}.${fn}`;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}

/** Most compute units of graphics built into a processor that show no UUID. */
const INTEGRATED_UNITS = 16;
/** Graphics built into processors, whatever their size. */
const INTEGRATED_ARCHS = /^gfx(902|909|90c|1013|1033|1035|1036|1037|1103|1150|1151|1152|1153)$/;

/**
 * Graphics built into the processor: no identity of its own, and small, or of a kind that is only built in.
 *
 * @public
 */
export function isIntegratedAgent(agent: RocmAgent): boolean {
  if (agent.uuid !== undefined) return false;
  const small = (agent.computeUnits ?? Number.POSITIVE_INFINITY) <= INTEGRATED_UNITS;
  return small || agent.apu || INTEGRATED_ARCHS.test(agent.arch);
}

function unmatched(message: string): GateError {
  return new GateError("AMD_GPU_UNMATCHED", { subject: "rocminfo", message });
}
