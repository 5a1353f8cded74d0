import { hmacSha1Base64 } from "../canonical.js";
import { type HostKey, decodeBase64, readHostKey } from "./host-key.js";

/** First line of a store that discovery itself created; a store without it is the operator's own. @public */
export const KNOWN_HOSTS_MARKER = "# narwhal-deploy host keys: recorded by discovery at first contact";

/** One usable line of a store. @public */
export interface KnownHostsEntry {
  /** Counted from 1. */
  readonly line: number;
  readonly marker?: "revoked" | "cert-authority";
  /** The patterns, or the one hashed name, as written. */
  readonly hosts: string;
  readonly key: HostKey;
}

/** A line that is no entry: it is skipped, as OpenSSH does, and reported. @public */
export interface KnownHostsFault {
  readonly line: number;
  readonly message: string;
}

/** A host-key store as it was read. @public */
export interface KnownHosts {
  readonly file: string;
  /** True where discovery created the file. */
  readonly marked: boolean;
  readonly entries: readonly KnownHostsEntry[];
  readonly faults: readonly KnownHostsFault[];
}

/**
 * Reads OpenSSH's known_hosts format (sshd(8), "SSH_KNOWN_HOSTS FILE FORMAT"). It never throws: a broken line
 * is a fault of its own.
 *
 * @public
 */
export function parseKnownHosts(text: string, file: string): KnownHosts {
  const entries: KnownHostsEntry[] = [];
  const faults: KnownHostsFault[] = [];
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  for (const [index, raw] of lines.entries()) {
    const content = raw.replace(/^[ \t]+/, "");
    if (content === "" || content.startsWith("#")) continue;
    try {
      entries.push(parseEntry(content, index + 1));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults.push({ line: index + 1, message: error.message });
    }
  }
  return { file, marked: lines[0] === KNOWN_HOSTS_MARKER, entries, faults };
}

/** The name under which a store knows a host: `host` for port 22, else `[host]:port`, lower case. @public */
export function knownHostsName(host: string, port: number): string {
  return port === 22 ? host.toLowerCase() : `[${host.toLowerCase()}]:${port}`;
}

/** The entries that concern a name, in file order, markers included. @public */
export function matchKnownHosts(store: KnownHosts, name: string): readonly KnownHostsEntry[] {
  return store.entries.filter((entry) => matchesHosts(entry.hosts, name.toLowerCase()));
}

/** The line that records a key, without newline. @public */
export function knownHostsLine(name: string, key: HostKey): string {
  return `${name} ${key.type} ${key.base64}`;
}

function parseEntry(content: string, line: number): KnownHostsEntry {
  const words = content.split(/[ \t]+/);
  const marker = words[0]?.startsWith("@") ? readMarker(words.shift() ?? "") : undefined;
  const [hosts, type, base64] = words;
  if (hosts === undefined || hosts === "" || type === undefined) throw new RangeError("the line has no key");
  if (/^\d+$/.test(type)) throw new RangeError("the line holds a key of SSH protocol 1");
  const blob = decodeBase64(base64 ?? "");
  if (blob === undefined || blob.length === 0) throw new RangeError("the key is not base64");
  const key = readHostKey(blob);
  if (key.type !== type) throw new RangeError(`the line says ${type}, its key is of type ${key.type}`);
  return { line, ...(marker === undefined ? {} : { marker }), hosts, key };
}

function readMarker(word: string): "revoked" | "cert-authority" {
  if (word === "@revoked") return "revoked";
  if (word === "@cert-authority") return "cert-authority";
  throw new RangeError(`the marker ${word} is not known`);
}

function matchesHosts(hosts: string, name: string): boolean {
  if (hosts.startsWith("|")) return matchesHashed(hosts, name);
  let matched = false;
  for (const pattern of hosts.toLowerCase().split(",")) {
    if (pattern.startsWith("!")) {
      if (matchesPattern(pattern.slice(1), name)) return false;
    } else matched ||= matchesPattern(pattern, name);
  }
  return matched;
}

/** `|1|<salt>|<HMAC-SHA1 of the name under the salt>`, both in base64. */
function matchesHashed(hosts: string, name: string): boolean {
  const [, version, salt, hash, ...rest] = hosts.split("|");
  const key = version === "1" && salt !== undefined && rest.length === 0 ? decodeBase64(salt) : undefined;
  return key?.length === 20 && hmacSha1Base64(key, name) === hash;
}

/** `*` stands for any run of characters and `?` for one; backtracking only to the last `*`. */
function matchesPattern(pattern: string, name: string): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let i = 0; i < name.length; ) {
    if (pattern[at] === "*") {
      star = at++;
      resume = i;
    } else if (at < pattern.length && (pattern[at] === "?" || pattern[at] === name[i])) {
      at++;
      i++;
    } else if (star >= 0) {
      at = star + 1;
      i = ++resume;
    } else return false;
  }
  while (pattern[at] === "*") at++;
  return at === pattern.length;
}
