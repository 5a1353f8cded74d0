import type { JsonObject } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import type { Gpu } from "../observation/observation.js";
import { isObject } from "./evidence.js";
import { type EngineFacts, placeOf } from "./facts.js";
import { languageLevels } from "./language-model.js";

/** Compute capability from which NVIDIA accelerators calculate in FP8. */
const FIRST_CAPABILITY = 8.9;
/** AMD accelerators without FP8: CDNA 1 and 2, and RDNA up to 3. */
const AMD_WITHOUT = /^gfx(90[68a]|10|11)/;

/** True for a checkpoint whose weights are quantised to FP8. */
export function isFp8(config: JsonObject): boolean {
  return languageLevels(config).some(({ fields }) => {
    const quantization = fields["quantization_config"];
    if (!isObject(quantization)) return false;
    const { quant_method: method, quant_algo: algorithm } = quantization;
    return method === "fp8" || (method === "modelopt" && algorithm === "FP8");
  });
}

/** Warns where an engine's accelerators have no FP8 arithmetic and its checkpoint needs it. */
export function checkFp8(facts: EngineFacts, gpus: readonly Gpu[], findings: Findings): void {
  const gpu = gpus.find(lacksFp8);
  if (gpu === undefined || !isFp8(facts.seen.model.config)) return;
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
