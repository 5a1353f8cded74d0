// Generated from the schema; see scripts/generate.ts.

/**
 * Whether the documents of a record follow from its own evidence: `result` of `narwhal-deploy replay --json`.
 *
 * @public
 */
export interface Replay {
  /**
   * Directory of the record.
   */
  readonly record: string;
  /**
   * Version of the tool that made the record.
   */
  readonly recorded_by: string;
  /**
   * Version of the tool that derived it again.
   */
  readonly derived_by: string;
  /**
   * True where every document came out byte for byte.
   */
  readonly same: boolean;
  /**
   * Every document that was derived.
   *
   * @minItems 1
   *
   * Items: One document.
   */
  readonly documents: {
    /**
     * Path below the record.
     */
    readonly path: string;
    /**
     * True where it is the recorded one, byte for byte.
     */
    readonly same: boolean;
  }[];
  /**
   * The first difference of each document that came out otherwise.
   *
   * Items: One difference.
   */
  readonly differences: {
    /**
     * Path below the record.
     */
    readonly document: string;
    /**
     * Keys and positions with dots between, or `line <n>`.
     */
    readonly path: string;
    /**
     * The recorded value; absent where the record has none.
     */
    readonly recorded?: unknown;
    /**
     * The derived value; absent where there is none any more.
     */
    readonly derived?: unknown;
  }[];
  /**
   * Settings whose value, or what decides it, is another than recorded.
   *
   * Items: One setting.
   */
  readonly settings: {
    /**
     * The engine.
     */
    readonly role: string;
    /**
     * The setting.
     */
    readonly setting: string;
    /**
     * As recorded; absent where the record has none.
     */
    readonly recorded?: Because;
    /**
     * As derived; absent where there is none any more.
     */
    readonly derived?: Because;
  }[];
  /**
   * Where the derived documents were written; null where they were only compared.
   */
  readonly written: string | null;
}
/**
 * A value, and what decided it.
 *
 * @public
 */
export interface Because {
  /**
   * The value.
   */
  readonly value: unknown;
  /**
   * What kind of thing decided it: an observation, a field, a default, a rule.
   */
  readonly origin: string;
  /**
   * Which one.
   */
  readonly source: string;
  /**
   * What proves it.
   *
   * Items: One proof.
   */
  readonly evidence?: Readonly<Record<string, unknown>>[];
}
