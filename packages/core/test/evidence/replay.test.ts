import { describe, expect, it } from "vitest";
import type { Transcript } from "../../src/access/transcript.js";
import { jsonFile } from "../../src/canonical.js";
import { Findings } from "../../src/errors/findings.js";
import { GENERATED_NAMES } from "../../src/emit/generated-names.js";
import { type Replay, replay } from "../../src/evidence/replay.js";
import { fleetNames } from "../fleets/fleet-folder.js";
import { OUT } from "../fleets/run-fleet.js";
import { amended, type Files, fleetFiles, storeWith } from "./records.js";

const working = fleetNames().filter((name) => !name.startsWith("fails-"));

/** The record of a fleet fixture. */
async function recordOf(name: string): Promise<Files> {
  const files = await fleetFiles(name);
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`${OUT}/`)));
}

const PLACE = "copied/here";

/** The same files below another directory. */
const moved = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(OUT, PLACE), text]));

async function replayed(
  files: Files,
): Promise<{ readonly result: Replay | undefined; readonly codes: readonly string[] }> {
  const findings = new Findings();
  const result = await replay(storeWith(moved(files)), PLACE, findings);
  return { result, codes: findings.errors.map(({ code }) => code) };
}

describe("a record alone", () => {
  it.each(working)("of %s gives its documents again, byte for byte", async (name) => {
    const files = await recordOf(name);
    const { result, codes } = await replayed(files);
    expect(codes).toEqual([]);
    expect(result?.differences).toEqual([]);
    expect(result?.settings).toEqual([]);
    const derived = Object.fromEntries(result?.documents.map(({ path, text }) => [path, text]) ?? []);
    const recorded = Object.fromEntries(
      Object.entries(files)
        .map(([path, text]): [string, string] => [path.slice(OUT.length + 1), text])
        .filter(([path]) => !/^(?:logs|transcripts)\/|^inputs\.json$/.test(path)),
    );
    expect(derived).toEqual(recorded);
    expect(Object.keys(recorded)).toEqual(
      expect.arrayContaining(Object.values(GENERATED_NAMES).map((each) => `generated/${each}`)),
    );
  });

  it("that was edited names the first difference of each document, with both values", async () => {
    const files = await recordOf("amd");
    const { result } = await replayed(
      amended(files, `${OUT}/generated/engine-launch.local.json`, (text) =>
        text.replace('"block_size": 128', '"block_size": 64'),
      ),
    );
    expect(result?.differences).toEqual([
      {
        document: "generated/engine-launch.local.json",
        path: "engines.engine-1.runtime.block_size",
        recorded: 64,
        derived: 128,
      },
    ]);
  });

  it("whose text differs in its form alone names the line", async () => {
    const files = await recordOf("amd");
    const { result } = await replayed(
      amended(files, `${OUT}/generated/fleet.json`, (text) => text.replace("\n  ", "\n\t")),
    );
    expect(result?.differences).toMatchObject([{ document: "generated/fleet.json", path: "line 2" }]);
    const edited = await replayed(
      amended(files, `${OUT}/generated/deployment.env`, (text) =>
        text.replace("export NARWHAL_FLEET", "export  NARWHAL_FLEET"),
      ),
    );
    expect(edited.result?.differences).toMatchObject([{ document: "generated/deployment.env" }]);
  });

  it("that another rule had decided says which setting, and what decided it", async () => {
    const files = await recordOf("amd");
    const { result } = await replayed(
      amended(files, `${OUT}/generated/engine-launch.sources.json`, (text) => {
        const sources = JSON.parse(text) as Record<string, { settings: Record<string, object> }>;
        const engine = sources["engine-1"];
        if (engine === undefined) throw new TypeError("no engine-1");
        engine.settings["block_size"] = { value: 64, origin: "default", source: "an older default" };
        return jsonFile(sources);
      }),
    );
    expect(result?.settings).toMatchObject([
      {
        role: "engine-1",
        setting: "block_size",
        recorded: { value: 64, source: "an older default" },
        derived: { value: 128 },
      },
    ]);
  });

  it("in which a host answers otherwise derives otherwise", async () => {
    const files = await recordOf("amd");
    const path = Object.keys(files).find((each) => /node-1\/\d+-host\.json$/.test(each)) ?? "";
    const { result, codes } = await replayed(
      amended(files, path, (text) => text.replace("6.8.0-50-generic", "6.8.0-51-generic")),
    );
    expect(codes).toEqual([]);
    expect(result?.differences).toMatchObject([
      {
        document: "engine-1.json",
        path: "host.kernel",
        recorded: "6.8.0-50-generic",
        derived: "6.8.0-51-generic",
      },
    ]);
  });

  it("that lacks an answer says which, and where", async () => {
    const files = await recordOf("amd");
    const path = Object.keys(files).find((each) => /node-2\/\d+-rocminfo\.json$/.test(each)) ?? "";
    const { [path]: gone, ...rest } = files;
    expect((JSON.parse(gone ?? "{}") as Transcript).argv).toEqual(["rocminfo"]);
    const findings = new Findings();
    expect(await replay(storeWith(moved(rest)), PLACE, findings)).toBeUndefined();
    expect(findings.errors.map(({ code, host }) => `${code} ${host}`)).toContain("EVIDENCE_MISSING node-2");
  });

  it("whose checkpoint was cut is refused", async () => {
    const files = await recordOf("amd");
    const { codes } = await replayed(
      amended(files, `${OUT}/engine-2-checkpoint.json`, (text) =>
        text.replace(/"file_count": \d+/, '"file_count": 1'),
      ),
    );
    expect(codes).toEqual(["CHECKPOINT_MANIFEST_DAMAGED"]);
  });
});
