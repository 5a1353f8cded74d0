import type { Session } from "../access/session.js";
import type { Findings } from "../errors/findings.js";
import type { HostPlan, Inputs, Inventory } from "../inputs/inputs.js";
import { type TimedObservation, withClocks } from "./clocks.js";
import type { EngineObservation, PartialObservation } from "./observation.js";
import { observeHost } from "./observe-host.js";
import { sameMachineFaults } from "./same-machine.js";
import { unequalHosts } from "./unequal.js";

/** What the observation gate is given. @public */
export interface ObserveFleetOptions {
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  /** By host id; a host without a session is left out, its fault is known. */
  readonly sessions: ReadonlyMap<string, Session>;
  /** Deadline of one command in milliseconds. */
  readonly commandMs: number;
  readonly signal: AbortSignal;
  readonly findings: Findings;
  /** Told of each engine what could be observed, also where something is missing. */
  readonly partial?: (seen: PartialObservation) => void;
}

/**
 * Asks every host everything, side by side, and gives what was observed for each engine, by role. An engine of
 * which something could not be observed is missing in the answer, and its faults are among the findings. Then
 * compares the machines: two destinations that are one machine, and hosts that should be alike and are not.
 *
 * Rejects only with the signal's reason.
 *
 * @public
 */
export async function observeFleet(
  options: ObserveFleetOptions,
): Promise<ReadonlyMap<string, EngineObservation>> {
  const { inventory, sessions, findings } = options;
  const reached = inventory.flatMap((host) => {
    const session = sessions.get(host.id);
    return session === undefined ? [] : [observeOne(host, session, options)];
  });
  const hosts = withClocks(await Promise.all(reached), findings);
  for (const fault of sameMachineFaults(hosts)) findings.addError(fault);
  const engines = hosts.flatMap((host) => host.engines);
  for (const [code, facts] of unequalHosts(engines)) findings.add(code, facts);
  const roles = options.inputs.engines.map((engine) => engine.role);
  const found = new Map(engines.map((engine) => [engine.role, engine]));
  return new Map(
    roles.flatMap((role) => (found.has(role) ? [[role, found.get(role) as EngineObservation]] : [])),
  );
}

async function observeOne(
  host: HostPlan,
  session: Session,
  options: ObserveFleetOptions,
): Promise<TimedObservation> {
  const { inputs, commandMs, signal, findings } = options;
  let readAt: number | undefined;
  const observation = await observeHost({
    host,
    engines: inputs.engines.filter((engine) => host.roles.includes(engine.role)),
    ask: async (command) => {
      const result = await session.run(command, signal);
      if (command.argv[0] === "@host") readAt = result.at;
      return result;
    },
    settings: { commandMs },
    findings,
    partial: options.partial,
  });
  return readAt === undefined ? observation : { ...observation, readAt };
}
