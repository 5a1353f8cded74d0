import { readFile } from "node:fs/promises";
import { acceptedKey, type HostKeyVerdict } from "../../access/judge-host-key.js";
import { onAbort } from "../../access/on-abort.js";
import type { Runtime } from "../../access/runtime.js";
import { showHop } from "../../access/ssh-destination.js";
import type { ChannelEnd, HostAddress, RouteHop } from "../../access/transport.js";
import { deferred } from "../deferred.js";
import type { HostKeyStore } from "../host-key-store.js";
import type { SshHop } from "../ssh-config.js";
import type { Deadline } from "../ssh2/deadline.js";
import { type ClientLog, readClientLog } from "./client-log.js";
import { credentialNotes } from "./credential-notes.js";
import { Dialogue } from "./dialogue.js";
import { explainFailure } from "./explain.js";
import { type SshClient, type SshPurpose, sshWords } from "./options.js";
import type { Passphrases } from "./passphrases.js";
import type { Rooms, Seat } from "./room.js";
import { type Late, startTimers } from "./timers.js";

/** What every connection of the transport uses. */
export interface ClientContext {
  readonly client: SshClient;
  readonly rooms: Rooms;
  readonly store: HostKeyStore;
  readonly runtime: Runtime;
  readonly passphrases: Passphrases;
  readonly environment: NodeJS.ProcessEnv;
  readonly connectMs: number;
  readonly loginMs: number;
  readonly keepaliveMs: number;
  readonly retries: number;
  readonly onDeadline: (deadline: Deadline) => void;
  /** A password is about to go to a stranger; may throw. */
  readonly onPasswordToStranger: (host: HostAddress, verdict: HostKeyVerdict) => void;
  readonly onRecorded: (host: HostAddress | undefined, verdict: HostKeyVerdict) => void;
}

/** A connection over which others go. */
export interface Jump {
  readonly control: string;
  readonly name: string;
  readonly hops: readonly RouteHop[];
  /** What its client said last about connections that it could not open. */
  readonly words: () => Promise<string>;
}

/** One hop to enter. */
export interface HopTask {
  readonly hop: SshHop;
  /** Whose password may be used; `undefined` for jump hosts. */
  readonly host: HostAddress | undefined;
  readonly via: Jump | undefined;
  readonly purpose: SshPurpose;
  readonly signal: AbortSignal;
}

/** An `ssh` as it was started. */
export interface RunningClient {
  readonly ended: Promise<ChannelEnd>;
  readonly words: () => string;
  readonly close: () => Promise<void>;
}

/** A host that lets us in. */
export interface EnteredHop<P> {
  readonly process: P;
  readonly hop: RouteHop;
  readonly authentication: string;
  readonly seat: Seat;
  readonly log: () => Promise<ClientLog>;
  /** The error that the end of the process is, where it comes before anything was started. */
  readonly failure: () => Promise<unknown>;
}

/**
 * Starts one `ssh` and waits until it is logged in. Rejects with a GateError or the signal's reason; nothing of it
 * is left then.
 */
