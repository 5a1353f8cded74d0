import { canonicalJson, type Json, type JsonObject, ownMember } from "../canonical.js";

/** The categories of evidence, in the order in which they are told. @public */
export const CATEGORIES = ["hardware", "model", "image", "launch_policy", "route", "transport"] as const;

/** @public */
export type Category = (typeof CATEGORIES)[number];

/** One value that two readings have differently. @public */
export interface FactChange {
  /** Keys and positions with dots between, such as `gpus.0.driver`. */
  readonly path: string;
  /** Absent where the value was not there before. */
  readonly before?: Json;
  /** Absent where the value is not there any more. */
  readonly after?: Json;
}

/**
 * Every value in which two readings differ, as deep as both have the same structure, in the order of the first, what
 * the second alone has behind it. Lists of different length are compared position by position.
 *
 * @public
 */
export function compareFacts(before: Json, after: Json, path = ""): readonly FactChange[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  const [left, right] = [membersOf(before), membersOf(after)];
  if (left === undefined || right === undefined || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  const names = [...Object.keys(left), ...Object.keys(right).filter((name) => !Object.hasOwn(left, name))];
  return names.flatMap((name) => {
    const at = path === "" ? name : `${path}.${name}`;
    const [old, now] = [ownMember(left, name), ownMember(right, name)];
    if (old === undefined) return now === undefined ? [] : [{ path: at, after: now }];
    return now === undefined ? [{ path: at, before: old }] : compareFacts(old, now, at);
  });
}

/** The members of an object, or of a list by position. */
function membersOf(value: Json): JsonObject | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return Array.isArray(value)
    ? Object.fromEntries(value.map((each, index) => [String(index), each]))
    : (value as JsonObject);
}
