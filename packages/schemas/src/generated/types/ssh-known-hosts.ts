// Generated from the schema; see scripts/generate.ts.

/**
 * The lines of `config/ssh.known_hosts` as a map: the hosts part of a line, as it is written, to the keys that stand there.
 *
 * @public
 */
export interface SshKnownHosts {
  /**
   * The keys of these hosts, in the order of their lines.
   *
   * @minItems 1
   *
   * Items: One line.
   */
  readonly [k: string]: readonly Key[];
}
/**
 * One key line.
 *
 * @public
 */
export interface Key {
  /**
   * Line number in the store, from 1.
   */
  readonly line: number;
  /**
   * What the line says about the key, where it is no plain host key.
   */
  readonly marker?: "cert-authority" | "revoked";
  /**
   * Key type.
   */
  readonly type: string;
  /**
   * The public key in base64.
   */
  readonly key: string;
  /**
   * The rest of the line.
   */
  readonly comment?: string;
}
