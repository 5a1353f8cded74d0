import type { Findings } from "../errors/findings.js";
import type { HostObservation } from "./observe-host.js";

/** A host's observation, with the moment at which its clock was read, by our own. */
export interface TimedObservation extends HostObservation {
  /** Milliseconds on the runtime's clock; absent without one. */
  readonly readAt?: number;
}

/** Seconds by which two hosts' clocks may differ before it is worth a warning. */
const TOLERATED_S = 5;

/**
 * Records by how much each host's clock is ahead of the first host's, and warns where that is much. The moments of
 * reading are taken on one clock of ours, so that the time between two readings does not count.
 */
export function withClocks(
  hosts: readonly TimedObservation[],
  findings: Findings,
): readonly TimedObservation[] {
  const epochs = hosts.map(({ facts, readAt }) =>
    facts?.time === undefined || readAt === undefined ? undefined : facts.time - readAt / 1000,
  );
  const at = epochs.findIndex((epoch) => epoch !== undefined);
  const first = hosts[at];
  return hosts.map((host, position) => {
    const epoch = epochs[position];
    if (first === undefined || epoch === undefined) return host;
    const offset = Math.round((epoch - (epochs[at] ?? epoch)) * 10) / 10;
    if (Math.abs(offset) > TOLERATED_S)
      findings.add("CLOCKS_DIFFER", {
        host: host.host.id,
        role: host.host.roles[0],
        message: `the clock of ${host.host.id} is ${Math.abs(offset)} s ${offset > 0 ? "ahead of" : "behind"} that of ${first.host.id}`,
      });
    const engines = host.engines.map((engine) => ({
      ...engine,
      host: { ...engine.host, clockOffsetS: offset },
    }));
    return { ...host, engines };
  });
}
