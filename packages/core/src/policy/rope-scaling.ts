import { isObject, type Json, type JsonObject } from "../canonical.js";
import { type Evidence, isPositive } from "./evidence.js";
import { type LanguageLevel, levelEvidence } from "./language-model.js";

/** One rope scaling of a model, as it bears on the context length. */
export interface RopeScaling {
  /** False for the types whose stated length already includes the scaling. */
  readonly multiplies: boolean;
  readonly factor?: number;
  /** Length before scaling that replaces the stated one (`yarn` only). */
  readonly original?: number;
  readonly evidence: Evidence;
}

const NOT_MULTIPLYING: ReadonlySet<string> = new Set([
  "",
  "default",
  "llama3",
  "longrope",
  "mrope",
  "proportional",
  "su",
]);

/**
 * The scalings of a level: of `rope_scaling`, else of `rope_parameters`, which holds one, or one per layer type.
 * Where both stand, `transformers` takes the former.
 */
export function ropeScalings(level: LanguageLevel): readonly RopeScaling[] {
  const field = ["rope_scaling", "rope_parameters"].find((name) => stands(level.fields[name]));
  if (field === undefined) return [];
  const rope = level.fields[field] as JsonObject;
  if (typeName(rope) !== "" || isPositive(rope["factor"])) return [scaling(level, field, rope)];
  return Object.entries(rope).flatMap(([layerType, part]: [string, Json]) =>
    isObject(part) ? [scaling(level, `${field}.${layerType}`, part)] : [],
  );
}

const ORIGINAL = "original_max_position_embeddings";

function scaling(level: LanguageLevel, field: string, rope: JsonObject): RopeScaling {
  const type = typeName(rope);
  const { factor } = rope;
  // `transformers` fills it in from the level where the scaling does not state it.
  const original = rope[ORIGINAL] ?? level.fields[ORIGINAL];
  return {
    multiplies: !NOT_MULTIPLYING.has(type),
    ...(isPositive(factor) ? { factor } : {}),
    ...(type === "yarn" && isPositive(original) ? { original } : {}),
    evidence: levelEvidence(level, field, rope),
  };
}

function stands(value: Json | undefined): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

function typeName(rope: JsonObject): string {
  const name = rope["rope_type"] ?? rope["type"];
  return typeof name === "string" ? name.toLowerCase() : "";
}
