import { envField, type EnvFieldName } from "@narwhal/schemas";
import type { Category } from "./compare-facts.js";

/** What a field decides: values below these paths of the facts of a category. */
interface FieldEffect {
  readonly category: Category;
  readonly paths: readonly string[];
  /** Also of roles that the variable does not name. */
  readonly everywhere?: true;
}

const effect = (category: Category, ...paths: string[]): FieldEffect => ({ category, paths });
const route = (...paths: string[]): FieldEffect => effect("route", ...paths);
const launch = (...paths: string[]): FieldEffect => effect("launch_policy", ...paths);

/** The settings that the cards of an engine decide, where nobody declared them. */
export const CARD_SETTINGS: readonly string[] = [
  "accelerator",
  "gpu_ids",
  "tensor_parallel_size",
  "gpu_visibility_env",
  "accelerator_devices",
  "transfer.gpu_tls",
];

/** What each field of a private environment decides; of several effects the first is the field's own category. */
const EFFECTS: Readonly<Record<EnvFieldName, readonly FieldEffect[]>> = {
  SSH: [
    { ...effect("transport", "destination"), everywhere: true },
    { ...launch("pool"), everywhere: true },
  ],
  SSH_PASSWORD: [{ ...effect("transport", "password", "password_env"), everywhere: true }],
  ROUTER_SSH: [effect("transport", "destination")],
  ROUTER_SSH_PASSWORD: [{ ...effect("transport", "password", "password_env"), everywhere: true }],
  TRANSPORT: [effect("transport", "asked", "used")],
  SSH_KNOWN_HOSTS: [effect("transport", "files.known_hosts")],
  HOSTS: [effect("transport", "files.hosts")],
  ENGINE_IMAGE: [effect("image", "")],
  ENGINE_MODEL_NAME: [launch("model_name")],
  MODEL_DIR: [effect("model", "directory", "config_sha256", "tree_sha256")],
  MODEL_REPO_ID: [effect("model", "repo_id")],
  MODEL_REVISION: [effect("model", "revision")],
  MODEL_CONFIG_SHA256: [effect("model", "config_sha256")],
  RUN_DIR: [launch("run_dir")],
  FABRIC_INTERFACE: [
    route("interface", "address", "mtu", "url", "attestation_url"),
    launch("transfer.net_devices"),
  ],
  IP: [route("address", "url", "attestation_url")],
  URL: [route("url")],
  ATTESTATION_URL: [route("attestation_url")],
  ENGINE_PORT: [route("engine_port", "url")],
  ATTEST_PORT: [route("attest_port", "attestation_url")],
  NIXL_SIDE_CHANNEL_PORT: [route("side_channel_port")],
  UCX_TCP_PORT_RANGE: [route("ucx_tcp_port_range")],
  GPU_IDS: [launch(...CARD_SETTINGS)],
  TENSOR_PARALLEL_SIZE: [launch("tensor_parallel_size")],
  MODEL_DTYPE: [launch("runtime.model_dtype")],
  BLOCK_SIZE: [launch("runtime.block_size")],
  ENGINE_ARGS: [launch("runtime.extra_args", "runtime.kv_cache_dtype")],
  ENGINE_ENV: [launch("runtime.environment")],
  TRANSFER_TRANSPORT: [launch("transfer.transport")],
  TRANSFER_NET_DEVICES: [launch("transfer.net_devices")],
  TRANSFER_DEVICES: [launch("transfer.devices")],
  TTFT_S: [launch("slo.ttft_s")],
  TPOT_S: [launch("slo.tpot_s")],
  ENGINE_KEY: [launch("engine_key")],
  FLEET: [launch("files.fleet", "files.deployment_env")],
  LAUNCH_CONFIG: [launch("files.launch", "files.sources")],
  DEPLOYMENT_REVISION: [],
  DISCOVERY: [],
  DEBUG: [],
};

/** The category of evidence that a variable belongs to; `undefined` where nothing is derived from it. */
export function categoryOf(variable: string): Category | undefined {
  const row = envField(variable)?.row;
  return row === undefined ? undefined : EFFECTS[row.name][0]?.category;
}

/** The facts that a variable decides, of the roles that it names, else of all that the category is told of. */
export function decidedBy(
  variable: string,
): readonly { readonly category: Category; readonly path: string }[] {
  const row = envField(variable)?.row;
  if (row === undefined) return [];
  return EFFECTS[row.name].flatMap(({ category, paths }) => paths.map((path) => ({ category, path })));
}

/** Whether a variable decides a value of a role. */
export function decides(
  variable: string,
  place: { readonly role?: string | undefined; readonly category: Category; readonly path: string },
): boolean {
  const field = envField(variable);
  if (field === undefined) return false;
  return EFFECTS[field.row.name].some(({ category, paths, everywhere }) => {
    if (category !== place.category || !paths.some((path) => isBelow(place.path, path))) return false;
    return everywhere === true || field.node === undefined || place.role === `engine-${field.node}`;
  });
}

function isBelow(path: string, above: string): boolean {
  return above === "" || path === above || path.startsWith(`${above}.`);
}
