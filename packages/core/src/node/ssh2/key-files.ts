import { createPrivateKey } from "node:crypto";
import ssh2, { type ParsedKey } from "ssh2";
import { type PassphrasePrompt, whyLocked } from "../passphrase-prompt.js";
import { readRegularFile } from "../regular-file.js";
import { opensshEd25519 } from "./ed25519-key.js";

/** What became of an identity file. */
type KeyFile =
  | { readonly kind: "private"; readonly key: ParsedKey }
  /** Only the public half is here: the agent may hold the other. */
  | { readonly kind: "public"; readonly key: ParsedKey }
  | { readonly kind: "absent" }
  | { readonly kind: "unusable"; readonly why: string };

/** How often a passphrase is asked for. */
const PASSPHRASE_ATTEMPTS = 3;

/** Reads identity files, each once, so that no passphrase is asked for twice. */
export interface KeyFiles {
  /** The public half, without asking for anything; `undefined` where it cannot be told. */
  publicKey(path: string): Promise<ParsedKey | undefined>;
  /** The key ready to sign; asks for a passphrase where the file needs one. */
  load(path: string): Promise<KeyFile>;
}

export function createKeyFiles(prompt: PassphrasePrompt | undefined): KeyFiles {
  const loaded = new Map<string, Promise<KeyFile>>();
  return {
    async publicKey(path) {
      for (const file of [`${path}.pub`, path]) {
        const bytes = await readRegularFile(file).catch(() => undefined);
        const key = bytes && parse(bytes, undefined);
        if (key !== undefined && "key" in key) return key.key;
      }
      return undefined;
    },
    load(path) {
      const known = loaded.get(path) ?? load(path, prompt);
      loaded.set(path, known);
      return known;
    },
  };
}

async function load(path: string, prompt: PassphrasePrompt | undefined): Promise<KeyFile> {
  let bytes: Buffer;
  try {
    bytes = await readRegularFile(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? { kind: "absent" } : { kind: "unusable", why: message };
  }
  let parsed = parse(bytes, undefined);
  for (let attempt = 1; "encrypted" in parsed; attempt++) {
    const passphrase = attempt > PASSPHRASE_ATTEMPTS ? undefined : await prompt?.(path, attempt);
    if (passphrase === undefined) return { kind: "unusable", why: whyLocked(attempt) };
    parsed = parse(bytes, passphrase.reveal());
  }
  if ("why" in parsed) return { kind: "unusable", why: parsed.why };
  return { kind: parsed.key.isPrivateKey() ? "private" : "public", key: parsed.key };
}

type Parsed = { readonly key: ParsedKey } | { readonly encrypted: true } | { readonly why: string };

/** Reads a key in OpenSSH, PEM or PKCS#8 form. A wrong passphrase counts as encrypted. */
function parse(bytes: Buffer, passphrase: string | undefined): Parsed {
  if (/^-----BEGIN (ENCRYPTED )?PRIVATE KEY-----/m.test(bytes.toString("latin1")))
    return parsePkcs8(bytes, passphrase);
  try {
    const key = ssh2.utils.parseKey(bytes, passphrase);
    // ssh2 gives an array for some formats, against its types.
    const first: ParsedKey | Error | undefined = Array.isArray(key) ? (key[0] as ParsedKey) : key;
    if (first === undefined) return { why: "it holds no key" };
    return first instanceof Error ? explain(first, bytes) : { key: first };
  } catch (error) {
    return explain(error as Error, bytes);
  }
}

function parsePkcs8(bytes: Buffer, passphrase: string | undefined): Parsed {
  const isEncrypted = bytes.includes("-----BEGIN ENCRYPTED PRIVATE KEY-----");
  if (isEncrypted && passphrase === undefined) return { encrypted: true };
  try {
    const options = { key: bytes, format: "pem" } as const;
    const key = createPrivateKey(passphrase === undefined ? options : { ...options, passphrase });
    if (key.asymmetricKeyType === "ed25519") return parse(opensshEd25519(key), undefined);
    if (key.asymmetricKeyType !== "rsa" && key.asymmetricKeyType !== "ec")
      return { why: `it is a ${key.asymmetricKeyType} key in PKCS#8 form, which is not supported` };
    const type = key.asymmetricKeyType === "rsa" ? "pkcs1" : "sec1";
    return parse(Buffer.from(key.export({ type, format: "pem" })), undefined);
  } catch (error) {
    // OpenSSL tells a wrong passphrase in many ways.
    return isEncrypted ? { encrypted: true } : { why: (error as Error).message };
  }
}

function explain(error: Error, bytes: Buffer): Parsed {
  if (/passphrase/i.test(error.message)) return { encrypted: true };
  if (/initialization vector|unsupported cipher/i.test(error.message))
    return {
      why: `its encryption is not supported (${error.message}); change it with ssh-keygen -p -Z aes256-ctr`,
    };
  if (/sk-(ssh|ecdsa)/.test(bytes.toString("latin1"))) return { why: "hardware keys are not supported" };
  return { why: error.message };
}
