import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256 } from "../../src/canonical.js";
import { parseMetadataJson } from "../../src/observation/metadata-json.js";
import { modelMetadataProbe, parseMetadata } from "../../src/observation/model-metadata.js";
import { answer, reports, SETTINGS, thrown } from "./support.js";

const DIR = "/models/m";
const directory = { [DIR]: { kind: "directory", readable: true, writable: false } };
const absent = { error: "ENOENT", message: "No such file or directory" };
const files = (given: Record<string, unknown>) => ({
  [`${DIR}/config.json`]: absent,
  [`${DIR}/tokenizer_config.json`]: absent,
  ...Object.fromEntries(Object.entries(given).map(([name, entry]) => [`${DIR}/${name}`, entry])),
});
function parse(given: Record<string, unknown>, stat: unknown = directory) {
  const { report, seen } = reports();
  let fact: ReturnType<typeof modelMetadataProbe.parse> | undefined;
  const errors = thrown(() => {
    fact = modelMetadataProbe.parse([answer(stat), answer(files(given))], DIR, report);
  });
  return { fact, codes: errors.map((each) => each.code), seen: seen.map((each) => each.code) };
}
const config = { text: '{"model_type": "x"}\n' };

describe("model metadata", () => {
  it("reads the files that are there and hashes the bytes of config.json", () => {
    const { fact } = parse({
      "config.json": { text: '{"a": "é",\n "limit": [0.0, Infinity]}\n' },
      "tokenizer_config.json": { text: "{}" },
      "preprocessor_config.json": { text: '{"auto_map": {}}' },
    });
    expect(fact).toEqual({
      configSha256: sha256('{"a": "é",\n "limit": [0.0, Infinity]}\n'),
      config: { a: "é", limit: [0, Number.POSITIVE_INFINITY] },
      tokenizerConfig: {},
      processors: { "preprocessor_config.json": { auto_map: {} } },
    });
  });

  it("come with the bytes that are free in the directory, where the host tells them", () => {
    const stat = { [DIR]: { kind: "directory", readable: true, writable: false, free_bytes: 7 } };
    expect(parse({ "config.json": config }, stat).fact?.freeBytes).toBe(7);
    expect(parse({ "config.json": config }).fact).not.toHaveProperty("freeBytes");
  });

  it.each<[string, Record<string, unknown>, unknown, string[]]>([
    ["a missing directory", {}, { [DIR]: absent }, ["MODEL_DIR_MISSING"]],
    ["nothing told of the directory", {}, {}, ["MODEL_DIR_MISSING"]],
    ["a file in the directory's place", {}, { [DIR]: { kind: "file" } }, ["MODEL_DIR_NOT_A_DIRECTORY"]],
    [
      "a directory out of reach",
      {},
      { [DIR]: { error: "EACCES", message: "Permission denied" } },
      ["MODEL_DIR_UNREADABLE"],
    ],
    ["no config.json", {}, directory, ["MODEL_CONFIG_MISSING"]],
    [
      "an unreadable file",
      { "config.json": { error: "EACCES", message: "Permission denied" } },
      directory,
      ["MODEL_METADATA_UNREADABLE"],
    ],
    ["bytes", { "config.json": { base64: "/w==" } }, directory, ["MODEL_METADATA_NOT_TEXT"]],
    ["a huge file", { "config.json": { text: "{", cut: true } }, directory, ["MODEL_METADATA_TOO_LARGE"]],
    ["broken JSON", { "config.json": { text: '{"a": 1,}' } }, directory, ["MODEL_METADATA_NOT_JSON"]],
    ["a byte-order mark", { "config.json": { text: "\ufeff{}" } }, directory, ["MODEL_METADATA_NOT_JSON"]],
    ["a list", { "config.json": { text: "[]" } }, directory, ["MODEL_METADATA_NOT_AN_OBJECT"]],
    ["null", { "config.json": { text: "null" } }, directory, ["MODEL_METADATA_NOT_AN_OBJECT"]],
    [
      "several broken files at once",
      {
        "config.json": config,
        "tokenizer_config.json": { text: "{" },
        "processor_config.json": { text: "1" },
      },
      directory,
      ["MODEL_METADATA_NOT_JSON", "MODEL_METADATA_NOT_AN_OBJECT"],
    ],
  ])("refuses %s", (_, given, stat, codes) => expect(parse(given, stat).codes).toEqual(codes));

  it("reports a key that stands twice, where it stands", () => {
    const { report, seen } = reports();
    expect(parseMetadata("config.json", '{"a": {"b": [{"c": 1, "c": 2}]}}', report)).toEqual({
      a: { b: [{ c: 2 }] },
    });
    expect(seen).toMatchObject([
      { code: "MODEL_METADATA_DUPLICATE_KEY", facts: { message: expect.stringContaining("a.b.0.c") } },
    ]);
  });

  it("asks for a path with wildcards as it is", () => {
    const [stat, read] = modelMetadataProbe.commands("/m/a[1]*/", SETTINGS);
    expect(stat?.argv).toEqual(["@stat", "/m/a[[]1][*]/"]);
    expect(read?.argv[2]).toBe("/m/a[[]1][*]/config.json");
  });
});

describe("metadata JSON", () => {
  it("gives what JSON.parse gives", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, "\t"), (text, indent) => {
        const value: unknown = JSON.parse(text);
        const written = JSON.stringify(value, null, indent);
        expect(parseMetadataJson(written)).toEqual({ value: JSON.parse(written), duplicates: [] });
      }),
    );
  });

  it("accepts nothing else than JSON.parse, but for Python's words", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('{}[]:,"\\ut0-1.eE+n \n\u0001')) }),
        (text) => {
          let expected: unknown;
          try {
            expected = JSON.parse(text);
          } catch {
            expect(() => parseMetadataJson(text)).toThrow(SyntaxError);
            return;
          }
          expect(parseMetadataJson(text).value).toEqual(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["NaN", Number.NaN],
    ["[-Infinity]", [Number.NEGATIVE_INFINITY]],
    ['{"__proto__": 1}', Object.fromEntries([["__proto__", 1]])],
  ])("reads %s", (text, value) => expect(parseMetadataJson(text).value).toEqual(value));

  it("names line and column, and bounds the depth", () => {
    expect(() => parseMetadataJson('{\n  "a": x}')).toThrow("line 2, column 8");
    expect(() => parseMetadataJson("[".repeat(100_000))).toThrow("nested deeper");
    expect(() => parseMetadataJson(`"${"a".repeat(2_000_000)}`)).toThrow("does not end");
  });
});
