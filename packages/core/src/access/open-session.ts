import type { GateError } from "../errors/gate-error.js";
import { silentFault } from "./agent-faults.js";
import { AgentLink } from "./agent-link.js";
import { AgentSession } from "./agent-session.js";
import { AGENT_SOURCE } from "./agent-source.js";
import { AGENT_LAUNCH } from "./frames.js";
import { onAbort } from "./on-abort.js";
import type { Runtime } from "./runtime.js";
import type { Session } from "./session.js";
import type { HostAddress, Transport } from "./transport.js";

/** @public */
export interface OpenSessionOptions {
  readonly transport: Transport;
  readonly host: HostAddress;
  readonly runtime: Runtime;
  /** Ends the opening, and later the session, wherever it stands. */
  readonly signal: AbortSignal;
  /** From the start of the remote program to its first answer. Default 30 s. */
  readonly helloMs?: number;
  /** Between two signs of life that are sent. Default 15 s. */
  readonly pingMs?: number;
  /** Without a byte from the host for this long, the connection counts as lost. Default 45 s. */
  readonly silenceMs?: number;
  /**
   * How long the answer to a ping may take where one is asked for: after a command's deadline, and where hashing
   * has been silent for its own. Default 10 s.
   */
  readonly pongMs?: number;
  /** What a command may take beyond its deadline before it counts as unanswered. Default 15 s. */
  readonly graceMs?: number;
  /** Receives what deserves a warning and stops nothing. */
  readonly onWarning?: (warning: GateError) => void;
}

/**
 * Starts the agent on a host and waits for its first answer.
 *
 * Rejects with a GateError of gate `access`, in the host's own words, or with the signal's reason; nothing of the
 * connection is left then. When the signal aborts later, the session ends with its reason.
 *
 * @public
 */
export async function openSession(options: OpenSessionOptions): Promise<Session> {
  const { signal } = options;
  signal.throwIfAborted();
  // Once the agent answers, an abort no longer cuts the line: the session says goodbye over it.
  const opening = new AbortController();
  const forget = onAbort(signal, () => opening.abort(signal.reason));
  try {
    return await startSession(options, opening.signal);
  } finally {
    forget();
  }
}

async function startSession(options: OpenSessionOptions, opening: AbortSignal): Promise<Session> {
  const { transport, host, runtime, signal, helloMs = 30_000 } = options;
  const channel = await transport.start(host, AGENT_LAUNCH, opening);
  const link = new AgentLink(channel, host.id, runtime);
  const session = new AgentSession(link, {
    runtime,
    pingMs: options.pingMs ?? 15_000,
    silenceMs: options.silenceMs ?? 45_000,
    pongMs: options.pongMs ?? 10_000,
    graceMs: options.graceMs ?? 15_000,
    onWarning: options.onWarning ?? (() => {}),
  });
  const cancelTimer = runtime.after(helloMs, () =>
    session.abort(silentFault(host.id, helloMs, link.words())),
  );
  session.follow(signal);
  link.sendBytes(launchBytes(link.nonce));
  try {
    await session.greeted;
    return session;
  } catch (error) {
    await session.close();
    throw error;
  } finally {
    cancelTimer();
  }
}

/** What the launched program reads first: the length of the source, and the source. */
function launchBytes(nonce: string): Uint8Array {
  const encoder = new TextEncoder();
  const source = encoder.encode(`${AGENT_SOURCE}\nmain("${nonce}")\n`);
  const head = encoder.encode(`${source.length}\n`);
  const bytes = new Uint8Array(head.length + source.length);
  bytes.set(head);
  bytes.set(source, head.length);
  return bytes;
}
