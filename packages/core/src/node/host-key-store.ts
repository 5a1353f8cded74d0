import { dirname } from "node:path";
import type { ExpectedFingerprints } from "../access/expected-fingerprints.js";
import { type HostCertificate, judgeHostCertificate } from "../access/host-certificate.js";
import type { HostKey } from "../access/host-key.js";
import {
  type HostKeyVerdict,
  hostKeyError,
  hostKeyName,
  judgeHostKey,
  knownKeyTypes,
} from "../access/judge-host-key.js";
import {
  KNOWN_HOSTS_MARKER,
  type KnownHosts,
  type KnownHostsEntry,
  type KnownHostsFault,
  knownHostsLine,
  matchKnownHosts,
  parseKnownHosts,
} from "../access/known-hosts.js";
import { compareCodePoints } from "../canonical.js";
import type { FileStore } from "../emit/file-store.js";
import { GateError } from "../errors/gate-error.js";

/** Where the keys stand and what may be done with them. @public */
export interface HostKeyStoreOptions {
  readonly files: FileStore;
  /** Path of the store; it need not exist. */
  readonly path: string;
  /**
   * `discover` records the keys of hosts that the store lacks, unless the operator supplied the store (`named`,
   * and the file exists without discovery's marker); `check` accepts the same keys for this run alone and writes
   * nothing; `verify` accepts no key that the store lacks.
   */
  readonly purpose: "discover" | "check" | "verify";
  /** True where `NARWHAL_SSH_KNOWN_HOSTS` names the path. */
  readonly named: boolean;
  readonly expected?: ExpectedFingerprints | undefined;
  /**
   * Keeps new keys until {@link HostKeyStore.settle} writes them in the order of their names, so that the same
   * fleet gives the same file whichever host answers first.
   */
  readonly together?: boolean;
}

/** A server whose key is to be judged. @public */
export interface HostKeyPlace {
  readonly host: string;
  readonly port: number;
  readonly alias?: string | undefined;
}

/**
 * The project's host-key store, which every SSH transport asks about every hop. Reading is done once; recording
 * is serialised here and locked by the file store.
 *
 * @public
 */
export interface HostKeyStore {
  readonly path: string;
  /** False where new keys are known for this run alone. */
  readonly records: boolean;
  /** Lines that were skipped. */
  faults(): Promise<readonly KnownHostsFault[]>;
  /** Key types that the store holds for a server. */
  keyTypes(place: HostKeyPlace): Promise<readonly string[]>;
  /** The store's entries that concern a server, markers included. */
  entries(place: HostKeyPlace): Promise<readonly KnownHostsEntry[]>;
  /** Judges by what {@link HostKeyStore.keyTypes} or `entries` has read; throws where neither was called. */
  judge(place: HostKeyPlace, key: HostKey): HostKeyVerdict;
  /** The same for a host certificate. */
  judgeCertificate(place: HostKeyPlace, certificate: HostCertificate): HostKeyVerdict;
  /**
   * Records a key after the login over its connection succeeded; gives false where the store had it by then.
   * Rejects with `HOST_KEY_CHANGED` where another process recorded a different key in between.
   */
  record(place: HostKeyPlace, key: HostKey): Promise<boolean>;
  /** Writes what was kept for the end, where keys are recorded; rejects as {@link HostKeyStore.record} does. */
  settle(): Promise<void>;
}

