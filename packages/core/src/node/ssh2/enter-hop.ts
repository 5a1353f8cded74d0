import type { Duplex } from "node:stream";
import { type HostKeyVerdict, hostKeyError } from "../../access/judge-host-key.js";
import type { Runtime } from "../../access/runtime.js";
import type { HostAddress } from "../../access/transport.js";
import type { HostKeyStore } from "../host-key-store.js";
import type { SshHop } from "../ssh-config.js";
import type { Connection } from "./connection.js";
import { findCredentials } from "./credentials.js";
import type { Deadline } from "./deadline.js";
import { forward } from "./forward.js";
import type { KeyFiles } from "./key-files.js";
import { type Login, login } from "./login.js";
import { openProxyCommand } from "./proxy-command.js";
import { openTcp } from "./tcp.js";

/** What every connection of a transport uses. */
export interface ConnectContext {
  readonly runtime: Runtime;
  readonly store: HostKeyStore;
  readonly keyFiles: KeyFiles;
  readonly connectMs: number;
  readonly loginMs: number;
  readonly keepalive?: { readonly keepaliveInterval: number; readonly keepaliveCountMax: number } | undefined;
  /** Further attempts where a server closes before its greeting. */
  readonly retries: number;
  readonly onDeadline: (deadline: Deadline) => void;
  /** A password is about to go to a stranger; may throw. */
  readonly onPasswordToStranger: (host: HostAddress, verdict: HostKeyVerdict) => void;
  readonly onRecorded: (host: HostAddress | undefined, verdict: HostKeyVerdict) => void;
}

interface Entry {
  readonly hop: SshHop;
  readonly host: HostAddress | undefined;
  readonly signal: AbortSignal;
  readonly socket: Duplex;
}

/** Logs in over an open stream and records the host's key where it is new. */
export async function enter(context: ConnectContext, { hop, host, signal, socket }: Entry): Promise<Login> {
  const { runtime, store, keyFiles, loginMs, keepalive, onDeadline } = context;
  let entered: Login;
  try {
    entered = await login({
      hop,
      socket,
      credentials: await findCredentials(hop, keyFiles, runtime),
      password: host?.password,
      passwordField: host && (host.passwordField ?? `${host.field}_PASSWORD`),
      store,
      onPasswordToStranger: (verdict) => host && context.onPasswordToStranger(host, verdict),
      onDeadline,
      loginMs,
      keepalive,
      runtime,
      signal,
    });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  const { verdict, client } = entered;
  try {
    const place = { host: hop.hostname, port: hop.port, alias: hop.hostKeyAlias };
    if (verdict.kind === "new" && (await store.record(place, verdict.key))) context.onRecorded(host, verdict);
    else if (verdict.kind !== "new" && verdict.kind !== "known") throw hostKeyError(verdict, {});
    signal.throwIfAborted();
    return entered;
  } catch (error) {
    client.destroy();
    throw error;
  }
}

/** A stream to the hop: over the host before it, by its ProxyCommand, or by TCP. */
export async function openSocket(
  context: ConnectContext,
  hop: SshHop,
  { before, signal }: { before: Connection | undefined; signal: AbortSignal },
): Promise<Duplex> {
  const wait = { ms: context.connectMs, runtime: context.runtime, signal };
  if (before !== undefined) return await forward(before, hop, wait);
  return hop.proxyCommand === undefined ? await openTcp(hop, wait) : openProxyCommand(hop.proxyCommand);
}
