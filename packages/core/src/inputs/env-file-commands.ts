import { Cursor } from "./env-file-cursor.js";
import { type EnvNotes, looksSecret, quotedForm, type Remark } from "./env-file-notes.js";
import type { Piece, WordFaults } from "./env-file-pieces.js";
import { WordReader } from "./env-file-words.js";
import { isNearPrefix, nearestName } from "./near-names.js";
import { isManagedByShell, RESERVED_WORDS } from "./shell-names.js";

/** `NAME=value`, before expansion. */
export interface Assignment {
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly offset: number;
  /** The value as it is written. */
  readonly raw: string;
  /** Its text must not be shown: its name looks secret, or an earlier one of its command does. */
  readonly secret: boolean;
}

/** One line of assignments, with `export` or without. Refused commands have been reported. */
export interface EnvCommand {
  readonly assignments: Assignment[];
  exporting: boolean;
  /** Where an `export` stands that has nothing after it so far. */
  bareExport: number | undefined;
  refused: boolean;
}

/** Splits an env file into its assignments; everything else that a shell would do is refused. */
export class CommandReader {
  readonly #cursor: Cursor;
  readonly #notes: EnvNotes;
  readonly #commands: EnvCommand[] = [];
  #command: EnvCommand = { assignments: [], exporting: false, bareExport: undefined, refused: false };

  constructor(text: string, notes: EnvNotes) {
    this.#cursor = new Cursor(text);
    this.#notes = notes;
  }

  read(): readonly EnvCommand[] {
    while (!this.#notes.restUnread) {
      this.#cursor.takeWhile(/[ \t]/);
      const offset = this.#cursor.offset;
      const char = this.#cursor.peek();
      if (char === "") break;
      if (char === "#") this.#comment();
      else if (char === "\n") this.#endLine();
      else if (char === ";") this.#endCommand(offset);
      else if (/[&|<>()]/.test(char)) this.#operator(char, offset);
      else this.#word(offset);
    }
    this.#finish();
    return this.#commands;
  }

  #word(offset: number): void {
    const name = this.#cursor.takeName();
    if (name !== "" && this.#cursor.peek() === "=") this.#assignment(name, offset);
    else {
      this.#cursor.offset = offset;
      this.#otherWord(offset);
    }
  }

