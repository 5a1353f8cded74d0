import { type HostKey, readHostKey } from "./host-key.js";
import { type HostKeyQuestion, type HostKeyVerdict, hostKeyName, judgeHostKey } from "./judge-host-key.js";
import { matchKnownHosts } from "./known-hosts.js";

/** A host certificate as a server shows it; whether it is genuine and valid is the SSH client's to check. */
export interface HostCertificate {
  /** The certified key itself. */
  readonly plain: HostKey;
  /** The key of the authority that signed. */
  readonly authority: HostKey;
}

const SUFFIX = "-cert-v01@openssh.com";

/** True for the types of certificates, such as `ssh-ed25519-cert-v01@openssh.com`. */
export function isCertificateType(type: string): boolean {
  return type.endsWith(SUFFIX);
}

/** For whom and when a certificate is meant to be good. */
export interface CertificateTerms {
  /** Users or hosts; none: all. */
  readonly principals: readonly string[];
  /** Seconds since 1970; without end: infinite. */
  readonly validAfter: number;
  readonly validBefore: number;
}

/**
 * Reads a certificate's wire form (OpenSSH's PROTOCOL.certkeys), a host's or a user's.
 *
 * @throws RangeError where it is damaged or of an unknown type.
 */
export function readHostCertificate(blob: Uint8Array): HostCertificate & CertificateTerms {
  const reader = new WireReader(blob);
  const type = new TextDecoder().decode(reader.string());
  const fields = FIELDS[type];
  if (fields === undefined) throw new RangeError(`the certificate type ${JSON.stringify(type)} is not known`);
  const plainType = type.startsWith("sk-")
    ? type.replace(SUFFIX, "@openssh.com")
    : type.slice(0, -SUFFIX.length);
  reader.string(); // nonce
  const key = Array.from({ length: fields }, () => reader.string());
  reader.skip(8 + 4); // serial number, kind
  reader.string(); // key id
  const principals = new WireReader(reader.string()).strings();
  const [validAfter, validBefore] = [reader.time(), reader.time()];
  for (let count = 0; count < 3; count++) reader.string(); // critical options, extensions, reserved
  return {
    plain: readHostKey(writeStrings([new TextEncoder().encode(plainType), ...key])),
    authority: readHostKey(reader.string()),
    principals: principals.map((name) => new TextDecoder().decode(name)),
    validAfter,
    validBefore,
  };
}

/**
 * Judges a certificate by the store: revoked keys and authorities are refused, and so is a key that is not
 * expected; an authority that a `@cert-authority` line names for the host makes it known; else the certified key
 * is judged as a plain one.
 *
 */
export function judgeHostCertificate(
  question: Omit<HostKeyQuestion, "key"> & { readonly certificate: HostCertificate },
): HostKeyVerdict {
  const { store, certificate } = question;
  const { plain, authority } = certificate;
  const name = hostKeyName(question);
  const signers = matchKnownHosts(store, name).filter(({ key }) => key.base64 === authority.base64);
  const revoked = signers.filter(({ marker }) => marker === "revoked");
  if (revoked.length > 0) {
    const against = revoked.map(({ line, key }) => ({ line, type: key.type, fingerprint: key.fingerprint }));
    return { kind: "revoked", name, key: authority, file: store.file, against };
  }
  const verdict = judgeHostKey({ ...question, key: plain });
  if (["known", "revoked", "unexpected"].includes(verdict.kind)) return verdict;
  const trusted = signers.find(({ marker }) => marker === "cert-authority");
  return trusted === undefined ? verdict : { kind: "known", name, key: plain, line: trusted.line };
}

/** Strings between the type with its nonce and the serial number. */
const FIELDS: Readonly<Record<string, number>> = {
  [`ssh-ed25519${SUFFIX}`]: 1,
  [`ecdsa-sha2-nistp256${SUFFIX}`]: 2,
  [`ecdsa-sha2-nistp384${SUFFIX}`]: 2,
  [`ecdsa-sha2-nistp521${SUFFIX}`]: 2,
  [`ssh-rsa${SUFFIX}`]: 2,
  [`ssh-dss${SUFFIX}`]: 4,
  [`sk-ssh-ed25519${SUFFIX}`]: 2,
  [`sk-ecdsa-sha2-nistp256${SUFFIX}`]: 3,
};

class WireReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  string(): Uint8Array {
    const start = this.skip(4);
    const begin = start + 4;
    this.skip(this.#view.getUint32(start));
    return this.#bytes.subarray(begin, this.#at);
  }

  /** All strings that are left. */
  strings(): Uint8Array[] {
    const strings: Uint8Array[] = [];
    while (this.#at < this.#bytes.length) strings.push(this.string());
    return strings;
  }

  /** Seconds since 1970; infinite where all bits are set. */
  time(): number {
    const seconds = this.#view.getBigUint64(this.skip(8));
    return seconds === 2n ** 64n - 1n ? Infinity : Number(seconds);
  }

  get #view(): DataView {
    return new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
  }

  /** Gives where it stood. */
  skip(length: number): number {
    const start = this.#at;
    if (start + length > this.#bytes.length) throw new RangeError("the certificate is cut short");
    this.#at += length;
    return start;
  }
}

function writeStrings(strings: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(strings.reduce((sum, { length }) => sum + 4 + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const string of strings) {
    view.setUint32(at, string.length);
    bytes.set(string, at + 4);
    at += 4 + string.length;
  }
  return bytes;
}

/** The line that lets OpenSSH accept this key, or this authority, under whatever name it asks for. */
export function anyNameLine(key: HostKey, marker?: "cert-authority"): string {
  return `${marker === undefined ? "" : `@${marker} `}* ${key.type} ${key.base64}`;
}
