import type { FindingFacts } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import type { Accelerators } from "./observation.js";
import { isAccelerator, parsePciDevices, type PciDevice, pciCommand } from "./pci.js";
import type { Ask, ProbeSettings, Report } from "./probe.js";
import { parseRead } from "./readers.js";
import { VENDORS } from "./vendors/index.js";
import type { Vendor, VendorFinding } from "./vendors/vendor.js";

/** What one vendor's module found, with what it reported beside it. */
export interface VendorObservation {
  readonly vendor: string;
  readonly tool: string;
  readonly finding: VendorFinding;
  readonly reports: readonly (readonly [ErrorCode, FindingFacts])[];
  /** Accelerators of the vendor on the PCI bus; `undefined` where that cannot be read. */
  readonly pciAddresses: readonly string[] | undefined;
}

/** Looks for the accelerators of every vendor, side by side, in the order of the list. */
export async function observeAccelerators(
  ask: Ask,
  settings: ProbeSettings,
  vendors: readonly Vendor[] = VENDORS,
): Promise<readonly VendorObservation[]> {
  const devices = parsePciDevices(parseRead(await ask(pciCommand(settings))));
  return Promise.all(vendors.map((vendor) => observeVendor(vendor, devices, { ask, settings })));
}

async function observeVendor(
  vendor: Vendor,
  devices: readonly PciDevice[] | undefined,
  means: { readonly ask: Ask; readonly settings: ProbeSettings },
): Promise<VendorObservation> {
  const reports: (readonly [ErrorCode, FindingFacts])[] = [];
  const report: Report = (code, facts) => reports.push([code, facts]);
  const pciAddresses = devices
    ?.filter((device) => device.vendor === vendor.pciVendor && isAccelerator(device))
    .map((device) => device.address);
  const finding = await vendor.observe({ ...means, report, pciAddresses });
  if (finding.kind === "usable") reportHidden(finding.accelerators, pciAddresses, report);
  return { vendor: vendor.id, tool: vendor.tool, finding, reports, pciAddresses };
}

/** Fewer accelerators from the tool than on the bus: something hides them. */
function reportHidden(
  { vendor, gpus, excluded }: Accelerators,
  pciAddresses: readonly string[] | undefined,
  report: Report,
): void {
  const shown = new Set(gpus.map((gpu) => gpu.pci ?? gpu.device));
  const count = shown.size + (excluded?.length ?? 0);
  if (pciAddresses === undefined || count >= pciAddresses.length) return;
  const missing = pciAddresses.filter((address) => !shown.has(address));
  report("ACCELERATOR_HIDDEN", {
    subject: vendor,
    message: `the PCI bus shows ${pciAddresses.length} accelerators of ${vendor}, its tool ${count}; not among the usable ones: ${missing.join(", ")}`,
  });
}
