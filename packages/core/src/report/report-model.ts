import { hostFacts } from "../evidence/host-facts.js";
import type { RecordedDiscovery } from "../evidence/recorded-discovery.js";
import { answersSection, foldFacts } from "./answers-section.js";
import { askedSection, plannedHosts } from "./asked-section.js";
import { checkpointSection } from "./checkpoint-section.js";
import { fleetSection } from "./fleet-section.js";
import { type ReportedFleet, fleetOf } from "./fleet.js";
import { failuresSection, warningsSection } from "./findings-section.js";
import { policySection } from "./policy-section.js";
import { recordSection } from "./record-section.js";
import type { RecordReport, ReportPairs, ReportSection, Words } from "./report.js";
import type { ReportSource } from "./report-source.js";
import { counted, line, listed, number, pairs, value, valueCell, valueLines } from "./words.js";

/**
 * What a report says of a record: of a run that ended well, the fleet, its answers with equal ones as one and the odd
 * ones marked, checkpoint, launch policy with reasons, warnings; of one that was stopped, its failures with their way
 * out and what was asked; of both, the record itself.
 *
 * @public
 */
export function reportModel(source: ReportSource): RecordReport {
  const { record } = source;
  const { directory, inputs, established, failure } = record;
  const shared = { subject: directory, version: inputs.version, closing: CLOSING };
  const failed: readonly ReportSection[] = failure === undefined ? [] : [failuresSection(failure.failures)];
  if (established === undefined) {
    const hosts = plannedHosts(record);
    return {
      ...shared,
      outcome: "stopped",
      verdict: stoppedWords(failure),
      summary: stoppedSummary(record, hosts.length),
      sections: [...failed, askedSection(source, hosts), recordSection(record)],
    };
  }
  const fleet = fleetOf(record, established);
  const facts = foldFacts(fleet);
  const { manifest, generated } = established;
  return {
    ...shared,
    outcome: failure === undefined ? "established" : "stopped",
    verdict: failure === undefined ? ["The discovery ended well."] : stoppedWords(failure),
    summary: summaryOf(fleet, record, facts.filter(({ groups }) => groups.length > 1).length),
    sections: [
      ...failed,
      fleetSection(fleet, manifest.fingerprints),
      answersSection(fleet, facts, hostFacts(established)),
      checkpointSection(fleet, source),
      policySection(fleet, generated.sources),
      warningsSection(manifest.warnings),
      recordSection(record),
    ],
  };
}

const CLOSING: Words = [
  "Made of the record alone, which holds names, addresses and paths of the fleet as they are. To show a report to others, make an extract of the record first (narwhal-deploy extract) and report that.",
];

function stoppedWords(failure: RecordedDiscovery["failure"]): Words {
  const { code, gate } = failure?.first ?? {};
  if (code === undefined || gate === undefined) return ["The discovery was stopped."];
  return [`The discovery was stopped at gate ${gate}: `, value(code), ". Nothing was configured."];
}

function stoppedSummary({ inputs, failure }: RecordedDiscovery, hosts: number): ReportPairs {
  const model = inputs.fields["NARWHAL_ENGINE_MODEL_NAME"];
  return pairs([
    ["failures", line({ mark: number(failure?.failures.length ?? 0) })],
    ["first failure", failure === undefined ? [] : line({ sentence: failure.first.message })],
    ["way out", failure === undefined ? [] : line({ sentence: failure.first.hint })],
    ["model", model === undefined ? [] : valueCell(model)],
    ["hosts asked for", line(number(hosts))],
  ]);
}

function summaryOf(fleet: ReportedFleet, { established }: RecordedDiscovery, unlike: number): ReportPairs {
  const { engines, hosts } = fleet;
  const warnings = established?.manifest.warnings.length ?? 0;
  const kinds = engines.map(({ launch }) => `${launch?.gpu_ids.length ?? 0} x ${launch?.accelerator ?? "?"}`);
  const model = established?.generated.fleet.model;
  const tree = established?.manifest.model_tree_sha256;
  return pairs([
    ["model", model === undefined ? [] : valueCell(model)],
    ["fleet", [[`${counted(engines.length, "engine")} on ${counted(hosts.length, "host")}`]]],
    ["pools", [listed(poolWords(fleet))]],
    ["accelerators of an engine", valueLines([...new Set(kinds)])],
    ["checkpoint", tree === undefined ? [] : valueCell(tree)],
    ["answers that differ", marked(unlike)],
    ["warnings", marked(warnings)],
  ]);
}

function poolWords({ engines }: ReportedFleet): readonly string[] {
  const pools = new Map<string, number>();
  for (const { pool = "none" } of engines) pools.set(pool, (pools.get(pool) ?? 0) + 1);
  return [...pools].map(([pool, count]) => `${number(count)} ${pool}`);
}

function marked(count: number) {
  return count === 0 ? line("none") : line({ mark: number(count) });
}
