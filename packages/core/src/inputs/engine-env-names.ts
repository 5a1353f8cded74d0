/** Names that the launcher sets itself. Source: the launch file's contract, which the launcher enforces. */
const MANAGED: ReadonlySet<string> = new Set([
  "ROCR_VISIBLE_DEVICES",
  "CUDA_VISIBLE_DEVICES",
  "UCX_NET_DEVICES",
  "UCX_TLS",
  "UCX_TCP_PORT_RANGE",
  "NIXL_HOST_IP",
  "VLLM_NIXL_SIDE_CHANNEL_HOST",
  "VLLM_NIXL_SIDE_CHANNEL_PORT",
  "VLLM_API_KEY",
]);

const PREFIXES = [
  "VLLM_",
  "UCX_",
  "NIXL_",
  "ROCM_",
  "HIP_",
  "HSA_",
  "AITER_",
  "PYTORCH_",
  "SAFETENSORS_",
] as const;
const WHOLE: ReadonlySet<string> = new Set(["LD_LIBRARY_PATH", "PYTHONPATH"]);
const SENSITIVE = ["PASSWORD", "TOKEN", "SECRET", "API_KEY", "SSH", "SKIP_COMPAT"] as const;

/** What the launcher makes of a name in an engine's environment. @public */
export type EngineEnvName = "supported" | "managed" | "sensitive" | "unsupported";

/**
 * Judges a variable name of an engine's runtime environment. Only `supported` names reach the launch file:
 * others are dropped from what the image sets, and are errors in an override.
 *
 * @public
 */
export function judgeEngineEnvName(name: string): EngineEnvName {
  if (MANAGED.has(name)) return "managed";
  if (SENSITIVE.some((part) => name.toUpperCase().includes(part))) return "sensitive";
  const known = WHOLE.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix));
  return known && /^[A-Z_][A-Za-z0-9_]*$/.test(name) ? "supported" : "unsupported";
}

/** Where the value of a managed name comes from instead, in words. @public */
export function managedEnvSource(name: string): string {
  if (name.endsWith("VISIBLE_DEVICES")) return "set NARWHAL_GPU_IDS instead";
  if (name === "UCX_NET_DEVICES") return "set NARWHAL_TRANSFER_NET_DEVICES instead";
  if (name === "UCX_TLS") return "set NARWHAL_TRANSFER_TRANSPORT instead";
  if (name === "UCX_TCP_PORT_RANGE") return "set NARWHAL_UCX_TCP_PORT_RANGE instead";
  if (name === "VLLM_NIXL_SIDE_CHANNEL_PORT") return "set NARWHAL_NIXL_SIDE_CHANNEL_PORT instead";
  if (name === "VLLM_API_KEY") return "set NARWHAL_ENGINE_KEY instead";
  return "the fabric address sets it; choose that with NARWHAL_NODE_<n>_IP";
}

/** True where a value fits one line, as every value of the launch file's environment must. @public */
export function fitsOneLine(value: string): boolean {
  return !/[\u0000\n\r]/.test(value);
}
