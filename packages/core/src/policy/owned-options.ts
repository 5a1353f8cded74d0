/** What to use instead of an option that the launcher owns, by its long name. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ["--model", "set NARWHAL_MODEL_DIR instead"],
  ["--served-model-name", "set NARWHAL_ENGINE_MODEL_NAME instead"],
  ["--host", "set NARWHAL_NODE_<n>_IP instead"],
  ["--port", "set NARWHAL_ENGINE_PORT instead"],
  ["--uds", "set NARWHAL_ENGINE_PORT instead; the engine listens on TCP"],
  ["--tensor-parallel-size", "set NARWHAL_TENSOR_PARALLEL_SIZE instead"],
  ["--dtype", "set NARWHAL_MODEL_DTYPE instead"],
  ["--kv-cache-dtype", "remove it; the launcher sets it to auto"],
  ["--block-size", "set NARWHAL_BLOCK_SIZE instead"],
  [
    "--kv-transfer-config",
    "set NARWHAL_TRANSFER_TRANSPORT, NARWHAL_TRANSFER_NET_DEVICES or NARWHAL_TRANSFER_DEVICES instead",
  ],
  ["--kv-events-config", "remove it; the launcher sets it"],
  ["--api-key", "set NARWHAL_ENGINE_KEY instead"],
  ["--hf-token", "remove it; the checkpoint is read from NARWHAL_MODEL_DIR"],
  ["--device-ids", "set NARWHAL_GPU_IDS instead"],
  ["--allowed-local-media-path", "remove it; the launcher decides what an engine can read"],
  ["--download-dir", "set NARWHAL_MODEL_DIR instead; nothing is downloaded"],
  ["--config", "write the options out in NARWHAL_ENGINE_ARGS instead"],
]);

const BY_KIND: readonly (readonly [RegExp, string])[] = [
  [/revision$/, "set NARWHAL_MODEL_REVISION instead; nothing is downloaded"],
  [/^--ssl-/, "remove it; engines speak plain HTTP on the fabric"],
  [
    /^--(data-parallel|pipeline-parallel|prefill-context-parallel|nnodes|node-rank|master-|headless|distributed-executor)/,
    "remove it; one engine is one tensor-parallel group on one host, more engines are declared with NARWHAL_NODE_<n>_SSH",
  ],
];

/** The way out for an option that the launcher owns. */
export function insteadOf(option: string): string {
  return (
    INSTEAD.get(option) ??
    BY_KIND.find(([pattern]) => pattern.test(option))?.[1] ??
    "remove it; the launcher decides it"
  );
}
