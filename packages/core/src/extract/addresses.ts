import { parseIpAddress } from "../inputs/ip-address.js";
import type { Network } from "./ip-stand-ins.js";
import type { Span } from "./stand-ins.js";
import { QUOTE, WORD_END, WORD_START } from "./words.js";

const OCTET = String.raw`\d{1,3}`;
const QUAD = String.raw`${OCTET}(?:\.${OCTET}){3}`;
const IPV4 = new RegExp(String.raw`${WORD_START}(?<!\d\.)${QUAD}${WORD_END}(?!\.\p{N})`, "gu");
/** What shows behind four numbers that they are a version. */
const VERSION_BEHIND = new RegExp(
  String.raw`^(?:\.(?:post|dev|rc|alpha|beta)\d*|\+|-(?!${QUAD})[\p{L}\p{N}])`,
  "u",
);
const IPV6 = new RegExp(
  String.raw`${WORD_START}(?<!\p{N}[.:])(?=[0-9A-Fa-f]{0,4}:)[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,8}(?:\.${OCTET}){0,3}(?![\p{L}\p{N}_])`,
  "gu",
);

/**
 * What shows that four numbers are a version: a name with VERSION before them, a comparison, or a place in a list of
 * packages.
 */
const VERSION_BEFORE = new RegExp(
  String.raw`(?:version\w*(?:${QUOTE})?\s*[:=]?\s*(?:${QUOTE})?|[=~<>!]=\s*|\[\s*${QUOTE}[\w.-]+${QUOTE},\s*${QUOTE})$`,
  "i",
);

/** Every IP address literal of a text, in canonical text; four numbers that are a version are none. */
export function* ipAddresses(text: string): Generator<Span> {
  for (const span of ipLiterals(text)) {
    if (span.kind !== "ipv4" || !isVersion(text, span)) yield span;
  }
}

/** The same with versions: what is an address elsewhere is one everywhere. */
export function* ipLiterals(text: string): Generator<Span> {
  for (const match of text.matchAll(IPV4)) {
    const [literal] = match;
    const address = parseIpAddress(literal);
    if (address?.family !== "inet") continue;
    yield { start: match.index, end: match.index + literal.length, kind: "ipv4", value: address.text };
  }
  for (const match of text.matchAll(IPV6)) {
    const literal = match[0].replace(/(?<!:):$|\.$/, "");
    const address = parseIpAddress(literal);
    if (address?.family !== "inet6") continue;
    const span: Span = {
      start: match.index,
      end: match.index + literal.length,
      kind: "ipv6",
      value: address.text,
    };
    yield /^(?:[0-9a-f]{4}:){7}[0-9a-f]{4}$/i.test(literal) ? { ...span, render: inFull } : span;
  }
}

/** An IPv6 address with all its digits, as InfiniBand's tools show identifiers. */
function inFull(address: string): string {
  const bytes = parseIpAddress(address)?.bytes ?? [];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(?<=.)(?=(?:.{4})+$)/g, ":");
}

const withDashes = (standIn: string): string => standIn.replaceAll(".", "-");
const DASHED = /(?<!\d|\d-)\d{1,3}(?:-\d{1,3}){3}(?!\d|-\d)/g;

/** IPv4 addresses inside names, as clouds make them: `ip-10-0-0-1`. What looks like it may be a date. */
export function* dashedAddresses(text: string): Generator<Span> {
  for (const match of text.matchAll(DASHED)) {
    const address = parseIpAddress(match[0].replaceAll("-", "."));
    if (address === undefined) continue;
    const place = { start: match.index, end: match.index + match[0].length };
    yield { ...place, kind: "ipv4", value: address.text, render: withDashes };
  }
}

/** True where the text around shows that what stands there is a version. */
function isVersion(text: string, { start, end }: Span): boolean {
  return (
    VERSION_BEHIND.test(text.slice(end, end + 20)) ||
    VERSION_BEFORE.test(text.slice(Math.max(0, start - 80), start))
  );
}

const SLASHED = new RegExp(String.raw`${WORD_START}(${QUAD})\/(\d{1,2})(?!\d)`, "gu");
const MEMBERS = new RegExp(
  String.raw`${QUOTE}(?:local|address)${QUOTE}\s*:\s*${QUOTE}(${QUAD})${QUOTE}[^{}]{0,200}?${QUOTE}prefix(?:len|_length)${QUOTE}\s*:\s*(\d{1,2})(?!\d)`,
  "gu",
);

/** The IPv4 networks that a text names: `10.0.0.1/16`, and the JSON of `ip` and of the record. */
export function* networks(text: string): Generator<Network> {
  for (const pattern of [SLASHED, MEMBERS]) {
    for (const [, address = "", prefix] of text.matchAll(pattern)) {
      if (parseIpAddress(address) !== undefined) yield { address, prefix: Number(prefix) };
    }
  }
}
