import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { ERROR_TABLE, type ErrorCode } from "../../src/errors/table.js";

const root = resolve(import.meta.dirname, "../../../..");
const read = (pattern: string, ignore: string[] = []) =>
  fastGlob.sync(pattern, { cwd: root, absolute: true, ignore }).map((path) => readFileSync(path, "utf8")).join("\n");
const tests = read("packages/*/test/**/*.{ts,json}", ["**/shape/**"]);
const raising = read("packages/core/src/**/*.ts", ["**/errors/**"]);
const codes = Object.keys(ERROR_TABLE) as ErrorCode[];

describe("the error table", () => {
  it.each(codes)("%s is raised somewhere and has a case that triggers it", (code) => {
    expect(raising).toMatch(new RegExp(`["']${code}["']`));
    expect(tests).toMatch(new RegExp(`\\b${code}\\b`));
  });

  it.each(codes)("%s says what it means and what to do", (code) => {
    const row = ERROR_TABLE[code];
    expect(row.summary).toMatch(/^[A-Z@`].*\.$/s);
    expect(row.hint.length).toBeGreaterThan(10);
    if (row.acceptable) expect(["observation", "policy", "inputs"]).toContain(row.gate);
  });
});
