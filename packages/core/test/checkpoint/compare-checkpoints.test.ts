import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HashedFile } from "../../src/access/session.js";
import { comparePaths, sha256 } from "../../src/canonical.js";
import { compareCheckpoints } from "../../src/checkpoint/compare-checkpoints.js";
import { buildManifest, type CheckpointManifest } from "../../src/checkpoint/manifest.js";
import { Findings } from "../../src/errors/findings.js";
import type { GateError } from "../../src/errors/gate-error.js";

type Tree = Readonly<Record<string, string>>;

function manifest(tree: Tree): CheckpointManifest {
  return buildManifest(
    Object.entries(tree).map(([path, text]) => ({ path, size: text.length, sha256: sha256(text) })),
  );
}

function compare(trees: Readonly<Record<string, Tree>>): readonly GateError[] {
  const findings = new Findings();
  compareCheckpoints(new Map(Object.entries(trees).map(([role, tree]) => [role, manifest(tree)])), findings);
  return findings.errors;
}

const NONE: HashedFile = { path: "", size: 0, sha256: "" };
const GOOD = { "config.json": "{}", "model-00001.safetensors": "weights", "tokenizer.json": "tokens" };

describe("manifests", () => {
  it("have the specified hash for the specified tree", () => {
    const built = manifest({ "model-00001.safetensors": "weights", "config.json": "{}" });
    expect(built.model_tree_sha256).toBe("58dd39cd8acd9535515880b1f3da8e5b420fa772feebcab5801cea18df21347a");
    expect(Object.keys(built)).toEqual([
      "manifest_version",
      "excluded_paths",
      "model_tree_sha256",
      "files",
      "file_count",
      "bytes_verified",
    ]);
    expect(Object.keys(built.files[0] ?? {})).toEqual(["path", "size", "sha256"]);
    expect(built).toMatchObject({
      file_count: 2,
      bytes_verified: 9,
      excluded_paths: ["README.md", ".cache/huggingface/**"],
    });
  });

  it("escape what is not ASCII in the hashed text", () => {
    const file: HashedFile = { path: "é\u{1f600}", size: 0, sha256: "0".repeat(64) };
    const text = `[{"path":"\\u00e9\\ud83d\\ude00","sha256":"${"0".repeat(64)}","size":0}]`;
    expect(buildManifest([file]).model_tree_sha256).toBe(sha256(text));
  });

  it("do not depend on the order of the files", () => {
    const paths = fc.uniqueArray(fc.string({ unit: "binary", minLength: 1, maxLength: 6 }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(paths, (names) => {
        const files = names.map((path) => ({ path, size: 1, sha256: sha256(path) }));
        expect(buildManifest(files.map((_, index) => files.at(-1 - index) ?? NONE))).toEqual(
          buildManifest(files),
        );
      }),
    );
  });

  it("order paths by component, each by code point", () => {
    const path = fc.array(fc.constantFrom("a", "/", "-", ".", "\u{ffee}", "\u{10400}", "0"), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(path, path, (a, b) => {
        const [left, right] = [a.join(""), b.join("")];
        return Math.sign(comparePaths(left, right)) === Math.sign(byComponents(left, right));
      }),
    );
  });
});

describe("compareCheckpoints", () => {
  it("finds nothing where all are the same", () => {
    expect(compare({ "engine-1": GOOD, "engine-2": { ...GOOD }, "engine-3": GOOD })).toEqual([]);
    expect(compare({})).toEqual([]);
  });

  it("names the odd one out, the first path and every version", () => {
    const odd = {
      ...GOOD,
      "model-00001.safetensors": "weighty",
      "extra.py": "code",
      "tokenizer.json": "token",
    };
    const { "config.json": _gone, ...oddTree } = odd;
    const [error, ...others] = compare({ "engine-1": GOOD, "engine-2": oddTree, "engine-3": GOOD });
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      code: "CHECKPOINT_DIFFERS",
      gate: "checkpoint",
      role: "engine-2",
      subject: "config.json",
    });
    expect(error?.message).toMatch(
      /^engine-2 differs from the 2 that agree in 4 paths, the first: config\.json/,
    );
    expect(error?.details).toMatchObject({ first_path: "config.json", odd_roles: ["engine-2"] });
    expect(error?.details?.["paths"]).toEqual([
      {
        path: "config.json",
        kind: "missing",
        part: "configuration",
        versions: [
          { roles: ["engine-1", "engine-3"], size: 2, sha256: sha256("{}") },
          { roles: ["engine-2"], absent: true },
        ],
      },
      {
        path: "extra.py",
        kind: "extra",
        part: "code",
        versions: [
          { roles: ["engine-1", "engine-3"], absent: true },
          { roles: ["engine-2"], size: 4, sha256: sha256("code") },
        ],
      },
      {
        path: "model-00001.safetensors",
        kind: "content",
        part: "weights",
        versions: [
          { roles: ["engine-1", "engine-3"], size: 7, sha256: sha256("weights") },
          { roles: ["engine-2"], size: 7, sha256: sha256("weighty") },
        ],
      },
      {
        path: "tokenizer.json",
        kind: "size",
        part: "tokenizer",
        versions: [
          { roles: ["engine-1", "engine-3"], size: 6, sha256: sha256("tokens") },
          { roles: ["engine-2"], size: 5, sha256: sha256("token") },
        ],
      },
    ]);
  });

  it("calls nobody odd where no version leads, and measures by the first", () => {
    const [error] = compare({ "engine-1": GOOD, "engine-2": { ...GOOD, more: "x" } });
    expect(error?.details).toMatchObject({ odd_roles: [], paths: [{ path: "more", kind: "extra" }] });
    expect(error?.message).toBe(
      `the checkpoints of engine-1, engine-2 differ in one path: more (absent on engine-1; 1 bytes ${sha256("x").slice(0, 12)}… on engine-2)`,
    );
    const [other] = compare({ "engine-1": { ...GOOD, more: "x" }, "engine-2": GOOD });
    expect(other?.details).toMatchObject({ paths: [{ path: "more", kind: "missing" }] });
  });

  it("tells three versions apart", () => {
    const [error] = compare({
      "engine-1": { a: "1" },
      "engine-2": { a: "22" },
      "engine-3": { a: "333" },
      "engine-4": { a: "333" },
    });
    expect(error?.details).toMatchObject({
      odd_roles: ["engine-1", "engine-2"],
      paths: [
        { versions: [{ roles: ["engine-3", "engine-4"] }, { roles: ["engine-1"] }, { roles: ["engine-2"] }] },
      ],
    });
  });

  it("finds exactly the paths that differ", () => {
    const tree = fc.dictionary(fc.constantFrom("a", "b", "c/d", "e"), fc.constantFrom("1", "2"), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 5 }), (trees) => {
        const errors = compare(Object.fromEntries(trees.map((each, index) => [`engine-${index + 1}`, each])));
        const paths = ["a", "b", "c/d", "e"].filter(
          (path) => new Set(trees.map((each) => each[path])).size > 1,
        );
        const found = (errors[0]?.details?.["paths"] ?? []) as { path: string }[];
        expect(found.map(({ path }) => path)).toEqual(paths);
      }),
    );
  });

  it("compares 64 manifests of 10,000 files in less than a second, even where all differ", () => {
    const files = Array.from({ length: 10_000 }, (_, index) => ({
      path: `dir/file-${index}`,
      size: index,
      sha256: sha256(`${index}`),
    }));
    const manifests = new Map(
      Array.from({ length: 64 }, (_, replica) => {
        const changed = files.map((file) =>
          file.size % 100 === 0 ? { ...file, sha256: sha256(`${replica}`) } : file,
        );
        return [`engine-${replica + 1}`, buildManifest(changed)] as const;
      }),
    );
    const findings = new Findings();
    compareCheckpoints(manifests, findings);
    expect(findings.errors[0]?.details?.["paths"]).toHaveLength(100);
  });
});

function byComponents(a: string, b: string): number {
  return compareLists(codePoints(a), codePoints(b), (x, y) => compareLists(x, y, (m, n) => m - n));
}

/** The code points of each component. */
function codePoints(path: string): number[][] {
  return path.split("/").map((part) => Array.from(part, codePoint));
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function compareLists<T>(a: readonly T[], b: readonly T[], compareItems: (x: T, y: T) => number): number {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const difference = compareItems(item, other);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
