import type { Answer } from "./frames.js";
import type { Command, CommandEnd, CommandResult } from "./command.js";
import type { Redactor } from "./redact.js";

/**
 * One remote command and what it gave, as `transcripts/<host id>/*.json` holds it and the replay transport reads
 * it. Keys in this order.
 *
 * @public
 */
export interface Transcript {
  readonly version: 1;
  readonly host: string;
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string | null>>;
  readonly stdin?: string;
  /** As {@link CommandEnd}, with `after_ms` for its `afterMs`. */
  readonly end: Extract<Answer, { type: "result" }>["end"];
  readonly stdout: string;
  /** Where standard output is not UTF-8: its exact bytes. */
  readonly stdout_base64?: string;
  readonly stderr: string;
  readonly cut: readonly ("stdout" | "stderr")[];
  readonly duration_ms: number;
  /** As {@link CommandResult.at}. */
  readonly at_ms?: number;
}

/** The transcript of a command, every text redacted. @public */
export function toTranscript(
  ran: { readonly host: string; readonly command: Command; readonly result: CommandResult },
  redactor: Redactor,
): Transcript {
  const { host, command, result } = ran;
  const { text } = redactor;
  return {
    version: 1,
    host,
    argv: command.argv.map(text),
    ...(command.env === undefined ? {} : { env: redactor.environment(command.env) }),
    ...(command.stdin === undefined ? {} : { stdin: text(command.stdin) }),
    end: endRecord(result.end, redactor),
    stdout: text(result.stdout),
    ...(result.stdoutBase64 === undefined ? {} : { stdout_base64: redactor.base64(result.stdoutBase64) }),
    stderr: text(result.stderr),
    cut: result.cut,
    duration_ms: result.durationMs,
    ...(result.at === undefined ? {} : { at_ms: result.at }),
  };
}

/** What the recorded command gave. @public */
export function fromTranscript(transcript: Transcript): CommandResult {
  const { argv, end, stdout, stdout_base64, stderr, cut, duration_ms, at_ms } = transcript;
  return {
    argv,
    end: commandEnd(end),
    stdout,
    ...(stdout_base64 === undefined ? {} : { stdoutBase64: stdout_base64 }),
    stderr,
    cut,
    durationMs: duration_ms,
    ...(at_ms === undefined ? {} : { at: at_ms }),
  };
}

/** How a command ended, from its form in frames and transcripts. */
export function commandEnd(end: Transcript["end"]): CommandEnd {
  if (end.kind !== "timeout") return end;
  const unkillable = end.unkillable === undefined ? {} : { unkillable: end.unkillable };
  return { kind: "timeout", afterMs: end.after_ms, ...unkillable };
}

function endRecord(end: CommandEnd, redactor: Redactor): Transcript["end"] {
  if (end.kind === "not-started") return { ...end, message: redactor.text(end.message) };
  if (end.kind !== "timeout") return end;
  const unkillable = end.unkillable === undefined ? {} : { unkillable: end.unkillable };
  return { kind: "timeout", after_ms: end.afterMs, ...unkillable };
}
