import { describe, expect, it } from "vitest";
import type { Json } from "../../src/canonical.js";
import { compareFacts } from "../../src/evidence/compare-facts.js";

const parsed = (text: string): Json => JSON.parse(text) as Json;

describe("names that every object inherits", () => {
  it.each(["constructor", "toString", "hasOwnProperty", "__proto__"])(
    "%s is compared like any other",
    (name) => {
      const [without, added] = [parsed("{}"), parsed(`{"${name}": {}}`)];
      expect(compareFacts(without, added)).toEqual([{ path: name, after: {} }]);
      expect(compareFacts(added, without)).toEqual([{ path: name, before: {} }]);
      expect(compareFacts(added, parsed(`{"${name}": {"a": 1}}`))).toEqual([{ path: `${name}.a`, after: 1 }]);
    },
  );
});
