// Generated from the schema; see scripts/generate.ts.

/**
 * What differs between two discoveries: `result` of `narwhal-deploy diff --json`. What many roles have in common is told once, with all of them.
 *
 * @public
 */
export interface RecordComparison {
  /**
   * Directory of the first record.
   */
  readonly before: string;
  /**
   * Directory of the second record.
   */
  readonly after: string;
  /**
   * Nothing differs.
   */
  readonly equal: boolean;
  /**
   * Versions of the tool; null where they are the same.
   */
  readonly versions: null | {
    /**
     * The first record's.
     */
    readonly before: string;
    /**
     * The second record's.
     */
    readonly after: string;
  };
  /**
   * What became of the hosts.
   */
  readonly hosts: {
    /**
     * Only after.
     *
     * Items: A host.
     */
    readonly came: readonly Host[];
    /**
     * Only before.
     *
     * Items: A host.
     */
    readonly went: readonly Host[];
    /**
     * Hosts of both records.
     *
     * Items: One host.
     */
    readonly changed: {
      /**
       * What became of it.
       */
      readonly kind: "moved" | "exchanged";
      /**
       * The host before.
       */
      readonly before: Host;
      /**
       * The host after.
       */
      readonly after: Host;
    }[];
    /**
     * What hosts say of themselves.
     *
     * Items: A fact that is another now.
     */
    readonly facts: {
      /**
       * The fact, such as `kernel`.
       */
      readonly path: string;
      /**
       * The value before; absent where there was none.
       */
      readonly before?: unknown;
      /**
       * The value after; absent where there is none any more.
       */
      readonly after?: unknown;
      /**
       * The hosts of which it is true.
       *
       * @minItems 1
       *
       * Items: A host's id.
       */
      readonly hosts: readonly string[];
    }[];
  };
  /**
   * Roles that came, went or moved.
   */
  readonly roles: {
    /**
     * Only after.
     *
     * Items: A role.
     */
    readonly came: readonly RoleOnHost[];
    /**
     * Only before.
     *
     * Items: A role.
     */
    readonly went: readonly RoleOnHost[];
    /**
     * Roles on another host.
     *
     * Items: One role.
     */
    readonly moved: {
      /**
       * The role.
       */
      readonly role: string;
      /**
       * The host before.
       */
      readonly before: string;
      /**
       * The host after.
       */
      readonly after: string;
    }[];
  };
  /**
   * What the operator asked: variables and options; a secret that is set counts as `true`.
   *
   * Items: One of them.
   */
  readonly inputs: readonly Change[];
  /**
   * Facts of roles that both records have, accelerators left out.
   *
   * Items: A fact that is another now.
   */
  readonly facts: {
    /**
     * The category of evidence.
     */
    readonly category: "hardware" | "model" | "image" | "launch_policy" | "route" | "transport";
    /**
     * Keys and positions with dots between, such as `packages.torch`.
     */
    readonly path: string;
    /**
     * The value before; absent where there was none.
     */
    readonly before?: unknown;
    /**
     * The value after; absent where there is none any more.
     */
    readonly after?: unknown;
    /**
     * The roles of which it is true.
     *
     * @minItems 1
     *
     * Items: A role.
     */
    readonly roles: readonly string[];
  }[];
  /**
   * What became of the accelerators.
   *
   * Items: One change.
   */
  readonly accelerators: readonly Accelerator[];
  /**
   * Checkpoints that are others now.
   *
   * Items: One pair of trees.
   */
  readonly checkpoints: {
    /**
     * Tree hash before.
     */
    readonly before: string;
    /**
     * Tree hash after.
     */
    readonly after: string;
    /**
     * The roles of which it is true.
     *
     * @minItems 1
     *
     * Items: A role.
     */
    readonly roles: readonly string[];
    /**
     * Paths that are the same.
     */
    readonly equal: number;
    /**
     * Paths that are not.
     *
     * Items: A path.
     */
    readonly paths: readonly Path[];
  }[];
  /**
   * Policy values that are others now, or are decided by something else.
   *
   * Items: One setting.
   */
  readonly settings: {
    /**
     * The setting, such as `block_size`.
     */
    readonly setting: string;
    /**
     * What decided it before; absent where there was no such setting.
     */
    readonly before?: Because;
    /**
     * What decides it after; absent where there is none any more.
     */
    readonly after?: Because;
    /**
     * The roles of which it is true.
     *
     * @minItems 1
     *
     * Items: A role.
     */
    readonly roles: readonly string[];
  }[];
  /**
   * What became of the warnings.
   */
  readonly warnings: {
    /**
     * Only after.
     *
     * Items: A warning, in the form of the schema `finding`.
     */
    readonly came: Readonly<Record<string, unknown>>[];
    /**
     * Only before.
     *
     * Items: A warning, in the form of the schema `finding`.
     */
    readonly went: Readonly<Record<string, unknown>>[];
    /**
     * The same warning of the same thing in other words.
     *
     * Items: One warning.
     */
    readonly changed: {
      /**
       * The warning before, in the form of the schema `finding`.
       */
      readonly before: Readonly<Record<string, unknown>>;
      /**
       * The warning after, in the form of the schema `finding`.
       */
      readonly after: Readonly<Record<string, unknown>>;
    }[];
  };
  /**
   * What became of the accepted codes.
   */
  readonly accepted: {
    /**
     * Only after.
     *
     * Items: A code.
     */
    readonly came: readonly string[];
    /**
     * Only before.
     *
     * Items: A code.
     */
    readonly went: readonly string[];
  };
}
/**
 * A host, as one of the records has it.
 *
 * @public
 */
