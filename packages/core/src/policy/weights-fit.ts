import type { Findings } from "../errors/findings.js";
import type { WeightFacts } from "../observation/observation.js";
import type { Allocation } from "./allocate-gpus.js";
import { LAUNCH_DEFAULTS } from "./defaults.js";
import { argValue } from "./engine-args.js";
import { type EngineFacts, placeOf } from "./facts.js";
import { sizeWords } from "./size-words.js";

/**
 * Warns where each GPU's share of the weights alone is larger than what the engine may use of its memory. Weights that
 * are quantised or moved off the GPU at start are not judged.
 */
export function checkWeights(facts: EngineFacts, allocation: Allocation, findings: Findings): void {
  const { engine, seen } = facts;
  const args = engine.engineArgs ?? [];
  const changed = ["--quantization", "--cpu-offload-gb", "--load-format"].some(
    (name) => argValue(args, name) !== undefined,
  );
  const smallest = smallestMemory(allocation);
  if (seen.weights === undefined || changed || smallest === undefined) return;
  const stated = Number(argValue(args, "--gpu-memory-utilization") ?? Number.NaN);
  const share = stated > 0 && stated <= 1 ? stated : LAUNCH_DEFAULTS.gpuMemoryUtilization;
  const bytes = servedBytes(seen.weights, seen.model.config["torch_dtype"] ?? seen.model.config["dtype"]);
  const perGpu = bytes / allocation.tensorParallelSize;
  if (perGpu <= smallest * share) return;
  findings.add("WEIGHTS_TOO_LARGE", {
    ...placeOf(facts, "MODEL_DIR"),
    subject: allocation.accelerator,
    message: `the weights are about ${sizeWords(bytes)}, ${sizeWords(perGpu)} per GPU at tensor-parallel size ${allocation.tensorParallelSize}; ${allocation.accelerator} has ${sizeWords(smallest)}, of which the engine may use ${sizeWords(smallest * share)}`,
    details: { bytes, source: seen.weights.source, per_gpu: perGpu, gpu_memory: smallest },
  });
}

/** Formats wider than two bytes are loaded as two-byte numbers. */
const SHRINK: Readonly<Record<string, number>> = { F64: 4, F32: 2 };

/** Bytes of the weights once they are loaded. */
function servedBytes(weights: WeightFacts, dtype: unknown): number {
  const wide = typeof dtype === "string" && /^(torch\.)?float32$/.test(dtype) ? 2 : 1;
  return Object.entries(weights.bytes).reduce(
    (sum, [format, bytes]) => sum + bytes / (format === "unknown" ? wide : (SHRINK[format] ?? 1)),
    0,
  );
}

/** Of whole cards alone: a MIG device has a part of its card's memory. */
function smallestMemory({ gpus }: Allocation): number | undefined {
  if (gpus.some(({ partition }) => partition !== undefined && partition !== "SPX")) return undefined;
  const known = gpus.flatMap(({ memoryBytes }) => memoryBytes ?? []);
  return known.length === 0 ? undefined : Math.min(...known);
}
