import {
  simulatedCheckpoint,
  type SimulatedHost,
  simulatedHost,
} from "../packages/core/src/testing/index.js";

/** What the tools of a real host take, in milliseconds. */
const TOOL_TIME = { "nvidia-smi": 1000, "docker run": 700 };

const IMAGE = {
  id: `sha256:${"b".repeat(64)}`,
  environment: { VLLM_USAGE_SOURCE: "production-docker-image" },
  packages: { vllm: "0.29.0", torch: "2.12.0", nixl: "1.2.0" },
};

/** So many alike GPU hosts with one engine each, by alias. */
export function benchHosts(count: number, toolTime: boolean): Record<string, SimulatedHost> {
  const files = {
    ...simulatedCheckpoint("/models/bench", { shardBytes: 64 << 10 }),
    "/var/lib/narwhal": { kind: "directory" } as const,
  };
  const hosts = Array.from({ length: count }, (_, index) => {
    const host = simulatedHost({
      hostname: alias(index + 1),
      accelerators: {
        vendor: "nvidia",
        product: "NVIDIA H200",
        count: 8,
        memoryMiB: 143_771,
        computeCapability: "9.0",
        driver: "580.95.05",
      },
      images: [IMAGE],
      interfaces: [{ name: "fabric0", addresses: [`10.20.0.${index + 1}/24`] }],
      files,
      delays: toolTime ? TOOL_TIME : {},
    });
    return [alias(index + 1), host] as const;
  });
  return Object.fromEntries(hosts);
}

/** The `.env` fields that describe them. */
export function benchEnvironment(count: number): Record<string, string> {
  const destinations = Array.from({ length: count }, (_, index) => [
    `NARWHAL_NODE_${index + 1}_SSH`,
    alias(index + 1),
  ]);
  return {
    ...Object.fromEntries(destinations),
    NARWHAL_ENGINE_IMAGE: IMAGE.id,
    NARWHAL_ENGINE_MODEL_NAME: "bench",
    NARWHAL_MODEL_DIR: "/models/bench",
    NARWHAL_RUN_DIR: "/var/lib/narwhal",
    NARWHAL_FABRIC_INTERFACE: "fabric0",
    NARWHAL_ENGINE_PORT: "8000",
    NARWHAL_ATTEST_PORT: "8100",
    NARWHAL_NIXL_SIDE_CHANNEL_PORT: "5600",
    NARWHAL_UCX_TCP_PORT_RANGE: "30000-30999",
    NARWHAL_DEPLOYMENT_REVISION: "c".repeat(40),
  };
}

function alias(number: number): string {
  return `gpu-${number}`;
}
