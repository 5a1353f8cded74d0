import { knownEnvNames } from "@narwhal/schemas";
import { closest, distance } from "fastest-levenshtein";

/** The field that a name comes nearest to, for the engine whose number the name has. */
export function nearestName(name: string): string {
  const upper = name.toUpperCase();
  const number = Number(/_?NODE[_-]?0*([1-9][0-9]{0,8})(?![0-9])/.exec(upper)?.[1] ?? 1);
  return closest(upper, [...knownEnvNames([number])]);
}

/**
 * True for a name that does not start with `NARWHAL_` but nearly does: a slip in the prefix, lower case, or a
 * separator that is another one or missing.
 */
export function isNearPrefix(name: string): boolean {
  if (/^NARWHAL_\w*$/.test(name)) return false;
  const upper = name.toUpperCase();
  const [prefix = "", ...rest] = upper.split(/[_.-]/);
  if (rest.length > 0 && distance(prefix, "NARWHAL") <= 2) return true;
  return distance(upper, nearestName(name)) <= 2;
}
