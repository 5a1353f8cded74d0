import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import fastGlob from "fast-glob";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { GATES } from "../../src/gates.js";

const root = resolve(import.meta.dirname, "../../../..");
const sources = fastGlob
  .sync("packages/*/src/**/*.ts", { cwd: root, ignore: ["**/generated/**", "**/*.d.ts"] })
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Module specifiers that a file imports or re-exports. */
function imports(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
}

/** The folder below `packages/core/src`, or the file name for a leaf; undefined outside core. */
function coreFolder(path: string): string | undefined {
  return /^packages\/core\/src\/([^/]+)/.exec(path)?.[1];
}

const isPure = (path: string): boolean => {
  const folder = coreFolder(path);
  return folder !== undefined && folder !== "node" && folder !== "testing";
};

/** What a host environment offers, and a pure module must take as an argument. */
const IMPURE: ReadonlySet<string> = new Set(
  "process console Date performance Buffer crypto fetch globalThis require setTimeout setInterval setImmediate queueMicrotask".split(
    " ",
  ),
);

/** The packages that the pure part may import. */
const PURE_PACKAGES: readonly string[] = [
  "@narwhal/schemas",
  "fastest-levenshtein",
  "jsonc-parser",
  "p-limit",
];

/** What every gate may import beside earlier gates. */
const LEAVES: readonly string[] = ["gates.ts", "canonical.ts", "secret.ts", "events.ts", "errors"];

/** Global values of {@link IMPURE} that a file uses; names that it declares, or properties, do not count. */
function globalsUsed(text: string): string[] {
  const file = ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && IMPURE.has(node.text) && !isName(node)) found.push(node.text);
    if (ts.isPropertyAccessExpression(node) && node.getText() === "Math.random") found.push("Math.random");
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A name of a property, parameter or type, where it stands as the name. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent) || ts.isJSDocLink(parent)) return true;
  if (ts.isBindingElement(parent)) return parent.name === node || parent.propertyName === node;
  return "name" in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
}

/** Imports that a pure module must not have. */
function impureImports(path: string, text: string): string[] {
  const allowed = path.endsWith("/src/canonical.ts") ? ["node:crypto"] : [];
  return imports(text).filter((name) => {
    if (name.startsWith(".")) return /\/(node|testing)\//.test(name);
    return !PURE_PACKAGES.includes(name) && !allowed.includes(name);
  });
}

/** Imports of a gate that are neither of itself, nor of an earlier gate, nor of a leaf. */
function foreignImports(path: string, text: string): string[] {
  const own = (GATES as readonly string[]).indexOf(coreFolder(path) ?? "");
  const allowed: readonly string[] = [...GATES.slice(0, own + 1), ...LEAVES];
  return imports(text)
    .filter((name) => name.startsWith("."))
    .map((name) => relative(root, resolve(root, dirname(path), name)).replace(/\.js$/, ".ts"))
    .filter((target) => !allowed.includes(coreFolder(target) ?? ""));
}

describe("import boundaries", () => {
  it("finds the sources", () => expect(sources.length).toBeGreaterThan(30));

  it.each(sources.filter(({ path }) => path.startsWith("packages/schemas/")))(
    "$path knows no other package",
    ({ text }) => {
      expect(imports(text).filter((name) => /^(@narwhal\/core|narwhal-deploy)/.test(name))).toEqual([]);
    },
  );

  it.each(sources.filter(({ path }) => path.startsWith("packages/core/")))(
    "$path does not import the command line",
    ({ text }) => {
      expect(imports(text).filter((name) => /yargs|narwhal-deploy/.test(name))).toEqual([]);
    },
  );

  it.each(sources.filter(({ path }) => path.startsWith("packages/cli/")))(
    "$path imports the entry points of the other packages",
    ({ text }) => {
      const others = imports(text).filter((name) => /narwhal|\.\.\/(?:core|schemas)\//.test(name));
      const entries = ["@narwhal/core", "@narwhal/core/node", "@narwhal/core/testing", "@narwhal/schemas"];
      expect(others.filter((name) => !entries.includes(name))).toEqual([]);
    },
  );

  it.each(sources.filter(({ path }) => isPure(path)))("$path is pure", ({ path, text }) => {
    expect(impureImports(path, text)).toEqual([]);
    expect(globalsUsed(text)).toEqual([]);
  });

  it.each(sources.filter(({ path }) => (GATES as readonly string[]).includes(coreFolder(path) ?? "")))(
    "$path imports earlier gates and leaves only",
    ({ path, text }) => expect(foreignImports(path, text)).toEqual([]),
  );
});

describe("the search for violations", () => {
  it("sees values of the host environment wherever they stand, and no names", () => {
    const uses =
      "f({ x: process }); const y = (z = Date.now()) => z; const { a = Buffer } = b; Math.random(); g({ fetch });";
    expect(globalsUsed(uses)).toEqual(["process", "Date", "Buffer", "Math.random", "fetch"]);
    const names = "interface A { process: Date }; a.performance; const { crypto: c } = d; f({ console: 1 });";
    expect(globalsUsed(names)).toEqual([]);
  });

  it("sees imports of built-in modules, of unknown packages and of the real world", () => {
    const text = `import "fs"; import "node:path"; import "ssh2"; import "../node/runtime.js"; import "p-limit"; import "../gates.js";`;
    const path = "packages/core/src/access/x.ts";
    expect(impureImports(path, text)).toEqual(["fs", "node:path", "ssh2", "../node/runtime.js"]);
  });

  it("sees later gates and what is no leaf, for types too", () => {
    const text = `import type { A } from "../policy/a.js"; export * from "../discover.js"; import { b } from "../inputs/b.js"; import("../emit/c.js"); import "../secret.js";`;
    expect(foreignImports("packages/core/src/access/x.ts", text)).toEqual([
      "packages/core/src/policy/a.ts",
      "packages/core/src/discover.ts",
      "packages/core/src/emit/c.ts",
    ]);
  });
});
