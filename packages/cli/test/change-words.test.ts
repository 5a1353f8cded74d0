import { describe, expect, test } from "vitest";
import { changeWords, valueWords } from "../src/render/change-words.js";
import { nameRuns } from "../src/render/name-runs.js";

describe("a change in words", () => {
  test.each([
    [{ before: 1, after: 2 }, "1 -> 2"],
    [{ after: "a" }, "none -> a"],
    [{ before: "a", after: null }, "a -> none"],
    [{ before: "", after: " " }, '"" -> " "'],
    [{ before: true, after: false }, "true -> false"],
    [{ before: ["a", "b"], after: ["b", "c"] }, "-a, +c"],
    [{ before: ["a", "b"], after: ["b", "a"] }, "the same items in another order or number"],
    [
      { before: ["1", "2", "3", "4"], after: ["5", "6", "7", "8"] },
      "-1, -2, -3, +5, +6, +7, 4 went and 4 came in all",
    ],
    [{ before: { a: 1, b: { c: 2 } }, after: { a: 1, b: { c: 3 }, d: 4 } }, "b.c 2 -> 3, d none -> 4"],
    [{ before: `sha256:${"a".repeat(64)}`, after: "x" }, "sha256:aaaaaaaaaaaa… -> x"],
  ])("%j", (change, words) => expect(changeWords(change)).toBe(words));

  test("a long value is cut", () => expect(valueWords("x".repeat(500))).toBe(`${"x".repeat(120)}…`));
});

describe("names in runs", () => {
  test.each([
    [[], ""],
    [["engine-1", "engine-2"], "engine-1, engine-2"],
    [["engine-1", "engine-2", "engine-3", "router"], "engine-1 to engine-3, router"],
    [["engine-9", "engine-10", "engine-11", "engine-13"], "engine-9 to engine-11, engine-13"],
    [
      ["e-1", "e-3", "e-5", "e-7", "e-9", "e-11", "e-13", "e-14"],
      "e-1, e-3, e-5, e-7, e-9, e-11, and 2 more",
    ],
  ])("%j", (names, words) => expect(nameRuns(names)).toBe(words));
});
