import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DOCUMENT_NAMES, type DocumentName, type JsonSchema, SCHEMAS, schemaForFile } from "../src/index.js";

type Raw = Readonly<Record<string, unknown>>;

/** Every schema node of a document with its path. */
function* nodes(node: JsonSchema, path = "#"): Generator<readonly [string, JsonSchema]> {
  yield [path, node];
  for (const key of ["properties", "patternProperties", "definitions"] as const) {
    for (const [name, child] of Object.entries(node[key] ?? {}))
      yield* nodes(child, `${path}/${key}/${name}`);
  }
  for (const key of ["allOf", "anyOf", "oneOf"] as const) {
    for (const [index, child] of (node[key] ?? []).entries()) yield* nodes(child, `${path}/${key}/${index}`);
  }
  if (node.items !== undefined) yield* nodes(node.items, `${path}/items`);
  if (typeof node.additionalProperties === "object") {
    yield* nodes(node.additionalProperties, `${path}/additionalProperties`);
  }
}

describe.each(DOCUMENT_NAMES)("schema %s", (name) => {
  const schema = SCHEMAS[name];
  const all = [...nodes(schema)];

  it("is the published file, draft-07, with an absolute versioned id and a title", () => {
    const file = new URL(`../schemas/${name}.v1.schema.json`, import.meta.url);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(schema);
    expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
    expect(schema.$id).toBe(`https://narwhal-deploy.dev/schemas/${name}.v1.schema.json`);
    expect(schema.title).toMatch(/\S/u);
  });

  it("describes every node", () => {
    // The alternatives of a choice may be references, which have no words of their own.
    const bare = all.filter(([, node]) => node.$ref === undefined && (node.description ?? "").trim() === "");
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it("has nothing beside a reference, which editors would ignore", () => {
    const crowded = all.filter(([, node]) => node.$ref !== undefined && Object.keys(node).length > 1);
    expect(crowded.map(([path]) => path)).toEqual([]);
  });

  it("closes every object that has keys of its own", () => {
    const open = all.filter(
      ([, node]) => node.properties !== undefined && node.additionalProperties === undefined,
    );
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it("knows no $schema key", () => {
    expect(all.filter(([, node]) => "$schema" in (node.properties ?? {}))).toEqual([]);
  });

  it("says every pattern in words", () => {
    const silent = all.filter(
      ([, node]) => node.pattern !== undefined && node.patternErrorMessage === undefined,
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it("gives examples and defaults that it accepts itself", async () => {
    const { createAjv } = await import("../generator/validators.js");
    const ajv = createAjv(Object.values(SCHEMAS));
    for (const [index, [path, node]] of all.entries()) {
      if (node.$ref !== undefined || node.allOf !== undefined) continue;
      // Under an id of its own beside the others, so that relative references hold.
      const $id = `${schema.$id}/../${name}-${index}.json`;
      const check = ajv.compile({ ...node, $id, definitions: schema.definitions ?? {} } as Raw);
      for (const value of [...(node.examples ?? []), ...("default" in node ? [node.default] : [])]) {
        expect(check(value), `${path} ${JSON.stringify(value)}`).toBe(true);
      }
    }
  });
});

describe("files", () => {
  it("has no schema that is not listed", () => {
    const files = readdirSync(new URL("../schemas/", import.meta.url));
    expect(files.sort()).toEqual(DOCUMENT_NAMES.map((name) => `${name}.v1.schema.json`).sort());
  });

  it.each<readonly [string, DocumentName | undefined]>([
    ["config/hosts.local.json", "hosts"],
    ["/abs/config/engine-launch.local.json", "engine-launch"],
    ["config/engine-launch.sources.json", "engine-launch-sources"],
    ["C:\\work\\config\\fleet.json", "fleet"],
    ["deployment.env", "deployment-env"],
    [".env", "env"],
    ["a/.env.example", "env"],
    ["x.env", undefined],
    ["config/ssh.known_hosts", "ssh-known-hosts"],
    ["/home/u/.ssh/known_hosts", "ssh-known-hosts"],
    ["runs/discovery/a/engine-12.json", "engine-observation"],
    ["runs/discovery/a/engine-12-checkpoint.json", "checkpoint-manifest"],
    ["runs/discovery/a/manifest.json", "discovery-manifest"],
    ["runs/discovery/a/failure.json", "failure"],
    ["runs/discovery/a/transcripts/node-1/001-ip.json", "transcript"],
    ["runs/discovery/a/transcripts/node-1/manifest.json", "transcript"],
    ["runs/access-20260131/node-1.json", "access-record"],
    ["package.json", undefined],
    ["engine-x.json", undefined],
    ["myfleet.json", undefined],
    ["", undefined],
  ])("%s is %s", (path, name) => expect(schemaForFile(path)).toBe(name));
});

/** A glob of a catalog: `*` within a name, `**` over directories. */
function toRegExp(glob: string): RegExp {
  const pattern = glob.replaceAll(".", "\\.").replaceAll("*", "[^/]*").replaceAll("[^/]*[^/]*/", "(?:.*/)?");
  return new RegExp(`^${pattern}$`, "u");
}

function matches(globs: readonly string[], path: string): boolean {
  const hits = (glob: string): boolean => toRegExp(glob).test(path);
  const excluded = globs.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1));
  return globs.some((glob) => !glob.startsWith("!") && hits(glob)) && !excluded.some(hits);
}

describe("catalog.json", () => {
  const catalog = JSON.parse(readFileSync(new URL("../catalog.json", import.meta.url), "utf8")) as {
    schemas: readonly { url: string; fileMatch: readonly string[] }[];
  };
  it.each([
    "config/hosts.local.json",
    "config/engine-launch.local.json",
    "config/engine-launch.sources.json",
    "config/fleet.json",
    "runs/discovery/a/engine-1.json",
    "runs/discovery/a/engine-1-checkpoint.json",
    "runs/discovery/a/manifest.json",
    "runs/discovery/a/failure.json",
    "runs/discovery/a/transcripts/node-1/001-ip.json",
    "runs/access-1/node-1.json",
  ])("gives %s the one schema that the validator gives it", (path) => {
    const found = catalog.schemas.filter(({ fileMatch }) => matches(fileMatch, path)).map(({ url }) => url);
    expect(found).toEqual([SCHEMAS[schemaForFile(path) ?? "env"].$id]);
  });

  it.each(["manifest.json", "fleet.json", "package.json", "src/failure.json", "engine-1.json"])(
    "leaves %s of other projects alone",
    (path) => {
      expect(catalog.schemas.filter(({ fileMatch }) => matches(fileMatch, path))).toEqual([]);
    },
  );
});
