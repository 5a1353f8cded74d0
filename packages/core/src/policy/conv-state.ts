import type { JsonObject } from "../canonical.js";
import { convFields, knownRecurrent } from "./conv-fields.js";
import { type Evidence, uniqueEvidence } from "./evidence.js";
import { languageLevels } from "./language-model.js";
import { type LayerFact, type LayerKind, layerSchedule } from "./layer-schedule.js";

/** The recurrent state of a model, as its metadata shows it. @public */
export interface ConvState {
  /** True where recurrent layers with a convolution exist: the layout `DS` must be explicit. */
  readonly required: boolean;
  /** The kinds of recurrent layers that were found, with or without convolution. */
  readonly kinds: readonly Exclude<LayerKind, "attention">[];
  /** The fields that show what `required` says; empty for a model that shows no trace of such layers. */
  readonly evidence: readonly Evidence[];
}

const CONVOLUTIONAL: ReadonlySet<LayerKind> = new Set(["mamba", "gdn", "kda", "short-conv", "recurrent"]);

/**
 * Whether a checkpoint has convolutional state, and what shows it. Layer lists decide where they name kinds;
 * lists and periods that leave attention only beat all fields; else any field or known model type proves it.
 * Only the language model's metadata counts. Never throws.
 *
 * @public
 */
export function convState(config: JsonObject): ConvState {
  const levels = languageLevels(config);
  const schedules = levels.map(layerSchedule);
  const listed = schedules.flatMap((schedule) => schedule.listed);
  const traces = [...levels.flatMap(convFields), ...levels.flatMap(knownRecurrent)];
  const named = listed.filter(convolutional);
  if (named.length > 0) return present([...named, ...traces.filter(convolutional)]);

  const linear = listed.filter((fact) => fact.kind === "linear");
  const attentionOnly = listed.length > 0 && linear.length === 0;
  const exclusions = [
    ...(attentionOnly ? listed.map((fact) => fact.evidence) : []),
    ...(linear.length === 0 ? schedules.flatMap((schedule) => schedule.attentionOnly) : []),
  ];
  if (exclusions.length > 0) {
    return { required: false, kinds: [], evidence: traces.length > 0 ? exclusions : [] };
  }
  const proven = traces.filter(convolutional);
  if (proven.length > 0) return present([...proven, ...linear]);
  const plain = [...linear, ...traces];
  return {
    required: false,
    kinds: plain.length > 0 ? ["linear"] : [],
    evidence: uniqueEvidence(plain.map((fact) => fact.evidence)),
  };
}

function convolutional(fact: LayerFact): boolean {
  return CONVOLUTIONAL.has(fact.kind);
}

function present(facts: readonly LayerFact[]): ConvState {
  const kinds = [...new Set(facts.filter(convolutional).map((fact) => fact.kind))];
  return {
    required: true,
    kinds: kinds.filter((kind) => kind !== "attention"),
    evidence: uniqueEvidence(facts.map((fact) => fact.evidence)),
  };
}
