// Generated from the schema; see scripts/generate.ts.

/**
 * A host's id: `node-<n>` after its first engine, or `router` where it carries the router alone.
 *
 * @public
 */
export type Id = string;

/**
 * Who plays which role where: `config/hosts.local.json`. Names variables of the environment, never their values.
 *
 * @public
 */
export interface Hosts {
  /**
   * Hosts in the order of their first engine; a host for the router alone comes last. Each role has one owner, the router included.
   *
   * @minItems 1
   *
   * Items: One host.
   */
  readonly hosts: readonly Host[];
}
/**
 * One physical host.
 *
 * @public
 */
export interface Host {
  /**
   * The host's id, unique in the file.
   */
  readonly id: Id;
  /**
   * The variable that holds the host's destination.
   */
  readonly ssh_env: string;
  /**
   * The variable that holds the host's password, or null where keys serve.
   */
  readonly password_env: string | null;
  /**
   * The host's roles: engines in numeric order, then the router.
   *
   * @minItems 1
   *
   * Items: A role.
   */
  readonly roles: readonly string[];
}
