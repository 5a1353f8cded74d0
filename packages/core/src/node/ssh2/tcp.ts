import { type Socket, connect } from "node:net";
import { onAbort } from "../../access/on-abort.js";
import { GateError } from "../../errors/gate-error.js";
import type { ErrorCode } from "../../errors/table.js";
import type { Runtime } from "../../access/runtime.js";
import type { SshHop } from "../ssh-config.js";

/**
 * Opens a TCP connection to a hop within the deadline. Rejects with a GateError that tells an unknown name, a
 * refused port, an unreachable host and silence apart, or with the signal's reason.
 */
export function openTcp(
  hop: SshHop,
  wait: { ms: number; runtime: Runtime; signal: AbortSignal },
): Promise<Socket> {
  const { ms, runtime, signal } = wait;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const family = { any: 0, inet: 4, inet6: 6 }[hop.addressFamily];
    const socket = connect({ host: hop.hostname, port: hop.port, family, noDelay: true });
    const cancel = runtime.after(ms, () => fail(connectTimeout(hop, ms)));
    const forget = onAbort(signal, () => fail(signal.reason as Error));
    const settle = (): void => {
      cancel();
      forget();
      socket.removeListener("error", refuse);
    };
    function fail(error: Error): void {
      settle();
      socket.on("error", () => {});
      socket.destroy();
      reject(error);
    }
    function refuse(error: NodeJS.ErrnoException): void {
      fail(connectError(hop, error));
    }
    socket.on("error", refuse);
    socket.once("connect", () => {
      settle();
      resolve(socket);
    });
  });
}

const CODES: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  ENOTFOUND: ["SSH_NAME_UNKNOWN", "the name does not resolve"],
  EAI_AGAIN: ["SSH_NAME_UNKNOWN", "no name server answers"],
  ENODATA: ["SSH_NAME_UNKNOWN", "the name has no address"],
  ECONNREFUSED: ["SSH_CONNECT_REFUSED", "connection refused"],
  ETIMEDOUT: ["SSH_CONNECT_TIMEOUT", "no answer"],
  EHOSTUNREACH: ["SSH_UNREACHABLE", "no route to the host"],
  ENETUNREACH: ["SSH_UNREACHABLE", "the network is unreachable"],
};

/** The error that a failed TCP connection is, by the system's error code. */
export function connectError(hop: SshHop, error: NodeJS.ErrnoException): GateError {
  const [code, words] = CODES[error.code ?? ""] ?? ["SSH_UNREACHABLE", error.message];
  const seen = error.code === undefined ? words : `${words} (${error.code})`;
  return new GateError(code, { message: `cannot connect to ${place(hop)}: ${seen}`, cause: error });
}

export function connectTimeout(hop: SshHop, ms: number): GateError {
  return new GateError("SSH_CONNECT_TIMEOUT", {
    message: `cannot connect to ${place(hop)}: no answer within ${ms / 1000} s`,
  });
}

function place(hop: SshHop): string {
  return `${hop.hostname} port ${hop.port}`;
}
