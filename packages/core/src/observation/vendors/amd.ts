import { GateError } from "../../errors/gate-error.js";
import type { Accelerators, Gpu } from "../observation.js";
import { isMissing } from "../probe.js";
import { type Entries, parseRead, parseStat, type ReadEntry, readCommand, statCommand } from "../readers.js";
import { amdUsageCommand, parseAmdUsage } from "./amd-usage.js";
import { type AmdGpu, joinAmd } from "./amd-join.js";
import { requireDevices } from "./devices.js";
import { faultOf } from "./fault-of.js";
import { hiddenFacts, KFD_FILES, type KfdTopology, parseKfdNodes, requireKfdGpus } from "./kfd.js";
import { parseRocminfo, rocminfoCommand } from "./rocminfo.js";
import type { Vendor, VendorContext, VendorFinding } from "./vendor.js";

const RUNTIME = { runtime: "rocm", visibilityEnv: "ROCR_VISIBLE_DEVICES", gpuTls: "rocm" } as const;
const KFD = "/dev/kfd";
const DRIVER = "/sys/module/amdgpu/version";
const PARTITION = "/sys/bus/pci/devices/*/current_compute_partition";

/** AMD: rocminfo for names, joined with the kernel's topology for identity, order and render nodes. @public */
export const amd: Vendor = {
  id: "amd",
  tool: "rocminfo",
  pciVendor: "0x1002",
  ...RUNTIME,
  observe,
  usage: async (gpus, { ask, settings }) =>
    parseAmdUsage(parseRead(await ask(amdUsageCommand(settings))), gpus),
};

async function observe(context: VendorContext): Promise<VendorFinding> {
  const { ask, settings, pciAddresses, report } = context;
  const [rocminfo, files, nodes] = await Promise.all([
    ask(rocminfoCommand(settings)),
    ask(readCommand([...KFD_FILES, DRIVER, PARTITION], { ...settings, limit: 8192, outputLimit: 4 << 20 })),
    ask(statCommand([KFD, "/dev/dri/renderD*"], settings)),
  ]);
  const finding = await faultOf(pciAddresses, async () => {
    const entries = parseRead(files);
    const topology = parseKfdNodes(entries);
    if (isMissing(rocminfo)) throw toolMissing(topology);
    if (topology.hidden.length > 0) {
      if (topology.gpus.length === 0) requireKfdGpus(topology);
      if (pciAddresses === undefined) report("AMD_GPU_HIDDEN", hiddenFacts(topology));
    }
    const agents = parseRocminfo(rocminfo);
    requireKfdGpus(topology);
    const found = joinAmd(agents, topology.gpus);
    const cards = found.filter((gpu) => !gpu.integrated);
    const chosen = cards.length > 0 ? cards : found;
    requireDevices([KFD, ...chosen.map((gpu) => gpu.render)], parseStat(nodes));
    return { accelerators: toAccelerators(chosen, found, entries), integratedOnly: cards.length === 0 };
  });
  const absent = finding.kind !== "usable" && finding.kind !== "absent" && isToolMissing(finding.error);
  return absent ? { kind: "absent", tool: "rocminfo" } : finding;
}

/** Marks a missing rocminfo on a host whose kernel has no AMD GPU either. */
function isToolMissing(error: GateError): boolean {
  return error.code === "TOOL_MISSING" && error.subject === "rocminfo";
}

function toolMissing({ gpus, hidden }: KfdTopology): GateError {
  if (gpus.length + hidden.length === 0)
    return new GateError("TOOL_MISSING", { subject: "rocminfo", message: "rocminfo is not installed" });
  return new GateError("AMD_ROCMINFO_MISSING", {
    subject: "rocminfo",
    message: `the kernel has ${gpus.length + hidden.length} AMD GPU nodes, but rocminfo is not installed, or not on the PATH of the login`,
  });
}

function toAccelerators(
  chosen: readonly AmdGpu[],
  found: readonly AmdGpu[],
  entries: Entries<ReadEntry>,
): Accelerators {
  const excluded = found.filter((gpu) => !chosen.includes(gpu));
  return {
    vendor: "amd",
    ...RUNTIME,
    gpus: chosen.map((gpu) => toGpu(gpu, entries)),
    commonDevices: [KFD],
    ...(excluded.length === 0
      ? {}
      : {
          excluded: excluded.map(({ index, name }) => ({ index, name, reason: "integrated graphics" })),
        }),
  };
}

function toGpu(gpu: AmdGpu, entries: Entries<ReadEntry>): Gpu {
  const driver = textOf(entries.get(DRIVER));
  // The function bits of a partition that stands alone look like a PCI function, which has no file.
  const card = gpu.pci.replace(/[0-7]$/, "0");
  const mode =
    textOf(entries.get(PARTITION.replace("*", gpu.pci))) ?? textOf(entries.get(PARTITION.replace("*", card)));
  const partition = mode !== undefined && mode !== "SPX" ? mode : gpu.partitioned ? "partitioned" : undefined;
  return {
    index: gpu.index,
    name: gpu.name,
    ...(gpu.uuid === undefined || gpu.partitioned ? {} : { uuid: gpu.uuid }),
    pci: partition === undefined ? gpu.pci : card,
    device: gpu.render,
    ...(gpu.memoryBytes === undefined ? {} : { memoryBytes: gpu.memoryBytes }),
    ...(driver === undefined ? {} : { driver }),
    architecture: gpu.arch,
    ...(partition === undefined ? {} : { partition }),
  };
}

function textOf(entry: ReadEntry | undefined): string | undefined {
  return entry?.kind === "text" && entry.text.trim() !== "" ? entry.text.trim() : undefined;
}
