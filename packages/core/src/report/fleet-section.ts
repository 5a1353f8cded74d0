import type { EstablishedRecord } from "../evidence/recorded-discovery.js";
import { isObject } from "../canonical.js";
import type { ReportedEngine, ReportedFleet, ReportedHost } from "./fleet.js";
import type { Cell, ReportSection } from "./report.js";
import { line, listed, number, value, valueCell } from "./words.js";

/** Where everything is: the hosts, and what runs on them. */
export function fleetSection(
  fleet: ReportedFleet,
  fingerprints: EstablishedRecord["manifest"]["fingerprints"],
): ReportSection {
  return {
    id: "fleet",
    title: "The fleet at a glance",
    blocks: [
      {
        kind: "table",
        caption: `Hosts: ${number(fleet.hosts.length)}`,
        columns: ["Host", "Destination", "Host name", "Roles", "Reached by", "Login"],
        rows: fleet.hosts.map((host) => hostRow(host, fingerprints)),
      },
      {
        kind: "table",
        caption: `Engines: ${number(fleet.engines.length)}`,
        columns: [
          "Engine",
          "Host",
          "Pool",
          "Accelerators",
          "GPUs",
          "TP",
          "Address",
          "URL",
          "Attestation URL",
        ],
        rows: fleet.engines.map(engineRow),
      },
    ],
  };
}

function hostRow(
  { id, destination, seen, roles }: ReportedHost,
  fingerprints: EstablishedRecord["manifest"]["fingerprints"],
): readonly Cell[] {
  const route = routeOf(fingerprints, roles[0]);
  return [
    valueCell(id),
    told(destination),
    told(seen?.hostname, "not asked"),
    [listed(roles.map(value))],
    told(route["used"]),
    told(route["authentication"]),
  ];
}

/** What the record says of how a role's host was reached. */
function routeOf(
  fingerprints: EstablishedRecord["manifest"]["fingerprints"],
  role: string | undefined,
): Readonly<Record<string, unknown>> {
  const facts: unknown = role === undefined ? undefined : fingerprints[role]?.transport?.facts;
  return isObject(facts) ? facts : {};
}

function engineRow({ role, host, pool, launch, exported }: ReportedEngine): readonly Cell[] {
  const count = launch?.gpu_ids.length ?? 0;
  return [
    valueCell(role),
    valueCell(host),
    told(pool),
    launch === undefined ? told(undefined) : valueCell(`${count} x ${launch.accelerator}`),
    told(launch?.gpu_ids.join(", ")),
    told(launch?.tensor_parallel_size),
    told(exported("IP")),
    told(exported("URL")),
    told(exported("ATTESTATION_URL")),
  ];
}

/** A value of the record, or words where it has none. */
function told(text: unknown, otherwise = "not recorded"): Cell {
  return typeof text === "string" || typeof text === "number" ? valueCell(String(text)) : line(otherwise);
}
