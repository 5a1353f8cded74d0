import { existsSync } from "node:fs";
import ssh2, {
  type AnyAuthMethod,
  type ParsedKey,
  type SignCallback,
  type SigningRequestOptions,
} from "ssh2";
import type { Runtime } from "../../access/runtime.js";
import { fingerprint } from "../../access/host-key.js";
import type { SshHop } from "../ssh-config.js";
import type { KeyFiles } from "./key-files.js";

/** One key that may be offered. */
export interface KeyCandidate {
  /** For people: the file, or the agent's key by fingerprint. */
  readonly label: string;
  readonly kind: "publickey" | "agent";
  /** The attempt for ssh2; a string says why there is none, an empty one that nobody need know. */
  attempt(username: string): Promise<AnyAuthMethod | string>;
  /** True once the agent was asked to sign: the server accepts the key. */
  signed(): boolean;
}

/** What can be tried on a hop. */
export interface Credentials {
  readonly keys: readonly KeyCandidate[];
  /** What could not be used, in words. */
  readonly notes: readonly string[];
}

/** Files that OpenSSH looks for unasked: that they are absent is nothing to tell. */
const DEFAULT_NAMES = /\/\.ssh\/id_(rsa|dsa|ecdsa|ecdsa_sk|ed25519|ed25519_sk|xmss)$/;

/** Patience with an agent that accepts connections and does not answer. */
const AGENT_MS = 5_000;

/**
 * The keys for a hop in OpenSSH's order: agent keys that an identity file names, other agent keys (not with
 * `IdentitiesOnly`), identity files that the agent does not hold. Files are read when their turn comes.
 */
export async function findCredentials(hop: SshHop, files: KeyFiles, runtime: Runtime): Promise<Credentials> {
  const notes: string[] = [];
  const named: { path: string; key: ParsedKey | undefined }[] = [];
  for (const path of hop.identityFiles) named.push({ path, key: await files.publicKey(path) });
  const held = await agentKeys(hop.agentSocket, runtime).catch((error: Error) => {
    notes.push(`the agent at ${hop.agentSocket} does not serve: ${error.message}`);
    return [];
  });
  for (const path of hop.certificateFiles)
    if (existsSync(path)) notes.push(`${path}: certificates are not used, only plain keys are`);
  const isNamed = (key: ParsedKey): boolean =>
    named.some((file) => file.key !== undefined && sameKey(file.key, key));
  const first = named.flatMap((file) =>
    held.filter((key) => file.key !== undefined && sameKey(file.key, key)),
  );
  const rest = hop.identitiesOnly ? [] : held.filter((key) => !isNamed(key));
  const agent = [...first, ...rest].map((key) => agentCandidate(key, hop.agentSocket ?? ""));
  const own = named.filter((file) => !held.some((key) => file.key !== undefined && sameKey(file.key, key)));
  return { keys: [...agent, ...own.map(({ path }) => fileCandidate(path, files))], notes };
}

function fileCandidate(path: string, files: KeyFiles): KeyCandidate {
  return {
    label: path,
    kind: "publickey",
    signed: () => false,
    async attempt(username) {
      const file = await files.load(path);
      if (file.kind === "private") return { type: "publickey", username, key: file.key };
      if (file.kind === "public") return "it is a public key whose private half no agent holds";
      if (file.kind === "unusable") return file.why;
      return DEFAULT_NAMES.test(path) ? "" : "there is no such file";
    },
  };
}

function agentCandidate(key: ParsedKey, socket: string): KeyCandidate {
  const agent = new OneKeyAgent(key, socket);
  return {
    label: `agent key ${[key.comment, fingerprint(key.getPublicSSH())].filter((word) => word !== "").join(" ")}`,
    kind: "agent",
    signed: () => agent.signed,
    attempt: async (username) => ({ type: "agent", username, agent }),
  };
}

/** Offers one of the agent's keys alone, so that each is an attempt of its own. */
class OneKeyAgent extends ssh2.BaseAgent<ParsedKey> {
  signed = false;
  readonly #key: ParsedKey;
  readonly #socket: string;

  constructor(key: ParsedKey, socket: string) {
    super();
    this.#key = key;
    this.#socket = socket;
  }

  override getIdentities(callback: (error: undefined, keys: ParsedKey[]) => void): void {
    callback(undefined, [this.#key]);
  }

  override sign(
    key: ParsedKey,
    data: Buffer,
    options: SigningRequestOptions | SignCallback,
    callback?: SignCallback,
  ): void {
    this.signed = true;
    const agent = ssh2.createAgent(this.#socket);
    if (typeof options === "function") agent.sign(key, data, options);
    else agent.sign(key, data, options, callback);
  }
}

function agentKeys(socket: string | undefined, runtime: Runtime): Promise<ParsedKey[]> {
  if (socket === undefined) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const cancel = runtime.after(AGENT_MS, () => reject(new Error(`no answer within ${AGENT_MS / 1000} s`)));
    ssh2.createAgent(socket).getIdentities((error, keys) => {
      cancel();
      if (error) reject(error);
      else resolve((keys ?? []) as ParsedKey[]);
    });
  });
}

function sameKey(a: ParsedKey, b: ParsedKey): boolean {
  return a.getPublicSSH().equals(b.getPublicSSH());
}
