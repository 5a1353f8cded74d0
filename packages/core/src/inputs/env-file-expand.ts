import type { EnvNotes, Remark } from "./env-file-notes.js";
import type { ParameterPiece, Piece } from "./env-file-pieces.js";
import { isManagedByShell } from "./shell-names.js";

/** What the words of one assignment are expanded with. */
export interface Expansion {
  /** Names and values that are set by then. */
  readonly variables: ReadonlyMap<string, string>;
  /** Names that the same `export` assigns: shells still see the value from before it. */
  readonly pending: ReadonlySet<string>;
  readonly exporting: boolean;
  /** The variable that is assigned, where it may be shown. */
  readonly name: string | undefined;
  readonly secret: boolean;
}

/** Expands the words of an assignment; gives `undefined` where the value cannot be told, with the reason noted. */
export class Expander {
  readonly #notes: EnvNotes;
  readonly #with: Expansion;
  #failed = false;

  constructor(notes: EnvNotes, expansion: Expansion) {
    this.#notes = notes;
    this.#with = expansion;
  }

  expand(pieces: readonly Piece[]): string | undefined {
    const value = this.#join(pieces);
    return this.#failed ? undefined : value;
  }

  #join(pieces: readonly Piece[]): string {
    return pieces.map((piece) => this.#piece(piece)).join("");
  }

  #piece(piece: Piece): string {
    if (piece.kind === "home") return this.#home(piece.offset, piece.slashFollows);
    if (piece.kind === "parameter") return this.#parameter(piece);
    if (this.#with.exporting && !piece.quoted && piece.text === "{") {
      this.#refuse(piece.offset, "ENV_FILE_UNSUPPORTED", "shells differ on an unquoted `{` after `export`");
    }
    return piece.text;
  }

  #parameter(piece: ParameterPiece): string {
    const value = this.#lookUp(piece);
    const counts = value !== undefined && !(piece.emptyIsUnset && value === "");
    if (piece.operator === "+") return counts ? this.#join(piece.word) : "";
    if (counts) return this.#checkSplit(piece, value);
    if (piece.operator === "-") return this.#join(piece.word);
    const what = this.#with.secret ? "a variable that is not set" : `${piece.name}, which is not set`;
    const hint = `${this.#with.secret ? "" : `set ${piece.name} on an earlier line, or `}quote a literal $ with single quotes`;
    this.#refuse(piece.offset, "ENV_FILE_UNSET_VARIABLE", `the value uses ${what}`, hint);
    return "";
  }

  #lookUp(piece: ParameterPiece): string | undefined {
    const { name, offset } = piece;
    if (isManagedByShell(name)) {
      this.#refuse(offset, "ENV_FILE_UNSUPPORTED", "the value uses a variable that a shell sets itself");
      return "";
    }
    if (this.#with.pending.has(name)) {
      const message = "the value uses a variable of the same `export` line, which a shell has not set yet";
      this.#refuse(offset, "ENV_FILE_UNSUPPORTED", message, "write each assignment on a line of its own");
      return "";
    }
    if (this.#notes.refusedNames.has(name) && !this.#with.variables.has(name)) {
      this.#failed = true;
      return "";
    }
    return this.#with.variables.get(name);
  }

  /** Older shells split and glob what an unquoted variable gives after `export`. */
  #checkSplit(piece: ParameterPiece, value: string): string {
    if (this.#with.exporting && !piece.quoted && /[\s*?[\\]/.test(value)) {
      const message =
        "shells differ on an unquoted variable after `export` whose value holds a blank or a pattern";
      this.#refuse(piece.offset, "ENV_FILE_UNSUPPORTED", message, "put the value in double quotes");
    }
    return value;
  }

  #home(offset: number, slashFollows: boolean): string {
    const home = this.#with.variables.get("HOME") ?? "";
    if (home === "" || (slashFollows && home.endsWith("/"))) {
      const message =
        home === "" ? "`~` stands for HOME, which is not set" : "shells differ on `~/` where HOME ends in /";
      this.#refuse(offset, "ENV_FILE_UNSUPPORTED", message, "write the path out");
    }
    return home;
  }

  #refuse(offset: number, code: Remark["code"], message: string, hint?: string): void {
    this.#failed = true;
    const name = this.#with.name === undefined ? {} : { name: this.#with.name };
    this.#notes.refuse(offset, { code, message, ...name, ...(hint === undefined ? {} : { hint }) });
  }
}
