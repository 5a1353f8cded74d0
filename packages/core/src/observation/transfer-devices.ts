import { GateError, GateFailure } from "../errors/gate-error.js";
import type { Probe } from "./probe.js";
import { literalPattern, parseStat, type StatEntry, statCommand } from "./readers.js";

/** Checks that each transfer device that the operator named exists and is a character device. @public */
export const transferDevicesProbe: Probe<readonly string[], readonly string[]> = {
  name: "transfer devices",
  commands: (devices, settings) => [statCommand(devices.map(literalPattern), settings)],
  parse: ([result], devices) => {
    if (result === undefined) throw new TypeError("the transfer devices probe has one command");
    const entries = parseStat(result);
    const faults = devices.flatMap((device) => judge(device, entries.get(device)));
    if (faults.length > 0) throw faults.length === 1 ? faults[0] : new GateFailure(faults);
    return devices;
  },
};

function judge(device: string, entry: StatEntry | undefined): readonly GateError[] {
  if (entry === undefined || entry.kind === "error") {
    const why = entry === undefined ? "" : `: ${entry.errno} ${entry.message}`;
    return [
      new GateError("TRANSFER_DEVICE_MISSING", {
        subject: device,
        message: `the transfer device ${device} does not exist${why}`,
      }),
    ];
  }
  if (entry.kind === "character") return [];
  return [
    new GateError("TRANSFER_DEVICE_NOT_CHARACTER", {
      subject: device,
      message: `the transfer device ${device} is no character device but a ${entry.kind}`,
    }),
  ];
}
