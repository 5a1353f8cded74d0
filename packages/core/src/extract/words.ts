/**
 * Where a word may start. Files are read as text, whatever they hold: what an escape of JSON or of a log ends with
 * (`\ngpu-a`, a colour) is no part of the word behind it.
 */
export const WORD_START = String.raw`(?<=^|[^\p{L}\p{N}_]|\\[nrtbf]|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|(?:\u001b|\\u001b|\\x1b)\[[0-9;]{0,12}m)`;

/** Where a word ends. */
export const WORD_END = String.raw`(?![\p{L}\p{N}_])`;

/** The quote of a JSON string, however often it is escaped. */
export const QUOTE = String.raw`\\*"`;

const ESCAPE = String.raw`(?:\u001b|\\u001b|\\x1b)\[[0-9;]{0,12}m|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[nrtbf]`;
const WORDS = new RegExp(String.raw`${ESCAPE}|([\p{L}\p{N}_][\p{L}\p{N}_.$-]*)`, "gu");

/** A run of letters, digits and `_ . $ -`, and where it stands. */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** The words of a text. Dots join names to one word: {@link partsOf} takes it apart. */
export function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(WORDS)) {
    if (match[1] !== undefined) yield { text: match[1], start: match.index };
  }
}

/** Every part of a word that dots set apart, the longest first for each start: `a.b.c`, `a.b`, `a`, `b.c`, … */
export function* partsOf(word: Word): Generator<Word> {
  const starts = [0];
  for (let dot = word.text.indexOf("."); dot >= 0; dot = word.text.indexOf(".", dot + 1))
    starts.push(dot + 1);
  for (const start of starts) {
    for (let end = word.text.length; end > start; end = word.text.lastIndexOf(".", end - 1)) {
      yield { text: word.text.slice(start, end), start: word.start + start };
    }
  }
}
