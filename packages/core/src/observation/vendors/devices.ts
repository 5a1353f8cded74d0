import { GateError, GateFailure } from "../../errors/gate-error.js";
import type { Entries, StatEntry } from "../readers.js";

/** Throws where a device node that is needed is missing or no character device; all of them at once. */
export function requireDevices(devices: readonly string[], entries: Entries<StatEntry>): void {
  const faults = devices.flatMap((device) => {
    const entry = entries.get(device);
    if (entry === undefined || entry.kind === "error") return [missing(device, entry?.message)];
    return entry.kind === "character" ? [] : [notCharacter(device, entry.kind)];
  });
  if (faults.length > 0) throw faults.length === 1 ? faults[0] : new GateFailure(faults);
}

function missing(device: string, message: string | undefined): GateError {
  return new GateError("ACCELERATOR_DEVICE_MISSING", {
    subject: device,
    message: `the device ${device} does not exist${message === undefined ? "" : ` (${message})`}`,
  });
}

function notCharacter(device: string, kind: string): GateError {
  return new GateError("ACCELERATOR_DEVICE_NOT_CHARACTER", {
    subject: device,
    message: `${device} is no character device but a ${kind}`,
  });
}
