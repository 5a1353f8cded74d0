import type { Json } from "../canonical.js";

/** A metadata file's value, and the keys that stand twice in one object, as paths such as `a.b`. @public */
export interface MetadataJson {
  readonly value: Json;
  readonly duplicates: readonly string[];
}

const DEEPEST = 200;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORDS: Readonly<Record<string, Json>> = {
  true: true,
  false: false,
  null: null,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  "-Infinity": Number.NEGATIVE_INFINITY,
};

/**
 * Reads JSON as Python's `json` module does, which writes and reads these files: strict, but with `NaN`,
 * `Infinity` and `-Infinity` (state-space models have them in `time_step_limit`). Of a key that stands twice the
 * last value counts, and the key is named.
 *
 * Throws a SyntaxError with line and column.
 *
 * @public
 */
export function parseMetadataJson(text: string): MetadataJson {
  const reader = new Reader(text);
  const value = reader.document();
  return { value, duplicates: reader.duplicates };
}

class Reader {
  readonly duplicates: string[] = [];
  readonly #text: string;
  readonly #path: (string | number)[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): Json {
    const value = this.#value();
    this.#space();
    if (this.#at < this.#text.length) throw this.#fault("text after the end of the value");
    return value;
  }

  #value(): Json {
    this.#space();
    if (this.#path.length > DEEPEST) throw this.#fault(`nested deeper than ${DEEPEST} levels`);
    const first = this.#text[this.#at];
    if (first === "{") return this.#object();
    if (first === "[") return this.#array();
    if (first === '"') return this.#string();
    const word = Object.keys(WORDS).find((each) => this.#text.startsWith(each, this.#at));
    if (word !== undefined) {
      this.#at += word.length;
      return WORDS[word] ?? null;
    }
    const number = this.#match(NUMBER);
    if (number === undefined) throw this.#fault(first === undefined ? "the text ends" : "no value begins");
    return Number(number);
  }

  #object(): Json {
    const entries = new Map<string, Json>();
    this.#at += 1;
    this.#space();
    if (this.#take("}")) return {};
    do {
      this.#space();
      const key = this.#string();
      this.#path.push(key);
      if (entries.has(key)) this.duplicates.push(this.#path.join("."));
      this.#space();
      if (!this.#take(":")) throw this.#fault('":" is missing');
      entries.set(key, this.#value());
      this.#path.pop();
      this.#space();
    } while (this.#take(","));
    if (!this.#take("}")) throw this.#fault('"," or "}" is missing');
    return Object.fromEntries(entries);
  }

  #array(): Json {
    const items: Json[] = [];
    this.#at += 1;
    this.#space();
    if (this.#take("]")) return items;
    do {
      this.#path.push(items.length);
      items.push(this.#value());
      this.#path.pop();
      this.#space();
    } while (this.#take(","));
    if (!this.#take("]")) throw this.#fault('"," or "]" is missing');
    return items;
  }

  #string(): string {
    const start = this.#at;
    if (!this.#take('"')) throw this.#fault("no string begins");
    do this.#match(PLAIN);
    while (this.#match(ESCAPE) !== undefined);
    if (!this.#take('"')) throw this.#fault("the string does not end, or holds what it may not");
    return JSON.parse(this.#text.slice(start, this.#at)) as string;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #space(): void {
    while (" \t\n\r".includes(this.#text[this.#at] ?? "x")) this.#at += 1;
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #fault(why: string): SyntaxError {
    const before = this.#text.slice(0, this.#at).split("\n");
    return new SyntaxError(`line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${why}`);
  }
}
