import { createHash } from "node:crypto";

/** A JSON value. @public */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object. @public */
export type JsonObject = { readonly [key: string]: Json };

/** SHA-256 of a text's UTF-8 bytes, or of bytes, as 64 lower-case hex digits. @public */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
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
