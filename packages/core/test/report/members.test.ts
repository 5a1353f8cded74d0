import { describe, expect, it } from "vitest";
import { fold } from "../../src/report/fold.js";
import { Members } from "../../src/report/members.js";
import type { Words } from "../../src/report/report.js";

const engines = (...numbers: number[]): string[] => numbers.map((number) => `engine-${number}`);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const text = (words: Words): string =>
  words.map((piece) => (typeof piece === "string" ? piece : Object.values(piece)[0])).join("");

describe("naming many members", () => {
  const thousand = new Members("engine", engines(...range(1, 1000)));
  it.each([
    [range(1, 1000), "all 1,000 engines"],
    [[7], "engine-7"],
    [[8, 7], "engine-7, engine-8"],
    [[1, ...range(3, 1000)], "engine-1, engine-3 to engine-1000"],
    [[1, 2, 3, 5, 9, 10], "engine-1 to engine-3, engine-5, engine-9, engine-10"],
  ])("%#: runs of neighbours are one", (numbers, words) => {
    expect(text(thousand.words(engines(...numbers)))).toBe(words);
  });

  it("counts what would be too long a list", () => {
    const even = range(1, 500).map((number) => number * 2);
    expect(text(thousand.words(engines(...even)))).toMatch(/^engine-2, .*, engine-48 and 476 more$/);
  });

  it("neighbours are neighbours in the fleet, numbers may have gaps", () => {
    const fleet = new Members("engine", engines(1, 4, 9, 12));
    expect(text(fleet.words(engines(4, 9, 12)))).toBe("engine-4 to engine-12");
    expect(text(new Members("host", ["a", "b"]).words(["b", "a"]))).toBe("both hosts");
    expect(text(new Members("host", ["a"]).words(["a"]))).toBe("a");
  });

  it("names whom it does not know as they are", () => {
    expect(text(new Members("host", ["a", "b"]).words(["x", "b", "y"]))).toBe("b, x, y");
  });
});

/** Each group: how many, who first, and how it stands. */
function standings(answers: readonly (string | undefined)[]): string[] {
  return fold(answers, (answer) => answer).map(
    ({ items, standing }) => `${items.length} ${items[0] ?? "-"} ${standing}`,
  );
}

describe("folding answers", () => {
  it.each([
    [["a", "a"], ["2 a all"]],
    [
      ["a", "b", "b"],
      ["2 b most", "1 a odd"],
    ],
    [
      ["a", "b"],
      ["1 a differs", "1 b differs"],
    ],
    [
      ["a", "b", "b", "c", "c"],
      ["2 b differs", "2 c differs", "1 a differs"],
    ],
    [
      [undefined, "a", undefined],
      ["1 a most", "2 - none"],
    ],
    [[undefined], ["1 - none"]],
    [[], []],
  ])("%j", (answers, expected) => expect(standings(answers)).toEqual(expected));
});
