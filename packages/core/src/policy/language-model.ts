import { isObject, type Json, type JsonObject } from "../canonical.js";
import { type Evidence, evidence } from "./evidence.js";

/** A part of `config.json` that describes the language model. @public */
export interface LanguageLevel {
  /** Dotted path of the part; empty for the top level. */
  readonly path: string;
  readonly fields: JsonObject;
}

/** Where configurations of several models keep that of the language model, in order of precedence. */
const NESTED = [
  "text_config",
  "llm_config",
  "language_config",
  "language_model_config",
  "thinker_config",
] as const;

/** Nesting beyond this is no real configuration. */
const DEEPEST = 8;

/**
 * The top level, then every nested part that describes the language model, outermost first. Audio, vision and
 * talker parts are never among them. A nested part that is null or empty counts as absent.
 *
 * @public
 */
export function languageLevels(config: JsonObject): readonly LanguageLevel[] {
  const levels: LanguageLevel[] = [{ path: "", fields: config }];
  let layer: readonly LanguageLevel[] = levels;
  for (let depth = 0; depth < DEEPEST && layer.length > 0; depth++) {
    layer = layer.flatMap(nestedLevels);
    levels.push(...layer);
  }
  return levels;
}

/**
 * The part whose fields vLLM takes for the language model: the nested one where there is one (the first by
 * precedence, at every depth), else the top level.
 *
 * @public
 */
export function textLevel(config: JsonObject): LanguageLevel {
  let level: LanguageLevel = { path: "", fields: config };
  for (let depth = 0; depth < DEEPEST; depth++) {
    const [first] = nestedLevels(level);
    if (first === undefined) break;
    level = first;
  }
  return level;
}

/** Evidence for a field of a level of `config.json`. */
export function levelEvidence(level: LanguageLevel, field: string, value?: Json): Evidence {
  return evidence("config.json", joinPath(level.path, field), value ?? level.fields[field] ?? null);
}

/** The first of the names that holds neither null nor nothing, at this level. */
export function firstField(level: LanguageLevel, names: readonly string[]): string | undefined {
  return names.find((name) => level.fields[name] !== undefined && level.fields[name] !== null);
}

/** `model_type` of a level, empty where there is none. */
export function modelType(level: LanguageLevel): string {
  const value = level.fields["model_type"];
  return typeof value === "string" ? value : "";
}

/** `model_type` and `architectures` of a level as they stand, the architectures last. */
export function modelNames(level: LanguageLevel): readonly { field: string; name: string }[] {
  const { architectures } = level.fields;
  const names = Array.isArray(architectures) ? architectures : [];
  return [
    { field: "model_type", name: modelType(level) },
    ...names.flatMap((name: Json) => (typeof name === "string" ? [{ field: "architectures", name }] : [])),
  ].filter(({ name }) => name !== "");
}

export function joinPath(path: string, field: string): string {
  return path === "" ? field : `${path}.${field}`;
}

function nestedLevels(level: LanguageLevel): LanguageLevel[] {
  return NESTED.flatMap((name) => {
    const fields = level.fields[name];
    if (!isObject(fields) || Object.keys(fields).length === 0) return [];
    return [{ path: joinPath(level.path, name), fields }];
  });
}
