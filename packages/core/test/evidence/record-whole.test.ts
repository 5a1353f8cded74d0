import { beforeAll, describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { readSoundRecord } from "../../src/evidence/record-integrity.js";
import { OUT } from "../fleets/run-fleet.js";
import { amended, type Files, fleetFiles, storeWith } from "./records.js";

let files: Files = {};

beforeAll(async () => {
  files = await fleetFiles("amd");
});

async function faults(given: Files): Promise<readonly string[]> {
  const findings = new Findings();
  const record = await readSoundRecord(storeWith(given), OUT, findings);
  expect(record === undefined).toBe(findings.errors.length > 0);
  return findings.errors.map(({ code, message }) => `${code}: ${message}`);
}

/** The files, one of JSON by its value other. */
function withValue(path: string, change: (value: never) => unknown): Files {
  return amended(files, path, (text) => {
    const value = JSON.parse(text) as never;
    change(value);
    return JSON.stringify(value, null, 2);
  });
}

interface Manifest {
  roles: string[];
  fingerprints: Record<string, Record<string, unknown>>;
}

describe("a record of which something was taken or edited is no evidence", () => {
  it("whole, it is", async () => {
    expect(await faults(files)).toEqual([]);
  });

  it.each<readonly [string, (manifest: Manifest) => void, readonly string[]]>([
    [
      "a role",
      (manifest) => (manifest.roles = manifest.roles.filter((role) => role !== "engine-2")),
      ["roles lacks engine-2 of the hosts file"],
    ],
    [
      "the fingerprints of a role",
      ({ fingerprints }) => delete fingerprints["engine-1"],
      ["fingerprints lacks engine-1 of the hosts file"],
    ],
    [
      "all fingerprints",
      (manifest) => (manifest.fingerprints = {}),
      ["fingerprints lacks engine-1, router, engine-2 of the hosts file"],
    ],
    [
      "a category of an engine",
      ({ fingerprints }) => delete fingerprints["engine-1"]?.["hardware"],
      ["the fingerprints of engine-1 lack hardware"],
    ],
    [
      "the router's way",
      ({ fingerprints }) => delete fingerprints["router"]?.["transport"],
      ["the fingerprints of router lack transport"],
    ],
  ])("%s is missing", async (_what, change, expected) => {
    const given = withValue(`${OUT}/manifest.json`, change);
    expect(await faults(given)).toEqual(
      expected.map((what) => `RECORD_DAMAGED: manifest.json of ${OUT}: ${what}`),
    );
  });

  it.each<readonly [string, (seen: { gpus: object[]; packages: object }) => void]>([
    ["gpus of engine-1, hardware", ({ gpus }) => Object.assign(gpus[0] ?? {}, { driver: "1.2.3" })],
    ["id of engine-1, image", (seen) => Object.assign(seen, { image_id: `sha256:${"0".repeat(64)}` })],
    ["packages of engine-1, image", ({ packages }) => Object.assign(packages, { torch: "9.9.9" })],
    ["config_sha256 of engine-1, model", (seen) => Object.assign(seen, { model_sha256: "0".repeat(64) })],
    ["tree_sha256 of engine-1, model", (seen) => Object.assign(seen, { model_tree_sha256: "0".repeat(64) })],
  ])("an observation has another value: %s", async (what, change) => {
    const given = withValue(`${OUT}/engine-1.json`, change);
    expect(await faults(given)).toEqual([
      `RECORD_DAMAGED: manifest.json of ${OUT}: ${what}, is not what engine-1.json has`,
    ]);
  });
});
