/** What a configuration class of `transformers` assumes where `config.json` has no such field. */
export interface ClassDefaults {
  readonly contextLimit?: number;
  readonly attentionHeads?: number;
  /** Absent: as many as attention heads. */
  readonly keyValueHeads?: number;
}

/** By `model_type`: defaults of the configuration classes of transformers 4.5x, kept since. */
const BY_MODEL_TYPE: ReadonlyMap<string, ClassDefaults> = new Map([
  ["arcee", { contextLimit: 4096, attentionHeads: 32 }],
  ["bamba", { contextLimit: 262_144, attentionHeads: 32, keyValueHeads: 8 }],
  ["cohere", { contextLimit: 8192, attentionHeads: 64 }],
  ["cohere2", { contextLimit: 8192, attentionHeads: 64 }],
  ["dbrx", { contextLimit: 2048, attentionHeads: 16 }],
  ["deepseek_v2", { contextLimit: 2048, attentionHeads: 32 }],
  ["deepseek_v3", { contextLimit: 4096, attentionHeads: 128, keyValueHeads: 128 }],
  ["exaone4", { contextLimit: 2048, attentionHeads: 32 }],
  ["falcon", { contextLimit: 2048, attentionHeads: 71 }],
  ["falcon_h1", { contextLimit: 8192, attentionHeads: 32, keyValueHeads: 8 }],
  ["gemma", { contextLimit: 8192, attentionHeads: 16, keyValueHeads: 16 }],
  ["gemma2", { contextLimit: 8192, attentionHeads: 8, keyValueHeads: 4 }],
  ["gemma3_text", { contextLimit: 131_072, attentionHeads: 8, keyValueHeads: 4 }],
  ["gemma3n_text", { contextLimit: 32_768, attentionHeads: 8, keyValueHeads: 2 }],
  ["glm", { contextLimit: 131_072, attentionHeads: 32, keyValueHeads: 2 }],
  ["glm4", { contextLimit: 131_072, attentionHeads: 32, keyValueHeads: 2 }],
  ["gpt2", { contextLimit: 1024, attentionHeads: 12 }],
  ["gpt_bigcode", { contextLimit: 1024, attentionHeads: 12 }],
  ["gpt_neox", { contextLimit: 2048, attentionHeads: 64 }],
  ["gpt_oss", { contextLimit: 131_072, attentionHeads: 64, keyValueHeads: 8 }],
  ["gptj", { contextLimit: 2048, attentionHeads: 16 }],
  ["granite", { contextLimit: 2048, attentionHeads: 32 }],
  ["granitemoe", { contextLimit: 2048, attentionHeads: 32 }],
  ["granitemoehybrid", { contextLimit: 2048, attentionHeads: 32 }],
  ["jamba", { contextLimit: 262_144, attentionHeads: 32, keyValueHeads: 8 }],
  ["lfm2", { contextLimit: 128_000, attentionHeads: 32, keyValueHeads: 8 }],
  ["llama", { contextLimit: 2048, attentionHeads: 32 }],
  ["llama4_text", { contextLimit: 131_072, attentionHeads: 40, keyValueHeads: 8 }],
  ["mistral", { contextLimit: 131_072, attentionHeads: 32, keyValueHeads: 8 }],
  ["mixtral", { contextLimit: 131_072, attentionHeads: 32, keyValueHeads: 8 }],
  ["mllama_text_model", { contextLimit: 131_072, attentionHeads: 32, keyValueHeads: 8 }],
  ["mpt", { contextLimit: 2048, attentionHeads: 16 }],
  ["nemotron", { contextLimit: 4096, attentionHeads: 48 }],
  ["olmo", { contextLimit: 2048, attentionHeads: 32 }],
  ["olmo2", { contextLimit: 2048, attentionHeads: 32 }],
  ["olmoe", { contextLimit: 4096, attentionHeads: 16 }],
  ["opt", { contextLimit: 2048, attentionHeads: 12 }],
  ["persimmon", { contextLimit: 16_384, attentionHeads: 64 }],
  ["phi", { contextLimit: 2048, attentionHeads: 32 }],
  ["phi3", { contextLimit: 4096, attentionHeads: 32 }],
  ["phimoe", { contextLimit: 131_072, attentionHeads: 32, keyValueHeads: 8 }],
  ["qwen2", { contextLimit: 32_768, attentionHeads: 32, keyValueHeads: 32 }],
  ["qwen2_moe", { contextLimit: 32_768, attentionHeads: 16, keyValueHeads: 16 }],
  ["qwen3", { contextLimit: 32_768, attentionHeads: 32, keyValueHeads: 32 }],
  ["qwen3_moe", { contextLimit: 32_768, attentionHeads: 32, keyValueHeads: 4 }],
  ["qwen3_next", { contextLimit: 32_768, attentionHeads: 16, keyValueHeads: 2 }],
  ["RefinedWeb", { contextLimit: 2048, attentionHeads: 71 }],
  ["RefinedWebModel", { contextLimit: 2048, attentionHeads: 71 }],
  ["smollm3", { contextLimit: 32_768, attentionHeads: 16, keyValueHeads: 4 }],
  ["stablelm", { contextLimit: 4096, attentionHeads: 32, keyValueHeads: 32 }],
  ["starcoder2", { contextLimit: 4096, attentionHeads: 24, keyValueHeads: 2 }],
  ["zamba2", { contextLimit: 4096, attentionHeads: 32 }],
]);

/** The defaults of a model type; empty where none are known. */
export function classDefaults(modelType: string): ClassDefaults {
  return BY_MODEL_TYPE.get(modelType) ?? {};
}
