import { GateError } from "../errors/gate-error.js";

/** A destination taken apart; what it does not say comes from the client's configuration. @public */
export interface SshDestination {
  readonly user?: string;
  /** Alias, host name, IPv4 or IPv6 address without brackets. */
  readonly host: string;
  readonly port?: number;
}

/**
 * Reads `host`, `user@host`, `user@[IPv6]`, a bare IPv6 address or `ssh://[user@]host[:port][/]`. With `jump` also
 * `[user@]host[:port]`, the form of `ProxyJump`. A part that could become an option or a shell word is refused.
 *
 * @throws GateError `SSH_DESTINATION_INVALID`.
 * @public
 */
export function parseDestination(text: string, form: "destination" | "jump" = "destination"): SshDestination {
  const uri = /^ssh:\/\/([^/]*)\/?$/i.exec(text);
  if (uri === null && /^[a-z][a-z0-9+.-]*:\/\//i.test(text)) throw invalid(text, "it is no ssh:// address");
  const authority = uri?.[1] ?? text;
  const at = authority.lastIndexOf("@");
  const user = at < 0 ? undefined : decode(text, authority.slice(0, at), uri !== null);
  const place = authority.slice(at + 1);
  const { host, port } = readHost(text, place, uri !== null || form === "jump");
  if (user !== undefined && (!/^[^\s-][^\s]*( [^\s]+)*$/.test(user) || hasControl(user)))
    throw invalid(text, "its user name is empty, starts with - or has blanks");
  if (host.startsWith("-")) throw invalid(text, "it starts with -");
  if (!/^[\p{L}\p{N}_.:%@+~=-]+$/u.test(host))
    throw invalid(text, "its host name has characters that no host name has");
  return { ...(user === undefined ? {} : { user }), host, ...(port === undefined ? {} : { port }) };
}

/** Splits a `ProxyJump` value into its hops, first hop first; `none` gives no hop. @public */
export function parseProxyJump(value: string): readonly SshDestination[] {
  if (value.toLowerCase() === "none" || value === "") return [];
  return value.split(",").map((hop) => parseDestination(hop.trim(), "jump"));
}

/** A destination in one line, for messages. @public */
export function showHop(hop: {
  readonly user: string;
  readonly host: string;
  readonly port: number;
}): string {
  return `${hop.user}@${hop.host.includes(":") ? `[${hop.host}]` : hop.host}:${hop.port}`;
}

function readHost(text: string, place: string, portAllowed: boolean): { host: string; port?: number } {
  const bracketed = /^\[([0-9a-fA-F:.]+(?:%[\w.-]+)?)\](?::(\d+))?$/.exec(place);
  const plain = /^([^:[\]]+)(?::(\d+))?$/.exec(place);
  const bare = /^[0-9a-fA-F:.]*:[0-9a-fA-F:.]*:[0-9a-fA-F:.]*(%[\w.-]+)?$/.test(place);
  if (bare) return { host: place };
  const [, host, digits] = bracketed ?? plain ?? [];
  if (host === undefined) throw invalid(text, "no host name can be read from it");
  if (digits === undefined) return { host };
  if (!portAllowed) throw invalid(text, "a port needs the form ssh://user@host:port");
  const port = Number(digits);
  if (port < 1 || port > 65535) throw invalid(text, `${digits} is no TCP port`);
  return { host, port };
}

function decode(text: string, user: string, escaped: boolean): string {
  if (!escaped) return user;
  try {
    return decodeURIComponent(user);
  } catch (cause) {
    throw invalid(text, "its user name has a broken % escape", cause);
  }
}

function hasControl(text: string): boolean {
  return /[\u0000-\u001f\u007f]/.test(text);
}

function invalid(text: string, why: string, cause?: unknown): GateError {
  return new GateError("SSH_DESTINATION_INVALID", {
    message: `the destination ${JSON.stringify(text.slice(0, 200))} cannot be used: ${why}`,
    cause,
  });
}
