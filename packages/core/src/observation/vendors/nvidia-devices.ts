import type { CommandResult } from "../../access/command.js";
import { GateError } from "../../errors/gate-error.js";
import { pciAddress } from "../pci.js";
import { type Report, succeeded } from "../probe.js";
import type { Entries, ReadEntry } from "../readers.js";
import type { NvidiaRow } from "./nvidia-smi.js";

/** Where the driver tells the device minor of each card. */
export const NVIDIA_INFORMATION = "/proc/driver/nvidia/gpus/*/information";

/** Device minors by PCI address, from the driver's own files. @public */
export function parseNvidiaInformation(entries: Entries<ReadEntry>): ReadonlyMap<string, number> {
  const minors = new Map<string, number>();
  for (const [path, entry] of entries) {
    const pci = pciAddress(/\/gpus\/([^/]+)\/information$/.exec(path)?.[1] ?? "");
    const minor = entry.kind === "text" ? /^Device Minor:\s*(\d+)\s*$/m.exec(entry.text)?.[1] : undefined;
    if (pci !== undefined && minor !== undefined) minors.set(pci, Number(minor));
  }
  return minors;
}

/** Device minors by PCI address, from `nvidia-smi -q -x`. @public */
export function parseNvidiaXml(result: CommandResult): ReadonlyMap<string, number> {
  const minors = new Map<string, number>();
  for (const block of succeeded(result)
    .split(/<gpu id=/)
    .slice(1)) {
    const pci = pciAddress(/^"([^"]+)"/.exec(block)?.[1] ?? "");
    const minor = /<minor_number>\s*(\d+)\s*<\/minor_number>/.exec(block)?.[1];
    if (pci !== undefined && minor !== undefined) minors.set(pci, Number(minor));
  }
  return minors;
}

/** True where every card's minor is known. */
export function knowsAll(rows: readonly NvidiaRow[], minors: ReadonlyMap<string, number>): boolean {
  return rows.every((row) => row.pci !== undefined && minors.has(row.pci));
}

/**
 * `/dev/nvidia<minor>` of each card, in the rows' order. The minor is not the index; where no source tells it,
 * the index is taken and a warning says so. Two cards with one minor are an error.
 *
 * @public
 */
export function nvidiaDevices(
  rows: readonly NvidiaRow[],
  minors: ReadonlyMap<string, number>,
  report: Report,
): readonly string[] {
  const unknown = rows.filter((row) => row.pci === undefined || !minors.has(row.pci));
  if (unknown.length > 0)
    report("NVIDIA_MINOR_ASSUMED", {
      subject: "/proc/driver/nvidia",
      message: `the device minor of GPU ${unknown.map((row) => row.index).join(", ")} is unknown; the index is taken for it`,
    });
  const devices = rows.map((row) => `/dev/nvidia${minors.get(row.pci ?? "") ?? row.index}`);
  const repeated = devices.find((device, position) => devices.indexOf(device) !== position);
  if (repeated !== undefined)
    throw new GateError("TOOL_OUTPUT_UNREADABLE", {
      subject: repeated,
      message: `two GPUs of the host have the device ${repeated}`,
    });
  return devices;
}
