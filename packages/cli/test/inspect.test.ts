import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inspectCheckpoint } from "@narwhal/core";
import { validate } from "@narwhal/schemas";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brokenConfigs } from "../../core/test/policy/broken-configs.js";
import { inspectionResult } from "../src/render/inspection.js";
import { jsonOf, runHere, temporaryDirectory } from "./run-cli.js";

const HYBRID = {
  architectures: ["Qwen3NextForCausalLM"],
  model_type: "qwen3_next",
  dtype: "bfloat16",
  full_attention_interval: 4,
  linear_conv_kernel_dim: 4,
  linear_num_key_heads: 16,
  linear_num_value_heads: 32,
  max_position_embeddings: 262_144,
  num_attention_heads: 16,
  num_key_value_heads: 2,
};

/** A checkpoint directory with these files. */
async function checkpoint(files: Readonly<Record<string, unknown>>): Promise<string> {
  const directory = await temporaryDirectory();
  for (const [name, content] of Object.entries(files)) {
    const text =
      content instanceof Uint8Array || typeof content === "string" ? content : JSON.stringify(content);
    await writeFile(join(directory, name), text);
  }
  return directory;
}

describe("inspect", () => {
  test("concludes everything of a checkpoint directory, with evidence", async () => {
    const directory = await checkpoint({
      "config.json": HYBRID,
      "tokenizer_config.json": { auto_map: { AutoTokenizer: ["tok.Tok", null] } },
    });
    const { ok, command, result, warnings } = jsonOf(await runHere(["inspect", directory, "--json"]));
    expect({ ok, command, warnings }).toEqual({ ok: true, command: "inspect", warnings: [] });
    expect(validate("inspection", result)).toMatchObject({ ok: true });
    expect(result).toMatchObject({
      path: directory,
      custom_code: {
        required: true,
        evidence: [
          { file: "tokenizer_config.json", field: "auto_map", value: { AutoTokenizer: ["tok.Tok", null] } },
        ],
      },
      conv_state: {
        required: true,
        transferable: true,
        kinds: ["gdn"],
        evidence: [
          { file: "config.json", field: "linear_conv_kernel_dim", value: 4 },
          { file: "config.json", field: "model_type", value: "qwen3_next" },
          { file: "config.json", field: "architectures", value: ["Qwen3NextForCausalLM"] },
        ],
      },
      model_dtype: {
        value: "bfloat16",
        evidence: [{ file: "config.json", field: "dtype", value: "bfloat16" }],
      },
      context_limit: {
        value: 262_144,
        launched: 16_384,
        evidence: [{ file: "config.json", field: "max_position_embeddings", value: 262_144 }],
      },
      tensor_parallel: { sizes: [1, 2, 4, 8, 16] },
    });
  });

  test("a config.json takes the files beside it, another file stands alone", async () => {
    const files = {
      "config.json": { model_type: "llama" },
      "preprocessor_config.json": { auto_map: { AutoProcessor: "p.P" } },
      "other.json": { model_type: "mamba" },
    };
    const directory = await checkpoint(files);
    const beside = jsonOf(await runHere(["inspect", join(directory, "config.json"), "--json"]));
    expect(beside.result).toMatchObject({
      custom_code: { required: true, evidence: [{ file: "preprocessor_config.json" }] },
      conv_state: { required: false, transferable: true, evidence: [] },
      context_limit: { value: 2048, class_default: "llama" },
    });
    const alone = jsonOf(await runHere(["inspect", join(directory, "other.json"), "--json"]));
    expect(alone.result).toMatchObject({
      custom_code: { required: false, evidence: [] },
      conv_state: { required: true },
      context_limit: { value: null, launched: 16_384 },
    });
  });

  test("shows people the same, and warns", async () => {
    const directory = await checkpoint({
      "config.json": { model_type: "lfm2", conv_L_cache: 3, max_position_embeddings: 128_000 },
    });
    const { status, stdout, stderr } = await runHere(["inspect", directory]);
    expect(status).toBe(0);
    expect(stdout).toContain(
      "convolutional state: short-conv: VLLM_SSM_CONV_STATE_LAYOUT=DS; not transferable",
    );
    expect(stdout).toContain("  config.json: conv_L_cache = 3\n");
    expect(stdout).toContain("context limit: 128000 tokens; launched with 16384");
    expect(stderr).toContain("STATE_NOT_TRANSFERABLE");
    expect((await runHere(["inspect", directory, "--strict"])).status).toBe(1);
  });

  test("prints a result that is valid by its schema, whatever the metadata", async () => {
    fc.assert(
      fc.property(brokenConfigs(), brokenConfigs(), (config, other) => {
        const metadata = {
          configSha256: "0".repeat(64),
          config,
          tokenizerConfig: other,
          processors: { "processor_config.json": other },
        };
        const result = inspectionResult("/m", metadata, inspectCheckpoint(metadata));
        // Infinity and NaN, which these files may hold, are null in JSON.
        const printed: unknown = JSON.parse(JSON.stringify(result));
        expect(validate("inspection", printed)).toMatchObject({ ok: true });
      }),
      { numRuns: 300 },
    );
    for (const config of [
      { model_type: "kimi_linear" },
      { model_type: "minimax_m1" },
      { auto_map: ["a/b--c.D"] },
    ]) {
      const directory = await checkpoint({ "config.json": config });
      const { result } = jsonOf(await runHere(["inspect", directory, "--json"]));
      expect(validate("inspection", result)).toMatchObject({ ok: true });
    }
  });

  test("says what is wrong with a checkpoint", async () => {
    const directory = await checkpoint({ "tokenizer_config.json": "{" });
    await mkdir(join(directory, "empty"));
    const latin = await checkpoint({ "config.json": Uint8Array.of(0x7b, 0xe9, 0x7d) });
    const cases = [
      [join(directory, "absent"), "MODEL_DIR_MISSING"],
      [join(directory, "empty"), "MODEL_CONFIG_MISSING"],
      [directory, "MODEL_METADATA_NOT_JSON"],
      [join(directory, "tokenizer_config.json"), "MODEL_METADATA_NOT_JSON"],
      [latin, "MODEL_METADATA_NOT_TEXT"],
      ["/dev/null", "MODEL_DIR_NOT_A_DIRECTORY"],
    ] as const;
    for (const [path, code] of cases) {
      const result = await runHere(["inspect", path, "--json"]);
      expect(result.status, path).toBe(1);
      expect(
        jsonOf(result).errors.map((error) => error.code),
        path,
      ).toEqual([code]);
    }
    const absent = await runHere(["inspect", join(directory, "absent"), "--json"]);
    expect(jsonOf(absent).errors).toMatchObject([
      { hint: expect.stringContaining("name a directory that holds a checkpoint") },
    ]);
    expect((await runHere(["inspect"])).status).toBe(2);
  });
});
