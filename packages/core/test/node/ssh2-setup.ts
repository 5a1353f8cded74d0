import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ssh2, { type ParsedKey } from "ssh2";
import type { HostAddress } from "../../src/access/transport.js";
import { readHostKey } from "../../src/access/host-key.js";
import type { FileStore } from "../../src/emit/file-store.js";
import { createDiskFileStore } from "../../src/node/file-store.js";
import { type HostKeyStoreOptions, createHostKeyStore } from "../../src/node/host-key-store.js";
import type { SshHop, SshResolver } from "../../src/node/ssh-config.js";
import { type Ssh2TransportOptions, createSsh2Transport } from "../../src/node/ssh2-transport.js";
import type { Transport } from "../../src/access/transport.js";
import { generateSshKey, type SshKeyPair } from "../../src/testing/ssh-keys.js";

export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
  readonly fingerprint: string;
  readonly base64: string;
}

export function makeKey(type: "ed25519" | "rsa" | "ecdsa" = "ed25519"): KeyPair {
  const pair = type === "ed25519" ? generateSshKey(type) : otherKey(type);
  const { fingerprint, base64 } = readHostKey(
    (ssh2.utils.parseKey(pair.publicKey) as ParsedKey).getPublicSSH(),
  );
  return { ...pair, fingerprint, base64 };
}

function otherKey(type: "rsa" | "ecdsa"): SshKeyPair {
  const bits = { rsa: 2048, ecdsa: 256 }[type];
  const pair = ssh2.utils.generateKeyPairSync(type as "rsa", { bits, comment: type });
  return { privateKey: pair.private, publicKey: pair.public };
}

export function address(more: Partial<HostAddress> = {}): HostAddress {
  return { id: "node-1", destination: "target", field: "NARWHAL_NODE_1_SSH", ...more };
}

export function hop(port: number, more: Partial<SshHop> = {}): SshHop {
  return {
    user: "ops",
    hostname: "127.0.0.1",
    port,
    addressFamily: "any",
    identityFiles: [],
    certificateFiles: [],
    identitiesOnly: false,
    ...more,
  };
}

const resolveTo =
  (...hops: readonly [SshHop, ...SshHop[]]): SshResolver =>
  async () =>
    hops;

/** A directory that goes away at the end of the test. */
export async function scratch(): Promise<{ path: string; [Symbol.asyncDispose](): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "narwhal-ssh-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

export interface TransportSetup extends Partial<Omit<Ssh2TransportOptions, "hostKeys">> {
  readonly directory: string;
  readonly hops: readonly [SshHop, ...SshHop[]];
  readonly store?: Partial<HostKeyStoreOptions>;
  readonly files?: FileStore;
}

export function makeTransport({ directory, hops, store, files, ...options }: TransportSetup): Transport {
  const hostKeys = createHostKeyStore({
    files: files ?? createDiskFileStore(),
    path: join(directory, "known_hosts"),
    purpose: "discover",
    named: false,
    ...store,
  });
  return createSsh2Transport({ resolve: resolveTo(...hops), ...options, hostKeys });
}
