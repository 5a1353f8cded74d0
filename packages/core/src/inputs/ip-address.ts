/** What an address is good for. Only `global` serves as a fabric address. @public */
export type IpScope =
  | "global"
  | "loopback"
  | "link-local"
  | "site-local"
  | "multicast"
  | "unspecified"
  | "reserved"
  | "ipv4-mapped";

/** A parsed IP address. @public */
export interface IpAddress {
  readonly family: "inet" | "inet6";
  /** RFC 5952 text for IPv6, dotted decimal for IPv4: equal addresses have equal text. */
  readonly text: string;
  /** 4 or 16 bytes, in network order. */
  readonly bytes: readonly number[];
  readonly scope: IpScope;
}

/**
 * Parses an IPv4 or IPv6 literal strictly: four decimal octets without leading zeros, or the text forms of
 * RFC 4291 without a zone. Everything else (`10.1`, `0x7f.1`, `[::1]`, `10.0.0.1/24`) gives `undefined`.
 *
 * @public
 */
export function parseIpAddress(text: string): IpAddress | undefined {
  const v4 = parseV4(text);
  if (v4 !== undefined) return { family: "inet", text: v4.join("."), bytes: v4, scope: scopeOfV4(v4) };
  const groups = parseV6(text);
  if (groups === undefined) return undefined;
  const bytes = groups.flatMap((group) => [group >> 8, group & 0xff]);
  return { family: "inet6", text: formatV6(groups), bytes, scope: scopeOfV6(groups) };
}

/** The canonical text of an address literal, or `undefined` where it is none. @public */
export function canonicalIp(text: string): string | undefined {
  return parseIpAddress(text)?.text;
}

/** True where both texts are literals of one address. @public */
export function sameIp(a: string, b: string): boolean {
  const left = canonicalIp(a);
  return left !== undefined && left === canonicalIp(b);
}

/** An address as the host of a URL: IPv6 in brackets. @public */
export function urlHost(address: string): string {
  return address.includes(":") ? `[${address}]` : address;
}

function parseV4(text: string): number[] | undefined {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9][0-9]{0,2})$/.test(part))) return undefined;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

function parseV6(text: string): number[] | undefined {
  const halves = text.split("::");
  if (halves.length > 2 || !text.includes(":")) return undefined;
  const [head, tail] = halves.map((half, index) => parseGroups(half, index === halves.length - 1));
  if (head === undefined) return undefined;
  if (halves.length === 1) return head.length === 8 ? head : undefined;
  if (tail === undefined || head.length + tail.length > 7) return undefined;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** Groups between colons; the last of the whole address may be a dotted IPv4 address, which makes two groups. */
function parseGroups(text: string, last: boolean): number[] | undefined {
  if (text === "") return [];
  const parts = text.split(":");
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    const v4 = last && index === parts.length - 1 ? parseV4(part) : undefined;
    if (v4 !== undefined) {
      const [a = 0, b = 0, c = 0, d = 0] = v4;
      groups.push((a << 8) | b, (c << 8) | d);
    } else if (/^[0-9A-Fa-f]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}

/** RFC 5952: lower case, no leading zeros, the first longest run of at least two zero groups as `::`. */
function formatV6(groups: readonly number[]): string {
  if (isMapped(groups)) {
    const [high = 0, low = 0] = groups.slice(6);
    return `::ffff:${high >> 8}.${high & 0xff}.${low >> 8}.${low & 0xff}`;
  }
  let best = { start: 0, length: 1 };
  for (let start = 0; start < 8; start++) {
    let length = 0;
    while (groups[start + length] === 0) length++;
    if (length > best.length) best = { start, length };
  }
  const hex = groups.map((group) => group.toString(16));
  if (best.length < 2) return hex.join(":");
  return `${hex.slice(0, best.start).join(":")}::${hex.slice(best.start + best.length).join(":")}`;
}

/** RFC 6890's special-purpose blocks, as far as they rule an address out for a fabric. */
function scopeOfV4([a = 0, b = 0]: readonly number[]): IpScope {
  if (a === 0) return "unspecified";
  if (a === 127) return "loopback";
  if (a === 169 && b === 254) return "link-local";
  if (a >= 224 && a <= 239) return "multicast";
  return a >= 240 ? "reserved" : "global";
}

function scopeOfV6(groups: readonly number[]): IpScope {
  const [first = 0] = groups;
  if (groups.every((group) => group === 0)) return "unspecified";
  if (groups.every((group, index) => group === (index === 7 ? 1 : 0))) return "loopback";
  if (isMapped(groups)) return "ipv4-mapped";
  if ((first & 0xffc0) === 0xfe80) return "link-local";
  if ((first & 0xffc0) === 0xfec0) return "site-local";
  return first >= 0xff00 ? "multicast" : "global";
}

function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}
