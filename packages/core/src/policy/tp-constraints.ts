import { isObject, type Json, type JsonObject } from "../canonical.js";
import { attentionWidth } from "./attention-width.js";
import { classDefaults } from "./class-defaults.js";
import { convState } from "./conv-state.js";
import { type Evidence, isPositive } from "./evidence.js";
import { type LanguageLevel, firstField, levelEvidence, modelType, textLevel } from "./language-model.js";
import { intermediateSizes } from "./intermediate-sizes.js";
import { stateSizes } from "./state-sizes.js";

/**
 * What a size of the model demands of the tensor-parallel size T: `divide`: T divides it; `key-value`: T divides
 * it or is divided by it; `groups`: T divides it, unless it is one; `blocks`: T divides it into multiples of
 * `unit`.
 */
export interface TpConstraint {
  readonly rule: "divide" | "key-value" | "groups" | "blocks";
  readonly size: number;
  readonly unit?: number;
  /** What the size counts. */
  readonly what: string;
  readonly evidence: Evidence;
}

/** How an engine's arguments bear on the constraints. @public */
export interface TpOptions {
  /** Experts are spread whole (`--enable-expert-parallel`): their inner sizes are not split. */
  readonly expertParallel?: boolean;
}

/** Every constraint that the language model's metadata shows. Never throws. */
export function tpConstraints(config: JsonObject, options: TpOptions = {}): readonly TpConstraint[] {
  const level = textLevel(config);
  return [
    ...attentionHeads(config, level),
    ...(convState(config).required ? stateSizes(level) : []),
    ...intermediateSizes(config, level, options),
  ];
}

/** True where the size T satisfies the constraint. */
export function fits(constraint: TpConstraint, tp: number): boolean {
  const { rule, size } = constraint;
  if (rule === "groups") return size === 1 || size % tp === 0;
  if (rule === "key-value") return size % tp === 0 || (tp > size && tp % size === 0);
  return size % tp === 0 && (rule !== "blocks" || tp === 1 || (size / tp) % (constraint.unit ?? 1) === 0);
}

/** The number of attention heads, where it is known. */
function attentionHeads(config: JsonObject, level: LanguageLevel): TpConstraint[] {
  const defaults = classDefaults(modelType(level));
  // In Mamba's configurations `num_heads` counts the heads of the state.
  const names = [...HEAD_FIELDS, ...(isPositive(level.fields["state_size"]) ? [] : ["num_heads"])];
  const heads = sized(level, names, defaults.attentionHeads);
  if (heads === undefined) return [];
  const own: TpConstraint = { rule: "divide", what: "attention heads", ...heads };
  // The compressed cache of multi-head latent attention is held whole by each rank.
  if (isPositive(level.fields["kv_lora_rank"])) return [own];
  // A file that states one of the two states the other where it differs.
  const stated = heads.evidence.field.endsWith("model_type") ? undefined : heads;
  const keyValue = keyValueHeads(level, defaults.keyValueHeads, stated);
  const width = attentionWidth(config, level, own.size);
  if (keyValue === undefined) return [own, ...width];
  return [own, { rule: "key-value", what: "key/value heads", ...keyValue }, ...width];
}

const HEAD_FIELDS = [
  "num_attention_heads",
  "n_head",
  "n_heads",
  "encoder_attention_heads",
  "decoder_attention_heads",
];

const KEY_VALUE_FIELDS = [
  "n_head_kv",
  "num_kv_heads",
  "num_key_value_heads",
  "multi_query_group_num",
  "num_attention_groups",
];

function keyValueHeads(
  level: LanguageLevel,
  byClass: number | undefined,
  heads: Sized | undefined,
): Sized | undefined {
  const { fields } = level;
  const falcon = /^(falcon|RefinedWeb|RefinedWebModel)$/.test(modelType(level));
  if (falcon && fields["new_decoder_architecture"] !== true && fields["multi_query"] !== false) {
    return { size: 1, evidence: levelEvidence(level, "multi_query", fields["multi_query"] ?? true) };
  }
  const grouped = groupedHeads(level, heads?.size);
  if (grouped !== undefined) return grouped;
  const attention = fields["attn_config"];
  if (isObject(attention) && isPositive(attention["kv_n_heads"])) {
    const size = attention["kv_n_heads"];
    return { size, evidence: levelEvidence(level, "attn_config.kv_n_heads", size) };
  }
  return sized(level, KEY_VALUE_FIELDS, heads === undefined ? byClass : undefined);
}

/** Models whose blocks differ (Nemotron-NAS) state how many heads share a key/value head, block by block. */
function groupedHeads(level: LanguageLevel, heads: number | undefined): Sized | undefined {
  const blocks = level.fields["block_configs"];
  if (!Array.isArray(blocks) || heads === undefined) return undefined;
  for (const block of blocks as readonly Json[]) {
    const attention = isObject(block) ? block["attention"] : undefined;
    const group = isObject(attention) ? attention["n_heads_in_group"] : undefined;
    if (!isPositive(group) || heads % group !== 0) continue;
    const field = "block_configs.attention.n_heads_in_group";
    return { size: heads / group, evidence: levelEvidence(level, field, group) };
  }
  return undefined;
}

interface Sized {
  readonly size: number;
  readonly evidence: Evidence;
}

function sized(
  level: LanguageLevel,
  names: readonly string[],
  byClass: number | undefined,
): Sized | undefined {
  const field = firstField(level, names);
  if (field !== undefined) {
    const size = level.fields[field];
    return isPositive(size) && Number.isInteger(size)
      ? { size, evidence: levelEvidence(level, field) }
      : undefined;
  }
  if (byClass === undefined) return undefined;
  return { size: byClass, evidence: levelEvidence(level, "model_type") };
}
