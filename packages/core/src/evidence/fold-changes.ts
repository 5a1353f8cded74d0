import { canonicalJson, type Json } from "../canonical.js";

/**
 * Equal changes of many roles, told once with all of them, in the order in which they came first. A change is what it
 * says beside its role.
 */
export function foldChanges<Change extends object>(
  changes: Iterable<readonly [role: string, change: Change]>,
): readonly (Change & { readonly roles: readonly string[] })[] {
  const folded = new Map<string, { readonly change: Change; readonly roles: string[] }>();
  for (const [role, change] of changes) {
    const key = canonicalJson(change as unknown as Json);
    const known = folded.get(key);
    if (known === undefined) folded.set(key, { change, roles: [role] });
    else if (!known.roles.includes(role)) known.roles.push(role);
  }
  return [...folded.values()].map(({ change, roles }) => ({ ...change, roles }));
}
