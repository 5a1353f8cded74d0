// Generated from the schema; see scripts/generate.ts.

/**
 * How each engine is started: `config/engine-launch.local.json`.
 *
 * @public
 */
export interface EngineLaunch {
  /**
   * Names this form.
   */
  readonly schema: "narwhal.engine-launch";
  /**
   * Version of this form.
   */
  readonly schema_version: 1;
  /**
   * Engines in numeric order.
   */
  readonly engines: {
    /**
     * How one engine is started.
     */
    readonly [k: string]: Engine;
  };
}
/**
 * How one engine is started.
 *
 * @public
 */
export interface Engine {
  /**
   * Product name of the accelerators.
   */
  readonly accelerator: string;
  /**
   * The engine's GPUs: indices or UUIDs as the operator declared them, else the indices of all GPUs.
   *
   * @minItems 1
   *
   * Items: A GPU index or UUID, as text.
   */
  readonly gpu_ids: readonly string[];
  /**
   * GPUs that one copy of the model is spread over.
   */
  readonly tensor_parallel_size: number;
  /**
   * The variable that makes GPUs visible to the engine.
   */
  readonly gpu_visibility_env: "CUDA_VISIBLE_DEVICES" | "ROCR_VISIBLE_DEVICES";
  /**
   * Device nodes for the container: common nodes first, then one for each selected GPU.
   *
   * @minItems 1
   *
   * Items: A device node.
   */
  readonly accelerator_devices: readonly string[];
  /**
   * The container shares the host's network.
   */
  readonly network_mode: "host";
  /**
   * How the KV cache travels.
   */
  readonly transfer: Transfer;
  /**
   * What each group of settings rests on, in the words of the sources file.
   */
  readonly sources: {
    /**
     * Where the choice of GPUs comes from.
     */
    readonly allocation: string;
    /**
     * Where the device nodes come from.
     */
    readonly devices: string;
    /**
     * Where the transfer settings come from.
     */
    readonly transfer: string;
    /**
     * Where the runtime settings come from.
     */
    readonly runtime: string;
  };
  /**
   * What runs inside the container.
   */
  readonly runtime: Runtime;
}
/**
 * How the KV cache travels between engines.
 *
 * @public
 */
export interface Transfer {
  /**
   * UCX transport.
   */
  readonly transport: "ucx_tcp" | "ucx_rdma";
  /**
   * UCX devices, comma-separated.
   */
  readonly net_devices: string;
  /**
   * Device nodes that the transfer needs.
   *
   * Items: A device node.
   */
  readonly devices: readonly string[];
  /**
   * UCX's name for the GPU memory.
   */
  readonly gpu_tls: "cuda" | "rocm";
}
/**
 * What runs inside the container.
 *
 * @public
 */
export interface Runtime {
  /**
   * Versions that the image must hold: vLLM, torch where present, and the NIXL distribution under its own name.
   */
  readonly expected_packages: {
    /**
     * vLLM's version, to the letter.
     */
    readonly vllm: string;
    /**
     * torch's version, to the letter.
     */
    readonly torch?: string;
    /**
     * Version of the NIXL distribution of this name, to the letter.
     */
    readonly [k: string]: string | undefined;
  };
  /**
   * Data type of the model.
   */
  readonly model_dtype: "bfloat16" | "float16";
  /**
   * Data type of the KV cache.
   */
  readonly kv_cache_dtype: string;
  /**
   * Tokens of one KV-cache block.
   */
  readonly block_size: number;
  /**
   * Variables of the engine's process. Names that the launcher manages and names of secrets are not accepted.
   */
  readonly environment: {
    /**
     * The value, one line.
     */
    readonly [k: string]: string;
  };
  /**
   * Engine arguments beyond those that the launcher sets, one word each.
   *
   * Items: One argument word.
   */
  readonly extra_args: readonly string[];
}
