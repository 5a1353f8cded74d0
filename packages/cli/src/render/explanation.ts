import type { ExplainedEngine, ExplainedSetting } from "@narwhal/core";
import { printable } from "./printable.js";

/** An explanation for `--json`, by role and setting. */
export function explanationResult(engines: readonly ExplainedEngine[]): Record<string, unknown> {
  return {
    engines: Object.fromEntries(
      engines.map(({ role, inspection, policy, settings }) => [
        role,
        {
          inspection,
          policy,
          settings: Object.fromEntries(settings.map(({ setting, ...because }) => [setting, because])),
        },
      ]),
    ),
  };
}

/** One engine's explanation for people: each value, and below it what decided it. */
export function explanationLines(engine: ExplainedEngine): readonly string[] {
  const { role, inspection, settings } = engine;
  const head = `${role}, observed in ${inspection}`;
  if (settings.length === 0) return [head, "  its sources file says nothing of single settings"];
  return [head, ...settings.flatMap(settingLines)].map(printable);
}

function settingLines(setting: ExplainedSetting): string[] {
  const { origin, source, evidence = [], edited } = setting;
  return [
    `  ${setting.setting} = ${short(setting.value)}`,
    `      ${ORIGIN_WORDS[origin]}: ${source}`,
    ...evidence.map(({ file, field, value }) => `      ${file}: ${field} = ${short(value)}`),
    ...(edited === undefined ? [] : [`      edited since discovery: now ${short(edited)}`]),
  ];
}

/** What decided a value, by its origin. */
export const ORIGIN_WORDS: Readonly<Record<ExplainedSetting["origin"], string>> = {
  observation: "observed",
  field: "set by the operator",
  default: "default",
  rule: "rule",
};

const LONGEST = 160;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "null";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
