// Generated from the schema; see scripts/generate.ts.

/**
 * What a checkpoint's metadata demands of its engines, and why: `result` of `narwhal-deploy inspect --json`.
 *
 * @public
 */
export interface Inspection {
  /**
   * The directory or file, as it was named.
   */
  readonly path: string;
  /**
   * SHA-256 of the bytes of `config.json`.
   */
  readonly config_sha256: string;
  /**
   * Code that the checkpoint brings.
   */
  readonly custom_code: CustomCode;
  /**
   * State of recurrent layers.
   */
  readonly conv_state: ConvState;
  /**
   * The data type that the model is served with.
   */
  readonly model_dtype: ModelDtype;
  /**
   * The model's own context limit.
   */
  readonly context_limit: ContextLimit;
  /**
   * The tensor-parallel sizes that fit.
   */
  readonly tensor_parallel: TensorParallel;
}
/**
 * Code that the checkpoint brings.
 *
 * @public
 */
export interface CustomCode {
  /**
   * Engines need `--trust-remote-code`.
   */
  readonly required: boolean;
  /**
   * Every `auto_map` that names code.
   *
   * Items: One metadata field.
   */
  readonly evidence: readonly Evidence[];
  /**
   * Code that lies in another repository, which no comparison of replicas covers.
   *
   * Items: One entry of an `auto_map`.
   */
  readonly elsewhere: {
    /**
     * Metadata file.
     */
    readonly file: string;
    /**
     * Field in it, dotted.
     */
    readonly field: string;
    /**
     * What the entry names.
     */
    readonly name: string;
  }[];
}
/**
 * One metadata field.
 *
 * @public
 */
export interface Evidence {
  /**
   * Metadata file.
   */
  readonly file: string;
  /**
   * Field in it, dotted.
   */
  readonly field: string;
  /**
   * Its value; long ones are shortened.
   */
  readonly value: unknown;
}
/**
 * State of recurrent layers.
 *
 * @public
 */
export interface ConvState {
  /**
   * The layout DS must be explicit.
   */
  readonly required: boolean;
  /**
   * The kinds of recurrent layers that were found, with or without convolution.
   *
   * Items: One kind.
   */
  readonly kinds: readonly ("mamba" | "gdn" | "kda" | "short-conv" | "recurrent" | "linear")[];
  /**
   * NIXL carries the state between engines; true also where there is none.
   */
  readonly transferable: boolean;
  /**
   * Why not, or what to beware of; null where all is well.
   */
  readonly caveat: string | null;
  /**
   * The fields that show it.
   *
   * Items: One metadata field.
   */
  readonly evidence: readonly Evidence[];
}
/**
 * The data type that the model is served with.
 *
 * @public
 */
export interface ModelDtype {
  /**
   * The data type.
   */
  readonly value: "bfloat16" | "float16";
  /**
   * What led there, in a few words.
   */
  readonly reason: string;
  /**
   * The field that decided; empty where none stands.
   *
   * Items: One metadata field.
   */
  readonly evidence: readonly Evidence[];
}
/**
 * The model's own context limit.
 *
 * @public
 */
export interface ContextLimit {
  /**
   * Tokens, not capped; null where the metadata gives none.
   */
  readonly value: number | null;
  /**
   * Tokens of a launch where the operator says nothing.
   */
  readonly launched: number;
  /**
   * The configuration class whose default stands in for a field, or null.
   */
  readonly class_default: string | null;
  /**
   * The fields that it was computed from.
   *
   * Items: One metadata field.
   */
  readonly evidence: readonly Evidence[];
}
/**
 * The tensor-parallel sizes that fit.
 *
 * @public
 */
export interface TensorParallel {
  /**
   * Ascending, up to the number of attention heads, or 64 where that is more.
   *
   * @minItems 1
   *
   * Items: A size.
   */
  readonly sizes: readonly number[];
  /**
   * The fields that limit them.
   *
   * Items: One metadata field.
   */
  readonly evidence: readonly Evidence[];
}
