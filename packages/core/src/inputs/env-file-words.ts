import type { Cursor } from "./env-file-cursor.js";
import type { EnvFileCode } from "./env-file-notes.js";
import type { Piece, WordFaults } from "./env-file-pieces.js";

/** Where a character stands: in the open, in double quotes, or in the word of a `${NAME-word}` in either. */
type Place = "open" | "double" | "brace" | "brace-double";

const ESCAPABLE: Record<Place, RegExp> = {
  open: /[^]/u,
  brace: /[^]/u,
  double: /[$`"\\]/,
  "brace-double": /[$`"\\}]/,
};

/** Reads one word, up to an unquoted blank, line end or operator. */
export class WordReader {
  readonly #cursor: Cursor;
  readonly #faults: WordFaults;
  #stopped = false;

  constructor(cursor: Cursor, faults: WordFaults) {
    this.#cursor = cursor;
    this.#faults = faults;
  }

  /** The pieces of the word at the cursor; a value takes `~`. */
  read(isValue: boolean): Piece[] {
    const pieces: Piece[] = [];
    let tilde = isValue;
    for (let char = this.#cursor.peek(); !this.#stopped && !/^[ \t\n;&|<>()]?$/.test(char); ) {
      if (char === "~" && tilde) pieces.push(this.#tilde());
      else this.#piece(pieces, "open");
      tilde = isValue && char === ":";
      char = this.#cursor.peek();
    }
    return pieces;
  }

  #piece(pieces: Piece[], place: Place): void {
    const offset = this.#cursor.offset;
    const quoted = place === "double" || place === "brace-double";
    const text = (value: string, isQuoted = quoted) =>
      pieces.push({ kind: "text", text: value, quoted: isQuoted, offset });
    const char = this.#cursor.take();
    if (char === "'" && !quoted) text(this.#singleQuoted(offset), true);
    else if (char === '"' && !quoted) this.#doubleQuoted(pieces, offset);
    else if (char === "\\") text(this.#escaped(place, offset), true);
    else if (char === "$") this.#dollar(pieces, place, offset);
    else if (char === "`") this.#backquote(offset);
    else text(char);
  }

  #singleQuoted(offset: number): string {
    const start = this.#cursor.offset;
    const end = this.#cursor.text.indexOf("'", start);
    if (end < 0) {
      this.#stop(offset, "ENV_FILE_UNTERMINATED", "the single quote that opens here is never closed");
      return "";
    }
    this.#cursor.offset = end + 1;
    return this.#cursor.text.slice(start, end);
  }

  #doubleQuoted(pieces: Piece[], offset: number): void {
    pieces.push({ kind: "text", text: "", quoted: true, offset });
    while (!this.#stopped) {
      const char = this.#cursor.peek();
      if (char === "") {
        this.#stop(offset, "ENV_FILE_UNTERMINATED", "the double quote that opens here is never closed");
      } else if (char === '"') {
        this.#cursor.take();
        return;
      } else this.#piece(pieces, "double");
    }
  }

  #escaped(place: Place, offset: number): string {
    const char = this.#cursor.peekRaw();
    if (char === "") {
      this.#stop(offset, "ENV_FILE_UNTERMINATED", "the file ends after a backslash");
      return "";
    }
    return ESCAPABLE[place].test(char) ? this.#cursor.takeRaw() : "\\";
  }

  #tilde(): Piece {
    const offset = this.#cursor.offset;
    this.#cursor.take();
    const next = this.#cursor.peek();
    if (!/^[/: \t\n;&|<>()]?$/.test(next)) {
      this.#faults.refuse(
        offset,
        "ENV_FILE_UNSUPPORTED",
        "`~` with a user name is left to a shell",
        "write the path out, or quote a literal ~",
      );
    }
    return { kind: "home", offset, slashFollows: next === "/" };
  }

  #dollar(pieces: Piece[], place: Place, offset: number): void {
    const quoted = place === "double" || place === "brace-double";
    const next = this.#cursor.peek();
    const name = this.#cursor.takeName();
    if (name !== "") {
      pieces.push({ ...PLAIN, name, quoted, offset });
    } else if (next === "{") {
      this.#cursor.take();
      this.#brace(pieces, quoted, offset);
    } else if (next === "(") {
      this.#cursor.take();
      this.#ran(offset, "`$(` would run a command", this.#cursor.skipPastParenthesis());
    } else if (/^[0-9@*#?$!-]$/.test(next)) {
      this.#unsupported(offset, "`$` before a digit or a sign is a parameter of the shell itself");
      this.#cursor.take();
    } else if (next === "[") {
      this.#unsupported(offset, "`$[` means different things to different shells");
    } else if ((next === "'" || next === '"') && !quoted) {
      this.#unsupported(offset, `\`$${next}\` means different things to different shells`);
      if (next === "'") this.#skipAnsiQuoted();
    } else pieces.push({ kind: "text", text: "$", quoted, offset });
  }

  #brace(pieces: Piece[], quoted: boolean, offset: number): void {
    const name = this.#cursor.takeName();
    const emptyIsUnset = name !== "" && this.#cursor.peek() === ":";
    if (emptyIsUnset) this.#cursor.take();
    const operator = this.#cursor.peek();
    if (name !== "" && !emptyIsUnset && operator === "}") {
      this.#cursor.take();
      pieces.push({ ...PLAIN, name, quoted, offset });
    } else if (name !== "" && (operator === "-" || operator === "+" || operator === "?")) {
      this.#cursor.take();
      const word = this.#braceWord(quoted ? "brace-double" : "brace", offset);
      pieces.push({ kind: "parameter", name, operator, emptyIsUnset, word, quoted, offset });
    } else {
      const hint =
        "use $NAME, ${NAME}, ${NAME:-word}, ${NAME:+word}, or quote a literal $ with single quotes";
      this.#faults.refuse(offset, "ENV_FILE_UNSUPPORTED", "this `${…}` form is left to a shell", hint);
      if (!this.#cursor.skipPast("}")) this.#stop(offset, "ENV_FILE_UNTERMINATED", "a `${` is never closed");
    }
  }

  #braceWord(place: "brace" | "brace-double", offset: number): Piece[] {
    const pieces: Piece[] = [];
    while (!this.#stopped) {
      const char = this.#cursor.peek();
      const at = this.#cursor.offset;
      if (char === "")
        this.#stop(offset, "ENV_FILE_UNTERMINATED", "the `${` that opens here is never closed");
      else if (char === "}") {
        this.#cursor.take();
        return pieces;
      } else if (char === '"' && place === "brace-double") {
        const hint = "leave the inner quotes out, or set the default on a line of its own";
        this.#stop(at, "ENV_FILE_UNSUPPORTED", "quotes inside a quoted `${…}` differ between shells", hint);
      } else {
        if (char === "~" || (char === "'" && place === "brace-double")) {
          this.#unsupported(at, `\`${char}\` inside \`\${…}\` differs between shells`);
        }
        this.#piece(pieces, place);
      }
    }
    return pieces;
  }

  #backquote(offset: number): void {
    this.#ran(offset, "a backquote would run a command", this.#cursor.skipPast("`"));
  }

  #ran(offset: number, message: string, skipped: boolean): void {
    const hint = "write the value out, or use single quotes where the characters are meant literally";
    if (skipped) this.#faults.refuse(offset, "ENV_FILE_COMMAND", message, hint);
    else this.#stop(offset, "ENV_FILE_COMMAND", message, hint);
  }

  #unsupported(offset: number, message: string): void {
    this.#faults.refuse(offset, "ENV_FILE_UNSUPPORTED", message);
  }

  #stop(offset: number, code: EnvFileCode, message: string, hint?: string): void {
    if (!this.#stopped) this.#faults.stop(offset, code, message, hint);
    this.#stopped = true;
    this.#cursor.offset = this.#cursor.text.length;
  }

  #skipAnsiQuoted(): void {
    const opened = this.#cursor.offset;
    this.#cursor.takeRaw();
    for (;;) {
      const char = this.#cursor.takeRaw();
      if (char === "\\") this.#cursor.takeRaw();
      else if (char === "'") return;
      else if (char === "") {
        this.#stop(opened, "ENV_FILE_UNTERMINATED", "the single quote that opens here is never closed");
        return;
      }
    }
  }
}

const PLAIN = { kind: "parameter", operator: "", emptyIsUnset: false, word: [] } as const;
