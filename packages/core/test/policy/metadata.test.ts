import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/canonical.js";
import { contextLimit, defaultMaxModelLen } from "../../src/policy/context-length.js";
import { languageLevels, textLevel } from "../../src/policy/language-model.js";
import { modelDtype } from "../../src/policy/model-dtype.js";
import { customCode, foreignCode } from "../../src/policy/requirements/trust-remote-code.js";
import { tensorParallelFaults, tensorParallelSizes } from "../../src/policy/tensor-parallel.js";
import { brokenConfigs } from "./broken-configs.js";
import { derive, metadata, pair } from "./fleet.js";

describe("language model", () => {
  test("nested parts count, audio, vision and talker parts do not", () => {
    const config = {
      thinker_config: { text_config: { a: 1 }, audio_config: { b: 1 } },
      talker_config: { c: 1 },
      vision_config: { d: 1 },
      text_config: null,
      llm_config: {},
    };
    expect(languageLevels(config).map(({ path }) => path)).toEqual([
      "",
      "thinker_config",
      "thinker_config.text_config",
    ]);
    expect(textLevel(config).path).toBe("thinker_config.text_config");
  });
});

describe("custom code", () => {
  const files: readonly (readonly [string, Parameters<typeof metadata>, readonly string[]])[] = [
    ["config.json", [{ auto_map: { AutoModel: "m.M" } }], ["auto_map"]],
    ["a nested part", [{ text_config: { auto_map: { AutoModel: "m.M" } } }], ["text_config.auto_map"]],
    [
      "the tokenizer",
      [{}, { tokenizerConfig: { auto_map: { AutoTokenizer: ["t.T", null] } } }],
      ["auto_map"],
    ],
    ["the legacy list", [{}, { tokenizerConfig: { auto_map: ["t.T", null] } }], ["auto_map"]],
    [
      "a processor",
      [{}, { processors: { "processor_config.json": { auto_map: { A: "p.P" } } } }],
      ["auto_map"],
    ],
    ["an empty object", [{ auto_map: {} }], []],
    ["an empty list", [{ auto_map: [] }], []],
    ["null", [{ auto_map: null }, { tokenizerConfig: { auto_map: { AutoTokenizer: [null, null] } } }], []],
    ["another name", [{ automap: { A: "m.M" }, map: "auto_map" }], []],
  ];
  test.each(files)("%s", (_name, given, fields) => {
    expect(customCode(metadata(...given)).map(({ field }) => field)).toEqual(fields);
  });

  test("code of another repository is told apart", () => {
    const config = {
      auto_map: { AutoConfig: "other/repo--conf.C", AutoModel: "m.M", AutoTokenizer: "other/repo" },
    };
    expect(foreignCode(metadata(config)).map(({ name }) => name)).toEqual([
      "other/repo--conf.C",
      "other/repo",
    ]);
    expect(derive(pair({ seen: { model: metadata({ ...config }) } })).codes).toContain(
      "CUSTOM_CODE_ELSEWHERE",
    );
  });
});

