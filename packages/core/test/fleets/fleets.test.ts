import { join } from "node:path";
import { schemaForFile, validate } from "@narwhal/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { type ErrorCode, ERROR_TABLE } from "../../src/errors/table.js";
import { replayTransport } from "../../src/testing/replay-transport.js";
import { type FleetFolder, fleetNames, FLEETS, readFleetFolder } from "./fleet-folder.js";
import { normalTranscripts, recordedTranscripts, recordFleet } from "./record-fleet.js";
import { FLEET_CASES } from "./recorded-fleets.js";
import { documentsOf, type FleetRun, placesOf, runFleet } from "./run-fleet.js";

// UPDATE=1 records the simulated fleets anew; look at every line that changes.
const UPDATE = (process.env["UPDATE"] ?? "") !== "";
const CONFIG = [
  "deployment.env",
  "engine-launch.local.json",
  "engine-launch.sources.json",
  "fleet.json",
  "hosts.local.json",
];

describe("fleet fixtures", () => {
  beforeAll(async () => {
    if (UPDATE) for (const fleet of FLEET_CASES) await recordFleet(fleet);
  });

  it("hold every recorded fleet", () => {
    expect(fleetNames()).toEqual(expect.arrayContaining(FLEET_CASES.map(({ name }) => name)));
  });

  it.each(UPDATE ? FLEET_CASES.map(({ name }) => name) : fleetNames())("%s", async (name) => {
    const folder = readFleetFolder(join(FLEETS, name));
    const run = await runFleet(folder.env, replayTransport(folder.hosts));
    if (folder.expected === undefined) expectFailure(run, folder);
    else expectSuccess(run, folder.expected);
    expectReplayed(run, folder);
    expectValid(run);
  });
});

describe("strictly", () => {
  it("every warning of the first gate that warns stops a fleet, and nothing is written", async () => {
    const { env, hosts, expected } = readFleetFolder(join(FLEETS, "warned-launch"));
    const { store, failure } = await runFleet(env, replayTransport(hosts), { strict: true });
    const observed = expected?.warnings.filter(
      ({ code }) => ERROR_TABLE[code as ErrorCode].gate === "observation",
    );
    expect(placesOf(failure?.errors ?? [])).toEqual(observed);
    expect(observed?.length).toBeGreaterThan(0);
    expect(Object.keys(documentsOf(store)).sort()).toEqual(["failure.json", "inputs.json"]);
  });
});

function expectSuccess(run: FleetRun, expected: NonNullable<FleetFolder["expected"]>): void {
  expect(run.failure?.errors.map(({ code, message }) => `${code}: ${message}`)).toBeUndefined();
  const roles = run.discovery?.inputs.engines.map(({ role }) => role) ?? [];
  expect(Object.keys(expected.files)).toEqual(
    expect.arrayContaining([...CONFIG, ...roles.map((role) => `${role}.json`)]),
  );
  const written = documentsOf(run.store);
  expect(Object.keys(written)).toEqual(
    expect.arrayContaining([
      ...CONFIG,
      "manifest.json",
      ...roles.flatMap((role) => [`${role}.json`, `${role}-checkpoint.json`]),
    ]),
  );
  for (const [name, text] of Object.entries(expected.files)) expect(written[name], name).toBe(text);
  expect(placesOf(run.discovery?.warnings ?? [])).toEqual(expected.warnings);
}

function expectFailure(run: FleetRun, { failure, hosts }: FleetFolder): void {
  expect(run.discovery).toBeUndefined();
  const errors = run.failure?.errors ?? [];
  expect(placesOf(errors)).toEqual(failure);
  expect(errors.length).toBeGreaterThan(0);
  for (const { code, message, hint } of errors) {
    expect(Object.keys(ERROR_TABLE)).toContain(code);
    expect(message, code).toMatch(/^[^\n]+[^.\n]$/);
    expect(hint.trim(), code).not.toBe("");
  }
  const written = documentsOf(run.store);
  if (Object.keys(hosts).length === 0) return expect(run.store.files()).toEqual({});
  const hashed = /^engine-\d+(?:-checkpoint|-files)?\.json$/;
  expect(
    Object.keys(written)
      .filter((name) => !hashed.test(name))
      .sort(),
  ).toEqual(["failure.json", "inputs.json"]);
  const recorded = JSON.parse(written["failure.json"] ?? "") as { failures: typeof errors };
  expect(placesOf(recorded.failures)).toEqual(failure);
}

/** Every transcript of the folder is asked for, and the run's own record holds the same. */
function expectReplayed(run: FleetRun, { hosts }: FleetFolder): void {
  const again = recordedTranscripts(run);
  expect(Object.keys(again).sort()).toEqual(Object.keys(hosts).sort());
  for (const [host, { transcripts }] of Object.entries(hosts)) {
    const commands = (list: typeof transcripts) => normalTranscripts(list).map(({ argv }) => argv.join(" "));
    expect(commands(again[host] ?? []), host).toEqual(commands(transcripts));
  }
}

/** Everything in JSON that the run wrote is valid by its schema. */
function expectValid({ store }: FleetRun): void {
  for (const [path, text] of Object.entries(store.files())) {
    if (!path.endsWith(".json")) continue;
    const schema = schemaForFile(path);
    expect(schema, path).toBeDefined();
    if (schema !== undefined) expect(validate(schema, JSON.parse(text)), path).toMatchObject({ ok: true });
  }
}
