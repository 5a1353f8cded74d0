import { ENV_KINDS, type EnvKindName } from "./env-kinds.js";

/**
 * Who a field belongs to: `shared`, `NARWHAL_<name>` only; `node`, `NARWHAL_NODE_<n>_<name>` only; `engine`,
 * either, the node's value winning; `derived`, written to `deployment.env` by discovery and never to `.env`;
 * `tool`, read from the process environment by the command line.
 *
 * @public
 */
export type EnvScope = "shared" | "node" | "engine" | "derived" | "tool";

/** Headings of `.env.example` and of the reference, in their order. @public */
export const ENV_SECTIONS = [
  "Hosts",
  "Image and checkpoint",
  "Network",
  "Launch policy",
  "Transfer",
  "Service levels and keys",
  "Files and record",
  "Outside .env",
] as const;

interface RowLiteral {
  readonly name: string;
  readonly scope: EnvScope;
  readonly required?: true;
  readonly secret?: true;
  readonly kind: EnvKindName;
  readonly section: (typeof ENV_SECTIONS)[number];
  readonly description: string;
  readonly example: string;
  readonly default?: string;
}

const HEX64 = "3f0c1d2e4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0";

const ROWS = [
  {
    name: "SSH",
    scope: "node",
    required: true,
    kind: "destination",
    section: "Hosts",
    description:
      "Where engine n runs. Setting it makes the engine exist; engines with the same text share one host and one login. An alias takes user, port, identity files and jump hosts from the OpenSSH client configuration.",
    example: "gpu-a",
  },
  {
    name: "SSH_PASSWORD",
    scope: "node",
    secret: true,
    kind: "secret",
    section: "Hosts",
    description:
      "Password for engine n's host, where keys do not serve. Without it the configured identity files and the SSH agent are used.",
    example: "correct horse battery",
  },
  {
    name: "ROUTER_SSH",
    scope: "shared",
    kind: "destination",
    section: "Hosts",
    description: "Where the router runs. Unset: on the host of the lowest-numbered engine.",
    example: "router@203.0.113.10",
  },
  {
    name: "ROUTER_SSH_PASSWORD",
    scope: "shared",
    secret: true,
    kind: "secret",
    section: "Hosts",
    description: "Password for the router's host, where keys do not serve.",
    example: "correct horse battery",
  },
  {
    name: "TRANSPORT",
    scope: "shared",
    kind: "transport",
    section: "Hosts",
    description:
      "How hosts are reached: `auto` chooses for each host; a transport's name is used for all of them.",
    example: "openssh",
    default: "auto",
  },
  {
    name: "ENGINE_IMAGE",
    scope: "engine",
    required: true,
    kind: "image",
    section: "Image and checkpoint",
    description:
      "The pinned engine image, already on the host: its image id, or its name with the registry digest. A tag can move and is refused.",
    example: `sha256:${HEX64}`,
  },
  {
    name: "ENGINE_MODEL_NAME",
    scope: "shared",
    required: true,
    kind: "name",
    section: "Image and checkpoint",
    description: "The model name that the fleet serves.",
    example: "example-model",
  },
  {
    name: "MODEL_DIR",
    scope: "engine",
    required: true,
    kind: "absolute-path",
    section: "Image and checkpoint",
    description: "Directory of the checkpoint on the engine's host. Every file in it is hashed.",
    example: "/srv/models/example-model",
  },
  {
    name: "RUN_DIR",
    scope: "engine",
    required: true,
    kind: "absolute-path",
    section: "Image and checkpoint",
    description: "Existing writable directory on the engine's host for what the engine leaves while it runs.",
    example: "/srv/narwhal/run",
  },
  {
    name: "MODEL_CONFIG_SHA256",
    scope: "engine",
    kind: "sha256",
    section: "Image and checkpoint",
    description: "Pin: the SHA-256 that the checkpoint's config.json must have.",
    example: HEX64,
  },
  {
    name: "MODEL_REPO_ID",
    scope: "shared",
    kind: "repo-id",
    section: "Image and checkpoint",
    description: "Hub repository that the checkpoint was staged from.",
    example: "example-org/example-model",
  },
  {
    name: "MODEL_REVISION",
    scope: "shared",
    kind: "commit",
    section: "Image and checkpoint",
    description: "Full commit SHA of the hub repository that the checkpoint was staged from.",
    example: "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c",
  },
  {
    name: "FABRIC_INTERFACE",
    scope: "engine",
    required: true,
    kind: "interface",
    section: "Network",
    description:
      "Network interface over which engines exchange the KV cache. Its one global address becomes the engine's.",
    example: "fabric0",
  },
  {
    name: "ENGINE_PORT",
    scope: "engine",
    required: true,
    kind: "port",
    section: "Network",
    description: "Port of the engine's HTTP service. All ports of all engines on one host are distinct.",
    example: "8000",
  },
  {
    name: "ATTEST_PORT",
    scope: "engine",
    required: true,
    kind: "port",
    section: "Network",
    description: "Port of the attestation service beside the engine.",
    example: "8100",
  },
  {
    name: "NIXL_SIDE_CHANNEL_PORT",
    scope: "engine",
    required: true,
    kind: "port",
    section: "Network",
    description: "Port of NIXL's side channel, over which engines agree on transfers.",
    example: "5600",
  },
  {
    name: "UCX_TCP_PORT_RANGE",
    scope: "engine",
    required: true,
    kind: "port-range",
    section: "Network",
    description:
      "Ports that UCX may listen on. It holds none of the ports above; engines of one host should have disjoint ranges.",
    example: "21000-21999",
  },
  {
    name: "IP",
    scope: "node",
    kind: "ip",
    section: "Network",
    description: "Fabric address of engine n, needed where the interface has several global addresses.",
    example: "192.0.2.11",
  },
  {
    name: "URL",
    scope: "node",
    kind: "url",
    section: "Network",
    description:
      "URL at which the router reaches engine n. Unset: made of the fabric address and the engine port.",
    example: "http://192.0.2.11:8000",
  },
  {
    name: "ATTESTATION_URL",
    scope: "node",
    kind: "attestation-url",
    section: "Network",
    description:
      "URL of engine n's attestation service. Unset: made of the fabric address and the attestation port.",
    example: "http://192.0.2.11:8100/v1/attestation",
  },
  {
    name: "GPU_IDS",
    scope: "engine",
    kind: "gpu-list",
    section: "Launch policy",
    description:
      "GPUs of the engine. Required, and disjoint, where several engines share a host; unset, an engine gets every GPU of its host.",
    example: "0,1,2,3",
  },
  {
    name: "TENSOR_PARALLEL_SIZE",
    scope: "engine",
    kind: "positive-int",
    section: "Launch policy",
    description: "Tensor parallel size, 1 to the number of the engine's GPUs. Unset: that number.",
    example: "4",
  },
  {
    name: "MODEL_DTYPE",
    scope: "engine",
    kind: "dtype",
    section: "Launch policy",
    description: "Data type of the model. Unset: the model configuration's, else bfloat16.",
    example: "bfloat16",
  },
  {
    name: "BLOCK_SIZE",
    scope: "engine",
    kind: "positive-int",
    section: "Launch policy",
    description: "Tokens of one KV-cache block, as requested from the engine.",
    example: "64",
    default: "128",
  },
  {
    name: "ENGINE_ARGS",
    scope: "engine",
    kind: "json-array-of-strings",
    section: "Launch policy",
    description:
      "Engine arguments in place of the default ones (context limit, sequences, memory share, eager mode). Options that the launcher sets itself are refused; what the checkpoint requires is still appended.",
    example: '["--max-model-len", "8192", "--max-num-seqs", "16"]',
  },
  {
    name: "ENGINE_ENV",
    scope: "engine",
    kind: "json-object-of-strings",
    section: "Launch policy",
    description:
      "Variables laid over the image's runtime environment. Names that the launcher manages, and names of secrets, are refused.",
    example: '{"UCX_LOG_LEVEL": "info"}',
  },
  {
    name: "TRANSFER_TRANSPORT",
    scope: "engine",
    kind: "transfer-transport",
    section: "Transfer",
    description: "How UCX carries the KV cache.",
    example: "ucx_rdma",
    default: "ucx_tcp",
  },
  {
    name: "TRANSFER_NET_DEVICES",
    scope: "engine",
    kind: "net-devices",
    section: "Transfer",
    description: "UCX devices of the transfer. Unset: the fabric interface. Required for RDMA.",
    example: "mlx5_0:1,mlx5_1:1",
  },
  {
    name: "TRANSFER_DEVICES",
    scope: "engine",
    kind: "device-paths",
    section: "Transfer",
    description: "Device nodes that the transfer needs inside the container. Required for RDMA.",
    example: '["/dev/infiniband/rdma_cm", "/dev/infiniband/uverbs0"]',
  },
  {
    name: "TTFT_S",
    scope: "shared",
    kind: "positive-number",
    section: "Service levels and keys",
    description: "Limit for the time to the first token, in seconds.",
    example: "5",
    default: "10",
  },
  {
    name: "TPOT_S",
    scope: "shared",
    kind: "positive-number",
    section: "Service levels and keys",
    description: "Limit for the time per output token, in seconds.",
    example: "0.05",
    default: "0.125",
  },
  {
    name: "ENGINE_KEY",
    scope: "shared",
    secret: true,
    kind: "secret",
    section: "Service levels and keys",
    description:
      "API key of the engines. Where it is set, the fleet file names this variable, never its value.",
    example: "correct horse battery",
  },
  {
    name: "DEPLOYMENT_REVISION",
    scope: "shared",
    kind: "commit",
    section: "Files and record",
    description:
      "Full commit SHA of the deployment's own source. Unset: a warning, since the next gate needs it.",
    example: "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c",
  },
  {
    name: "SSH_KNOWN_HOSTS",
    scope: "shared",
    kind: "path",
    section: "Files and record",
    description:
      "Host-key store in OpenSSH's format. A store that you name and that exists is taken as verified: a host that it lacks is refused. The default store learns a host at its first login.",
    example: "config/ssh.known_hosts",
    default: "config/ssh.known_hosts",
  },
  {
    name: "HOSTS",
    scope: "shared",
    kind: "path",
    section: "Files and record",
    description: "Where the inventory of hosts is written.",
    example: "config/hosts.local.json",
    default: "config/hosts.local.json",
  },
  {
    name: "FLEET",
    scope: "shared",
    kind: "path",
    section: "Files and record",
    description: "Where the fleet file is written; `deployment.env` is written beside it.",
    example: "config/fleet.json",
    default: "config/fleet.json",
  },
  {
    name: "LAUNCH_CONFIG",
    scope: "shared",
    kind: "path",
    section: "Files and record",
    description: "Where the launch file is written; its sources file is written beside it.",
    example: "config/engine-launch.local.json",
    default: "config/engine-launch.local.json",
  },
  {
    name: "DISCOVERY",
    scope: "derived",
    kind: "path",
    section: "Outside .env",
    description:
      "Directory of the discovery record. A shell in which it is set has loaded an earlier `deployment.env`; discovery refuses to start there.",
    example: "runs/discovery/first-deploy",
  },
  {
    name: "DEBUG",
    scope: "tool",
    kind: "name",
    section: "Outside .env",
    description: "Set to 1 to see the stack of an unexpected error.",
    example: "1",
  },
] as const satisfies readonly RowLiteral[];

