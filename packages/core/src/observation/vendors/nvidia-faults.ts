import type { CommandResult } from "../../access/command.js";
import { GateError } from "../../errors/gate-error.js";
import type { ErrorCode } from "../../errors/table.js";
import { pciAddress } from "../pci.js";
import { oneLine, plainText } from "../words.js";

/** What nvidia-smi and its library say, on either output and with any exit status, by what it means. */
const SAYINGS: readonly (readonly [RegExp, ErrorCode])[] = [
  [/couldn'?t communicate with the NVIDIA driver/i, "NVIDIA_DRIVER_NOT_RUNNING"],
  [/driver (is )?not loaded|driver\/?library not loaded/i, "NVIDIA_DRIVER_NOT_RUNNING"],
  [
    /couldn'?t find libnvidia-ml|NVML Shared Library Not Found|libnvidia-ml\.so.*cannot open/i,
    "NVIDIA_DRIVER_LIBRARY_MISSING",
  ],
  [/driver\/library version mismatch/i, "NVIDIA_DRIVER_MISMATCH"],
  [/No devices were found|No supported GPUs were found/i, "NVIDIA_NO_GPU"],
  [/Failed to initialize NVML: Insufficient Permissions/i, "NVIDIA_PERMISSION"],
  [/Failed to initialize NVML/i, "NVIDIA_NVML_FAILED"],
  [/is not a valid field to query/i, "NVIDIA_SMI_TOO_OLD"],
];

/** The exit statuses that nvidia-smi documents, for where its words are unknown. */
const EXITS: Readonly<Record<number, ErrorCode>> = {
  4: "NVIDIA_PERMISSION",
  6: "NVIDIA_NO_GPU",
  9: "NVIDIA_DRIVER_NOT_RUNNING",
  12: "NVIDIA_DRIVER_LIBRARY_MISSING",
  15: "NVIDIA_GPU_LOST",
  18: "NVIDIA_DRIVER_MISMATCH",
};

/** The fault that an nvidia-smi run reports, or `undefined` where it reports none that is known. */
export function nvidiaFault(result: CommandResult): GateError | undefined {
  const lines = plainText(`${result.stdout}\n${result.stderr}`).split("\n");
  const texts = lines.filter((line) => !/^\s*\d+\s*,/.test(line)).join("\n");
  const handle = /unable to determine the device handle for gpu(.*)/i.exec(texts)?.[1];
  if (handle !== undefined) return lostHandle(handle, texts);
  if (/(^|[^[])GPU is lost|fallen off the bus/i.test(texts)) return fault("NVIDIA_GPU_LOST", texts);
  const saying = SAYINGS.find(([pattern]) => pattern.test(texts));
  if (saying !== undefined) return fault(saying[1], texts);
  const code = result.end.kind === "exit" ? EXITS[result.end.code] : undefined;
  return code === undefined ? undefined : fault(code, texts);
}

function fault(code: ErrorCode, texts: string): GateError {
  const words = oneLine(texts);
  return new GateError(code, {
    subject: "nvidia-smi",
    message: words === "" ? "nvidia-smi failed without a word" : `nvidia-smi says: ${words}`,
  });
}

/** The address may stand behind a number, or follow the word GPU without a blank. */
const ADDRESS = /(?:(?:[0-9a-f]{8}|[0-9a-f]{4}):)?[0-9a-f]{2}:[0-9a-f]{2}\.[0-7]/i;

function lostHandle(written: string, texts: string): GateError {
  const pci = pciAddress(ADDRESS.exec(written)?.[0] ?? "");
  const card = pci ?? /\d+/.exec(written)?.[0] ?? "of unknown address";
  return new GateError("NVIDIA_GPU_LOST", {
    subject: pci ?? "nvidia-smi",
    message: `nvidia-smi cannot open GPU ${card}: ${oneLine(texts)}`,
    ...(pci === undefined ? {} : { details: { pci } }),
  });
}
