import type { JsonObject } from "../../src/canonical.js";
import { sha256 } from "../../src/canonical.js";
import { Findings } from "../../src/errors/findings.js";
import type { EngineInputs, Inputs } from "../../src/inputs/inputs.js";
import type {
  EngineObservation,
  Gpu,
  ImageFacts,
  InterfaceFacts,
  ModelMetadata,
} from "../../src/observation/observation.js";
import { derivePolicy } from "../../src/policy/derive-policy.js";
import type { LaunchPolicy } from "../../src/policy/launch-policy.js";

export const IMAGE_ID = `sha256:${"1".repeat(64)}`;

/** A dense checkpoint that demands nothing. */
export const DENSE: JsonObject = {
  architectures: ["LlamaForCausalLM"],
  model_type: "llama",
  max_position_embeddings: 131_072,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  intermediate_size: 14_336,
  torch_dtype: "bfloat16",
};

/** A hybrid one with gated delta net layers and custom code. */
export const HYBRID: JsonObject = {
  architectures: ["Qwen3NextForCausalLM"],
  model_type: "qwen3_next",
  auto_map: { AutoConfig: "configuration_x.XConfig" },
  full_attention_interval: 4,
  linear_conv_kernel_dim: 4,
  linear_num_key_heads: 16,
  linear_num_value_heads: 32,
  max_position_embeddings: 262_144,
  num_attention_heads: 16,
  num_key_value_heads: 2,
  torch_dtype: "bfloat16",
};

export function metadata(config: JsonObject, rest: Partial<ModelMetadata> = {}): ModelMetadata {
  return { configSha256: sha256(JSON.stringify(config)), config, processors: {}, ...rest };
}

export function gpu(index: number, rest: Partial<Gpu> = {}): Gpu {
  return {
    index,
    name: "NVIDIA H200",
    uuid: `GPU-0000000${index}-aaaa-bbbb-cccc-dddddddddddd`,
    device: `/dev/nvidia${index}`,
    architecture: "9.0",
    ...rest,
  };
}

export function gpus(count: number, rest: Partial<Gpu> = {}): Gpu[] {
  return Array.from({ length: count }, (_, index) => gpu(index, rest));
}

export function engineInputs(number: number, rest: Partial<EngineInputs> = {}): EngineInputs {
  return {
    number,
    role: `engine-${number}`,
    destination: `host-${number}`,
    image: IMAGE_ID,
    modelDir: "/models/m",
    runDir: "/run/narwhal",
    fabricInterface: "fabric0",
    enginePort: 8000 + number,
    attestPort: 8100 + number,
    sideChannelPort: 8200 + number,
    ucxTcpPortRange: { low: 20_000 + number * 100, high: 20_099 + number * 100 },
    from: {},
    ...rest,
  };
}

export function image(rest: Partial<ImageFacts> = {}): ImageFacts {
  return {
    id: IMAGE_ID,
    repoDigests: [],
    os: "linux",
    architecture: "amd64",
    layers: [`sha256:${"2".repeat(64)}`],
    environment: { PATH: "/usr/bin", VLLM_USAGE_SOURCE: "production-docker-image" },
    packages: { vllm: "0.29.0", nixl: "1.2.0", torch: "2.12.0" },
    ...rest,
  };
}

export function fabric(addresses: readonly string[]): InterfaceFacts {
  return {
    name: "fabric0",
    altnames: [],
    mtu: 9000,
    addresses: addresses.map((address) => ({
      address,
      family: address.includes(":") ? ("inet6" as const) : ("inet" as const),
      prefixLength: 24,
      scope: "global",
    })),
    candidates: addresses,
  };
}

export function observation(number: number, rest: Partial<EngineObservation> = {}): EngineObservation {
  return {
    role: `engine-${number}`,
    hostId: `node-${number}`,
    host: {
      hostname: `host-${number}`,
      machineId: `${number}`.repeat(32),
      kernel: "6.8.0",
      user: "narwhal",
      uid: 1000,
      python: "3.12.3",
    },
    accelerators: {
      vendor: "nvidia",
      runtime: "cuda",
      visibilityEnv: "CUDA_VISIBLE_DEVICES",
      gpuTls: "cuda",
      gpus: gpus(2),
      commonDevices: ["/dev/nvidiactl", "/dev/nvidia-uvm"],
    },
    image: image(),
    model: metadata(DENSE),
    interface: fabric([`10.0.0.${number}`]),
    runDir: "/run/narwhal",
    ...rest,
  };
}

export function fleetInputs(engines: readonly EngineInputs[], rest: Partial<Inputs> = {}): Inputs {
  return {
    engines,
    routerDestination: engines[0]?.destination ?? "host-1",
    modelName: "served-model",
    paths: {
      hosts: "config/hosts.local.json",
      knownHosts: "config/ssh.known_hosts",
      launch: "config/engine-launch.local.json",
      sources: "config/engine-launch.sources.json",
      fleet: "config/fleet.json",
      deploymentEnv: "config/deployment.env",
    },
    knownHostsNamed: false,
    transport: "auto",
    engineKeySet: false,
    passwords: {},
    secrets: [],
    ...rest,
  };
}

/** An engine as asked for and as seen; both parts may be changed. */
export interface Case {
  readonly asked?: Partial<EngineInputs>;
  readonly seen?: Partial<EngineObservation>;
}

/** Derives a policy for engines 1, 2, … and gives it with everything that was found. */
export function derive(
  cases: readonly Case[],
  rest: Partial<Inputs> = {},
  findings = new Findings(),
): { policy: LaunchPolicy | undefined; findings: Findings; codes: string[] } {
  const inputs = fleetInputs(
    cases.map((each, index) => engineInputs(index + 1, each.asked)),
    rest,
  );
  const observations = new Map(
    cases.map((each, index) => [`engine-${index + 1}`, observation(index + 1, each.seen)]),
  );
  const policy = derivePolicy({ inputs, observations, findings });
  return { policy, findings, codes: [...findings.errors, ...findings.warnings].map(({ code }) => code) };
}

/** Two engines of one kind. */
export function pair(each: Case): readonly Case[] {
  return [each, each];
}
