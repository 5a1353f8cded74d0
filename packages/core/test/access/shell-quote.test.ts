import { execFileSync } from "node:child_process";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGENT_LAUNCH } from "../../src/access/frames.js";
import { shellQuote } from "../../src/access/shell-quote.js";

const word = fc
  .string({ unit: "binary", maxLength: 20 })
  .filter((text) => !text.includes("\0") && text.isWellFormed());

describe("shellQuote", () => {
  it.each(["sh", "bash"])("gives %s exactly the words", (shell) => {
    const list = fc.array(word, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(list, (words) => {
        const line = `printf '%s\\0' ${shellQuote(words)}`;
        const output = execFileSync(shell, ["-c", line], { encoding: "utf8" });
        expect(output.split("\0").slice(0, -1)).toEqual(words);
      }),
      { numRuns: 60 },
    );
  });

  it("writes the launch line without anything that shells read differently", () => {
    expect(shellQuote(AGENT_LAUNCH)).toMatch(/^python3 -c "[^"'\\!$`\n]*"$/);
  });

  it("refuses NUL, which no command line can hold", () => {
    expect(() => shellQuote(["a\0b"])).toThrow(TypeError);
  });
});
