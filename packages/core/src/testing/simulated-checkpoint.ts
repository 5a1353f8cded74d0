import type { VirtualTree } from "./virtual-files.js";

/** @public */
export interface SimulatedCheckpointOptions {
  /** Bytes of tensor data in each of the shards. Default 1 MiB. */
  readonly shardBytes?: number;
  /** Number of shards. Default 3. */
  readonly shards?: number;
  /** Turns one byte of this shard (counted from 1) over: the size stays. */
  readonly damagedShard?: number;
}

/**
 * A small checkpoint with the metadata of a hybrid model (linear attention with a convolution beside full
 * attention), by absolute path: valid safetensors shards of made-up numbers, their index, a tokenizer.
 *
 * @public
 */
export function simulatedCheckpoint(
  directory: string,
  options: SimulatedCheckpointOptions = {},
): VirtualTree {
  const { shardBytes = 1 << 20, shards = 3 } = options;
  const files: Record<string, string | Uint8Array> = {
    "config.json": json(CONFIG),
    "generation_config.json": json({ do_sample: true, temperature: 0.7, top_p: 0.8, eos_token_id: [1] }),
    "tokenizer_config.json": json({
      tokenizer_class: "Qwen2Tokenizer",
      model_max_length: 262_144,
      eos_token: "<|end|>",
    }),
    "tokenizer.json": json({
      version: "1.0",
      model: { type: "BPE", vocab: { a: 0, "<|end|>": 1 }, merges: [] },
    }),
    "README.md": "# A made-up checkpoint\n",
  };
  const weightMap: Record<string, string> = {};
  for (let number = 1; number <= shards; number += 1) {
    const name = `model-${pad(number)}-of-${pad(shards)}.safetensors`;
    const tensor = `model.layers.${number - 1}.mlp.gate.weight`;
    weightMap[tensor] = name;
    files[name] = shard(tensor, shardBytes, { seed: number, damaged: options.damagedShard === number });
  }
  files["model.safetensors.index.json"] = json({
    metadata: { total_size: shards * shardBytes },
    weight_map: weightMap,
  });
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`${directory}/${name}`, content]),
  );
}

/** Sizes that 1, 2, 4 and 8 accelerators divide. */
const CONFIG = {
  architectures: ["Qwen3NextForCausalLM"],
  model_type: "qwen3_next",
  dtype: "bfloat16",
  hidden_size: 2048,
  num_hidden_layers: 8,
  full_attention_interval: 4,
  num_attention_heads: 16,
  num_key_value_heads: 2,
  head_dim: 256,
  linear_conv_kernel_dim: 4,
  linear_key_head_dim: 128,
  linear_num_key_heads: 16,
  linear_num_value_heads: 32,
  linear_value_head_dim: 128,
  intermediate_size: 5120,
  moe_intermediate_size: 512,
  shared_expert_intermediate_size: 512,
  num_experts: 512,
  num_experts_per_tok: 10,
  max_position_embeddings: 262_144,
  rms_norm_eps: 1e-6,
  rope_theta: 10_000_000,
  tie_word_embeddings: false,
  vocab_size: 151_936,
};

/** Header length (8 bytes, little end first), JSON header, then the numbers. */
function shard(tensor: string, bytes: number, make: { seed: number; damaged: boolean }): Uint8Array {
  const text = JSON.stringify({
    __metadata__: { format: "pt" },
    [tensor]: { dtype: "BF16", shape: [bytes / 2], data_offsets: [0, bytes] },
  });
  const header = Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8));
  const content = Buffer.alloc(8 + header.length + bytes);
  content.writeBigUInt64LE(BigInt(header.length));
  header.copy(content, 8);
  let state = make.seed;
  for (let at = 8 + header.length; at + 4 <= content.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    content.writeUInt32LE(state, at);
  }
  if (make.damaged) content.writeUInt8(content.readUInt8(content.length - 1) ^ 1, content.length - 1);
  return content;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function pad(number: number): string {
  return String(number).padStart(5, "0");
}
