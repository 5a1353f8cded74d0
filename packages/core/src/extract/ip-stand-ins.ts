import { type IpScope, parseIpAddress } from "../inputs/ip-address.js";

/** A network that the record names. */
export interface Network {
  readonly address: string;
  readonly prefix: number;
}

/** RFC 5737's documentation networks. */
const DOCUMENTATION = [
  [192, 0, 2],
  [198, 51, 100],
  [203, 0, 113],
].map(numberOf);
/** RFC 2544's network for measurements, and RFC 6598's shared one: what is left for large fleets. */
const LARGE = [
  { base: numberOf([198, 18]), end: numberOf([198, 20]) },
  { base: numberOf([100, 64]), end: numberOf([100, 128]) },
];

/**
 * Stand-ins for IPv4 addresses, in canonical text. Addresses of one network stay in one network and in their order;
 * what an address is good for (global, link-local, multicast) stays as it was. Loopback, unspecified and reserved
 * addresses have none: they tell nothing.
 *
 * @throws RangeError beyond four million addresses.
 */
export function ipv4StandIns(
  addresses: readonly string[],
  networks: readonly Network[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const groups = new Map<string, { size: number; network: number; members: number[] }>();
  const known = networks
    .filter(({ prefix }) => prefix >= 8 && prefix <= 30)
    .map(({ address, prefix }) => ({ network: masked(numberOfText(address), prefix), prefix }))
    .sort((a, b) => b.prefix - a.prefix);
  let linkLocal = 0;
  let multicast = 0;
  for (const number of [...new Set(addresses)].map(numberOfText).sort((a, b) => a - b)) {
    const text = textOf(number);
    const scope = parseIpAddress(text)?.scope;
    if (scope === "link-local") found.set(text, textOf(numberOf([169, 254]) + ++linkLocal));
    else if (scope === "multicast") found.set(text, textOf(numberOf([233, 252]) + ++multicast));
    if (scope !== "global") continue;
    const own = known.find(({ network, prefix }) => masked(number, prefix) === network);
    const { network, prefix } = own ?? { network: masked(number, 24), prefix: 24 };
    const key = `${network}/${prefix}`;
    const group = groups.get(key) ?? { size: 2 ** (32 - prefix), network, members: [] };
    groups.set(key, group);
    group.members.push(number);
  }
  const allocate = allocator();
  for (const { size, network, members } of groups.values()) {
    const block = allocate(members.length + 2);
    let next = block.base;
    for (const number of members) {
      const last = number === network + size - 1;
      const standIn = number === network ? block.base : last ? block.base + block.size - 1 : ++next;
      found.set(textOf(number), textOf(standIn));
    }
  }
  return found;
}

/** Gives blocks of at least that many addresses, aligned to their size. */
function allocator(): (count: number) => { readonly base: number; readonly size: number } {
  const documentation = [...DOCUMENTATION];
  const pools = LARGE.map((pool) => ({ ...pool }));
  return (count) => {
    const size = Math.max(256, 2 ** Math.ceil(Math.log2(count)));
    const small = size === 256 ? documentation.shift() : undefined;
    if (small !== undefined) return { base: small, size };
    for (const pool of pools) {
      const base = Math.ceil(pool.base / size) * size;
      if (base + size > pool.end) continue;
      pool.base = base + size;
      return { base, size };
    }
    throw new RangeError("the record holds more IPv4 addresses than there are stand-ins");
  };
}

/**
 * Stand-ins for IPv6 addresses, in canonical text: a global address becomes one under 2001:db8::/32 (RFC 3849), a
 * unique local one stays unique local, a site-local one site-local, a link-local one link-local. Addresses that share
 * their first 64 bits go on sharing them.
 */
export function ipv6StandIns(
  addresses: readonly string[],
  ipv4: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const networks = new Map<string, { readonly number: number; hosts: number }>();
  const sorted = [...new Set(addresses)].map((text) => ({ text, bytes: parseIpAddress(text)?.bytes ?? [] }));
  sorted.sort((a, b) => hexOf(a.bytes).localeCompare(hexOf(b.bytes), "en"));
  for (const { text, bytes } of sorted) {
    const own = parseIpAddress(text)?.scope;
    const scope = own === "site-local" ? "global" : own;
    const [first = 0] = bytes;
    if (scope === "ipv4-mapped") {
      const inner = bytes.slice(12).join(".");
      found.set(text, `::ffff:${ipv4.get(inner) ?? inner}`);
    }
    const wellKnown = scope === "multicast" && bytes.slice(2, 13).every((byte) => byte === 0);
    if (scope !== "global" && scope !== "link-local" && (scope !== "multicast" || wellKnown)) continue;
    const unique = (first & 0xfe) === 0xfc;
    const kind = own === undefined ? "" : kindOf(own, unique);
    const key = `${kind} ${scope === "global" ? hexOf(bytes.slice(0, 8)) : ""}`;
    const network = networks.get(key) ?? { number: networks.size + 1, hosts: 0 };
    networks.set(key, network);
    const host = bytes.slice(8).every((byte) => byte === 0) ? "" : (++network.hosts).toString(16);
    const prefix = scope === "global" ? `${kind}:${network.number.toString(16)}:` : kind;
    found.set(
      text,
      parseIpAddress(`${prefix}:${grouped(scope === "multicast" ? `db8${host}` : host)}`)?.text ?? text,
    );
  }
  return found;
}

/** The first groups of a stand-in. */
function kindOf(scope: IpScope, unique: boolean): string {
  if (scope === "site-local") return "fec0:db8:0";
  if (scope === "global") return unique ? "fd00:db8:0" : "2001:db8:0";
  return scope === "multicast" ? "ff02:" : "fe80:";
}

function grouped(hex: string): string {
  return hex.replace(/(?<=.)(?=(?:.{4})+$)/g, ":");
}

function hexOf(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function masked(number: number, prefix: number): number {
  const size = 2 ** (32 - prefix);
  return Math.floor(number / size) * size;
}

function numberOf(bytes: readonly number[]): number {
  return [0, 1, 2, 3].reduce((number, index) => number * 256 + (bytes[index] ?? 0), 0);
}

function numberOfText(address: string): number {
  return numberOf(address.split(".").map(Number));
}

function textOf(number: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join(".");
}
