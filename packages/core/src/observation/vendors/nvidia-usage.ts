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

/** Asks how much memory of each card is in use, whoever holds it. */
export function nvidiaMemoryCommand({ commandMs }: ProbeSettings): Command {
  return {
    argv: ["nvidia-smi", "--query-gpu=uuid,memory.used", "--format=csv,noheader,nounits"],
    timeoutMs: commandMs,
  };
}

/**
 * Reads the processes on the given cards, and what is left beyond them of a card as a use without holder. Rows of other
 * cards, and text that is no row, are passed over; a process's amount is absent where the driver does not tell it, and
 * then nothing is said of what is left.
 *
 * @public
 */
export function parseNvidiaUsage(
  processes: CommandResult,
  gpus: readonly Gpu[],
  memory?: CommandResult,
): readonly GpuUse[] {
  const held = linesOf(processes).flatMap((line) => processOf(line, gpus));
  const used = new Map(linesOf(memory).flatMap(memoryOf));
  return gpus.flatMap((gpu) => {
    const there = held.filter(({ device }) => device === gpu.device);
    const known = there.reduce((sum, { bytes = Number.POSITIVE_INFINITY }) => sum + bytes, 0);
    const rest = (used.get(gpu.uuid?.toLowerCase() ?? "") ?? 0) - known;
    return rest > 0 ? [...there, { device: gpu.device, bytes: rest }] : there;
  });
}

function linesOf(result: CommandResult | undefined): readonly string[] {
  if (result?.end.kind !== "exit" || result.end.code !== 0) return [];
  return result.stdout.split(/\r?\n/);
}

function processOf(line: string, gpus: readonly Gpu[]): GpuUse[] {
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
}

function memoryOf(line: string): (readonly [string, number])[] {
  const match = /^\s*(GPU-[0-9a-f-]+)\s*,\s*(\d+)(?: MiB)?\s*$/i.exec(line);
  return match === null ? [] : [[(match[1] ?? "").toLowerCase(), Number(match[2]) * MIB]];
}
