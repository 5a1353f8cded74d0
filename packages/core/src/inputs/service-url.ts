import { BadValue } from "./bad-value.js";
import { canonicalIp, type IpScope, parseIpAddress, urlHost } from "./ip-address.js";

/** Loopback too: the router may reach an engine through a forwarded port of its own host. */
const USABLE: ReadonlySet<IpScope> = new Set(["global", "loopback"]);

/**
 * Reads `http://<host>:<port><path>` strictly, and gives it in one form: lower-case host, canonical address.
 * The faults do not repeat the text, which may hold credentials.
 */
export function parseServiceUrl(text: string, path: string): string | BadValue {
  if (!text.startsWith("http://")) {
    return new BadValue(text.startsWith("https:") ? "is an https URL" : "does not start with http://");
  }
  const rest = text.slice("http://".length);
  if (/[?#]/.test(rest)) return new BadValue("has a query or a fragment");
  const slash = rest.indexOf("/");
  const authority = slash < 0 ? rest : rest.slice(0, slash);
  if (authority.includes("@")) return new BadValue("has credentials in it");
  const match = /^(\[[^\]]*\]|[^:[\]]*)(?::([0-9]*))?$/.exec(authority);
  const host = match?.[1] === undefined ? undefined : canonicalHost(match[1]);
  if (host === undefined) return new BadValue("has no valid host");
  const scope = scopeOf(host);
  if (!USABLE.has(scope)) {
    return new BadValue(`has a host that is ${scope}`, "give a host that other hosts reach this one at");
  }
  const digits = match?.[2];
  if (digits === undefined) return new BadValue("has no explicit port");
  if (!/^[1-9][0-9]{0,4}$/.test(digits) || Number(digits) > 65535)
    return new BadValue("has no port from 1 to 65535");
  const seen = slash < 0 ? "" : rest.slice(slash);
  if (seen !== path) {
    return new BadValue(
      path === "" ? "has a path" : `has ${seen === "" ? "no path" : "another path than /v1/attestation"}`,
    );
  }
  return `http://${host}:${digits}${path}`;
}

/** The port of a URL that {@link parseServiceUrl} gave. */
export function portOfUrl(url: string): number {
  return Number(/:([0-9]+)(?:\/|$)/.exec(url.slice("http://".length).replace(/^\[[^\]]*\]/, ""))?.[1]);
}

function canonicalHost(text: string): string | undefined {
  if (text.startsWith("[")) {
    const address = canonicalIp(text.slice(1, -1));
    return address?.includes(":") === true ? urlHost(address) : undefined;
  }
  if (/^[0-9.]+$/.test(text) || /^0x/i.test(text)) return canonicalIp(text);
  const label = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
  const name = text.toLowerCase();
  return name.length <= 253 && new RegExp(`^${label}(?:\\.${label})*$`).test(name) ? name : undefined;
}

/** A name may mean any address. */
function scopeOf(host: string): IpScope {
  return parseIpAddress(host.replace(/^\[|\]$/g, ""))?.scope ?? "global";
}
