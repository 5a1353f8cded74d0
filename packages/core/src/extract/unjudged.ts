import { REDACTED } from "../access/redact-names.js";
import { isCommonWord } from "./literal-names.js";
import { hasPublicEnding, isPublicName } from "./names.js";
import type { RecordFile } from "./record-file.js";
import type { StandInKind, StandIns } from "./stand-ins.js";
import { wordsOf } from "./words.js";

/** Something that may be private and was left as it is: somebody has to look. @public */
export interface Unjudged {
  readonly kind: "address" | "host" | "name" | "path" | "token";
  readonly text: string;
  /** Where it first stands in the extract; `line` counts from 1. */
  readonly file: string;
  readonly line: number;
  /** How often it stands there, over all files. */
  readonly count: number;
}

type Doubt = Pick<Unjudged, "kind" | "text">;

/**
 * What an extract still holds that looks like an address, a host, a path or a token, and names that have a stand-in
 * but also stand inside other words. Each text once.
 */
export function findUnjudged(extract: readonly RecordFile[], standIns: StandIns): readonly Unjudged[] {
  const found = new Map<string, Unjudged>();
  const doubtful = doubtsOf(standIns);
  for (const { path, text } of extract) {
    for (const [index, line] of text.split("\n").entries()) {
      for (const { kind, text: seen } of doubtful(line)) {
        const key = `${kind} ${seen}`;
        const known = found.get(key) ?? { kind, text: seen, file: path, line: index + 1, count: 0 };
        found.set(key, { ...known, count: known.count + 1 });
      }
    }
  }
  return [...found.values()];
}

/** Kinds whose originals are words. */
const NAMED: ReadonlySet<StandInKind> = new Set(["host", "user", "domain", "path"]);

function doubtsOf(standIns: StandIns): (line: string) => Generator<Doubt> {
  const own = new Set(standIns.all.map(({ standIn }) => standIn.toLowerCase()));
  const names = standIns.all
    .filter(({ kind }) => NAMED.has(kind))
    .map(({ original }) => original.toLowerCase())
    .filter((name) => !isCommonWord(name))
    .filter((name) => name.length >= 5 || (name.length >= 4 && /[\d-]/.test(name)));
  const judgeWord = remember((word) => judge(word, own, names));
  return function* (line) {
    yield* quads(line);
    yield* paths(line);
    for (const { text } of wordsOf(line)) {
      const doubt = judgeWord(text);
      if (doubt !== undefined) yield doubt;
    }
    yield* tokens(line, own);
  };
}

function remember<Result>(judgeOnce: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (!known.has(text)) known.set(text, judgeOnce(text));
    return known.get(text) as Result;
  };
}

/** Sites and networks that tell nothing, and the documentation networks of the stand-ins. */
const PLAIN_QUAD =
  /^(?:0\.|127\.|255\.|169\.254\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.|198\.1[89]\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|233\.252\.)/;

/** Four numbers that were taken for a version. */
function* quads(line: string): Generator<Doubt> {
  for (const [quad] of line.matchAll(/(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g)) {
    if (!PLAIN_QUAD.test(quad)) yield { kind: "address", text: quad };
  }
}

/** Roots below which names are the system's, not somebody's. */
const SYSTEM =
  /^\/(?:bin|boot|dev|etc|lib\w*|proc|run|sbin|snap|sys|usr|var|opt\/(?:rocm|nvidia|conda|venv))(?:\/|$)/;

/** Directories outside the system's own, two names deep. */
function* paths(line: string): Generator<Doubt> {
  for (const match of line.matchAll(
    /(?<![\p{L}\p{N}_.:/@\]}-])\/[\p{L}\p{N}_][\p{L}\p{N}_.+-]*\/[\p{L}\p{N}_][\p{L}\p{N}_.+-]*/gu,
  )) {
    const [path] = match;
    if (SYSTEM.test(path) || /^\/(?:home\/user-\d+|Users\/user-\d+|root|v1)(?:\/|$)/.test(path)) continue;
    yield { kind: "path", text: path };
  }
}

function judge(word: string, own: ReadonlySet<string>, names: readonly string[]): Doubt | undefined {
  const text = word.replace(/[.-]+$/, "");
  const lower = text.toLowerCase();
  if (own.has(lower)) return undefined;
  if (names.some((name) => lower.includes(name))) return { kind: "name", text };
  const dotted = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(text) && hasPublicEnding(text);
  return dotted && !isPublicName(text) ? { kind: "host", text } : undefined;
}

const SHORTEST_TOKEN = 20;
/** Bits for each character above which a text is no word of any language. */
const RANDOM = 3.7;

/** Long runs of characters without a pattern: keys, tokens, identifiers. Digests in hexadecimal are none. */
function* tokens(line: string, own: ReadonlySet<string>): Generator<Doubt> {
  for (const [token] of line.matchAll(/(?<![\p{L}\p{N}_+/=.-])[A-Za-z0-9_+/=-]{20,512}(?![\p{L}\p{N}_])/gu)) {
    if (token.length < SHORTEST_TOKEN || own.has(token.toLowerCase()) || token.includes(REDACTED)) continue;
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128})$/.test(token) || /StandIn0|0000-4000-8000/.test(token))
      continue;
    const classes = [/[a-z]/, /[A-Z]/, /[0-9]/].filter((kind) => kind.test(token)).length;
    const isHex = /^[0-9a-f]{32}$/i.test(token) && !token.startsWith("0000000000");
    if (isHex || (classes === 3 && !/[/_-].*[/_-]/.test(token) && entropy(token) > RANDOM)) {
      yield { kind: "token", text: token };
    }
  }
}

/** Shannon's entropy of the characters, in bits. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}
