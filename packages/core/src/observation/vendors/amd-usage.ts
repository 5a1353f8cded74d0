import type { Command } from "../../access/command.js";
import type { Gpu, GpuUse } from "../observation.js";
import type { ProbeSettings } from "../probe.js";
import { type Entries, type ReadEntry, readCommand } from "../readers.js";
import { KFD_FILES, parseKfdProperties } from "./kfd.js";

const USED = "/sys/class/drm/renderD*/device/mem_info_vram_used";
const PROCESSES = "/sys/class/kfd/kfd/proc/*/vram_*";

/** Asks the kernel for the memory in use, by card and by process. */
export function amdUsageCommand(settings: ProbeSettings): Command {
  return readCommand([...KFD_FILES, USED, PROCESSES], { ...settings, limit: 8192, outputLimit: 4 << 20 });
}

/**
 * Reads the memory in use on the given cards: of each process that the kernel lists, and what is left beyond them of a
 * card as a use without holder.
 *
 * @public
 */
export function parseAmdUsage(entries: Entries<ReadEntry>, gpus: readonly Gpu[]): readonly GpuUse[] {
  const devices = devicesById(entries);
  const ofProcesses: GpuUse[] = [];
  const used = new Map<string, number>();
  for (const [path, entry] of entries) {
    const bytes = entry.kind === "text" && /^\d+$/.test(entry.text.trim()) ? Number(entry.text) : 0;
    if (bytes === 0) continue;
    const [, pid, id = ""] = /\/proc\/(\d+)\/vram_(\d+)$/.exec(path) ?? [];
    const device = devices.get(id);
    if (pid !== undefined && device !== undefined)
      ofProcesses.push({ device, bytes, holder: { pid: Number(pid) } });
    const minor = /\/renderD(\d+)\/device\//.exec(path)?.[1];
    if (minor !== undefined) used.set(`/dev/dri/renderD${minor}`, bytes);
  }
  return gpus.flatMap(({ device }) => {
    const there = ofProcesses.filter((use) => use.device === device);
    const rest = (used.get(device) ?? 0) - there.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
    return rest > 0 ? [...there, { device, bytes: rest }] : there;
  });
}

/** Render nodes by the number that the kernel gives a GPU. */
function devicesById(entries: Entries<ReadEntry>): ReadonlyMap<string, string> {
  const devices = new Map<string, string>();
  for (const [path, entry] of entries) {
    if (!path.endsWith("/gpu_id") || entry.kind !== "text") continue;
    const properties = entries.get(path.replace(/gpu_id$/, "properties"));
    if (properties?.kind !== "text") continue;
    const minor = parseKfdProperties(properties.text).get("drm_render_minor");
    if (minor !== undefined) devices.set(entry.text.trim(), `/dev/dri/renderD${minor}`);
  }
  return devices;
}
