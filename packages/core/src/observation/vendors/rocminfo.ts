import type { Command, CommandResult } from "../../access/command.js";
import { GateError } from "../../errors/gate-error.js";
import { failed, finished, type ProbeSettings } from "../probe.js";
import { oneLine, plainText } from "../words.js";

/** One GPU agent of rocminfo, in its order. @public */
export interface RocmAgent {
  /** Position among the GPU agents. */
  readonly ordinal: number;
  /** `GPU-<16 hex>`; absent where rocminfo prints none or `GPU-XX`. */
  readonly uuid?: string;
  /** Marketing name, else `<gfx name> (0x<chip id>)`. */
  readonly name: string;
  /** Such as `gfx942`. */
  readonly arch: string;
  /** `Node:`, which is the kernel's node only where no lower node is hidden. */
  readonly node?: number;
  /** PCI bus, device and function in one number, without the domain; repeats over domains. */
  readonly bdfid: number;
  readonly computeUnits?: number;
  /** The memory that it shares with no other agent. */
  readonly memoryBytes?: number;
  /** rocminfo says that processor and GPU share their memory. */
  readonly apu: boolean;
}

/** rocminfo, with nothing in its environment that hides or reorders GPUs. */
export function rocminfoCommand(settings: ProbeSettings): Command {
  return {
    argv: ["rocminfo"],
    env: {
      ROCR_VISIBLE_DEVICES: null,
      HIP_VISIBLE_DEVICES: null,
      CUDA_VISIBLE_DEVICES: null,
      GPU_DEVICE_ORDINAL: null,
    },
    timeoutMs: settings.commandMs,
  };
}

/**
 * Reads the GPU agents of rocminfo. A success has exit status 0, the closing mark, and no failed call of the
 * runtime: rocminfo also fails with exit status 0.
 *
 * Throws the fault that rocminfo names, and `AMD_NO_GPU` where it lists processors alone.
 *
 * @public
 */
export function parseRocminfo(result: CommandResult): readonly RocmAgent[] {
  const { code } = finished(result);
  const text = plainText(result.stdout);
  const fault = rocmFault(`${text}\n${result.stderr}`);
  if (fault !== undefined) throw fault;
  if (code !== 0) throw failed(result);
  if (!/^\*\*\* Done \*\*\*\s*$/m.test(text))
    throw new GateError("AMD_ROCMINFO_INCOMPLETE", {
      subject: "rocminfo",
      message: `rocminfo ended without its closing mark, after "${oneLine(text.slice(-120))}"`,
    });
  const agents = agentBlocks(text).filter((block) => field(block, "Device Type") === "GPU");
  if (agents.length === 0)
    throw new GateError("AMD_NO_GPU", {
      subject: "rocminfo",
      message: "rocminfo lists processors but no GPU",
      hint: "see that /dev/dri/renderD* exist and can be opened by the login, that the card is supported, and that no wrapper of rocminfo sets ROCR_VISIBLE_DEVICES, which hides every GPU where it is empty",
    });
  return agents.map(readAgent);
}

function rocmFault(text: string): GateError | undefined {
  const raise = (
    code:
      | "AMD_DRIVER_NOT_LOADED"
      | "AMD_KFD_PERMISSION"
      | "AMD_KFD_MISSING"
      | "AMD_KFD_FAILED"
      | "AMD_HSA_FAILED",
  ) => new GateError(code, { subject: "rocminfo", message: `rocminfo says: ${oneLine(text)}` });
  if (/ROCk module is NOT (loaded|live)/i.test(text)) return raise("AMD_DRIVER_NOT_LOADED");
  const kfd = /Unable to open \/dev\/kfd[^:]*:\s*(.*)/i.exec(text)?.[1];
  if (kfd !== undefined && /permission denied|operation not permitted/i.test(kfd))
    return raise("AMD_KFD_PERMISSION");
  if (kfd !== undefined && /no such (file|device)/i.test(kfd)) return raise("AMD_KFD_MISSING");
  if (/hsa api call failure/i.test(text)) return raise("AMD_HSA_FAILED");
  return kfd === undefined ? undefined : raise("AMD_KFD_FAILED");
}

/** The text of each agent, from its heading to the next. */
function agentBlocks(text: string): readonly string[] {
  return text.split(/^\s*Agent \d+\s*$/m).slice(1);
}

/** A field's value; the label is what stands before the first colon, so that a value may hold more of them. */
function field(block: string, label: string): string | undefined {
  const line = block.split("\n").find((each) => each.trimStart().startsWith(`${label}:`));
  const value = line
    ?.slice(line.indexOf(":") + 1)
    .replace(/^:/, "")
    .trim();
  return value === "" ? undefined : value;
}

function numberOf(block: string, label: string): number | undefined {
  const digits = /^\d+/.exec(field(block, label) ?? "")?.[0];
  return digits === undefined ? undefined : Number(digits);
}

function readAgent(block: string, ordinal: number): RocmAgent {
  const arch = field(block, "Name");
  const bdfid = numberOf(block, "BDFID");
  if (arch === undefined || bdfid === undefined)
    throw new GateError("TOOL_OUTPUT_UNREADABLE", {
      subject: "rocminfo",
      message: `the output of rocminfo cannot be read: GPU agent ${ordinal + 1} lacks its name or BDFID`,
    });
  const uuid = /^GPU-[0-9a-f]{16}$/i.exec(field(block, "Uuid") ?? "")?.[0];
  const chip = /\((0x[0-9a-f]+)\)/i.exec(field(block, "Chip ID") ?? "")?.[1];
  const node = numberOf(block, "Node");
  const units = numberOf(block, "Compute Unit");
  const memory = localMemory(block);
  return {
    ordinal,
    ...(uuid === undefined ? {} : { uuid: `GPU-${uuid.slice(4).toLowerCase()}` }),
    name: field(block, "Marketing Name") ?? (chip === undefined ? arch : `${arch} (${chip})`),
    arch,
    ...(node === undefined ? {} : { node }),
    bdfid,
    ...(units === undefined ? {} : { computeUnits: units }),
    ...(memory === undefined ? {} : { memoryBytes: memory }),
    apu: /\bAPU\b/.test(field(block, "Memory Properties") ?? ""),
  };
}

/** The size of the first coarse-grained global pool, in bytes. */
function localMemory(block: string): number | undefined {
  const kb = /Segment:\s*GLOBAL; FLAGS: COARSE GRAINED\s+Size:\s*(\d+)/.exec(block)?.[1];
  return kb === undefined ? undefined : Number(kb) * 1024;
}
