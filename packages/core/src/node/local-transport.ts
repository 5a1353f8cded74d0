import { userInfo } from "node:os";
import { onAbort } from "../access/on-abort.js";
import type { Channel, HostAddress, Route, Transport } from "../access/transport.js";
import { GateError } from "../errors/gate-error.js";
import { startProcess } from "./local-process.js";
import { localTerminal } from "./local-terminal.js";

/** @public */
export interface LocalTransportOptions {
  /** The programs' environment. Default: that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Rewrites what is started, for example to put a shell in between. */
  readonly wrap?: (argv: readonly [string, ...string[]]) => readonly [string, ...string[]];
}

/**
 * Runs the programs on this machine, without a shell; every destination is this machine. A terminal needs python3.
 *
 * @public
 */
export function createLocalTransport(options: LocalTransportOptions = {}): Transport {
  const env = options.env ?? process.env;
  return {
    name: "local",
    start: (host, argv, signal) => startLocal(host, options.wrap?.(argv) ?? argv, { env, signal }),
    terminal: async (_host, streams, signal) => {
      signal.throwIfAborted();
      return localTerminal(streams, env, signal);
    },
    route: () => Promise.resolve(localRoute()),
  };
}

async function startLocal(
  host: HostAddress,
  argv: readonly [string, ...string[]],
  { env, signal }: { readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal },
): Promise<Channel> {
  signal.throwIfAborted();
  let channel: Channel;
  try {
    channel = await startProcess(argv, env, localRoute());
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === "ENOENT" && argv[0] === "python3";
    throw new GateError(missing ? "PYTHON_MISSING" : "AGENT_NOT_STARTED", {
      host: host.id,
      subject: argv[0],
      message: `${argv[0]} cannot be started on this machine: ${(cause as Error).message}`,
      cause,
    });
  }
  const forget = onAbort(signal, () => void channel.close());
  void channel.ended.then(forget);
  return channel;
}

function localRoute(): Route {
  return {
    transport: "local",
    why: "this machine",
    hops: [{ user: userInfo().username, host: "localhost", port: 0 }],
    authentication: "none",
  };
}
