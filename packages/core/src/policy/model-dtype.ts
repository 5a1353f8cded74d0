import { isObject, type Json, type JsonObject } from "../canonical.js";
import { type Evidence } from "./evidence.js";
import {
  type LanguageLevel,
  firstField,
  languageLevels,
  levelEvidence,
  modelType,
} from "./language-model.js";

/** @public */
export type ModelDtype = "bfloat16" | "float16";

/** The dtype that a checkpoint is served with, as its metadata decides it. @public */
export interface DtypeFact {
  readonly value: ModelDtype;
  /** What led there, in a few words. */
  readonly reason: string;
  /** The field that decided; empty where none stands. */
  readonly evidence: readonly Evidence[];
}

/** vLLM refuses float16 for these: numerically unstable (vllm `config/model.py`). */
const NO_FLOAT16: ReadonlySet<string> = new Set(["gemma2", "gemma3", "gemma3_text", "glm4"]);

/** True where vLLM starts this model with float16. @public */
export function supportsFloat16(config: JsonObject): boolean {
  return !NO_FLOAT16.has(modelType({ path: "", fields: config }));
}

/**
 * The dtype of the top level, else of the nested language model, else of `vision_config` or `encoder_config`,
 * else bfloat16. The launcher takes two-byte types only: all others are served as bfloat16, as vLLM does. Never
 * throws.
 *
 * @public
 */
export function modelDtype(config: JsonObject): DtypeFact {
  for (const level of dtypeLevels(config)) {
    const field = firstField(level, ["dtype", "torch_dtype"]);
    if (field === undefined) continue;
    const { value, reason } = served(level.fields[field] ?? null, config);
    return { value, reason, evidence: [levelEvidence(level, field)] };
  }
  return { value: "bfloat16", reason: "no dtype in the metadata", evidence: [] };
}

function dtypeLevels(config: JsonObject): LanguageLevel[] {
  const others = ["vision_config", "encoder_config"].flatMap((path) => {
    const fields = config[path];
    return isObject(fields) ? [{ path, fields }] : [];
  });
  return [...languageLevels(config), ...others];
}

function served(stated: Json, config: JsonObject): { value: ModelDtype; reason: string } {
  const name =
    typeof stated === "string"
      ? stated
          .trim()
          .toLowerCase()
          .replace(/^torch\./, "")
      : "";
  if (name === "bfloat16") return { value: "bfloat16", reason: "the model configuration's" };
  if (name !== "float16" && name !== "half") {
    return { value: "bfloat16", reason: `${name === "" ? "no type name" : name} is served as bfloat16` };
  }
  if (supportsFloat16(config)) return { value: "float16", reason: "the model configuration's" };
  return { value: "bfloat16", reason: "vLLM refuses float16 for this model type" };
}
