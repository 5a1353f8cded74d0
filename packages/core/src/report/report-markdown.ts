import { markdownCell, markdownWords } from "./markdown-text.js";
import type { RecordReport, ReportBlock, ReportPairs, ReportSection, ReportTable } from "./report.js";

/**
 * A report as Markdown with tables as GitHub has them. Whatever the record holds is code or escaped: no markup, no
 * link, no mention comes of it.
 *
 * @public
 */
export function reportMarkdown(report: RecordReport): string {
  const { subject, version, verdict, summary, sections, closing } = report;
  return [
    "# Discovery report",
    markdownWords([{ value: subject }, " by narwhal-deploy ", { value: version }]),
    `**${markdownWords(verdict)}**`,
    pairsMarkdown(summary),
    ...sections.flatMap(sectionMarkdown),
    "---",
    markdownWords(closing),
  ]
    .map((block) => `${block}\n`)
    .join("\n");
}

function sectionMarkdown({ title, blocks }: ReportSection): readonly string[] {
  return [`## ${markdownWords([title])}`, ...blocks.flatMap(blockMarkdown)];
}

function blockMarkdown(block: ReportBlock): readonly string[] {
  switch (block.kind) {
    case "table":
      return tableMarkdown(block);
    case "pairs":
      return [pairsMarkdown(block)];
    case "text":
      return [markdownWords(block.words)];
    default:
      return [`### ${markdownWords(block.title)}`, ...block.blocks.flatMap(blockMarkdown)];
  }
}

function tableMarkdown({ caption, columns, rows }: ReportTable): readonly string[] {
  const head = columns.map((column) => markdownWords([column]));
  const lines = [head, columns.map(() => "---"), ...rows.map((cells) => cells.map(markdownCell))];
  return [`**${markdownWords([caption])}**`, lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")];
}

function pairsMarkdown({ pairs }: ReportPairs): string {
  return pairs.map(({ name, lines }) => `- **${markdownWords([name])}:** ${markdownCell(lines)}`).join("\n");
}
