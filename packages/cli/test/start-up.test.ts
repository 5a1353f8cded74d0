import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const packages = resolve(import.meta.dirname, "../..");

/** The packages that a module loads before anything is asked of it, over the files that it imports. */
function loadedWith(entry: string): ReadonlySet<string> {
  const files = new Set<string>();
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (files.has(path)) return;
    files.add(path);
    for (const name of importsOf(path)) {
      if (name.startsWith(".")) visit(resolve(dirname(path), name.replace(/\.js$/, ".ts")));
      else if (!name.startsWith("node:")) found.add(name);
    }
  };
  visit(join(packages, entry));
  return found;
}

/** Static imports and re-exports that are there at run time. */
function importsOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly !== true)
      return (statement.moduleSpecifier as ts.StringLiteral).text;
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly)
      return (statement.moduleSpecifier as ts.StringLiteral).text;
    return [];
  });
}

test("the help loads the parser alone", () => {
  expect(loadedWith("cli/src/main.ts")).toEqual(new Set(["yargs"]));
});

test.each([
  ["core/src/node/index.ts", "ssh2"],
  ["cli/src/commands/plan.ts", "@narwhal/core/testing"],
  ["cli/src/commands/discover.ts", "@narwhal/core/testing"],
])("%s does without %s until it is needed", (entry, name) => {
  expect(loadedWith(entry).has(name)).toBe(false);
});

test("what is loaded with a module is found", () => {
  expect(loadedWith("cli/src/commands/demo.ts").has("@narwhal/core/testing")).toBe(true);
  expect(loadedWith("core/src/node/ssh2/connect-route.ts").has("ssh2")).toBe(true);
});
