// Generated from the schema; see scripts/generate.ts.

/**
 * What one discovery established: `manifest.json` of the discovery record.
 *
 * @public
 */
export interface DiscoveryManifest {
  /**
   * SHA-256 of each file written under `config/` and of the host-key store, by path.
   */
  readonly files: {
    /**
     * SHA-256 as hex digits.
     */
    readonly [k: string]: string;
  };
  /**
   * Engines in numeric order, then the router.
   *
   * @minItems 2
   *
   * Items: A role.
   */
  readonly roles: readonly string[];
  /**
   * Tree hash of the checkpoint, equal on every replica.
   */
  readonly model_tree_sha256: string;
  /**
   * Files of the checkpoint.
   */
  readonly model_file_count: number;
  /**
   * Warnings of the run.
   *
   * Items: One warning.
   */
  readonly warnings: readonly Finding[];
  /**
   * Codes of errors that the operator accepted.
   *
   * Items: A code.
   */
  readonly accepted: readonly string[];
  /**
   * Version of the tool.
   */
  readonly version: string;
  /**
   * What was read, by role and category; a later change to any of it invalidates what was derived.
   */
  readonly fingerprints: {
    /**
     * The fingerprints of one role.
     */
    readonly [k: string]: Categories;
  };
  /**
   * Version of the record's form.
   */
  readonly record_version: 1;
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
 * The fingerprints of one role, by category.
 *
 * @public
 */
export interface Categories {
  /**
   * Accelerators and machine.
   */
  readonly hardware?: Fingerprint;
  /**
   * The checkpoint and its metadata.
   */
  readonly model?: Fingerprint;
  /**
   * The pinned image.
   */
  readonly image?: Fingerprint;
  /**
   * How the engine is started.
   */
  readonly launch_policy?: Fingerprint;
  /**
   * How the engine is reached on the fabric.
   */
  readonly route?: Fingerprint;
  /**
   * How the host is reached.
   */
  readonly transport?: Fingerprint;
}
/**
 * One category.
 *
 * @public
 */
export interface Fingerprint {
  /**
   * SHA-256 of the canonical JSON of `facts`.
   */
  readonly sha256: string;
  /**
   * What was read; secrets as presence only.
   */
  readonly facts: unknown;
}