  #assignment(name: string, offset: number): void {
    this.#cursor.take();
    const start = this.#cursor.offset;
    const secret = looksSecret(name) || this.#command.assignments.some((each) => each.secret);
    const shown = secret && !looksSecret(name) ? undefined : name;
    if (isManagedByShell(name)) {
      this.#refuse(
        offset,
        { code: "ENV_FILE_UNSUPPORTED", message: "a shell sets this variable itself" },
        shown,
      );
    }
    const pieces = new WordReader(this.#cursor, this.#faults(shown)).read(true);
    const raw = this.#cursor.text.slice(start, this.#cursor.offset);
    this.#command.assignments.push({ name, pieces, offset, raw, secret });
  }

  #otherWord(offset: number): void {
    new WordReader(this.#cursor, this.#faults(undefined)).read(false);
    const word = this.#cursor.text.slice(offset, this.#cursor.offset);
    const command = this.#command;
    const first = command.assignments.length === 0 && !command.exporting;
    if (first && word === "export") {
      command.exporting = true;
      command.bareExport = offset;
    } else if (command.exporting && /^[A-Za-z_][A-Za-z0-9_]*$/.test(word)) command.bareExport = undefined;
    else if (first && RESERVED_WORDS.has(word)) {
      this.#refuseCommand(offset, `\`${word}\` begins a shell program; the rest of the file was not read`);
      this.#notes.restUnread = true;
    } else this.#commandWord(word, offset);
  }

  #commandWord(word: string, offset: number): void {
    const { assignments, exporting } = this.#command;
    const last = assignments.at(-1);
    if (last !== undefined) {
      const whole = this.#cursor.text.slice(last.offset + last.name.length + 1).split("\n", 1)[0] ?? "";
      const hint = `quote the whole value: ${last.secret ? "NAME='…'" : quotedForm(last.name, whole)}`;
      this.#refuseCommand(
        offset,
        "the value ends at the blank, and what follows would be run as a command",
        hint,
      );
    } else if (exporting) {
      this.#refuseCommand(offset, "`export` takes nothing but NAME=value here, the name unquoted");
    } else if (/^[ \t]*=/.test(this.#cursor.text.slice(this.#cursor.offset).replace(/\n[^]*/, ""))) {
      const known = /^NARWHAL_[A-Z0-9_]+$/.test(word) ? word : undefined;
      const hint = `write ${known ?? "NAME"}=value without blanks`;
      this.#refuseCommand(
        offset,
        "a shell takes no blank before `=`, and would run this as a command",
        hint,
        known,
      );
    } else {
      const name = /^([^=]*)=/.exec(word)?.[1] ?? "";
      if (/^[\w.-]+$/.test(name) && isNearPrefix(name)) {
        const message = `${name} is no name that a shell can assign to, and this would be run as a command`;
        this.#refuseCommand(offset, message, `write ${nearestName(name)}=value if that is meant`);
      } else this.#refuseCommand(offset, "this would be run as a command");
    }
  }

  #operator(char: string, offset: number): void {
    this.#cursor.take();
    const again = this.#cursor.peek() === char;
    if (again) this.#cursor.take();
    const stops = char === "(" || (char === "<" && again);
    const message = `an unquoted \`${char}\` is an instruction to a shell`;
    const hint = "quote the value with single quotes where the character belongs to it";
    this.#refuseCommand(offset, stops ? `${message}; the rest of the file was not read` : message, hint);
    if (stops) this.#notes.restUnread = true;
  }

  #comment(): void {
    const offset = this.#cursor.offset;
    const end = this.#cursor.text.indexOf("\n", offset);
    this.#cursor.offset = end < 0 ? this.#cursor.text.length : end;
    const last = this.#command.assignments.at(-1);
    const follows = this.#cursor.text[offset + 1];
    if (last === undefined || this.#command.refused || follows === undefined || /[#\s]/.test(follows)) return;
    this.#notes.warn(offset, {
      code: "ENV_FILE_HASH",
      name: last.name,
      message: `the value of ${last.name} ends before this #, which starts a comment`,
      hint: "quote the value where the # belongs to it, else put a blank after the #",
    });
  }

  #endLine(): void {
    this.#cursor.take();
    this.#finish();
  }

  #endCommand(offset: number): void {
    this.#cursor.take();
    const { assignments, exporting, refused } = this.#command;
    if (assignments.length === 0 && !exporting && !refused) {
      this.#refuseCommand(offset, "a `;` stands where an assignment must");
    }
    this.#finish();
  }

  #finish(): void {
    const command = this.#command;
    if (command.bareExport !== undefined && command.assignments.length === 0) {
      this.#refuseCommand(command.bareExport, "`export` without a name lists variables");
    }
    if (command.refused) for (const each of command.assignments) this.#notes.refusedNames.add(each.name);
    else if (command.assignments.length > 0) this.#commands.push(command);
    this.#command = { assignments: [], exporting: false, bareExport: undefined, refused: false };
  }

  /** Refuses the whole command; what else is wrong in it is a consequence. */
  #refuseCommand(offset: number, message: string, hint?: string, name = this.#shownName()): void {
    const remark = { code: "ENV_FILE_COMMAND" as const, message };
    this.#refuse(offset, hint === undefined ? remark : { ...remark, hint }, name);
    this.#command.refused = true;
  }

  #refuse(offset: number, remark: Remark, name: string | undefined): void {
    if (!this.#command.refused) this.#notes.refuse(offset, name === undefined ? remark : { ...remark, name });
  }

  /** The last name of the command, unless it may itself be a piece of a secret. */
  #shownName(): string | undefined {
    const { assignments } = this.#command;
    return (assignments.find((each) => each.secret) ?? assignments.at(-1))?.name;
  }

  #faults(name: string | undefined): WordFaults {
    const refuse: WordFaults["refuse"] = (offset, code, message, hint) =>
      this.#refuse(offset, hint === undefined ? { code, message } : { code, message, hint }, name);
    return {
      refuse,
      stop: (offset, code, message, hint) => {
        this.#command.refused = false;
        refuse(offset, code, `${message}; the rest of the file was not read`, hint);
        this.#command.refused = true;
        this.#notes.restUnread = true;
      },
    };
  }
}
