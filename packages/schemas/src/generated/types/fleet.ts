// Generated from the schema; see scripts/generate.ts.

/**
 * The fleet as the router and the controller see it: `config/fleet.json`. Operators may edit it.
 *
 * @public
 */
export interface Fleet {
  /**
   * Names this form.
   */
  readonly schema: "narwhal.fleet";
  /**
   * Version of this form.
   */
  readonly schema_version: 1;
  /**
   * The model name that the fleet serves.
   */
  readonly model: string;
  /**
   * The shape that all engines share.
   */
  readonly hardware: {
    /**
     * Product name of the accelerators, the same for all engines.
     */
    readonly accelerator: string;
    /**
     * GPUs of each engine.
     */
    readonly accelerators_per_engine: number;
    /**
     * Tensor parallel size of each engine.
     */
    readonly tensor_parallel: number;
  };
  /**
   * Engines in numeric order.
   *
   * @minItems 1
   *
   * Items: One engine.
   */
  readonly engines: readonly Engine[];
  /**
   * Service levels.
   */
  readonly slo: {
    /**
     * Limit for the time to the first token, in seconds.
     */
    readonly ttft_s: number;
    /**
     * Limit for the time per output token, in seconds.
     */
    readonly tpot_s: number;
  };
  /**
   * How engines move between the pools.
   */
  readonly controller: {
    /**
     * Engines that always do prefill.
     */
    readonly min_prefill: number;
    /**
     * Engines that always do decode.
     */
    readonly min_decode: number;
    /**
     * When engines change pools.
     */
    readonly thresholds: {
      /**
       * Load at which a pool grows.
       */
      readonly expand: number;
      /**
       * Load at which a pool gives an engine away.
       */
      readonly shrink: number;
    };
  };
  /**
   * Where profiles are kept.
   */
  readonly profiles: {
    /**
     * File of the measured profiles.
     */
    readonly path: string;
  };
  /**
   * Settings of all engines.
   */
  readonly engine?: {
    /**
     * The variable that holds the engines' API key.
     */
    readonly engine_api_key_env: string;
  };
  /**
   * What the engines promise; kept for later gates.
   */
  readonly engine_contract?: Readonly<Record<string, unknown>>;
  /**
   * Serving settings; kept for later gates.
   */
  readonly serving?: Readonly<Record<string, unknown>>;
  /**
   * Recovery settings; kept for later gates.
   */
  readonly recovery?: Readonly<Record<string, unknown>>;
}
/**
 * One engine.
 *
 * @public
 */
export interface Engine {
  /**
   * The engine's id: `n` and its number.
   */
  readonly iid: string;
  /**
   * The engine's URL, as a rule by its variable.
   */
  readonly url: string;
  /**
   * The attestation service's URL, as a rule by its variable.
   */
  readonly attestation_url: string;
  /**
   * The pool in which the engine starts.
   */
  readonly role: "prefill" | "decode";
  /**
   * Operator's setting: keeps the engine in its pool.
   */
  readonly pin?: unknown;
  /**
   * Operator's setting: the engine shares its accelerators with another.
   */
  readonly shared_device?: unknown;
}
