import pLimit from "p-limit";
import type { Findings } from "../errors/findings.js";
import { GateError, GateFailure } from "../errors/gate-error.js";
import type { Observer } from "../events.js";
import type { HostPlan, Inputs, Inventory } from "../inputs/inputs.js";
import { openSession } from "./open-session.js";
import type { Runtime } from "./runtime.js";
import type { Session } from "./session.js";
import { showHop } from "./ssh-destination.js";
import type { HostAddress, Transport } from "./transport.js";

/** @public */
export interface OpenSessionsOptions {
  readonly inventory: Inventory;
  readonly inputs: Pick<Inputs, "passwords">;
  readonly transport: Transport;
  readonly runtime: Runtime;
  /** Hosts in handshake at once; open sessions do not count. Default 8. */
  readonly handshakes?: number;
  /** From the start of the remote program to its first answer. Default 30 s. */
  readonly helloMs?: number;
  readonly signal: AbortSignal;
  /** Receives every host's failure, and what deserves a warning. */
  readonly findings: Findings;
  readonly observer?: Observer | undefined;
  /** Wraps each session, for example with {@link recordTranscripts}. */
  readonly decorate?: ((session: Session) => Session) | undefined;
}

/**
 * Opens one session per host, several at once. A host that fails is recorded in the findings and missing in the
 * map (by host id); the others go on. Rejects only with the signal's reason, once nothing is left open.
 *
 * @public
 */
export async function openSessions(options: OpenSessionsOptions): Promise<Map<string, Session>> {
  const limit = pLimit(options.handshakes ?? 8);
  const sessions = new Map<string, Session>();
  const failures = new Map<string, GateError | GateFailure>();
  const openings = options.inventory.map((plan) =>
    limit(async () => {
      try {
        const session = await openOne(plan, options);
        sessions.set(plan.id, options.decorate?.(session) ?? session);
      } catch (error) {
        if (!(error instanceof GateError || error instanceof GateFailure)) throw error;
        failures.set(plan.id, error);
      }
    }),
  );
  const broken = (await Promise.allSettled(openings)).find((opening) => opening.status === "rejected");
  if (broken !== undefined || options.signal.aborted) {
    const closings = [...sessions.values()].map((session) => session.close());
    await Promise.allSettled([...closings, options.transport.settle?.()]);
    throw options.signal.aborted ? options.signal.reason : broken?.reason;
  }
  await options.findings.attemptAsync(async () => options.transport.settle?.());
  for (const plan of options.inventory) {
    options.findings.attempt(() => throwIfAny(failures.get(plan.id)), placeOf(plan));
  }
  return inOrder(options.inventory, sessions);
}

/** The host as a transport needs it. */
function hostAddress(plan: HostPlan, inputs: Pick<Inputs, "passwords">): HostAddress {
  const field = plan.passwordEnv ?? undefined;
  return {
    id: plan.id,
    destination: plan.destination,
    field: plan.sshEnv,
    password: field === undefined ? undefined : inputs.passwords[field],
    passwordField: field,
  };
}

async function openOne(plan: HostPlan, options: OpenSessionsOptions): Promise<Session> {
  const { transport, runtime, signal, findings, observer, helloMs } = options;
  signal.throwIfAborted();
  observer?.({ type: "host", host: plan.id, state: "connecting" });
  const session = await openSession({
    transport,
    host: hostAddress(plan, options.inputs),
    runtime,
    signal,
    ...(helloMs === undefined ? {} : { helloMs }),
    onWarning: (warning) => findings.addError(warning.at(placeOf(plan))),
  });
  observer?.({ type: "host", host: plan.id, state: "connected", route: routeWords(session) });
  return session;
}

function placeOf(plan: HostPlan): { host: string; role: string | undefined; field: string } {
  return { host: plan.id, role: plan.roles[0], field: plan.sshEnv };
}

function throwIfAny(error: Error | undefined): void {
  if (error !== undefined) throw error;
}

/** The way to a host in one line: jump hosts, then the target. */
function routeWords({ route }: Session): string {
  const hops = route.hops.map(({ user, host, port }) => {
    return showHop({ user, host, port: port === 22 ? 0 : port });
  });
  return `${route.transport} ${hops.join(" > ")}`;
}

function inOrder(inventory: Inventory, sessions: ReadonlyMap<string, Session>): Map<string, Session> {
  return new Map(
    inventory.flatMap(({ id }) => {
      const session = sessions.get(id);
      return session === undefined ? [] : [[id, session] as const];
    }),
  );
}
