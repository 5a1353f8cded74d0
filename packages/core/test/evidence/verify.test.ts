import { describe, expect, it } from "vitest";
import { GateFailure } from "../../src/errors/gate-error.js";
import { memoryFileStore } from "../../src/testing/memory-file-store.js";
import { env } from "../fleets/parts.js";
import { discovered, edit, flags, leftOpen, OUT, verifyLiveNow, verifyNow } from "./verify-setup.js";

const codes = (error: unknown): readonly string[] => {
  if (!(error instanceof GateFailure)) throw error;
  return error.errors.map(({ code }) => code);
};
const refusal = (run: Promise<unknown>): Promise<readonly string[]> =>
  run.then(() => expect.fail("it was not refused"), codes);

describe("nothing changed", () => {
  it("the evidence holds, and nothing is written", async () => {
    const fleet = await discovered();
    const before = fleet.store.files();
    for (const found of [
      await verifyNow(fleet),
      await verifyLiveNow(fleet),
      await verifyLiveNow(fleet, { checkpoint: {} }),
    ]) {
      expect(found.errors).toEqual([]);
      expect(found).toMatchObject({ record: OUT, holds: true, changes: [], notEstablished: [], notes: [] });
      expect(found.warnings).toEqual([]);
      expect(found.examined).toMatchObject({ inputs: 12, hostKeys: 2 });
      expect(found.examined.files).toHaveLength(5);
    }
    expect(fleet.store.files()).toEqual(before);
  });

  it("in a shell that has loaded deployment.env too", async () => {
    const fleet = await discovered({ env: env({ NARWHAL_NODE_2_IP: "10.20.0.12" }) });
    const found = await verifyNow(fleet);
    expect(found.holds).toBe(true);
    const text = fleet.store.files()["config/deployment.env"] ?? "";
    const loaded = Object.fromEntries(
      [...text.matchAll(/^export (\w+)='?([^'\n]*)'?$/gm)].map(([, name = "", value = ""]) => [name, value]),
    );
    expect(Object.keys(loaded)).toContain("NARWHAL_NODE_1_ENGINE_IMAGE");
    const shell = await verifyNow(fleet, { env: { ...fleet.env, ...loaded } });
    expect(shell).toMatchObject({ holds: true, notes: [] });
    const file = Object.entries(fleet.env).map(([name, value]) => `${name}='${value}'\n`);
    const options = { file: { name: ".env", text: file.join(""), mode: 0o600 } };
    expect(await verifyNow(fleet, { env: loaded, options })).toMatchObject({ holds: true, notes: [] });
    const stale = { ...loaded, NARWHAL_NODE_1_URL: "http://10.20.0.11:9999" };
    const other = await verifyNow(fleet, { env: { ...fleet.env, ...stale } });
    expect(flags(other)).toEqual(["engine-1 route url"]);
  });
});

it("a record of another version is told", async () => {
  const found = await verifyNow(await discovered(), { options: { version: "1.3.0" } });
  expect(found).toMatchObject({ holds: true, changes: [] });
  expect(found.notes).toEqual([
    "the record was made by version 1.2.3, this is 1.3.0: narwhal-deploy replay tells what that alone changes",
  ]);
});

describe("what cannot be compared with", () => {
  it("a configuration that is not there, or not whole", async () => {
    const empty = { store: memoryFileStore(), env: env(), hosts: {} };
    expect(await refusal(verifyNow(empty))).toEqual(["CONFIG_ABSENT"]);
    const fleet = await discovered();
    await fleet.store.remove("config/fleet.json");
    expect(await refusal(verifyNow(fleet))).toEqual(["CONFIG_INCOMPLETE"]);
  });

  it("a record that is not there, or was edited", async () => {
    const fleet = await discovered();
    const elsewhere = verifyNow(fleet, { options: { record: "runs/discovery/other" } });
    expect(await refusal(elsewhere)).toEqual(["RECORD_UNREADABLE"]);
    edit(fleet, `${OUT}/manifest.json`, (text) => text.replaceAll("580.95.05", "580.95.06"));
    edit(fleet, `${OUT}/generated/fleet.json`, (text) => text.replace('"ttft_s": 10', '"ttft_s": 11'));
    expect(await refusal(verifyNow(fleet))).toEqual(["RECORD_DAMAGED", "RECORD_DAMAGED", "RECORD_DAMAGED"]);
  });

  it("inputs that no discovery would take: what is other is told all the same", async () => {
    const fleet = await discovered();
    const found = await verifyNow(fleet, {
      env: env({ NARWHAL_ENGINE_PORT: "no port", NARWHAL_BLOCK_SIZE: "64" }),
    });
    expect(found.errors.map(({ code }) => code)).toEqual([
      "FIELD_INVALID",
      "EVIDENCE_CHANGED",
      "EVIDENCE_CHANGED",
    ]);
    expect(flags(found)).toEqual([
      "fleet launch_policy NARWHAL_BLOCK_SIZE",
      "fleet route NARWHAL_ENGINE_PORT",
    ]);
    const live = await verifyLiveNow(fleet, { env: env({ NARWHAL_ENGINE_PORT: "no port" }) });
    expect(leftOpen(live)).toEqual([
      "engine-1 engine-2 router: hardware model image launch_policy route transport",
    ]);
    expect(live.examined.live).toBeUndefined();
  });

  it("a transcript that is gone: what follows from it stays open", async () => {
    const fleet = await discovered();
    const path =
      Object.keys(fleet.store.files()).find((name) => /node-2\/\d+-docker\.json$/.test(name)) ?? "";
    await fleet.store.remove(path);
    expect((await verifyNow(fleet)).holds).toBe(true);
    const found = await verifyNow(fleet, { env: env({ NARWHAL_BLOCK_SIZE: "64" }) });
    expect(found.holds).toBe(false);
    expect(flags(found)).toEqual(["fleet launch_policy NARWHAL_BLOCK_SIZE"]);
    expect(leftOpen(found)).toEqual(["engine-1 engine-2: launch_policy route"]);
    expect(found.errors.map(({ message }) => message).join()).toContain(
      "the record does not hold what docker",
    );
  });
});
