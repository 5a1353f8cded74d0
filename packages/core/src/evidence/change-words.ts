import type { Json } from "../canonical.js";
import type { EvidenceChange } from "./verification.js";

/** How an observation is told, before the host's id. */
export const SEEN = "seen on ";

/** What told changes that are told together. */
export function reasons(same: readonly EvidenceChange[]): string {
  const all = distinct(same.map(({ because }) => because));
  const hosts = all.map((because) => because.slice(SEEN.length));
  return all.every((because) => because.startsWith(SEEN)) ? `${SEEN}${few(hosts)}` : all.join(", ");
}

export function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** How many names a sentence holds. */
const MOST = 4;

export function few(names: readonly string[]): string {
  const shown = names.slice(0, MOST).join(", ");
  return names.length > MOST ? `${shown} and ${names.length - MOST} more` : shown;
}

/** What was and what is, in words. */
export function difference(before: Json | undefined, after: Json | undefined): string {
  if (before === undefined) return `is ${shown(after)}, was not there`;
  return after === undefined ? `was ${shown(before)}, is gone` : `was ${shown(before)}, is ${shown(after)}`;
}

const LONGEST = 120;

/** A value as a sentence holds it. */
function shown(value: Json | undefined): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? null);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
