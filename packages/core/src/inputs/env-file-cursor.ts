/** Walks over the text of an env file. A backslash before a line end joins the lines, as in a shell. */
export class Cursor {
  offset = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The next character, joined lines skipped; empty at the end. */
  peek(): string {
    while (this.text.startsWith("\\\n", this.offset)) this.offset += 2;
    return this.peekRaw();
  }

  /** The next character as it stands. */
  peekRaw(): string {
    const point = this.text.codePointAt(this.offset);
    return point === undefined ? "" : String.fromCodePoint(point);
  }

  /** Takes the next character, joined lines skipped. */
  take(): string {
    const char = this.peek();
    this.offset += char.length;
    return char;
  }

  takeRaw(): string {
    const char = this.peekRaw();
    this.offset += char.length;
    return char;
  }

  /** Takes the longest run of characters that match. */
  takeWhile(pattern: RegExp): string {
    let taken = "";
    while (pattern.test(this.peek())) taken += this.take();
    return taken;
  }

  /** Takes a shell variable name, or nothing. */
  takeName(): string {
    return /[A-Za-z_]/.test(this.peek()) ? this.takeWhile(/[A-Za-z0-9_]/) : "";
  }

  /** Goes past the next `end` on this line; false, without moving, where there is none. */
  skipPast(end: string): boolean {
    const line = this.text.indexOf("\n", this.offset);
    const found = this.text.indexOf(end, this.offset);
    if (found < 0 || (line >= 0 && found > line)) return false;
    this.offset = found + end.length;
    return true;
  }

  /** Goes past the `)` that closes an open parenthesis, on this line; false, without moving, where there is none. */
  skipPastParenthesis(): boolean {
    let depth = 1;
    for (let at = this.offset; at < this.text.length && this.text[at] !== "\n"; at++) {
      if (this.text[at] === "(") depth++;
      if (this.text[at] === ")" && --depth === 0) {
        this.offset = at + 1;
        return true;
      }
    }
    return false;
  }
}
