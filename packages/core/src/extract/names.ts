import { parseDestination } from "../inputs/destination.js";
import { parseIpAddress } from "../inputs/ip-address.js";
import type { RecordFile } from "./record-file.js";
import { QUOTE, WORD_START, wordsOf } from "./words.js";

/** A name of a host or a user, and which physical host a host's name belongs to, where that is known. */
export interface FoundName {
  readonly kind: "host" | "user";
  readonly name: string;
  /** `node-<n>` or `router`. */
  readonly hostId?: string | undefined;
}

const NAME = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.-]*`;
const member = (keys: string): RegExp =>
  new RegExp(String.raw`${QUOTE}(?:${keys})${QUOTE}\s*:\s*${QUOTE}([^"\\]+)\\*"`, "gu");

const HOST_MEMBER = member("hostname|nodename|fqdn");
const USER_MEMBER = member("user|username|login|logname");
const DESTINATION_MEMBER = member("destination");
/** A hop of a route: `"user": …, "host": …`. */
const HOP = new RegExp(
  String.raw`${QUOTE}user${QUOTE}\s*:\s*${QUOTE}([^"\\]*)${QUOTE}\s*,\s*${QUOTE}host${QUOTE}\s*:\s*${QUOTE}([^"\\]+)\\*"`,
  "gu",
);
const DESTINATION_FIELD = /NARWHAL_(?:NODE_(\d+)|ROUTER)_SSH(?:=["']?|\\*"\s*:\s*\\*")([^\s"'\\]+)/gu;
const USER_VARIABLE = new RegExp(
  String.raw`${WORD_START}(?:USER|LOGNAME|SUDO_USER|USERNAME)=["']?(${NAME})`,
  "gu",
);
/** In brackets stands a whole name, or an address. */
const ACCOUNT_HOST = new RegExp(String.raw`@(?!sha256:)(?:\[(?=${NAME}\]))?(${NAME})`, "gu");
const ACCOUNT_USER = new RegExp(String.raw`(?<!\d: )${WORD_START}(${NAME})$`, "u");
/** The words of SSH clients and resolvers. */
const SPOKEN_HOST = new RegExp(
  String.raw`(?:resolve hostname (${NAME}):|connect to host (${NAME}) port|lookup (${NAME})(?: on |:)|[cC]onnection (?:to|closed by|reset by) (${NAME}) (?:closed|port|timed out))`,
  "gu",
);
const SPOKEN_USER = new RegExp(
  String.raw`(?:invalid user (${NAME}) from|(?:password|publickey) for (${NAME}) from|for user ["']?(${NAME})["']?(?:[:,;)\\"]| from |$))`,
  "gmu",
);
const URL_USER = String.raw`[^\s/@"'\\]{0,200}@`;
const URL_HOST = new RegExp(String.raw`://(?:${URL_USER}|(?!${URL_USER}))(${NAME})`, "gu");
const STORE_LINE = new RegExp(
  String.raw`(?<=^|\n)(?:@[a-z-]+ )?([^\s#|]+) (?:ssh-|ecdsa-|sk-)[\w@.-]+ AAAA`,
  "gu",
);

/** Sites that everybody knows: their names give nobody away. */
const PUBLIC =
  /(?:^|\.)(?:huggingface\.co|hf\.co|github\.com|githubusercontent\.com|gitlab\.com|nvidia\.com|amd\.com|docker\.com|docker\.io|ghcr\.io|quay\.io|nvcr\.io|pytorch\.org|python\.org|pypi\.org|vllm\.ai|apache\.org|gnu\.org|ubuntu\.com|debian\.org|redhat\.com|kernel\.org|opencontainers\.org|json-schema\.org|w3\.org|arxiv\.org|readthedocs\.io|openssh\.com|libssh\.org|narwhal-deploy\.dev)$/i;

/** Suffixes of names that exist inside one organisation alone. */
const INSIDE = /\.(?:internal|local|localdomain|lan|corp|intra|intranet|private|hpc)$/i;
/** Names of hosts and users in a file of a record: what its structure, its wording or their own form gives away. */
export function* namesIn(file: RecordFile): Generator<FoundName> {
  const { text } = file;
  const own = hostIdOf(file);
  for (const [, name = ""] of text.matchAll(HOST_MEMBER)) yield* host(name, own);
  for (const [, name = ""] of text.matchAll(USER_MEMBER)) yield user(name);
  for (const [, destination = ""] of text.matchAll(DESTINATION_MEMBER)) yield* fromDestination(destination);
  for (const [, number, destination = ""] of text.matchAll(DESTINATION_FIELD)) {
    yield* fromDestination(destination, number === undefined ? "router" : `node-${number}`);
  }
  for (const [, account = "", name = ""] of text.matchAll(HOP)) {
    yield user(account);
    yield* host(name);
  }
  for (const pattern of [USER_VARIABLE, SPOKEN_USER]) {
    for (const [, ...found] of text.matchAll(pattern)) yield* found.filter(isFound).map(user);
  }
  yield* accounts(text);
  for (const pattern of [SPOKEN_HOST, URL_HOST]) {
    for (const [, ...found] of text.matchAll(pattern))
      yield* found.filter(isFound).flatMap((name) => [...host(name)]);
  }
  for (const word of wordsOf(text)) if (INSIDE.test(word.text)) yield* host(word.text);
  for (const [, hosts = ""] of text.matchAll(STORE_LINE)) {
    for (const pattern of hosts.split(",")) yield* host(pattern.replace(/^!?\[?([^\]]*)\]?(?::\d+)?$/, "$1"));
  }
}

const INTERFACE =
  /\\*"(?:ifname|link|master|label)\\*"\s*:\s*\\*"([^"\\]+)|\d+: ([\w.-]+)(?:@([\w.-]+))?: <|NARWHAL_(?:NODE_\d+_)?FABRIC_INTERFACE(?:=["']?|\\*"\s*:\s*\\*")([\w.-]+)/gu;

/** Names of network interfaces, which `ip` writes like accounts: `mv0@eth2`. */
export function interfaceNames(text: string): readonly string[] {
  return [...text.matchAll(INTERFACE)].flatMap(([, ...found]) => found.filter(isFound));
}

/** Names under one of these domains, given in lower case. */
export function* namesUnder(domains: ReadonlySet<string>, text: string): Generator<FoundName> {
  for (const word of wordsOf(text)) {
    const name = word.text.replace(/[.-]+$/, "");
    for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
      if (domains.has(name.slice(dot + 1).toLowerCase())) yield* host(name);
    }
  }
}

/** True for a name that gives nobody away: of a well-known site. */
export function isPublicName(name: string): boolean {
  return PUBLIC.test(name);
}

const PUBLIC_ENDING =
  /\.(?:com|net|org|edu|gov|mil|eu|de|uk|fr|ch|at|nl|us|ca|jp|cn|kr|in|au|ai|cloud|dev|io|tech)$/i;

/** True for a name whose last part is one of the domain name system. */
export function hasPublicEnding(name: string): boolean {
  return PUBLIC_ENDING.test(name);
}

/** Qualified names of hosts whose first part, in lower case, is among these. */
export function* qualifiedNames(labels: ReadonlySet<string>, text: string): Generator<FoundName> {
  for (const word of wordsOf(text)) {
    const name = word.text.replace(/[.-]+$/, "");
    const [label = "", ...rest] = name.toLowerCase().split(".");
    if (rest.length >= 2 && labels.has(label) && hasPublicEnding(name)) yield* host(name);
  }
}

/** True for a suffix such as `local`, which a stand-in may keep. */
export function isInsideSuffix(domain: string): boolean {
  return INSIDE.test(`.${domain}`) && !domain.includes(".");
}

/** The host that a file of the record is about, where it is one. */
function hostIdOf({ path, text }: RecordFile): string | undefined {
  const folder = /(?:^|\/)(?:transcripts\/([^/]+)\/|logs\/([^/]+)\.log$)/.exec(path);
  const observed = /"host":\s*\{\s*"id":\s*"([a-z][a-z0-9_-]*)"/.exec(text)?.[1];
  return folder?.[1] ?? folder?.[2] ?? observed ?? /^\{\s*"host":\s*"([a-z][a-z0-9_-]*)"/.exec(text)?.[1];
}

function* fromDestination(text: string, hostId?: string): Generator<FoundName> {
  const read = parseDestination(text);
  if ("fault" in read) return;
  if (read.destination.user !== undefined) yield user(read.destination.user);
  yield* host(read.destination.host, hostId);
}

/** `user@host`, wherever it stands; `ip` writes interfaces that way, behind a number. */
function* accounts(text: string): Generator<FoundName> {
  for (const match of text.matchAll(ACCOUNT_HOST)) {
    const account = ACCOUNT_USER.exec(text.slice(Math.max(0, match.index - 64), match.index))?.[1];
    const [, name = ""] = match;
    if (account === undefined || isPublicName(name)) continue;
    yield user(account);
    yield* host(name);
  }
}

function isFound(name: string | undefined): name is string {
  return name !== undefined;
}

function user(name: string): FoundName {
  return { kind: "user", name: name.replace(/\.+$/, "") };
}

function* host(given: string, hostId?: string): Generator<FoundName> {
  const name = given.replace(/[.-]+$/, "");
  const isName = new RegExp(`^${NAME}$`, "u").test(name) && !/^[\d.]+$/.test(name);
  if (!isName || parseIpAddress(name) !== undefined || isPublicName(name)) return;
  if (/^localhost(?:\.|$)/i.test(name)) return;
  yield { kind: "host", name, hostId };
}
