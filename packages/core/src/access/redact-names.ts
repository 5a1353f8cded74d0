/** What stands in place of a redacted value. */
export const REDACTED = "[redacted]";

const KEYWORDS = "PASSWORD|TOKEN|SECRET|KEY";
const SECRET_NAME = new RegExp(KEYWORDS, "i");
const NAME_CHARACTER = /[\w.-]/;
const LONGEST_NAME = 256;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** True for a name whose value must not be shown. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/**
 * Replaces the values of `NAME=value` (in any case of letters, bare or inside quotes) and of JSON members
 * `"NAME": "value"` (upper case only: `eos_token` is no secret) where the name is a secret's.
 */
export function redactNamedValues(text: string): string {
  const keyword = new RegExp(KEYWORDS, "gi");
  const parts: string[] = [];
  let done = 0;
  for (let match = keyword.exec(text); match !== null; match = keyword.exec(text)) {
    const name = nameAround(text, match.index, keyword.lastIndex);
    const value = text[name.end] === "=" ? assignedValue(text, name) : memberValue(text, name);
    keyword.lastIndex = Math.max(keyword.lastIndex, value?.end ?? name.end);
    if (value === undefined || value.start >= value.end) continue;
    parts.push(text.slice(done, value.start), REDACTED);
    done = value.end;
  }
  return done === 0 ? text : parts.join("") + text.slice(done);
}

function nameAround(text: string, start: number, end: number): Span {
  let left = start;
  while (left > 0 && start - left < LONGEST_NAME && NAME_CHARACTER.test(text.charAt(left - 1))) left--;
  let right = end;
  while (right < text.length && right - end < LONGEST_NAME && NAME_CHARACTER.test(text.charAt(right)))
    right++;
  return { start: left, end: right };
}

/** The value of `NAME=value`: to the quote that closes what stands around or behind `=`, or to the word's end. */
function assignedValue(text: string, name: Span): Span {
  const start = name.end + 1;
  const around = quoteBefore(text, name.start);
  if (around !== "") return { start, end: closing(text, start, around) };
  const behind = /^\\*["']/.exec(text.slice(start, start + 16))?.[0] ?? "";
  if (behind !== "") {
    const end = closing(text, start + behind.length, behind);
    return { start, end: Math.min(lineEnd(text, start), end + behind.length) };
  }
  const lineStart = text.lastIndexOf("\n", name.start - 1) + 1;
  const before = text.slice(Math.max(lineStart, name.start - 16), name.start);
  if (lineStart >= name.start - 16 && /^(?:export |declare -x |[-+]?)$/.test(before)) {
    return { start, end: lineEnd(text, start) };
  }
  const rest = text.slice(start, lineEnd(text, start));
  // The backslashes that escape a quote belong to it: without them the text around would be torn.
  const word = /\s|\\*["']/.exec(rest);
  return { start, end: start + (word?.index ?? rest.length) };
}

/** The value of a JSON member with this name, where it is a string. */
function memberValue(text: string, name: Span): Span | undefined {
  const quote = quoteBefore(text, name.start);
  if (!quote.endsWith('"') || !/^[A-Z0-9_]+$/.test(text.slice(name.start, name.end))) return undefined;
  const opening = /^\s{0,8}:\s{0,8}/.exec(text.slice(name.end + quote.length, name.end + quote.length + 20));
  const start = name.end + quote.length + (opening?.[0].length ?? 0);
  if (opening === null || !text.startsWith(quote, name.end) || !text.startsWith(quote, start))
    return undefined;
  return { start: start + quote.length, end: closing(text, start + quote.length, quote) };
}

/** The quote that ends here, with the backslashes that escape it inside another text. */
function quoteBefore(text: string, at: number): string {
  return /\\{0,15}["']$/.exec(text.slice(Math.max(0, at - 16), at))?.[0] ?? "";
}

/** Where the quote closes again, or the line ends. */
function closing(text: string, from: number, quote: string): number {
  const mark = quote.charAt(quote.length - 1);
  const escapes = quote.length - 1;
  const limit = lineEnd(text, from);
  for (let at = text.indexOf(mark, from); at >= 0 && at < limit; at = text.indexOf(mark, at + 1)) {
    let backslashes = 0;
    while (at - backslashes > from && text[at - backslashes - 1] === "\\") backslashes++;
    if (escapes === 0 ? backslashes % 2 === 0 : backslashes === escapes) return at - escapes;
  }
  return limit;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}
