import type { JsonObject } from "../canonical.js";
import { type Evidence, uniqueEvidence } from "./evidence.js";
import { partsEvidence } from "./quantization.js";
import { type TpConstraint, type TpOptions, fits, tpConstraints } from "./tp-constraints.js";

/** The tensor-parallel sizes that a checkpoint fits. @public */
export interface TensorParallelSizes {
  /** Ascending, up to the number of attention heads, or 64 where that is more. */
  readonly sizes: readonly number[];
  /** The fields that limit them. */
  readonly evidence: readonly Evidence[];
}

/** A size of the model that a tensor-parallel size does not fit. @public */
export interface TensorParallelFault {
  readonly evidence: Evidence;
  /** One sentence that names field, value and the size refused. */
  readonly message: string;
}

const LEAST_RANGE = 64;
const GREATEST_RANGE = 1024;

/**
 * The sizes that vLLM would start this checkpoint with, as far as `config.json` tells. Never throws.
 *
 * @public
 */
export function tensorParallelSizes(config: JsonObject, options: TpOptions = {}): TensorParallelSizes {
  const constraints = tpConstraints(config, options);
  const heads = constraints.find((constraint) => constraint.what === "attention heads")?.size ?? 0;
  const count = Math.min(GREATEST_RANGE, Math.max(LEAST_RANGE, heads));
  const sizes = Array.from({ length: count }, (_, index) => index + 1).filter((tp) =>
    constraints.every((constraint) => fits(constraint, tp)),
  );
  const parts = constraints.some(({ rule }) => rule === "blocks") ? partsEvidence(config) : undefined;
  const evidence = constraints.map((constraint) => constraint.evidence);
  return { sizes, evidence: uniqueEvidence(parts === undefined ? evidence : [...evidence, parts]) };
}

/** Every constraint that the size breaks; empty where it fits. Never throws. @public */
export function tensorParallelFaults(
  config: JsonObject,
  tp: number,
  options: TpOptions = {},
): readonly TensorParallelFault[] {
  const broken = tpConstraints(config, options).filter((constraint) => !fits(constraint, tp));
  const fields = new Set<string>();
  return broken
    .filter(({ evidence }) => !fields.has(evidence.field) && fields.add(evidence.field) !== undefined)
    .map((constraint) => ({ evidence: constraint.evidence, message: sentence(constraint, tp) }));
}

function sentence(constraint: TpConstraint, tp: number): string {
  const { size, what, evidence } = constraint;
  const total = evidence.field.endsWith("model_type") ? "by its class's default" : "in all";
  const value = evidence.value === size ? "" : `, ${size} ${total}`;
  const stated = `${evidence.field} in config.json is ${JSON.stringify(evidence.value)} (${what}${value})`;
  if (constraint.rule === "key-value")
    return `${stated}, which tensor-parallel size ${tp} neither divides nor repeats`;
  if (constraint.rule === "blocks" && size % tp === 0) {
    return `${stated}, which tensor-parallel size ${tp} cuts into parts of ${size / tp}`;
  }
  return `${stated}, which tensor-parallel size ${tp} does not divide`;
}
