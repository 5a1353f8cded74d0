import { fillCommandTemplate, parseCommandTemplate } from "../access/command-template.js";
import { bounded } from "../access/agent-faults.js";
import { markedArgv, markOf } from "../access/marked-argv.js";
import { onAbort } from "../access/on-abort.js";
import type { Runtime } from "../access/runtime.js";
import type { Channel, ChannelEnd, HostAddress, Route, Transport } from "../access/transport.js";
import { GateError } from "../errors/gate-error.js";
import { type LocalChannel, startProcess } from "./local-process.js";
import { type MarkedProgram, readMarked } from "./marked-program.js";
import { nodeRuntime } from "./runtime.js";
import { untilAborted } from "./ssh2/retry.js";

/** @public */
export interface CommandTransportOptions {
  /** Such as `kubectl exec -i {host} -- {argv}` or `tsh ssh {host} {shell}`, in the quotes of a POSIX shell. */
  readonly template: string;
  /** The tool's environment. Default: that of this process. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly runtime?: Runtime;
  /** Milliseconds until the program runs on the host. Default 40,000. */
  readonly startMs?: number;
}

/**
 * Reaches hosts by a tool that runs commands there: an orchestrator's `exec`, a job step, an access gateway. Who
 * may log in and whether the host is the right one is the tool's to decide: no host key is seen here. Programs
 * run by the host's `sh`, which also tells how they ended, so that a lost connection is no exit status.
 *
 * @throws GateError `TRANSPORT_COMMAND_INVALID` where the template cannot be used.
 * @public
 */
export function createCommandTransport(options: CommandTransportOptions): Transport {
  const template = parseCommandTemplate(options.template);
  const { runtime = nodeRuntime, environment = process.env, startMs = 40_000 } = options;
  const [tool] = template.words;

  async function start(
    host: HostAddress,
    argv: readonly [string, ...string[]],
    signal: AbortSignal,
  ): Promise<Channel> {
    signal.throwIfAborted();
    const nonce = runtime.nonce();
    const words = fillCommandTemplate(template, host.destination, markedArgv(argv, nonce));
    const channel = await startProcess(words, environment, routeOf(tool, host)).catch((cause: unknown) => {
      throw failed("TRANSPORT_COMMAND_FAILED", tool, { words: startWords(cause), cause });
    });
    const marked = readMarked(channel, nonce, (end, said) => lost(tool, end, said));
    let closing: Promise<void> | undefined;
    const close = (): Promise<void> => (closing ??= channel.close());
    try {
      await untilAborted(hasStarted({ marked, channel, tool, nonce }, startMs, runtime), signal);
    } catch (error) {
      await close();
      throw error;
    }
    const forget = onAbort(signal, () => void close());
    void marked.ended.then(forget);
    return {
      write: (bytes) => channel.write(bytes),
      end: () => channel.end(),
      stdout: channel.stdout,
      stderr: marked.stderr,
      ended: marked.ended,
      route: channel.route,
      close,
    };
  }

  return {
    name: "command",
    async start(host, argv, signal) {
      try {
        return await start(host, argv, signal);
      } catch (error) {
        throw error instanceof GateError ? error.at({ host: host.id, field: host.field }) : error;
      }
    },
    async terminal(host) {
      throw failed("TRANSPORT_NO_TERMINAL", tool, { words: `open it with ${tool} itself` }).at({
        host: host.id,
        field: host.field,
      });
    },
    route: async (host) => routeOf(tool, host),
  };
}

function routeOf(tool: string, host: HostAddress): Route {
  return {
    transport: "command",
    why: `by ${tool}`,
    hops: [{ user: "", host: host.destination, port: 0 }],
    authentication: tool,
  };
}

interface Starting {
  readonly marked: MarkedProgram;
  readonly channel: LocalChannel;
  readonly tool: string;
  readonly nonce: string;
}

/** Rejects where the tool ends, or its time passes, before the program runs. */
async function hasStarted(
  { marked, channel, tool, nonce }: Starting,
  ms: number,
  runtime: Runtime,
): Promise<void> {
  let cancel: (() => void) | undefined;
  const late = new Promise<"late">((resolve) => (cancel = runtime.after(ms, () => resolve("late"))));
  const outcome = await Promise.race([marked.started, late]);
  cancel?.();
  if (outcome === true) return;
  const heard = String((channel.stdout.read() as Buffer | null) ?? "");
  if (heard.includes(markOf(nonce))) throw failed("TRANSPORT_COMMAND_FAILED", tool, MERGED);
  const seen =
    outcome === "late"
      ? `no program runs on the host within ${ms / 1000} s`
      : `it ${endWords(await channel.ended)}`;
  throw failed("TRANSPORT_COMMAND_FAILED", tool, { words: `${seen}${said(marked.words() || heard)}` });
}

function startWords(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  return code === "ENOENT" ? "there is no such program on this machine" : message;
}

/** What a terminal does to the outputs of a program. */
const MERGED = {
  words: "what belongs on standard error comes back on standard output",
  hint: "have the tool keep the two outputs apart: give it no terminal (no -t, no -it)",
};

function lost(tool: string, end: ChannelEnd, words: string): ChannelEnd {
  return { kind: "lost", reason: `${tool} ${endWords(end)}${said(words.split("\n").at(-1) ?? "")}` };
}

function endWords(end: ChannelEnd): string {
  if (end.kind === "exit") return `ended with status ${end.code}`;
  return end.kind === "signal" ? `was ended by ${end.signal}` : `failed: ${end.reason}`;
}

function said(words: string): string {
  const shown = bounded(words, 300);
  return shown === "" ? "" : `: ${shown}`;
}

function failed(
  code: "TRANSPORT_COMMAND_FAILED" | "TRANSPORT_NO_TERMINAL",
  tool: string,
  { words, hint, cause }: { readonly words: string; readonly hint?: string; readonly cause?: unknown },
): GateError {
  const message =
    code === "TRANSPORT_COMMAND_FAILED"
      ? `${tool} does not carry programs to the host: ${words}`
      : `the transport by ${tool} gives no terminal: ${words}`;
  return new GateError(code, { message, subject: tool, cause, ...(hint === undefined ? {} : { hint }) });
}
