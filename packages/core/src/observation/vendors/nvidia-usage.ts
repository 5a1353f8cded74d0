import type { Command, CommandResult } from "../../access/command.js";
import type { Gpu, GpuUse } from "../observation.js";
import type { ProbeSettings } from "../probe.js";

const MIB = 1024 * 1024;

/** Asks for the processes that hold memory of the cards. */
export function nvidiaUsageCommand({ commandMs }: ProbeSettings): Command {
  return {
    argv: [
      "nvidia-smi",
      "--query-compute-apps=gpu_uuid,pid,process_name,used_memory",
      "--format=csv,noheader,nounits",
    ],
    timeoutMs: commandMs,
  };
}

/**
 * Reads the processes on the given cards. Rows of other cards, and text that is no row, are passed over; the amount is
 * absent where the driver does not tell it.
 *
 * @public
 */
export function parseNvidiaUsage(result: CommandResult, gpus: readonly Gpu[]): readonly GpuUse[] {
  if (result.end.kind !== "exit" || result.end.code !== 0) return [];
  return result.stdout.split(/\r?\n/).flatMap((line): GpuUse[] => {
    const match = /^\s*(GPU-[0-9a-f-]+)\s*,\s*(\d+)\s*,\s*(.*?)\s*,\s*([^,]*?)\s*$/i.exec(line);
    const gpu = gpus.find(({ uuid }) => uuid?.toLowerCase() === match?.[1]?.toLowerCase());
    if (match === null || gpu === undefined) return [];
    const mib = /^(\d+)( MiB)?$/.exec(match[4] ?? "")?.[1];
    const program = (match[3] ?? "").split("/").at(-1) ?? "";
    return [
      {
        device: gpu.device,
        holder: { pid: Number(match[2]), ...(/^(\[.*\])?$/.test(program) ? {} : { program }) },
        ...(mib === undefined ? {} : { bytes: Number(mib) * MIB }),
      },
    ];
  });
}
