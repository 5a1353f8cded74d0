/** Two readings of one thing. */
export type Pair<Item> = readonly [before: Item, after: Item];

type KeyOf<Item> = (item: Item) => string | null | undefined;

/**
 * Knows items of one list again in another: by the first key, then those that are left by the next one, and so on. A
 * key counts where no other item that is left has the same. Pairs stand in the order of the first list.
 */
export function pairItems<Item extends object>(
  before: readonly Item[],
  after: readonly Item[],
  keys: readonly KeyOf<Item>[],
): readonly Pair<Item>[] {
  const found = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const keyOf of keys) {
    const left = uniqueBy(before, (item) => (found.has(item) ? undefined : keyOf(item)));
    const right = uniqueBy(after, (item) => (taken.has(item) ? undefined : keyOf(item)));
    for (const [key, item] of left) {
      const other = right.get(key);
      if (other === undefined) continue;
      found.set(item, other);
      taken.add(other);
    }
  }
  return before.flatMap((item): readonly Pair<Item>[] => {
    const other = found.get(item);
    return other === undefined ? [] : [[item, other]];
  });
}

/** Items by a key that no other item has. */
function uniqueBy<Item>(items: readonly Item[], keyOf: KeyOf<Item>): ReadonlyMap<string, Item> {
  const found = new Map<string, Item>();
  const repeated = new Set<string>();
  for (const item of items) {
    const key = keyOf(item);
    if (typeof key !== "string") continue;
    if (found.has(key)) repeated.add(key);
    found.set(key, item);
  }
  for (const key of repeated) found.delete(key);
  return found;
}
