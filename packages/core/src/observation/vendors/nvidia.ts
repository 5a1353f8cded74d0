import type { CommandResult } from "../../access/command.js";
import { GateError } from "../../errors/gate-error.js";
import type { Accelerators, Gpu } from "../observation.js";
import { isMissing } from "../probe.js";
import { parseRead, parseStat, readCommand, statCommand } from "../readers.js";
import { faultOf } from "./fault-of.js";
import { requireDevices } from "./devices.js";
import {
  knowsAll,
  NVIDIA_INFORMATION,
  nvidiaDevices,
  parseNvidiaInformation,
  parseNvidiaXml,
} from "./nvidia-devices.js";
import { type MigDevice, parseNvidiaMigDevices } from "./nvidia-mig.js";
import { NVIDIA_FIELDS, type NvidiaRow, nvidiaQuery, parseNvidiaSmi, withoutRefused } from "./nvidia-smi.js";
import { nvidiaMemoryCommand, nvidiaUsageCommand, parseNvidiaUsage } from "./nvidia-usage.js";
import type { Vendor, VendorContext, VendorFinding } from "./vendor.js";

const RUNTIME = { runtime: "cuda", visibilityEnv: "CUDA_VISIBLE_DEVICES", gpuTls: "cuda" } as const;
const COMMON = ["/dev/nvidiactl", "/dev/nvidia-uvm"];
const MIB = 1024 * 1024;

/** NVIDIA: nvidia-smi for the cards, the driver's files for their device minors. @public */
export const nvidia: Vendor = {
  id: "nvidia",
  tool: "nvidia-smi",
  pciVendor: "0x10de",
  ...RUNTIME,
  observe,
  usage: async (gpus, { ask, settings }) => {
    const [processes, memory] = await Promise.all([
      ask(nvidiaUsageCommand(settings)),
      ask(nvidiaMemoryCommand(settings)),
    ]);
    return parseNvidiaUsage(processes, gpus, memory);
  },
};

async function observe(context: VendorContext): Promise<VendorFinding> {
  const { ask, settings } = context;
  const [query, information, nodes] = await Promise.all([
    ask(nvidiaQuery(NVIDIA_FIELDS, settings)),
    ask(readCommand([NVIDIA_INFORMATION], { ...settings, limit: 4096 })),
    ask(statCommand(["/dev/nvidia[0-9]*", ...COMMON], settings)),
  ]);
  if (isMissing(query)) return { kind: "absent", tool: "nvidia-smi" };
  return faultOf(context.pciAddresses, async () => {
    const rows = await readRows(query, context);
    const told = parseNvidiaInformation(parseRead(information));
    const minors = knowsAll(rows, told) ? told : new Map([...(await askXml(context)), ...told]);
    const devices = nvidiaDevices(rows, minors, context.report);
    const entries = parseStat(nodes);
    requireDevices(devices, entries);
    const mig = rows.some((row) => row.mig === true) ? await askMig(context) : [];
    const gpus = rows.map((row, position) => toGpu(row, devices[position] ?? "", mig));
    const commonDevices = COMMON.filter((device) => entries.get(device)?.kind === "character");
    const accelerators: Accelerators = { vendor: "nvidia", ...RUNTIME, gpus, commonDevices };
    return { accelerators, integratedOnly: false };
  });
}

/** Reads the query's rows; an old driver is asked again without the fields that it refuses. */
async function readRows(
  query: CommandResult,
  context: VendorContext,
  fields = NVIDIA_FIELDS,
): Promise<readonly NvidiaRow[]> {
  try {
    return parseNvidiaSmi(query, context.report);
  } catch (error) {
    if (!(error instanceof GateError && error.code === "NVIDIA_SMI_TOO_OLD")) throw error;
    const fewer = withoutRefused(fields, query);
    if (fewer === undefined) throw error;
    return readRows(await context.ask(nvidiaQuery(fewer, context.settings)), context, fewer);
  }
}

/** The second source of minors; what it cannot tell is warned of where the devices are named. */
async function askXml(context: VendorContext): Promise<ReadonlyMap<string, number>> {
  const timeoutMs = context.settings.commandMs;
  const result = await context.ask({ argv: ["nvidia-smi", "-q", "-x"], timeoutMs, outputLimit: 16 << 20 });
  return result.end.kind === "exit" && result.end.code === 0 ? parseNvidiaXml(result) : new Map();
}

async function askMig(context: VendorContext): Promise<readonly MigDevice[]> {
  const result = await context.ask({ argv: ["nvidia-smi", "-L"], timeoutMs: context.settings.commandMs });
  return parseNvidiaMigDevices(result);
}

function toGpu(row: NvidiaRow, device: string, mig: readonly MigDevice[]): Gpu {
  const { index, name, uuid, pci, memoryMib, driver, computeCapability } = row;
  const instances = mig.filter((each) => each.parent === uuid);
  return {
    index,
    name,
    uuid,
    ...(pci === undefined ? {} : { pci }),
    device,
    ...(memoryMib === undefined ? {} : { memoryBytes: memoryMib * MIB }),
    ...(driver === undefined ? {} : { driver }),
    ...(computeCapability === undefined ? {} : { architecture: computeCapability }),
    ...(row.mig === true ? { partition: "MIG" } : {}),
    ...(instances.length > 0
      ? { instances: instances.map((each) => ({ uuid: each.uuid, profile: each.profile })) }
      : {}),
  };
}