/** A field's short name, such as `ENGINE_PORT`. @public */
export type EnvFieldName = (typeof ROWS)[number]["name"];

/** One field of the environment. @public */
export interface EnvField {
  /** Short name: the variable is `NARWHAL_<name>` or `NARWHAL_NODE_<n>_<name>`, as the scope says. */
  readonly name: EnvFieldName;
  readonly scope: EnvScope;
  /** A run needs it: for scope `engine`, each engine needs it, shared or its own. */
  readonly required: boolean;
  /** Its value goes nowhere but to the login that it is for. */
  readonly secret: boolean;
  readonly kind: EnvKindName;
  readonly section: (typeof ENV_SECTIONS)[number];
  readonly description: string;
  /** The accepted form in words, fit to follow "expected". */
  readonly accepts: string;
  readonly example: string;
  /** What holds where the field is unset, where that is one fixed value. */
  readonly default?: string;
}

/**
 * Every `NARWHAL_` field. The reader of `.env`, the schema of the environment, `.env.example` and the field
 * reference are all made from this list.
 *
 * @public
 */
export const ENV_FIELDS: readonly EnvField[] = (ROWS as readonly (RowLiteral & { name: EnvFieldName })[]).map(
  (row) => ({
    ...row,
    required: row.required ?? false,
    secret: row.secret ?? false,
    accepts: ENV_KINDS[row.kind].accepts,
  }),
);
