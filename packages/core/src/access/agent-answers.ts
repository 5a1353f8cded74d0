import { comparePaths } from "../canonical.js";
import type { Command, CommandResult } from "./command.js";
import type { Answer } from "./frames.js";
import type { HashedFile, HashFault, HashProgress, HashResult } from "./session.js";
import { commandEnd } from "./transcript.js";

/** One kind of answer. */
export type AnswerOf<Type extends Answer["type"]> = Extract<Answer, { type: Type }>;

/** The result of a command, from its answer. */
export function commandResult(command: Command, answer: AnswerOf<"result">): CommandResult {
  return {
    argv: command.argv,
    end: commandEnd(answer.end),
    stdout: answer.stdout,
    ...(answer.stdout_base64 === undefined ? {} : { stdoutBase64: answer.stdout_base64 }),
    stderr: answer.stderr,
    cut: answer.cut,
    durationMs: answer.duration_ms,
  };
}

/** The tree, its files in order, from the answers about it. */
export function hashResult(answer: AnswerOf<"hashed">, files: readonly HashedFile[]): HashResult {
  const { faults, outside_links, duration_ms } = answer;
  return {
    files: faults.length > 0 ? [] : [...files].sort((a, b) => comparePaths(a.path, b.path)),
    faults: faults as readonly HashFault[],
    outsideLinks: outside_links,
    durationMs: duration_ms,
  };
}

export function progressOf(answer: AnswerOf<"progress">): HashProgress {
  const { bytes_done, bytes_total, files_done, files_total } = answer;
  return { bytesDone: bytes_done, bytesTotal: bytes_total, filesDone: files_done, filesTotal: files_total };
}
