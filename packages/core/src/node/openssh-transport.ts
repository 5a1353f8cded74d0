import { markedArgv } from "../access/marked-argv.js";
import { onAbort } from "../access/on-abort.js";
import { shellQuote } from "../access/shell-quote.js";
import type {
  Channel,
  ChannelEnd,
  HostAddress,
  Route,
  TerminalStreams,
  Transport,
} from "../access/transport.js";
import { GateError } from "../errors/gate-error.js";
import { requireSshClient } from "./openssh/client.js";
import { RouteConnector } from "./openssh/connect.js";
import type { ClientLog } from "./openssh/client-log.js";
import type { RunningClient } from "./openssh/enter.js";
import { createPassphrases } from "./openssh/passphrases.js";
import { judgeEnd, programChannel, programStarted, startProgram } from "./openssh/program.js";
import { Rooms } from "./openssh/room.js";
import { startTerminal } from "./openssh/terminal.js";
import { plannedHop } from "./planned-hop.js";
import { nodeRuntime } from "./runtime.js";
import { type SshTransportOptions, createStoreReports } from "./ssh-transport-options.js";
import { haltDeadlines } from "./ssh2/halt-deadlines.js";
import { untilAborted } from "./ssh2/retry.js";

/** @public */
export interface OpensshTransportOptions extends SshTransportOptions {
  /** The client's name or path. Default `ssh`. */
  readonly program?: string;
  /** Configuration file instead of the user's and the system's, as the resolver has it. */
  readonly configFile?: string | undefined;
  /** The clients' environment. Default: that of this process. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Shows a line to whoever sits at the terminal, such as the request to touch a hardware key. */
  readonly notice?: (text: string) => void;
}

/**
 * Reaches hosts by the system's OpenSSH client (8.5 or newer): all that the client can use serves, certificates,
 * hardware keys, tokens, Kerberos, ProxyCommand. The key of every hop is judged by the project's own store while
 * the client connects, before anything of the user's is sent. One `ssh` per host; jump hosts are shared.
 *
 * @public
 */
export function createOpensshTransport(options: OpensshTransportOptions): Transport {
  const { hostKeys, resolve, runtime = nodeRuntime, environment = process.env } = options;
  const { program = "ssh", configFile, connectMs = 10_000, loginMs = 30_000 } = options;
  const prompts = haltDeadlines(options.passphrase);
  const reports = createStoreReports(options);
  let made: Promise<RouteConnector> | undefined;
  const connector = (): Promise<RouteConnector> => (made ??= makeConnector());

  async function makeConnector(): Promise<RouteConnector> {
    return new RouteConnector({
      client: await requireSshClient(program, configFile),
      rooms: new Rooms(),
      store: hostKeys,
      runtime,
      environment,
      passphrases: createPassphrases(prompts.passphrase, options.notice ?? (() => {})),
      connectMs,
      loginMs,
      keepaliveMs: options.keepaliveMs ?? 15_000,
      retries: options.retries ?? 4,
      onDeadline: prompts.add,
      onPasswordToStranger: reports.warnOfStranger,
      onRecorded: reports.recorded,
    });
  }

  async function start(
    host: HostAddress,
    argv: readonly [string, ...string[]],
    signal: AbortSignal,
  ): Promise<Channel> {
    const nonce = runtime.nonce();
    let readLog: (() => Promise<ClientLog>) | undefined;
    const log = async (): Promise<ClientLog | undefined> => await readLog?.();
    const hops = await resolve(host.destination, signal);
    const entered = await (await connector()).enter({
      hops,
      host,
      signal,
      purpose: { kind: "program", command: shellQuote(markedArgv(argv, nonce)) },
      start: (words, env) => startProgram(words, env, { nonce, log }),
    });
    readLog = entered.log;
    const close = async (): Promise<void> => {
      await entered.process.close();
      await entered.release();
    };
    try {
      await untilAborted(programStarted(entered, loginMs, runtime), signal);
    } catch (error) {
      await close();
      throw error;
    }
    const route = toRoute(entered.hops, entered.authentication);
    return programChannel(entered.process, { route, signal, close });
  }

  async function terminal(
    host: HostAddress,
    streams: TerminalStreams,
    signal: AbortSignal,
  ): Promise<ChannelEnd> {
    const stop = new AbortController();
    const forget = onAbort(signal, () => stop.abort(signal.reason));
    try {
      const hops = await resolve(host.destination, signal);
      const entered = await (await connector()).enter<RunningClient>({
        hops,
        host,
        signal,
        purpose: { kind: "terminal" },
        start: async (words, env) => startTerminal(words, streams, { env, stop }),
      });
      const end = judgeEnd(await entered.process.ended, await entered.log());
      await entered.release();
      signal.throwIfAborted();
      return end;
    } finally {
      forget();
    }
  }

  async function route(host: HostAddress, signal: AbortSignal): Promise<Route> {
    const hops = await resolve(host.destination, signal);
    return toRoute(hops.map(plannedHop), host.password === undefined ? "publickey" : "password");
  }

  const connecting = async <T>(host: HostAddress, signal: AbortSignal, part: () => Promise<T>): Promise<T> =>
    at(host, signal, async () => {
      await reports.faults();
      return await part();
    });

  return {
    name: "openssh",
    start: (host, argv, signal) => connecting(host, signal, () => start(host, argv, signal)),
    terminal: (host, streams, signal) => connecting(host, signal, () => terminal(host, streams, signal)),
    settle: () => hostKeys.settle(),
    route: (host, signal) => at(host, signal, () => route(host, signal)),
  };
}

function toRoute(hops: Route["hops"], authentication: string): Route {
  return { transport: "openssh", why: "chosen by name", hops, authentication };
}

/** Failures carry the host and the field of its destination. */
async function at<T>(host: HostAddress, signal: AbortSignal, part: () => Promise<T>): Promise<T> {
  try {
    signal.throwIfAborted();
    return await part();
  } catch (error) {
    throw error instanceof GateError ? error.at({ host: host.id, field: host.field }) : error;
  }
}
