import type { ClientChannel } from "ssh2";
import { onAbort } from "../access/on-abort.js";
import { shellQuote } from "../access/shell-quote.js";
import type { HostAddress, Route, Transport } from "../access/transport.js";
import { GateError } from "../errors/gate-error.js";
import { nodeRuntime } from "./runtime.js";
import { plannedHop } from "./planned-hop.js";
import { type SshTransportOptions, createStoreReports } from "./ssh-transport-options.js";
import type { ConnectRoute } from "./ssh2/connect-route.js";
import type { Connection } from "./ssh2/connection.js";
import type { ConnectContext } from "./ssh2/enter-hop.js";
import { type OpenStream, toChannel, watch } from "./ssh2/exec-channel.js";
import { haltDeadlines } from "./ssh2/halt-deadlines.js";
import type { PassphrasePrompt } from "./passphrase-prompt.js";
import { untilAborted } from "./ssh2/retry.js";
import { runTerminal } from "./ssh2/terminal.js";

/** @public */
export type Ssh2TransportOptions = SshTransportOptions;

/**
 * Reaches hosts by the ssh2 library: one connection and one channel per host, connections to jump hosts shared.
 * Keys in files, the agent, and for a host with a password that password alone. Failures carry the host's id and
 * the field of its destination.
 *
 * @public
 */
export function createSsh2Transport(options: Ssh2TransportOptions): Transport {
  const { hostKeys, resolve, runtime = nodeRuntime, loginMs = 30_000, keepaliveMs = 15_000 } = options;
  const reports = createStoreReports(options);
  const prompts = haltDeadlines(options.passphrase);

  const context = {
    runtime,
    store: hostKeys,
    connectMs: options.connectMs ?? 10_000,
    loginMs,
    keepalive: { keepaliveInterval: keepaliveMs, keepaliveCountMax: 3 },
    retries: options.retries ?? 4,
    onDeadline: prompts.add,
    onPasswordToStranger: reports.warnOfStranger,
    onRecorded: reports.recorded,
  } satisfies Omit<ConnectContext, "keyFiles">;
  let loading: Promise<ConnectRoute> | undefined;

  async function open(host: HostAddress, signal: AbortSignal): Promise<Connection> {
    try {
      signal.throwIfAborted();
      await reports.faults();
      const hops = await resolve(host.destination, signal);
      const connect = await (loading ??= loadConnectRoute(context, prompts.passphrase));
      return await connect(hops, host, signal);
    } catch (error) {
      throw error instanceof GateError ? error.at({ host: host.id, field: host.field }) : error;
    }
  }

  /** Asks for a program or shell on a connection; where the server has none to give, the connection is closed. */
  async function request(
    { host, connection, signal }: { host: HostAddress; connection: Connection; signal: AbortSignal },
    ask: (done: (error: Error | undefined, stream: ClientChannel) => void) => void,
  ): Promise<OpenStream> {
    let cancel: (() => void) | undefined;
    try {
      const answered = new Promise<OpenStream>((settle, reject) => {
        const refuse = (words: string, cause?: unknown): void => reject(refused(host, words, cause));
        cancel = runtime.after(loginMs, () => refuse(`no answer within ${loginMs / 1000} s`));
        void connection.gone.then((reason) => reject(lost(host, reason)));
        try {
          ask((error, stream) => {
            if (error) refuse(error.message, error);
            else settle(watch(stream, connection));
          });
        } catch (error) {
          refuse((error as Error).message, error);
        }
      });
      return await untilAborted(answered, signal);
    } catch (error) {
      await connection.close();
      throw error;
    } finally {
      cancel?.();
    }
  }

  return {
    name: "ssh2",
    async start(host, argv, signal) {
      const connection = await open(host, signal);
      const stream = await request({ host, connection, signal }, (done) =>
        connection.client.exec(shellQuote(argv), done),
      );
      const route = toRoute(connection.hops, connection.authentication);
      return toChannel(stream, connection, { route, signal });
    },
    async terminal(host, streams, signal) {
      const connection = await open(host, signal);
      const forget = onAbort(signal, () => void connection.close());
      try {
        const { columns, rows } = streams.size();
        const window = { term: streams.term, cols: columns, rows, width: 0, height: 0 };
        const stream = await request({ host, connection, signal }, (done) =>
          connection.client.shell(window, done),
        );
        return await runTerminal(stream, streams, connection);
      } finally {
        forget();
        await connection.close();
      }
    },
    settle: () => hostKeys.settle(),
    async route(host, signal) {
      try {
        const hops = await resolve(host.destination, signal);
        const authentication = host.password === undefined ? "publickey" : "password";
        return toRoute(hops.map(plannedHop), authentication);
      } catch (error) {
        throw error instanceof GateError ? error.at({ host: host.id, field: host.field }) : error;
      }
    },
  };
}

/** Loads the ssh2 library, which takes its time: what never connects does without. */
async function loadConnectRoute(
  context: Omit<ConnectContext, "keyFiles">,
  passphrase: PassphrasePrompt | undefined,
): Promise<ConnectRoute> {
  const { createConnectRoute } = await import("./ssh2/connect-route.js");
  const { createKeyFiles } = await import("./ssh2/key-files.js");
  return createConnectRoute({ ...context, keyFiles: createKeyFiles(passphrase) });
}

function toRoute(hops: Route["hops"], authentication: string): Route {
  return { transport: "ssh2", why: "the default", hops, authentication };
}

function refused(host: HostAddress, words: string, cause: unknown): GateError {
  return new GateError("SSH_PROGRAM_REFUSED", {
    message: `the server starts no program after the login: ${words}`,
    host: host.id,
    field: host.field,
    cause,
  });
}

function lost(host: HostAddress, reason: string): GateError {
  return new GateError("SSH_CONNECTION_LOST", {
    message: `the connection was lost before the program started: ${reason}`,
    host: host.id,
    field: host.field,
  });
}
