import type { Duplex } from "node:stream";
import ssh2, { type Client, type ConnectConfig } from "ssh2";
import { hostKeyAlgorithms } from "../../access/host-key-algorithms.js";
import { readHostKey } from "../../access/host-key.js";
import { acceptedKey, type HostKeyVerdict, hostKeyError } from "../../access/judge-host-key.js";
import { onAbort } from "../../access/on-abort.js";
import type { Runtime } from "../../access/runtime.js";
import type { RouteHop } from "../../access/transport.js";
import { GateError } from "../../errors/gate-error.js";
import type { Secret } from "../../secret.js";
import type { HostKeyPlace, HostKeyStore } from "../host-key-store.js";
import type { SshHop } from "../ssh-config.js";
import { Authentication } from "./authentication.js";
import type { Credentials } from "./credentials.js";
import { type Deadline, startDeadline } from "./deadline.js";
import { type LoginState, explainLogin, loginTimeout } from "./failures.js";

/** No greeting is longer, and not more is kept of what comes before it. */
const GREETING_LIMIT = 255;
const SHOWN_LIMIT = 1024;

/** How often a silent peer is asked for a sign of life, and how often in vain. */
const KEEPALIVE = { keepaliveInterval: 15_000, keepaliveCountMax: 3 };

/** What a login needs. */
export interface LoginTask {
  readonly hop: SshHop;
  readonly socket: Duplex;
  readonly credentials: Credentials;
  readonly password: Secret | undefined;
  readonly passwordField: string | undefined;
  readonly store: HostKeyStore;
  /** Called before a password goes to a host that was seen for the first time; what it throws ends the login. */
  readonly onPasswordToStranger: (verdict: HostKeyVerdict) => void;
  /** Handed the deadline, which stands still while a passphrase is asked for. */
  readonly onDeadline: (deadline: Deadline) => void;
  readonly loginMs: number;
  readonly keepalive?: { readonly keepaliveInterval: number; readonly keepaliveCountMax: number } | undefined;
  readonly runtime: Runtime;
  readonly signal: AbortSignal;
}

/** A connection with a user logged in. */
export interface Login {
  readonly client: Client;
  readonly hop: RouteHop;
  readonly authentication: string;
  readonly verdict: HostKeyVerdict;
  /** Resolves, with the reason, when the connection is gone. */
  readonly gone: Promise<string>;
}

/**
 * Logs in over an open stream. The host key is judged by the store before anything of the user's is sent.
 * Rejects with a GateError, or with the signal's reason; the stream is destroyed then.
 */
export async function login(task: LoginTask): Promise<Login> {
  const { hop, store, signal, socket } = task;
  const place: HostKeyPlace = { host: hop.hostname, port: hop.port, alias: hop.hostKeyAlias };
  const types = await store.keyTypes(place);
  if (signal.aborted) socket.destroy();
  signal.throwIfAborted();
  return await new Promise<Login>((resolve, reject) => {
    const client = new ssh2.Client();
    const state: LoginState = {
      hop,
      passwordField: task.passwordField,
      preamble: Buffer.alloc(0),
      phase: "banner",
      banners: [],
    };
    let verdict: HostKeyVerdict | undefined;
    let report: ((reason: string) => void) | undefined;
    const gone = new Promise<string>((settle) => (report = settle));
    const authentication = new Authentication({
      username: hop.user,
      credentials: task.credentials,
      password: task.password,
      beforePassword: () => {
        if (verdict?.kind === "new" && !verdict.verified) task.onPasswordToStranger(verdict);
      },
      onFailure: (error) => (state.failure = error),
      onStop: () => fail(explainLogin(state)),
    });
    state.authentication = authentication.report;
    const deadline = startDeadline(task.runtime, task.loginMs, () => fail(loginTimeout(state, task.loginMs)));
    task.onDeadline(deadline);
    const forget = onAbort(signal, () => fail(signal.reason));
    let settled = false;
    const settle = (): boolean => {
      if (settled) return false;
      settled = true;
      deadline.cancel();
      forget();
      return true;
    };
    function fail(error: unknown): void {
      if (!settle()) return;
      client.destroy();
      socket.destroy();
      reject(error);
    }
    // ssh2 may report several errors for one attempt, and later ones too: the listener stays for ever.
    client.on("error", (error) => {
      state.lastError = error;
      if (error instanceof GateError) state.failure ??= error;
      const { level } = error;
      if (level === "agent") state.authentication?.notes.push(error.message);
      else if (level !== "client-authentication" || state.authentication?.exhausted)
        fail(explainLogin(state));
    });
    client.on("close", () => {
      fail(explainLogin(state));
      report?.(state.lastError?.message ?? "the connection was closed");
    });
    client.on("handshake", () => (state.phase = "login"));
    client.on("banner", (text) => state.banners.push(text));
    client.on("change password", () => fail(explainLogin({ ...state, passwordExpired: true })));
    client.on("ready", () => {
      if (!settle() || verdict === undefined) return;
      const { factors } = authentication.report;
      resolve({ client, verdict, gone, authentication: factors.join("+"), hop: showHop(hop, verdict) });
    });
    const hostVerifier = (blob: Buffer): boolean => {
      try {
        const judged = store.judge(place, readHostKey(blob));
        if (judged.kind === "known" || judged.kind === "new") verdict = judged;
        else state.failure = hostKeyError(judged, {});
      } catch (error) {
        state.failure = error;
      }
      return verdict !== undefined;
    };
    const config: ConnectConfig = {
      sock: socket,
      username: hop.user,
      hostVerifier,
      algorithms: { serverHostKey: [...hostKeyAlgorithms(types)] },
      authHandler: authentication.handler,
      readyTimeout: 0,
      ...(task.keepalive ?? KEEPALIVE),
      debug: (line) => authentication.hear(line),
    };
    client.connect(config);
    // Before the library: what it does not understand is an error at once.
    socket.prependListener("data", watchGreeting(state));
  });
}

/** Keeps what comes before the greeting, and notices the greeting, which is a whole line. */
function watchGreeting(state: LoginState): (bytes: Buffer) => void {
  let line = "";
  return (bytes) => {
    if (state.phase !== "banner") return;
    const text = line + bytes.toString("latin1");
    if (/(^|\n)SSH-(2\.0|1\.99)-[^\n]*\n/.test(text)) state.phase = "handshake";
    line = text.slice(text.lastIndexOf("\n") + 1).slice(0, GREETING_LIMIT);
    state.preamble = Buffer.concat([state.preamble, bytes.subarray(0, SHOWN_LIMIT - state.preamble.length)]);
  };
}

function showHop(hop: SshHop, verdict: HostKeyVerdict): RouteHop {
  const hostKey = acceptedKey(verdict, { host: hop.hostname, port: hop.port });
  return { user: hop.user, host: hop.hostname, port: hop.port, hostKey };
}
