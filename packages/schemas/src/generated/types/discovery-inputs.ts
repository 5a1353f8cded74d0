// Generated from the schema; see scripts/generate.ts.

/**
 * What the operator asked of one discovery: `inputs.json` of the discovery record. Secrets as presence only.
 *
 * @public
 */
export interface DiscoveryInputs {
  /**
   * Version of the record's form.
   */
  readonly record_version: 1;
  /**
   * Version of the tool.
   */
  readonly version: string;
  /**
   * Every field of the private environment that was set and is no secret, by variable, in order of name.
   */
  readonly fields: {
    /**
     * The value as it was read.
     */
    readonly [k: string]: string;
  };
  /**
   * Variables of secrets that were set, in order of name.
   *
   * Items: A variable.
   */
  readonly secrets: readonly string[];
  /**
   * Warnings counted as errors.
   */
  readonly strict: boolean;
  /**
   * Codes whose errors were to become recorded warnings.
   *
   * Items: A code.
   */
  readonly accept: readonly string[];
}
