import { Findings } from "../errors/findings.js";
import type { EngineInputs, Inputs } from "../inputs/inputs.js";
import { planInventory } from "../inputs/plan-inventory.js";
import type { EngineObservation } from "../observation/observation.js";
import { observeFleet } from "../observation/observe-fleet.js";
import { derivePolicy } from "../policy/derive-policy.js";
import type { LaunchPolicy } from "../policy/launch-policy.js";
import { startingPools } from "../policy/pools.js";
import type { InputsComparison } from "./changed-inputs.js";
import { judgementOf } from "./recorded-inputs.js";
import { recordedSessions } from "./recorded-sessions.js";

/** What the hosts answered then, read by this version; what could not be read is missing. */
export async function observedAgain(
  recorded: Inputs,
  { hosts, signal, record }: InputsComparison,
): Promise<{
  readonly observations: ReadonlyMap<string, EngineObservation>;
  readonly faults: readonly string[];
}> {
  const findings = new Findings(judgementOf(record.inputs));
  const observations = await observeFleet({
    inputs: recorded,
    inventory: planInventory(recorded),
    sessions: recordedSessions(hosts),
    commandMs: 60_000,
    signal,
    findings,
  });
  return {
    observations: new Map([...observations].map(([role, seen]) => [role, withoutUse(seen)])),
    faults: findings.errors.map(({ message }) => message),
  };
}

/** What is in use on a host changes with every engine that starts, and is no evidence. */
export function withoutUse(observation: EngineObservation): EngineObservation {
  const { use: _use, ...seen } = observation;
  return seen;
}

interface PolicyRun {
  readonly inputs: Inputs;
  readonly roles: ReadonlySet<string>;
  readonly recorded: Inputs;
  readonly observations: ReadonlyMap<string, EngineObservation>;
  readonly comparison: InputsComparison;
}

/** The policy of the roles that stayed where they were. */
export function derivedAgain({ inputs, roles, recorded, observations, comparison }: PolicyRun): {
  readonly policy: LaunchPolicy | undefined;
  readonly faults: readonly string[];
} {
  const engines = inputs.engines.filter(({ role }) => roles.has(role)).map(unpinned);
  const then = new Map<string, string>(
    recorded.engines.map((engine) => [engine.role, engine.fabricInterface]),
  );
  const known = new Map(
    engines.flatMap(({ role, fabricInterface }) => {
      const seen = observations.get(role);
      if (seen === undefined) return [];
      const same = then.get(role) === fabricInterface;
      const facts = same ? undefined : otherInterface(fabricInterface, seen.hostId, observations);
      return [[role, facts === undefined ? seen : { ...seen, interface: facts }] as const];
    }),
  );
  const findings = new Findings(judgementOf(comparison.record.inputs, comparison.judgement));
  const policy = derivePolicy({ inputs: { ...inputs, engines }, observations: known, findings });
  const pools = startingPools(inputs.engines);
  return {
    policy: policy && {
      ...policy,
      engines: policy.engines.map((engine) => ({ ...engine, pool: pools.get(engine.role) ?? engine.pool })),
    },
    faults: findings.errors.map(({ message }) => message),
  };
}

/** A pin is compared by itself: it decides nothing, it only agrees or not. */
function unpinned(engine: EngineInputs): EngineInputs {
  const { modelConfigSha256: _pin, ...rest } = engine;
  return rest;
}

/** An interface that another engine of the same host was asked about. */
function otherInterface(
  name: string,
  hostId: string,
  observations: ReadonlyMap<string, EngineObservation>,
): EngineObservation["interface"] | undefined {
  return [...observations.values()].find((seen) => seen.hostId === hostId && seen.interface.name === name)
    ?.interface;
}
