import type { CommandResult } from "../../access/command.js";
import { succeeded } from "../probe.js";
import { plainText } from "../words.js";
import { nvidiaFault } from "./nvidia-faults.js";

/** One MIG device of a card. @public */
export interface MigDevice {
  /** UUID of the card that it is part of. */
  readonly parent: string;
  /** Number on that card; no GPU index. */
  readonly device: number;
  /** Such as `3g.40gb` or `1c.3g.71gb`. */
  readonly profile: string;
  /** `MIG-…`: what CUDA_VISIBLE_DEVICES takes. */
  readonly uuid: string;
}

/** Reads the MIG devices of `nvidia-smi -L`. @public */
export function parseNvidiaMigDevices(result: CommandResult): readonly MigDevice[] {
  const fault = nvidiaFault(result);
  if (fault !== undefined) throw fault;
  const devices: MigDevice[] = [];
  let parent = "";
  for (const line of plainText(succeeded(result)).split("\n")) {
    parent = /^GPU \d+: .*\(UUID: (GPU-[^)]+)\)/.exec(line)?.[1] ?? parent;
    const match = /^\s+MIG (\S+)\s+Device\s+(\d+): \(UUID: (MIG-[^)]+)\)/.exec(line);
    if (match === null) continue;
    const [, profile = "", device = "", uuid = ""] = match;
    devices.push({ parent, device: Number(device), profile, uuid });
  }
  return devices;
}
