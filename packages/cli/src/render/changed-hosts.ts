import type { ComparedHost, HostChange, RecordComparison } from "@narwhal/core";
import { changeWords, shortId } from "./change-words.js";
import { nameRuns } from "./name-runs.js";

/** Hosts and roles that came, went or moved. */
export function hostLines({ hosts, roles }: Pick<RecordComparison, "hosts" | "roles">): readonly string[] {
  return [
    ...hosts.came.map((host) => `+ ${hostWords(host)}: ${nameRuns(host.roles)}`),
    ...hosts.went.map((host) => `- ${hostWords(host)}: ${nameRuns(host.roles)}`),
    ...hosts.changed.map(changedHost),
    ...apart(roles.came, hosts.came).map(({ role, host }) => `+ ${role} on ${host}`),
    ...apart(roles.went, hosts.went).map(({ role, host }) => `- ${role} on ${host}`),
    ...roles.moved.map((move) => `~ ${move.role}: ${move.before} -> ${move.after}`),
    ...hosts.facts.map((change) => `~ ${change.path}: ${changeWords(change)}  [${nameRuns(change.hosts)}]`),
  ];
}

function changedHost({ kind, before, after }: HostChange): string {
  if (kind === "exchanged") {
    const machines = `${shortId(before.machineId ?? "")} -> ${shortId(after.machineId ?? "")}`;
    return `~ ${hostWords(after)}: another machine, ${machines}`;
  }
  return `~ ${hostWords(before)} -> ${hostWords(after)}: one machine`;
}

function hostWords({ id, destination }: ComparedHost): string {
  return destination === undefined ? id : `${id} (${destination})`;
}

/** Roles that did not come or go with their host: those are told with it. */
function apart(
  roles: RecordComparison["roles"]["came"],
  hosts: readonly ComparedHost[],
): RecordComparison["roles"]["came"] {
  return roles.filter(({ host }) => !hosts.some(({ id }) => id === host));
}
