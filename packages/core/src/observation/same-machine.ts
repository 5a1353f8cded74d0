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
  /** The first host that shows each sign. */
  const seen = new Map<string, number>();
  return hosts.flatMap((host, position) => {
    const signs = signsOf(host);
    const earliest = Math.min(...signs.map(({ key }) => seen.get(key) ?? position));
    for (const { key } of signs) if (!seen.has(key)) seen.set(key, position);
    const earlier = hosts[earliest];
    if (earlier === undefined || earliest === position) return [];
    const sign = signs.find(({ key }) => signsOf(earlier).some((other) => other.key === key));
    return sign === undefined ? [] : [sameMachine(earlier, host, sign.why)];
  });
}

/** What no two machines have in common, the boot first. */
function signsOf({
  facts,
  engines,
}: HostObservation): readonly { readonly key: string; readonly why: string }[] {
  const uuids = engines.flatMap((engine) => engine.accelerators.gpus.flatMap((gpu) => gpu.uuid ?? []));
  return [
    ...(facts?.bootId === undefined
      ? []
      : [{ key: `boot ${facts.bootId} ${facts.machineId ?? ""}`, why: `both have boot id ${facts.bootId}` }]),
    ...uuids.map((uuid) => ({ key: `GPU ${uuid}`, why: `both show ${uuid}` })),
  ];
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
