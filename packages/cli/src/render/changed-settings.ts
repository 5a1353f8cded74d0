import {
  canonicalJson,
  type Category,
  type Json,
  type RolesFactChange,
  type SettingsChange,
} from "@narwhal/core";
import { changeWords, valueWords } from "./change-words.js";
import { ORIGIN_WORDS } from "./explanation.js";
import { nameRuns } from "./name-runs.js";

type Decided = NonNullable<SettingsChange["before"]>;

/** Policy values, and what decided each then and now. */
export function settingLines(settings: readonly SettingsChange[]): readonly string[] {
  return settings.map((change) => `${settingWords(change)}  [${nameRuns(change.roles)}]`);
}

function settingWords({ setting, before, after }: SettingsChange): string {
  if (before === undefined || after === undefined) {
    const mark = before === undefined ? "+" : "-";
    const decided = after ?? before;
    return `${mark} ${setting}: ${decided === undefined ? "none" : `${valueWords(decided.value)}, ${by(decided)}`}`;
  }
  if (same(before.value, after.value)) {
    const value = `~ ${setting}: still ${valueWords(after.value)}`;
    return by(before) === by(after)
      ? `${value}, ${by(after)}, on other evidence: ${evidenceOf(before)} -> ${evidenceOf(after)}`
      : `${value}, was ${by(before)}, now ${by(after)}`;
  }
  const decided = by(before) === by(after) ? by(after) : `was ${by(before)}, now ${by(after)}`;
  return `~ ${setting}: ${changeWords({ before: before.value, after: after.value })}; ${decided}`;
}

function by({ origin, source }: Decided): string {
  return `${ORIGIN_WORDS[origin]}: ${source}`;
}

function evidenceOf({ evidence = [] }: Decided): string {
  const words = evidence.map(({ file, field, value }) => `${file} ${field} = ${valueWords(value)}`);
  return words.length === 0 ? "none" : words.join(", ");
}

/** The category in which a setting is told. */
export function categoryOf({ setting }: SettingsChange): Category {
  return SETTING_CATEGORIES[setting] ?? "launch_policy";
}

const SETTING_CATEGORIES: Readonly<Record<string, Category>> = {
  address: "route",
  url: "route",
  attestation_url: "route",
  image: "image",
  model_config_sha256: "model",
};

/** True where settings tell the same change of the same roles. */
export function isToldBySettings(change: RolesFactChange, settings: readonly SettingsChange[]): boolean {
  const name = settingOf(change);
  const telling = settings.filter(
    ({ setting, before, after }) => setting === name && !same(before?.value, after?.value),
  );
  const roles = new Set(telling.flatMap((each) => each.roles));
  return change.roles.every((role) => roles.has(role));
}

/** The setting under which a fact stands in the sources file. */
function settingOf({ category, path }: RolesFactChange): string | undefined {
  if (category === "route") return path;
  if (category === "image" && path === "id") return "image";
  if (category === "model" && path === "config_sha256") return "model_config_sha256";
  if (category !== "launch_policy") return undefined;
  if (path === "model_name") return "model";
  return path.replace(/^runtime\./, "").replace(/^expected_packages\..*$/s, "expected_packages");
}

function same(left: Json | undefined, right: Json | undefined): boolean {
  return canonicalJson(left ?? null) === canonicalJson(right ?? null);
}
