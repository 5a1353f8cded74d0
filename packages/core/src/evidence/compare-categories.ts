import { isObject, type Json, type JsonObject } from "../canonical.js";
import { compareCategory } from "./compare-category.js";
import { CATEGORIES, type Category, type FactChange } from "./compare-facts.js";
import { foldChanges } from "./fold-changes.js";
import type { EstablishedRecord } from "./recorded-discovery.js";

/** A fact of a category that is another now, with the roles of which it is true. @public */
export interface RolesFactChange extends FactChange {
  readonly category: Category;
  readonly roles: readonly string[];
}

/**
 * The facts of every role that both records have, compared by category; accelerators are left to a comparison of
 * their own. A list of texts or numbers is one fact. Facts are taken to have the digest beside them.
 */
export function compareCategories(
  before: EstablishedRecord,
  after: EstablishedRecord,
): readonly RolesFactChange[] {
  const [old, now] = [before.manifest.fingerprints, after.manifest.fingerprints];
  const roles = after.manifest.roles.filter((role) => Object.hasOwn(old, role));
  const changes = CATEGORIES.flatMap((category) =>
    roles.flatMap((role) => {
      const [left, right] = [old[role]?.[category], now[role]?.[category]];
      if (left?.sha256 === right?.sha256) return [];
      const changes = changesOf(category, factsOf(left?.facts as Json), factsOf(right?.facts as Json));
      return changes.map((change) => [role, { category, ...change }] as const);
    }),
  );
  return foldChanges(changes);
}

function factsOf(facts: Json | undefined): JsonObject {
  if (!isObject(facts)) return {};
  const { gpus: _gpus, ...rest } = facts;
  return rest;
}

function changesOf(category: Category, before: JsonObject, after: JsonObject): readonly FactChange[] {
  const changes = new Map<string, FactChange>();
  for (const change of compareCategory(category, before, after)) {
    const whole = wholeList(change, before, after);
    changes.set(whole.path, whole);
  }
  return [...changes.values()];
}

/** The change of the list that a change of one of its items is part of. */
function wholeList(change: FactChange, before: JsonObject, after: JsonObject): FactChange {
  const keys = change.path.split(".");
  for (let length = 1; length < keys.length; length++) {
    const path = keys.slice(0, length);
    const [old, now] = [valueAt(before, path), valueAt(after, path)];
    if (isPlainList(old) && isPlainList(now)) return { path: path.join("."), before: old, after: now };
  }
  return change;
}

function valueAt(value: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), value);
}

function isPlainList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value) && value.every((each) => typeof each !== "object" || each === null);
}
