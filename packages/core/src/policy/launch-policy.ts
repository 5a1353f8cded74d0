import type { Json } from "../canonical.js";

/** What decided one setting. @public */
export interface Because {
  readonly value: Json;
  /**
   * `observation`: read on the host; `field`: the operator's `.env`; `default`: a documented default; `rule`:
   * enforced by a requirement.
   */
  readonly origin: "observation" | "field" | "default" | "rule";
  /** The variable, default or rule by name, or what was observed. */
  readonly source: string;
  /** The evidence: file, field and value each. */
  readonly evidence?: readonly { readonly file: string; readonly field: string; readonly value: Json }[];
}

/** How one engine must run. Field names follow `engine-launch.local.json`. @public */
export interface EnginePolicy {
  readonly role: string;
  readonly number: number;
  readonly pool: "prefill" | "decode";
  readonly address: string;
  readonly url: string;
  readonly attestationUrl: string;
  readonly imageId: string;
  readonly modelConfigSha256: string;
  readonly accelerator: string;
  readonly gpuIds: readonly string[];
  readonly tensorParallelSize: number;
  readonly gpuVisibilityEnv: string;
  readonly acceleratorDevices: readonly string[];
  readonly transfer: {
    readonly transport: "ucx_tcp" | "ucx_rdma";
    /** Comma-separated. */
    readonly netDevices: string;
    readonly devices: readonly string[];
    readonly gpuTls: string;
  };
  readonly expectedPackages: Readonly<Record<string, string>>;
  readonly modelDtype: "bfloat16" | "float16";
  readonly kvCacheDtype: string;
  readonly blockSize: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly extraArgs: readonly string[];
  readonly requiresTrustRemoteCode: boolean;
  readonly requiresDsConvStateLayout: boolean;
  /** The model's own context limit in tokens, not capped; null where unknown. */
  readonly maxModelLen: number | null;
  /** By setting, such as `tensor_parallel_size` or `environment.VLLM_SSM_CONV_STATE_LAYOUT`. */
  readonly because: Readonly<Record<string, Because>>;
}

/** How the fleet must run. @public */
export interface LaunchPolicy {
  /** In numeric order. */
  readonly engines: readonly EnginePolicy[];
  readonly hardware: {
    readonly accelerator: string;
    readonly acceleratorsPerEngine: number;
    readonly tensorParallel: number;
  };
  /** Seconds. */
  readonly slo: { readonly ttftS: number; readonly tpotS: number };
}
