// Generated from the schema; see scripts/generate.ts.

/**
 * One remote command and what it gave: `transcripts/<host id>/*.json` of the discovery record. The replay transport reads the same form.
 *
 * @public
 */
export interface Transcript {
  /**
   * Version of this form.
   */
  readonly version: 1;
  /**
   * The host's id.
   */
  readonly host: string;
  /**
   * The command's words, never a shell string.
   *
   * @minItems 1
   *
   * Items: A word.
   */
  readonly argv: readonly string[];
  /**
   * Variables laid over the environment; null removes a name.
   */
  readonly env?: {
    /**
     * The value.
     */
    readonly [k: string]: string | null;
  };
  /**
   * Standard input.
   */
  readonly stdin?: string;
  /**
   * How the command ended.
   */
  readonly end:
    | {
        /**
         * It ended by itself.
         */
        readonly kind: "exit";
        /**
         * Exit status.
         */
        readonly code: number;
      }
    | {
        /**
         * A signal ended it.
         */
        readonly kind: "signal";
        /**
         * The signal.
         */
        readonly signal: string;
      }
    | {
        /**
         * The deadline ended it.
         */
        readonly kind: "timeout";
        /**
         * Milliseconds until the deadline.
         */
        readonly after_ms: number;
        /**
         * Processes that the kernel would not end.
         *
         * Items: A process id.
         */
        readonly unkillable?: readonly number[];
      }
    | {
        /**
         * It could not be started.
         */
        readonly kind: "not-started";
        /**
         * The system's name of the error.
         */
        readonly errno: string;
        /**
         * The system's words.
         */
        readonly message: string;
      };
  /**
   * Standard output; U+FFFD stands where it is no UTF-8.
   */
  readonly stdout: string;
  /**
   * The exact bytes of standard output where it is no UTF-8.
   */
  readonly stdout_base64?: string;
  /**
   * Standard error; U+FFFD stands where it is no UTF-8.
   */
  readonly stderr: string;
  /**
   * Outputs that went beyond the limit.
   *
   * Items: An output.
   */
  readonly cut: readonly ("stdout" | "stderr")[];
  /**
   * Duration in milliseconds.
   */
  readonly duration_ms: number;
  /**
   * Of `@host`, whose answer tells the host's clock: when it was asked, half of the way to the answer, in milliseconds of the run's own clock. Only differences count.
   */
  readonly at_ms?: number;
}
