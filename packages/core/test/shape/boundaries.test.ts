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

/** Names of global values that a file uses: identifiers that are neither declared nor a property there. */
function globalsUsed(text: string, banned: ReadonlySet<string>): string[] {
  const file = ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && banned.has(node.text)) {
      const { parent } = node;
      const named =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        ts.isPropertyAssignment(parent) ||
        ts.isPropertySignature(parent) ||
        ts.isTypeReferenceNode(parent) ||
        ts.isParameter(parent) ||
        ts.isBindingElement(parent);
      if (!named) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
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

  it.each(sources.filter(({ path }) => isPure(path)))("$path is pure", ({ path, text }) => {
    const allowed = path.endsWith("/src/canonical.ts") ? ["node:crypto"] : [];
    const outside = imports(text).filter(
      (name) =>
        (name.startsWith("node:") || name === "ssh2" || /\/(node|testing)\//.test(name)) &&
        !allowed.includes(name),
    );
    expect(outside).toEqual([]);
    const banned = new Set([
      "process",
      "console",
      "Date",
      "performance",
      "setTimeout",
      "setInterval",
      "Buffer",
      "crypto",
    ]);
    expect(globalsUsed(text, banned)).toEqual([]);
    expect(text).not.toMatch(/Math\.random/);
  });

  it.each(sources.filter(({ path }) => (GATES as readonly string[]).includes(coreFolder(path) ?? "")))(
    "$path imports earlier gates only",
    ({ path, text }) => {
      const own = GATES.indexOf(coreFolder(path) as (typeof GATES)[number]);
      const later = imports(text)
        .filter((name) => name.startsWith("."))
        .map((name) => coreFolder(relative(root, resolve(root, dirname(path), name))))
        .filter((folder) => (GATES as readonly (string | undefined)[]).indexOf(folder) > own);
      expect(later).toEqual([]);
    },
  );
});
