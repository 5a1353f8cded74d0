import type { ErrorRow } from "../../packages/core/src/errors/row.js";
import { ERROR_TABLE } from "../../packages/core/src/errors/table.js";
import { GATES } from "../../packages/core/src/gates.js";

const INTRODUCTION = `# Errors and warnings

Generated from the error table; do not edit.

Every error and warning has a code with one meaning. A warning becomes an error under \`--strict\`. An error that is
marked as acceptable is a judgement that the operator may know better: \`--accept CODE\` turns it into a recorded
warning. A place that knows a better way out than the one below says so.
`;

/** The reference of all codes, `docs/errors.md`. */
export function errorsPage(table: Readonly<Record<string, ErrorRow>> = ERROR_TABLE): string {
  const sections = GATES.map((gate) => {
    const rows = Object.entries(table).filter(([, row]) => row.gate === gate);
    if (rows.length === 0) return `## ${gate}\n\nNo codes.\n`;
    return [
      `## ${gate}`,
      "",
      "| code | severity | acceptable | meaning | way out |",
      "|---|---|---|---|---|",
      ...rows.map(([code, row]) => tableRow(code, row)),
      "",
    ].join("\n");
  });
  return [INTRODUCTION, ...sections].join("\n");
}

function tableRow(code: string, row: ErrorRow): string {
  const cells = [
    `\`${code}\``,
    row.severity,
    row.acceptable === true ? "yes" : "",
    escapeCell(row.summary),
    escapeCell(row.hint),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** A bar would end the cell; an angle bracket outside of code would be read as a tag. */
function escapeCell(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? part.replaceAll("|", "\\|") : part.replace(/[<>|]/gu, "\\$&")))
    .join("`");
}
