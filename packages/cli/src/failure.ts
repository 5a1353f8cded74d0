import { type Finding, GateError, GateFailure } from "@narwhal/core";
import { CommandFailure, Interruption, type Problem, UsageError } from "./problem.js";

/** How a run ended badly. */
export interface Failure {
  readonly status: number;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Finding[];
  readonly result: unknown;
  /** What people are shown first. */
  readonly help?: string | undefined;
}

const INTERRUPTED: Readonly<Record<Interruption["signal"], number>> = {
  SIGHUP: 129,
  SIGINT: 130,
  SIGTERM: 143,
};

/** True for what this program throws itself, in its own words. */
export function isForeseen(error: unknown): boolean {
  return [UsageError, CommandFailure, GateFailure, GateError, Interruption].some(
    (kind) => error instanceof kind,
  );
}

/** What was running. */
export interface FailedCommand {
  readonly command: string | null;
  /** What to call the error where nobody foresaw it: without secrets. */
  readonly words: string;
}

/** Turns whatever the command has thrown into exit status and problems. */
export function failureOf(error: unknown, signal: AbortSignal, failed: FailedCommand): Failure {
  const { command } = failed;
  const plain = judge(error, failed);
  const reason: unknown = signal.reason;
  if (!signal.aborted || !(reason instanceof Interruption)) return plain;
  const interrupted: Problem = {
    code: "INTERRUPTED",
    message: `${reason.message}; what was running has been ended`,
    hint: `run the command again${command === "discover" ? "; discovery needs a fresh --out" : ""}`,
  };
  const others = error === reason ? [] : plain.errors.filter(({ code }) => code !== "INTERNAL");
  return { ...plain, status: INTERRUPTED[reason.signal], errors: [interrupted, ...others] };
}

function judge(error: unknown, { command, words }: FailedCommand): Failure {
  if (error instanceof UsageError) {
    const { message, help } = error;
    const hint = error.hint ?? `see narwhal-deploy ${command === null ? "" : `${command} `}--help`;
    return { ...failure(2, [{ code: "USAGE", message, hint }]), help };
  }
  if (error instanceof CommandFailure) {
    const { errors, warnings, result } = error;
    return { status: 1, errors, warnings, result };
  }
  if (error instanceof GateFailure) {
    const errors = error.errors.map((each) => each.toFinding());
    return { ...failure(1, errors), warnings: error.warnings };
  }
  if (error instanceof GateError) return failure(1, [error.toFinding()]);
  return failure(1, [
    {
      code: "INTERNAL",
      message: `unexpected ${words}`,
      hint: "this is a defect: run again with NARWHAL_DEBUG=1 and report what it prints",
    },
  ]);
}

function failure(status: number, errors: readonly Problem[]): Failure {
  return { status, errors, warnings: [], result: null };
}
