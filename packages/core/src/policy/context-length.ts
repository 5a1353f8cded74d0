import type { JsonObject } from "../canonical.js";
import { classDefaults } from "./class-defaults.js";
import { type Evidence, isPositive } from "./evidence.js";
import { type LanguageLevel, levelEvidence, modelType, textLevel } from "./language-model.js";
import { ropeScalings } from "./rope-scaling.js";

/** A model's own context limit. @public */
export interface ContextLimit {
  /** Tokens, not capped; null where the metadata gives none. */
  readonly value: number | null;
  /** The fields that it was computed from. */
  readonly evidence: readonly Evidence[];
  /** Set where the configuration class's default stands in for a field. */
  readonly classDefault?: string;
}

/** Context length in tokens that is launched at most, where the operator says nothing. @public */
export const DEFAULT_MAX_MODEL_LEN = 16_384;

const LENGTH_FIELDS = [
  "max_position_embeddings",
  "max_position_embedding",
  "n_positions",
  "max_seq_len",
  "seq_length",
  "model_max_length",
  "max_target_positions",
  "max_sequence_length",
  "max_seq_length",
  "seq_len",
];

/**
 * The smallest of the length fields of the language model (a `model_max_length` replaces it), scaled as vLLM
 * scales for rope (vllm `config/model.py`, `model_arch_config_convertor.py`). Never throws.
 *
 * @public
 */
export function contextLimit(config: JsonObject): ContextLimit {
  const nested = textLevel(config);
  const top: LanguageLevel = { path: "", fields: config };
  const levels = nested.path === "" ? [nested] : [nested, top];
  for (const level of levels) {
    const stated = statedLength(level);
    if (stated !== undefined) return scaled(config, level, stated);
  }
  return scaled(config, nested, { value: null, evidence: [] });
}

/** The launched default: the smaller of 16,384 and the model's limit. @public */
export function defaultMaxModelLen(limit: ContextLimit): number {
  return limit.value === null ? DEFAULT_MAX_MODEL_LEN : Math.min(DEFAULT_MAX_MODEL_LEN, limit.value);
}

function statedLength(level: LanguageLevel): ContextLimit | undefined {
  const { fields } = level;
  const stated = LENGTH_FIELDS.filter((field) => isPositive(fields[field]));
  if (stated.length > 0) {
    const replaces = stated.includes("model_max_length");
    const chosen = replaces
      ? "model_max_length"
      : stated.reduce((a, b) => (at(level, b) < at(level, a) ? b : a));
    return { value: at(level, chosen), evidence: [levelEvidence(level, chosen)] };
  }
  // A null keeps the class from filling in its default; only a missing field gets it.
  if (LENGTH_FIELDS.some((field) => field in fields)) return undefined;
  const type = modelType(level);
  const value = classDefaults(type).contextLimit;
  if (value === undefined) return undefined;
  return { value, evidence: [levelEvidence(level, "model_type")], classDefault: type };
}

function at(level: LanguageLevel, field: string): number {
  const value = level.fields[field];
  return typeof value === "number" ? value : Number.POSITIVE_INFINITY;
}

function scaled(config: JsonObject, level: LanguageLevel, stated: ContextLimit): ContextLimit {
  // The lengths of these models are stated after scaling.
  if (/gemma3/.test(`${modelType(level)} ${modelType({ path: "", fields: config })}`))
    return { ...stated, value: whole(stated.value) };
  let factor = 1;
  let length = stated.value;
  const evidence = [...stated.evidence];
  for (const rope of ropeScalings(level)) {
    if (!rope.multiplies) continue;
    if (rope.factor !== undefined) ({ factor } = rope);
    if (rope.original !== undefined) length = rope.original;
    evidence.push(rope.evidence);
  }
  return { ...stated, value: whole(length === null ? null : length * factor), evidence };
}

function whole(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : Math.max(1, Math.floor(value));
}
