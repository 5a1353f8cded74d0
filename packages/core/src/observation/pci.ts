import type { Command } from "../access/command.js";
import type { ProbeSettings } from "./probe.js";
import { type Entries, type ReadEntry, readCommand } from "./readers.js";

/** A PCI function and who made it. @public */
export interface PciDevice {
  /** `dddd:bb:dd.f`, lower case. */
  readonly address: string;
  /** Such as `0x10de`. */
  readonly vendor: string;
  /** Such as `0x030200`. */
  readonly class: string;
}

/**
 * A PCI address as sysfs writes it: lower case, domain of four digits (more only where it needs them). `undefined`
 * where the text is none. A tool may write eight digits of domain, or none.
 *
 * @public
 */
export function pciAddress(text: string): string | undefined {
  const match = /^(?:([0-9a-f]{1,8}):)?([0-9a-f]{1,2}):([0-9a-f]{1,2})\.([0-7])$/i.exec(text.trim());
  if (match === null) return undefined;
  const [, domain = "0", bus = "", device = "", fn = ""] = match;
  const short = domain.replace(/^0+/, "").padStart(4, "0");
  return `${short}:${bus.padStart(2, "0")}:${device.padStart(2, "0")}.${fn}`.toLowerCase();
}

/** Asks sysfs for vendor and class of every PCI function. */
export function pciCommand(settings: ProbeSettings): Command {
  const patterns = ["/sys/bus/pci/devices/*/vendor", "/sys/bus/pci/devices/*/class"];
  return readCommand(patterns, { ...settings, limit: 64, outputLimit: 4 << 20 });
}

/** The PCI functions that sysfs shows; `undefined` where it shows none, as in some containers. @public */
export function parsePciDevices(entries: Entries<ReadEntry>): readonly PciDevice[] | undefined {
  const found = new Map<string, { vendor?: string; class?: string }>();
  for (const [path, entry] of entries) {
    const match = /\/devices\/([^/]+)\/(vendor|class)$/.exec(path);
    if (match === null || entry.kind !== "text") continue;
    const [, address = "", what = ""] = match;
    found.set(address, { ...found.get(address), [what]: entry.text.trim().toLowerCase() });
  }
  const devices = [...found].flatMap(([address, { vendor, class: kind }]) =>
    vendor === undefined || kind === undefined ? [] : [{ address, vendor, class: kind }],
  );
  return devices.length === 0 ? undefined : devices;
}

/**
 * True for what computes or draws: display controllers (VGA, 3D, other) and processing accelerators, but not the
 * audio function, the bridge or the switch on the same card.
 */
export function isAccelerator(device: PciDevice): boolean {
  return /^0x(0300|0302|0380|1200)/.test(device.class);
}