describe("dtype", () => {
  const rows: readonly (readonly [JsonObject, string])[] = [
    [{}, "bfloat16"],
    [{ torch_dtype: "float16" }, "float16"],
    [{ torch_dtype: "torch.float16" }, "float16"],
    [{ dtype: "half" }, "float16"],
    [{ dtype: "bfloat16", torch_dtype: "float16" }, "bfloat16"],
    [{ dtype: null, torch_dtype: "float16" }, "float16"],
    [{ torch_dtype: "float32" }, "bfloat16"],
    [{ torch_dtype: "auto" }, "bfloat16"],
    [{ torch_dtype: "float8_e4m3fn" }, "bfloat16"],
    [{ torch_dtype: 16 }, "bfloat16"],
    [{ torch_dtype: "float16", text_config: { torch_dtype: "bfloat16" } }, "float16"],
    [{ text_config: { dtype: "float16" }, vision_config: { dtype: "bfloat16" } }, "float16"],
    [{ text_config: {}, vision_config: { dtype: "float16" } }, "float16"],
    [{ encoder_config: { torch_dtype: "float16" } }, "float16"],
    [{ audio_config: { torch_dtype: "float16" } }, "bfloat16"],
    [{ model_type: "gemma2", torch_dtype: "float16" }, "bfloat16"],
    [{ model_type: "gemma3", text_config: { dtype: "float16" } }, "bfloat16"],
    [{ model_type: "gemma", torch_dtype: "float16" }, "float16"],
  ];
  test.each(rows)("%j is served as %s", (config, value) => {
    expect(modelDtype(config).value).toBe(value);
  });

  test("float16 on demand is refused where vLLM refuses it", () => {
    const model = metadata({ model_type: "glm4", num_attention_heads: 32 });
    expect(derive(pair({ asked: { modelDtype: "float16" }, seen: { model } })).codes).toContain(
      "DTYPE_REFUSED",
    );
    expect(derive(pair({ asked: { modelDtype: "float16" } })).codes).toEqual([]);
  });
});

describe("context limit", () => {
  const yarn = { rope_type: "yarn", factor: 4, original_max_position_embeddings: 32_768 };
  const rows: readonly (readonly [string, JsonObject, number | null])[] = [
    ["the smallest field", { max_position_embeddings: 4096, max_seq_len: 2048 }, 2048],
    ["model_max_length replaces", { max_position_embeddings: 8192, model_max_length: 131_072 }, 131_072],
    ["GPT-2", { n_positions: 1024 }, 1024],
    ["ChatGLM", { seq_length: 8192 }, 8192],
    ["Step3's singular, nested", { text_config: { max_position_embedding: 65_536 } }, 65_536],
    ["the nested part beats the top", { max_position_embeddings: 1, llm_config: { seq_len: 8192 } }, 8192],
    ["the top serves where the nested part has none", { max_seq_len: 512, text_config: { x: 1 } }, 512],
    [
      "linear rope multiplies",
      { max_position_embeddings: 4096, rope_scaling: { type: "linear", factor: 4 } },
      16_384,
    ],
    [
      "dynamic rope multiplies",
      { max_position_embeddings: 4096, rope_scaling: { type: "dynamic", factor: 2 } },
      8192,
    ],
    ["yarn starts from the original", { max_position_embeddings: 999, rope_scaling: yarn }, 131_072],
    [
      "yarn starts from the model's own original where it states none",
      {
        max_position_embeddings: 999,
        original_max_position_embeddings: 4096,
        rope_scaling: { type: "yarn", factor: 2 },
      },
      8192,
    ],
    [
      "yarn without an original",
      { max_position_embeddings: 4096, rope_scaling: { type: "yarn", factor: 2 } },
      8192,
    ],
    ["yarn can shrink", { max_position_embeddings: 131_072, rope_scaling: { ...yarn, factor: 0.25 } }, 8192],
    [
      "llama3 does not multiply",
      { max_position_embeddings: 100, rope_scaling: { rope_type: "llama3", factor: 8 } },
      100,
    ],
    [
      "longrope does not multiply",
      { max_position_embeddings: 100, rope_scaling: { type: "longrope", factor: 8 } },
      100,
    ],
    [
      "mrope does not multiply",
      { max_position_embeddings: 100, rope_scaling: { type: "mrope", factor: 8 } },
      100,
    ],
    [
      "proportional does not multiply",
      { seq_len: 9, rope_parameters: { full: { rope_type: "proportional", factor: 8 } } },
      9,
    ],
    [
      "parameters by layer type",
      { seq_len: 9, rope_parameters: { a: { rope_type: "default" }, b: { rope_type: "linear", factor: 2 } } },
      18,
    ],
    [
      "gemma3 is stated after scaling",
      {
        text_config: {
          model_type: "gemma3_text",
          max_position_embeddings: 100,
          rope_scaling: { rope_type: "linear", factor: 8 },
        },
      },
      100,
    ],
    ["Falcon's class default", { model_type: "falcon" }, 2048],
    ["the nested class's default", { text_config: { model_type: "qwen2_5_vl_text" } }, 32_768],
    ["Whisper's class default", { model_type: "whisper" }, 448],
    ["a null keeps the class default away", { model_type: "llama", max_position_embeddings: null }, null],
    ["a sliding window is no limit", { max_position_embeddings: 32_768, sliding_window: 4096 }, 32_768],
    ["Mamba has none", { model_type: "mamba", state_size: 16 }, null],
    ["broken values count as absent", { max_position_embeddings: "4096", n_positions: -1, seq_len: 0 }, null],
  ];
  test.each(rows)("%s", (_name, config, value) => {
    expect(contextLimit(config).value).toBe(value);
  });

  test("16,384 caps, and a smaller limit counts", () => {
    expect(defaultMaxModelLen(contextLimit({ seq_len: 40_000 }))).toBe(16_384);
    expect(defaultMaxModelLen(contextLimit({ seq_len: 4096 }))).toBe(4096);
    expect(defaultMaxModelLen(contextLimit({}))).toBe(16_384);
  });
});

