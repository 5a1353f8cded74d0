import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apiExports, apiLists } from "../../../../scripts/generate/api-lists.js";

const root = new URL("../../../../", import.meta.url);
const entries = apiExports(root);

describe("the public interface", () => {
  it.each(apiLists(root))(
    "$path is what the entry point exports (else: npm run generate)",
    ({ path, text }) => {
      expect(readFileSync(new URL(path, root), "utf8")).toBe(text);
    },
  );

  it.each(entries)("$name documents every export as public", ({ exports }) => {
    expect(exports.length).toBeGreaterThan(10);
    expect(exports.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([]);
  });

  it("has the names that a user starts with, as what they are", () => {
    const kinds = Object.fromEntries(
      entries.flatMap(({ name, exports }) => exports.map((each) => [`${name} ${each.name}`, each.kind])),
    );
    expect(kinds).toMatchObject({
      "@narwhal/core discover": "value",
      "@narwhal/core DiscoverOptions": "type",
      "@narwhal/core GateError": "value,type",
      "@narwhal/core/node createSsh2Transport": "value",
      "@narwhal/core/testing replayTransport": "value",
      "@narwhal/schemas validate": "value",
      "@narwhal/schemas Fleet": "type",
    });
  });
});
