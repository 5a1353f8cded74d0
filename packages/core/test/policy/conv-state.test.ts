import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/canonical.js";
import { convState } from "../../src/policy/conv-state.js";
import { transferability } from "../../src/policy/transferability.js";

const layers = (pattern: string, names: Readonly<Record<string, string>>): string[] =>
  pattern.split("").map((symbol) => names[symbol] ?? symbol);
const HYBRID = { m: "mamba", a: "attention", c: "conv", f: "full_attention", l: "linear_attention" };

interface Row {
  readonly config: JsonObject;
  readonly required: boolean;
  /** Default: true. */
  readonly transferable?: boolean;
  /** A field that must be among the evidence. */
  readonly proof?: string;
}

const ROWS: Readonly<Record<string, Row>> = {
  Mamba: {
    config: { model_type: "mamba", conv_kernel: 4, state_size: 16 },
    required: true,
    proof: "conv_kernel",
  },
  "Mamba by its fields alone": {
    config: { conv_kernel: 4, state_size: 16 },
    required: true,
    proof: "state_size",
  },
  "Mamba in its first format": { config: { d_model: 768, ssm_cfg: {} }, required: true, proof: "ssm_cfg" },
  "Falcon-Mamba without fields": {
    config: { model_type: "falcon_mamba", architectures: ["FalconMambaForCausalLM"] },
    required: true,
    proof: "model_type",
  },
  Jamba: {
    config: {
      model_type: "jamba",
      mamba_d_conv: 4,
      mamba_d_state: 16,
      attn_layer_period: 8,
      attn_layer_offset: 4,
    },
    required: true,
    proof: "mamba_d_conv",
  },
  "Jamba with attention in every layer": {
    config: {
      model_type: "jamba",
      mamba_d_conv: 4,
      mamba_d_state: 16,
      attn_layer_period: 1,
      attn_layer_offset: 0,
    },
    required: false,
    proof: "attn_layer_period",
  },
  Bamba: {
    config: {
      model_type: "bamba",
      mamba_d_conv: 4,
      mamba_d_state: 128,
      num_hidden_layers: 4,
      attn_layer_indices: [2],
    },
    required: true,
  },
  "Bamba with attention in every layer": {
    config: { model_type: "bamba", mamba_d_conv: 4, num_hidden_layers: 3, attn_layer_indices: [0, 1, 2] },
    required: false,
    proof: "attn_layer_indices",
  },
  "Zamba 2": {
    config: {
      model_type: "zamba2",
      mamba_d_conv: 4,
      layers_block_type: ["mamba", "hybrid"],
      hybrid_layer_ids: [1],
    },
    required: true,
    proof: "layers_block_type",
  },
  "Granite 4 hybrid": {
    config: { model_type: "granitemoehybrid", mamba_d_conv: 4, layer_types: layers("mmam", HYBRID) },
    required: true,
    proof: "layer_types",
  },
  "Granite 4 dense": {
    config: {
      model_type: "granitemoehybrid",
      mamba_d_conv: 4,
      mamba_d_state: 256,
      layer_types: layers("aaaa", HYBRID),
    },
    required: false,
    proof: "layer_types",
  },
  "Granite 4 without a list": { config: { model_type: "granitemoehybrid" }, required: true },
  "a list with a name that says nothing, beside a field": {
    config: { conv_L_cache: 3, layer_types: ["attention", "jet"] },
    required: true,
    transferable: false,
    proof: "conv_L_cache",
  },
  "a pattern with a symbol that says nothing, beside fields": {
    config: { conv_kernel: 4, ssm_state_size: 64, hybrid_override_pattern: "*-X" },
    required: true,
    proof: "conv_kernel",
  },
  "a list with a name that says nothing, alone": {
    config: { layer_types: ["attention", "jet"] },
    required: false,
  },
  "compressed attention beside a field": {
    config: {
      mamba_d_conv: 4,
      layer_types: ["compressed_sparse_attention", "sliding_attention", "chunked_attention", "MoE"],
    },
    required: false,
    proof: "layer_types",
  },
  "Hymba, by its name": { config: { model_type: "hymba" }, required: true, proof: "model_type" },
  "Qwen3.6, by its name": { config: { text_config: { model_type: "qwen3_6_text" } }, required: true },
  "GigaChat 3.5 with attention in every layer": {
    config: {
      model_type: "gigachat3_5",
      linear_attention_type: null,
      linear_conv_kernel_dim: 4,
      layer_types: ["full_attention", "full_attention"],
    },
    required: false,
    proof: "layer_types",
  },
  "GigaChat 3.5": {
    config: { model_type: "gigachat3_5", linear_conv_kernel_dim: 4, full_attention_layers: [3, 7] },
    required: true,
  },
  "Falcon-H1": { config: { model_type: "falcon_h1", mamba_d_conv: 4, mamba_d_ssm: 3072 }, required: true },
  "PLaMo 2": {
    config: { model_type: "plamo2", mamba_d_conv: 4, mamba_d_state: 64, mamba_step: 2, mamba_enabled: true },
    required: true,
  },
  "PLaMo 2 with Mamba off": {
    config: { model_type: "plamo2", mamba_d_conv: 4, mamba_d_state: 64, mamba_step: 2, mamba_enabled: false },
    required: false,
    proof: "mamba_enabled",
  },
  "Phi-4-flash": { config: { model_type: "phi4flash", mb_per_layer: 2, mamba_d_state: 16 }, required: true },
  "Nemotron-H": {
    config: {
      model_type: "nemotron_h",
      hybrid_override_pattern: "M-M*-",
      conv_kernel: 4,
      ssm_state_size: 128,
    },
    required: true,
    proof: "hybrid_override_pattern",
  },
  "Nemotron-H with attention alone": {
    config: {
      model_type: "nemotron_h",
      hybrid_override_pattern: "*-*E",
      conv_kernel: 4,
      ssm_state_size: 128,
    },
    required: false,
    proof: "hybrid_override_pattern",
  },
  "Nemotron 3 by layer names": {
    config: {
      model_type: "nemotron_h",
      layers_block_type: ["mamba", "moe", "attention"],
      mamba_num_heads: 64,
    },
    required: true,
    proof: "layers_block_type",
  },
  "Nemotron by block configurations": {
    config: { block_configs: [{ block_type: "attention" }, { block_type: "mamba" }] },
    required: true,
    proof: "block_configs",
  },
  "Nemotron VL, nested": {
    config: { model_type: "nano_vl", llm_config: { conv_kernel: 4, mamba_num_heads: 128 } },
    required: true,
    proof: "llm_config.conv_kernel",
  },
  "Qwen3-Next": {
    config: { model_type: "qwen3_next", linear_conv_kernel_dim: 4, full_attention_interval: 4 },
    required: true,
    proof: "linear_conv_kernel_dim",
  },
  "Qwen3-Next with attention in every layer": {
    config: { model_type: "qwen3_next", linear_conv_kernel_dim: 4, full_attention_interval: 1 },
    required: false,
    proof: "full_attention_interval",
  },
  "Qwen3-Next whose list is attention": {
    config: { model_type: "qwen3_next", linear_conv_kernel_dim: 4, layer_types: layers("ffff", HYBRID) },
    required: false,
    proof: "layer_types",
  },
  "Qwen3.5, nested": {
    config: {
      model_type: "qwen3_5",
      text_config: { linear_conv_kernel_dim: 4, layer_types: layers("lllf", HYBRID) },
      vision_config: { model_type: "qwen3_5" },
    },
    required: true,
    proof: "text_config.linear_conv_kernel_dim",
  },
  "Qwen-Omni-like, nested twice": {
    config: { thinker_config: { text_config: { linear_conv_kernel_dim: 4 } } },
    required: true,
    proof: "thinker_config.text_config.linear_conv_kernel_dim",
  },
  "OLMo-Hybrid": {
    config: { model_type: "olmo_hybrid", layer_types: layers("lllf", HYBRID), linear_conv_kernel_dim: 4 },
    required: true,
  },
  "a gated delta net by layer name": {
    config: { layer_types: ["gated_deltanet", "attention"] },
    required: true,
  },
  "Kimi-Linear": {
    config: {
      model_type: "kimi_linear",
      linear_attn_config: { kda_layers: [1, 2, 3], full_attn_layers: [4], short_conv_kernel_size: 4 },
    },
    required: true,
    proof: "linear_attn_config.kda_layers",
  },
  "Kimi-Linear without KDA layers": {
    config: { model_type: "kimi_linear", linear_attn_config: { kda_layers: [], short_conv_kernel_size: 4 } },
    required: false,
    proof: "linear_attn_config.kda_layers",
  },
  "KDA by its convolution and linear layers": {
    config: { linear_attn_config: { short_conv_kernel_size: 4 }, layer_types: layers("lllf", HYBRID) },
    required: true,
    proof: "linear_attn_config.short_conv_kernel_size",
  },
  "Ling 3, of one model type with Ring 2.5": {
    config: { model_type: "bailing_hybrid", short_conv_kernel_size: 4, layer_group_size: 4 },
    required: true,
    proof: "short_conv_kernel_size",
  },
  "Ring 2.5": {
    config: {
      model_type: "bailing_hybrid",
      architectures: ["BailingMoeV2_5ForCausalLM"],
      layer_group_size: 8,
    },
    required: false,
    transferable: false,
  },
  "LFM2 by list": {
    config: { model_type: "lfm2", conv_L_cache: 3, layer_types: layers("ccf", HYBRID) },
    required: true,
    transferable: false,
    proof: "layer_types",
  },
  "LFM2 by indices": {
    config: { model_type: "lfm2", conv_L_cache: 3, num_hidden_layers: 4, full_attn_idxs: [2] },
    required: true,
    transferable: false,
    proof: "conv_L_cache",
  },
  RecurrentGemma: {
    config: {
      model_type: "recurrent_gemma",
      conv1d_width: 4,
      block_types: ["recurrent", "recurrent", "attention"],
    },
    required: true,
    transferable: false,
    proof: "block_types",
  },
  "MiniMax-Text-01": {
    config: { model_type: "minimax_text_01", attn_type_list: [0, 0, 0, 1] },
    required: false,
    transferable: false,
    proof: "attn_type_list",
  },
  "MiniMax in the newer format": {
    config: { model_type: "minimax", layer_types: layers("lf", HYBRID) },
    required: false,
    transferable: false,
    proof: "layer_types",
  },
  "MiniMax-M2, softmax alone": {
    config: { model_type: "minimax_m2", architectures: ["MiniMaxM2ForCausalLM"], attn_type_list: [1, 1] },
    required: false,
  },
  Llama: { config: { model_type: "llama", num_attention_heads: 32 }, required: false },
  "sliding windows": { config: { layer_types: ["sliding_attention", "full_attention"] }, required: false },
  "Kimi K2 with the field null": {
    config: { model_type: "kimi_k2", linear_attn_config: null },
    required: false,
  },
  "wav2vec's kernels in the audio part": {
    config: { audio_config: { conv_kernel: [10, 3], state_size: 4 }, text_config: { model_type: "llama" } },
    required: false,
  },
  "wav2vec's kernels at the top": {
    config: { model_type: "wav2vec2", conv_kernel: [10, 3, 3] },
    required: false,
  },
  "a conformer": {
    config: {
      encoder_config: { conv_kernel_size: 15, conv_L_cache: 3 },
      text_config: { model_type: "granite" },
    },
    required: false,
  },
  "a vision part with Mamba": {
    config: { vision_config: { model_type: "mamba", mamba_d_conv: 4 }, model_type: "mambavision" },
    required: false,
  },
  "short convolutions that vLLM pages": {
    config: { text_config: { sconv_kernel_size: 4 } },
    required: false,
  },
  "a kernel without state": { config: { conv_kernel: 4 }, required: false },
  "fields that are null": {
    config: { mamba_d_conv: null, linear_conv_kernel_dim: null, conv_L_cache: null, text_config: null },
    required: false,
  },
};

describe("convolutional state", () => {
  test.each(Object.entries(ROWS))("%s", (_name, row) => {
    const state = convState(row.config);
    expect(state.required).toBe(row.required);
    if (row.proof !== undefined) expect(state.evidence.map(({ field }) => field)).toContain(row.proof);
    if (row.required) expect(state.evidence.length).toBeGreaterThan(0);
    expect(transferability(row.config).transferable).toBe(row.transferable ?? true);
  });

  test("KDA is transferable with a caveat", () => {
    const judged = transferability({ linear_attn_config: { kda_layers: [1] } });
    expect(judged).toMatchObject({
      transferable: true,
      caveat: expect.stringContaining("accuracy") as string,
    });
  });

  test("evidence gives file, field and value", () => {
    const config = { text_config: { linear_conv_kernel_dim: 4 } };
    expect(convState(config).evidence).toEqual([
      { file: "config.json", field: "text_config.linear_conv_kernel_dim", value: 4 },
    ]);
  });
});
