// Generated from the schema; see scripts/generate.ts.

/**
 * What every command prints with `--json`: one document on standard output, on failure too.
 *
 * @public
 */
export interface Output {
  /**
   * The command did what was asked.
   */
  readonly ok: boolean;
  /**
   * The command, or null where none was recognised.
   */
  readonly command: string | null;
  /**
   * What the command gave, on failure what could be established all the same, else null. Its form is the command's own.
   */
  readonly result: unknown;
  /**
   * Why the command failed.
   *
   * Items: An error of a gate, of the command's usage, or of the tool itself.
   */
  readonly errors: readonly (Finding | Problem)[];
  /**
   * What the operator should know.
   *
   * Items: One warning.
   */
  readonly warnings: readonly Finding[];
}
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
/**
 * A problem outside the gates.
 *
 * @public
 */
export interface Problem {
  /**
   * The kind of problem.
   */
  readonly code: "USAGE" | "INTERRUPTED" | "INTERNAL";
  /**
   * What is wrong.
   */
  readonly message: string;
  /**
   * What to do about it.
   */
  readonly hint?: string;
}
