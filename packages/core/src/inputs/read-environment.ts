import { envField } from "@narwhal/schemas";
import type { JsonObject } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import { checkNames, checkNearNames } from "./check-names.js";
import { type EnvFile, parseEnvFile } from "./env-file.js";
import type { EnvNote } from "./env-file-notes.js";
import type { Environment } from "./inputs.js";

/** Where the values come from. @public */
export interface EnvironmentSources {
  /** The text of `.env` with the name to call it by, and its permission bits where they are known. */
  readonly file?: { readonly name: string; readonly text: string; readonly mode?: number } | undefined;
  /** The process environment. It wins over the file; a name that it sets to nothing is set, to nothing. */
  readonly environment: Environment;
}

/**
 * Reads `.env` and lays the process environment over it. A reference such as `$NAME` inside the file sees
 * what a shell that sources the file would see: earlier lines first, then the process environment.
 *
 * Findings: everything in the file that is not a plain assignment, names that are no fields, names assigned twice, a file that
 * others can read, and an environment that an earlier discovery's `deployment.env` was loaded into. Values that
 * could not be read are left out; {@link parseInputs} knows from the findings not to call them missing.
 *
 * @public
 */
export function readEnvironment(sources: EnvironmentSources, findings: Findings): Environment {
  const { file, environment } = sources;
  const parsed = file === undefined ? undefined : parseEnvFile(file.text, environment);
  if (file !== undefined && parsed !== undefined) {
    reportMode(file, findings);
    reportNotes(file.name, parsed, findings);
  }
  const fromFile = parsed?.entries.map(({ name, value }): [string, string] => [name, value]) ?? [];
  const merged = { ...Object.fromEntries(fromFile), ...environment };
  checkNames(merged, findings);
  checkNearNames(
    fromFile.map(([name]) => name),
    findings,
  );
  return merged;
}

function reportMode(file: { readonly name: string; readonly mode?: number }, findings: Findings): void {
  const mode = (file.mode ?? 0) & 0o777;
  if ((mode & 0o077) === 0) return;
  findings.add("ENV_FILE_READABLE", {
    message: `${file.name} has mode ${mode.toString(8).padStart(4, "0")}: others than its owner can use it`,
    subject: file.name,
    hint: `chmod 600 ${/^[\w./-]+$/.test(file.name) ? file.name : "the file"}`,
  });
}

function reportNotes(file: string, parsed: EnvFile, findings: Findings): void {
  const hidden = [...parsed.refusedNames].filter((name) => envField(name) !== undefined);
  for (const note of [...parsed.refusals, ...parsed.warnings]) {
    const first = note === parsed.refusals[0];
    const details = { line: note.line, column: note.column };
    const unread: JsonObject = first ? { hidden_fields: hidden, rest_unread: parsed.restUnread } : {};
    report(file, note, { ...details, ...unread }, findings);
  }
}

function report(file: string, note: EnvNote, details: JsonObject, findings: Findings): void {
  findings.add(note.code, {
    message: `${file}:${note.line}:${note.column}: ${note.message}`,
    subject: file,
    field: note.name,
    hint: note.hint,
    details,
  });
}
