import type { GateError } from "../../errors/gate-error.js";
import type { Accelerators, Gpu, GpuUse } from "../observation.js";
import type { Ask, ProbeSettings, Report } from "../probe.js";

/** What a vendor's module is given to work with. */
export interface VendorContext {
  readonly ask: Ask;
  readonly settings: ProbeSettings;
  readonly report: Report;
  /** PCI addresses of this vendor's accelerators as sysfs shows them; `undefined` where it cannot be read. */
  readonly pciAddresses: readonly string[] | undefined;
}

/**
 * What a vendor's module found: its tool is not installed (`absent`), it works but there is nothing (`none`),
 * something is there but not usable (`fault`), or accelerators (`usable`; `integratedOnly` where they are all
 * graphics built into the processor).
 *
 * @public
 */
export type VendorFinding =
  | { readonly kind: "absent"; readonly tool: string }
  | { readonly kind: "none" | "fault"; readonly error: GateError }
  | { readonly kind: "usable"; readonly accelerators: Accelerators; readonly integratedOnly: boolean };

/** One vendor of accelerators. Shared code never asks which one it has. @public */
export interface Vendor {
  readonly id: string;
  /** The program that shows this vendor's accelerators. */
  readonly tool: string;
  readonly runtime: Accelerators["runtime"];
  readonly visibilityEnv: Accelerators["visibilityEnv"];
  readonly gpuTls: Accelerators["gpuTls"];
  /** Vendor id on the PCI bus, as sysfs writes it. */
  readonly pciVendor: string;
  /** Throws only what is no fault of the accelerators, such as a lost connection. */
  observe(context: VendorContext): Promise<VendorFinding>;
  /** The memory of these accelerators that is in use already; a tool that cannot tell gives nothing. */
  usage?(gpus: readonly Gpu[], context: Pick<VendorContext, "ask" | "settings">): Promise<readonly GpuUse[]>;
}
