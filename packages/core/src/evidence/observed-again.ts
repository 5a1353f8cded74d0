import { openSessions } from "../access/open-sessions.js";
import { observeSession } from "../access/record-session.js";
import { createRedactor } from "../access/redact.js";
import type { Runtime } from "../access/runtime.js";
import type { Session } from "../access/session.js";
import type { Transport } from "../access/transport.js";
import type { Deadlines } from "../discover-options.js";
import { Findings, type Judgement } from "../errors/findings.js";
import type { GateError } from "../errors/gate-error.js";
import type { Observer } from "../events.js";
import type { EngineInputs, Inputs, Inventory } from "../inputs/inputs.js";
import type { EngineObservation, PartialObservation } from "../observation/observation.js";
import { observeFleet } from "../observation/observe-fleet.js";
import { derivePolicy } from "../policy/derive-policy.js";
import { deriveEndpoints } from "../policy/endpoints.js";
import { byHost } from "../policy/facts.js";
import type { EnginePolicy, LaunchPolicy } from "../policy/launch-policy.js";
import { startingPools } from "../policy/pools.js";
import { withoutUse } from "./policy-again.js";

/** How hosts are looked at again. @public */
export interface LiveOptions {
  /** Made once the inputs are known; it must accept the keys of the store alone, and write nothing. */
  readonly transport: (needs: {
    readonly inputs: Inputs;
    /** Path of the host-key store. */
    readonly knownHosts: string;
    /** Receives its warnings. */
    readonly findings: Findings;
  }) => Transport;
  readonly runtime: Runtime;
  readonly deadlines: Deadlines;
  /** Hosts in handshake at once. Default 8. */
  readonly handshakes?: number;
  readonly observer?: Observer | undefined;
  /** Hash the checkpoints again, too. */
  readonly checkpoint?: {
    /** Parallel readers on each host; absent: its cores. */
    readonly hashWorkers?: number | undefined;
    /** A discovery record whose hashes are taken over for files that are unchanged since; absent: all is read. */
    readonly reuseHashes?: string | undefined;
  };
}

/** Who is looked at. */
export interface LiveRequest {
  readonly inputs: Inputs;
  /** The hosts to ask. */
  readonly inventory: Inventory;
  readonly live: LiveOptions;
  /** Path of the host-key store. */
  readonly knownHosts: string;
  /** How the policy is judged. */
  readonly judgement: Judgement;
  readonly signal: AbortSignal;
}

/** What was seen this time. */
export interface Seen {
  /** By host id; closed by whoever asked. */
  readonly sessions: ReadonlyMap<string, Session>;
  /** By role. */
  readonly engines: ReadonlyMap<string, PartialObservation>;
  /** By role, of the engines whose policy follows from what was seen. */
  readonly policies: ReadonlyMap<string, EnginePolicy>;
  /** By role, of the engines whose address could be told. */
  readonly endpoints: ReadonlyMap<string, Pick<EnginePolicy, "address" | "url" | "attestationUrl">>;
  /** Why hosts could not be entered. */
  readonly access: readonly GateError[];
  /** Why something could not be observed, or no policy follows from it. */
  readonly faults: readonly GateError[];
  readonly warnings: Findings["warnings"];
}

/** Observes hosts side by side, without hashing; what cannot be observed stops nothing else. */
export async function observeAgain(request: LiveRequest): Promise<Seen> {
  const { inputs, inventory, live, signal } = request;
  const { runtime, deadlines, handshakes, observer } = live;
  const redactor = createRedactor(inputs.secrets);
  const access = new Findings();
  access.redactWith(redactor.text);
  const sessions = await openSessions({
    inventory,
    inputs,
    transport: live.transport({ inputs, knownHosts: request.knownHosts, findings: access }),
    runtime,
    ...(handshakes === undefined ? {} : { handshakes }),
    ...(deadlines.helloMs === undefined ? {} : { helloMs: deadlines.helloMs }),
    signal,
    findings: access,
    observer,
    decorate: (session) => (observer === undefined ? session : observeSession(session, observer, redactor)),
  });
  try {
    const seen = await observe(request, sessions, redactor.text);
    return { ...seen, access: access.errors, warnings: [...access.warnings, ...seen.warnings] };
  } catch (error) {
    await closeAll(sessions);
    throw error;
  }
}

