import { GateError } from "../errors/gate-error.js";
import type { HostObservation } from "./observe-host.js";

/**
 * Pairs of destinations that are one machine: their machine id and boot id are the same, or they show the same
 * GPU. Equal host names prove nothing, and clones of one disk share a machine id alone. One error for each
 * destination that repeats an earlier one.
 *
 * @public
 */
export function sameMachineFaults(hosts: readonly HostObservation[]): readonly GateError[] {
  return hosts.flatMap((host, position) => {
    for (const earlier of hosts.slice(0, position)) {
      const why = sameness(earlier, host);
      if (why !== undefined) return [sameMachine(earlier, host, why)];
    }
    return [];
  });
}

function sameness(left: HostObservation, right: HostObservation): string | undefined {
  const [a, b] = [left.facts, right.facts];
  const sameBoot = a?.bootId !== undefined && a.bootId === b?.bootId;
  if (sameBoot && a.machineId === b.machineId) return `both have boot id ${a.bootId}`;
  const uuids = new Set(uuidsOf(left));
  const shared = uuidsOf(right).find((uuid) => uuids.has(uuid));
  return shared === undefined ? undefined : `both show ${shared}`;
}

function uuidsOf(host: HostObservation): readonly string[] {
  return host.engines.flatMap((engine) => engine.accelerators.gpus.flatMap((gpu) => gpu.uuid ?? []));
}

function sameMachine(earlier: HostObservation, host: HostObservation, why: string): GateError {
  const role = host.host.roles[0];
  return new GateError("SAME_MACHINE", {
    host: host.host.id,
    role,
    field: host.host.sshEnv,
    subject: earlier.host.id,
    message: `${host.host.id} (${host.host.destination}) and ${earlier.host.id} (${earlier.host.destination}) are one machine: ${why}`,
    hint: `give ${host.host.sshEnv} and ${earlier.host.sshEnv} one and the same value, and declare GPU_IDS for each engine there`,
  });
}
