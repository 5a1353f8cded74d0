// Generated from the schema; see scripts/generate.ts.

/**
 * One error or warning, as it is recorded and printed.
 *
 * @public
 */
export interface Finding {
  /**
   * The code, one meaning for ever.
   */
  readonly code: string;
  /**
   * The gate that made the finding.
   */
  readonly gate: "inputs" | "access" | "observation" | "policy" | "checkpoint" | "emit";
  /**
   * Whether it stops the run.
   */
  readonly severity: "error" | "warning";
  /**
   * The host's id.
   */
  readonly host?: string;
  /**
   * The role.
   */
  readonly role?: string;
  /**
   * The field, option or document key to look at.
   */
  readonly field?: string;
  /**
   * The tool, file or path that it is about.
   */
  readonly subject?: string;
  /**
   * What was seen.
   */
  readonly message: string;
  /**
   * What to do about it.
   */
  readonly hint: string;
  /**
   * Evidence for machines, such as the differing paths.
   */
  readonly details?: Readonly<Record<string, unknown>>;
  /**
   * The operator accepted the error.
   */
  readonly accepted?: true;
}
