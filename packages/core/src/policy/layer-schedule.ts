import { isObject, type Json } from "../canonical.js";
import { type Evidence, isPositive, range } from "./evidence.js";
import { type LanguageLevel, levelEvidence } from "./language-model.js";

/**
 * What a layer keeps between tokens. `linear`: linear attention of a kind that its name does not tell;
 * `attention`: no recurrent state at all.
 */
export type LayerKind = "mamba" | "gdn" | "kda" | "short-conv" | "recurrent" | "linear" | "attention";

/** What one field says about the layers. */
export interface LayerFact {
  readonly kind: LayerKind;
  readonly evidence: Evidence;
}

/** What the lists and periods of a level say. */
export interface LayerSchedule {
  /** One for each kind that each list names; empty where no list stands. */
  readonly listed: readonly LayerFact[];
  /** Periods, indices and switches that leave attention only. */
  readonly attentionOnly: readonly Evidence[];
}

const NAME_LISTS = [
  "layer_types",
  "layers_block_type",
  "block_types",
  "_block_types",
  "block_configs",
  "hybrid_block_layout",
  "mixer_types",
];

/** Reads every layer list and period of one level. */
export function layerSchedule(level: LanguageLevel): LayerSchedule {
  const listed = [
    ...NAME_LISTS.flatMap((field) => facts(level, field, nameKinds(level.fields[field]))),
    ...facts(level, "hybrid_override_pattern", patternKinds(level.fields["hybrid_override_pattern"])),
    ...facts(level, "attn_type_list", typeKinds(level.fields["attn_type_list"])),
    ...kdaLayers(level),
  ];
  return { listed, attentionOnly: ATTENTION_ONLY.flatMap((rule) => rule(level)) };
}

/** What attention, experts and perceptrons are called. */
const WITHOUT_STATE =
  /att(e?n)?|full|sliding|swa|global|local|chunk|softmax|mla|transformer|dense|sparse|moe|expert|mlp|ffn|feed|identity|no.?op|^[atf]$/;

/** The kind of layer that a name means; `undefined` for a name that says nothing. */
function nameKind(name: string): LayerKind | undefined {
  const text = name.toLowerCase();
  if (/kda|kimi.?delta/.test(text)) return "kda";
  if (/delta|gdn/.test(text)) return "gdn";
  if (/mamba|ssm|^m2?d?$|^hybrid$/.test(text)) return "mamba";
  if (/recurrent|rglru/.test(text)) return "recurrent";
  if (/conv/.test(text)) return "short-conv";
  if (/linear|lightning|rwkv|retention/.test(text)) return "linear";
  return WITHOUT_STATE.test(text) ? "attention" : undefined;
}

/** Of a list that holds something unknown, only the state that it shows counts: it does not prove that there is none. */
function certain(kinds: readonly (LayerKind | undefined)[]): LayerKind[] {
  const known = kinds.filter((kind) => kind !== undefined);
  return known.length === kinds.length ? known : known.filter((kind) => kind !== "attention");
}

function facts(level: LanguageLevel, field: string, kinds: readonly LayerKind[]): LayerFact[] {
  return [...new Set(kinds)].map((kind) => ({ kind, evidence: levelEvidence(level, field) }));
}

function nameKinds(list: Json | undefined): LayerKind[] {
  if (!Array.isArray(list)) return [];
  const kinds = list.flatMap((entry: Json) => {
    const name = isObject(entry) ? (entry["block_type"] ?? null) : entry;
    return typeof name === "string" && name !== "" ? [nameKind(name)] : [];
  });
  return certain(kinds);
}

const SYMBOLS: Readonly<Record<string, LayerKind | undefined>> = {
  M: "mamba",
  G: "gdn",
  "*": "attention",
  "-": "attention",
  E: "attention",
  "|": "attention",
};

/** Nemotron-H: `M` Mamba 2, `G` gated delta net, `*` attention, `-` perceptron, `E` experts. */
function patternKinds(pattern: Json | undefined): LayerKind[] {
  if (typeof pattern !== "string") return [];
  return certain(pattern.split("").map((symbol) => SYMBOLS[symbol]));
}

/** MiniMax: 0 is linear attention, 1 is softmax attention. */
function typeKinds(list: Json | undefined): LayerKind[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: Json): LayerKind[] =>
    typeof entry === "number" ? [entry === 0 ? "linear" : "attention"] : [],
  );
}

function kdaLayers(level: LanguageLevel): LayerFact[] {
  const attention = level.fields["linear_attn_config"];
  if (!isObject(attention) || !Array.isArray(attention["kda_layers"])) return [];
  const kind = attention["kda_layers"].length > 0 ? "kda" : "attention";
  return [{ kind, evidence: levelEvidence(level, "linear_attn_config.kda_layers", attention["kda_layers"]) }];
}

type Rule = (level: LanguageLevel) => Evidence[];

/** Each finds evidence that no recurrent layer is left, or nothing. */
const ATTENTION_ONLY: readonly Rule[] = [
  (level) => when(level, "mamba_enabled", level.fields["mamba_enabled"] === false),
  (level) => when(level, "full_attention_interval", level.fields["full_attention_interval"] === 1),
  (level) => when(level, "layer_group_size", level.fields["layer_group_size"] === 1),
  (level) => when(level, "attn_layer_period", level.fields["attn_layer_period"] === 1),
  (level) => when(level, "mb_per_layer", level.fields["mb_per_layer"] === 0),
  (level) => when(level, "attn_layer_indices", coversAll(level, level.fields["attn_layer_indices"])),
  (level) => when(level, "full_attn_idxs", coversAll(level, level.fields["full_attn_idxs"])),
  (level) => {
    const attention = level.fields["linear_attn_config"];
    if (!isObject(attention) || !coversAll(level, attention["full_attn_layers"])) return [];
    return [
      levelEvidence(level, "linear_attn_config.full_attn_layers", attention["full_attn_layers"] ?? null),
    ];
  },
];

function when(level: LanguageLevel, field: string, holds: boolean): Evidence[] {
  return holds ? [levelEvidence(level, field)] : [];
}

/** True where the list names every layer, counted from 0 or from 1. */
function coversAll(level: LanguageLevel, list: Json | undefined): boolean {
  const count = level.fields["num_hidden_layers"];
  if (!Array.isArray(list) || !isPositive(count) || list.length < count) return false;
  const indices = new Set<Json>(list);
  return [0, 1].some((first) => range(count).every((index) => indices.has(index + first)));
}
