import { type FindingFacts, GateError } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import type { ExpectedFingerprints } from "./expected-fingerprints.js";
import type { HostKey } from "./host-key.js";
import {
  type KnownHosts,
  type KnownHostsEntry,
  knownHostsLine,
  knownHostsName,
  matchKnownHosts,
} from "./known-hosts.js";
import type { RouteHop } from "./transport.js";

/** What is to be judged: a key that a server showed. @public */
export interface HostKeyQuestion {
  readonly store: KnownHosts;
  readonly host: string;
  readonly port: number;
  /** `HostKeyAlias` of the client configuration: stands in the store instead of host and port. */
  readonly alias?: string | undefined;
  readonly key: HostKey;
  /** Whether a host that the store lacks may be recorded. */
  readonly firstContact: "record" | "refuse";
  readonly expected?: ExpectedFingerprints | undefined;
}

/** @public */
export type HostKeyVerdict =
  | { readonly kind: "known"; readonly name: string; readonly key: HostKey; readonly line: number }
  /** To be recorded after the login; `verified` by expected fingerprints. */
  | { readonly kind: "new"; readonly name: string; readonly key: HostKey; readonly verified: boolean }
  | HostKeyRefusal;

/** @public */
export interface HostKeyRefusal {
  readonly kind: "changed" | "revoked" | "unknown" | "ca-only" | "unexpected" | "unlisted";
  readonly name: string;
  readonly key: HostKey;
  readonly file: string;
  /** The lines that decided it. */
  readonly against: readonly {
    readonly line: number;
    readonly type?: string;
    readonly fingerprint: string;
  }[];
}

/** The names of key types that the store holds for a host, for the order in which they are asked for. @public */
export function knownKeyTypes(store: KnownHosts, name: string): readonly string[] {
  const plain = matchKnownHosts(store, name).filter(({ marker }) => marker === undefined);
  return [...new Set(plain.map(({ key }) => key.type))];
}

/** The name that the store knows a host by. @public */
export function hostKeyName(place: Pick<HostKeyQuestion, "host" | "port" | "alias">): string {
  return place.alias === undefined ? knownHostsName(place.host, place.port) : place.alias.toLowerCase();
}

/**
 * Judges a server's key by the project's own store. A revoked key is refused whatever else the store says; a host
 * that the store knows must show one of its keys, also where the key shown is of another type; a host for which
 * fingerprints are expected must show one of them, known or not.
 *
 * @public
 */
export function judgeHostKey(question: HostKeyQuestion): HostKeyVerdict {
  const { store, key, expected } = question;
  const name = hostKeyName(question);
  const matches = matchKnownHosts(store, name);
  const refuse = (kind: HostKeyRefusal["kind"], entries: readonly KnownHostsEntry[]): HostKeyRefusal => ({
    kind,
    name,
    key,
    file: store.file,
    against: entries.map(({ line, key: { type, fingerprint } }) => ({ line, type, fingerprint })),
  });
  const same = matches.filter((entry) => entry.key.base64 === key.base64);
  const revoked = same.filter(({ marker }) => marker === "revoked");
  if (revoked.length > 0) return refuse("revoked", revoked);
  const listed = expected?.byName.get(name);
  if (expected !== undefined && listed?.every(({ fingerprint }) => fingerprint !== key.fingerprint))
    return { kind: "unexpected", name, key, file: expected.file, against: listed };
  const known = same.find(({ marker }) => marker === undefined);
  if (known !== undefined) return { kind: "known", name, key, line: known.line };
  const others = matches.filter(({ marker }) => marker === undefined);
  if (others.length > 0) return refuse("changed", others);
  const authorities = matches.filter(({ marker }) => marker === "cert-authority");
  if (authorities.length > 0) return refuse("ca-only", authorities);
  if (question.firstContact === "refuse") return refuse("unknown", []);
  if (expected !== undefined && listed === undefined)
    return { kind: "unlisted", name, key, file: expected.file, against: [] };
  return { kind: "new", name, key, verified: listed !== undefined };
}

/** An accepted key, as a route shows it. */
export function acceptedKey(
  { kind, key, name }: HostKeyVerdict,
  place: Pick<HostKeyQuestion, "host" | "port">,
): NonNullable<RouteHop["hostKey"]> {
  const { type, fingerprint } = key;
  const own = name === hostKeyName(place);
  return { type, fingerprint, known: kind === "known", ...(own ? {} : { name }) };
}

/** The error that a refusal is, at the place given. @public */
export function hostKeyError(
  refusal: HostKeyRefusal,
  place: Pick<FindingFacts, "host" | "role" | "field">,
): GateError {
  const { key, file, name, against } = refusal;
  const shown = `${key.type} ${key.fingerprint}`;
  const [code, words] = REFUSALS[refusal.kind];
  const lines = against.map(({ line, type, fingerprint }) =>
    [`${file} line ${line}:`, type, fingerprint].filter((word) => word !== undefined).join(" "),
  );
  const message = `${name} showed the host key ${shown}, ${words}${lines.length > 0 ? ` (${lines.join("; ")})` : ` ${file}`}`;
  const details = {
    name,
    file,
    shown: { type: key.type, fingerprint: key.fingerprint },
    lines: against.map(({ line, type, fingerprint }) => ({ line, fingerprint, ...(type && { type }) })),
  };
  const hint = wayOut(refusal);
  return new GateError(code, { ...place, message, subject: file, details, ...(hint && { hint }) });
}

/** What to write where, once the fingerprint is confirmed; the row's own words for all else. */
function wayOut({ kind, key, file, name, against }: HostKeyRefusal): string | undefined {
  const confirm = "confirm the fingerprint in the provider's console or with the host's administrator first";
  const [only, another] = against;
  if (kind === "changed" && only !== undefined && another === undefined)
    return `stop; ${confirm}; only when it is confirmed, put this key in place of the one in line ${only.line} of ${file}: ${key.type} ${key.base64}`;
  if (kind === "unknown")
    return `${confirm}; only when it is confirmed, add this line to ${file}: ${knownHostsLine(name, key)}`;
  if (kind === "unlisted")
    return `${confirm}; only when it is confirmed, add this line to ${file}: ${name} ${key.fingerprint}`;
  return undefined;
}

const REFUSALS: Readonly<Record<HostKeyRefusal["kind"], readonly [ErrorCode, string]>> = {
  changed: ["HOST_KEY_CHANGED", "but the store holds another for it"],
  revoked: ["HOST_KEY_REVOKED", "which the store marks as revoked"],
  unknown: ["HOST_KEY_UNKNOWN", "and the host is not in the store"],
  "ca-only": [
    "HOST_KEY_CERTIFICATE_NEEDED",
    "but the store knows the host by its certificate authority alone",
  ],
  unexpected: ["HOST_KEY_UNEXPECTED", "which is none of the expected fingerprints"],
  unlisted: ["HOST_KEY_UNLISTED", "and no fingerprint for this host is expected in"],
};
