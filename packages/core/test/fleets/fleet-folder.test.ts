import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { replayTransport } from "../../src/testing/replay-transport.js";
import { type FleetFolder, FLEETS, readFleetFolder } from "./fleet-folder.js";
import { runFleet } from "./run-fleet.js";

const made: string[] = [];
afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});

/** Reads a folder with these files. */
function folder(files: Readonly<Record<string, string>>): FleetFolder {
  const directory = mkdtempSync(join(tmpdir(), "fleet-folder-"));
  made.push(directory);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return readFleetFolder(directory);
}

describe("readFleetFolder", () => {
  it("reads what a case is made of", () => {
    const read = folder({
      env: "A=b\n",
      "failure.json": "[]",
      "transcripts/node-1/001-ip.json": '{"host": "node-1"}',
      "checkpoints/node-1.json": '{"/m": {}}',
    });
    expect(read).toEqual({
      env: "A=b\n",
      failure: [],
      hosts: { "node-1": { transcripts: [{ host: "node-1" }], hashes: { "/m": {} } } },
    });
  });

  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ["nothing", {}, /has no env/],
    ["no outcome", { env: "" }, /either expected\/ or failure\.json/],
    [
      "two outcomes",
      { env: "", "failure.json": "[]", "expected/warnings.json": "[]" },
      /either expected\/ or failure\.json/,
    ],
    ["a stray file", { env: "", "failure.json": "[]", notes: "" }, /without a meaning: notes/],
    ["a hidden file", { env: "", "failure.json": "[]", ".env": "" }, /without a meaning: \.env/],
    [
      "an unknown expectation",
      { env: "", "expected/warnings.json": "[]", "expected/other.json": "" },
      /without a meaning: expected\/other\.json/,
    ],
  ])("refuses a folder with %s", (_name, files, words) => {
    expect(() => folder(files)).toThrow(words);
  });
});

describe("a case whose hosts do not answer everything", () => {
  it("fails where a transcript is missing", async () => {
    const { env, hosts } = readFleetFolder(join(FLEETS, "amd"));
    const recorded = hosts["node-2"] ?? { transcripts: [] };
    const { transcripts } = recorded;
    const rest = transcripts.filter(({ argv }) => argv[0] !== "ip");
    expect(rest.length).toBeLessThan(transcripts.length);
    const recordings = { ...hosts, "node-2": { ...recorded, transcripts: rest } };
    const { failure } = await runFleet(env, replayTransport(recordings));
    expect(failure?.errors.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^AGENT_FAILED .*no transcript of node-2 has the command \["ip",/),
    ]);
  });
});
