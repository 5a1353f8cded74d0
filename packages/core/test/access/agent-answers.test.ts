import { expect, it } from "vitest";
import { HashParts } from "../../src/access/agent-answers.js";

const HASH = "0".repeat(64);
const fault = (path: string) => ({ kind: "changed" as const, path, message: "m" });
const link = (path: string) => ({ path, target: "/t" });

/** A host tells in the order in which it reads: of its file system, and of its threads. */
function told(order: (paths: string[]) => string[], faults: readonly string[] = []) {
  const parts = new HashParts({ directory: "/m", excluded: [], stallMs: 1000, heads: true });
  const paths = order(["a/b", "a", "z", "config.json"]);
  parts.take({ type: "files", id: 1, files: paths.map((path) => [path, 1, HASH, "1:2:3:4:5"]) });
  parts.take({
    type: "heads",
    id: 1,
    safetensors: paths.map((path) => ({ path, header: 1, tensors: 1, end: 1, bytes: 1 })),
    indexes: paths.map((path) => ({ path, shards: ["x"] })),
    pointers: paths,
    downloads: paths.map((path) => [path, null] as const),
  });
  return parts.result({
    type: "hashed",
    id: 1,
    faults: order([...faults]).map(fault),
    outside_links: paths.map(link),
    duration_ms: 1,
  });
}

it("a tree comes out in order of path, in whatever order the host tells it", () => {
  const sorted = ["a", "a/b", "config.json", "z"];
  for (const order of [(paths: string[]) => paths, (paths: string[]) => paths.toReversed()]) {
    const { files, outsideLinks, heads } = told(order);
    expect(files.map(({ path }) => path)).toEqual(sorted);
    expect(outsideLinks.map(({ path }) => path)).toEqual(sorted);
    expect(heads?.safetensors.map(({ path }) => path)).toEqual(sorted);
    expect(heads?.indexes.map(({ path }) => path)).toEqual(sorted);
    expect(heads?.pointers).toEqual(sorted);
    expect(heads?.downloads.map(([path]) => path)).toEqual(sorted);
    expect(told(order, ["y", "b"]).faults.map(({ path }) => path)).toEqual(["b", "y"]);
  }
});
