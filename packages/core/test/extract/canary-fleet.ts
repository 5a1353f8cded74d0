import { discover } from "../../src/discover.js";
import type { RecordFile } from "../../src/extract/record-file.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { memoryFileStore } from "../../src/testing/memory-file-store.js";
import { replayTransport } from "../../src/testing/replay-transport.js";
import { simulatedCheckpoint } from "../../src/testing/simulated-checkpoint.js";
import { type SimulatedHost, simulatedHost } from "../../src/testing/simulated-host.js";
import { hexOf } from "../../src/testing/simulated-nvidia.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import type { Transcript } from "../../src/access/transcript.js";
import type { Transport } from "../../src/access/transport.js";
import type { VirtualTree } from "../../src/testing/virtual-files.js";

export const OUT = "runs/discovery/canary";
const MODEL_DIR = "/home/canaryuser/canary-project/models/canary-llm";

/** Everything private of the fleet: none of it may stand in an extract. */
export const CANARIES = [
  "canary-gpu-a",
  "canary-gpu-b",
  "canarygate",
  "canary.example.org",
  "canaryuser",
  "canarylogin",
  "canary-project",
  "canary-llm",
  "canary.registry.example",
  "canaryteam",
  "10.87.65",
  "10-87-65",
  "203.9.8.7",
  "2a0f:ca11",
  "fdca:11:",
  "CanaryPassword",
  "hf_canary",
  "canary-key-4711",
  "SHA256:CanaryFingerprint",
  "c0ffee",
];

export const canaryEnvironment: Readonly<Record<string, string>> = {
  NARWHAL_ENGINE_IMAGE: `canary.registry.example:5000/canaryteam/vllm@sha256:${hexOf("digest", 64)}`,
  NARWHAL_ENGINE_MODEL_NAME: "served-model",
  NARWHAL_MODEL_DIR: MODEL_DIR,
  NARWHAL_RUN_DIR: "/home/canaryuser/run",
  NARWHAL_FABRIC_INTERFACE: "fabric0",
  NARWHAL_ENGINE_PORT: "8000",
  NARWHAL_ATTEST_PORT: "8100",
  NARWHAL_NIXL_SIDE_CHANNEL_PORT: "5600",
  NARWHAL_UCX_TCP_PORT_RANGE: "30000-30999",
  NARWHAL_NODE_1_SSH: "canarylogin@canary-gpu-a.canary.example.org",
  NARWHAL_NODE_2_SSH: "canary-gpu-b",
  NARWHAL_NODE_2_IP: "10.87.65.12",
  NARWHAL_NODE_2_SSH_PASSWORD: "CanaryPassword'1 ü",
  NARWHAL_ROUTER_SSH: "ssh://canarylogin@canarygate:2222",
  NARWHAL_ENGINE_KEY: "canary-key-4711",
};

/** The checkpoint, with a `config.json` that tells where it was made. */
export function canaryCheckpoint(directory: string): VirtualTree {
  const plain = simulatedCheckpoint(directory, { shardBytes: 1024 });
  const text = plain[`${directory}/config.json`];
  if (typeof text !== "string") throw new TypeError("the simulated checkpoint has its config.json as text");
  const config = JSON.parse(text) as object;
  const named = { _name_or_path: `${directory}/v2`, ...config };
  return { ...plain, [`${directory}/config.json`]: `${JSON.stringify(named, null, 2)}\n` };
}

function canaryHost(letter: "a" | "b", addresses: readonly string[]): SimulatedHost {
  return simulatedHost({
    hostname: `canary-gpu-${letter}`,
    machineId: `c0ffee${hexOf(letter, 26)}`,
    bootId: `c0ffee00-0000-4000-8000-${hexOf(letter, 12)}`,
    user: "canaryuser",
    uid: 1000,
    accelerators: {
      vendor: "nvidia",
      product: "NVIDIA H200",
      count: 2,
      memoryMiB: 143_771,
      computeCapability: "9.0",
      driver: "580.95.05",
    },
    images: [
      {
        id: `sha256:${hexOf("image", 64)}`,
        repoDigests: [`canary.registry.example:5000/canaryteam/vllm@sha256:${hexOf("digest", 64)}`],
        environment: {
          PATH: "/usr/bin",
          HF_TOKEN: "hf_canarytokencanarytoken",
          VLLM_HOST_CACHE: "/home/canaryuser/canary-project/cache",
          NCCL_VERSION: "2.27.3.1",
        },
        packages: { vllm: "0.29.0", torch: "2.12.0+cu130", nixl: "1.2.0", "nvidia-cudnn-cu13": "9.10.2.21" },
      },
    ],
    interfaces: [
      { name: "lo", addresses: ["127.0.0.1/8", "::1/128"] },
      { name: "fabric0", addresses },
    ],
    files: {
      "/home/canaryuser/run": { kind: "directory", mode: 0o700 },
      ...canaryCheckpoint(MODEL_DIR),
    },
  });
}

/** A fleet that shows something private wherever it can. */
export function canaryTransport(): Transport {
  return simulatedTransport({
    [canaryEnvironment["NARWHAL_NODE_1_SSH"] ?? ""]: canaryHost("a", ["10.87.65.11/24", "fe80::ca11/64"]),
    "canary-gpu-b": canaryHost("b", [
      "10.87.65.12/24",
      "2a0f:ca11::12/64",
      "fdca:11::12/64",
      "fe80::ca12/64",
    ]),
    [canaryEnvironment["NARWHAL_ROUTER_SSH"] ?? ""]: simulatedHost({
      hostname: "canarygate",
      user: "canarylogin",
    }),
  });
}

/** Discovers a fleet, and gives every file that was written, by path. */
export async function written(
  environment: Readonly<Record<string, string>>,
  transport: Transport,
): Promise<Readonly<Record<string, string>>> {
  const store = memoryFileStore();
  await discover({
    environment,
    out: OUT,
    transport: () => transport,
    store,
    runtime: nodeRuntime,
    signal: new AbortController().signal,
    version: "0.0.0",
  });
  return store.files();
}

/** The files of the record among those that were written. */
export function recordOf(files: Readonly<Record<string, string>>): RecordFile[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`${OUT}/`))
    .map(([path, text]) => ({ path: path.slice(OUT.length + 1), text }));
}

/** Hosts that answer as a record says. */
export function replaying(files: readonly RecordFile[], checkpoint: VirtualTree): Transport {
  const hosts = new Map<string, Transcript[]>();
  for (const { path, text } of files) {
    const host = /^transcripts\/([^/]+)\//.exec(path)?.[1];
    if (host !== undefined) hosts.set(host, [...(hosts.get(host) ?? []), JSON.parse(text) as Transcript]);
  }
  const recordings = [...hosts].map(
    ([host, transcripts]) => [host, { transcripts, files: checkpoint }] as const,
  );
  return replayTransport(Object.fromEntries(recordings));
}