/** @public */
export function createHostKeyStore(options: HostKeyStoreOptions): HostKeyStore {
  const { files, path, purpose, named, expected, together = false } = options;
  const records = purpose !== "check";
  let loaded: KnownHosts | undefined;
  let loading: Promise<KnownHosts> | undefined;
  let existed = false;
  let diskText = "";
  const queue: Waiting[] = [];
  let working: Promise<void> | undefined;
  /** Keys kept for the end, by name. */
  const kept = new Map<string, { readonly place: HostKeyPlace; readonly key: HostKey }>();

  async function read(): Promise<KnownHosts> {
    const status = await unusable("read", path, () => files.status(path));
    const text = status === undefined ? "" : await unusable("read", path, () => readText(status.kind));
    existed ||= status !== undefined;
    diskText = text;
    return withKept();
  }
  /** A pipe or a device would keep its reader waiting. */
  async function readText(kind: string): Promise<string> {
    if (kind === "other") throw new Error("it is no regular file");
    return await files.readText(path);
  }
  /** What is known: the file, and what is kept for it. */
  function withKept(): KnownHosts {
    const lines = [...kept].map(([name, { key }]) => `${knownHostsLine(name, key)}\n`);
    const separate = diskText === "" || diskText.endsWith("\n") ? "" : "\n";
    loaded = parseKnownHosts(lines.length === 0 ? diskText : `${diskText}${separate}${lines.join("")}`, path);
    return loaded;
  }
  const load = (): Promise<KnownHosts> => (loading ??= read());

  function basis() {
    if (loaded === undefined) throw new Error("the host-key store was not read before a key was judged");
    const supplied = named && existed && !loaded.marked;
    const firstContact = purpose !== "verify" && !supplied ? ("record" as const) : ("refuse" as const);
    return { store: loaded, firstContact, expected };
  }
  const judge = (place: HostKeyPlace, key: HostKey): HostKeyVerdict =>
    judgeHostKey({ ...basis(), ...place, key });

  /** Judges what waits by the file as it is now, and writes what is new at once: each write is durable, and slow. */
  async function writeAll(batch: readonly Waiting[]): Promise<void> {
    await read();
    const lines = new Map<string, string>();
    const settled: Waiting[] = [];
    for (const waiting of batch) {
      const { place, key } = waiting;
      const name = hostKeyName(place);
      const line = knownHostsLine(name, key);
      const verdict = judge(place, key);
      // A second key for one name is judged when the first one stands in the file.
      if (lines.has(name) && lines.get(name) !== line) queue.push(waiting);
      else if (verdict.kind !== "known" && verdict.kind !== "new") waiting.reject(hostKeyError(verdict, {}));
      else settled.push({ ...waiting, isNew: verdict.kind === "new" && !lines.has(name) });
      if (verdict.kind === "new" && !lines.has(name)) lines.set(name, line);
    }
    if (lines.size > 0) {
      await unusable("write", path, async () => {
        await files.makeDirectory(dirname(path));
        await files.appendLines(path, [...lines.values()], KNOWN_HOSTS_MARKER);
      });
      await read();
    }
    for (const { resolve, isNew } of settled) resolve(isNew);
  }

  async function work(): Promise<void> {
    // What is asked for in one go is written in one.
    await Promise.resolve();
    while (queue.length > 0) {
      const batch = queue.splice(0);
      await writeAll(batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
    }
    working = undefined;
  }

  const write = (place: HostKeyPlace, key: HostKey): Promise<boolean> =>
    new Promise((resolve, reject) => {
      queue.push({ place, key, isNew: true, resolve, reject });
      working ??= work();
    });

  function keep(place: HostKeyPlace, key: HostKey): boolean {
    const verdict = judge(place, key);
    if (verdict.kind === "known") return false;
    if (verdict.kind !== "new") throw hostKeyError(verdict, {});
    kept.set(hostKeyName(place), { place, key });
    withKept();
    return true;
  }

  return {
    path,
    records,
    faults: async () => (await load()).faults,
    keyTypes: async (place) => {
      await load();
      return knownKeyTypes(loaded ?? (await load()), hostKeyName(place));
    },
    entries: async (place) => matchKnownHosts(await load(), hostKeyName(place)),
    judge,
    judgeCertificate: (place, certificate) => judgeHostCertificate({ ...basis(), ...place, certificate }),
    record: async (place, key) => (together || !records ? keep(place, key) : await write(place, key)),
    async settle() {
      if (!records) return;
      const waiting = [...kept].sort(([a], [b]) => compareCodePoints(a, b)).map(([, each]) => each);
      kept.clear();
      const written = await Promise.allSettled(waiting.map(({ place, key }) => write(place, key)));
      for (const outcome of written) if (outcome.status === "rejected") throw outcome.reason;
    },
  };
}

/** A key that waits to be recorded. */
interface Waiting {
  readonly place: HostKeyPlace;
  readonly key: HostKey;
  readonly isNew: boolean;
  readonly resolve: (isNew: boolean) => void;
  readonly reject: (error: unknown) => void;
}

async function unusable<T>(verb: string, path: string, part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new GateError("HOST_KEY_STORE_UNUSABLE", {
      message: `cannot ${verb} the host-key store ${path}: ${words}`,
      subject: path,
      field: "NARWHAL_SSH_KNOWN_HOSTS",
      cause,
    });
  }
}
