import { type Assignment, CommandReader, type EnvCommand } from "./env-file-commands.js";
import { Expander } from "./env-file-expand.js";
import { type EnvNote, EnvNotes, looksSecret, positionIn, quotedForm } from "./env-file-notes.js";
import { repeats } from "./env-file-repeats.js";
import type { Environment } from "./inputs.js";

/** One assignment of an env file, expanded. @public */
export interface EnvEntry {
  readonly name: string;
  readonly value: string;
  /** From 1, where the assignment starts. */
  readonly line: number;
  readonly column: number;
}

/** What an env file says. @public */
export interface EnvFile {
  /** In the order of the file; of several for one name, the last holds. */
  readonly entries: readonly EnvEntry[];
  /** What the reader will not run, glob or guess: with any of these the file is not usable. */
  readonly refusals: readonly EnvNote[];
  readonly warnings: readonly EnvNote[];
  /** Names that the file assigns, but whose value a refusal hides. */
  readonly refusedNames: ReadonlySet<string>;
  /** True where a refusal made everything after it unreadable. */
  readonly restUnread: boolean;
}

/**
 * Reads an env file as `set -a; . ./file` would: the entries are what a POSIX shell would set and export,
 * starting from `environment`. Nothing is ever run. What a shell would have to run or look up elsewhere, an
 * unset variable, a carriage return, a control character or a byte-order mark is refused with its place.
 *
 * @public
 */
export function parseEnvFile(text: string, environment: Environment): EnvFile {
  const clean = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  const notes = new EnvNotes(clean);
  refuseBytes(text, notes);
  const commands = new CommandReader(clean, notes).read();
  const variables = new Map(Object.entries(environment));
  const entries = commands.flatMap((command) => expandCommand(command, variables, notes));
  const { refusedNames, restUnread } = notes;
  return {
    entries,
    refusals: notes.refusals.sort(byPlace),
    warnings: [...notes.warnings, ...repeats(entries)].sort(byPlace),
    refusedNames,
    restUnread,
  };
}

function byPlace(a: EnvNote, b: EnvNote): number {
  return a.line - b.line || a.column - b.column;
}

function refuseBytes(text: string, notes: EnvNotes): void {
  const refuse = (index: number, message: string, hint: string) => {
    if (index < 0) return;
    notes.refusals.push({ code: "ENV_FILE_ENCODING", ...positionIn(text, index), message, hint });
  };
  const bom = text.startsWith("\ufeff") ? 0 : -1;
  refuse(bom, "the file starts with a byte-order mark", "save the file as UTF-8 without a byte-order mark");
  const carriage = "a carriage return would become part of the value";
  refuse(text.indexOf("\r"), carriage, "save the file with LF line ends");
  const control = text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
  refuse(text.indexOf("\ufffd"), "bytes that are not UTF-8 stand here", "save the file as UTF-8");
  refuse(control, "a control character (NUL or another) stands here", "remove it");
}

function expandCommand(command: EnvCommand, variables: Map<string, string>, notes: EnvNotes): EnvEntry[] {
  const pending = new Set<string>();
  const entries: EnvEntry[] = [];
  for (const assignment of command.assignments) {
    const { name, pieces, offset, secret } = assignment;
    const shown = secret && !looksSecret(name) ? undefined : name;
    const { exporting } = command;
    const value = new Expander(notes, { variables, pending, exporting, name: shown, secret }).expand(pieces);
    if (value === undefined) notes.refusedNames.add(name);
    if (exporting) pending.add(name);
    if (value === undefined || notes.refusedNames.has(name)) variables.delete(name);
    else {
      variables.set(name, value);
      entries.push({ name, value, ...notes.position(offset) });
      warnAbout(assignment, notes);
    }
  }
  return entries;
}

/** Values that a shell takes as they are, but hardly as they were meant. */
function warnAbout(assignment: Assignment, notes: EnvNotes): void {
  const { name, raw, offset, pieces } = assignment;
  const json = raw.startsWith('"') && raw.endsWith('"') ? raw.slice(1, -1) : raw;
  if (/^[[{]/.test(json) && /(?<!\\)"/.test(json) && /[\]}]$/.test(json)) {
    const message = "the value looks like JSON, but a shell removes its quotes";
    notes.warn(offset, {
      code: "ENV_FILE_QUOTES_LOST",
      name,
      message,
      hint: `write ${quotedForm(name, json)}`,
    });
  }
  const hash = pieces.find((piece) => piece.kind === "text" && !piece.quoted && piece.text === "#");
  if (hash !== undefined) {
    const message = "an unquoted # inside a value belongs to it, and does not start a comment";
    notes.warn(hash.offset, { code: "ENV_FILE_HASH", name, message, hint: `write ${quotedForm(name, raw)}` });
  }
}
