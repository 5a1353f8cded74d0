import { isObject, type Json, type JsonObject } from "../canonical.js";
import { isPositive } from "./evidence.js";
import { languageLevels } from "./language-model.js";

/** How a checkpoint's weights are quantised to FP8. */
export interface Fp8 {
  /** The greatest side of the blocks that share a scale; absent where scales are not by blocks. */
  readonly block?: number;
}

/** Reads `quantization_config` of the language model; `undefined` where it is none of FP8. Never throws. */
export function fp8Quantization(config: JsonObject): Fp8 | undefined {
  for (const { fields } of languageLevels(config)) {
    const stated = fields["quantization_config"];
    const found = isObject(stated) ? (plainFp8(stated) ?? groupedFp8(stated)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The form of vLLM's own `fp8`, and of ModelOpt's. */
function plainFp8(stated: JsonObject): Fp8 | undefined {
  const { quant_method: method, quant_algo: algorithm } = stated;
  const modelOpt = method === "modelopt" && typeof algorithm === "string" && algorithm.startsWith("FP8");
  return method === "fp8" || modelOpt ? blockOf(stated["weight_block_size"]) : undefined;
}

/** The form of compressed-tensors: groups of layers, each with its own weights' form. */
function groupedFp8(stated: JsonObject): Fp8 | undefined {
  const groups = stated["config_groups"];
  if (!isObject(groups)) return undefined;
  for (const group of Object.values(groups)) {
    const weights = isObject(group) ? group["weights"] : undefined;
    if (!isObject(weights) || weights["type"] !== "float" || weights["num_bits"] !== 8) continue;
    return weights["strategy"] === "block" ? blockOf(weights["block_structure"]) : {};
  }
  return undefined;
}

function blockOf(block: Json | undefined): Fp8 {
  const sides = Array.isArray(block) ? block.filter(isPositive) : [];
  return sides.length === 0 ? {} : { block: Math.max(...sides) };
}
