import { escapeHtml, htmlCell, htmlWords } from "./html-text.js";
import { HTML_STYLE } from "./html-style.js";
import type {
  RecordReport,
  ReportBlock,
  ReportCard,
  ReportPairs,
  ReportSection,
  ReportTable,
} from "./report.js";

/** Nothing is loaded and nothing runs; the page's own style is all that it needs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * A report as one HTML page that stands alone: no script, nothing from elsewhere, for screens in light and dark and for
 * paper. Whatever the record holds is text in it.
 *
 * @public
 */
export function reportHtml(report: RecordReport): string {
  const { subject, version, verdict, summary, sections, closing, outcome } = report;
  const tables = new TableNumbers();
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="narwhal-deploy report">
<title>Discovery report: ${escapeHtml(subject)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<header>
<h1>Discovery report</h1>
<p class="subject">${htmlWords([{ value: subject }, " by narwhal-deploy ", { value: version }])}</p>
<p class="verdict ${outcome}">${htmlWords(verdict)}</p>
${pairsHtml(summary)}
<nav aria-label="Sections">
<ul>
${sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join("\n")}
</ul>
</nav>
</header>
<main>
${sections.map((section) => sectionHtml(section, tables)).join("\n")}
</main>
<footer>
<p>${htmlWords(closing)}</p>
</footer>
</body>
</html>
`;
}

/** Gives each table an identifier, for its caption to name the box in which it scrolls. */
class TableNumbers {
  #last = 0;

  next(): string {
    this.#last += 1;
    return `table-${this.#last}`;
  }
}

function sectionHtml({ id, title, blocks }: ReportSection, tables: TableNumbers): string {
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escapeHtml(title)}</h2>
${blocks.map((block) => blockHtml(block, tables)).join("\n")}
</section>`;
}

function blockHtml(block: ReportBlock, tables: TableNumbers): string {
  switch (block.kind) {
    case "table":
      return tableHtml(block, tables.next());
    case "pairs":
      return pairsHtml(block);
    case "text":
      return `<p>${htmlWords(block.words)}</p>`;
    default:
      return cardHtml(block, tables);
  }
}

/** The box scrolls where the table is wider, by keyboard too. */
function tableHtml({ caption, columns, rows }: ReportTable, id: string): string {
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join("");
  const body = rows.map((cells) => {
    const [head = [], ...rest] = cells;
    const others = rest.map((cell) => `<td>${htmlCell(cell)}</td>`).join("");
    return `<tr><th scope="row">${htmlCell(head)}</th>${others}</tr>`;
  });
  return `<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">
<table>
<caption id="${id}">${escapeHtml(caption)}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table>
</div>`;
}

function pairsHtml({ pairs }: ReportPairs): string {
  const entries = pairs.map(
    ({ name, lines }) => `<div><dt>${escapeHtml(name)}</dt><dd>${htmlCell(lines)}</dd></div>`,
  );
  return `<dl>
${entries.join("\n")}
</dl>`;
}

function cardHtml({ tone, title, blocks }: ReportCard, tables: TableNumbers): string {
  return `<article class="card ${tone}">
<h3>${htmlWords(title)}</h3>
${blocks.map((block) => blockHtml(block, tables)).join("\n")}
</article>`;
}
