import type { Json, JsonObject } from "../canonical.js";
import { isPositive } from "./evidence.js";
import { type LanguageLevel, firstField, levelEvidence } from "./language-model.js";
import { fp8Quantization, groupSize, leavesAlone } from "./quantization.js";
import type { TpConstraint, TpOptions } from "./tp-constraints.js";

/** Inner sizes of dense perceptrons, which are always split. */
const DENSE = [
  "intermediate_size",
  "intermediate_size_mlp",
  "ff_intermediate_size",
  "ffn_dim",
  "encoder_ffn_dim",
  "ffn_hidden_size",
  "n_inner",
  "shared_intermediate_size",
  "shared_expert_intermediate_size",
  "moe_shared_expert_intermediate_size",
];

/** Inner sizes of experts, which expert parallelism leaves whole. */
const EXPERT = ["moe_intermediate_size", "moe_ffn_hidden_size", "expert_ffn_hidden_size"];

const SHARED = /shared/;

const EXPERT_COUNTS = ["num_experts", "num_local_experts", "n_routed_experts", "moe_num_experts"];

/**
 * Inner sizes that tensor parallelism splits; under block-quantised FP8 in whole blocks, and those of dense perceptrons
 * in whole groups where the weights are quantised in groups. Experts in groups are loaded by kernels that need none.
 */
export function intermediateSizes(
  config: JsonObject,
  level: LanguageLevel,
  options: TpOptions,
): TpConstraint[] {
  // Mamba's inner channels carry the same name.
  if (isPositive(level.fields["state_size"]) && firstField(level, ["num_attention_heads"]) === undefined)
    return [];
  const block = fp8Quantization(config)?.block;
  const group = groupSize(config);
  const sharedLeft = leavesAlone(config, /shared_(expert|mlp)s?(?!_gate)/);
  // Where experts have no size of their own, they are what `intermediate_size` measures.
  const onlyExperts =
    firstField(level, EXPERT_COUNTS) !== undefined && firstField(level, EXPERT) === undefined;
  const whole = options.expertParallel === true;
  return [...DENSE, ...EXPERT].flatMap((field) => {
    const ofExperts = EXPERT.includes(field) || (onlyExperts && field === "intermediate_size");
    if (ofExperts && whole) return [];
    if (SHARED.test(field) && sharedLeft) return constraints(level, field);
    if (block !== undefined)
      return constraints(level, field, { unit: block, what: `FP8 blocks of ${block}` });
    if (group === undefined || ofExperts) return constraints(level, field);
    return constraints(level, field, { unit: group, what: `quantised in groups of ${group}` });
  });
}

/** Parts that cannot be split further. */
interface Parts {
  readonly unit: number;
  readonly what: string;
}

function constraints(level: LanguageLevel, field: string, parts?: Parts): TpConstraint[] {
  const stated = level.fields[field] ?? null;
  const sizes: readonly Json[] = Array.isArray(stated) ? [...new Set<Json>(stated)] : [stated];
  return sizes.filter(isPositive).flatMap((size): TpConstraint[] => {
    if (!Number.isInteger(size)) return [];
    const proof = { size, what: "inner size of a perceptron", evidence: levelEvidence(level, field, size) };
    const divide: TpConstraint = { rule: "divide", ...proof };
    return parts === undefined ? [divide] : [divide, { rule: "blocks", ...proof, ...parts }];
  });
}
