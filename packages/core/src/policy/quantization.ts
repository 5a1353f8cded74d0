import { isObject, type Json, type JsonObject } from "../canonical.js";
import { type Evidence, isPositive } from "./evidence.js";
import { languageLevels, levelEvidence } from "./language-model.js";

/** How a checkpoint's weights are quantised to FP8. */
export interface Fp8 {
  /** The greatest side of the blocks that share a scale; absent where scales are not by blocks. */
  readonly block?: number;
}

/** Reads how the language model is quantised; `undefined` where it is none of FP8. Never throws. */
export function fp8Quantization(config: JsonObject): Fp8 | undefined {
  return firstOf(
    config,
    (stated) => plainFp8(stated) ?? modelOptFp8(stated) ?? quarkFp8(stated) ?? groupedFp8(stated),
  );
}

/**
 * The number of neighbouring inputs that share a scale, where weights of few bits are kept in groups (AWQ, GPTQ,
 * compressed-tensors): vLLM refuses to split them elsewhere than between groups. Never throws.
 */
export function groupSize(config: JsonObject): number | undefined {
  return firstOf(config, (stated) => {
    const { quant_method: method, group_size: size } = stated;
    if (typeof method === "string" && /^(awq|gptq)(_marlin)?$/.test(method))
      return isPositive(size) ? size : undefined;
    for (const weights of groupWeights(stated)) {
      const { type, strategy, group_size: inGroup } = weights;
      if (type === "int" && strategy === "group" && isPositive(inGroup)) return inGroup;
    }
    return undefined;
  });
}

/** Fields that say of which size the parts are that share a scale, the plainest first. */
const PART_FIELDS = ["weight_block_size", "group_size", "config_groups", "quant_algo", "quantization"];

/** Where the metadata says in which parts the weights are quantised. Never throws. */
export function partsEvidence(config: JsonObject): Evidence | undefined {
  for (const level of languageLevels(config)) {
    for (const name of ["quantization_config", "compression_config"]) {
      const stated = level.fields[name];
      if (!isObject(stated)) continue;
      const field = PART_FIELDS.find((each) => stated[each] !== undefined && stated[each] !== null);
      if (field !== undefined) return levelEvidence(level, `${name}.${field}`, stated[field]);
    }
  }
  return undefined;
}

/** Lists of what a quantisation leaves as it was, by the names of several tools. */
const LEFT = ["modules_to_not_convert", "ignored_layers", "ignore", "exclude_modules", "exclude"];

/** True where the quantisation leaves alone what the pattern names. Never throws. */
export function leavesAlone(config: JsonObject, pattern: RegExp): boolean {
  return languageLevels(config).some(({ fields }) => {
    const stated = fields["quantization_config"] ?? fields["compression_config"];
    if (!isObject(stated)) return false;
    const { dynamic } = stated;
    const rules = isObject(dynamic) ? Object.keys(dynamic).filter((rule) => rule.startsWith("-:")) : [];
    const lists = LEFT.flatMap((name) => {
      const list = stated[name];
      return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
    });
    return [...rules, ...lists].some((name) => pattern.test(name));
  });
}

/** What the first level that is quantised in the way that is looked for gives. */
function firstOf<T>(config: JsonObject, read: (stated: JsonObject) => T | undefined): T | undefined {
  for (const { fields } of languageLevels(config)) {
    const stated = fields["quantization_config"] ?? fields["compression_config"];
    const found = isObject(stated) ? read(stated) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The forms of vLLM's own `fp8`, and of FBGEMM's. */
function plainFp8(stated: JsonObject): Fp8 | undefined {
  const { quant_method: method } = stated;
  return method === "fp8" || method === "fbgemm_fp8" ? blockOf(stated["weight_block_size"]) : undefined;
}

/** The side of the blocks of ModelOpt's form with scales by block. */
const MODELOPT_BLOCK = 128;

/** ModelOpt names its algorithm beside the method, or in a part of its own. */
function modelOptFp8(stated: JsonObject): Fp8 | undefined {
  const { quantization, producer } = stated;
  const part = isObject(quantization) ? quantization : stated;
  const named = isObject(producer) ? producer["name"] : stated["quant_method"];
  const algorithm = part["quant_algo"];
  if (named !== "modelopt" || typeof algorithm !== "string") return undefined;
  if (!algorithm.toUpperCase().startsWith("FP8")) return undefined;
  return algorithm.toUpperCase() === "FP8_PB_WO"
    ? { block: MODELOPT_BLOCK }
    : blockOf(stated["weight_block_size"]);
}

/** The form of AMD Quark. */
function quarkFp8(stated: JsonObject): Fp8 | undefined {
  const general = stated["global_quant_config"];
  const weight = isObject(general) ? general["weight"] : undefined;
  const dtype = isObject(weight) ? weight["dtype"] : undefined;
  return typeof dtype === "string" && dtype.startsWith("fp8") ? {} : undefined;
}

/** The form of compressed-tensors: groups of layers, each with its own weights' form. */
function groupedFp8(stated: JsonObject): Fp8 | undefined {
  for (const weights of groupWeights(stated)) {
    if (weights["type"] !== "float" || weights["num_bits"] !== 8) continue;
    return weights["strategy"] === "block" ? blockOf(weights["block_structure"]) : {};
  }
  return undefined;
}

function groupWeights(stated: JsonObject): JsonObject[] {
  const groups = stated["config_groups"];
  if (!isObject(groups)) return [];
  return Object.values(groups).flatMap((group: Json) => {
    const weights = isObject(group) ? group["weights"] : undefined;
    return isObject(weights) ? [weights] : [];
  });
}

function blockOf(block: Json | undefined): Fp8 {
  const sides = Array.isArray(block) ? block.filter(isPositive) : [];
  return sides.length === 0 ? {} : { block: Math.max(...sides) };
}
