import { describe, expect, it } from "vitest";
import { type EnvFile, parseEnvFile } from "../../src/inputs/env-file.js";

const ENVIRONMENT = { HOME: "/home/op", OUTER: "outer" };

const valuesOf = (file: EnvFile) => Object.fromEntries(file.entries.map(({ name, value }) => [name, value]));
const placesOf = (file: EnvFile) =>
  file.refusals.map(({ code, line, column, name }) => `${code} ${line}:${column} ${name ?? "-"}`);

describe("what is accepted", () => {
  it.each([
    ["A=1 B=2; C=3", { A: "1", B: "2", C: "3" }],
    ["export A='x y' B", { A: "x y" }],
    ["A='it'\\''s' # why\n#B=2", { A: "it's" }],
    ['A="a\\"b\\nc"', { A: 'a"b\\nc' }],
    ["A=a\\ b\\$c", { A: "a b$c" }],
    ["A=pa#ss", { A: "pa#ss" }],
    ["A='one\ntwo'\nB=3", { A: "one\ntwo", B: "3" }],
    ["A=o\\\nne", { A: "one" }],
    ["A=$OUTER$B\nB=${A}x".replace("$B", ""), { A: "outer", B: "outerx" }],
    [
      "A=\nB=${A:-d} C=${A-d} D=${OUTER:+yes} E=${NONE:-$OUTER'}'}",
      { A: "", B: "d", C: "", D: "yes", E: "outer}" },
    ],
    ["A=~/m:~:x~", { A: "/home/op/m:/home/op:x~" }],
    ['A="~/m"', { A: "~/m" }],
    ['A=a$ B=$% C="$"', { A: "a$", B: "$%", C: "$" }],
    ["A=1\nA=2", { A: "2" }],
    ["  \n\t# only a comment", {}],
    ["", {}],
  ])("%j", (text, values) => {
    const file = parseEnvFile(text, ENVIRONMENT);
    expect(file.refusals).toEqual([]);
    expect(valuesOf(file)).toEqual(values);
  });
});

