// Generated from the schema; see scripts/generate.ts.

/**
 * One login: `runs/access-<id>/<host id>.json`.
 *
 * @public
 */
export interface AccessRecord {
  /**
   * The host's id.
   */
  readonly host: string;
  /**
   * The host's roles, all covered by this login.
   *
   * @minItems 1
   *
   * Items: A role.
   */
  readonly roles: readonly string[];
  /**
   * The name that the host gave.
   */
  readonly hostname: string;
  /**
   * The command that was run.
   *
   * @minItems 1
   *
   * Items: A word.
   */
  readonly argv: readonly string[];
  /**
   * Its exit status.
   */
  readonly exit_status: number;
  /**
   * How the host was reached.
   */
  readonly route: Route;
  /**
   * When, in UTC.
   */
  readonly time: string;
}
/**
 * How a host was reached.
 *
 * @public
 */
export interface Route {
  /**
   * The transport's name.
   */
  readonly transport: string;
  /**
   * Why this transport.
   */
  readonly why: string;
  /**
   * Jump hosts in order, then the target.
   *
   * Items: One hop.
   */
  readonly hops: readonly Hop[];
  /**
   * How the login was done.
   */
  readonly authentication: string;
}
/**
 * One hop.
 *
 * @public
 */
export interface Hop {
  /**
   * User name.
   */
  readonly user: string;
  /**
   * Host name or address.
   */
  readonly host: string;
  /**
   * TCP port.
   */
  readonly port: number;
  /**
   * The host key that was accepted there.
   */
  readonly host_key?: {
    /**
     * Key type.
     */
    readonly type: string;
    /**
     * Fingerprint.
     */
    readonly fingerprint: string;
    /**
     * The store knew the key before.
     */
    readonly known: boolean;
    /**
     * The name that the store knows it by, where that is not made of host and port.
     */
    readonly name?: string;
  };
}
