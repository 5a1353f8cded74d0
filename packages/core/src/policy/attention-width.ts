import { isObject, type Json, type JsonObject } from "../canonical.js";
import { isPositive } from "./evidence.js";
import { type LanguageLevel, languageLevels, levelEvidence } from "./language-model.js";
import { fp8Quantization, groupSize } from "./quantization.js";
import type { TpConstraint } from "./tp-constraints.js";

/**
 * The width of the attention's output under a quantisation by blocks or groups, of which each rank must get whole ones;
 * nothing where the width is not known or the attention is left as it was.
 */
export function attentionWidth(config: JsonObject, level: LanguageLevel, heads: number): TpConstraint[] {
  const block = fp8Quantization(config)?.block;
  const unit = block ?? groupSize(config);
  const { head_dim: stated, hidden_size: hidden } = level.fields;
  const headSize = isPositive(stated) ? stated : isPositive(hidden) ? hidden / heads : undefined;
  if (unit === undefined || headSize === undefined || !Number.isInteger(headSize)) return [];
  if (leavesAttention(config)) return [];
  const what =
    block === undefined
      ? `width of the attention, quantised in groups of ${unit}`
      : `width of the attention, FP8 blocks of ${unit}`;
  const evidence = levelEvidence(level, isPositive(stated) ? "head_dim" : "hidden_size");
  return [{ rule: "blocks", size: heads * headSize, unit, what, evidence }];
}

/** True where the quantisation names attention among what it leaves alone. */
function leavesAttention(config: JsonObject): boolean {
  return languageLevels(config).some(({ fields }) => {
    const stated = fields["quantization_config"];
    if (!isObject(stated)) return false;
    const left = ["modules_to_not_convert", "ignored_layers", "ignore", "exclude_modules"].map(
      (name) => stated[name] ?? null,
    );
    return left.some((list: Json) => Array.isArray(list) && /attn|attention/i.test(list.join(" ")));
  });
}
