import { describe, expect, it } from "vitest";
import type { Json } from "../../src/canonical.js";
import { observeWeights, parseWeights, weightsCommand } from "../../src/observation/weights.js";
import { simulatedCheckpoint } from "../../src/testing/simulated-checkpoint.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { answer, askOf, reports, result, SETTINGS } from "./support.js";

const header = (bytes: number, format = "BF16"): Json => ({ formats: { [format]: bytes } });
const weights = (entries: Readonly<Record<string, Json>>) =>
  parseWeights(
    answer(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [`/models/m/${name}`, entry]))),
  );
const index = (shards: readonly string[], total: number | null): Json => ({ shards, total });

describe("the size of the weights", () => {
  it.each<[string, Readonly<Record<string, Json>>, ReturnType<typeof parseWeights>]>([
    [
      "counts that are none leave the index",
      {
        "model.safetensors": { formats: { BF16: -1 } },
        "model.safetensors.index.json": { total: 7, shards: ["model.safetensors"] },
      },
      { source: "index", bytes: { unknown: 7 } },
    ],
    ["half a byte is no size", { "model.safetensors.index.json": { total: 0.5 } }, undefined],
    ["one file", { "model.safetensors": header(10) }, { source: "headers", bytes: { BF16: 10 } }],
    [
      "shards of several formats",
      {
        "model-1.safetensors": { formats: { BF16: 10, F8_E4M3: 4 } },
        "model-2.safetensors": { formats: { BF16: 1 } },
        "model.safetensors.index.json": index(["model-1.safetensors", "model-2.safetensors"], 99),
      },
      { source: "headers", bytes: { BF16: 11, F8_E4M3: 4 } },
    ],
    [
      "a second set that the index does not name",
      {
        "model-1.safetensors": header(10),
        "consolidated.safetensors": header(10),
        "model.safetensors.index.json": index(["model-1.safetensors"], null),
      },
      { source: "headers", bytes: { BF16: 10 } },
    ],
    [
      "a second set without an index",
      { "model.safetensors": header(10), "consolidated.safetensors": header(10) },
      { source: "headers", bytes: { BF16: 10 } },
    ],
    [
      "Mistral's own form alone",
      { "consolidated.safetensors": header(7) },
      { source: "headers", bytes: { BF16: 7 } },
    ],
    [
      "an index whose shards are not all there",
      {
        "model-1.safetensors": header(10),
        "model.safetensors.index.json": index(["model-1.safetensors", "model-2.safetensors"], 20),
      },
      { source: "index", bytes: { unknown: 20 } },
    ],
    [
      "headers that cannot be read",
      {
        "model-1.safetensors": { error: "EINVAL", message: "it does not begin with a header" },
        "model.safetensors.index.json": index(["model-1.safetensors"], 20),
      },
      { source: "index", bytes: { unknown: 20 } },
    ],
    [
      "headers that cannot be read, and no sum",
      {
        "model-1.safetensors": { error: "EACCES", message: "Permission denied" },
        "model.safetensors.index.json": index(["model-1.safetensors"], null),
      },
      undefined,
    ],
    ["no weights", {}, undefined],
    [
      "a damaged index alone",
      { "model.safetensors.index.json": { error: "EINVAL", message: "x" } },
      undefined,
    ],
  ])("%s", (_name, entries, expected) => {
    expect(weights(entries)).toEqual(expected);
  });

  it("is asked of a directory whatever its name", async () => {
    const directory = "/models/odd [v1]*";
    const files = simulatedCheckpoint(directory, { shards: 2, shardBytes: 1 << 12 });
    const host = simulatedHost({ hostname: "a", files });
    const command = weightsCommand(`${directory}/`, SETTINGS);
    expect(parseWeights(await askOf(host)(command))).toEqual({
      source: "headers",
      bytes: { BF16: 2 << 12 },
    });
  });

  it("is told to be unknown where the host does not answer in time", async () => {
    const { report, seen } = reports();
    const late = result({ argv: ["@weights"], end: { kind: "timeout", afterMs: 60_000 } });
    const run = { ask: async () => late, settings: SETTINGS, report };
    expect(await observeWeights("/models/m", run)).toBeUndefined();
    expect(seen.map(({ code }) => code)).toEqual(["WEIGHTS_UNKNOWN"]);
  });
});
