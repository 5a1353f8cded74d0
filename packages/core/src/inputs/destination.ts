import { parseIpAddress } from "./ip-address.js";

/** A destination taken apart; what it does not say comes from the OpenSSH client's configuration. @public */
export interface Destination {
  readonly user?: string;
  /** Alias, host name, IPv4 address, or IPv6 address without brackets. */
  readonly host: string;
  readonly port?: number;
}

/** `jump`: a hop of `ProxyJump`, which may be `[user@]host:port`, and whose user may have a domain and a backslash. @public */
export type DestinationForm = "destination" | "jump";

/** What could become an option of a program or a word of a shell. */
const UNSAFE: Readonly<Record<DestinationForm, RegExp>> = {
  destination: /['"`$;&|<>(){}\\*?!#,]/,
  jump: /['"`$;&|<>(){}*?!#,]/,
};

/**
 * Reads `host`, `user@host`, `ssh://[user@]host[:port][/]`, and IPv6 literals, bare or in brackets. `%` escapes in
 * the user of an `ssh://` address are resolved. Parts that could become an option or a word of a shell are refused.
 *
 * Gives the destination, or what is wrong with it as an end to "the destination …"; the text itself is not
 * repeated there, since it may hold a password.
 *
 * @public
 */
export function parseDestination(
  text: string,
  form: DestinationForm = "destination",
): { readonly destination: Destination } | { readonly fault: string } {
  const bad = badCharacter(text, form);
  if (bad !== undefined) return { fault: `holds ${bad}` };
  const uri = /^ssh:\/\/([^/]*)\/?$/i.exec(text);
  if (uri === null && text.includes("/")) return { fault: "holds a slash, but is no ssh:// address" };
  const authority = uri?.[1] ?? text;
  const at = authority.lastIndexOf("@");
  const place = readPlace(authority.slice(at + 1), { isUri: uri !== null, form });
  if ("fault" in place) return place;
  if (at < 0) return { destination: place };
  const user = readUser(authority.slice(0, at), { isUri: uri !== null, form });
  return typeof user === "string" ? { destination: { user, ...place } } : user;
}

interface Reading {
  readonly isUri: boolean;
  readonly form: DestinationForm;
}

function badCharacter(text: string, form: DestinationForm): string | undefined {
  if (/[\s\u0000-\u001f\u007f]/.test(text)) return "a blank or a control character";
  return UNSAFE[form].test(text) ? "a character that a shell would act on" : undefined;
}

function readUser(text: string, { isUri, form }: Reading): string | { readonly fault: string } {
  if (text.includes(":")) return { fault: "has a password in it; it belongs into the password field" };
  const user = isUri ? withoutEscapes(text) : text;
  if (user === undefined) return { fault: "has a user name with a broken escape" };
  const bad = badCharacter(user, form);
  if (bad !== undefined) return { fault: `has a user name with ${bad}` };
  if (/^@|@@|@$/.test(user)) return { fault: "has an @ too many" };
  if (user === "" || user.startsWith("-")) return { fault: "has a user name that is empty or starts with -" };
  return user;
}

/** `undefined` where an escape is broken. */
function withoutEscapes(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readPlace(place: string, { isUri, form }: Reading): Destination | { readonly fault: string } {
  if (place === "") return { fault: "has no host name" };
  if (place.startsWith("-")) return { fault: "has a host name that starts with -" };
  const [bare = "", zone] = place.split("%", 2);
  if (!isUri && isV6(bare)) return zone === "" ? { fault: "has an empty IPv6 zone" } : { host: place };
  const match = /^(?:\[([^[\]]*)\]|([^:[\]]+))(?::([0-9]+))?$/.exec(place);
  if (match === null)
    return { fault: "has no host name that can be read; ssh://user@host:port takes a port" };
  const [, bracketed, plain, digits] = match;
  if (bracketed !== undefined && !mayStandInBrackets(bracketed.split("%", 1)[0] ?? "", form))
    return { fault: "has no IPv6 address in its brackets" };
  const host = bracketed ?? plain ?? "";
  if (!/^[\p{L}\p{N}_.:%+~=-]+$/u.test(host))
    return { fault: "has a host name with characters that no host name has" };
  if (digits === undefined) return { host };
  if (!isUri && form !== "jump") return { fault: "has a port, which needs the form ssh://user@host:port" };
  const port = Number(digits);
  return /^[1-9]/.test(digits) && port <= 65535
    ? { host, port }
    : { fault: "has a port that is not 1 to 65535, without leading zeros" };
}

/** `ssh -G` puts IPv4 addresses of jump hosts into brackets too. */
function mayStandInBrackets(text: string, form: DestinationForm): boolean {
  return form === "jump" ? parseIpAddress(text) !== undefined : isV6(text);
}

function isV6(text: string): boolean {
  return parseIpAddress(text)?.family === "inet6";
}