/** A quantisation of compressed-tensors. */
const packed = (weights: JsonObject): JsonObject => ({
  quant_method: "compressed-tensors",
  format: "pack-quantized",
  config_groups: { group_0: { targets: ["Linear"], weights } },
});

/** What the sizes are shown to rest on, of how the weights are quantised. */
const shown = (config: JsonObject) =>
  tensorParallelSizes(config).evidence.flatMap(({ field, value }) =>
    field.includes("quantization_config") ? [[field, value]] : [],
  );

describe("tensor parallelism", () => {
  const fp8 = { quant_method: "fp8", weight_block_size: [128, 128] };
  const awq = { quant_method: "awq", bits: 4, group_size: 128, version: "gemm" };
  const gptq = { quant_method: "gptq", bits: 4, group_size: 128, desc_act: false };

  test("shows a class's default by the model type as it stands, and says the number", () => {
    const config = { text_config: { model_type: "gemma3_text" } };
    expect(tensorParallelSizes(config).evidence[0]).toEqual({
      file: "config.json",
      field: "text_config.model_type",
      value: "gemma3_text",
    });
    expect(tensorParallelFaults(config, 3)[0]?.message).toBe(
      'text_config.model_type in config.json is "gemma3_text" (attention heads, 8 by its class\'s default), which tensor-parallel size 3 does not divide',
    );
  });

  test("shows what says in which parts the weights are quantised", () => {
    const sizes = { num_attention_heads: 4, intermediate_size: 512 };
    const nested = { text_config: { ...sizes, quantization_config: fp8 } };
    expect(shown({ ...sizes, quantization_config: fp8 })).toEqual([
      ["quantization_config.weight_block_size", [128, 128]],
    ]);
    expect(shown(nested)).toEqual([["text_config.quantization_config.weight_block_size", [128, 128]]]);
    expect(shown({ ...sizes, quantization_config: awq })).toEqual([["quantization_config.group_size", 128]]);
    expect(shown({ ...sizes, quantization_config: { quant_method: "fp8" } })).toEqual([]);
    expect(shown({ num_attention_heads: 4, quantization_config: fp8 })).toEqual([]);
  });

  const rows: readonly (readonly [string, JsonObject, readonly number[]])[] = [
    ["key/value heads divide or repeat", { num_attention_heads: 28, num_key_value_heads: 4 }, [1, 2, 4, 28]],
    [
      "Falcon's one key/value head",
      { model_type: "falcon", num_attention_heads: 71, multi_query: true },
      [1, 71],
    ],
    [
      "Falcon's newer form",
      { model_type: "falcon", new_decoder_architecture: true, num_attention_heads: 8, num_kv_heads: 4 },
      [1, 2, 4, 8],
    ],
    ["MPT", { n_heads: 8, attn_config: { kv_n_heads: 4 } }, [1, 2, 4, 8]],
    [
      "latent attention is exempt",
      { num_attention_heads: 4, num_key_value_heads: 3, kv_lora_rank: 512 },
      [1, 2, 4],
    ],
    [
      "one Mamba 2 group",
      {
        num_attention_heads: 12,
        num_key_value_heads: 4,
        mamba_d_conv: 4,
        mamba_n_heads: 48,
        mamba_n_groups: 1,
      },
      [1, 2, 4, 12],
    ],
    [
      "several Mamba 2 groups",
      {
        num_attention_heads: 32,
        num_key_value_heads: 8,
        mamba_d_conv: 4,
        mamba_n_heads: 64,
        mamba_n_groups: 2,
      },
      [1, 2],
    ],
    [
      "Mamba heads without Mamba layers",
      { num_attention_heads: 4, mamba_n_heads: 3, mamba_d_conv: 4, layer_types: ["attention"] },
      [1, 2, 4],
    ],
    [
      "gated delta net",
      {
        num_attention_heads: 24,
        num_key_value_heads: 24,
        linear_conv_kernel_dim: 4,
        linear_num_key_heads: 16,
        linear_num_value_heads: 48,
      },
      [1, 2, 4, 8],
    ],
    ["KDA", { num_attention_heads: 12, linear_attn_config: { kda_layers: [1], num_heads: 6 } }, [1, 2, 3, 6]],
    ["inner sizes", { num_attention_heads: 12, intermediate_size: 100 }, [1, 2, 4]],
    [
      "FP8 blocks",
      { num_attention_heads: 16, moe_intermediate_size: 512, quantization_config: fp8 },
      [1, 2, 4],
    ],
    [
      "nested",
      { text_config: { num_attention_heads: 6 }, vision_config: { num_attention_heads: 5 } },
      [1, 2, 3, 6],
    ],
    ["class defaults", { text_config: { model_type: "gemma3_text" } }, [1, 2, 4, 8]],
    [
      "weights in groups",
      { num_attention_heads: 64, intermediate_size: 29_696, quantization_config: awq },
      [1, 2, 4, 8],
    ],
    [
      "weights in groups that no part holds whole",
      { num_attention_heads: 64, intermediate_size: 29_568, quantization_config: gptq },
      [1],
    ],
    [
      "weights in groups, of compressed-tensors",
      {
        num_attention_heads: 8,
        intermediate_size: 768,
        quantization_config: packed({ type: "int", num_bits: 4, strategy: "group", group_size: 128 }),
      },
      [1, 2],
    ],
    [
      "weights in channels",
      {
        num_attention_heads: 8,
        intermediate_size: 768,
        quantization_config: packed({ type: "int", num_bits: 8, strategy: "channel", group_size: null }),
      },
      [1, 2, 4, 8],
    ],
    [
      "one group for each row",
      { num_attention_heads: 8, intermediate_size: 768, quantization_config: { ...gptq, group_size: -1 } },
      [1, 2, 4, 8],
    ],
    [
      "experts in groups",
      { num_attention_heads: 8, moe_intermediate_size: 768, num_experts: 8, quantization_config: awq },
      [1, 2, 4, 8],
    ],
    [
      "narrow heads in groups",
      { num_attention_heads: 14, num_key_value_heads: 2, hidden_size: 896, quantization_config: gptq },
      [1],
    ],
    [
      "narrow heads that are not quantised",
      {
        num_attention_heads: 14,
        num_key_value_heads: 14,
        head_dim: 64,
        quantization_config: { ...fp8, modules_to_not_convert: ["model.layers.0.self_attn.o_proj"] },
      },
      [1, 2, 7, 14],
    ],
    [
      "narrow heads that GPTQModel leaves alone",
      {
        num_attention_heads: 14,
        num_key_value_heads: 14,
        head_dim: 64,
        quantization_config: { ...gptq, dynamic: { "-:.*attn.*": {}, "+:.*mlp.*": {} } },
      },
      [1, 2, 7, 14],
    ],
    [
      "a shared expert in groups",
      { num_attention_heads: 8, shared_expert_intermediate_size: 512, quantization_config: gptq },
      [1, 2, 4],
    ],
    [
      "a shared expert that is not quantised",
      {
        num_attention_heads: 8,
        shared_expert_intermediate_size: 512,
        quantization_config: { ...gptq, dynamic: { "-:.*shared_expert.*": {} } },
      },
      [1, 2, 4, 8],
    ],
    [
      "a shared expert whose gate alone is not quantised",
      {
        num_attention_heads: 8,
        shared_expert_intermediate_size: 512,
        quantization_config: { ...fp8, modules_to_not_convert: ["model.layers.0.mlp.shared_expert_gate"] },
      },
      [1, 2, 4],
    ],
    [
      "ModelOpt's FP8 by block, in its own part",
      {
        num_attention_heads: 8,
        intermediate_size: 768,
        quantization_config: { producer: { name: "modelopt" }, quantization: { quant_algo: "FP8_PB_WO" } },
      },
      [1, 2],
    ],
  ];
  test.each(rows)("%s", (_name, config, sizes) => {
    expect(tensorParallelSizes(config).sizes).toEqual(sizes);
  });

  test("expert parallelism leaves the experts whole", () => {
    const config = { num_attention_heads: 16, moe_intermediate_size: 512, quantization_config: fp8 };
    expect(tensorParallelSizes(config, { expertParallel: true }).sizes).toEqual([1, 2, 4, 8, 16]);
  });

  test("a fault names field, value and the sizes that fit", () => {
    const model = metadata({ num_attention_heads: 15, num_key_value_heads: 5 });
    const { findings, policy } = derive(pair({ seen: { model } }));
    expect(policy).toBeDefined();
    expect(findings.errors[0]).toMatchObject({
      code: "TP_DOES_NOT_FIT",
      role: "engine-1",
      field: "NARWHAL_NODE_1_TENSOR_PARALLEL_SIZE",
      message: expect.stringMatching(/num_attention_heads .* 15 .*sizes that fit: 1$/) as string,
    });
    expect(tensorParallelFaults(model.config, 2)).toHaveLength(2);
  });

  test("a fault of a product names the field and the product", () => {
    const config = { num_attention_heads: 14, hidden_size: 896, quantization_config: gptq };
    expect(tensorParallelFaults(config, 2).map(({ message }) => message)).toEqual([
      "hidden_size in config.json is 896 (width of the attention, quantised in groups of 128), which tensor-parallel size 2 cuts into parts of 448",
    ]);
    expect(tensorParallelFaults({ ...config, head_dim: 64 }, 2)[0]?.message).toContain(
      "head_dim in config.json is 64 (width of the attention, quantised in groups of 128, 896 in all)",
    );
  });
});

describe("broken metadata", () => {
  test("no derivation throws", () => {
    fc.assert(
      fc.property(brokenConfigs(), brokenConfigs(), (config, other) => {
        const model = metadata(config, {
          tokenizerConfig: other,
          processors: { "processor_config.json": other },
        });
        derive(pair({ seen: { model } }));
        const { sizes } = tensorParallelSizes(config);
        for (const size of sizes) expect(tensorParallelFaults(config, size)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("no depth exhausts the stack", () => {
    let deep: Json = { auto_map: { A: "m.M" } };
    for (let depth = 0; depth < 20_000; depth++) deep = { text_config: deep };
    const model = metadata({});
    expect(customCode({ ...model, config: deep })).toHaveLength(1);
    const evidence = JSON.stringify(
      derive(pair({ seen: { model: { ...model, config: { ssm_cfg: deep } } } })).policy,
    );
    expect(evidence.length).toBeLessThan(20_000);
  });
});
