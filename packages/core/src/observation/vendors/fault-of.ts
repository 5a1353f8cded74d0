import { GateError, GateFailure } from "../../errors/gate-error.js";
import type { Accelerators } from "../observation.js";
import type { VendorFinding } from "./vendor.js";

/**
 * Runs a vendor's reading and turns its fault into a finding. Where the PCI bus can be read and shows nothing of
 * the vendor, a tool that fails only says that it has nothing to show.
 */
export async function faultOf(
  pciAddresses: readonly string[] | undefined,
  read: () => Promise<{ readonly accelerators: Accelerators; readonly integratedOnly: boolean }>,
): Promise<VendorFinding> {
  try {
    return { kind: "usable", ...(await read()) };
  } catch (error) {
    if (error instanceof GateFailure) return { kind: "fault", error: severalAsOne(error) };
    if (!(error instanceof GateError) || error.gate === "access") throw error;
    return { kind: pciAddresses?.length === 0 ? "none" : "fault", error };
  }
}

/** Several faults of one kind as one, so that a host shows them together. */
function severalAsOne(failure: GateFailure): GateError {
  const [first] = failure.errors;
  return new GateError(first.code, {
    message: failure.errors.map((each) => each.message).join("; "),
    subject: failure.errors.map((each) => each.subject ?? "").join(", "),
    hint: first.hint,
    cause: failure,
  });
}
