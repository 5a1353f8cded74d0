import type { CommandResult } from "../access/command.js";

const LONGEST = 400;
/** Share of a text that is kept of its beginning where it is too long: what went wrong often stands at the end. */
const HEAD = 0.6;

/** Text without terminal colours and cursor movements, and without carriage returns. */
export function plainText(text: string): string {
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "").replace(/\r/g, "");
}

/** A text on one line, bounded, without its final full stop: fit to stand inside a message. */
export function oneLine(text: string, longest = LONGEST): string {
  const line = plainText(text).replace(/\s+/g, " ").trim();
  const head = Math.floor(longest * HEAD);
  const short = line.length > longest ? `${line.slice(0, head)} … ${line.slice(head - longest)}` : line;
  return short.replace(/\.$/, "");
}

/** What a command said for itself: its errors, else its output. Empty where it said nothing. */
export function wordsOf(result: Pick<CommandResult, "stdout" | "stderr">): string {
  const errors = oneLine(result.stderr);
  return errors === "" ? oneLine(result.stdout) : errors;
}

/** `: words`, or nothing where there are none. */
export function quoting(words: string): string {
  return words === "" ? "" : `: ${words}`;
}
