import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shellQuote } from "../../src/access/shell-quote.js";
import { shellWords } from "../../src/access/shell-words.js";

describe("shellWords", () => {
  it("reads back what shellQuote writes", () => {
    const word = fc.string({ unit: "binary" }).filter((text) => !text.includes("\0") && text !== "");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(shellWords(shellQuote(words))).toEqual(words);
      }),
    );
  });

  it.each([
    ["a  b", ["a", "b"]],
    [`"a b"'c "d'`, [`a bc "d`]],
    [String.raw`a\ b "q\"\\x"`, ["a b", `q"\\x`]],
    [`''`, [""]],
  ])("reads %s", (line, words) => {
    expect(shellWords(line)).toEqual(words);
  });

  it.each(["echo $HOME", "a | b", "a; b", "echo `id`", '"open', "ls *", "a > b", `"$(id)"`])(
    "refuses %s",
    (line) => {
      expect(() => shellWords(line)).toThrow(RangeError);
    },
  );
});
