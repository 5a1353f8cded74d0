import type { Findings } from "../errors/findings.js";
import type { HostObservation } from "./observe-host.js";

/** A host's observation, with the moment at which its clock was read, by our own. */
export interface TimedObservation extends HostObservation {
  /** Milliseconds on the runtime's clock; absent without one. */
  readonly readAt?: number;
}

/** Seconds by which two hosts' clocks may differ before it is worth a warning. */
export const TOLERATED_S = 5;

/** A clock, and when it was read. */
export interface ClockReading {
  /** Seconds since the epoch, as the host tells them. */
  readonly time?: number | undefined;
  /** Milliseconds on the runtime's clock; absent without one. */
  readonly readAt?: number | undefined;
}

/**
 * Records by how much each host's clock is ahead of the first host's, and warns where that is much. The moments of
 * reading are taken on one clock of ours, so that the time between two readings does not count.
 */
export function withClocks(
  hosts: readonly TimedObservation[],
  findings: Findings,
): readonly TimedObservation[] {
  const offsets = clockOffsets(hosts.map(({ facts, readAt }) => ({ time: facts?.time, readAt })));
  const first = hosts[offsets.findIndex((offset) => offset !== undefined)];
  return hosts.map((host, position) => {
    const offset = offsets[position];
    if (first === undefined || offset === undefined) return host;
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

/** Seconds by which each clock is ahead of the first one that is known, to a tenth; `undefined` where it is not. */
export function clockOffsets(readings: readonly ClockReading[]): readonly (number | undefined)[] {
  const epochs = readings.map(({ time, readAt }) =>
    time === undefined || readAt === undefined ? undefined : time - readAt / 1000,
  );
  const first = epochs.find((epoch) => epoch !== undefined);
  return epochs.map((epoch) =>
    epoch === undefined || first === undefined ? undefined : Math.round((epoch - first) * 10) / 10,
  );
}
