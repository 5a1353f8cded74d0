import {
  checkReportPlace,
  Findings,
  readReport,
  type RecordReport,
  reportModel,
  type ReportPlace,
  type ReportSource,
  writeReport,
} from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import { realpath } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Context, Outcome } from "../command.js";
import { judgementOf } from "../judgement.js";
import { UsageError } from "../problem.js";
import { oneLine } from "../render/printable.js";

/** Shows a record as one HTML page and as Markdown. */
export async function runReport({ args, signal }: Context): Promise<Outcome> {
  const record = (args.words("record")[0] ?? "").replace(/(?<=.)\/+$/, "");
  const place = await placeOf(record, args.text("to"));
  const store = createDiskFileStore();
  const findings = new Findings(judgementOf(args));
  await checkReportPlace(store, place, findings);
  const source = await readReport(store, record, findings);
  findings.settle();
  if (source === undefined) throw new TypeError("a fault without a finding");
  const report = reportModel(source);
  signal.throwIfAborted();
  await writeReport(store, report, place);
  return {
    result: resultOf(report, source, place),
    warnings: findings.warnings,
    lines: [
      `wrote ${oneLine(place.html)}: one page that stands alone; open it in any browser`,
      `wrote ${oneLine(place.markdown)}: the same as Markdown`,
      ...outcomeLines(source),
    ],
  };
}

const NO_NAMES: ReadonlySet<string> = new Set(["", ".", ".."]);

/** Beside the record, or where `--to` says; never in the record itself. */
async function placeOf(record: string, to: string | undefined): Promise<ReportPlace> {
  const base = to?.replace(/\.(?:html|md)$/, "") ?? `${nameOf(record)}.report`;
  if (base.endsWith("/") || NO_NAMES.has(basename(base)))
    throw new UsageError("--to takes a name for the files, such as --to shared/first");
  const way = relative(await real(record), await real(dirname(base)));
  if (way !== ".." && !way.startsWith("../")) throw new UsageError("--to must lie outside of the record");
  return { html: `${base}.html`, markdown: `${base}.md` };
}

/** The record's path without ending; written out where it is `.` or `..`, which are no names. */
function nameOf(record: string): string {
  const name = basename(record);
  if (NO_NAMES.has(name)) return resolve(record);
  return join(dirname(record), name);
}

/** Where a path leads, as much of it as exists. */
async function real(path: string): Promise<string> {
  const absolute = resolve(path);
  try {
    return await realpath(absolute);
  } catch {
    // What is not there yet comes below what is.
    const above = dirname(absolute);
    return above === absolute ? absolute : join(await real(above), basename(absolute));
  }
}

function resultOf(report: RecordReport, { record }: ReportSource, { html, markdown }: ReportPlace): unknown {
  return {
    record: record.directory,
    html,
    markdown,
    outcome: report.outcome,
    failures: record.failure?.failures.length ?? 0,
    warnings: record.established?.manifest.warnings.length ?? 0,
  };
}

function outcomeLines({ record: { failure } }: ReportSource): readonly string[] {
  if (failure === undefined) return [];
  const { code, gate } = failure.first;
  return [`the record is of a run that was stopped at gate ${gate}: ${code}`];
}