describe("what is refused", () => {
  it.each([
    ["A=$(date)", "ENV_FILE_COMMAND 1:3 A"],
    ['A="x$((1+1))"', "ENV_FILE_COMMAND 1:5 A"],
    ["A=`date`", "ENV_FILE_COMMAND 1:3 A"],
    ["echo A=1", "ENV_FILE_COMMAND 1:1 -"],
    ["A=1 env", "ENV_FILE_COMMAND 1:5 A"],
    ["A = 1", "ENV_FILE_COMMAND 1:1 -"],
    ["NARWHAL_HOSTS = x", "ENV_FILE_COMMAND 1:1 NARWHAL_HOSTS"],
    ["A=1 > out", "ENV_FILE_COMMAND 1:5 A"],
    ["A=a&b", "ENV_FILE_COMMAND 1:4 A"],
    ["A=a|b", "ENV_FILE_COMMAND 1:4 A"],
    ["A=(a b)", "ENV_FILE_COMMAND 1:3 A"],
    ["A=1;;", "ENV_FILE_COMMAND 1:5 -"],
    ["export", "ENV_FILE_COMMAND 1:1 -"],
    ["export -p", "ENV_FILE_COMMAND 1:8 -"],
    ["if true; then A=1; fi", "ENV_FILE_COMMAND 1:1 -"],
    [". other", "ENV_FILE_COMMAND 1:1 -"],
    ["A+=1", "ENV_FILE_COMMAND 1:1 -"],
    ["A=x\nB=$NONE", "ENV_FILE_UNSET_VARIABLE 2:3 B"],
    ["B=${NONE?why}", "ENV_FILE_UNSET_VARIABLE 1:3 B"],
    ["A=$1", "ENV_FILE_UNSUPPORTED 1:3 A"],
    ["A=$$", "ENV_FILE_UNSUPPORTED 1:3 A"],
    ["A=$'x'", "ENV_FILE_UNSUPPORTED 1:3 A"],
    ["A=${OUTER%x}", "ENV_FILE_UNSUPPORTED 1:3 A"],
    ["A=${#OUTER}", "ENV_FILE_UNSUPPORTED 1:3 A"],
    ["A=${OUTER:=x}", "ENV_FILE_UNSUPPORTED 1:3 A"],
    ["A=~root/x", "ENV_FILE_UNSUPPORTED 1:3 A"],
    ["PPID=1", "ENV_FILE_UNSUPPORTED 1:1 PPID"],
    ["A=$RANDOM", "ENV_FILE_UNSUPPORTED 1:3 A"],
    ["export A=1 B=$A", "ENV_FILE_UNSUPPORTED 1:14 B"],
    ["X='a b'\nexport A=$X", "ENV_FILE_UNSUPPORTED 2:10 A"],
    ["A='x", "ENV_FILE_UNTERMINATED 1:3 A"],
    ['é="x', "ENV_FILE_UNTERMINATED 1:3 -"],
    ["A=${OUTER:-x", "ENV_FILE_UNTERMINATED 1:3 A"],
    ["A=x\\", "ENV_FILE_UNTERMINATED 1:4 A"],
    ["\ufeffA=1", "ENV_FILE_ENCODING 1:1 -"],
    ["A=1\r\nB=2\r\n", "ENV_FILE_ENCODING 1:4 -"],
    ["A=caf\ufffd", "ENV_FILE_ENCODING 1:6 -"],
    ["A=é\u0000", "ENV_FILE_ENCODING 1:4 -"],
  ])("%j", (text, place) => {
    expect(placesOf(parseEnvFile(text, ENVIRONMENT))).toEqual([place]);
  });

  it("goes on after a refusal, and reports the others", () => {
    const text = "A=$(x)\nB=2\nC=$NONE\nD=$A\nE=1 rm -rf x\nF=`\n";
    const file = parseEnvFile(text, ENVIRONMENT);
    expect(placesOf(file)).toEqual([
      "ENV_FILE_COMMAND 1:3 A",
      "ENV_FILE_UNSET_VARIABLE 3:3 C",
      "ENV_FILE_COMMAND 5:5 E",
      "ENV_FILE_COMMAND 6:3 F",
    ]);
    expect(valuesOf(file)).toEqual({ B: "2" });
    expect([...file.refusedNames].sort()).toEqual(["A", "C", "D", "E", "F"]);
    expect(file.restUnread).toBe(true);
  });

  it.each([
    "X_PASSWORD=hunter $canary B_canary=$canary",
    "X_PASSWORD=a$canary",
    "X_TOKEN=${canary?canary}",
    "X_PASSWORD=a canary=$b",
    'X_PASSWORD=["canary", canary]',
    "X_PASSWORD=can#ary #canary",
    "X_KEY='canary",
    "X_SECRET=a|canary=1",
  ])("shows nothing of a secret: %j", (text) => {
    const { refusals, warnings } = parseEnvFile(text, {});
    expect(refusals.length + warnings.length).toBeGreaterThan(0);
    expect(JSON.stringify([refusals, warnings])).not.toMatch(/canary|can#ary|hunter/);
  });
});

describe("warnings", () => {
  it.each([
    ['A=["a","b"]', "ENV_FILE_QUOTES_LOST", `write A='["a","b"]'`],
    ['A="{"a":"b"}"', "ENV_FILE_QUOTES_LOST", `write A='{"a":"b"}'`],
    ["A=pa#ss", "ENV_FILE_HASH", "write A='pa#ss'"],
    ["A=pa #ss", "ENV_FILE_HASH", "quote the value where the # belongs to it, else put a blank after the #"],
  ])("%j", (text, code, hint) => {
    const { refusals, warnings } = parseEnvFile(text, {});
    expect(refusals).toEqual([]);
    expect(warnings.map((note) => [note.code, note.hint])).toEqual([[code, hint]]);
  });

  it.each(["A='[\"a\"]'", "A=1 # comment", "A='pa#ss'", "A=[]", 'A="[\\"a\\"]"'])("none for %j", (text) => {
    expect(parseEnvFile(text, {}).warnings).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    [
      "two values",
      "NARWHAL_A=1\n\nNARWHAL_A=2",
      ["3:1 NARWHAL_A is assigned on line 3, and with another value on line 1; the last counts"],
    ],
    [
      "an empty one",
      "NARWHAL_A=1\nexport NARWHAL_A=",
      ["2:8 NARWHAL_A is assigned on line 2, and with another value on line 1; the last counts"],
    ],
    [
      "three lines, two values",
      "NARWHAL_A=1\nNARWHAL_A=2\nNARWHAL_A=1",
      ["3:1 NARWHAL_A is assigned on line 3, and with another value on line 2; the last counts"],
    ],
    ["one value", "NARWHAL_A=1\nNARWHAL_A='1'", []],
    ["a helper of the file", "BASE=/a\nNARWHAL_A=$BASE\nBASE=/b", []],
  ])("a name assigned twice: %s", (_what, text, expected) => {
    const { warnings } = parseEnvFile(text, {});
    expect(warnings.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(expected);
    for (const { code } of warnings) expect(code).toBe("ENV_FILE_REPEATED");
  });

  it("shows no value of a secret that is assigned twice", () => {
    const { warnings } = parseEnvFile("NARWHAL_ENGINE_KEY=canary\nNARWHAL_ENGINE_KEY=canary2", {});
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain("canary");
  });

  it.each([
    ["NARWHAL-ENGINE_PORT=1", "write NARWHAL_ENGINE_PORT=value if that is meant"],
    ["NARWHAL_NODE-2_URL=1", "write NARWHAL_NODE_2_URL=value if that is meant"],
    ["OTHER-NAME=canary", undefined],
  ])("a name that no shell assigns to: %s", (text, hint) => {
    const [refusal] = parseEnvFile(text, {}).refusals;
    expect(refusal?.code).toBe("ENV_FILE_COMMAND");
    expect(refusal?.hint).toBe(hint);
    expect(JSON.stringify(refusal)).not.toContain("canary");
  });

  it("shows the quoted form where a blank in the JSON ends the value", () => {
    const [refusal] = parseEnvFile('A=["a", "b"] # list', {}).refusals;
    expect(refusal?.hint).toBe(`quote the whole value: A='["a", "b"]'`);
  });
});
