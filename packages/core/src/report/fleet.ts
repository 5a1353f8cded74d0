import type { DocumentTypes } from "@narwhal/schemas";
import type { EstablishedRecord, RecordedDiscovery } from "../evidence/recorded-discovery.js";
import { Members } from "./members.js";

type Launch = DocumentTypes["engine-launch"]["engines"][string];

/** One engine of a discovered fleet, all that the record says of it side by side. */
export interface ReportedEngine {
  readonly role: string;
  readonly host: string;
  readonly seen: DocumentTypes["engine-observation"];
  readonly launch: Launch | undefined;
  readonly pool: string | undefined;
  /** What `deployment.env` exports for it: `_IP`, `_URL`, `_ATTESTATION_URL`. */
  readonly exported: (suffix: string) => string | undefined;
}

/** One host of a discovered fleet. */
export interface ReportedHost {
  readonly id: string;
  readonly destination: string | undefined;
  readonly roles: readonly string[];
  /** What its first engine's observation says; none where it carries the router alone. */
  readonly seen: DocumentTypes["engine-observation"] | undefined;
}

/** A discovered fleet, in its own order. */
export interface ReportedFleet {
  readonly engines: readonly ReportedEngine[];
  readonly hosts: readonly ReportedHost[];
  readonly engineNames: Members;
  /** Hosts that were observed. */
  readonly hostNames: Members;
}

export function fleetOf(
  { inputs }: Pick<RecordedDiscovery, "inputs">,
  { engines, generated }: EstablishedRecord,
): ReportedFleet {
  const hostOf = new Map(generated.hosts.hosts.flatMap(({ id, roles }) => roles.map((role) => [role, id])));
  const pools = new Map(generated.fleet.engines.map(({ iid, role }) => [iid, role]));
  const reported = [...engines].map(([role, seen]): ReportedEngine => {
    const number = role.slice("engine-".length);
    return {
      role,
      seen,
      host: hostOf.get(role) ?? seen.host?.id ?? "",
      launch: launchOf(generated.launch, role),
      pool: pools.get(`n${number}`),
      exported: (suffix) => generated.deployment[`NARWHAL_NODE_${number}_${suffix}`],
    };
  });
  const hosts = generated.hosts.hosts.map(({ id, ssh_env: variable, roles }) => ({
    id,
    roles,
    destination: inputs.fields[variable],
    seen: roles.map((role) => engines.get(role)).find((seen) => seen !== undefined),
  }));
  return {
    engines: reported,
    hosts,
    engineNames: new Members(
      "engine",
      reported.map(({ role }) => role),
    ),
    hostNames: new Members(
      "host",
      hosts.filter(({ seen }) => seen !== undefined).map(({ id }) => id),
    ),
  };
}

function launchOf({ engines }: DocumentTypes["engine-launch"], role: string): Launch | undefined {
  return new Map(Object.entries(engines)).get(role);
}
