import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { once } from "node:events";
import { userInfo } from "node:os";
import type {
  Channel,
  ChannelEnd,
  HostAddress,
  Route,
  TerminalStreams,
  Transport,
} from "../access/transport.js";
import { GateError } from "../errors/gate-error.js";

/** How long a program may take to notice that its input ended, before it is told so, and before it is killed. */
const TERM_AFTER_MS = 500;
const KILL_AFTER_MS = 10_000;

/** Runs its arguments on a terminal of their own and takes over their exit status. */
const PSEUDO_TERMINAL =
  "import os,pty,sys;s=pty.spawn(sys.argv[1:]);sys.exit(os.WEXITSTATUS(s) if os.WIFEXITED(s) else 128+os.WTERMSIG(s))";

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** @public */
export interface LocalTransportOptions {
  /** The programs' environment. Default: that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Rewrites what is started, for example to put a shell in between. */
  readonly wrap?: (argv: readonly [string, ...string[]]) => readonly [string, ...string[]];
}

/**
 * Runs the programs on this machine, without a shell; every destination is this machine.
 *
 * @public
 */
export function createLocalTransport(options: LocalTransportOptions = {}): Transport {
  return {
    name: "local",
    start: (host, argv, signal) => startLocal(host, options.wrap?.(argv) ?? argv, { ...options, signal }),
    terminal: (host, streams, signal) => localTerminal(host, streams, { ...options, signal }),
    route: () => Promise.resolve(localRoute()),
  };
}

interface StartOptions extends LocalTransportOptions {
  readonly signal: AbortSignal;
}

async function startLocal(
  host: HostAddress,
  argv: readonly [string, ...string[]],
  { env, signal }: StartOptions,
): Promise<Channel> {
  signal.throwIfAborted();
  const child = spawn(argv[0], argv.slice(1), { env: env ?? process.env, stdio: ["pipe", "pipe", "pipe"] });
  const ended = endOf(child);
  try {
    await once(child, "spawn");
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === "ENOENT" && argv[0] === "python3";
    throw new GateError(missing ? "PYTHON_MISSING" : "AGENT_NOT_STARTED", {
      host: host.id,
      subject: argv[0],
      message: `${argv[0]} cannot be started on this machine: ${(cause as Error).message}`,
      cause,
    });
  }
  return localChannel(child, ended);
}

function localChannel(child: Child, ended: Promise<ChannelEnd>): Channel {
  // A program that has gone makes writing fail; `ended` tells why.
  child.stdin.on("error", () => {});
  let closing: Promise<void> | undefined;
  return {
    route: localRoute(),
    stdout: child.stdout,
    stderr: child.stderr,
    ended,
    write: (bytes) =>
      new Promise((resolve, reject) => {
        child.stdin.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    end: () => child.stdin.end(),
    close: () => (closing ??= closeChild(child, ended)),
  };
}

/** Ends the program's input, and the program where it does not follow. */
async function closeChild(child: Child, ended: Promise<ChannelEnd>): Promise<void> {
  child.stdin.destroy();
  const timers = [
    setTimeout(() => child.kill("SIGTERM"), TERM_AFTER_MS),
    setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS),
  ];
  await ended;
  for (const timer of timers) clearTimeout(timer);
  child.stdout.destroy();
  child.stderr.destroy();
}

function endOf(child: Pick<Child, "once">): Promise<ChannelEnd> {
  return new Promise((resolve) => {
    child.once("error", (error: Error) => resolve({ kind: "lost", reason: error.message }));
    child.once("exit", (code: number | null, signal: string | null) => {
      resolve(code === null ? { kind: "signal", signal: signal ?? "unknown" } : { kind: "exit", code });
    });
  });
}

async function localTerminal(
  host: HostAddress,
  streams: TerminalStreams,
  { env, signal }: StartOptions,
): Promise<ChannelEnd> {
  const shell = process.env["SHELL"] ?? "/bin/sh";
  const argv = ["python3", "-c", PSEUDO_TERMINAL, shell, "-i"] as const;
  const channel = await startLocal(host, [...argv], {
    env: { ...(env ?? process.env), TERM: streams.term },
    signal,
  });
  const onAbort = (): void => void channel.close();
  signal.addEventListener("abort", onAbort, { once: true });
  const copy = async (from: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const bytes of from) streams.output(bytes);
  };
  const feed = async (): Promise<void> => {
    for await (const bytes of streams.input) await channel.write(bytes);
    channel.end();
  };
  feed().catch(() => channel.end());
  const [end] = await Promise.all([channel.ended, copy(channel.stdout), copy(channel.stderr)]);
  signal.removeEventListener("abort", onAbort);
  signal.throwIfAborted();
  return end;
}

function localRoute(): Route {
  return {
    transport: "local",
    why: "this machine",
    hops: [{ user: userInfo().username, host: "localhost", port: 0 }],
    authentication: "none",
  };
}
