import type { JsonObject } from "../canonical.js";
import { isPositive } from "./evidence.js";
import { type LanguageLevel, levelEvidence } from "./language-model.js";
import { fp8Quantization, groupSize, leavesAlone } from "./quantization.js";
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
  if (leavesAlone(config, /attn|attention/i)) return [];
  const what =
    block === undefined
      ? `width of the attention, quantised in groups of ${unit}`
      : `width of the attention, FP8 blocks of ${unit}`;
  const evidence = levelEvidence(level, isPositive(stated) ? "head_dim" : "hidden_size");
  return [{ rule: "blocks", size: heads * headSize, unit, what, evidence }];
}
