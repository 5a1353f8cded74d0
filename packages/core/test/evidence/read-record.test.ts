import { beforeAll, describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { readEstablishedRecord, readRecord } from "../../src/evidence/read-record.js";
import { readTranscripts } from "../../src/evidence/read-transcripts.js";
import { OUT } from "../fleets/run-fleet.js";
import { amended, type Files, fleetFiles, storeWith } from "./records.js";

let files: Files = {};
let failed: Files = {};

beforeAll(async () => {
  files = await fleetFiles("amd");
  failed = await fleetFiles("fails-checkpoint-differs");
});

async function read(given: Files, reader = readRecord) {
  const findings = new Findings();
  const record = await reader(storeWith(given), OUT, findings);
  return {
    record,
    errors: findings.errors.map(({ code, message }) => `${code}: ${message}`),
    hints: findings.errors.map(({ hint }) => hint),
  };
}

const without = (name: string) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path !== `${OUT}/${name}`));

/** The ways out of the faults of reading, where one file may not be read. */
async function hints(given: Files, refused?: string): Promise<readonly string[]> {
  const store = storeWith(given);
  const readText = async (path: string): Promise<string> => {
    if (path === refused) throw Object.assign(new Error("refused"), { code: "EACCES" });
    return store.readText(path);
  };
  const findings = new Findings();
  await readRecord({ ...store, readText }, OUT, findings);
  return findings.errors.map(({ hint }) => hint);
}

describe("readRecord", () => {
  it("gives what a run established, what it was asked, and what it generated", async () => {
    const { record, errors } = await read(files);
    expect(errors).toEqual([]);
    expect(record?.inputs.fields["NARWHAL_NODE_1_SSH"]).toBeDefined();
    expect([...(record?.established?.engines.keys() ?? [])]).toEqual(["engine-1", "engine-2"]);
    expect(record?.established?.generated.deployment["NARWHAL_DISCOVERY"]).toBe(OUT);
    expect(record?.failure).toBeUndefined();
  });

  it("gives the failures of a run that was stopped, which has established nothing", async () => {
    const { record, errors } = await read(failed);
    expect(errors).toEqual([]);
    expect(record?.established).toBeUndefined();
    expect(record?.failure?.first.code).toBe("CHECKPOINT_DIFFERS");
    const refused = await read(failed, readEstablishedRecord);
    expect(refused.record).toBeUndefined();
    expect(refused.errors).toEqual([
      `RECORD_OF_FAILURE: ${OUT} is the record of a run that was stopped: CHECKPOINT_DIFFERS`,
    ]);
    expect(refused.hints).toEqual([
      `name the record of a run that ended well; what stopped this one: narwhal-deploy report ${OUT}`,
    ]);
  });

  it("refuses what is no record, naming the file that is missing", async () => {
    expect((await read({})).errors).toEqual([`RECORD_UNREADABLE: there is no ${OUT}/inputs.json`]);
  });

  it.each(["engine-2.json", "generated/fleet.json", "generated/deployment.env"])(
    "refuses a record without %s",
    async (name) => {
      const { record, errors } = await read(without(name));
      expect(record).toBeUndefined();
      expect(errors).toEqual([`RECORD_UNREADABLE: there is no ${OUT}/${name}`]);
    },
  );

  it("says what to do by what is wrong: another directory, an archive, or access", async () => {
    expect(await hints({})).toEqual(["name the directory of a discovery record or of an access check"]);
    expect(await hints(without("engine-2.json"))).toEqual([expect.stringMatching(/^restore the record/)]);
    expect(await hints(files, `${OUT}/manifest.json`)).toEqual(["give this user read access to the record"]);
  });

  it("refuses one whose run was killed", async () => {
    const { record, errors } = await read(without("manifest.json"));
    expect(record).toBeUndefined();
    expect(errors).toEqual([expect.stringMatching(/^RECORD_UNREADABLE: .* neither manifest\.json nor/)]);
  });

  it.each(["inputs.json", "manifest.json"])("refuses another version of %s, and says both", async (name) => {
    const { record, errors } = await read(
      amended(files, `${OUT}/${name}`, (text) => text.replace('"record_version": 1', '"record_version": 2')),
    );
    expect(record).toBeUndefined();
    expect(errors).toEqual([
      `RECORD_VERSION_UNKNOWN: ${OUT}/${name} has record version 2; this version reads 1`,
    ]);
  });

  it("refuses documents that their schema does not accept", async () => {
    const { record, errors } = await read(
      amended(files, `${OUT}/engine-1.json`, (text) => text.replace('"hostname"', '"host_name"')),
    );
    expect(record).toBeUndefined();
    expect(errors[0]).toMatch(/^CONFIG_INVALID: .*engine-1\.json/);
  });
});

describe("readTranscripts", () => {
  it("gives each host's in the order in which they were recorded, also beyond 999", async () => {
    const template = Object.entries(files).find(([path]) => path.includes("/transcripts/node-1/"))?.[1] ?? "";
    const taking = (ms: number) => template.replace(/"duration_ms": [\d.]+/, `"duration_ms": ${ms}`);
    const store = storeWith({
      "r/transcripts/node-1/1000-ip.json": taking(1000),
      "r/transcripts/node-1/999-ip.json": taking(999),
    });
    const findings = new Findings();
    const found = await readTranscripts(store, "r", findings);
    expect(findings.errors).toEqual([]);
    expect(found.get("node-1")?.map(({ duration_ms }) => duration_ms)).toEqual([999, 1000]);
  });

  it("says which is no transcript", async () => {
    const findings = new Findings();
    await readTranscripts(storeWith({ "r/transcripts/node-1/001-x.json": "{}" }), "r", findings);
    expect(findings.errors[0]?.message).toContain("r/transcripts/node-1/001-x.json");
  });
});
