import type { JsonObject } from "../../src/canonical.js";

/** A published model family, as its `config.json` states it, and what is right for it. */
export interface Family {
  readonly config: JsonObject;
  readonly tokenizer?: JsonObject;
  readonly processor?: JsonObject;
  /** Default: false. */
  readonly trust?: true;
  /** Convolutional state that needs the layout `DS`. Default: false. */
  readonly conv?: true;
  /** Default: true. */
  readonly transferable?: false;
  /** Default: bfloat16. */
  readonly dtype?: "float16";
  readonly limit: number | null;
  /** Those of 1, 2, 4, 8 and 16 that fit. */
  readonly tp: readonly number[];
}

const ALL = [1, 2, 4, 8, 16];
const BF16 = { torch_dtype: "bfloat16" };
const AUTO = { auto_map: { AutoConfig: "configuration_x.XConfig", AutoModelForCausalLM: "modeling_x.X" } };
const BLOCK_FP8 = { quant_method: "fp8", fmt: "e4m3", weight_block_size: [128, 128] };
const heads = (attention: number, keyValue: number, inner: number): JsonObject => ({
  num_attention_heads: attention,
  num_key_value_heads: keyValue,
  intermediate_size: inner,
});
const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** Models with recurrent layers, with and without convolution. */
export const RECURRENT: Readonly<Record<string, Family>> = {
  "Mamba-Codestral 7B": {
    config: {
      ...BF16,
      architectures: ["Mamba2ForCausalLM"],
      model_type: "mamba2",
      ...{ conv_kernel: 4, state_size: 128, expand: 2, num_heads: 128, n_groups: 8, head_dim: 64 },
      hidden_size: 4096,
      time_step_limit: [0, Number.POSITIVE_INFINITY],
    },
    conv: true,
    limit: null,
    tp: [1, 2, 4, 8],
  },
  "Falcon-Mamba 7B": {
    config: {
      ...BF16,
      architectures: ["FalconMambaForCausalLM"],
      model_type: "falcon_mamba",
      ...{ conv_kernel: 4, state_size: 16, expand: 16, hidden_size: 4096, intermediate_size: 8192 },
    },
    conv: true,
    limit: null,
    tp: ALL,
  },
  "Zamba2 7B": {
    config: {
      ...BF16,
      ...heads(32, 32, 14_336),
      model_type: "zamba2",
      ...{ mamba_d_conv: 4, mamba_d_state: 64, mamba_expand: 2, mamba_ngroups: 2, n_mamba_heads: 112 },
      layers_block_type: ["mamba", "mamba", "hybrid"],
      hybrid_layer_ids: [2],
      max_position_embeddings: 4096,
    },
    conv: true,
    limit: 4096,
    tp: [1, 2],
  },
  "Jamba 1.5 Mini": {
    config: {
      ...BF16,
      ...heads(32, 8, 14_336),
      model_type: "jamba",
      ...{ attn_layer_offset: 4, attn_layer_period: 8, expert_layer_period: 2, num_experts: 16 },
      ...{ mamba_d_conv: 4, mamba_d_state: 16, mamba_dt_rank: 256, mamba_expand: 2, hidden_size: 4096 },
      max_position_embeddings: 262_144,
    },
    conv: true,
    limit: 262_144,
    tp: ALL,
  },
  "Bamba 9B": {
    config: {
      ...BF16,
      ...heads(32, 8, 14_336),
      model_type: "bamba",
      attn_layer_indices: [9, 18, 27],
      num_hidden_layers: 32,
      ...{ mamba_d_conv: 4, mamba_d_state: 128, mamba_n_heads: 128, mamba_n_groups: 1 },
      max_position_embeddings: 262_144,
    },
    conv: true,
    limit: 262_144,
    tp: ALL,
  },
  "Granite 4.0 H Small": {
    config: {
      ...BF16,
      ...heads(32, 8, 768),
      model_type: "granitemoehybrid",
      layer_types: ["mamba", "mamba", "mamba", "attention"],
      ...{ mamba_d_conv: 4, mamba_d_state: 128, mamba_n_heads: 128, mamba_n_groups: 1 },
      ...{ num_local_experts: 72, shared_intermediate_size: 1536 },
      max_position_embeddings: 131_072,
    },
    conv: true,
    limit: 131_072,
    tp: ALL,
  },
  "Granite 4.0 Micro": {
    config: {
      ...BF16,
      ...heads(40, 8, 8192),
      model_type: "granitemoehybrid",
      layer_types: repeat(40, "attention"),
      ...{ mamba_d_conv: 4, mamba_d_state: 256, mamba_n_heads: 48, mamba_n_groups: 1 },
      max_position_embeddings: 131_072,
    },
    limit: 131_072,
    tp: [1, 2, 4, 8],
  },
  "Nemotron-H 8B": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(32, 8, 21_504),
      model_type: "nemotron_h",
      hybrid_override_pattern: "M-M-M-M*-M-M",
      ...{ conv_kernel: 4, ssm_state_size: 128, mamba_num_heads: 128, mamba_head_dim: 64, n_groups: 8 },
      max_position_embeddings: 8192,
    },
    trust: true,
    conv: true,
    limit: 8192,
    tp: [1, 2, 4, 8],
  },
  "Nemotron Nano 9B v2": {
    config: {
      ...BF16,
      ...heads(40, 8, 15_680),
      model_type: "nemotron_h",
      hybrid_override_pattern: "M-M-M-MM-M-M*-",
      ...{ conv_kernel: 4, ssm_state_size: 128, mamba_num_heads: 128, n_groups: 8 },
      max_position_embeddings: 131_072,
    },
    conv: true,
    limit: 131_072,
    tp: [1, 2, 4, 8],
  },
  "Qwen3-Next 80B in FP8": {
    config: {
      ...BF16,
      ...heads(16, 2, 5120),
      model_type: "qwen3_next",
      full_attention_interval: 4,
      ...{ linear_conv_kernel_dim: 4, linear_num_key_heads: 16, linear_num_value_heads: 32 },
      ...{ num_experts: 512, moe_intermediate_size: 512, shared_expert_intermediate_size: 512 },
      max_position_embeddings: 262_144,
      quantization_config: BLOCK_FP8,
    },
    conv: true,
    limit: 262_144,
    tp: [1, 2, 4],
  },
  "Qwen3.5 MoE": {
    config: {
      architectures: ["Qwen3_5MoeForConditionalGeneration"],
      model_type: "qwen3_5_moe",
      text_config: {
        dtype: "bfloat16",
        model_type: "qwen3_5_moe_text",
        ...{ num_attention_heads: 16, num_key_value_heads: 2, moe_intermediate_size: 512, num_experts: 256 },
        layer_types: ["linear_attention", "linear_attention", "linear_attention", "full_attention"],
        ...{ linear_conv_kernel_dim: 4, linear_num_key_heads: 16, linear_num_value_heads: 32 },
        max_position_embeddings: 262_144,
        rope_parameters: { rope_type: "default", mrope_section: [11, 11, 10], rope_theta: 10_000_000 },
      },
      vision_config: { depth: 27, num_heads: 16, temporal_patch_size: 2 },
    },
    conv: true,
    limit: 262_144,
    tp: ALL,
  },
  "OLMo-Hybrid 7B": {
    config: {
      dtype: "float32",
      ...heads(30, 30, 11_008),
      model_type: "olmo_hybrid",
      layer_types: ["linear_attention", "linear_attention", "linear_attention", "full_attention"],
      ...{ linear_conv_kernel_dim: 4, linear_num_key_heads: 30, linear_num_value_heads: 30 },
      max_position_embeddings: 65_536,
    },
    conv: true,
    limit: 65_536,
    tp: [1, 2],
  },
  "Kimi-Linear 48B": {
    config: {
      dtype: "bfloat16",
      ...AUTO,
      ...heads(32, 32, 9216),
      model_type: "kimi_linear",
      ...{ kv_lora_rank: 512, moe_intermediate_size: 1024, num_experts: 256, model_max_length: 1_048_576 },
      linear_attn_config: {
        ...{ kda_layers: [1, 2, 3], full_attn_layers: [4], num_heads: 32, short_conv_kernel_size: 4 },
      },
    },
    trust: true,
    conv: true,
    limit: 1_048_576,
    tp: ALL,
  },
  "LFM2 1.2B": {
    config: {
      ...BF16,
      ...heads(32, 8, 12_288),
      model_type: "lfm2",
      ...{ conv_L_cache: 3, conv_bias: false, conv_dim: 2048, block_ff_dim: 12_288, num_hidden_layers: 16 },
      full_attn_idxs: [2, 5, 8, 10, 12, 14],
      max_position_embeddings: 128_000,
    },
    conv: true,
    transferable: false,
    limit: 128_000,
    tp: ALL,
  },
  "LFM2 8B-A1B": {
    config: {
      dtype: "bfloat16",
      ...heads(32, 8, 7168),
      model_type: "lfm2_moe",
      ...{ conv_L_cache: 3, moe_intermediate_size: 1792, num_experts: 32 },
      layer_types: ["conv", "conv", "full_attention"],
      max_position_embeddings: 128_000,
    },
    conv: true,
    transferable: false,
    limit: 128_000,
    tp: ALL,
  },
  "LFM2-VL 1.6B": {
    config: {
      ...BF16,
      model_type: "lfm2-vl",
      text_config: {
        ...heads(32, 8, 12_288),
        ...{ model_type: "lfm2", conv_L_cache: 3, max_position_embeddings: 128_000 },
        layer_types: ["conv", "full_attention"],
      },
      vision_config: { model_type: "siglip2_vision_model", num_attention_heads: 12 },
    },
    conv: true,
    transferable: false,
    limit: 128_000,
    tp: ALL,
  },
  "RecurrentGemma 2B": {
    config: {
      ...BF16,
      ...heads(10, 1, 15_360),
      model_type: "recurrent_gemma",
      _block_types: ["recurrent", "recurrent", "attention"],
      ...{ attention_window_size: 2048, conv1d_width: 4, lru_width: 2560 },
    },
    conv: true,
    transferable: false,
    limit: null,
    tp: [1, 2],
  },
  "MiniMax-M1 80k": {
    config: {
      ...AUTO,
      ...heads(64, 8, 9216),
      architectures: ["MiniMaxM1ForCausalLM"],
      model_type: "minimax_m1",
      attn_type_list: [0, 0, 0, 0, 0, 0, 0, 1],
      num_local_experts: 32,
      max_position_embeddings: 10_240_000,
    },
    trust: true,
    transferable: false,
    limit: 10_240_000,
    tp: ALL,
  },
  "Ring-flash-linear 2.0": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(32, 4, 9216),
      architectures: ["BailingMoeLinearV2ForCausalLM"],
      model_type: "bailing_moe_linear",
      ...{ layer_group_size: 8, group_norm_size: 4, moe_intermediate_size: 1024, num_experts: 256 },
      max_position_embeddings: 131_072,
    },
    trust: true,
    transferable: false,
    limit: 131_072,
    tp: ALL,
  },
  "Falcon-H1 34B": {
    config: {
      ...BF16,
      ...heads(20, 4, 21_504),
      model_type: "falcon_h1",
      ...{ mamba_d_conv: 4, mamba_d_ssm: 4096, mamba_d_state: 256, mamba_n_heads: 32, mamba_n_groups: 2 },
      max_position_embeddings: 262_144,
    },
    conv: true,
    limit: 262_144,
    tp: [1, 2],
  },
  "PLaMo 2 8B": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(32, 4, 16_384),
      model_type: "plamo2",
      ...{ mamba_d_conv: 4, mamba_d_state: 64, mamba_num_heads: 64, mamba_step: 2, mamba_enabled: true },
      ...{ attention_window_size: 2048, max_position_embeddings: 10_485_760 },
    },
    trust: true,
    conv: true,
    limit: 10_485_760,
    tp: ALL,
  },
  "Phi-4-mini-flash": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(40, 20, 10_240),
      architectures: ["Phi4FlashForCausalLM"],
      model_type: "phi4flash",
      ...{ mamba_d_conv: 4, mamba_d_state: 16, mamba_expand: 2, mb_per_layer: 2, hidden_size: 2560 },
      sliding_window: [null, 512, null],
      max_position_embeddings: 262_144,
    },
    trust: true,
    conv: true,
    limit: 262_144,
    tp: [1, 2, 4],
  },
  "RWKV 7": {
    config: {
      ...BF16,
      ...AUTO,
      architectures: ["RWKV7ForCausalLM"],
      model_type: "rwkv7",
      ...{ head_dim: 64, hidden_size: 4096, intermediate_size: 16_384, decay_low_rank_dim: 128 },
    },
    trust: true,
    transferable: false,
    limit: null,
    tp: ALL,
  },
  "MiniCPM-SALA": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(32, 2, 16_384),
      model_type: "minicpm_sala",
      mixer_types: ["minicpm4", "lightning-attn", "lightning-attn"],
      max_position_embeddings: 524_288,
    },
    trust: true,
    transferable: false,
    limit: 524_288,
    tp: ALL,
  },
};