export interface Host {
  /**
   * A host's id.
   */
  readonly id: string;
  /**
   * As the operator named it, or null.
   */
  readonly destination: string | null;
  /**
   * The machine's id, or null where it is not told.
   */
  readonly machine_id: string | null;
  /**
   * The roles that it carries.
   *
   * Items: A role.
   */
  readonly roles: readonly string[];
}
/**
 * A role on a host.
 *
 * @public
 */
export interface RoleOnHost {
  /**
   * The role.
   */
  readonly role: string;
  /**
   * The host.
   */
  readonly host: string;
}
/**
 * A value that is another now.
 *
 * @public
 */
export interface Change {
  /**
   * Keys and positions with dots between, such as `packages.torch`.
   */
  readonly path: string;
  /**
   * The value before; absent where there was none.
   */
  readonly before?: unknown;
  /**
   * The value after; absent where there is none any more.
   */
  readonly after?: unknown;
}
/**
 * A change of accelerators.
 *
 * @public
 */
export interface Accelerator {
  /**
   * What became of cards.
   */
  readonly kind: "came" | "went" | "exchanged" | "moved" | "differs" | "reordered";
  /**
   * The card, as `engine-<n>.json` shows it.
   */
  readonly gpu?: Readonly<Record<string, unknown>>;
  /**
   * The fact, such as `driver`.
   */
  readonly path?: string;
  /**
   * The card or the value before.
   */
  readonly before?: unknown;
  /**
   * The card or the value after.
   */
  readonly after?: unknown;
  /**
   * Indices of the cards concerned; of cards that moved, `uuid` and their places `before` and `after`.
   *
   * Items: An index, or a card that moved.
   */
  readonly gpus?: readonly (string | {})[];
  /**
   * Cards that both records have.
   */
  readonly of?: number;
  /**
   * The roles of which it is true.
   *
   * @minItems 1
   *
   * Items: A role.
   */
  readonly roles: readonly string[];
}
/**
 * A path that is not the same.
 *
 * @public
 */
export interface Path {
  /**
   * Path in the checkpoint.
   */
  readonly path: string;
  /**
   * What became of it.
   */
  readonly kind: "differs" | "came" | "went";
  /**
   * What kind of file it is, such as `weights`.
   */
  readonly part: string;
  /**
   * The file before.
   */
  readonly before?: Version;
  /**
   * The file after.
   */
  readonly after?: Version;
}
/**
 * One version of a file.
 *
 * @public
 */
export interface Version {
  /**
   * Bytes.
   */
  readonly size: number;
  /**
   * SHA-256 of the content.
   */
  readonly sha256: string;
}
/**
 * What decided a value.
 *
 * @public
 */
export interface Because {
  /**
   * The value.
   */
  readonly value: unknown;
  /**
   * What kind of source decided it.
   */
  readonly origin: "observation" | "field" | "default" | "rule";
  /**
   * The variable, default or rule by name, or what was observed.
   */
  readonly source: string;
  /**
   * The metadata fields that prove it.
   *
   * Items: One metadata field.
   */
  readonly evidence?: {
    /**
     * Metadata file.
     */
    readonly file: string;
    /**
     * Field in it, dotted.
     */
    readonly field: string;
    /**
     * Its value.
     */
    readonly value: unknown;
  }[];
}
