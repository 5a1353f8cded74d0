import type { Fields } from "./fields.js";

/** Engines with one destination, in numeric order. */
export interface SharedHost {
  /** `node-<n>` after its first engine. */
  readonly id: string;
  readonly destination: string;
  readonly engines: readonly number[];
}

/** The hosts of all engines whose destination can be read, in the order of their first engine. */
export function hostsOf(fields: Fields): readonly SharedHost[] {
  const byDestination = new Map<string, number[]>();
  for (const number of fields.engines) {
    const destination = fields.engine(number, "SSH", "destination")?.value;
    if (destination === undefined) continue;
    byDestination.set(destination, [...(byDestination.get(destination) ?? []), number]);
  }
  return [...byDestination].map(([destination, engines]) => ({
    id: `node-${engines[0]}`,
    destination,
    engines,
  }));
}

/** Each item that clashes with an earlier one, after the first such: one finding per item, not per pair. */
export function clashes<Item>(
  items: readonly Item[],
  clash: (earlier: Item, later: Item) => boolean,
): readonly (readonly [Item, Item])[] {
  return items.flatMap((later, index) => {
    const earlier = items.slice(0, index).find((item) => clash(item, later));
    return earlier === undefined ? [] : [[earlier, later] as const];
  });
}
