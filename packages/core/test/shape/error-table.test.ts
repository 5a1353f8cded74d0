import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fastGlob from "fast-glob";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ERROR_TABLE, type ErrorCode } from "../../src/errors/table.js";

const root = resolve(import.meta.dirname, "../../../..");
const codes = Object.keys(ERROR_TABLE) as ErrorCode[];
const known: ReadonlySet<string> = new Set(codes);

/** Texts of files below the root. */
function texts(pattern: string, ignore: string[] = []): readonly string[] {
  return fastGlob
    .sync(pattern, { cwd: root, absolute: true, ignore })
    .map((path) => readFileSync(path, "utf8"));
}

/**
 * The codes that a source names as literals, comments left out. With `made`, those too that it only puts into an
 * error of its own making: a test that makes an error does not trigger it.
 */
function codesNamed(source: string, made: boolean): string[] {
  const file = ts.createSourceFile("x.ts", source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (wordsOf(node) !== "" && (made || !isMaking(node))) found.push(...knownIn(wordsOf(node)));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text of a literal, or a name: a key of an object may be a code. */
function wordsOf(node: ts.Node): string {
  if (ts.isLiteralExpression(node) || ts.isIdentifier(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : "";
}

function knownIn(text: string): string[] {
  return (text.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []).filter((word) => known.has(word));
}

/** `new GateError("CODE", …)` and `findings.add("CODE", …)`. */
function isMaking({ parent }: ts.Node): boolean {
  if (ts.isNewExpression(parent)) return true;
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === "add"
  );
}

const raised = new Set(
  texts("packages/{core,cli}/src/**/*.ts", ["**/errors/**"]).flatMap((text) => codesNamed(text, true)),
);
const triggered = new Set([
  ...texts("packages/*/test/**/*.ts", ["**/test/{shape,errors}/**"]).flatMap((text) =>
    codesNamed(text, false),
  ),
  ...texts("packages/core/test/fixtures/**/*.json").flatMap(knownIn),
]);

describe("the error table", () => {
  it.each(codes)("%s is raised somewhere and has a case that triggers it", (code) => {
    expect(raised.has(code), "is raised").toBe(true);
    expect(triggered.has(code), "is triggered by a test").toBe(true);
  });

  it.each(codes)("%s says what it means and what to do", (code) => {
    const row = ERROR_TABLE[code];
    expect(row.summary).toMatch(/^(?:[A-Z`@]|vLLM ).*\.$/s);
    expect(row.hint.length).toBeGreaterThan(10);
    expect(row.hint).not.toMatch(/\.$/);
    if (row.acceptable) expect(["observation", "policy", "inputs"]).toContain(row.gate);
  });
});

describe("the search for codes", () => {
  it("sees literals and keys, but neither comments nor errors that a test makes itself", () => {
    const source = `
      // SAME_MACHINE
      expect(code).toBe("TOOL_MISSING");
      const table = { TOOL_FAILED: 1, x: ["TOOL_KILLED on node-1"] };
      findings.add("CLOCKS_DIFFER", {});
      throw new GateError("RUN_DIR_MISSING", {});`;
    expect(codesNamed(source, false)).toEqual(["TOOL_MISSING", "TOOL_FAILED", "TOOL_KILLED"]);
    expect(codesNamed(source, true)).toHaveLength(5);
  });
});
