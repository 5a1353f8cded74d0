import { isObject, type Json } from "../canonical.js";
import { isPositive } from "./evidence.js";
import { type LayerFact, type LayerKind } from "./layer-schedule.js";
import { type LanguageLevel, levelEvidence, modelNames } from "./language-model.js";

/** The fields of one level that belong to a recurrent layer with a convolution. */
export function convFields(level: LanguageLevel): LayerFact[] {
  return [...mambaFields(level), ...kdaFields(level), ...plainFields(level)];
}

/** Model types and architectures that are known to have recurrent layers, whatever their fields. */
export function knownRecurrent(level: LanguageLevel): LayerFact[] {
  return modelNames(level).flatMap(({ field, name }) => {
    const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
    const known = KNOWN.find(([pattern]) => pattern.test(plain));
    return known === undefined ? [] : [{ kind: known[1], evidence: levelEvidence(level, field) }];
  });
}

/** By name, lower case, letters and digits alone. */
const KNOWN: readonly (readonly [RegExp, LayerKind])[] = [
  [/^(falcon|codestral)?mamba(?!vision)/, "mamba"],
  [/^(jamba|bamba|zamba|hymba|falconh1|granitemoehybrid|plamo2|phi4flash|nemotronh)/, "mamba"],
  [/^(qwen3next|qwen3[5-9]|olmohybrid|gigachat35)/, "gdn"],
  [/^(kimilinear|kimik3|bailingmoev3)/, "kda"],
  [/^lfm2/, "short-conv"],
  [/^recurrentgemma/, "recurrent"],
  [/^(minimaxtext01|minimaxm1|minimaxvl01|minimaxforcausallm|minimax$)/, "linear"],
  [/^(bailinghybrid|bailingmoelinear|bailingmoev25|ringmoelinear)/, "linear"],
  [/^(gateddeltanet|deltanet)/, "gdn"],
  [/^rwkv/, "linear"],
];

function mambaFields(level: LanguageLevel): LayerFact[] {
  const { fields } = level;
  const named: string[] = ["mamba_d_conv", "mamba_d_state"].filter((name) => isPositive(fields[name]));
  if (isObject(fields["ssm_cfg"])) named.push("ssm_cfg");
  const state = ["state_size", "ssm_state_size", "mamba_num_heads"].find((name) => isPositive(fields[name]));
  if (isPositive(fields["conv_kernel"]) && state !== undefined) named.push("conv_kernel", state);
  return named.map((field) => ({ kind: "mamba", evidence: levelEvidence(level, field) }));
}

function kdaFields(level: LanguageLevel): LayerFact[] {
  const found: LayerFact[] = [];
  const name = "short_conv_kernel_size";
  const attention = level.fields["linear_attn_config"];
  const nested: Json | undefined = isObject(attention) ? attention[name] : undefined;
  if (isPositive(nested)) {
    found.push({ kind: "kda", evidence: levelEvidence(level, `linear_attn_config.${name}`, nested) });
  }
  if (isPositive(level.fields[name])) found.push({ kind: "kda", evidence: levelEvidence(level, name) });
  return found;
}

const PLAIN: readonly (readonly [string, LayerKind])[] = [
  ["linear_conv_kernel_dim", "gdn"],
  ["conv_L_cache", "short-conv"],
  ["conv1d_width", "recurrent"],
];

function plainFields(level: LanguageLevel): LayerFact[] {
  return PLAIN.filter(([name]) => isPositive(level.fields[name])).map(([name, kind]) => ({
    kind,
    evidence: levelEvidence(level, name),
  }));
}
