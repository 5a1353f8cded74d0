import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AGENT_SOURCE } from "../../src/access/agent-source.js";
import { pythons } from "./pythons.js";

const source = readFileSync(new URL("../../src/access/agent.py", import.meta.url), "utf8");
// The newest can read a source as the oldest would.
const newest = pythons().find(({ name }) => /3\.1[0-9]/.test(name))?.path ?? "python3";

describe("the agent's source", () => {
  it("is the one in the bundle", () => {
    expect(AGENT_SOURCE).toBe(source);
  });

  it("parses as Python 3.6", () => {
    const check = "import ast,sys; ast.parse(sys.stdin.read(), feature_version=(3, 6))";
    execFileSync(newest, ["-c", check], { input: source });
  });

  it("imports the standard library only", () => {
    const list =
      "import ast,sys\n" +
      "for node in ast.walk(ast.parse(sys.stdin.read())):\n" +
      "    for name in node.names if isinstance(node, (ast.Import, ast.ImportFrom)) else []:\n" +
      "        print(getattr(node, 'module', None) or name.name)\n";
    const names = execFileSync(newest, ["-c", list], { input: source, encoding: "utf8" }).trim().split("\n");
    const known = "import sys; print('\\n'.join(sys.stdlib_module_names))";
    const library = new Set(execFileSync(newest, ["-c", known], { encoding: "utf8" }).trim().split("\n"));
    expect(names.filter((name) => !library.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(10);
  });

  it("says to an older Python what it needs, before anything that it could not read", () => {
    const head = source.slice(0, source.indexOf("import base64"));
    expect(head).toContain("needs Python 3.6 or newer");
    expect(source).not.toMatch(/(?<![\w"'-])f["']|:=|\bawait\b|\basync\b/);
  });
});
