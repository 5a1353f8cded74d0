import type { ErrorCode } from "../errors/table.js";

/** The codes that the reader of `.env` gives. */
export type EnvFileCode = Extract<ErrorCode, `ENV_FILE_${string}`>;

/** One remark on an env file: why something is refused, or what looks like a mistake. @public */
export interface EnvNote {
  readonly code: EnvFileCode;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  /** The variable whose value it concerns. */
  readonly name?: string;
  /** Never holds a piece of a value whose name looks secret. */
  readonly message: string;
  readonly hint?: string;
}

/** What a remark says, apart from where. */
export type Remark = Omit<EnvNote, "line" | "column">;

/** True for names whose values are secrets by their look. */
export function looksSecret(name: string): boolean {
  return /PASSWORD|PASSWD|PASSPHRASE|TOKEN|SECRET|KEY/i.test(name);
}

/** The assignment with its value in single quotes, as a hint; a long value, or one that may hold a secret, is left out. */
export function quotedForm(name: string, raw: string): string {
  const text = raw.replace(/[ \t]+#.*$|[ \t]+$/, "");
  const shown = text.length <= 160 && !text.includes("\n") && !looksSecret(text) && !looksSecret(name);
  return `${name}='${shown ? text.replaceAll("'", "'\\''") : "…"}'`;
}

/** Collects remarks with their places, and what cannot be read because of them. */
export class EnvNotes {
  readonly refusals: EnvNote[] = [];
  readonly warnings: EnvNote[] = [];
  /** Names that are assigned in the file, but whose value a refusal hides. */
  readonly refusedNames = new Set<string>();
  /** Set where a refusal makes the meaning of everything after it uncertain. */
  restUnread = false;
  readonly #text: string;
  /** Made when the first place is asked for. */
  #starts: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  refuse(offset: number, remark: Remark): void {
    this.refusals.push({ ...this.position(offset), ...remark });
    if (remark.name !== undefined) this.refusedNames.add(remark.name);
  }

  warn(offset: number, remark: Remark): void {
    this.warnings.push({ ...this.position(offset), ...remark });
  }

  position(offset: number): Position {
    this.#starts ??= lineStarts(this.#text);
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: columnAt(this.#text.slice(this.#starts[low], offset)) };
  }
}

/** Where each line starts. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The column that follows the beginning of a line. */
function columnAt(beginning: string): number {
  return Array.from(beginning).length + 1;
}

/** A place in a text: line from 1, column from 1 in characters. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where an offset stands. */
export function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const sinceLineStart = before.slice(before.lastIndexOf("\n") + 1);
  return { line: before.split("\n").length, column: columnAt(sinceLineStart) };
}
