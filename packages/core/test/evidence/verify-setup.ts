import { createHash } from "node:crypto";
import { type HostKey, readHostKey } from "../../src/access/host-key.js";
import { hostKeyError, judgeHostKey } from "../../src/access/judge-host-key.js";
import { knownHostsLine, KNOWN_HOSTS_MARKER, parseKnownHosts } from "../../src/access/known-hosts.js";
import type { Transport } from "../../src/access/transport.js";
import { discover } from "../../src/discover.js";
import type { GateError } from "../../src/errors/gate-error.js";
import { verifyEvidence } from "../../src/evidence/verify.js";
import type { Verification } from "../../src/evidence/verification.js";
import type { VerifyOptions } from "../../src/evidence/verify-options.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { memoryFileStore, type MemoryFileStore } from "../../src/testing/memory-file-store.js";
import type { SimulatedMachine } from "../../src/testing/simulated-machine.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import { env, gpuHost } from "../fleets/parts.js";

export const OUT = "runs/discovery/first";
export const KNOWN_HOSTS = "config/ssh.known_hosts";

type Env = Readonly<Record<string, string>>;
export type Hosts = Readonly<Record<string, SimulatedMachine>>;
type HostSpec = Parameters<typeof gpuHost>[2];

/** Two hosts with an engine each. */
export const pair = (first: HostSpec = {}, second: HostSpec = first): Hosts => ({
  "gpu-a": gpuHost("gpu-a", "10.20.0.11/24", first),
  "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", second),
});

const part = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** A host key of its own for each seed. */
export function hostKey(seed: string): HostKey {
  const key = createHash("sha256").update(seed).digest();
  return readHostKey(Buffer.concat([part(Buffer.from("ssh-ed25519")), part(key)]));
}

/** The store with a key for each host. */
function knownHostsText(hosts: readonly string[]): string {
  return [KNOWN_HOSTS_MARKER, ...hosts.map((host) => knownHostsLine(host, hostKey(host)))].join("\n") + "\n";
}

/** Simulated hosts that show host keys, which the store must know. */
function keyed(
  hosts: Hosts,
  store: MemoryFileStore,
  { shown = {}, refuse = {} }: Pick<Now, "shown" | "refuse"> = {},
): Transport {
  const plain = simulatedTransport(hosts);
  return {
    ...plain,
    async start(host, argv, signal) {
      const refusal = refuse[host.destination];
      if (refusal !== undefined) throw refusal;
      const key = hostKey(shown[host.destination] ?? host.destination);
      const known = parseKnownHosts(store.files()[KNOWN_HOSTS] ?? "", KNOWN_HOSTS);
      const place = { host: host.destination, port: 22 };
      const verdict = judgeHostKey({ store: known, ...place, key, firstContact: "refuse" });
      if (verdict.kind !== "known" && verdict.kind !== "new") throw hostKeyError(verdict, {});
      const channel = await plain.start(host, argv, signal);
      const { type, fingerprint } = key;
      const hop = { user: "ops", ...place, hostKey: { type, fingerprint, known: true } };
      return { ...channel, route: { ...channel.route, hops: [hop] } };
    },
  };
}

/** A discovered fleet. */
export interface Discovered {
  readonly store: MemoryFileStore;
  readonly env: Env;
  readonly hosts: Hosts;
}

export async function discovered(
  setup: { readonly env?: Env; readonly hosts?: Hosts } = {},
): Promise<Discovered> {
  const { env: environment = env(), hosts = pair() } = setup;
  const store = memoryFileStore();
  store.plant(KNOWN_HOSTS, { kind: "file", text: knownHostsText(Object.keys(hosts)) });
  await discover({
    environment,
    out: OUT,
    transport: () => keyed(hosts, store),
    store,
    runtime: nodeRuntime,
    signal: new AbortController().signal,
    version: "1.2.3",
  });
  return { store, env: environment, hosts };
}

/** Another environment, other hosts, other keys that they show. */
export interface Now {
  readonly env?: Env;
  readonly hosts?: Hosts;
  /** By destination: whose key it shows. */
  readonly shown?: Readonly<Record<string, string>>;
  /** By destination: why it cannot be entered. */
  readonly refuse?: Readonly<Record<string, GateError>>;
  readonly checkpoint?: { readonly reuseHashes?: string };
  readonly options?: Partial<VerifyOptions>;
}

/** Looks at files and variables. */
export function verifyNow({ store, env: then }: Discovered, now: Now = {}): Promise<Verification> {
  return verifyEvidence({
    store,
    environment: now.env ?? then,
    signal: new AbortController().signal,
    ...now.options,
  });
}

/** Looks at the hosts, too. */
export function verifyLiveNow(fleet: Discovered, now: Now = {}): Promise<Verification> {
  const { store, hosts } = fleet;
  return verifyNow(fleet, {
    ...now,
    options: {
      live: {
        transport: () => keyed(now.hosts ?? hosts, store, now),
        runtime: nodeRuntime,
        deadlines: { commandMs: 5000, stallMs: 5000 },
        ...(now.checkpoint === undefined ? {} : { checkpoint: now.checkpoint }),
      },
      ...now.options,
    },
  });
}

/** Edits a file of the store. */
export function edit({ store }: Discovered, path: string, change: (text: string) => string): void {
  const text = store.files()[path];
  if (text === undefined) throw new TypeError(`there is no ${path}`);
  store.plant(path, { kind: "file", text: change(text) });
}

/** `engine-1 hardware gpus.0.driver` of each change. */
export function flags({ changes }: Verification): readonly string[] {
  return changes.map(({ role, category, path }) => `${role ?? "fleet"} ${category} ${path}`);
}

/** `engine-1 model route` of everything that was left open. */
export function leftOpen({ notEstablished }: Verification): readonly string[] {
  return notEstablished.map(({ roles, categories }) => `${roles.join(" ")}: ${categories.join(" ")}`);
}
