import { isObject } from "../canonical.js";
import { isPositive } from "./evidence.js";
import { type LanguageLevel, firstField, levelEvidence } from "./language-model.js";
import type { TpConstraint } from "./tp-constraints.js";

const MAMBA2_HEADS = ["mamba_n_heads", "mamba_num_heads", "n_mamba_heads", "num_heads"];
const MAMBA2_GROUPS = ["mamba_n_groups", "mamba_ngroups", "n_groups"];

/** Sizes of recurrent layers that tensor parallelism splits. */
export function stateSizes(level: LanguageLevel): TpConstraint[] {
  const heads = field(level, MAMBA2_HEADS, "Mamba 2 heads", "divide");
  const mamba =
    heads.length > 0 ? [...heads, ...field(level, MAMBA2_GROUPS, "Mamba 2 groups", "groups")] : [];
  return [
    ...mamba,
    ...(heads.length > 0 ? [] : mamba1(level)),
    ...field(level, ["linear_num_key_heads"], "key heads of the gated delta net", "divide"),
    ...field(level, ["linear_num_value_heads"], "value heads of the gated delta net", "divide"),
    ...kdaHeads(level),
    ...(isPositive(level.fields["conv_L_cache"])
      ? field(level, ["conv_dim"], "channels of the short convolution", "divide")
      : []),
  ];
}

function field(
  level: LanguageLevel,
  names: readonly string[],
  what: string,
  rule: "divide" | "groups",
): TpConstraint[] {
  const name = firstField(level, names);
  const size = name === undefined ? undefined : level.fields[name];
  if (name === undefined || !isPositive(size) || !Number.isInteger(size)) return [];
  return [{ rule, size, what, evidence: levelEvidence(level, name) }];
}

/** Mamba 1 splits its inner channels: `intermediate_size`, or the expansion of the hidden size. */
function mamba1(level: LanguageLevel): TpConstraint[] {
  const { fields } = level;
  if (isPositive(fields["state_size"])) {
    return field(level, ["intermediate_size"], "inner channels of Mamba 1", "divide");
  }
  const { hidden_size: hidden, mamba_expand: expand } = fields;
  if (!isPositive(fields["mamba_d_state"]) || !isPositive(hidden) || !isPositive(expand)) return [];
  const size = hidden * expand;
  if (!Number.isInteger(size)) return [];
  return [
    {
      rule: "divide",
      size,
      what: "inner channels of Mamba 1",
      evidence: levelEvidence(level, "mamba_expand"),
    },
  ];
}

function kdaHeads(level: LanguageLevel): TpConstraint[] {
  const attention = level.fields["linear_attn_config"];
  const size = isObject(attention) ? attention["num_heads"] : undefined;
  if (!isPositive(size) || !Number.isInteger(size)) return [];
  const proof = levelEvidence(level, "linear_attn_config.num_heads", size);
  return [{ rule: "divide", size, what: "KDA heads", evidence: proof }];
}
