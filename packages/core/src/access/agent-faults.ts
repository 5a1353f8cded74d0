import { GateError } from "../errors/gate-error.js";
import type { ChannelEnd } from "./transport.js";

/** What a host said besides frames. */
export interface HostWords {
  readonly stdout: string;
  readonly stderr: string;
}

const NO_PYTHON =
  /python3\S*\s*:? .*(?:not found|no such file)|(?:not found|unknown command|no such file).*python3/i;
/** The launching line found no length, or not all of the source: both quote what they read instead. */
const INPUT_TAKEN = /^ValueError: invalid literal for int\(\)|^SyntaxError: /m;
const TRACEBACK = /^(?:Traceback \(most recent call last\):| *File "<string>", line )/m;
const OLD_PYTHON = /'file' object has no attribute 'buffer'|NARWHAL1 needs Python 3\.6/;

/** Why the agent's program ended before it answered, in the host's own words. */
export function startFault(host: string, end: ChannelEnd, words: HostWords): GateError {
  const said = quoteHost(words);
  const facts = { host, subject: "python3" };
  if (OLD_PYTHON.test(words.stderr)) {
    return new GateError("PYTHON_TOO_OLD", { ...facts, message: `python3 is older than 3.6${said}` });
  }
  if (end.kind === "lost") return lostFault(host, end.reason, words);
  if (NO_PYTHON.test(words.stderr) || (end.kind === "exit" && end.code === 127)) {
    return new GateError("PYTHON_MISSING", { ...facts, message: `the host has no python3${said}` });
  }
  if (INPUT_TAKEN.test(words.stderr)) return takenFault(host, words);
  return new GateError("AGENT_NOT_STARTED", {
    ...facts,
    message: `python3 ${describeEnd(end)} before it answered${said}`,
  });
}

/** What stood before the traceback is the host's; the traceback itself would quote our own input. */
function takenFault(host: string, { stdout, stderr }: HostWords): GateError {
  const own = stderr.slice(0, Math.max(0, stderr.search(TRACEBACK)));
  const said = quoteHost({ stdout, stderr: own });
  return new GateError("AGENT_NOT_STARTED", {
    host,
    subject: "python3",
    message: `something on the host read the input before python3 did, or changed it${said}`,
    hint: "make the rc files of the account leave standard input alone where the shell is not interactive",
  });
}

/** The connection or the agent's program ended in the middle of the work. */
export function lostFault(host: string, reason: string, words: HostWords): GateError {
  return new GateError("CONNECTION_LOST", {
    host,
    message: `the connection ended: ${bounded(reason)}${quoteHost(words)}`,
  });
}

/** No answer before the deadline. */
export function silentFault(host: string, afterMs: number, words: HostWords): GateError {
  return new GateError("AGENT_SILENT", {
    host,
    message: `no answer within ${afterMs / 1000} s after python3 was started${quoteHost(words)}`,
  });
}

/** How a channel ended, as a verb phrase. */
export function describeEnd(end: ChannelEnd): string {
  if (end.kind === "exit") return `ended with exit status ${end.code}`;
  if (end.kind === "signal") return `was ended by ${end.signal}`;
  return `lost its connection (${bounded(end.reason)})`;
}

/** The host's own words as the tail of a message; empty where it said nothing. */
function quoteHost(words: HostWords): string {
  const said = [words.stderr, words.stdout].map((text) => bounded(text)).filter((text) => text !== "");
  return said.length === 0 ? "" : `; the host said: ${said.join(" / ")}`;
}

/** The last words of a text on one line, without control bytes. */
export function bounded(text: string, limit = 400): string {
  const line = text
    .replace(/\x1b\[[0-9;?]*[A-Za-z]/g, "")
    .replace(/[\s\x00-\x1f\x7f]+/g, " ")
    .trim();
  return line.length <= limit ? line : `… ${line.slice(-limit)}`;
}
