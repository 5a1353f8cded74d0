import { GateError, GateFailure } from "../errors/gate-error.js";
import type { VendorObservation } from "./accelerators.js";
import type { Accelerators } from "./observation.js";
import type { Report } from "./probe.js";

type Usable = VendorObservation & { readonly finding: { readonly kind: "usable" } };

/** The accelerators that an engine uses, and the vendors whose faults do not matter for it. */
export interface ChosenAccelerators {
  readonly accelerators: Accelerators;
  readonly observation: VendorObservation;
}

/**
 * Chooses the vendor whose accelerators an engine gets. Graphics built into the processor count only where there
 * is nothing else. Two vendors with usable cards are an error unless the declared ids fit one of them alone.
 * Hardware of an earlier vendor, or any hardware beside integrated graphics, that is there but not usable is an
 * error too: taking the rest would be another machine than the operator means.
 *
 * Throws the vendors' own faults, `ACCELERATOR_TOOL_MISSING` and `ACCELERATORS_OF_TWO_VENDORS`.
 *
 * @public
 */
export function chooseAccelerators(
  observations: readonly VendorObservation[],
  gpuIds: readonly string[] | undefined,
  report: Report,
): ChosenAccelerators {
  const usable = observations.filter((each): each is Usable => each.finding.kind === "usable");
  const cards = usable.filter((each) => each.finding.kind === "usable" && !each.finding.integratedOnly);
  const candidates = cards.length > 0 ? cards : usable;
  if (candidates.length === 0) throw nothingUsable(observations);
  const chosen = candidates.length === 1 ? candidates[0] : byIds(candidates, gpuIds);
  if (chosen === undefined || chosen.finding.kind !== "usable") throw twoVendors(candidates);
  refuseUnusable(observations, chosen, gpuIds);
  for (const { vendor, finding } of observations) {
    if (finding.kind !== "fault") continue;
    report("ACCELERATOR_VENDOR_IGNORED", {
      subject: vendor,
      message: `accelerators of ${vendor} are left out: ${finding.error.message}`,
    });
  }
  return { accelerators: chosen.finding.accelerators, observation: chosen };
}

function byIds(candidates: readonly Usable[], ids: readonly string[] | undefined): Usable | undefined {
  if (ids === undefined) return undefined;
  const fitting = candidates.filter(
    ({ finding }) =>
      finding.kind === "usable" &&
      ids.every((id) => finding.accelerators.gpus.some((gpu) => isNamed(gpu, id))),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function isNamed(gpu: Accelerators["gpus"][number], id: string): boolean {
  const names = [String(gpu.index), gpu.uuid, ...(gpu.instances ?? []).map((each) => each.uuid)];
  return names.some((name) => name?.toLowerCase() === id.toLowerCase());
}

/** Throws where hardware is there, not usable, and must not be passed over. */
function refuseUnusable(
  observations: readonly VendorObservation[],
  chosen: VendorObservation,
  gpuIds: readonly string[] | undefined,
): void {
  const integratedOnly = chosen.finding.kind === "usable" && chosen.finding.integratedOnly;
  const before = observations.slice(0, observations.indexOf(chosen));
  const others = observations.filter((each) => each !== chosen);
  const judged = integratedOnly ? others : gpuIds === undefined ? before : [];
  const blocking = judged.filter((each) => (each.pciAddresses?.length ?? 0) > 0).flatMap(faultsOf);
  const unknown = integratedOnly
    ? judged.filter((each) => each.finding.kind === "fault").flatMap(faultsOf)
    : [];
  const faults = blocking.length > 0 ? blocking : unknown;
  if (faults.length > 0) throw new GateFailure(faults);
}

function nothingUsable(observations: readonly VendorObservation[]): GateError | GateFailure {
  const faults = observations.filter((each) => each.finding.kind === "fault").flatMap(faultsOf);
  if (faults.length > 0) return new GateFailure(faults);
  if (observations.every((each) => each.finding.kind === "absent")) return toolsMissing(observations);
  const present = observations.filter((each) => (each.pciAddresses?.length ?? 0) > 0).flatMap(faultsOf);
  if (present.length > 0) return new GateFailure(present);
  const none = observations.find((each) => each.finding.kind === "none");
  if (none?.finding.kind === "none") return none.finding.error;
  return toolsMissing(observations);
}

function toolsMissing(observations: readonly VendorObservation[]): GateError {
  const tools = observations.map((each) => each.tool);
  const seen = observations
    .filter((each) => (each.pciAddresses?.length ?? 0) > 0)
    .map((each) => `${each.pciAddresses?.length} of ${each.vendor}`);
  const hardware = seen.length > 0 ? `; the PCI bus shows ${seen.join(" and ")}` : "";
  return new GateError("ACCELERATOR_TOOL_MISSING", {
    subject: tools.join(", "),
    message: `neither ${tools.join(" nor ")} is installed, or on the PATH of the login${hardware}`,
  });
}

/** The fault of a vendor whose hardware cannot be used; a missing tool is one where its hardware is there. */
function faultsOf({ finding, tool, vendor, pciAddresses }: VendorObservation): readonly GateError[] {
  if (finding.kind === "fault" || finding.kind === "none") return [finding.error];
  if (finding.kind === "usable") return [];
  const count = pciAddresses?.length ?? 0;
  return [
    new GateError("ACCELERATOR_TOOL_MISSING", {
      subject: tool,
      message: `${tool} is not installed, or not on the PATH of the login, while the PCI bus shows ${count} accelerators of ${vendor}`,
    }),
  ];
}

function twoVendors(candidates: readonly VendorObservation[]): GateError {
  const found = candidates.map(({ vendor, finding }) => {
    const gpus = finding.kind === "usable" ? finding.accelerators.gpus : [];
    return `${gpus.length} of ${vendor} (${gpus.map((gpu) => gpu.uuid ?? gpu.index).join(", ")})`;
  });
  return new GateError("ACCELERATORS_OF_TWO_VENDORS", {
    message: `the host has usable accelerators of ${candidates.length} vendors: ${found.join("; ")}`,
  });
}
