import type { Tool } from "./simulated-machine.js";
import type { VirtualNode } from "./virtual-files.js";

/** NVIDIA-like GPUs of a simulated host. @public */
export interface SimulatedNvidia {
  readonly vendor: "nvidia";
  /** Product name as the tool prints it. */
  readonly product: string;
  readonly count: number;
  readonly memoryMiB: number;
  /** Compute capability, such as `9.0`. */
  readonly computeCapability: string;
  readonly driver: string;
  /** Tells the UUIDs of two hosts apart. Default: the host name. */
  readonly seed?: string;
  /** Processes that hold memory of the cards. Default: none. */
  readonly processes?: readonly SimulatedGpuProcess[];
}

/** A process that holds memory of one card. @public */
export interface SimulatedGpuProcess {
  /** The card's index. */
  readonly gpu: number;
  readonly pid: number;
  readonly program: string;
  readonly memoryMiB: number;
}

/** One card as the fake tool and the fake files show it. */
export interface NvidiaCard {
  readonly index: number;
  readonly uuid: string;
  /** `dddd:bb:dd.f`, lower case. */
  readonly pci: string;
  readonly minor: number;
}

/** The cards, in order of PCI address; UUIDs are made from the seed. */
export function nvidiaCards(spec: SimulatedNvidia, seed: string): readonly NvidiaCard[] {
  return Array.from({ length: spec.count }, (_, index) => ({
    index,
    uuid: `GPU-${hexOf(`${seed}/${index}`, 8)}-${hexOf(seed, 4)}-4b1e-9f00-${hexOf(`${index}/${seed}`, 12)}`,
    pci: `0000:${(0x1b + index * 0x18).toString(16).padStart(2, "0")}:00.0`,
    minor: index,
  }));
}

/** Device nodes, driver and PCI files that go with the cards. */
export function nvidiaFiles(
  spec: SimulatedNvidia,
  cards: readonly NvidiaCard[],
): Record<string, string | VirtualNode> {
  const files: Record<string, string | VirtualNode> = {
    "/dev/nvidiactl": { kind: "character", major: 195, minor: 255 },
    "/dev/nvidia-uvm": { kind: "character", major: 508, minor: 0 },
    "/proc/driver/nvidia/version": `NVRM version: NVIDIA UNIX x86_64 Kernel Module  ${spec.driver}\n`,
  };
  for (const card of cards) {
    files[`/dev/nvidia${card.minor}`] = { kind: "character", major: 195, minor: card.minor };
    files[`/proc/driver/nvidia/gpus/${card.pci}/information`] = information(spec, card);
    files[`/sys/bus/pci/devices/${card.pci}/vendor`] = "0x10de\n";
    files[`/sys/bus/pci/devices/${card.pci}/class`] = "0x030200\n";
  }
  return files;
}

/** An `nvidia-smi` that knows `--query-gpu`, `--query-compute-apps` of four fields and `-L`. */
export function nvidiaSmi(spec: SimulatedNvidia, cards: readonly NvidiaCard[]): Tool {
  return ({ argv }) => {
    const options = new Set(argv.slice(1));
    if (options.has("-L") || options.has("--list-gpus"))
      return {
        stdout: cards.map((card) => `GPU ${card.index}: ${spec.product} (UUID: ${card.uuid})\n`).join(""),
      };
    if (options.has("--query-compute-apps=gpu_uuid,pid,process_name,used_memory"))
      return { stdout: (spec.processes ?? []).map((each) => processRow(cards, each)).join("") };
    const query = argv.find((word) => word.startsWith("--query-gpu="))?.slice("--query-gpu=".length);
    const format = argv.find((word) => word.startsWith("--format="))?.slice("--format=".length) ?? "";
    if (query === undefined || !format.startsWith("csv"))
      return { end: { kind: "exit", code: 1 }, stdout: "Invalid combination of input arguments.\n" };
    return queryGpu(spec, { cards, fields: query.split(","), format: new Set(format.split(",")) });
  };
}

function queryGpu(
  spec: SimulatedNvidia,
  query: { cards: readonly NvidiaCard[]; fields: readonly string[]; format: ReadonlySet<string> },
): ReturnType<Tool> {
  const { cards, format } = query;
  const fields = query.fields.map((field) => field.trim());
  const unknown = fields.find((field) => cell(spec, cards[0], field) === undefined);
  if (unknown !== undefined)
    return { end: { kind: "exit", code: 2 }, stdout: `Field "${unknown}" is not a valid field to query.\n` };
  const unit = (field: string): string =>
    field.startsWith("memory.") && !format.has("nounits") ? " MiB" : "";
  const header = fields.map((field) => (field.startsWith("memory.") ? `${field} [MiB]` : field)).join(", ");
  const rows = cards.map((card) =>
    fields.map((field) => `${cell(spec, card, field)}${unit(field)}`).join(", "),
  );
  return { stdout: [...(format.has("noheader") ? [] : [header]), ...rows].map((row) => `${row}\n`).join("") };
}

function cell(spec: SimulatedNvidia, card: NvidiaCard | undefined, field: string): string | undefined {
  const [domain = "", rest = ""] = (card?.pci ?? "0000:00:00.0").split(/:(.*)/);
  const cells: Readonly<Record<string, string>> = {
    index: `${card?.index}`,
    count: `${spec.count}`,
    name: spec.product,
    gpu_name: spec.product,
    uuid: `${card?.uuid}`,
    gpu_uuid: `${card?.uuid}`,
    "pci.bus_id": `0000${domain}:${rest}`.toUpperCase(),
    gpu_bus_id: `0000${domain}:${rest}`.toUpperCase(),
    "memory.total": `${spec.memoryMiB}`,
    "memory.used": `${usedMiB(spec, card)}`,
    driver_version: spec.driver,
    compute_cap: spec.computeCapability,
    "mig.mode.current": "Disabled",
    "mig.mode.pending": "Disabled",
  };
  return cells[field];
}

function usedMiB({ processes = [] }: SimulatedNvidia, card: NvidiaCard | undefined): number {
  return processes
    .filter(({ gpu }) => gpu === card?.index)
    .reduce((sum, { memoryMiB }) => sum + memoryMiB, 0);
}

function processRow(
  cards: readonly NvidiaCard[],
  { gpu, pid, program, memoryMiB }: SimulatedGpuProcess,
): string {
  return `${cards[gpu]?.uuid}, ${pid}, ${program}, ${memoryMiB}\n`;
}

function information(spec: SimulatedNvidia, card: NvidiaCard): string {
  return [
    `Model: \t\t ${spec.product}`,
    `GPU UUID: \t ${card.uuid}`,
    `Bus Location: \t ${card.pci}`,
    `Device Minor: \t ${card.minor}`,
    "GPU Excluded:\t No",
    "",
  ].join("\n");
}

/** Some digits that depend on every character of the text: to tell names apart, not to hide anything. */
export function hexOf(text: string, digits: number): string {
  let state = 0x811c9dc5;
  let out = "";
  while (out.length < digits) {
    for (const unit of `${text}#${out.length}`)
      state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x01000193);
    out += (state >>> 0).toString(16).padStart(8, "0");
  }
  return out.slice(0, digits);
}
