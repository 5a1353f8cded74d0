import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { EngineLaunchSources } from "@narwhal/schemas";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { VENDORS } from "../../src/observation/vendors/index.js";
import { REQUIREMENTS } from "../../src/policy/requirements/index.js";
import { fleetNames, FLEETS, readFleetFolder } from "../fleets/fleet-folder.js";

const core = resolve(import.meta.dirname, "../..");
const fleets = fleetNames().map((name) => readFleetFolder(join(FLEETS, name)));
const working = fleets.flatMap(({ expected, hosts }) =>
  expected === undefined ? [] : [{ files: expected.files, hosts }],
);

/** Modules of a folder, its own machinery left out. */
function modulesIn(folder: string, machinery: readonly string[]): string[] {
  return fastGlob
    .sync("*.ts", { cwd: join(core, "src", folder) })
    .map((name) => name.replace(/\.ts$/, ""))
    .filter((name) => !machinery.includes(name))
    .sort();
}

describe("what the open sets hold has a fleet fixture", () => {
  it.each(VENDORS)("vendor $id", ({ tool, runtime }) => {
    const seen = working.some(
      ({ files, hosts }) =>
        Object.entries(files).some(
          ([name, text]) =>
            /^engine-\d+\.json$/.test(name) && (JSON.parse(text) as { runtime: string }).runtime === runtime,
        ) &&
        Object.values(hosts).some(({ transcripts }) =>
          transcripts.some(({ argv, end }) => argv[0] === tool && end.kind === "exit" && end.code === 0),
        ),
    );
    expect(seen).toBe(true);
  });

  it.each(REQUIREMENTS)("requirement $id", ({ id, args, env }) => {
    const names = [
      ...args.map((arg) => `extra_args.${arg}`),
      ...Object.keys(env).map((name) => `environment.${name}`),
    ];
    expect(names).not.toEqual([]);
    const settings = working.flatMap(({ files }) => {
      const sources = JSON.parse(files["engine-launch.sources.json"] ?? "{}") as EngineLaunchSources;
      return Object.values(sources).map((engine) => engine.settings ?? {});
    });
    const proven = settings.filter((each) => names.every((name) => each[name]?.source === id));
    expect(proven.length).toBeGreaterThan(0);
    for (const each of proven) for (const name of names) expect(each[name]?.evidence).not.toEqual([]);
    expect(settings.length).toBeGreaterThan(proven.length);
  });

  it("every requirement is in the list", () => {
    expect(modulesIn("policy/requirements", ["index", "requirement"])).toEqual(
      REQUIREMENTS.map(({ id }) => id).sort(),
    );
  });

  const DOCUMENTS: Readonly<Record<string, RegExp>> = {
    "checkpoint-files": /^engine-\d+-files\.json$/,
    "checkpoint-manifest": /^engine-\d+-checkpoint\.json$/,
    "deployment-env": /^deployment\.env$/,
    "discovery-inputs": /^inputs\.json$/,
    "discovery-manifest": /^manifest\.json$/,
    "engine-launch": /^engine-launch\.local\.json$/,
    "engine-launch-sources": /^engine-launch\.sources\.json$/,
    "engine-observation": /^engine-\d+\.json$/,
    fleet: /^fleet\.json$/,
    hosts: /^hosts\.local\.json$/,
  };

  it.each(modulesIn("emit/documents", ["index", "fingerprints", "record-paths"]))("document %s", (module) => {
    const schema = join(core, `../schemas/schemas/${module}.v1.schema.json`);
    expect(existsSync(schema), schema).toBe(true);
    if (module === "failure") return expect(fleets.some(({ failure }) => failure !== undefined)).toBe(true);
    const pattern = DOCUMENTS[module];
    if (pattern === undefined) return expect.fail("no fixture is known for this document");
    expect(working.some(({ files }) => Object.keys(files).some((name) => pattern.test(name)))).toBe(true);
    return undefined;
  });

  it("every document's module makes one", () => {
    for (const module of modulesIn("emit/documents", ["index", "fingerprints", "record-paths"])) {
      const text = readFileSync(join(core, `src/emit/documents/${module}.ts`), "utf8");
      expect(text, module).toMatch(/^export function \w+Document\(/m);
    }
  });
});
