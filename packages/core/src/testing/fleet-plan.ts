import { hexOf } from "./simulated-nvidia.js";
import { simulatedCheckpoint } from "./simulated-checkpoint.js";
import { simulatedHost, type SimulatedHost } from "./simulated-host.js";
import type { SimulatedImage } from "./simulated-docker.js";
import type { FleetFault } from "./fleet-faults.js";

const MODEL_DIR = "/models/hybrid-demo";
const RUN_DIR = "/var/lib/narwhal";
const FABRIC = "fabric0";
const GPUS = 8;

const IMAGE: SimulatedImage = {
  id: `sha256:${hexOf("image of the demonstration", 64)}`,
  repoDigests: [`registry.example/vllm-openai@sha256:${hexOf("digest of the demonstration", 64)}`],
  environment: {
    PATH: "/usr/local/cuda/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    LD_LIBRARY_PATH: "/usr/local/cuda/lib64",
    NVIDIA_VISIBLE_DEVICES: "all",
    VLLM_USAGE_SOURCE: "production-docker-image",
  },
  packages: { vllm: "0.29.0", torch: "2.12.0+cu130", nixl: "1.2.0", "nixl-cu13": "1.2.0", numpy: "2.3.1" },
};

/** The hosts of the demonstration, by SSH alias. */
export function fleetHosts(fault: FleetFault | undefined): Readonly<Record<string, SimulatedHost>> {
  return {
    "gpu-a": gpuHost("gpu-a", 11, undefined),
    "gpu-b": gpuHost("gpu-b", 12, fault),
    "router-a": simulatedHost({
      hostname: "router-a",
      interfaces: [{ name: FABRIC, addresses: ["10.20.0.2/24"] }],
    }),
  };
}

/** The `.env` fields of the demonstration: engines 1 and 2 on the first host, 3 and 4 on the second. */
export function fleetEnvironment(fault: FleetFault | undefined): Record<string, string> {
  const env: Record<string, string> = {
    NARWHAL_ENGINE_IMAGE: IMAGE.repoDigests?.[0] ?? IMAGE.id,
    NARWHAL_ENGINE_MODEL_NAME: "hybrid-demo",
    NARWHAL_MODEL_DIR: MODEL_DIR,
    NARWHAL_RUN_DIR: RUN_DIR,
    NARWHAL_FABRIC_INTERFACE: FABRIC,
    NARWHAL_DEPLOYMENT_REVISION: hexOf("revision of the demonstration", 40),
    NARWHAL_ROUTER_SSH: "router-a",
  };
  for (const engine of [1, 2, 3, 4]) {
    const second = engine % 2 === 0;
    const field = (name: string): string => `NARWHAL_NODE_${engine}_${name}`;
    env[field("SSH")] = engine <= 2 ? "gpu-a" : "gpu-b";
    env[field("GPU_IDS")] = second ? "4,5,6,7" : "0,1,2,3";
    env[field("ENGINE_PORT")] = second ? "8001" : "8000";
    env[field("ATTEST_PORT")] = second ? "8101" : "8100";
    env[field("NIXL_SIDE_CHANNEL_PORT")] = second ? "5601" : "5600";
    env[field("UCX_TCP_PORT_RANGE")] = second ? "31000-31999" : "30000-30999";
  }
  if (fault === "gpu-overlap") env["NARWHAL_NODE_2_GPU_IDS"] = "3,4,5,6";
  return env;
}

function gpuHost(hostname: string, address: number, fault: FleetFault | undefined): SimulatedHost {
  const checkpoint = simulatedCheckpoint(MODEL_DIR, fault === "differing-shard" ? { damagedShard: 2 } : {});
  return simulatedHost({
    hostname,
    accelerators: {
      vendor: "nvidia",
      product: "NVIDIA H200",
      count: GPUS,
      memoryMiB: 143_771,
      computeCapability: "9.0",
      driver: "580.95.05",
    },
    images: [IMAGE],
    interfaces: [
      { name: "lo", addresses: ["127.0.0.1/8", "::1/128"] },
      { name: FABRIC, addresses: [`10.20.0.${address}/24`, `fe80::5eff:fe00:${address}/64`] },
    ],
    files: { [RUN_DIR]: { kind: "directory", mode: 0o700 }, ...checkpoint },
    delays: { "nvidia-smi": 300, "docker run": 400 },
    faults: fault === "hung-probe" ? { "nvidia-smi": { kind: "hung" } } : {},
  });
}
