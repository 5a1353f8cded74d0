import type { CheckpointInspection, Evidence, ModelMetadata } from "@narwhal/core";
import type { Inspection } from "@narwhal/schemas";
import { printable } from "./printable.js";

/** An inspection for `--json`, by its schema; every part has its `evidence`. */
export function inspectionResult(
  path: string,
  metadata: ModelMetadata,
  inspection: CheckpointInspection,
): Inspection {
  const { customCode, convState, modelDtype, contextLimit, tensorParallel } = inspection;
  const { value, launched, classDefault, evidence } = contextLimit;
  return {
    path,
    config_sha256: metadata.configSha256,
    custom_code: { ...customCode, evidence: proof(customCode), elsewhere: [...customCode.elsewhere] },
    conv_state: {
      ...convState,
      kinds: [...convState.kinds],
      caveat: convState.caveat ?? null,
      evidence: proof(convState),
    },
    model_dtype: { ...modelDtype, evidence: proof(modelDtype) },
    context_limit: { value, launched, class_default: classDefault ?? null, evidence: [...evidence] },
    tensor_parallel: { sizes: [...tensorParallel.sizes], evidence: proof(tensorParallel) },
  };
}

function proof({ evidence }: { readonly evidence: readonly Evidence[] }): Evidence[] {
  return [...evidence];
}

/** An inspection for people: one conclusion a line, and below it what shows it. */
export function inspectionLines(inspection: CheckpointInspection): readonly string[] {
  const { customCode, convState, modelDtype, contextLimit, tensorParallel } = inspection;
  return [
    ...part("custom code", customCode.required ? "needed: --trust-remote-code" : "none", customCode.evidence),
    ...part("convolutional state", stateWords(convState), convState.evidence),
    ...part("model dtype", `${modelDtype.value} (${modelDtype.reason})`, modelDtype.evidence),
    ...part("context limit", limitWords(contextLimit), contextLimit.evidence),
    ...part("tensor-parallel sizes", sizeWords(tensorParallel.sizes), tensorParallel.evidence),
  ];
}

function stateWords({ required, kinds, transferable, caveat }: CheckpointInspection["convState"]): string {
  const layout = required ? `${kinds.join(", ")}: VLLM_SSM_CONV_STATE_LAYOUT=DS` : "none";
  if (kinds.length === 0) return layout;
  return `${layout}; ${transferable ? "transferable" : "not transferable"}${caveat === undefined ? "" : ` (${caveat})`}`;
}

function limitWords({ value, launched, classDefault }: CheckpointInspection["contextLimit"]): string {
  const own = value === null ? "not stated" : `${value} tokens`;
  const why = classDefault === undefined ? "" : `, the default of ${classDefault}`;
  return `${own}${why}; launched with ${launched} unless the operator says otherwise`;
}

const SHOWN_SIZES = 24;

function sizeWords(sizes: readonly number[]): string {
  const shown = sizes.slice(0, SHOWN_SIZES).join(", ");
  return sizes.length > SHOWN_SIZES ? `${shown}, … up to ${sizes.at(-1)}` : shown;
}

const LONGEST_VALUE = 100;

function part(name: string, conclusion: string, evidence: readonly Evidence[]): string[] {
  const proof = evidence.map(({ file, field, value }) => {
    const text = JSON.stringify(value);
    const short = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
    return printable(`  ${file}: ${field} = ${short}`);
  });
  return [`${name}: ${conclusion}`, ...proof];
}
