import { sha256Base64 } from "../canonical.js";

/** A public host key. @public */
export interface HostKey {
  /** As in the key itself, such as `ssh-ed25519`. */
  readonly type: string;
  /** The key's wire form in base64, as it stands in a known_hosts line. */
  readonly base64: string;
  /** `SHA256:` form, as `ssh` and `ssh-keygen -l` print it. */
  readonly fingerprint: string;
}

/**
 * Reads a key's wire form (RFC 4253 section 6.6).
 *
 * @throws RangeError where it is damaged or of a type that OpenSSH does not know; the message says which.
 * @public
 */
export function readHostKey(blob: Uint8Array): HostKey {
  const fields = readStrings(blob);
  const type = new TextDecoder().decode(fields[0] ?? new Uint8Array());
  const shape = SHAPES[type];
  if (shape === undefined) throw new RangeError(`the key type ${JSON.stringify(type)} is not known`);
  if (!shape(fields.slice(1), type)) throw new RangeError(`the ${type} key is damaged`);
  return { type, base64: encodeBase64(blob), fingerprint: fingerprint(blob) };
}

/** The fingerprint of a key's wire form, whatever its type. */
export function fingerprint(blob: Uint8Array): string {
  return `SHA256:${sha256Base64(blob)}`;
}

/** Bytes of strict base64, padding included; `undefined` where the text is something else. */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

type Shape = (fields: readonly Uint8Array[], type: string) => boolean;

const ed25519: Shape = ([key, ...rest]) => key?.length === 32 && rest.length === 0;
const ecdsa: Shape = ([curve, point, ...rest], type) => {
  const name = new TextDecoder().decode(curve);
  const length = { nistp256: 65, nistp384: 97, nistp521: 133 }[name];
  return type.endsWith(name) && point?.length === length && point?.[0] === 4 && rest.length === 0;
};
const rsa: Shape = ([exponent, modulus, ...rest]) =>
  isPositive(exponent) && isPositive(modulus) && (modulus?.length ?? 0) >= 128 && rest.length === 0;
const dsa: Shape = (fields) => fields.length === 4 && fields.every(isPositive);
/** Hardware keys carry an application name after the key proper. */
const withApplication =
  (plain: (fields: readonly Uint8Array[]) => boolean): Shape =>
  (fields) =>
    fields.length > 1 && plain(fields.slice(0, -1));

const SHAPES: Readonly<Record<string, Shape>> = {
  "ssh-ed25519": ed25519,
  "ecdsa-sha2-nistp256": ecdsa,
  "ecdsa-sha2-nistp384": ecdsa,
  "ecdsa-sha2-nistp521": ecdsa,
  "ssh-rsa": rsa,
  "ssh-dss": dsa,
  "sk-ssh-ed25519@openssh.com": withApplication((fields) => ed25519(fields, "")),
  "sk-ecdsa-sha2-nistp256@openssh.com": withApplication((fields) => ecdsa(fields, "nistp256")),
};

/** A positive number as SSH writes it: the top bit is clear. */
function isPositive(field: Uint8Array | undefined): boolean {
  return field !== undefined && field.length > 0 && (field[0] ?? 0x80) < 0x80;
}

/** The length-prefixed strings that a key consists of. */
function readStrings(blob: Uint8Array): Uint8Array[] {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  const fields: Uint8Array[] = [];
  for (let at = 0; at < blob.length; ) {
    const length = at + 4 <= blob.length ? view.getUint32(at) : Infinity;
    if (at + 4 + length > blob.length) throw new RangeError("the key is cut short");
    fields.push(blob.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}
