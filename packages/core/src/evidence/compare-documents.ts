import type { EngineLaunchSources } from "@narwhal/schemas";
import { canonicalJson, type Json } from "../canonical.js";
import type { TextDocument } from "../emit/create-together.js";
import { GENERATED_NAMES } from "../emit/generated-names.js";
import type { Because } from "../policy/launch-policy.js";
import { compareFacts } from "./compare-facts.js";

/** The first place in which a document differs from the recorded one. @public */
export interface DocumentDifference {
  /** The document, below the record's directory. */
  readonly document: string;
  /** Keys and positions with dots between; of a text, or where only the bytes differ, `line <n>`. */
  readonly path: string;
  /** Absent where the record does not have it. */
  readonly recorded?: Json;
  /** Absent where it is not derived any more. */
  readonly derived?: Json;
}

/** A setting that is another now, or is decided by something else. @public */
export interface SettingChange {
  readonly role: string;
  /** Such as `block_size`. */
  readonly setting: string;
  /** Absent where the record does not have the setting. */
  readonly recorded?: Because;
  /** Absent where it is not derived any more. */
  readonly derived?: Because;
}

/** Where two texts of one document differ first; `undefined` where they are equal, byte for byte. */
export function firstDifference(
  document: string,
  recorded: string,
  derived: string,
): DocumentDifference | undefined {
  if (recorded === derived) return undefined;
  const [change] = document.endsWith(".json") ? compareJson(recorded, derived) : [];
  if (change !== undefined) {
    const { path, before, after } = change;
    return {
      document,
      path,
      ...(before === undefined ? {} : { recorded: before }),
      ...(after === undefined ? {} : { derived: after }),
    };
  }
  const [old, now] = [recorded.split("\n"), derived.split("\n")];
  const line = old.findIndex((text, index) => text !== now[index]);
  const at = line < 0 ? old.length : line;
  return { document, path: `line ${at + 1}`, ...lineOf("recorded", old[at]), ...lineOf("derived", now[at]) };
}

function lineOf(name: "recorded" | "derived", text: string | undefined) {
  return text === undefined ? {} : { [name]: text };
}

function compareJson(recorded: string, derived: string) {
  try {
    return compareFacts(JSON.parse(recorded) as Json, JSON.parse(derived) as Json);
  } catch {
    // What is no JSON is compared line by line.
    return [];
  }
}

/** Settings that come out otherwise than the recorded sources say. */
export function changedSettings(
  recorded: EngineLaunchSources,
  documents: readonly TextDocument[],
): readonly SettingChange[] {
  const text = documents.find(({ path }) => path.endsWith(`/${GENERATED_NAMES.sources}`))?.text;
  const derived = (text === undefined ? {} : JSON.parse(text)) as EngineLaunchSources;
  return compareSettings(recorded, derived);
}

/** Settings whose value, or what decides it, differs between two sources files. @public */
export function compareSettings(
  before: EngineLaunchSources,
  after: EngineLaunchSources,
): readonly SettingChange[] {
  const roles = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return roles.flatMap((role) => {
    const [old, now] = [settingsOf(before, role), settingsOf(after, role)];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names.flatMap((setting) => {
      const [recorded, derived] = [old[setting], now[setting]];
      if (canonicalJson((recorded ?? null) as Json) === canonicalJson((derived ?? null) as Json)) return [];
      return [
        {
          role,
          setting,
          ...(recorded === undefined ? {} : { recorded }),
          ...(derived === undefined ? {} : { derived }),
        },
      ];
    });
  });
}

function settingsOf(sources: EngineLaunchSources, role: string): Readonly<Record<string, Because>> {
  const engine = (sources as Readonly<Record<string, EngineLaunchSources[string] | undefined>>)[role];
  return (engine?.settings ?? {}) as Readonly<Record<string, Because>>;
}
