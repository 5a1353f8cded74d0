import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseEnvFile } from "../../src/inputs/env-file.js";

const SHELLS = ["/bin/dash", "/bin/bash --posix", "/bin/bash", "/bin/sh"];
const RUNS = Number(process.env["NARWHAL_TEST_RUNS"] ?? 120);
const ENVIRONMENT = { HOME: "/home/op", SET: "from outside", EMPTY: "", STAR: "*", BACK: "a\\b" };
const OF_THE_SHELL = new Set(["PWD", "OLDPWD", "SHLVL", "_"]);

const required = process.env["CI"] === "true";

let directory = "";
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "env-file-"));
  mkdirSync(join(directory, "cwd"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** What a shell exports after `set -a; . file`, apart from what it sets of itself. */
function sourced(shell: string, text: string): Record<string, string> | string {
  const file = join(directory, "env");
  writeFileSync(file, text);
  const [program = "", ...options] = shell.split(" ");
  const script = 'set -a; . "$0" && exec /usr/bin/env -0';
  const result = spawnSync(program, [...options, "-c", script, file], {
    cwd: join(directory, "cwd"),
    env: { ...ENVIRONMENT, PATH: "/nonexistent" },
    input: "",
    timeout: 10_000,
  });
  const problem = result.stderr.toString();
  if (result.status !== 0 || problem !== "") return `exit ${result.status}: ${problem}`;
  const pairs = result.stdout.toString().split("\0").slice(0, -1);
  const entries = pairs.map((pair): [string, string] => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(entries.filter(([name]) => !OF_THE_SHELL.has(name)));
}

/** The same as the reader sees it; undefined where it refuses the file. */
function read(text: string): Record<string, string> | undefined {
  const environment = { ...ENVIRONMENT, PATH: "/nonexistent" };
  const file = parseEnvFile(text, environment);
  if (file.refusals.length > 0) return undefined;
  return { ...environment, ...Object.fromEntries(file.entries.map(({ name, value }) => [name, value])) };
}

const atom = fc.constantFrom(
  ..."'\"\\$`{}()[]<>|&;#~:=-+?!*%@,./ \t\n".split(""),
  ..."aZ09_é界".split(""),
  "\\\n",
  "\\'",
  '\\"',
  "$A",
  "${A}",
  "${A-b}",
  "${A:-",
  "${EMPTY:-",
  "${SET:+",
  "$SET",
  "$STAR",
  "$BACK",
  "${UNSET-",
  "$EMPTY",
  "${A?",
  "~/",
  ":~",
  " B=",
  "\nA=",
  "\nexport B=",
  " #",
);
const value = fc.array(atom, { maxLength: 12 }).map((atoms) => atoms.join(""));
const tame = fc
  .array(
    fc.constantFrom("a", "\\$", "'x y'", '"a\\"b"', "$SET", '"$SET"', "${EMPTY:-d}", "#", "\\ ", '"$"'),
    {
      maxLength: 6,
    },
  )
  .map((atoms) => atoms.join(""));
const line = fc.tuple(fc.constantFrom("A=", "B=", "export A=", " C=", "A=1; B="), fc.oneof(value, tame));
const file = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .map((lines) => `${lines.map((parts) => parts.join("")).join("\n")}\n`);

describe.each(SHELLS)("the env file reader against %s", (shell) => {
  const test = it.skipIf(!required && !existsSync(shell.split(" ", 1)[0] ?? ""));

  test("gives the same values for what it accepts", () => {
    let accepted = 0;
    fc.assert(
      fc.property(file, (text) => {
        const ours = read(text);
        if (ours === undefined) return;
        accepted++;
        expect(sourced(shell, text)).toEqual(ours);
      }),
      { numRuns: RUNS },
    );
    expect(accepted).toBeGreaterThan(RUNS / 20);
  });

  test("reads back what single quotes protect", () => {
    const anyText = fc.string({ unit: fc.constantFrom(..."'\"\\$`#~ \n\ta=!*é".split("")), maxLength: 20 });
    fc.assert(
      fc.property(anyText, (text) => {
        const written = `A='${text.replaceAll("'", "'\\''")}'\n`;
        expect(read(written)?.["A"]).toBe(text);
        expect(sourced(shell, written)).toMatchObject({ A: text });
      }),
      { numRuns: 30 },
    );
  });
});
