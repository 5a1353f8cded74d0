import { GateError } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import type { Probe } from "./probe.js";
import { literalPattern, parseStat, type StatEntry, statCommand } from "./readers.js";

/** The codes and words with which a directory is refused. */
export interface DirectoryRules {
  /** What the directory is called, such as `run directory`. */
  readonly what: string;
  readonly missing: ErrorCode;
  readonly notADirectory: ErrorCode;
  readonly unreadable: ErrorCode;
}

const RUN_DIR: DirectoryRules = {
  what: "run directory",
  missing: "RUN_DIR_MISSING",
  notADirectory: "RUN_DIR_NOT_A_DIRECTORY",
  unreadable: "RUN_DIR_UNREADABLE",
};

/** A directory that serves, and how many bytes are free in its file system where that is told. @public */
export interface UsableDirectory {
  readonly path: string;
  readonly freeBytes?: number;
}

/** Checks that the run directory exists, is a directory and can be written by the login. @public */
export const runDirectoryProbe: Probe<string, UsableDirectory> = {
  name: "run directory",
  commands: (path, settings) => [statCommand([literalPattern(path)], settings)],
  parse: ([result], path) => {
    if (result === undefined) throw new TypeError("the run directory probe has one command");
    const entry = requireDirectory(path, parseStat(result).get(path), RUN_DIR);
    if (!entry.writable)
      throw new GateError("RUN_DIR_NOT_WRITABLE", {
        subject: path,
        message: `the login may not write into the run directory ${path}`,
      });
    return { path, ...(entry.freeBytes === undefined ? {} : { freeBytes: entry.freeBytes }) };
  },
};

/** The directory's entry; throws with the rules' code where there is none. */
export function requireDirectory(
  path: string,
  entry: StatEntry | undefined,
  rules: DirectoryRules,
): Exclude<StatEntry, { kind: "error" }> {
  const { what } = rules;
  if (entry === undefined || (entry.kind === "error" && isAbsence(entry.errno)))
    throw new GateError(rules.missing, { subject: path, message: `the ${what} ${path} does not exist` });
  if (entry.kind === "error")
    throw new GateError(rules.unreadable, {
      subject: path,
      message: `the ${what} ${path} cannot be looked at: ${entry.errno} ${entry.message}`,
    });
  if (entry.kind !== "directory")
    throw new GateError(rules.notADirectory, {
      subject: path,
      message: `the ${what} ${path} is no directory but a ${entry.kind}`,
    });
  return entry;
}

/** True for the errno names that mean that nothing stands at a path. */
export function isAbsence(errno: string): boolean {
  return errno === "ENOENT" || errno === "ENOTDIR";
}
