import { describe, expect, test } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { buildConfigDocuments } from "../../src/emit/documents/index.js";
import { explainSet } from "../../src/emit/explain-set.js";
import { type ConfigSet, readSet } from "../../src/emit/read-set.js";
import { planInventory } from "../../src/inputs/plan-inventory.js";
import { memoryFileStore } from "../../src/testing/memory-file-store.js";
import { derive, engineInputs, fleetInputs, HYBRID, metadata } from "../policy/fleet.js";

/** The configuration of two engines with a hybrid checkpoint, read back after its files were changed. */
async function configuration(edit: (name: string, text: string) => string): Promise<ConfigSet> {
  const asked = { blockSize: 64, from: { BLOCK_SIZE: "NARWHAL_BLOCK_SIZE" } };
  const seen = { model: metadata(HYBRID) };
  const { policy } = derive([
    { asked, seen },
    { asked, seen },
  ]);
  const inputs = fleetInputs([engineInputs(1, asked), engineInputs(2, asked)]);
  if (policy === undefined) throw new TypeError("no policy");
  const recordDirectory = "runs/discovery/first";
  const documents = buildConfigDocuments({
    inputs,
    inventory: planInventory(inputs),
    policy,
    recordDirectory,
  });
  const store = memoryFileStore();
  await store.makeDirectory("config");
  for (const { path, text } of documents)
    await store.createFile(path, edit(path.split("/").at(-1) ?? "", text));
  const findings = new Findings();
  const set = await readSet(store, inputs.paths, findings);
  if (set === undefined) throw new TypeError(findings.errors.map(({ message }) => message).join("; "));
  return set;
}

describe("what decided the configuration", () => {
  test("every value of the launch file is explained, and none was edited", async () => {
    const set = await configuration((_name, text) => text);
    const explained = explainSet(set);
    expect(explained.map(({ role }) => role)).toEqual(["engine-1", "engine-2"]);
    const settings = new Map(explained[0]?.settings.map((each) => [each.setting, each]));
    for (const each of settings.values()) expect(each).not.toHaveProperty("edited");
    const { sources: _, runtime, transfer, ...head } = set.launch.engines["engine-1"] ?? ({} as never);
    const { environment, extra_args: args, ...rest } = runtime;
    const values = {
      ...head,
      ...rest,
      ...Object.fromEntries(Object.entries(transfer).map(([name, value]) => [`transfer.${name}`, value])),
      ...Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [`environment.${name}`, value]),
      ),
    };
    for (const [name, value] of Object.entries(values))
      expect(settings.get(name)?.value, name).toEqual(value);
    const options = args.filter((word) => word.startsWith("--"));
    expect(options.length).toBeGreaterThan(3);
    for (const option of options) expect(settings.has(`extra_args.${option}`), option).toBe(true);
    expect(settings.get("block_size")).toMatchObject({ origin: "field", source: "NARWHAL_BLOCK_SIZE" });
    expect(settings.get("environment.VLLM_SSM_CONV_STATE_LAYOUT")).toMatchObject({
      origin: "rule",
      evidence: [{ file: "config.json", field: "linear_conv_kernel_dim", value: 4 }, {}, {}],
    });
    for (const name of [
      "model",
      "pool",
      "ttft_s",
      "tpot_s",
      "controller",
      "profiles.path",
      "url",
      "address",
      "image",
    ])
      expect(settings.has(name), name).toBe(true);
  });

  test("values that were edited are told with what stands there now", async () => {
    const set = await configuration((name, text) => {
      if (name === "fleet.json") return text.replace('"ttft_s": 10', '"ttft_s": 3');
      if (name !== "engine-launch.local.json") return text;
      const launch = JSON.parse(text) as { engines: Record<string, { runtime: Record<string, unknown> }> };
      Object.assign(launch.engines["engine-1"]?.runtime ?? {}, { block_size: 32, environment: {} });
      return JSON.stringify(launch);
    });
    const [first, second] = explainSet(set);
    const edited = first?.settings.flatMap((each) => ("edited" in each ? [[each.setting, each.edited]] : []));
    expect(edited).toEqual([
      ["block_size", 32],
      ["environment.VLLM_SSM_CONV_STATE_LAYOUT", null],
      ["environment.VLLM_USAGE_SOURCE", null],
      ["ttft_s", 3],
    ]);
    expect(second?.settings.flatMap((each) => ("edited" in each ? [each.setting] : []))).toEqual(["ttft_s"]);
  });

  test("one role, an unknown role, and sources without settings", async () => {
    const set = await configuration((name, text) => {
      if (name !== "engine-launch.sources.json") return text;
      const sources = JSON.parse(text) as Record<string, { settings?: unknown }>;
      delete sources["engine-2"]?.settings;
      return JSON.stringify(sources);
    });
    expect(explainSet(set, "engine-1")).toHaveLength(1);
    expect(explainSet(set, "engine-9")).toEqual([]);
    expect(explainSet(set, "engine-2")).toMatchObject([
      { inspection: "runs/discovery/first/engine-2.json", settings: [] },
    ]);
  });
});
