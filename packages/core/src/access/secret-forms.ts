/** A shorter value's hex digits are any number's. */
const SHORTEST_IN_HEX = 4;

/**
 * The ways in which a value may stand in a text: as it is, and as base64, hex, URLs, JSON, shells and byte-wise
 * decoding write it. Longest first.
 */
export function secretForms(value: string): readonly string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  const ascii = inJson.replace(/[\u0080-\uffff]/g, escapeUnit);
  const forms = new Set([
    value,
    inJson,
    ascii,
    JSON.stringify(inJson).slice(1, -1),
    ...urlForms(value),
    value.replaceAll("'", String.raw`'\''`),
    value.replaceAll("'", `'"'"'`),
    value.replace(/["$\\`]/g, String.raw`\$&`),
    value.replace(/[^A-Za-z0-9_@%+=:,./\u0080-\uffff-]/g, String.raw`\$&`),
    latin1(value),
    // As a message quotes it, on one line.
    value.replace(/\s+/g, " ").trim(),
    ...base64Forms(value),
    ...hexForms(value),
    // "ß" has no upper case of one letter, so that folding case does not find it.
    ...(value.length < 8 ? [] : [value.toUpperCase()]),
  ]);
  return [...forms].filter((form) => form !== "").sort((a, b) => b.length - a.length);
}

function urlForms(value: string): readonly string[] {
  // A lone surrogate has no URL form.
  if (/[\ud800-\udfff]/.test(value.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ""))) return [];
  const strict = encodeURIComponent(value).replace(/[!'()*]/g, escapeByte);
  const lower = strict.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
  return [strict, lower, encodeURIComponent(value), strict.replaceAll("%20", "+"), encodeURI(value)];
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function escapeByte(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
}

function hexForms(value: string): readonly string[] {
  if (value.length < SHORTEST_IN_HEX) return [];
  const bytes = new TextEncoder().encode(value);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex, hex.toUpperCase()];
}

/** The UTF-8 bytes, one character each. */
function latin1(value: string): string {
  return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join("");
}

/**
 * Base64 of the value, and what is sure to stand in the base64 of anything that holds it at any of the three
 * alignments; that only where enough is left to be no coincidence.
 */
function base64Forms(value: string): readonly string[] {
  const bytes = latin1(value);
  const inside = [0, 1, 2].map((offset) => {
    const encoded = btoa("\0".repeat(offset) + bytes).replaceAll("=", "");
    const whole = Math.floor(((offset + bytes.length) * 8) / 6);
    return encoded.slice(Math.ceil((offset * 8) / 6), whole);
  });
  const forms = [btoa(bytes), ...inside.filter((form) => form.length >= 8)];
  return [...forms, ...forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}
