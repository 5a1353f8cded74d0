import {
  simulatedCheckpoint,
  type SimulatedHost,
  simulatedHost,
  type VirtualTree,
} from "../../packages/core/src/testing/index.js";

/** What a change of the fleet does to it; both records of the benchmark are alike beside that. */
export interface FleetState {
  readonly driver: string;
  readonly torch: string;
  readonly blockSize: number;
  /** Text of one file of the checkpoint. */
  readonly template: string;
}

export const BEFORE: FleetState = { driver: "580.95.05", torch: "2.12.0", blockSize: 128, template: "old" };
export const AFTER: FleetState = { driver: "590.1", torch: "2.13.0", blockSize: 64, template: "new" };

const ENGINES_A_HOST = 2;

/** So many GPU hosts with two engines of four GPUs each, by alias. */
export function fleetHosts(engines: number, state: FleetState): Record<string, SimulatedHost> {
  const files: VirtualTree = {
    ...simulatedCheckpoint("/models/bench", { shardBytes: 4 << 10 }),
    "/models/bench/chat_template.jinja": state.template,
    "/var/lib/narwhal": { kind: "directory" },
  };
  const hosts = Array.from({ length: Math.ceil(engines / ENGINES_A_HOST) }, (_, index) => {
    const hostname = `gpu-${index + 1}`;
    const host = simulatedHost({
      hostname,
      accelerators: {
        vendor: "nvidia",
        product: "NVIDIA H200",
        count: 8,
        memoryMiB: 143_771,
        computeCapability: "9.0",
        driver: state.driver,
      },
      images: [
        {
          id: `sha256:${"b".repeat(64)}`,
          environment: { VLLM_USAGE_SOURCE: "production-docker-image" },
          packages: { vllm: "0.29.0", torch: state.torch, nixl: "1.2.0" },
        },
      ],
      interfaces: [{ name: "fabric0", addresses: [`10.${20 + (index >> 8)}.${index & 0xff}.1/8`] }],
      files,
    });
    return [hostname, host] as const;
  });
  return Object.fromEntries(hosts);
}

/** The `.env` fields that describe them. */
export function fleetEnvironment(engines: number, state: FleetState): Record<string, string> {
  const own = Array.from({ length: engines }, (_, index) => {
    const node = `NARWHAL_NODE_${index + 1}`;
    const [host, place] = [Math.floor(index / ENGINES_A_HOST) + 1, index % ENGINES_A_HOST];
    return {
      [`${node}_SSH`]: `gpu-${host}`,
      [`${node}_GPU_IDS`]: place === 0 ? "0,1,2,3" : "4,5,6,7",
      [`${node}_ENGINE_PORT`]: String(8000 + place),
      [`${node}_ATTEST_PORT`]: String(8100 + place),
      [`${node}_NIXL_SIDE_CHANNEL_PORT`]: String(5600 + place),
      [`${node}_UCX_TCP_PORT_RANGE`]: place === 0 ? "30000-30999" : "31000-31999",
    };
  });
  return {
    ...Object.assign({}, ...own),
    NARWHAL_ENGINE_IMAGE: `sha256:${"b".repeat(64)}`,
    NARWHAL_ENGINE_MODEL_NAME: "bench",
    NARWHAL_MODEL_DIR: "/models/bench",
    NARWHAL_RUN_DIR: "/var/lib/narwhal",
    NARWHAL_FABRIC_INTERFACE: "fabric0",
    NARWHAL_BLOCK_SIZE: String(state.blockSize),
    NARWHAL_DEPLOYMENT_REVISION: "c".repeat(40),
  };
}
