/** What a launch gets where neither the operator nor the checkpoint says otherwise. @public */
export const LAUNCH_DEFAULTS = {
  /** The engine's own choice: that of the model. */
  kvCacheDtype: "auto",
  /** Tokens. */
  blockSize: 128,
  maxNumSeqs: 8,
  /** Share of each accelerator's memory. */
  gpuMemoryUtilization: 0.9,
  /** Seconds to the first token. */
  ttftS: 10,
  /** Seconds per further token. */
  tpotS: 0.125,
} as const;

/** What `fleet.json` says where nobody has said otherwise yet; operators edit it afterwards. @public */
export const FLEET_DEFAULTS = {
  controller: { min_prefill: 1, min_decode: 1, thresholds: { expand: 1, shrink: 0.5 } },
  profilesPath: "runs/profiles.json",
} as const;

/** The engine's arguments where `NARWHAL_ENGINE_ARGS` does not replace them. @public */
export function defaultEngineArgs(maxModelLen: number): readonly string[] {
  return [
    "--max-model-len",
    String(maxModelLen),
    "--max-num-seqs",
    String(LAUNCH_DEFAULTS.maxNumSeqs),
    "--gpu-memory-utilization",
    String(LAUNCH_DEFAULTS.gpuMemoryUtilization),
    "--enforce-eager",
  ];
}
