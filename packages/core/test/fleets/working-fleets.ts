import { simulatedHost, type SimulatedHostSpec } from "../../src/testing/simulated-host.js";
import { nvidiaCards } from "../../src/testing/simulated-nvidia.js";
import { checkpoint, DENSE, env, gpuHost, h200, IMAGE, mi300x, MODEL_DIR, safetensors } from "./parts.js";
import type { FleetCase } from "./record-fleet.js";

const HYBRID = {
  ...DENSE,
  architectures: ["Qwen3NextForCausalLM"],
  model_type: "qwen3_next",
  full_attention_interval: 4,
  linear_conv_kernel_dim: 4,
  linear_key_head_dim: 128,
  linear_num_key_heads: 16,
  linear_num_value_heads: 32,
  linear_value_head_dim: 128,
  moe_intermediate_size: 512,
  num_experts: 512,
};

const CUSTOM = {
  ...DENSE,
  architectures: ["NarwhalForCausalLM"],
  model_type: "narwhal",
  auto_map: { AutoConfig: "configuration_narwhal.NarwhalConfig" },
  max_position_embeddings: 8192,
};

/** The UUIDs of a host's cards, from the first to the last of these indices. */
function uuids(hostname: string, first: number, last: number): string {
  const spec = h200(4);
  if (spec.vendor !== "nvidia") throw new TypeError("the cards are of one vendor");
  return nvidiaCards(spec, hostname)
    .slice(first, last + 1)
    .map(({ uuid }) => uuid)
    .join(",");
}

const RDMA_FILES = {
  "/dev/infiniband/rdma_cm": { kind: "character", major: 10, minor: 58 },
  "/dev/infiniband/uverbs0": { kind: "character", major: 231, minor: 192 },
  "/sys/class/infiniband/mlx5_0/ports/1/state": "4: ACTIVE\n",
} as const;

/** An engine of yesterday that still runs, in a container whose name Docker does not tell. */
const OLD_ENGINE = {
  pid: 4242,
  files: {
    "/proc/4242/comm": "VLLM::EngineCore\n",
    "/proc/4242/cgroup": `0::/system.slice/docker-${"ab".repeat(32)}.scope\n`,
  },
};

/** Cards too small and too old for what is to run on them. */
function oldCards(driver: string): NonNullable<SimulatedHostSpec["accelerators"]> {
  const processes = [{ gpu: 1, pid: OLD_ENGINE.pid, program: "python3", memoryMiB: 900 }];
  const spec = { ...h200(2), product: "NVIDIA A100", memoryMiB: 1, computeCapability: "8.0", driver };
  return { ...spec, processes } as NonNullable<SimulatedHostSpec["accelerators"]>;
}

const WARNED: Partial<SimulatedHostSpec> & { readonly model: object } = {
  model: { ...DENSE, quantization_config: { quant_method: "fp8" } },
  images: [
    {
      id: IMAGE.id,
      packages: IMAGE.packages,
      environment: {
        NVIDIA_REQUIRE_CUDA: "cuda>=13.0 brand=unknown,driver>=535,driver<536",
        PYTORCH_CUDA_ALLOC_CONF: "expandable_segments:True",
      },
    },
  ],
  listeners: [{ address: "0.0.0.0", port: 8000, program: "python3", pid: OLD_ENGINE.pid }],
};

const LARGE = { [`${MODEL_DIR}/model.safetensors`]: safetensors("w".repeat(2 << 20)) };

/** Fleets that discovery passes. */
export const WORKING_FLEETS: readonly FleetCase[] = [
  {
    name: "warned-launch",
    env: env({ NARWHAL_ENGINE_IMAGE: IMAGE.id }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24", {
        ...WARNED,
        accelerators: oldCards("550.54.15"),
        files: { ...OLD_ENGINE.files, ...LARGE },
      }),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", {
        ...WARNED,
        accelerators: oldCards("550.90.07"),
        interfaces: [{ name: "fabric0", addresses: ["10.20.0.12/24"], mtu: 1500 }],
        files: { ...OLD_ENGINE.files, ...LARGE },
      }),
    },
  },
  {
    name: "nvidia-router-apart",
    env: env({ NARWHAL_ROUTER_SSH: "ops@router-a" }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24 fe80::1/64"),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24 fe80::2/64"),
      "ops@router-a": simulatedHost({ hostname: "router-a" }),
    },
    whole: true,
  },
  {
    name: "colocated-four-engines",
    env: env({
      NARWHAL_NODE_2_SSH: "gpu-a",
      NARWHAL_NODE_3_SSH: "gpu-b",
      NARWHAL_NODE_4_SSH: "gpu-b",
      NARWHAL_NODE_1_GPU_IDS: "0,1",
      NARWHAL_NODE_2_GPU_IDS: "2, 3",
      NARWHAL_NODE_3_GPU_IDS: uuids("gpu-b", 0, 1),
      NARWHAL_NODE_4_GPU_IDS: uuids("gpu-b", 2, 3),
      ...second(2),
      ...second(4),
    }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24", { accelerators: h200(4) }),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", { accelerators: h200(4) }),
    },
  },
  {
    name: "amd",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24", { accelerators: mi300x(2) }),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", { accelerators: mi300x(2) }),
    },
  },
  {
    name: "ipv6-fabric",
    env: env({ NARWHAL_NODE_1_IP: "2001:db8::11" }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24 2001:db8::11/64 fe80::1/64"),
      "gpu-b": gpuHost("gpu-b", "2001:db8::12/64 fe80::2/64"),
    },
  },
  {
    name: "rdma-overrides",
    env: env({
      NARWHAL_TRANSFER_TRANSPORT: "ucx_rdma",
      NARWHAL_TRANSFER_NET_DEVICES: "mlx5_0:1",
      NARWHAL_TRANSFER_DEVICES: '["/dev/infiniband/rdma_cm", "/dev/infiniband/uverbs0"]',
    }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24", { files: RDMA_FILES }),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", { files: RDMA_FILES }),
    },
  },
  {
    name: "password-host",
    env: env({ NARWHAL_NODE_2_SSH_PASSWORD: "fixture-password", NARWHAL_ENGINE_KEY: "fixture-engine-key" }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24"),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24"),
    },
  },
  {
    name: "hybrid-model",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24", { model: HYBRID }),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", { model: HYBRID }),
    },
  },
  {
    name: "custom-code-model",
    env: env({
      NARWHAL_ENGINE_ARGS: '["--max-num-seqs", "4", "--enforce-eager"]',
      NARWHAL_ENGINE_ENV: '{"VLLM_LOGGING_LEVEL": "DEBUG", "UCX_LOG_LEVEL": "info"}',
      NARWHAL_BLOCK_SIZE: "64",
      NARWHAL_TTFT_S: "2.5",
    }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24", withCode()),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", withCode()),
    },
  },
];

/** Ports of the second engine on a host. */
function second(engine: number): Record<string, string> {
  return {
    [`NARWHAL_NODE_${engine}_ENGINE_PORT`]: "8001",
    [`NARWHAL_NODE_${engine}_ATTEST_PORT`]: "8101",
    [`NARWHAL_NODE_${engine}_NIXL_SIDE_CHANNEL_PORT`]: "5601",
    [`NARWHAL_NODE_${engine}_UCX_TCP_PORT_RANGE`]: "31000-31999",
  };
}

function withCode() {
  return { files: checkpoint(CUSTOM, { "configuration_narwhal.py": "class NarwhalConfig: ...\n" }) };
}
