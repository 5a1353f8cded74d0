import type { FindingFacts } from "../errors/gate-error.js";
import type { EngineInputs } from "../inputs/inputs.js";
import type { EngineObservation } from "../observation/observation.js";

/** What was asked of one engine, and what its host showed. @public */
export interface EngineFacts {
  readonly engine: EngineInputs;
  readonly seen: EngineObservation;
}

/** The variable that holds a field of an engine: the one that was set, else the engine's own. */
export function fieldOf(engine: EngineInputs, shortName: string): string {
  return engine.from[shortName] ?? `NARWHAL_NODE_${engine.number}_${shortName}`;
}

/** Where a finding about one engine was made. */
export function placeOf(
  { engine, seen }: EngineFacts,
  shortName?: string,
): Pick<FindingFacts, "host" | "role" | "field"> {
  return {
    host: seen.hostId,
    role: engine.role,
    ...(shortName === undefined ? {} : { field: fieldOf(engine, shortName) }),
  };
}

/** Engines by their host, in the order of their first engine. */
export function byHost(fleet: readonly EngineFacts[]): ReadonlyMap<string, readonly EngineFacts[]> {
  const hosts = new Map<string, EngineFacts[]>();
  for (const facts of fleet) {
    const there = hosts.get(facts.seen.hostId);
    if (there === undefined) hosts.set(facts.seen.hostId, [facts]);
    else there.push(facts);
  }
  return hosts;
}
