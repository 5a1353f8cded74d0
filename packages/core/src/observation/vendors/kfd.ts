import { type FindingFacts, GateError } from "../../errors/gate-error.js";
import type { Entries, ReadEntry } from "../readers.js";

/** One GPU node of the kernel's topology. @public */
export interface KfdNode {
  /** Number of the node's directory. */
  readonly node: number;
  /** Position among the readable GPU nodes: what ROCR_VISIBLE_DEVICES counts. */
  readonly ordinal: number;
  /** Decimal text; beyond what a double holds. `0` where the card has none. */
  readonly uniqueId: string;
  /** `GPU-<16 hex>` of the unique id; absent where that is 0. */
  readonly uuid?: string;
  readonly domain: number;
  readonly locationId: number;
  /** Minor of `/dev/dri/renderD…`; 0 where there is none. */
  readonly renderMinor: number;
  /** Such as `gfx942`; absent on old kernels. */
  readonly arch?: string;
  readonly simdCount: number;
}

/** The kernel's topology as far as the login may read it. @public */
export interface KfdTopology {
  /** By ascending node. */
  readonly gpus: readonly KfdNode[];
  /** Nodes that are there but may not be read: GPUs that a device cgroup keeps from the session. */
  readonly hidden: readonly number[];
}

/** The files that hold the topology. */
export const KFD_FILES = [
  "/sys/class/kfd/kfd/topology/nodes/*/gpu_id",
  "/sys/class/kfd/kfd/topology/nodes/*/properties",
];

/** The properties of one node: name and decimal text. @public */
export function parseKfdProperties(text: string): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  for (const line of text.split("\n")) {
    const match = /^(\w+)\s+(\d+)\s*$/.exec(line);
    if (match !== null) properties.set(match[1] ?? "", match[2] ?? "");
  }
  return properties;
}

/**
 * Reads the kernel's topology out of its files, by path. A node whose files may not be read counts as hidden, one
 * without SIMDs is a processor.
 *
 * @public
 */
export function parseKfdNodes(entries: Entries<ReadEntry>): KfdTopology {
  const texts = new Map<number, string>();
  const hidden = new Set<number>();
  for (const [path, entry] of entries) {
    const match = /\/nodes\/(\d+)\/(gpu_id|properties)$/.exec(path);
    if (match === null) continue;
    const node = Number(match[1]);
    if (entry.kind !== "text" || (match[2] === "properties" && entry.text.trim() === "")) hidden.add(node);
    else if (match[2] === "properties") texts.set(node, entry.text);
  }
  const gpus = [...texts]
    .filter(([node]) => !hidden.has(node))
    .sort(([a], [b]) => a - b)
    .map(([node, text]) => ({ node, properties: parseKfdProperties(text) }))
    .filter(({ properties }) => count(properties, "simd_count") > 0)
    .map(({ node, properties }, ordinal) => readNode(node, ordinal, properties));
  return { gpus, hidden: [...hidden].sort((a, b) => a - b) };
}

/** Facts of the finding that GPU nodes may not be read. */
export function hiddenFacts({ gpus, hidden }: KfdTopology): FindingFacts {
  return {
    subject: "/sys/class/kfd/kfd/topology",
    message: `the kernel has ${gpus.length + hidden.length} AMD GPU nodes, and this login may not read ${hidden.length} of them (node ${hidden.join(", ")})`,
  };
}

/** Throws where the login can read no GPU node: because all are hidden, or because there is none. @public */
export function requireKfdGpus(topology: KfdTopology): void {
  if (topology.gpus.length > 0) return;
  if (topology.hidden.length > 0) throw new GateError("AMD_GPU_HIDDEN", hiddenFacts(topology));
  throw new GateError("AMD_NO_GPU", {
    subject: "/sys/class/kfd/kfd/topology",
    message: "the kernel's AMD topology has no GPU node",
  });
}

function readNode(node: number, ordinal: number, properties: ReadonlyMap<string, string>): KfdNode {
  const uniqueId = BigInt(properties.get("unique_id") ?? "0");
  const arch = gfxName(count(properties, "gfx_target_version"));
  if (!properties.has("location_id"))
    throw new GateError("AMD_TOPOLOGY_UNREADABLE", {
      subject: `nodes/${node}/properties`,
      message: `node ${node} of the AMD topology has no location_id`,
    });
  return {
    node,
    ordinal,
    uniqueId: uniqueId.toString(),
    ...(uniqueId === 0n ? {} : { uuid: `GPU-${uniqueId.toString(16).padStart(16, "0")}` }),
    domain: count(properties, "domain"),
    locationId: count(properties, "location_id"),
    renderMinor: count(properties, "drm_render_minor"),
    ...(arch === undefined ? {} : { arch }),
    simdCount: count(properties, "simd_count"),
  };
}

function count(properties: ReadonlyMap<string, string>, name: string): number {
  return Number(properties.get(name) ?? "0");
}

/** `90402` is gfx942: major, two digits of minor, two digits of stepping, the last two in hexadecimal. */
function gfxName(version: number): string | undefined {
  if (version === 0) return undefined;
  const [major, minor, step] = [Math.floor(version / 10000), Math.floor(version / 100) % 100, version % 100];
  return `gfx${major}${minor.toString(16)}${step.toString(16)}`;
}
