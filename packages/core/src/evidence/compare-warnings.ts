import type { DocumentTypes } from "@narwhal/schemas";
import { canonicalJson } from "../canonical.js";

type Warning = DocumentTypes["discovery-manifest"]["warnings"][number];

/** What became of the warnings between two records. @public */
export interface WarningsComparison {
  readonly came: readonly Warning[];
  readonly went: readonly Warning[];
  /** The same warning of the same thing in other words. */
  readonly changed: readonly { readonly before: Warning; readonly after: Warning }[];
}

/** What became of a list of codes. @public */
export interface CodesComparison {
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/** Warnings that came, went or say something else; a warning is known again by code and place. */
export function compareWarnings(before: readonly Warning[], after: readonly Warning[]): WarningsComparison {
  const [old, now] = withoutCommon(before, after, (each) => [...placeOf(each), each.message]);
  const places = new Map<string, Warning[]>();
  for (const warning of now) {
    const place = canonicalJson(placeOf(warning));
    places.set(place, [...(places.get(place) ?? []), warning]);
  }
  const changed: { readonly before: Warning; readonly after: Warning }[] = [];
  const went: Warning[] = [];
  for (const warning of old) {
    const other = places.get(canonicalJson(placeOf(warning)))?.shift();
    if (other === undefined) went.push(warning);
    else changed.push({ before: warning, after: other });
  }
  const left = new Set([...places.values()].flat());
  return { came: now.filter((warning) => left.has(warning)), went, changed };
}

/** Codes that came and went. */
export function compareCodes(before: readonly string[], after: readonly string[]): CodesComparison {
  const [went, came] = withoutCommon(before, after, (code) => [code]);
  return { came, went };
}

function placeOf({ code, host, role, field, subject, accepted }: Warning): readonly (string | null)[] {
  return [
    code,
    host ?? null,
    role ?? null,
    field ?? null,
    subject ?? null,
    accepted === true ? "accepted" : null,
  ];
}

/** What only one of two lists has; equal items are counted off against each other. */
function withoutCommon<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => readonly (string | null)[],
): readonly [before: readonly Item[], after: readonly Item[]] {
  const counts = new Map<string, number>();
  for (const item of before) {
    const key = canonicalJson(keyOf(item));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const common = new Map<string, number>();
  const came = after.filter((item) => {
    const key = canonicalJson(keyOf(item));
    const left = counts.get(key) ?? 0;
    if (left === 0) return true;
    counts.set(key, left - 1);
    common.set(key, (common.get(key) ?? 0) + 1);
    return false;
  });
  const went = before.filter((item) => {
    const key = canonicalJson(keyOf(item));
    const left = common.get(key) ?? 0;
    if (left === 0) return true;
    common.set(key, left - 1);
    return false;
  });
  return [went, came];
}
