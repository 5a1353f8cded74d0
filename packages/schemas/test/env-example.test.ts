import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ENV_FIELDS, envExample, envField, envName, isNodeForm, validate } from "../src/index.js";

/** The NARWHAL_ variables that a shell sets from the text. */
function shellValues(text: string): Record<string, string> {
  const directory = mkdtempSync(join(tmpdir(), "env-example-"));
  try {
    writeFileSync(join(directory, "env"), text);
    const env = { PATH: "/usr/bin:/bin" };
    const ran = spawnSync("sh", ["-c", "set -a; . ./env; env -0"], { cwd: directory, encoding: "utf8", env });
    expect(ran.stderr).toBe("");
    const pairs = ran.stdout
      .split("\0")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]);
    return Object.fromEntries(pairs.filter(([name = ""]) => name.startsWith("NARWHAL_"))) as Record<
      string,
      string
    >;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const everything = (engines: number): string => envExample(engines).replace(/^#(?=NARWHAL_)/gmu, "");

describe.each([1, 2, 5, 30, 300])("envExample(%i)", (engines) => {
  it("sets what is required, and nothing else, to values that the schema accepts", () => {
    const values = shellValues(envExample(engines));
    expect(validate("env", values)).toMatchObject({ ok: true });
    const set = new Set(Object.keys(values).map((name) => envField(name)?.row.name));
    expect([...set]).toEqual(
      expect.arrayContaining(ENV_FIELDS.filter((row) => row.required).map(({ name }) => name)),
    );
    expect(set.size).toBe(ENV_FIELDS.filter((row) => row.required).length);
    expect(Object.keys(values).filter((name) => name.endsWith("_SSH"))).toHaveLength(engines);
    expect(
      new Set(
        Object.entries(values)
          .filter(([name]) => name.endsWith("_SSH"))
          .map(([, value]) => value),
      ).size,
    ).toBe(engines);
  });

  it("holds every field, its optional ones read by a shell as the catalogue has them", () => {
    const values = shellValues(everything(engines));
    for (const row of ENV_FIELDS.filter(({ scope }) => scope !== "derived" && scope !== "tool")) {
      const names =
        row.scope === "node" ? [envName(row.name, 1), envName(row.name, engines)] : [envName(row.name)];
      for (const name of names) expect(values, name).toHaveProperty(name);
      if (row.scope !== "node") expect(values[envName(row.name)]).toBe(row.secret ? "" : row.example);
    }
    const filled = Object.entries(values).filter(([name]) => envField(name)?.row.secret !== true);
    expect(validate("env", Object.fromEntries(filled))).toMatchObject({ ok: true });
  });
});

describe("envExample", () => {
  it("puts what is required first and keeps comments short", () => {
    const lines = envExample(2).split("\n");
    const last = lines.findLastIndex((line) => line.startsWith("NARWHAL_"));
    const first = lines.findIndex((line) => line.startsWith("#NARWHAL_"));
    expect(last).toBeLessThan(first);
    expect(lines.filter((line) => line.startsWith("# ") && line.length > 100)).toEqual([]);
    expect(envExample(2)).toMatch(/[^\n]\n$/u);
  });

  it("explains per-engine fields for each engine", () => {
    for (const row of ENV_FIELDS.filter((field) => isNodeForm(field) && field.scope === "node")) {
      expect(envExample(3)).toContain(`NARWHAL_NODE_3_${row.name}=`);
    }
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d engines", (engines) => {
    expect(() => envExample(engines)).toThrow(RangeError);
  });
});
