import type { HashFault } from "../../src/access/session.js";
import type { SimulatedHost } from "../../src/testing/simulated-host.js";
import { DENSE, env, gpuHost, h200, IMAGE, MODEL_DIR, mi300x, RUN_DIR, safetensors } from "./parts.js";
import type { FleetCase } from "./record-fleet.js";

const FIRST = "10.20.0.11/24";
const SECOND = "10.20.0.12/24";

/** Another build of the image under another id. */
const OTHER_IMAGE = {
  ...IMAGE,
  id: `sha256:${"b".repeat(64)}`,
  repoDigests: [],
  packages: { ...IMAGE.packages, vllm: "0.28.1" },
};

/** A host whose checkpoint cannot be hashed for these reasons. */
function withHashFaults(host: SimulatedHost, faults: readonly HashFault[]): SimulatedHost {
  return { ...host, hash: () => Promise.resolve({ files: [], faults, outsideLinks: [] }) };
}

/** Faults that hosts show while they are observed. */
const OBSERVATION: readonly FleetCase[] = [
  {
    name: "fails-tools-missing",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST, { faults: { "nvidia-smi": { kind: "missing" } } }),
      "gpu-b": gpuHost("gpu-b", SECOND, { faults: { docker: { kind: "missing" }, ip: { kind: "missing" } } }),
    },
  },
  {
    name: "fails-tool-hangs",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST),
      "gpu-b": gpuHost("gpu-b", SECOND, { faults: { "nvidia-smi": { kind: "hung" } } }),
    },
    commandMs: 500,
  },
  {
    name: "fails-drivers",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST, {
        faults: {
          "nvidia-smi": {
            kind: "fails",
            code: 9,
            stderr: "",
            stdout:
              "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver. Make sure that the latest NVIDIA driver is installed and running.\n\n",
          },
        },
      }),
      "gpu-b": gpuHost("gpu-b", SECOND, {
        accelerators: mi300x(2),
        faults: {
          rocminfo: {
            kind: "fails",
            code: 1,
            stderr: "",
            stdout: "\u001b[31mROCk module is NOT loaded, possibly no GPU devices\u001b[0m\n",
          },
        },
      }),
    },
  },
  {
    name: "fails-images",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST, { images: [] }),
      "gpu-b": gpuHost("gpu-b", SECOND, {
        faults: {
          "docker run": { kind: "fails", code: 1, stderr: "Fatal Python error: init_sys_streams\n" },
        },
      }),
    },
  },
  {
    name: "fails-interface-and-directories",
    env: env({ NARWHAL_NODE_2_RUN_DIR: "/run/elsewhere", NARWHAL_NODE_2_MODEL_DIR: "/models/elsewhere" }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", "fe80::1/64", { files: { [`${MODEL_DIR}/config.json`]: "{broken" } }),
      "gpu-b": gpuHost("gpu-b", SECOND, { interfaces: [{ name: "eth0", addresses: [SECOND] }] }),
    },
  },
  {
    name: "fails-run-dir-and-config",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST, { files: { [RUN_DIR]: "a file" } }),
      "gpu-b": gpuHost("gpu-b", SECOND, { files: { [`${MODEL_DIR}/config.json`]: { kind: "directory" } } }),
    },
  },
  {
    name: "fails-one-machine-twice",
    env: env({ NARWHAL_NODE_2_SSH: "root@gpu-a" }),
    hosts: { "gpu-a": gpuHost("gpu-a", FIRST), "root@gpu-a": gpuHost("gpu-a", FIRST) },
  },
  {
    name: "fails-rdma-devices",
    env: env({
      NARWHAL_TRANSFER_TRANSPORT: "ucx_rdma",
      NARWHAL_TRANSFER_NET_DEVICES: "mlx5_0:1",
      NARWHAL_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
    }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST, {
        files: {
          "/dev/infiniband/uverbs0": "a file",
          "/sys/class/infiniband/mlx5_0/ports/1/state": "1: DOWN\n",
        },
      }),
      "gpu-b": gpuHost("gpu-b", SECOND, {
        files: { "/sys/class/infiniband/mlx5_9/ports/1/state": "4: ACTIVE\n" },
      }),
    },
  },
];