export async function enterHop<P extends RunningClient>(
  context: ClientContext,
  task: HopTask,
  start: (argv: [string, ...string[]], environment: NodeJS.ProcessEnv) => Promise<P>,
): Promise<EnteredHop<P>> {
  const { hop, host, via, signal } = task;
  const { promise: settled, resolve: settle } = deferred<Outcome>();
  const dialogue = startDialogue(context, task, settle);
  const seat = await context.rooms.take(await dialogue.order(), dialogue.answer);
  let running: P | undefined;
  const log = async (): Promise<ClientLog> => readClientLog(await readText(seat.file("log")));
  const failure = async (late?: Late): Promise<unknown> =>
    explainFailure({
      hop,
      passwordField: host && (host.passwordField ?? `${host.field}_PASSWORD`),
      log: await log(),
      said: running?.words() ?? "",
      dialogue,
      notes: await credentialNotes(hop),
      via: via && (await readVia(via, seat)),
      ...(late && { late }),
    });
  const isConnected = async (): Promise<boolean> => {
    const { phase } = await log();
    if (phase === "banner" && via !== undefined) return (await readVia(via, seat)).opened;
    return phase !== "connect";
  };
  const timers = startTimers(context, isConnected, (late) => settle({ kind: "failed", late }));
  const forget = onAbort(signal, () => settle({ kind: "threw", error: signal.reason }));
  try {
    signal.throwIfAborted();
    const { argv, environment } = prepareClient(context, task, seat);
    running = await start(argv, environment);
    void running.ended.then(() => settle({ kind: "failed" }));
    const outcome = await settled;
    if (outcome.kind === "threw") throw outcome.error;
    if (outcome.kind === "failed") throw await failure(outcome.late);
    const { factors } = await log();
    const authentication = factors.join("+") || "none";
    return { process: running, seat, log, failure, authentication, hop: shownHop(hop, dialogue.verdict) };
  } catch (error) {
    await running?.close();
    await seat.leave();
    throw error;
  } finally {
    forget();
    timers.cancel();
  }
}

function startDialogue(
  context: ClientContext,
  { hop, host }: HopTask,
  settle: (outcome: Outcome) => void,
): Dialogue {
  return new Dialogue({
    hop,
    store: context.store,
    password: host?.password,
    passphrases: context.passphrases,
    onPasswordToStranger: (verdict) => host && context.onPasswordToStranger(host, verdict),
    onRecorded: (verdict) => context.onRecorded(host, verdict),
    stop: (error) => settle(error === undefined ? { kind: "failed" } : { kind: "threw", error }),
    onEntered: () => settle({ kind: "entered" }),
  });
}

/** The client's words and environment. */
function prepareClient(
  context: ClientContext,
  { hop, host, via, purpose }: HopTask,
  seat: Seat,
): { readonly argv: [string, ...string[]]; readonly environment: NodeJS.ProcessEnv } {
  const { client, connectMs, loginMs, keepaliveMs } = context;
  const asks = { password: host?.password !== undefined, passphrase: context.passphrases.available };
  // Deadlines are kept here; the client's own is the last resort.
  const connectSeconds = Math.ceil((connectMs + loginMs) / 1000) + 5;
  const line = { client, seat, hop, via: via?.control, purpose, asks, connectSeconds, keepaliveMs };
  return { argv: sshWords(line), environment: askEnvironment(context.environment, seat, asks) };
}

type Outcome =
  | { readonly kind: "entered" }
  | { readonly kind: "failed"; readonly late?: Late }
  | { readonly kind: "threw"; readonly error: unknown };

async function readVia(via: Jump, seat: Seat) {
  const text = await readText(seat.file("via"));
  const opened = /master session id: /.test(text);
  return { opened, jump: via.name, words: opened ? "" : await via.words() };
}

/** Secrets are asked for over the socket of the private directory; nothing of them is in the environment. */
function askEnvironment(
  environment: NodeJS.ProcessEnv,
  seat: Seat,
  asks: { readonly password: boolean; readonly passphrase: boolean },
): NodeJS.ProcessEnv {
  if (!asks.password && !asks.passphrase) return environment;
  return { ...environment, SSH_ASKPASS: seat.file("askpass"), SSH_ASKPASS_REQUIRE: "force" };
}

function shownHop(hop: SshHop, verdict: HostKeyVerdict | undefined): RouteHop {
  if (verdict === undefined) throw new Error("entered without a judged key");
  const hostKey = acceptedKey(verdict, { host: hop.hostname, port: hop.port });
  return { user: hop.user, host: hop.hostname, port: hop.port, hostKey };
}

/** A file that the client may not have made yet. */
async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** How a jump host is called in messages. */
export function jumpName(hop: SshHop): string {
  return showHop({ user: hop.user, host: hop.hostname, port: hop.port });
}
