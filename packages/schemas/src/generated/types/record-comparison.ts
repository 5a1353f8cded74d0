// Generated from the schema; see scripts/generate.ts.

/**
 * A change of accelerators.
 *
 * @public
 */
export type Accelerator =
  | {
      /**
       * Which of the two it is.
       */
      readonly kind: "came" | "went";
      /**
       * The card.
       */
      readonly gpu: Gpu;
      /**
       * The roles of which it is true.
       *
       * @minItems 1
       *
       * Items: A role.
       */
      readonly roles: readonly string[];
    }
  | {
      /**
       * The kind.
       */
      readonly kind: "exchanged";
      /**
       * The card before.
       */
      readonly before: Gpu;
      /**
       * The card after.
       */
      readonly after: Gpu;
      /**
       * The roles of which it is true.
       *
       * @minItems 1
       *
       * Items: A role.
       */
      readonly roles: readonly string[];
    }
  | {
      /**
       * The kind.
       */
      readonly kind: "moved";
      /**
       * The cards.
       *
       * @minItems 1
       *
       * Items: One card.
       */
      readonly gpus: {
        /**
         * The card's UUID, or null.
         */
        readonly uuid: string | null;
        /**
         * Where it was.
         */
        readonly before: Place;
        /**
         * Where it is.
         */
        readonly after: Place;
      }[];
      /**
       * The roles of which it is true.
       *
       * @minItems 1
       *
       * Items: A role.
       */
      readonly roles: readonly string[];
    }
  | {
      /**
       * The kind.
       */
      readonly kind: "differs";
      /**
       * The fact, such as `driver`.
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
       * Indices of the cards concerned.
       *
       * @minItems 1
       *
       * Items: An index.
       */
      readonly gpus: readonly string[];
      /**
       * Cards that both records have.
       */
      readonly of: number;
      /**
       * The roles of which it is true.
       *
       * @minItems 1
       *
       * Items: A role.
       */
      readonly roles: readonly string[];
    }
  | {
      /**
       * The kind.
       */
      readonly kind: "reordered";
      /**
       * The roles of which it is true.
       *
       * @minItems 1
       *
       * Items: A role.
       */
      readonly roles: readonly string[];
    };

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
     * Items: A warning.
     */
    readonly came: readonly Finding[];
    /**
     * Only before.
     *
     * Items: A warning.
     */
    readonly went: readonly Finding[];
    /**
     * The same warning of the same thing in other words.
     *
     * Items: One warning.
     */
    readonly changed: {
      /**
       * The warning before.
       */
      readonly before: Finding;
      /**
       * The warning after.
       */
      readonly after: Finding;
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
 * An accelerator as the record shows it.
 *
 * @public
 */
export interface Gpu {
  /**
   * Index as text.
   */
  readonly id: string;
  /**
   * Product name.
   */
  readonly name: string;
  /**
   * UUID that selects the card, or null.
   */
  readonly uuid: string | null;
  /**
   * Device node.
   */
  readonly device: string;
  /**
   * PCI address.
   */
  readonly pci?: string;
  /**
   * What else the record says of the card.
   */
  readonly [k: string]: unknown;
}
/**
 * Where a card stands.
 *
 * @public
 */
export interface Place {
  /**
   * Index as text.
   */
  readonly id: string;
  /**
   * Device node.
   */
  readonly device: string;
  /**
   * PCI address.
   */
  readonly pci?: string;
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
