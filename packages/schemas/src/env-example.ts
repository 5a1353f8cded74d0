import { ENV_FIELDS, ENV_SECTIONS, type EnvField } from "./env-catalogue.js";
import { envName } from "./env-lookup.js";

const WIDTH = 100;

/**
 * A commented `.env` for this many engines: what is needed first, then everything that may be set, commented
 * out. Every assignment reads the same in any POSIX shell. Throws a RangeError for no whole number of at least 1.
 *
 * @public
 */
export function envExample(engines: number): string {
  if (!Number.isSafeInteger(engines) || engines < 1) throw new RangeError("expected at least one engine");
  const nodes = Array.from({ length: engines }, (_, index) => index + 1);
  const fields = ENV_FIELDS.filter(({ scope }) => scope !== "derived" && scope !== "tool");
  const required = fields.filter((row) => row.required);
  const optional = fields.filter((row) => !row.required);
  const sections = ENV_SECTIONS.filter((section) => optional.some((row) => row.section === section));
  return [
    ...INTRODUCTION.flatMap((text) => comment(text)),
    "",
    ...heading("Required"),
    ...required.flatMap((row) => [...about(row), ...assignments(row, nodes), ""]),
    ...sections.flatMap((section) => [
      ...heading(`${section} (optional)`),
      ...optional
        .filter((row) => row.section === section)
        .flatMap((row) => [...about(row), ...assignments(row, nodes).map((line) => `#${line}`), ""]),
    ]),
  ]
    .join("\n")
    .replace(/\n+$/u, "\n");
}

const INTRODUCTION = [
  "The private environment of one deployment. Keep it to yourself: chmod 600 .env",
  "Any field of an engine can be set for engine n alone: NARWHAL_NODE_<n>_<FIELD> goes before NARWHAL_<FIELD>. Quote as for a shell; JSON belongs in single quotes.",
];

function about(row: EnvField): readonly string[] {
  const unset = row.default === undefined ? "" : ` Default: ${row.default}.`;
  return [...comment(row.description.replaceAll("`", "")), ...comment(`Accepts ${row.accepts}.${unset}`)];
}

function assignments(row: EnvField, nodes: readonly number[]): readonly string[] {
  if (row.scope !== "node") return [`${envName(row.name)}=${shellWord(shownValue(row))}`];
  return nodes.map((node) => `${envName(row.name, node)}=${shellWord(nodeValue(row, node))}`);
}

/** Example secrets are empty: one that is left in by mistake must not look set. */
const shownValue = (row: EnvField): string => (row.secret ? "" : row.example);

/** Examples of one form for each engine: its own alias and address. */
function nodeValue(row: EnvField, node: number): string {
  const letter = node <= 26 ? String.fromCharCode(96 + node) : String(node);
  return shownValue(row)
    .replace(/^gpu-a$/u, `gpu-${letter}`)
    .replace("192.0.2.11", node < 240 ? `192.0.2.${10 + node}` : "192.0.2.250");
}

function shellWord(value: string): string {
  return /^[A-Za-z0-9_./:@,=-]*$/u.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}

function heading(title: string): readonly string[] {
  return [`# ${`---- ${title} `.padEnd(WIDTH - 2, "-")}`, ""];
}

function comment(text: string): readonly string[] {
  const lines: string[] = [];
  let line = "#";
  for (const word of text.split(" ")) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = "#";
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
