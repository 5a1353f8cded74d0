import { describe, expect, it } from "vitest";
import { compareCodes, compareWarnings } from "../../src/evidence/compare-warnings.js";

const warning = (code: string, host: string, message = "m") => ({
  code,
  gate: "observation" as const,
  severity: "warning" as const,
  host,
  message,
  hint: "h",
});

describe("warnings of two records", () => {
  it("are the same, in whatever order", () => {
    const [a, b] = [warning("CLOCKS_DIFFER", "node-1"), warning("CLOCKS_DIFFER", "node-2")];
    expect(compareWarnings([a, b], [b, a])).toEqual({ came: [], went: [], changed: [] });
  });

  it("come and go", () => {
    const [a, b] = [warning("CLOCKS_DIFFER", "node-1"), warning("CLOCKS_DIFFER", "node-2")];
    expect(compareWarnings([a], [b])).toEqual({ came: [b], went: [a], changed: [] });
  });

  it("say the same of the same thing in other words", () => {
    const before = warning("CLOCKS_DIFFER", "node-1", "6 s");
    const after = warning("CLOCKS_DIFFER", "node-1", "7 s");
    expect(compareWarnings([before], [after])).toEqual({ came: [], went: [], changed: [{ before, after }] });
  });

  it("are counted where they are made several times", () => {
    const a = warning("CLOCKS_DIFFER", "node-1");
    expect(compareWarnings([a, a, a], [a])).toEqual({ came: [], went: [a, a], changed: [] });
  });
});

it("codes come and go", () => {
  expect(compareCodes(["A", "B"], ["B", "C"])).toEqual({ came: ["C"], went: ["A"] });
});
