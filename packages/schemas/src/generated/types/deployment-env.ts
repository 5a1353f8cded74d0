// Generated from the schema; see scripts/generate.ts.

/**
 * The names and values of `config/deployment.env`, which discovery writes.
 *
 * @public
 */
export interface DeploymentEnv {
  /**
   * Directory of the discovery record. A shell in which it is set has loaded an earlier `deployment.env`; discovery refuses to start there.
   */
  readonly NARWHAL_DISCOVERY: string;
  /**
   * Where the inventory of hosts is written.
   */
  readonly NARWHAL_HOSTS: string;
  /**
   * Where the fleet file is written; `deployment.env` is written beside it.
   */
  readonly NARWHAL_FLEET: string;
  /**
   * Where the launch file is written; its sources file is written beside it.
   */
  readonly NARWHAL_LAUNCH_CONFIG: string;
  /**
   * Host-key store in OpenSSH's format. A store that you name and that exists is taken as verified: a host that it lacks is refused. The default store learns a host at its first login.
   */
  readonly NARWHAL_SSH_KNOWN_HOSTS: string;
  /**
   * Fabric address of engine n, needed where the interface has several global addresses.
   */
  readonly [k: string]: string;
}
