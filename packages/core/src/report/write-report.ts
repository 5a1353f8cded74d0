import { createFiles } from "../emit/create-files.js";
import type { FileStore } from "../emit/file-store.js";
import type { Findings } from "../errors/findings.js";
import { reportHtml } from "./report-html.js";
import { reportMarkdown } from "./report-markdown.js";
import type { RecordReport } from "./report.js";

/** Where a report goes. @public */
export interface ReportPlace {
  readonly html: string;
  readonly markdown: string;
}

/** Records which of the places are taken: `FILE_EXISTS` each. @public */
export async function checkReportPlace(
  store: Pick<FileStore, "status">,
  { html, markdown }: ReportPlace,
  findings: Findings,
): Promise<void> {
  for (const path of [html, markdown]) {
    // What cannot be looked at cannot be written either, and writing says so.
    if ((await store.status(path).catch(() => undefined)) === undefined) continue;
    findings.add("FILE_EXISTS", {
      message: `${path} exists already and is never overwritten`,
      subject: path,
      hint: "move the file away, or name another place with --to",
    });
  }
}

/**
 * Writes a report as HTML and as Markdown, both or none, mode 0600, never over anything.
 *
 * Rejects with a GateError: `FILE_EXISTS` or `FILE_WRITE_FAILED`.
 *
 * @public
 */
export async function writeReport(store: FileStore, report: RecordReport, place: ReportPlace): Promise<void> {
  await createFiles(store, {
    files: [
      { path: place.html, text: reportHtml(report) },
      { path: place.markdown, text: reportMarkdown(report) },
    ],
  });
}
