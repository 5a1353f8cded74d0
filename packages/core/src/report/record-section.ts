import type { RecordedDiscovery } from "../evidence/recorded-discovery.js";
import { fold } from "./fold.js";
import { Members } from "./members.js";
import type { Cell, ReportSection, ReportTable } from "./report.js";
import { line, listed, number, pairs, value, valueCell } from "./words.js";

/** What the report was made of: the record, what was asked of its run, and what the run wrote. */
export function recordSection({ directory, inputs, established }: RecordedDiscovery): ReportSection {
  const { version, record_version: form, secrets, strict, accept } = inputs;
  const accepted = established?.manifest.accepted ?? [];
  return {
    id: "record",
    title: "The record",
    blocks: [
      pairs([
        ["directory", valueCell(directory)],
        ["made by", line("narwhal-deploy ", value(version))],
        ["record version", line(String(form))],
        ["warnings as errors", line(strict ? "yes (--strict)" : "no")],
        ["codes to accept", accept.length === 0 ? line("none") : [listed(accept.map(value))]],
        ["codes accepted", accepted.length === 0 ? line("none") : [listed(accepted.map(value))]],
        ["secrets that were set", secrets.length === 0 ? line("none") : [listed(secrets.map(value))]],
      ]),
      askedTable(inputs.fields),
      ...(established === undefined ? [] : [writtenTable(established.manifest.files)]),
    ],
  };
}

const NODE_FIELD = /^NARWHAL_NODE_(?<engine>\d+)_(?<field>.+)$/;

/** The fields of `.env`: one row for all engines that have the same value. */
function askedTable(fields: RecordedDiscovery["inputs"]["fields"]): ReportTable {
  const entries = Object.entries(fields).map(([name, text]) => {
    const { engine, field } = NODE_FIELD.exec(name)?.groups ?? {};
    return { name: field === undefined ? name : `NARWHAL_NODE_<n>_${field}`, engine, text };
  });
  const numbers = new Set(entries.flatMap(({ engine }) => engine ?? []));
  const engines = [...numbers].sort((a, b) => Number(a) - Number(b)).map((engine) => `engine-${engine}`);
  const members = new Members("engine", engines);
  // The destinations stand with the hosts.
  const asked = entries.filter(({ name }) => name !== "NARWHAL_NODE_<n>_SSH");
  return {
    kind: "table",
    caption: "What was asked: the fields of the private environment, without secrets",
    columns: ["Field", "Value", "Engines"],
    rows: fold(asked, ({ name, text }) => JSON.stringify([name, text]))
      .toSorted((a, b) => ((a.items[0]?.name ?? "") < (b.items[0]?.name ?? "") ? -1 : 1))
      .map(({ items }): readonly Cell[] => {
        const roles = items.flatMap(({ engine }) => (engine === undefined ? [] : [`engine-${engine}`]));
        const [first] = items;
        return [
          valueCell(first?.name ?? ""),
          valueCell(first?.text ?? ""),
          roles.length === 0 ? line("shared") : [members.words(roles)],
        ];
      }),
  };
}

function writtenTable(files: Readonly<Record<string, string>>): ReportTable {
  const written = Object.entries(files);
  return {
    kind: "table",
    caption: `Files that the run wrote or used: ${number(written.length)}`,
    columns: ["File", "SHA-256"],
    rows: written.map(([path, hash]) => [valueCell(path), valueCell(hash)]),
  };
}
