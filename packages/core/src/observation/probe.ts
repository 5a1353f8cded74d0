import type { Command, CommandResult } from "../access/command.js";
import type { FindingFacts } from "../errors/gate-error.js";
import { GateError } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import { oneLine, quoting, wordsOf } from "./words.js";

/** Receives what a probe saw beside its fact: warnings, and errors that leave the fact readable. @public */
export type Report = (code: ErrorCode, facts: FindingFacts) => void;

/** Runs commands on the host that is observed. @public */
export type Ask = (command: Command) => Promise<CommandResult>;

/** What every command of a probe is built with. @public */
export interface ProbeSettings {
  /** Deadline of one command in milliseconds. */
  readonly commandMs: number;
}

/**
 * One question to a host: commands, which run side by side, and a pure parser of what they gave, in the same
 * order. A probe has no default value: `parse` throws a GateError where the fact cannot be read.
 *
 * @public
 */
export interface Probe<Args, Fact> {
  readonly name: string;
  commands(args: Args, settings: ProbeSettings): readonly Command[];
  parse(results: readonly CommandResult[], args: Args, report: Report): Fact;
}

/** Asks a probe's question and reads the answers. @public */
export async function runProbe<Args, Fact>(
  probe: Probe<Args, Fact>,
  args: Args,
  run: { readonly ask: Ask; readonly settings: ProbeSettings; readonly report: Report },
): Promise<Fact> {
  const results = await Promise.all(probe.commands(args, run.settings).map((command) => run.ask(command)));
  return probe.parse(results, args, run.report);
}

/** What a command that ran to its end gave. */
export interface Finished {
  readonly code: number;
  readonly stdout: string;
}

/**
 * The exit status and the text of a command that ran to its end. A missing tool, a tool that does not start,
 * a deadline, a signal, cut output and output that is no text are a GateError each.
 *
 * @public
 */
export function finished(result: CommandResult, hints: { readonly missing?: string } = {}): Finished {
  const tool = toolOf(result);
  const { end } = result;
  if (isMissing(result))
    throw new GateError("TOOL_MISSING", {
      subject: tool,
      message: `${tool} is not installed, or not on the PATH of the login${quoting(wordsOf(result))}`,
      hint: hints.missing ?? `install ${tool} on the host, or add its directory to the PATH of the login`,
    });
  if (end.kind === "not-started")
    throw new GateError("TOOL_NOT_STARTED", {
      subject: tool,
      message: `${tool} could not be started: ${end.errno} ${end.message}`,
    });
  if (end.kind === "timeout" || isTimeoutWrapper(result)) throw timedOut(result, tool);
  if (end.kind === "signal")
    throw new GateError("TOOL_KILLED", {
      subject: tool,
      message: `${tool} was ended by signal ${end.signal}${quoting(wordsOf(result))}`,
    });
  if (result.cut.includes("stdout"))
    throw new GateError("TOOL_OUTPUT_CUT", {
      subject: tool,
      message: `the output of ${tool} went beyond the limit and was cut`,
    });
  if (result.stdoutBase64 !== undefined)
    throw new GateError("TOOL_OUTPUT_NOT_TEXT", {
      subject: tool,
      message: `the output of ${tool} is not UTF-8 text`,
    });
  return { code: end.code, stdout: result.stdout };
}

/** The text of a command that ended with exit status 0; anything else is a GateError. @public */
export function succeeded(result: CommandResult): string {
  const { code, stdout } = finished(result);
  if (code !== 0) throw failed(result);
  return stdout;
}

/** The fault of a command that ended with another exit status than 0. */
export function failed(result: CommandResult): GateError {
  const tool = toolOf(result);
  const status = result.end.kind === "exit" ? `exit status ${result.end.code}` : result.end.kind;
  return new GateError("TOOL_FAILED", {
    subject: tool,
    message: `${tool} failed with ${status}${quoting(wordsOf(result))}`,
    hint: `run \`${result.argv.join(" ")}\` on the host and clear what it reports`,
  });
}

/** The fault of output that a parser does not understand. */
export function unreadable(result: CommandResult, why: string): GateError {
  const tool = toolOf(result);
  return new GateError("TOOL_OUTPUT_UNREADABLE", {
    subject: tool,
    message: `the output of ${tool} cannot be read: ${oneLine(why)}`,
  });
}

/** True where the program is not there, as the agent or as a shell in between says it. @public */
export function isMissing(result: CommandResult): boolean {
  if (result.end.kind === "not-started") return result.end.errno === "ENOENT";
  return (
    result.end.kind === "exit" &&
    result.end.code === 127 &&
    /(^|\n)[^\n]*(command not found|: not found|no such file or directory)\s*$/im.test(
      result.stderr.trimEnd(),
    ) &&
    !/error response from daemon|oci runtime/i.test(result.stderr)
  );
}

function isTimeoutWrapper(result: CommandResult): boolean {
  return result.argv[0] === "timeout" && result.end.kind === "exit" && result.end.code === 124;
}

function timedOut(result: CommandResult, tool: string): GateError {
  const { end } = result;
  const after = end.kind === "timeout" ? `${end.afterMs / 1000} s` : `${result.argv[1] ?? "?"} s`;
  const stuck = end.kind === "timeout" && end.unkillable !== undefined ? end.unkillable : [];
  const left = stuck.length > 0 ? `; the kernel would not end process ${stuck.join(", ")}` : "";
  return new GateError("TOOL_TIMED_OUT", {
    subject: tool,
    message: `${tool} did not answer within ${after}${left}`,
  });
}

/** The program's name as people say it; the agent's readers keep their `@`. */
function toolOf(result: CommandResult): string {
  const words = result.argv[0] === "timeout" ? result.argv.slice(2) : result.argv;
  return (words[0] ?? "?").split("/").at(-1) ?? "?";
}
