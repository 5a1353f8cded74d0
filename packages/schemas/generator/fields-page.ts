import { ENV_FIELDS, ENV_SECTIONS, type EnvField, type EnvScope } from "../src/env-catalogue.js";
import { envName } from "../src/env-lookup.js";

const WHERE: Readonly<Record<EnvScope, string>> = {
  shared: "shared",
  node: "per node",
  engine: "shared or per node",
  derived: "`deployment.env`",
  tool: "process",
};

const INTRODUCTION = `# Fields of the environment

Generated from the catalogue of fields; do not edit.

Fields are read from \`.env\`, and the process environment goes before it. A field that describes an engine can be
set for all engines (\`NARWHAL_<FIELD>\`) or for engine n alone (\`NARWHAL_NODE_<n>_<FIELD>\`), which goes first; an
empty override counts as unset. Required fields must be set for every engine, one way or the other.
`;

/** The reference of all fields, \`docs/fields.md\`. */
export function fieldsPage(): string {
  const sections = ENV_SECTIONS.map((section) => {
    const rows = ENV_FIELDS.filter((row) => row.section === section).map(tableRow);
    return [
      `## ${section.replace(".env", "`.env`")}`,
      "",
      "| field | set | required | accepts | default | meaning |",
      "|---|---|---|---|---|---|",
      ...rows,
      "",
    ].join("\n");
  });
  return [INTRODUCTION, ...sections].join("\n");
}

function tableRow(row: EnvField): string {
  const name =
    row.scope === "node" ? envName(row.name).replace("NARWHAL_", "NARWHAL_NODE_<n>_") : envName(row.name);
  const cells = [
    `\`${name}\``,
    WHERE[row.scope],
    row.required ? "yes" : "",
    escapeCell(row.accepts),
    row.default === undefined ? "" : `\`${row.default}\``,
    `${escapeCell(row.description)}${row.secret ? " Secret." : ""}`,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** A bar would end the cell; an angle bracket would be read as a tag. */
function escapeCell(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[<>|]/gu, "\\$&")))
    .join("`");
}
