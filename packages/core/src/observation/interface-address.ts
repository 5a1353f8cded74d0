import type { InterfaceAddress } from "./observation.js";

/** An address as a tool shows it, before it is judged. */
export interface RawAddress {
  readonly address: string;
  readonly family: "inet" | "inet6";
  readonly prefixLength?: number;
  readonly scope?: string;
  /** Words such as `deprecated`, `secondary`, `tentative`. */
  readonly flags: ReadonlySet<string>;
  /** Seconds for which it is preferred; 0 means deprecated. */
  readonly preferredS?: number;
  /** Who put it there, where the tool says so. */
  readonly protocol?: string;
}

/** Flags that keep an address from being used, with the reason. */
const UNUSABLE: readonly (readonly [string, string])[] = [
  ["dadfailed", "another host has it (duplicate address detection failed)"],
  ["deprecated", "deprecated"],
  ["temporary", "temporary (privacy)"],
];

/** The routing protocol number under which keepalived adds its virtual addresses. */
const KEEPALIVED = new Set(["0x12", "18", "keepalived"]);

/**
 * Judges one address: a candidate for the fabric is global, lasting and settled. Scope, flags and the address
 * itself count, for tools name link-local addresses global where an operator did. A secondary or virtual address
 * stays a candidate, with a note.
 *
 * @public
 */
export function judgeAddress(raw: RawAddress): InterfaceAddress {
  const { address, family, prefixLength, scope } = raw;
  const excluded = exclusionOf(raw);
  const note = excluded === undefined ? noteOf(raw) : undefined;
  return {
    address,
    family,
    ...(prefixLength === undefined ? {} : { prefixLength }),
    ...(scope === undefined ? {} : { scope }),
    ...(excluded === undefined ? {} : { excluded }),
    ...(note === undefined ? {} : { note }),
  };
}

function exclusionOf({ address, family, scope, flags, preferredS }: RawAddress): string | undefined {
  const special = family === "inet" ? specialIpv4(address) : specialIpv6(address);
  if (special !== undefined) return special;
  if (scope === "host" || scope === "link" || scope === "nowhere") return `scope ${scope}`;
  const flagged = UNUSABLE.find(([flag]) => flags.has(flag));
  if (flagged !== undefined) return flagged[1];
  if (preferredS === 0) return "deprecated";
  if (flags.has("tentative") && !flags.has("optimistic")) return "tentative (not yet usable)";
  if (flags.has("anycast")) return "anycast";
  return undefined;
}

function specialIpv4(address: string): string | undefined {
  const [first = 0, second = 0] = address.split(".").map(Number);
  if (first === 127) return "loopback";
  if (first === 169 && second === 254) return "link-local";
  if (first >= 224 && first < 240) return "multicast";
  if (first === 0 || first >= 240) return "reserved";
  return undefined;
}

function specialIpv6(address: string): string | undefined {
  const text = address.toLowerCase();
  if (text === "::1") return "loopback";
  if (text === "::") return "unspecified";
  if (/^fe[89ab]/.test(text)) return "link-local";
  if (/^fe[c-f]/.test(text)) return "site-local (withdrawn)";
  if (text.startsWith("ff")) return "multicast";
  if (text.startsWith("::ffff:")) return "IPv4-mapped";
  return undefined;
}

function noteOf({ family, flags, protocol }: RawAddress): string | undefined {
  if (protocol !== undefined && KEEPALIVED.has(protocol)) return "virtual address of keepalived";
  return family === "inet" && flags.has("secondary") ? "secondary address" : undefined;
}
