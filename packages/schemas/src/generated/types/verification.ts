// Generated from the schema; see scripts/generate.ts.

/**
 * Whether the evidence of a discovery still holds: `result` of `narwhal-deploy verify --json`.
 *
 * @public
 */
export interface Verification {
  /**
   * Directory of the record.
   */
  readonly record: string;
  /**
   * True where nothing changed and everything that was looked at could be established.
   */
  readonly holds: boolean;
  /**
   * What was looked at.
   */
  readonly examined: {
    /**
     * Variables that are set.
     */
    readonly inputs: number;
    /**
     * Generated files.
     *
     * @minItems 1
     *
     * Items: A path.
     */
    readonly files: readonly string[];
    /**
     * Distinct host keys of the record that were looked for in the store.
     */
    readonly host_keys: number;
    /**
     * The hosts that were asked again; null where none was to be.
     */
    readonly live: {
      /**
       * Those that could be entered.
       *
       * Items: A host's id.
       */
      readonly hosts: readonly string[];
      /**
       * What was looked at there.
       *
       * Items: A word for it.
       */
      readonly what: readonly string[];
    } | null;
    /**
     * What was hashed again; null where nothing was to be.
     */
    readonly checkpoint: {
      /**
       * Engines whose checkpoint was hashed.
       *
       * Items: A role.
       */
      readonly roles: readonly string[];
      /**
       * Files that have a hash now.
       */
      readonly files: number;
      /**
       * Files of them that were not read: their hash was taken over, because they are unchanged.
       */
      readonly reused: number;
    } | null;
  };
  /**
   * Everything that is another now, by role and category.
   *
   * Items: One change. `before` is absent where the value was not there, `after` where it is not there any more.
   */
  readonly changes: {
    /**
     * The role that it concerns; null: the fleet as a whole.
     */
    readonly role: string | null;
    /**
     * The host that carries the role, where one does.
     */
    readonly host: string | null;
    /**
     * What it is evidence of.
     */
    readonly category: "hardware" | "model" | "image" | "launch_policy" | "route" | "transport";
    /**
     * The value within the facts of role and category; of an edited file, within the file.
     */
    readonly path: string;
    /**
     * The value that the record has; a secret as presence only.
     */
    readonly before?: unknown;
    /**
     * The value now; a secret as presence only.
     */
    readonly after?: unknown;
    /**
     * What told it: the variables, the file, or the host.
     */
    readonly because: string;
    /**
     * The generated file that was edited, where one was.
     */
    readonly file: string | null;
    /**
     * The files in which a checkpoint differs.
     *
     * @minItems 1
     *
     * Items: One file.
     */
    readonly files?: {
      /**
       * Below the model directory.
       */
      readonly path: string;
      /**
       * Whether its content differs, or only the record or only the host has it.
       */
      readonly mark: "differs" | "only-here" | "only-there";
    }[];
    /**
     * The values that rest on it.
     *
     * @minItems 1
     *
     * Items: Values of one file that rest on it.
     */
    readonly invalidates: {
      /**
       * The file's path.
       */
      readonly file: string;
      /**
       * Keys and positions with dots between, or variables.
       *
       * @minItems 1
       *
       * Items: A value.
       */
      readonly values: readonly string[];
    }[];
  }[];
  /**
   * What could not be compared.
   *
   * Items: One part of the evidence.
   */
  readonly not_established: {
    /**
     * The roles that it concerns.
     *
     * @minItems 1
     *
     * Items: A role.
     */
    readonly roles: readonly string[];
    /**
     * The host, where it is one.
     */
    readonly host: string | null;
    /**
     * What it is evidence of.
     *
     * @minItems 1
     *
     * Items: What it is evidence of.
     */
    readonly categories: readonly ("hardware" | "model" | "image" | "launch_policy" | "route" | "transport")[];
    /**
     * What stood in the way.
     */
    readonly why: string;
    /**
     * How it can be established.
     */
    readonly hint: string;
  }[];
  /**
   * What is different and invalidates nothing.
   *
   * Items: One sentence.
   */
  readonly notes: readonly string[];
}
