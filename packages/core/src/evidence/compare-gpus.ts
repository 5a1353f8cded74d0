import type { DocumentTypes } from "@narwhal/schemas";
import { canonicalJson, type Json } from "../canonical.js";
import { compareFacts, type FactChange } from "./compare-facts.js";
import { type Pair, pairItems } from "./pair-items.js";

/** An accelerator, as the record shows it. @public */
export type RecordedGpu = DocumentTypes["engine-observation"]["gpus"][number];

/** Where an accelerator stands: index, device node and PCI address. @public */
export type GpuPlace = Pick<RecordedGpu, "id" | "device" | "pci">;

/**
 * What became of the accelerators of a host. `exchanged`: another card in the same place; `moved`: the same cards
 * under another index, device node or PCI address; `differs`: what cards say of themselves is another; `reordered`:
 * the same cards are listed in another order.
 *
 * @public
 */
export type GpuChange =
  | { readonly kind: "came"; readonly gpu: RecordedGpu }
  | { readonly kind: "went"; readonly gpu: RecordedGpu }
  | { readonly kind: "exchanged"; readonly before: RecordedGpu; readonly after: RecordedGpu }
  | {
      readonly kind: "moved";
      readonly gpus: readonly {
        readonly uuid: string | null;
        readonly before: GpuPlace;
        readonly after: GpuPlace;
      }[];
    }
  /** `gpus`: the indices of the cards concerned, out of `of` that both records have. */
  | (FactChange & { readonly kind: "differs"; readonly gpus: readonly string[]; readonly of: number })
  | { readonly kind: "reordered" };

/** How a card is known again. */
const KEYS = [
  (gpu: RecordedGpu) => gpu.uuid,
  (gpu: RecordedGpu) => gpu.pci,
  (gpu: RecordedGpu) => (gpu.uuid === null && gpu.pci === undefined ? gpu.id : undefined),
];

/**
 * Compares the accelerators of one host: a card is known again by its UUID, else by its PCI address, else, where
 * neither is told, by its index.
 */
export function compareGpus(
  before: readonly RecordedGpu[],
  after: readonly RecordedGpu[],
): readonly GpuChange[] {
  if (canonicalJson(before as unknown as Json) === canonicalJson(after as unknown as Json)) return [];
  const found = pairItems(before, after, KEYS);
  const exchanged = found.filter(isExchanged);
  const same = found.filter((pair) => !isExchanged(pair));
  const matched = new Set(found.map(([, gpu]) => gpu));
  const paired = new Set(found.map(([gpu]) => gpu));
  const changes: GpuChange[] = [
    ...before.filter((gpu) => !paired.has(gpu)).map((gpu) => ({ kind: "went", gpu }) as const),
    ...after.filter((gpu) => !matched.has(gpu)).map((gpu) => ({ kind: "came", gpu }) as const),
    ...exchanged.map(([old, now]) => ({ kind: "exchanged", before: old, after: now }) as const),
    ...movedGpus(same),
    ...differingFacts(same),
  ];
  return changes.length === 0 ? [{ kind: "reordered" }] : changes;
}

/** In one place, and not the same card. */
function isExchanged([before, after]: Pair<RecordedGpu>): boolean {
  return before.uuid !== null && after.uuid !== null && before.uuid !== after.uuid;
}

function movedGpus(pairs: readonly Pair<RecordedGpu>[]): readonly GpuChange[] {
  const gpus = pairs.flatMap(([old, now]) => {
    const [before, after] = [placeOf(old), placeOf(now)];
    return canonicalJson(before) === canonicalJson(after) ? [] : [{ uuid: now.uuid, before, after }];
  });
  return gpus.length === 0 ? [] : [{ kind: "moved", gpus }];
}

function placeOf({ id, device, pci }: RecordedGpu): GpuPlace {
  return { id, device, ...(pci === undefined ? {} : { pci }) };
}

/** Each fact in which cards differ from what they were, with the cards whose change is the same. */
function differingFacts(pairs: readonly Pair<RecordedGpu>[]): readonly GpuChange[] {
  const folded = new Map<string, { readonly change: FactChange; readonly gpus: string[] }>();
  for (const [before, after] of pairs) {
    for (const change of compareFacts(selfOf(before), selfOf(after))) {
      const key = canonicalJson(change as unknown as Json);
      const known = folded.get(key);
      if (known === undefined) folded.set(key, { change, gpus: [after.id] });
      else known.gpus.push(after.id);
    }
  }
  return [...folded.values()].map(({ change, gpus }) => ({
    kind: "differs",
    ...change,
    gpus,
    of: pairs.length,
  }));
}

function selfOf({ id: _id, device: _device, pci: _pci, ...self }: RecordedGpu): Json {
  return self;
}
