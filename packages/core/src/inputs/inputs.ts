import type { Secret } from "../secret.js";

/** `engine-<n>`. @public */
export type EngineRole = `engine-${number}`;
/** @public */
export type Role = EngineRole | "router";

/** Names and values of an environment: of `.env`, of the process, or of both folded together. @public */
export type Environment = Readonly<Record<string, string>>;

/** What the operator asked of one engine, per-node overrides folded in. @public */
export interface EngineInputs {
  readonly number: number;
  readonly role: EngineRole;
  readonly destination: string;
  /** `sha256:<64 hex>` or `<name>@sha256:<64 hex>`. */
  readonly image: string;
  readonly modelDir: string;
  readonly runDir: string;
  readonly fabricInterface: string;
  readonly enginePort: number;
  readonly attestPort: number;
  readonly sideChannelPort: number;
  readonly ucxTcpPortRange: { readonly low: number; readonly high: number };
  readonly ip?: string;
  readonly url?: string;
  readonly attestationUrl?: string;
  readonly modelConfigSha256?: string;
  readonly gpuIds?: readonly string[];
  readonly tensorParallelSize?: number;
  readonly modelDtype?: "bfloat16" | "float16";
  readonly blockSize?: number;
  readonly engineArgs?: readonly string[];
  readonly engineEnv?: Readonly<Record<string, string>>;
  readonly transferTransport?: "ucx_tcp" | "ucx_rdma";
  readonly transferNetDevices?: readonly string[];
  readonly transferDevices?: readonly string[];
  /** The variable that each value came from, such as `NARWHAL_NODE_1_ENGINE_PORT`, by its field's short name (`ENGINE_PORT`). */
  readonly from: Readonly<Record<string, string>>;
}

/** The six files under `config/`, as the operator named them or by default. @public */
export interface ConfigPaths {
  readonly hosts: string;
  readonly knownHosts: string;
  readonly launch: string;
  readonly sources: string;
  readonly fleet: string;
  readonly deploymentEnv: string;
}

/** The operator's inputs, every value checked. @public */
export interface Inputs {
  /** In numeric order; at least two. */
  readonly engines: readonly EngineInputs[];
  readonly routerDestination: string;
  readonly modelName: string;
  readonly paths: ConfigPaths;
  /** True where `NARWHAL_SSH_KNOWN_HOSTS` was set. */
  readonly knownHostsNamed: boolean;
  readonly deploymentRevision?: string;
  readonly modelRepoId?: string;
  readonly modelRevision?: string;
  readonly transport: string;
  readonly ttftS?: number;
  readonly tpotS?: number;
  /** `NARWHAL_ENGINE_KEY` is set; its value goes nowhere. */
  readonly engineKeySet: boolean;
  /** By variable name. */
  readonly passwords: Readonly<Record<string, Secret>>;
  /** Every secret value of the environment, for redaction. */
  readonly secrets: readonly Secret[];
}

/** One physical host and who plays which role there. @public */
export interface HostPlan {
  readonly id: string;
  readonly destination: string;
  readonly sshEnv: string;
  readonly passwordEnv: string | null;
  /** Engines in numeric order, then the router. */
  readonly roles: readonly Role[];
}

/** Hosts in the order of their first engine; a host for the router alone comes last. @public */
export type Inventory = readonly HostPlan[];
