import { parseIpAddress } from "./ip-address.js";

/** A destination taken apart; what it does not say comes from the OpenSSH client's configuration. @public */
export interface Destination {
  readonly user?: string;
  /** Alias, host name, IPv4 address, or IPv6 address without brackets. */
  readonly host: string;
  readonly port?: number;
}

/**
 * Reads `host`, `user@host`, `ssh://[user@]host[:port][/]`, and IPv6 literals, bare or in brackets. Parts that
 * could become an option or a word of a shell are refused.
 *
 * Gives the destination, or what is wrong with it as an end to "the destination …"; the text itself is not
 * repeated there, since it may hold a password.
 *
 * @public
 */
export function parseDestination(
  text: string,
): { readonly destination: Destination } | { readonly fault: string } {
  if (/[\s\u0000-\u001f\u007f]/.test(text)) return { fault: "holds a blank or a control character" };
  if (/['"`$;&|<>(){}\\*?!#,]/.test(text)) return { fault: "holds a character that a shell would act on" };
  const uri = /^ssh:\/\/([^/]*)\/?$/i.exec(text);
  if (uri === null && text.includes("/")) return { fault: "holds a slash, but is no ssh:// address" };
  const authority = uri?.[1] ?? text;
  const at = authority.lastIndexOf("@");
  const user = at < 0 ? undefined : authority.slice(0, at);
  const place = readPlace(authority.slice(at + 1), uri !== null);
  if ("fault" in place) return place;
  if (user === undefined) return { destination: place };
  if (user === "" || user.startsWith("-")) return { fault: "has a user name that is empty or starts with -" };
  if (user.includes(":")) return { fault: "has a password in it; it belongs into the password field" };
  if (user.includes("%") && uri !== null) return { fault: "has a user name with an escape" };
  return { destination: { user, ...place } };
}

function readPlace(place: string, isUri: boolean): Destination | { readonly fault: string } {
  if (place === "") return { fault: "has no host name" };
  if (place.startsWith("-")) return { fault: "has a host name that starts with -" };
  const [bare = "", zone] = place.split("%", 2);
  if (!isUri && isV6(bare)) return zone === "" ? { fault: "has an empty IPv6 zone" } : { host: place };
  const match = /^(?:\[([^[\]]*)\]|([^:[\]]+))(?::([0-9]+))?$/.exec(place);
  if (match === null)
    return { fault: "has no host name that can be read; ssh://user@host:port takes a port" };
  const [, bracketed, plain, digits] = match;
  if (bracketed !== undefined && !isV6(bracketed.split("%", 1)[0] ?? ""))
    return { fault: "has no IPv6 address in its brackets" };
  const host = bracketed ?? plain ?? "";
  if (digits === undefined) return { host };
  if (!isUri) return { fault: "has a port, which needs the form ssh://user@host:port" };
  const port = Number(digits);
  return port >= 1 && port <= 65535 ? { host, port } : { fault: "has a port that is not 1 to 65535" };
}

function isV6(text: string): boolean {
  return parseIpAddress(text)?.family === "inet6";
}
