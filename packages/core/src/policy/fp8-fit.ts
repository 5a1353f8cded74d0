import type { Findings } from "../errors/findings.js";
import type { Gpu } from "../observation/observation.js";
import { type EngineFacts, placeOf } from "./facts.js";
import { fp8Quantization } from "./quantization.js";

/** Compute capability from which NVIDIA accelerators calculate in FP8. */
const FIRST_CAPABILITY = 8.9;
/** AMD accelerators without FP8: CDNA 1 and 2, and RDNA up to 3. */
const AMD_WITHOUT = /^gfx(90[68a]|10|11)/;

/** Warns where an engine's accelerators have no FP8 arithmetic and its checkpoint needs it. */
export function checkFp8(facts: EngineFacts, gpus: readonly Gpu[], findings: Findings): void {
  const gpu = gpus.find(lacksFp8);
  if (gpu === undefined || fp8Quantization(facts.seen.model.config) === undefined) return;
  findings.add("FP8_WITHOUT_HARDWARE", {
    ...placeOf(facts),
    subject: gpu.name,
    message: `the checkpoint is quantised to FP8, and ${gpu.name} (${gpu.architecture ?? ""}) has no FP8 arithmetic`,
  });
}

function lacksFp8({ architecture = "" }: Gpu): boolean {
  if (/^\d+\.\d+$/.test(architecture)) return Number(architecture) < FIRST_CAPABILITY;
  return AMD_WITHOUT.test(architecture);
}
