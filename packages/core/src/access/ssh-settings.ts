/** What the operator's OpenSSH client would do for one destination. @public */
export interface SshSettings {
  readonly user: string;
  readonly hostname: string;
  readonly port: number;
  readonly addressFamily: "any" | "inet" | "inet6";
  /** In the order in which they are tried, tokens and `~` not yet expanded. */
  readonly identityFiles: readonly string[];
  readonly identitiesOnly: boolean;
  /** `SSH_AUTH_SOCK`, `none`, a path or `$NAME`; absent: not set. */
  readonly identityAgent?: string;
  readonly certificateFiles: readonly string[];
  readonly hostKeyAlias?: string;
  /** As written: hops separated by commas; absent where there is none. */
  readonly proxyJump?: string;
  readonly proxyCommand?: string;
  /** Library of a PKCS#11 token. */
  readonly pkcs11Provider?: string;
  readonly gssapi?: true;
  readonly hostbased?: true;
}

/**
 * Reads what `ssh -G` prints: one `keyword value` a line, keywords in lower case.
 *
 * @throws RangeError where host name, user or port is not there.
 * @public
 */
export function parseSshG(output: string): SshSettings {
  const values = new Map<string, string[]>();
  for (const line of output.split(/\r?\n/)) {
    const [, keyword, value] = /^(\S+) (.*)$/.exec(line) ?? [];
    if (keyword === undefined || value === undefined) continue;
    values.set(keyword.toLowerCase(), [...(values.get(keyword.toLowerCase()) ?? []), value]);
  }
  return toSettings(values);
}

/** Settings from values by lower-case keyword, as `ssh -G` names them. */
export function toSettings(values: ReadonlyMap<string, readonly string[]>): SshSettings {
  const first = (keyword: string): string | undefined => values.get(keyword)?.[0];
  const [user, hostname, digits] = [first("user"), first("hostname"), first("port")];
  const port = Number(digits);
  if (!user || !hostname || !Number.isInteger(port) || port < 1 || port > 65535)
    throw new RangeError("user, host name or port is missing");
  const family = first("addressfamily")?.toLowerCase();
  const agent = first("identityagent");
  return {
    user,
    hostname,
    port,
    addressFamily: family === "inet" || family === "inet6" ? family : "any",
    identityFiles: (values.get("identityfile") ?? []).filter((path) => path.toLowerCase() !== "none"),
    identitiesOnly: isYes(first("identitiesonly")),
    ...(agent === undefined ? {} : { identityAgent: agent }),
    certificateFiles: (values.get("certificatefile") ?? []).filter((path) => path.toLowerCase() !== "none"),
    ...optional("hostKeyAlias", first("hostkeyalias")),
    ...optional("proxyJump", first("proxyjump")),
    ...optional("proxyCommand", first("proxycommand")),
    ...optional("pkcs11Provider", first("pkcs11provider")),
    ...(isYes(first("gssapiauthentication")) ? { gssapi: true } : {}),
    ...(isYes(first("hostbasedauthentication")) ? { hostbased: true } : {}),
  };
}

function isYes(value: string | undefined): boolean {
  return /^(yes|true)$/i.test(value ?? "");
}

function optional<Name extends string>(
  name: Name,
  value: string | undefined,
): { readonly [key in Name]?: string } {
  const absent = value === undefined || value === "" || value.toLowerCase() === "none";
  return (absent ? {} : { [name]: value }) as { readonly [key in Name]?: string };
}
