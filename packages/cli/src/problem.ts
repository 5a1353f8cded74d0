import type { Finding } from "@narwhal/core";

/** What went wrong, for people and for `--json`: a finding of the library, or one of the command line itself. */
export type Problem = Finding | CliProblem;

/** A fault that no gate knows: the command line, an interruption, a defect of this program. */
interface CliProblem {
  readonly code: "USAGE" | "INTERRUPTED" | "INTERNAL";
  readonly message: string;
  readonly hint: string;
}

/** The command line asks for something that does not exist; exit status 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** Absent: see the help of the command. */
  readonly hint: string | undefined;
  /** What to show people before the fault. */
  readonly help: string | undefined;

  constructor(message: string, hint?: string, help?: string) {
    super(message);
    this.hint = hint;
    this.help = help;
  }
}

/** Findings of this command's own, each with its place; exit status 1. */
export class CommandFailure extends Error {
  override readonly name = "CommandFailure";
  readonly errors: readonly Problem[];
  readonly warnings: readonly Finding[];
  /** What could be established all the same. */
  readonly result: unknown;

  constructor(errors: readonly Problem[], rest: { warnings?: readonly Finding[]; result?: unknown } = {}) {
    super(errors[0]?.message ?? "failed");
    this.errors = errors;
    this.warnings = rest.warnings ?? [];
    this.result = rest.result ?? null;
  }
}

/** The reason with which a signal aborts a run. */
export class Interruption extends Error {
  override readonly name = "Interruption";
  readonly signal: "SIGINT" | "SIGTERM" | "SIGHUP";

  constructor(signal: Interruption["signal"]) {
    super(`interrupted by ${signal}`);
    this.signal = signal;
  }
}