/** Ends what was opened. */
export async function closeAll(sessions: ReadonlyMap<string, Session>): Promise<void> {
  await Promise.allSettled([...sessions.values()].map((session) => session.close()));
}

async function observe(
  { inputs, inventory, live, judgement, signal }: LiveRequest,
  sessions: ReadonlyMap<string, Session>,
  redact: (text: string) => string,
): Promise<Omit<Seen, "access">> {
  const { observer } = live;
  const findings = new Findings(judgement);
  findings.redactWith(redact);
  const engines = new Map<string, PartialObservation>();
  observer?.({ type: "gate", gate: "observation", state: "started" });
  const whole = await observeFleet({
    inputs: { ...inputs, engines: enginesOf(inputs, inventory, sessions) },
    inventory,
    sessions,
    commandMs: live.deadlines.commandMs,
    signal,
    findings,
    partial: (seen) => engines.set(seen.role, seen),
  });
  observer?.({ type: "gate", gate: "observation", state: findings.errors.length > 0 ? "stopped" : "passed" });
  const observations = new Map([...whole].map(([role, seen]) => [role, withoutUse(seen)]));
  return {
    sessions,
    engines,
    policies: policiesOf(inputs, observations, findings),
    endpoints: deriveEndpoints(partsWithInterface(inputs, engines), new Findings()),
    faults: findings.errors,
    warnings: findings.warnings,
  };
}

function enginesOf(
  { engines }: Inputs,
  inventory: Inventory,
  sessions: ReadonlyMap<string, Session>,
): readonly EngineInputs[] {
  const reached = new Set<string>(
    inventory.filter(({ id }) => sessions.has(id)).flatMap(({ roles }) => roles),
  );
  return engines.filter(({ role }) => reached.has(role));
}

/**
 * The policy of every engine of which everything was observed. Where the fleet as a whole gets none, because two of
 * its hosts are not alike, each host is judged by itself: what one of them shows does not hide the others.
 */
function policiesOf(
  inputs: Inputs,
  observations: ReadonlyMap<string, EngineObservation>,
  findings: Findings,
): ReadonlyMap<string, EnginePolicy> {
  const engines = inputs.engines.filter(({ role }) => observations.has(role));
  const together = policyOf({ ...inputs, engines }, observations, findings);
  const apart = (): readonly EnginePolicy[] => {
    const fleet = engines.flatMap((engine) => {
      const seen = observations.get(engine.role);
      return seen === undefined ? [] : [{ engine, seen }];
    });
    return [...byHost(fleet).values()].flatMap((there) => {
      const own = { ...inputs, engines: there.map(({ engine }) => engine) };
      return policyOf(own, observations, new Findings())?.engines ?? [];
    });
  };
  const pools = startingPools(inputs.engines);
  return new Map(
    (together?.engines ?? apart()).map((engine) => [
      engine.role,
      { ...engine, pool: pools.get(engine.role) ?? engine.pool },
    ]),
  );
}

function policyOf(
  inputs: Inputs,
  observations: ReadonlyMap<string, EngineObservation>,
  findings: Findings,
): LaunchPolicy | undefined {
  return inputs.engines.length === 0 ? undefined : derivePolicy({ inputs, observations, findings });
}

/** Addresses ask for nothing but the interface. */
function partsWithInterface(inputs: Inputs, engines: ReadonlyMap<string, PartialObservation>) {
  return inputs.engines.flatMap((engine) => {
    const seen = engines.get(engine.role);
    return seen?.interface === undefined ? [] : [{ engine, seen: seen as EngineObservation }];
  });
}
