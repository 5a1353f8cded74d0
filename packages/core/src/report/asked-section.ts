import type { RecordedDiscovery } from "../evidence/recorded-discovery.js";
import { Findings } from "../errors/findings.js";
import { declaredEnvironment } from "../inputs/declared-fields.js";
import { parseInputs } from "../inputs/parse-inputs.js";
import { planInventory } from "../inputs/plan-inventory.js";
import type { HostPlan } from "../inputs/inputs.js";
import { pathIn } from "../emit/paths.js";
import type { ReportSource } from "./report-source.js";
import type { ReportSection } from "./report.js";
import { line, listed, number, value, valueCell } from "./words.js";

/** The hosts and roles that a run was to discover, as its inputs plan them; none where they cannot be read any more. */
export function plannedHosts({ inputs }: Pick<RecordedDiscovery, "inputs">): readonly HostPlan[] {
  const planned = parseInputs(declaredEnvironment(inputs), new Findings());
  return planned === undefined ? [] : planInventory(planned);
}

/** The fleet as it was asked for: all that there is of a run that was stopped. */
export function askedSection({ record, logs }: ReportSource, hosts: readonly HostPlan[]): ReportSection {
  const failing = new Set(record.failure?.failures.flatMap(({ host }) => host ?? []));
  return {
    id: "fleet",
    title: "The fleet that was asked for",
    blocks: [
      {
        kind: "table",
        caption: `Hosts: ${number(hosts.length)}`,
        columns: ["Host", "Destination", "Roles", "Named by a failure", "What was run there"],
        rows: hosts.map(({ id, destination, roles }) => [
          valueCell(id),
          valueCell(destination),
          [listed(roles.map(value))],
          failing.has(id) ? line({ mark: "failed" }) : line("no"),
          logs.includes(`${id}.log`)
            ? valueCell(pathIn(record.directory, `logs/${id}.log`))
            : line("nothing"),
        ]),
      },
    ],
  };
}