/** Models of attention alone. */
export const ATTENTION: Readonly<Record<string, Family>> = {
  "MiniMax-M2 under its first name": {
    config: {
      ...AUTO,
      ...heads(48, 8, 1536),
      architectures: ["MiniMaxM2ForCausalLM"],
      model_type: "minimax",
      attn_type_list: repeat(62, 1),
      num_local_experts: 256,
      max_position_embeddings: 196_608,
      quantization_config: BLOCK_FP8,
    },
    trust: true,
    limit: 196_608,
    tp: [1, 2, 4],
  },
  "Ling 2.0 mini": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(16, 4, 5120),
      architectures: ["BailingMoeV2ForCausalLM"],
      model_type: "bailing_moe",
      ...{ moe_intermediate_size: 512, num_experts: 256, n_group: 8, max_position_embeddings: 32_768 },
    },
    trust: true,
    limit: 32_768,
    tp: ALL,
  },
  "Llama 3.1 70B": {
    config: {
      ...BF16,
      ...heads(64, 8, 28_672),
      model_type: "llama",
      max_position_embeddings: 131_072,
      rope_scaling: { rope_type: "llama3", factor: 8, original_max_position_embeddings: 8192 },
    },
    limit: 131_072,
    tp: ALL,
  },
  "Llama 4 Scout": {
    config: {
      ...BF16,
      model_type: "llama4",
      text_config: {
        ...heads(40, 8, 8192),
        model_type: "llama4_text",
        ...{ intermediate_size_mlp: 16_384, num_local_experts: 16, attention_chunk_size: 8192 },
        max_position_embeddings: 10_485_760,
        rope_scaling: { rope_type: "llama3", factor: 16, original_max_position_embeddings: 8192 },
      },
      vision_config: { model_type: "llama4_vision_model", num_attention_heads: 16, intermediate_size: 5632 },
    },
    limit: 10_485_760,
    tp: [1, 2, 4, 8],
  },
  "Llama 3.3 Nemotron Super 49B": {
    config: {
      ...BF16,
      ...AUTO,
      architectures: ["DeciLMForCausalLM"],
      model_type: "nemotron-nas",
      ...{ num_attention_heads: 64, num_key_value_heads: null, intermediate_size: null },
      block_configs: [
        { attention: { n_heads_in_group: 8, no_op: false }, ffn: { ffn_mult: 5.25 } },
        { attention: { n_heads_in_group: null, no_op: true }, ffn: { ffn_mult: 2.625 } },
      ],
      max_position_embeddings: 131_072,
      rope_scaling: { rope_type: "llama3", factor: 8 },
    },
    trust: true,
    limit: 131_072,
    tp: ALL,
  },
  "Mixtral 8x7B": {
    config: {
      ...BF16,
      ...heads(32, 8, 14_336),
      ...{ model_type: "mixtral", num_local_experts: 8, max_position_embeddings: 32_768 },
    },
    limit: 32_768,
    tp: ALL,
  },
  "Ministral 3 14B": {
    config: {
      dtype: "bfloat16",
      model_type: "mistral3",
      text_config: {
        ...heads(32, 8, 16_384),
        model_type: "ministral3",
        max_position_embeddings: 262_144,
        rope_parameters: {
          ...{ rope_type: "yarn", type: "yarn", factor: 16, original_max_position_embeddings: 16_384 },
        },
      },
      vision_config: { model_type: "pixtral", num_attention_heads: 16 },
    },
    limit: 262_144,
    tp: ALL,
  },
  "Gemma 2 9B in float16": {
    config: {
      ...heads(16, 8, 14_336),
      ...{ torch_dtype: "float16", model_type: "gemma2", max_position_embeddings: 8192 },
    },
    limit: 8192,
    tp: ALL,
  },
  "Gemma 3 1B": {
    config: {
      ...BF16,
      ...heads(4, 1, 6912),
      ...{ model_type: "gemma3_text", max_position_embeddings: 32_768, sliding_window: 512 },
    },
    limit: 32_768,
    tp: [1, 2, 4],
  },
  "Gemma 3n E4B": {
    config: {
      ...BF16,
      model_type: "gemma3n",
      text_config: {
        ...{ model_type: "gemma3n_text", num_attention_heads: 8, num_key_value_heads: 2 },
        intermediate_size: repeat(35, 16_384),
        layer_types: ["sliding_attention", "full_attention"],
        max_position_embeddings: 32_768,
      },
      audio_config: { model_type: "gemma3n_audio", conf_conv_kernel_size: 5, conf_num_attention_heads: 8 },
    },
    limit: 32_768,
    tp: [1, 2, 4, 8],
  },
  "GLM-4 9B chat": {
    config: {
      ...BF16,
      ...AUTO,
      model_type: "chatglm",
      ...{ num_attention_heads: 32, multi_query_attention: true, multi_query_group_num: 2 },
      ...{ ffn_hidden_size: 13_696, seq_length: 131_072, rope_ratio: 500 },
    },
    tokenizer: { auto_map: { AutoTokenizer: ["tokenization_chatglm.ChatGLM4Tokenizer", null] } },
    trust: true,
    limit: 131_072,
    tp: ALL,
  },
  "GLM-4.5 Air": {
    config: {
      ...BF16,
      ...heads(96, 8, 10_944),
      ...{ model_type: "glm4_moe", moe_intermediate_size: 1408, n_routed_experts: 128 },
      max_position_embeddings: 131_072,
    },
    limit: 131_072,
    tp: ALL,
  },
  "DeepSeek-V2-Lite": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(16, 16, 10_944),
      ...{ model_type: "deepseek_v2", kv_lora_rank: 512, moe_intermediate_size: 1408, n_routed_experts: 64 },
      max_position_embeddings: 163_840,
      rope_scaling: { type: "yarn", factor: 40, original_max_position_embeddings: 4096 },
    },
    trust: true,
    limit: 163_840,
    tp: ALL,
  },
  "Kimi K2": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(64, 64, 18_432),
      ...{ model_type: "kimi_k2", kv_lora_rank: 512, moe_intermediate_size: 2048, n_routed_experts: 384 },
      max_position_embeddings: 131_072,
      rope_scaling: { type: "yarn", factor: 32, original_max_position_embeddings: 4096 },
      quantization_config: BLOCK_FP8,
    },
    trust: true,
    limit: 131_072,
    tp: ALL,
  },
  "Kimi-VL": {
    config: {
      ...BF16,
      ...AUTO,
      model_type: "kimi_vl",
      text_config: {
        ...heads(16, 16, 11_264),
        ...{ model_type: "deepseek_v3", kv_lora_rank: 512, moe_intermediate_size: 1408 },
        max_position_embeddings: 131_072,
      },
      vision_config: { model_type: "moonvit", num_attention_heads: 16 },
    },
    trust: true,
    limit: 131_072,
    tp: ALL,
  },
  "Qwen2-VL 7B": {
    config: {
      ...BF16,
      ...heads(28, 4, 18_944),
      model_type: "qwen2_vl",
      max_position_embeddings: 32_768,
      rope_scaling: { type: "mrope", mrope_section: [16, 24, 24] },
      vision_config: { model_type: "qwen2_vl", num_heads: 16 },
    },
    limit: 32_768,
    tp: [1, 2, 4],
  },
  "Qwen2.5-Omni 7B": {
    config: {
      ...BF16,
      model_type: "qwen2_5_omni",
      thinker_config: {
        text_config: {
          ...heads(28, 4, 18_944),
          model_type: "qwen2_5_omni_text",
          max_position_embeddings: 32_768,
        },
        audio_config: { encoder_attention_heads: 20, max_source_positions: 1500 },
      },
      talker_config: { num_attention_heads: 12, max_position_embeddings: 8192 },
      token2wav_config: {
        bigvgan_config: { resblock_kernel_sizes: [3, 7, 11], conv_kernel: 4, state_size: 1 },
      },
    },
    limit: 32_768,
    tp: [1, 2, 4],
  },
  "Qwen 7B, the first": {
    config: {
      ...AUTO,
      ...{ model_type: "qwen", num_attention_heads: 32, intermediate_size: 22_016 },
      ...{ max_position_embeddings: 32_768, seq_length: 8192, bf16: false, fp16: false },
    },
    trust: true,
    limit: 8192,
    tp: ALL,
  },
  "Whisper large v3": {
    config: {
      torch_dtype: "float16",
      model_type: "whisper",
      ...{ d_model: 1280, encoder_attention_heads: 20, decoder_attention_heads: 20, encoder_ffn_dim: 5120 },
      ...{ max_source_positions: 1500, max_target_positions: 448, num_mel_bins: 128 },
    },
    dtype: "float16",
    limit: 448,
    tp: [1, 2, 4],
  },
  "MPT 7B": {
    config: {
      ...BF16,
      ...AUTO,
      ...{ model_type: "mpt", n_heads: 32, d_model: 4096, expansion_ratio: 4, max_seq_len: 2048 },
      attn_config: { alibi: true, attn_type: "multihead_attention" },
    },
    trust: true,
    limit: 2048,
    tp: ALL,
  },
  "Falcon 40B": {
    config: {
      ...BF16,
      ...{ model_type: "falcon", num_attention_heads: 128, num_kv_heads: 8 },
      ...{ new_decoder_architecture: true, multi_query: true },
    },
    limit: 2048,
    tp: ALL,
  },
  "Falcon 180B": {
    config: {
      ...BF16,
      ...{ model_type: "falcon", num_attention_heads: 232, num_kv_heads: 8, new_decoder_architecture: true },
    },
    limit: 2048,
    tp: [1, 2, 4, 8],
  },
  "GPT-J 6B": {
    config: { model_type: "gptj", n_head: 16, n_embd: 4096, n_inner: null, n_positions: 2048 },
    limit: 2048,
    tp: ALL,
  },
  "GPT-NeoX 20B": {
    config: {
      ...{ torch_dtype: "float16", model_type: "gpt_neox", num_attention_heads: 64 },
      ...{ intermediate_size: 24_576, max_position_embeddings: 2048 },
    },
    dtype: "float16",
    limit: 2048,
    tp: ALL,
  },
  BLOOM: {
    config: { ...BF16, model_type: "bloom", n_head: 112, n_layer: 70, seq_length: 2048 },
    limit: 2048,
    tp: ALL,
  },
  "OPT 6.7B": {
    config: {
      ...{ torch_dtype: "float16", model_type: "opt", num_attention_heads: 32, ffn_dim: 16_384 },
      max_position_embeddings: 2048,
    },
    dtype: "float16",
    limit: 2048,
    tp: ALL,
  },
  "Phi-2": {
    config: {
      ...heads(32, 32, 10_240),
      torch_dtype: "float16",
      model_type: "phi",
      max_position_embeddings: 2048,
    },
    dtype: "float16",
    limit: 2048,
    tp: ALL,
  },
  "Phi-3-small 8k": {
    config: {
      ...BF16,
      ...AUTO,
      ...{ model_type: "phi3small", num_attention_heads: 32, num_key_value_heads: 8 },
      ...{ ff_intermediate_size: 14_336, max_position_embeddings: 8192 },
    },
    tokenizer: { auto_map: { AutoTokenizer: ["tokenization_phi3_small.Phi3SmallTokenizer", null] } },
    trust: true,
    limit: 8192,
    tp: ALL,
  },
  "Phi-4": {
    config: { ...BF16, ...heads(40, 10, 17_920), model_type: "phi3", max_position_embeddings: 16_384 },
    limit: 16_384,
    tp: [1, 2],
  },
  "Phi-3.5-MoE": {
    config: {
      ...BF16,
      ...heads(32, 8, 6400),
      ...{ model_type: "phimoe", num_local_experts: 16, max_position_embeddings: 131_072 },
      rope_scaling: {
        type: "longrope",
        original_max_position_embeddings: 4096,
        short_factor: [1],
        long_factor: [1],
      },
    },
    limit: 131_072,
    tp: ALL,
  },
  "InternLM2 chat 7B": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(32, 8, 14_336),
      ...{ model_type: "internlm2", max_position_embeddings: 32_768 },
      rope_scaling: { type: "dynamic", factor: 2 },
    },
    trust: true,
    limit: 65_536,
    tp: ALL,
  },
  "Yi 34B 200K": {
    config: { ...BF16, ...heads(56, 8, 20_480), model_type: "llama", max_position_embeddings: 200_000 },
    limit: 200_000,
    tp: [1, 2, 4, 8],
  },
  "Baichuan2 13B": {
    config: {
      ...BF16,
      ...AUTO,
      ...{
        model_type: "baichuan",
        num_attention_heads: 40,
        intermediate_size: 13_696,
        model_max_length: 4096,
      },
    },
    trust: true,
    limit: 4096,
    tp: [1, 2, 4, 8],
  },
  "Command R+": {
    config: {
      ...heads(96, 8, 33_792),
      ...{ torch_dtype: "float16", model_type: "cohere" },
      ...{ max_position_embeddings: 8192, model_max_length: 131_072 },
    },
    dtype: "float16",
    limit: 131_072,
    tp: ALL,
  },
  "Command A": {
    config: {
      ...BF16,
      ...heads(96, 8, 36_864),
      ...{ model_type: "cohere2", max_position_embeddings: 131_072, sliding_window: 4096 },
      layer_types: ["sliding_attention", "sliding_attention", "sliding_attention", "full_attention"],
    },
    limit: 131_072,
    tp: ALL,
  },
  DBRX: {
    config: {
      ...BF16,
      ...{ model_type: "dbrx", n_heads: 48, d_model: 6144, max_seq_len: 32_768 },
      attn_config: { kv_n_heads: 8, clip_qkv: 8 },
      ffn_config: { ffn_hidden_size: 10_752, moe_num_experts: 16 },
    },
    limit: 32_768,
    tp: ALL,
  },
  "Snowflake Arctic": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(56, 8, 4864),
      ...{ model_type: "arctic", num_local_experts: 128, max_position_embeddings: 4096 },
    },
    trust: true,
    limit: 4096,
    tp: [1, 2, 4, 8],
  },
  "StarCoder2 15B": {
    config: {
      ...BF16,
      ...heads(48, 4, 24_576),
      ...{ model_type: "starcoder2", max_position_embeddings: 16_384, sliding_window: 4096 },
    },
    limit: 16_384,
    tp: ALL,
  },
  "StarCoder, with one key/value head": {
    config: {
      ...{ model_type: "gpt_bigcode", n_head: 48, n_inner: 24_576, n_positions: 8192, multi_query: true },
      torch_dtype: "float32",
    },
    limit: 8192,
    tp: ALL,
  },
  "Persimmon 8B": {
    config: {
      ...BF16,
      ...{ model_type: "persimmon", num_attention_heads: 64, intermediate_size: 16_384 },
      max_position_embeddings: 16_384,
    },
    limit: 16_384,
    tp: ALL,
  },
  "Pixtral 12B": {
    config: {
      ...BF16,
      model_type: "llava",
      text_config: { ...heads(32, 8, 14_336), model_type: "mistral", max_position_embeddings: 1_024_000 },
      vision_config: { model_type: "pixtral" },
    },
    limit: 1_024_000,
    tp: ALL,
  },
  "LLaVA 1.5 7B, sparse": {
    config: {
      torch_dtype: "float16",
      model_type: "llava",
      text_config: { model_type: "llama", max_position_embeddings: 4096, torch_dtype: "float16" },
      vision_config: { model_type: "clip_vision_model", num_attention_heads: 16, intermediate_size: 4096 },
    },
    dtype: "float16",
    limit: 4096,
    tp: ALL,
  },
  "PaliGemma 3B, without a length": {
    config: {
      torch_dtype: "float32",
      model_type: "paligemma",
      text_config: { model_type: "gemma", ...heads(8, 1, 16_384) },
      vision_config: { model_type: "siglip_vision_model", num_attention_heads: 16 },
    },
    limit: 8192,
    tp: [1, 2, 4, 8],
  },
  "Molmo 7B-D": {
    config: {
      ...AUTO,
      ...heads(28, 4, 37_888),
      ...{ torch_dtype: "float32", model_type: "molmo", max_position_embeddings: 4096 },
    },
    processor: { auto_map: { AutoProcessor: "preprocessing_molmo.MolmoProcessor" } },
    trust: true,
    limit: 4096,
    tp: [1, 2, 4],
  },
  "Step-3.5 Flash": {
    config: {
      ...BF16,
      ...AUTO,
      ...{ model_type: "step3p5", num_attention_heads: 64, num_attention_groups: 8 },
      ...{ intermediate_size: 11_264, moe_intermediate_size: 1280, moe_num_experts: 288 },
      layer_types: ["full_attention", "sliding_attention", "sliding_attention", "sliding_attention"],
      max_position_embeddings: 262_144,
    },
    trust: true,
    limit: 262_144,
    tp: ALL,
  },
  "Seed-OSS 36B": {
    config: { ...BF16, ...heads(80, 8, 27_648), model_type: "seed_oss", max_position_embeddings: 524_288 },
    limit: 524_288,
    tp: ALL,
  },
  "gpt-oss 120B": {
    config: {
      ...heads(64, 8, 2880),
      ...{ model_type: "gpt_oss", num_local_experts: 128, max_position_embeddings: 131_072 },
      layer_types: ["sliding_attention", "full_attention"],
      rope_scaling: { rope_type: "yarn", factor: 32, original_max_position_embeddings: 4096 },
      quantization_config: { quant_method: "mxfp4", modules_to_not_convert: ["lm_head"] },
    },
    limit: 131_072,
    tp: ALL,
  },
  "ERNIE 4.5 VL 28B": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(20, 4, 12_288),
      ...{ model_type: "ernie4_5_moe_vl", moe_intermediate_size: [1536, 512], moe_num_experts: [64, 64] },
      max_position_embeddings: 131_072,
    },
    trust: true,
    limit: 131_072,
    tp: [1, 2, 4],
  },
  "Hunyuan A13B": {
    config: {
      ...BF16,
      ...heads(32, 8, 3072),
      ...{ model_type: "hunyuan_v1_moe", num_experts: 64, max_position_embeddings: 32_768 },
      moe_intermediate_size: repeat(32, 3072),
      rope_scaling: { type: "dynamic", alpha: 1000, factor: 1 },
    },
    limit: 32_768,
    tp: ALL,
  },
  "Qwen3 235B in FP8": {
    config: {
      ...BF16,
      ...heads(64, 4, 12_288),
      ...{ model_type: "qwen3_moe", moe_intermediate_size: 1536, num_experts: 128 },
      max_position_embeddings: 40_960,
      quantization_config: BLOCK_FP8,
    },
    limit: 40_960,
    tp: [1, 2, 4],
  },
  "MiniCPM3 4B": {
    config: {
      ...BF16,
      ...AUTO,
      ...heads(40, 40, 6400),
      ...{ model_type: "minicpm3", kv_lora_rank: 256, max_position_embeddings: 32_768 },
      rope_scaling: { type: "longrope", original_max_position_embeddings: 32_768 },
    },
    trust: true,
    limit: 32_768,
    tp: [1, 2, 4, 8],
  },
  "OLMo 3 7B": {
    config: {
      dtype: "bfloat16",
      ...heads(32, 32, 11_008),
      ...{ model_type: "olmo3", max_position_embeddings: 65_536, sliding_window: 4096 },
      layer_types: ["sliding_attention", "full_attention"],
      rope_scaling: { rope_type: "yarn", factor: 8, original_max_position_embeddings: 8192 },
    },
    limit: 65_536,
    tp: ALL,
  },
  "InternVL3 8B": {
    config: {
      ...BF16,
      ...AUTO,
      model_type: "internvl_chat",
      llm_config: {
        ...heads(28, 4, 18_944),
        ...{ model_type: "qwen2", max_position_embeddings: 32_768, torch_dtype: "bfloat16" },
        rope_scaling: { type: "dynamic", rope_type: "dynamic", factor: 2 },
      },
      vision_config: { model_type: "intern_vit_6b", num_attention_heads: 16 },
    },
    trust: true,
    limit: 65_536,
    tp: [1, 2, 4],
  },
  "DeepSeek-OCR": {
    config: {
      ...BF16,
      ...AUTO,
      model_type: "deepseek_vl_v2",
      language_config: { ...heads(10, 10, 6848), model_type: "deepseek_v2", max_position_embeddings: 8192 },
      vision_config: { model_type: "vision" },
    },
    trust: true,
    limit: 8192,
    tp: [1, 2],
  },
  "Granite Speech, with a conformer": {
    config: {
      ...BF16,
      model_type: "granite_speech",
      encoder_config: { conv_kernel_size: 15, conv_expansion_factor: 2, num_heads: 8, max_pos_emb: 512 },
      text_config: { ...heads(32, 8, 8192), model_type: "granite", max_position_embeddings: 131_072 },
    },
    limit: 131_072,
    tp: ALL,
  },
  "Voxtral, with Whisper's encoder": {
    config: {
      ...BF16,
      model_type: "voxtral",
      audio_config: { model_type: "voxtral_encoder", max_source_positions: 1500, num_attention_heads: 20 },
      text_config: { ...heads(32, 8, 8192), model_type: "llama", max_position_embeddings: 131_072 },
    },
    limit: 131_072,
    tp: ALL,
  },
};
