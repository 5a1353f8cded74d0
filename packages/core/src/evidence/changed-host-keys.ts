import {
  type KnownHosts,
  type KnownHostsEntry,
  knownHostsName,
  matchKnownHosts,
} from "../access/known-hosts.js";
import type { Json } from "../canonical.js";
import type { RecordedDiscovery } from "./recorded-discovery.js";
import type { FoundChange, NotEstablished } from "./verification.js";

/** What the store says now of the keys that were accepted. */
export interface HostKeyCheck {
  readonly changes: readonly FoundChange[];
  readonly notEstablished: readonly NotEstablished[];
  /** Distinct keys that were looked for. */
  readonly examined: number;
}

/** The store as it stands. */
export interface PresentStore extends KnownHosts {
  readonly missing: boolean;
  /** True where it is what the record saw, or that with lines added. */
  readonly grown: boolean;
}

/** One hop of a route, as the fingerprints keep it. */
interface RecordedHop {
  readonly user: string;
  readonly host: string;
  readonly port: number;
  readonly host_key: string | null;
  readonly known_as?: string;
}

type Verdict =
  | { readonly kind: "vouched" }
  | { readonly kind: "authority"; readonly line: number }
  | { readonly kind: "gone"; readonly after?: Json; readonly because: string };

/**
 * Whether the store still vouches for every key that was accepted on the way to a host. Lines that were added vouch
 * for other hosts, or revoke.
 */
export function changedHostKeys({ established }: RecordedDiscovery, store: PresentStore): HostKeyCheck {
  const byFingerprint = new Map<string, KnownHostsEntry[]>();
  for (const entry of store.entries) {
    const there = byFingerprint.get(entry.key.fingerprint);
    if (there === undefined) byFingerprint.set(entry.key.fingerprint, [entry]);
    else there.push(entry);
  }
  const verdicts = new Map<string, Verdict>();
  const changes: FoundChange[] = [];
  const notEstablished: NotEstablished[] = [];
  for (const { id, roles } of established?.generated.hosts.hosts ?? []) {
    for (const role of roles) {
      for (const [index, hop] of hopsOf(established, role).entries()) {
        if (hop.host_key === null) continue;
        const name = hop.known_as ?? knownHostsName(hop.host, hop.port);
        const question = `${name} ${hop.host_key}`;
        const verdict = verdicts.get(question) ?? judge(store, { name, key: hop.host_key }, byFingerprint);
        verdicts.set(question, verdict);
        if (verdict.kind === "gone") {
          changes.push({
            role,
            host: id,
            category: "transport",
            path: `hops.${index}.host_key`,
            before: hop.host_key,
            ...(verdict.after === undefined ? {} : { after: verdict.after }),
            because: verdict.because,
          });
        } else if (verdict.kind === "authority")
          notEstablished.push(byAuthority(verdict.line, { role, id, name, file: store.file }));
      }
    }
  }
  return { changes, notEstablished, examined: verdicts.size };
}

function byAuthority(
  line: number,
  {
    role,
    id,
    name,
    file,
  }: { readonly role: string; readonly id: string; readonly name: string; readonly file: string },
): NotEstablished {
  return {
    roles: [role],
    host: id,
    categories: ["transport"],
    why: `${file} line ${line} vouches for ${name} by an authority, whose signature only the host can show`,
    hint: "look at the hosts again: narwhal-deploy verify --live",
  };
}

/** The recorded way to the host of a role. */
export function hopsOf(established: RecordedDiscovery["established"], role: string): readonly RecordedHop[] {
  const facts = established?.manifest.fingerprints[role]?.transport?.facts as
    | { readonly hops?: readonly RecordedHop[] }
    | undefined;
  return facts?.hops ?? [];
}

function judge(
  store: PresentStore,
  { name, key }: { readonly name: string; readonly key: string },
  byFingerprint: ReadonlyMap<string, readonly KnownHostsEntry[]>,
): Verdict {
  const [, fingerprint = ""] = key.split(" ");
  const same = matchKnownHosts({ ...store, entries: byFingerprint.get(fingerprint) ?? [] }, name);
  const revoked = same.find(({ marker }) => marker === "revoked");
  if (revoked !== undefined) {
    return { kind: "gone", after: "revoked", because: `${store.file} line ${revoked.line} revokes it` };
  }
  if (same.some(({ marker }) => marker === undefined)) return { kind: "vouched" };
  if (store.missing) return { kind: "gone", because: `${store.file} is missing` };
  const others = matchKnownHosts(store, name).filter(({ marker }) => marker === undefined);
  if (others.length > 0) {
    const after = others.map((entry) => `${entry.key.type} ${entry.key.fingerprint}`).join(", ");
    const lines = others.map(({ line }) => line).join(", ");
    return { kind: "gone", after, because: `${store.file} line ${lines} has another key for ${name}` };
  }
  const authority = matchKnownHosts(store, name).find(({ marker }) => marker === "cert-authority");
  if (authority !== undefined && store.grown) return { kind: "vouched" };
  if (authority !== undefined) return { kind: "authority", line: authority.line };
  return { kind: "gone", because: `${store.file} has no key for ${name} any more` };
}
