import { oddOnes } from "../evidence/odd-ones.js";

/**
 * How an answer stands beside the others: it is the only one, the one that is given most often, another one, one of
 * which none leads, or no answer.
 */
export type Standing = "all" | "most" | "odd" | "differs" | "none";

/** Those who gave one answer. */
export interface Fold<Item> {
  readonly items: readonly Item[];
  readonly standing: Standing;
}

/** Puts equal answers together, the most frequent first; `undefined` is no answer, and stands last. */
export function fold<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): readonly Fold<Item>[] {
  const keys = items.map(keyOf);
  const odd = oddOnes(keys);
  const leads = keys.some((key, index) => key !== undefined && odd[index] === false);
  const groups = new Map<string | undefined, { readonly items: Item[]; readonly odd: boolean }>();
  for (const [index, item] of items.entries()) {
    const group = groups.get(keys[index]);
    if (group === undefined) groups.set(keys[index], { items: [item], odd: odd[index] === true });
    else group.items.push(item);
  }
  const standing = (key: string | undefined, isOdd: boolean): Standing => {
    if (key === undefined) return "none";
    if (groups.size === 1) return "all";
    if (!isOdd) return "most";
    return leads ? "odd" : "differs";
  };
  return [...groups]
    .sort(
      ([a, left], [b, right]) =>
        Number(a === undefined) - Number(b === undefined) || right.items.length - left.items.length,
    )
    .map(([key, group]) => ({ items: group.items, standing: standing(key, group.odd) }));
}
