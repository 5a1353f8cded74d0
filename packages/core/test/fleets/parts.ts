import {
  simulatedHost,
  type SimulatedHost,
  type SimulatedHostSpec,
} from "../../src/testing/simulated-host.js";
import type { SimulatedImage } from "../../src/testing/simulated-docker.js";
import { hexOf } from "../../src/testing/simulated-nvidia.js";
import type { VirtualTree } from "../../src/testing/virtual-files.js";

export const MODEL_DIR = "/models/m";
export const RUN_DIR = "/run/narwhal";

/** Sizes of a dense model whose metadata demands nothing. */
export const DENSE = {
  architectures: ["LlamaForCausalLM"],
  model_type: "llama",
  torch_dtype: "bfloat16",
  hidden_size: 4096,
  intermediate_size: 14_336,
  max_position_embeddings: 131_072,
  num_attention_heads: 32,
  num_hidden_layers: 32,
  num_key_value_heads: 8,
  vocab_size: 128_256,
};

export const IMAGE: SimulatedImage = {
  id: `sha256:${hexOf("image of the fixtures", 64)}`,
  repoDigests: [`registry.example/vllm-openai@sha256:${hexOf("digest of the fixtures", 64)}`],
  environment: {
    PATH: "/usr/local/bin:/usr/bin:/bin",
    LD_LIBRARY_PATH: "/usr/local/cuda/lib64",
    VLLM_USAGE_SOURCE: "production-docker-image",
    HF_TOKEN: "hf_of_the_image",
  },
  packages: { vllm: "0.29.0", torch: "2.12.0", nixl: "1.2.0", "nixl-cu13": "1.2.0" },
};

/** The fields of `.env` for two engines on `gpu-a` and `gpu-b`; `rest` comes over them. */
export function env(rest: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    NARWHAL_NODE_1_SSH: "gpu-a",
    NARWHAL_NODE_2_SSH: "gpu-b",
    NARWHAL_ENGINE_IMAGE: IMAGE.repoDigests?.[0] ?? IMAGE.id,
    NARWHAL_ENGINE_MODEL_NAME: "m",
    NARWHAL_MODEL_DIR: MODEL_DIR,
    NARWHAL_RUN_DIR: RUN_DIR,
    NARWHAL_FABRIC_INTERFACE: "fabric0",
    NARWHAL_ENGINE_PORT: "8000",
    NARWHAL_ATTEST_PORT: "8100",
    NARWHAL_NIXL_SIDE_CHANNEL_PORT: "5600",
    NARWHAL_UCX_TCP_PORT_RANGE: "30000-30999",
    NARWHAL_DEPLOYMENT_REVISION: "0123456789abcdef0123456789abcdef01234567",
    ...rest,
  };
}

/** GPUs of one kind. */
export function h200(count: number): NonNullable<SimulatedHostSpec["accelerators"]> {
  return {
    vendor: "nvidia",
    product: "NVIDIA H200",
    count,
    memoryMiB: 143_771,
    computeCapability: "9.0",
    driver: "580.95.05",
  };
}

export function mi300x(count: number): NonNullable<SimulatedHostSpec["accelerators"]> {
  return {
    vendor: "amd",
    product: "AMD Instinct MI300X",
    count,
    architecture: "gfx942",
    memoryMiB: 196_592,
    driver: "6.10.5",
  };
}

/** A safetensors file with one tensor that holds these eight characters. */
export function safetensors(content: string): Uint8Array {
  const bytes = Buffer.from(content, "latin1");
  const tensor = { dtype: "U8", shape: [bytes.length], data_offsets: [0, bytes.length] };
  const header = Buffer.from(JSON.stringify({ "model.embed_tokens.weight": tensor }));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(header.length));
  return Buffer.concat([length, header, bytes]);
}

/** A small, complete checkpoint with this `config.json`. */
export function checkpoint(config: object = DENSE, rest: Readonly<Record<string, string>> = {}): VirtualTree {
  const files: Record<string, string | Uint8Array> = {
    "config.json": `${JSON.stringify(config)}\n`,
    "tokenizer_config.json": '{"tokenizer_class": "PreTrainedTokenizerFast"}\n',
    "tokenizer.json": '{"version": "1.0", "model": {"type": "BPE", "vocab": {"a": 0}, "merges": []}}\n',
    "model.safetensors": safetensors("weights!"),
    ...rest,
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`${MODEL_DIR}/${name}`, content]),
  );
}

/** A host with two GPUs, the image, the checkpoint and the run directory; `spec` comes over them. */
export function gpuHost(
  hostname: string,
  address: string,
  spec: Partial<SimulatedHostSpec> & { readonly model?: object } = {},
): SimulatedHost {
  const { model, files, ...rest } = spec;
  return simulatedHost({
    hostname,
    accelerators: h200(2),
    images: [IMAGE],
    interfaces: [{ name: "fabric0", addresses: address.split(" ") }],
    ...rest,
    files: { [RUN_DIR]: { kind: "directory", mode: 0o700 }, ...checkpoint(model), ...files },
  });
}
