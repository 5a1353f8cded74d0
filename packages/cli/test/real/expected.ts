/** What the tests say of one engine; the rest is the same for all of them. */
interface ExpectedEngine {
  readonly number: number;
  readonly accelerator: string;
  readonly gpuIds: readonly string[];
  readonly devices: readonly string[];
  readonly address: string;
  readonly port?: number;
  readonly attestPort?: number;
  readonly transfer?: {
    readonly transport: string;
    readonly net_devices: string;
    readonly devices: readonly string[];
  };
  readonly runtime?: "cuda" | "rocm";
}

interface ExpectedHost {
  readonly id: string;
  readonly ssh_env: string;
  readonly password_env: string | null;
  readonly roles: readonly string[];
}

/** What discovery should establish, written down by hand from the facts that the hosts were built with. */
export interface Expected {
  readonly out: string;
  readonly hosts: readonly ExpectedHost[];
  readonly engines: readonly ExpectedEngine[];
  readonly imageId: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The four JSON files, byte for byte. */
export function expectedFiles({ out, hosts, engines, environment }: Expected): Record<string, string> {
  const [first] = engines;
  return {
    "config/hosts.local.json": json({ hosts }),
    "config/engine-launch.local.json": json({
      schema: "narwhal.engine-launch",
      schema_version: 1,
      engines: Object.fromEntries(
        engines.map((engine) => [`engine-${engine.number}`, launchOf(engine, out, environment)]),
      ),
    }),
    "config/fleet.json": json({
      schema: "narwhal.fleet",
      schema_version: 1,
      model: "hybrid-small",
      hardware: {
        accelerator: first?.accelerator,
        accelerators_per_engine: first?.gpuIds.length,
        tensor_parallel: first?.gpuIds.length,
      },
      engines: engines.map(({ number }, index) => ({
        iid: `n${number}`,
        url: `\${NARWHAL_NODE_${number}_URL}`,
        attestation_url: `\${NARWHAL_NODE_${number}_ATTESTATION_URL}`,
        role: index === 0 ? "prefill" : "decode",
      })),
      slo: { ttft_s: 10, tpot_s: 0.125 },
      controller: { min_prefill: 1, min_decode: 1, thresholds: { expand: 1, shrink: 0.5 } },
      profiles: { path: "runs/profiles.json" },
    }),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const POLICY = "workstation .env and documented discovery defaults";

function launchOf(engine: ExpectedEngine, out: string, environment: Expected["environment"]): unknown {
  const inspection = `${out}/engine-${engine.number}.json`;
  const { runtime = "cuda", transfer } = engine;
  return {
    accelerator: engine.accelerator,
    gpu_ids: engine.gpuIds,
    tensor_parallel_size: engine.gpuIds.length,
    gpu_visibility_env: runtime === "cuda" ? "CUDA_VISIBLE_DEVICES" : "ROCR_VISIBLE_DEVICES",
    accelerator_devices: engine.devices,
    network_mode: "host",
    transfer: {
      ...(transfer ?? { transport: "ucx_tcp", net_devices: "fabric0", devices: [] }),
      gpu_tls: runtime,
    },
    sources: { allocation: inspection, devices: inspection, transfer: POLICY, runtime: inspection },
    runtime: {
      expected_packages: { vllm: "0.29.0", nixl: "1.2.0", torch: "2.12.0" },
      model_dtype: "bfloat16",
      kv_cache_dtype: "auto",
      block_size: 128,
      environment,
      extra_args: [
        "--max-model-len",
        "16384",
        "--max-num-seqs",
        "8",
        "--gpu-memory-utilization",
        "0.9",
        "--enforce-eager",
      ],
    },
  };
}

/** The variables of `deployment.env`. */
export function expectedDeployment({ out, engines, imageId }: Expected, configSha256: string) {
  const shared = {
    NARWHAL_DISCOVERY: out,
    NARWHAL_HOSTS: "config/hosts.local.json",
    NARWHAL_FLEET: "config/fleet.json",
    NARWHAL_LAUNCH_CONFIG: "config/engine-launch.local.json",
    NARWHAL_SSH_KNOWN_HOSTS: "config/ssh.known_hosts",
  };
  const perEngine = engines.flatMap(({ number, address, port = 8000, attestPort = 8100 }) => {
    const host = address.includes(":") ? `[${address}]` : address;
    const field = (name: string): string => `NARWHAL_NODE_${number}_${name}`;
    return [
      [field("IP"), address],
      [field("URL"), `http://${host}:${port}`],
      [field("ATTESTATION_URL"), `http://${host}:${attestPort}/v1/attestation`],
      [field("ENGINE_IMAGE"), imageId],
      [field("MODEL_CONFIG_SHA256"), configSha256],
    ];
  });
  return { ...shared, ...Object.fromEntries(perEngine) } as Record<string, string>;
}
