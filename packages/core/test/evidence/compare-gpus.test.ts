import { describe, expect, it } from "vitest";
import { compareGpus, type RecordedGpu } from "../../src/evidence/compare-gpus.js";

/** A card at a position, with a UUID that its letter gives. */
const card = (index: number, letter: string | null, rest: Partial<RecordedGpu> = {}): RecordedGpu => ({
  id: String(index),
  name: "NVIDIA H200",
  uuid: letter === null ? null : `GPU-${letter}`,
  device: `/dev/nvidia${index}`,
  pci: `0000:${index}0:00.0`,
  driver: "580",
  ...rest,
});
const bare = (index: number, rest: Partial<RecordedGpu> = {}): RecordedGpu => {
  const { pci: _, ...gpu } = card(index, null, rest);
  return gpu;
};

describe("accelerators of two readings", () => {
  it("are the same", () => {
    expect(compareGpus([card(0, "a"), card(1, "b")], [card(0, "a"), card(1, "b")])).toEqual([]);
  });

  it("tell an inserted card, and that the others count anew, once", () => {
    const found = compareGpus([card(0, "a"), card(1, "b")], [card(0, "new"), card(1, "a"), card(2, "b")]);
    expect(found).toEqual([
      { kind: "came", gpu: card(0, "new") },
      {
        kind: "moved",
        gpus: [
          { uuid: "GPU-a", before: placeOf(0), after: placeOf(1) },
          { uuid: "GPU-b", before: placeOf(1), after: placeOf(2) },
        ],
      },
    ]);
  });

  it("tell a card that was taken out", () => {
    expect(compareGpus([card(0, "a"), card(1, "b")], [card(0, "a")])).toEqual([
      { kind: "went", gpu: card(1, "b") },
    ]);
  });

  it("tell an exchanged card by its place", () => {
    expect(compareGpus([card(0, "a"), card(1, "b")], [card(0, "a"), card(1, "c")])).toEqual([
      { kind: "exchanged", before: card(1, "b"), after: card(1, "c") },
    ]);
  });

  it("fold a fact that changed on several cards, and leave out where it did not", () => {
    const before = [card(0, "a"), card(1, "b"), card(2, "c")];
    const after = [card(0, "a", { driver: "590" }), card(1, "b"), card(2, "c", { driver: "590" })];
    expect(compareGpus(before, after)).toEqual([
      { kind: "differs", path: "driver", before: "580", after: "590", gpus: ["0", "2"], of: 3 },
    ]);
  });

  it("know cards without UUID by their PCI address", () => {
    const found = compareGpus([card(0, null), card(1, null)], [card(1, null), card(2, null)]);
    expect(found).toEqual([
      { kind: "went", gpu: card(0, null) },
      { kind: "came", gpu: card(2, null) },
    ]);
    expect(compareGpus([card(0, null)], [card(0, "a")])).toEqual([
      { kind: "differs", path: "uuid", before: null, after: "GPU-a", gpus: ["0"], of: 1 },
    ]);
  });

  it("know cards without either by their position", () => {
    expect(compareGpus([bare(0), bare(1)], [bare(0), bare(1, { name: "NVIDIA H100" })])).toEqual([
      { kind: "differs", path: "name", before: "NVIDIA H200", after: "NVIDIA H100", gpus: ["1"], of: 2 },
    ]);
    expect(compareGpus([bare(0)], [bare(0), bare(1)])).toEqual([{ kind: "came", gpu: bare(1) }]);
  });

  it("tell that the same cards are listed in another order", () => {
    expect(compareGpus([card(0, "a"), card(1, "b")], [card(1, "b"), card(0, "a")])).toEqual([
      { kind: "reordered" },
    ]);
  });
});

function placeOf(index: number) {
  return { id: String(index), device: `/dev/nvidia${index}`, pci: `0000:${index}0:00.0` };
}
