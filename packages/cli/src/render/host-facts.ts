import type { HostFactsRow, HostFactsTable, HostFactValue, Json } from "@narwhal/core";
import { bytes } from "./amounts.js";
import { valueWords } from "./change-words.js";
import { nameRuns } from "./name-runs.js";
import { table } from "./table.js";

/** A column: its title, the facts that it is made of, and how their values are shown. */
interface Column {
  readonly title: string;
  readonly facts: readonly [string, ...string[]];
  readonly show?: (value: Json, row: HostFactsRow) => string;
}

const MACHINE: readonly Column[] = [
  { title: "HOST NAME", facts: ["hostname"] },
  { title: "KERNEL", facts: ["kernel"] },
  { title: "PYTHON", facts: ["python"] },
  { title: "CLOCK", facts: ["clock_offset_s"], show: (value) => `${sign(value)}${valueWords(value)} s` },
  { title: "MTU", facts: ["mtu"] },
  { title: "FREE, RUN DIR", facts: ["run_dir_free_bytes"], show: size },
  { title: "FREE, MODEL DIR", facts: ["model_dir_free_bytes"], show: size },
];

const ACCELERATORS: readonly Column[] = [
  {
    title: "GPUS",
    facts: ["gpu_product", "gpu_count"],
    show: (value, { facts }) => `${valueWords(facts["gpu_count"]?.value)} x ${valueWords(value)}`,
  },
  { title: "MEMORY", facts: ["gpu_memory_bytes"], show: size },
  { title: "DRIVER", facts: ["driver"] },
  { title: "IMAGE", facts: ["image_id"] },
];

const PACKAGE = "packages.";

/** Hosts against facts for people: the machines, then their accelerators and images. */
export function hostFactsLines({ facts, hosts }: HostFactsTable, record: string): readonly string[] {
  const packages = facts
    .filter((name) => name.startsWith(PACKAGE))
    .map((name): Column => ({ title: name.slice(PACKAGE.length).toUpperCase(), facts: [name] }));
  const known = new Set(facts);
  const engines = hosts.filter((row) => row.facts["image_id"] !== undefined);
  const odd = hosts.filter((row) => Object.values(row.facts).some((fact) => fact.odd));
  return [
    ...factTable(hosts, MACHINE, known),
    "",
    ...factTable(engines, [...ACCELERATORS, ...packages], known),
    "",
    odd.length === 0
      ? `${record}: nothing is odd`
      : `${record}: ! is odd: not what most hosts tell, or none leads; of free space, below half of the median`,
    ...(odd.length === 0 ? [] : [`odd values on ${nameRuns(odd.map(({ host }) => host))}`]),
  ];
}

function factTable(
  rows: readonly HostFactsRow[],
  columns: readonly Column[],
  known: ReadonlySet<string>,
): readonly string[] {
  const told = columns.filter(({ facts: [first] }) => known.has(first));
  return table(
    ["HOST", ...told.map(({ title }) => title)],
    rows.map((row) => [row.host, ...told.map((column) => cell(row, column))]),
  );
}

function cell(row: HostFactsRow, { facts, show = (value) => valueWords(value) }: Column): string {
  const [first] = facts;
  const found = row.facts[first];
  if (found === undefined) return "-";
  const odd = facts.some((name) => row.facts[name]?.odd === true);
  return `${shown(found, (value) => show(value, row))}${odd ? " !" : ""}`;
}

/** Different values of one host's engines stand side by side. */
function shown({ value }: HostFactValue, show: (value: Json) => string): string {
  return Array.isArray(value) ? value.map((each) => show(each as Json)).join(", ") : show(value);
}

function size(value: Json): string {
  return typeof value === "number" ? bytes(value) : valueWords(value);
}

function sign(value: Json): string {
  return typeof value === "number" && value > 0 ? "+" : "";
}
