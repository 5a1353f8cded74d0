import type { JsonObject } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import { type ContextLimit } from "./context-length.js";
import { argSwitch, argValue } from "./engine-args.js";
import { isPositive } from "./evidence.js";
import { type EngineFacts, placeOf } from "./facts.js";
import { textLevel } from "./language-model.js";

/** vLLM's own permission to go beyond a model's limit. */
const LONG_CONTEXT_PERMISSION = "VLLM_ALLOW_LONG_MAX_MODEL_LEN";

/** What the check of `--max-model-len` needs to know of one engine. */
export interface MaxModelLenCheck {
  readonly facts: EngineFacts;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly limit: ContextLimit;
}

/**
 * A length in tokens as vLLM reads it: a plain integer, with a decimal (`16k`, `1.5m`) or binary (`16K`) suffix,
 * or `auto` and `-1` for the model's own; `undefined` where it is none of these.
 *
 * @public
 */
export function parseTokenCount(text: string): number | "auto" | undefined {
  const value = text.trim();
  if (value === "-1" || value.toLowerCase() === "auto") return "auto";
  const match = /^(\d+)(\.\d+)?([kmgtKMGT])?$/.exec(value);
  if (match === null) return undefined;
  const [, whole = "", fraction = "", suffix = ""] = match;
  const power = "kmgt".indexOf(suffix.toLowerCase()) + 1;
  const binary = suffix !== "" && suffix === suffix.toUpperCase();
  if (fraction !== "" && (suffix === "" || binary)) return undefined;
  const count = Math.floor(
    suffix === "" ? Number(whole) : Number(whole + fraction) * (binary ? 1024 : 1000) ** power,
  );
  return count > 0 && Number.isSafeInteger(count) ? count : undefined;
}

/** Records a `--max-model-len` that vLLM would refuse for this model. */
export function checkMaxModelLen(check: MaxModelLenCheck, findings: Findings): void {
  const { facts, args, environment, limit } = check;
  const text = argValue(args, "--max-model-len");
  if (text === undefined) return;
  const place = { ...placeOf(facts, "ENGINE_ARGS"), subject: "--max-model-len" };
  const asked = parseTokenCount(text);
  if (asked === undefined) {
    const message = `--max-model-len ${text.slice(0, 40)} is no positive number of tokens`;
    findings.add("MAX_MODEL_LEN_INVALID", { ...place, message });
    return;
  }
  const most = effectiveLimit(facts.seen.model.config, limit, args);
  if (asked === "auto" || most === null || asked <= most.value || permitted(environment)) return;
  findings.add("MAX_MODEL_LEN_TOO_LARGE", {
    ...place,
    message: `--max-model-len ${asked} is above the model's limit of ${most.value} tokens (${most.from})`,
  });
}

function effectiveLimit(
  config: JsonObject,
  limit: ContextLimit,
  args: readonly string[],
): { value: number; from: string } | null {
  const level = textLevel(config);
  const { sliding_window: window } = level.fields;
  const windowed = argSwitch(args, "--disable-sliding-window") === true && isPositive(window);
  if (windowed && (limit.value === null || window < limit.value)) {
    return { value: window, from: "sliding_window, with --disable-sliding-window" };
  }
  if (limit.value === null) return null;
  return { value: limit.value, from: limit.evidence.map(({ field }) => field).join(", ") };
}

function permitted(environment: Readonly<Record<string, string>>): boolean {
  return ["1", "true"].includes((environment[LONG_CONTEXT_PERMISSION] ?? "").trim().toLowerCase());
}
