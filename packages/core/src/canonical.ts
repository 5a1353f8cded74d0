import { createHash, createHmac } from "node:crypto";

/** A JSON value. @public */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object. @public */
export type JsonObject = { readonly [key: string]: Json };

/** True for a JSON object, not for arrays and null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of its own: of `constructor`, which every object inherits, only where it was set. */
export function ownMember<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** SHA-256 of a text's UTF-8 bytes, or of bytes, as 64 lower-case hex digits. @public */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** SHA-256 in base64 without padding, as OpenSSH prints fingerprints. */
export function sha256Base64(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("base64").replace(/=+$/, "");
}

/** HMAC-SHA1 in base64: what OpenSSH hashes host names with. */
export function hmacSha1Base64(key: Uint8Array, text: string): string {
  return createHmac("sha1", key).update(text).digest("base64");
}

/**
 * JSON text with object keys in code-point order, no white space, and every non-ASCII character as `\uXXXX`
 * (lower-case hex, surrogate pairs). Equal values give equal text in every language that follows this.
 *
 * @public
 */
export function canonicalJson(value: Json): string {
  return JSON.stringify(sortKeys(value)).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Compares two strings by Unicode code point, not by UTF-16 unit. @public */
export function compareCodePoints(a: string, b: string): number {
  const left = a[Symbol.iterator]();
  const right = b[Symbol.iterator]();
  for (;;) {
    const x = left.next();
    const y = right.next();
    if (x.done || y.done) return (x.done ? 0 : 1) - (y.done ? 0 : 1);
    const difference = (x.value.codePointAt(0) ?? 0) - (y.value.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
}

/** A value as a written JSON file: two-space indent, one newline at the end. @public */
export function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function sortKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value as JsonObject).sort(([a], [b]) => compareCodePoints(a, b));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}

/**
 * Compares two paths component by component, each component by Unicode code point: the order of a checkpoint
 * manifest's files.
 *
 * @public
 */
export function comparePaths(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index++) {
    const difference = pathRank(a.charCodeAt(index)) - pathRank(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** A separator ends a component, so it stands before all else; surrogates stand after U+FFFF. */
function pathRank(unit: number): number {
  if (unit === 0x2f) return -1;
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