/** What was observed everywhere, and does not go together. */
const POLICY: readonly FleetCase[] = [
  {
    name: "fails-replicas-unlike",
    env: env({ NARWHAL_NODE_2_ENGINE_IMAGE: OTHER_IMAGE.id, NARWHAL_NODE_2_BLOCK_SIZE: "64" }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST),
      "gpu-b": gpuHost("gpu-b", SECOND, {
        accelerators: h200(4),
        images: [OTHER_IMAGE],
        model: { ...DENSE, rope_theta: 500_000 },
      }),
    },
  },
  {
    name: "fails-gpu-lists",
    env: env({ NARWHAL_NODE_1_GPU_IDS: "0,7", NARWHAL_NODE_2_GPU_IDS: "GPU-00000000" }),
    hosts: { "gpu-a": gpuHost("gpu-a", FIRST), "gpu-b": gpuHost("gpu-b", SECOND) },
  },
  {
    name: "fails-model-and-overrides",
    env: env({
      NARWHAL_ENGINE_ARGS: '["--max-model-len", "262144", "--no-trust-remote-code"]',
      NARWHAL_MODEL_CONFIG_SHA256: "c".repeat(64),
    }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST, { accelerators: h200(3), model: withCustomCode() }),
      "gpu-b": gpuHost("gpu-b", SECOND, { accelerators: h200(3), model: withCustomCode() }),
    },
  },
  {
    name: "fails-addresses",
    env: env({ NARWHAL_NODE_2_IP: "10.20.0.99" }),
    hosts: {
      "gpu-a": gpuHost("gpu-a", `${FIRST} 10.30.0.11/24`),
      "gpu-b": gpuHost("gpu-b", SECOND),
    },
  },
  {
    name: "fails-one-address-twice",
    env: env(),
    hosts: { "gpu-a": gpuHost("gpu-a", FIRST), "gpu-b": gpuHost("gpu-b", FIRST) },
  },
];

/** Replicas that are not the same, or cannot be read. */
const CHECKPOINT: readonly FleetCase[] = [
  {
    name: "fails-checkpoint-differs",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST),
      "gpu-b": gpuHost("gpu-b", SECOND, {
        files: { [`${MODEL_DIR}/model.safetensors`]: safetensors("Weights!") },
      }),
    },
  },
  {
    name: "fails-checkpoint-entries",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST, {
        files: {
          [`${MODEL_DIR}/lost.safetensors`]: { kind: "link", target: "../blobs/gone" },
          [`${MODEL_DIR}/sub`]: { kind: "link", target: "/models" },
        },
      }),
      "gpu-b": gpuHost("gpu-b", SECOND, { files: { [`${MODEL_DIR}/socket`]: { kind: "socket" } } }),
    },
  },
  {
    name: "fails-checkpoint-incomplete",
    env: env(),
    hosts: {
      "gpu-a": gpuHost("gpu-a", FIRST, {
        files: {
          [`${MODEL_DIR}/model.safetensors`]:
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n",
        },
      }),
      "gpu-b": gpuHost("gpu-b", SECOND, {
        files: {
          [`${MODEL_DIR}/model.safetensors.index.json`]:
            '{"weight_map": {"a": "model-00001-of-00002.safetensors", "b": "model-00002-of-00002.safetensors"}}',
          [`${MODEL_DIR}/model-00001-of-00002.safetensors`]: safetensors("weights!").slice(0, -1),
        },
      }),
    },
  },
  {
    name: "fails-checkpoint-unreadable",
    env: env(),
    hosts: {
      "gpu-a": withHashFaults(gpuHost("gpu-a", FIRST), [
        { kind: "changed", path: "model.safetensors", message: "its size changed from 7 to 9 bytes" },
        { kind: "not-utf8", path: "caf\\xe9", message: "not valid UTF-8" },
      ]),
      "gpu-b": withHashFaults(gpuHost("gpu-b", SECOND), [
        { kind: "unreadable", path: "model.safetensors", message: "Input/output error" },
        { kind: "stalled", path: "model.safetensors", message: "no byte for 60 s" },
      ]),
    },
  },
];

export const FAILING_FLEETS: readonly FleetCase[] = [
  ...OBSERVATION,
  ...POLICY,
  ...CHECKPOINT,
  {
    name: "fails-inputs",
    env: env({ NARWHAL_NODE_2_SSH: "", NARWHAL_NODE_1_ENGINE_PORT: "8100", NARWHAL_MODEL_DIR: "models/m" }),
    hosts: {},
  },
];

function withCustomCode(): object {
  return { ...DENSE, auto_map: { AutoConfig: "configuration_m.MConfig" } };
}
