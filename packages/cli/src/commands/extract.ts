import {
  type Extract,
  extractRecord,
  Findings,
  readRecordFiles,
  type Unjudged,
  writeExtract,
} from "@narwhal/core";
import { createDiskFileStore } from "@narwhal/core/node";
import { relative, resolve } from "node:path";
import type { Context, Outcome } from "../command.js";
import { judgementOf } from "../judgement.js";
import { UsageError } from "../problem.js";
import { table } from "../render/table.js";
import { readInputs } from "../session.js";

/** Copies a record with stand-ins for what is private. */
export async function runExtract(context: Context): Promise<Outcome> {
  const { args } = context;
  const [record = ""] = args.words("record");
  const directory = args.text("to")?.replace(/(?<=.)\/+$/, "");
  if (directory === undefined) throw new UsageError("extract needs --to, such as --to shared/first");
  const standIns = args.text("table") ?? `${directory}.stand-ins.json`;
  if (isInside(standIns, directory))
    throw new UsageError("--table must lie outside of --to: it stays private");
  if (isInside(directory, record)) throw new UsageError("--to must lie outside of the record");
  const store = createDiskFileStore();
  const findings = new Findings(judgementOf(args));
  const files = await readRecordFiles(store, record);
  const extract = extractRecord(files, { environment: await readInputs(context, store, findings) });
  reportUnjudged(extract, findings);
  findings.settle();
  await writeExtract(store, extract, { directory, table: standIns });
  return {
    result: {
      record,
      directory,
      table: standIns,
      files: extract.files.map(({ path }) => path),
      stand_ins: extract.standIns.length,
      unjudged: extract.unjudged,
    },
    warnings: findings.warnings,
    lines: extractLines(extract, directory, standIns),
  };
}

function isInside(path: string, directory: string): boolean {
  const way = relative(resolve(directory), resolve(path));
  return way === "" || !(way === ".." || way.startsWith("../"));
}

function reportUnjudged({ unjudged }: Extract, findings: Findings): void {
  const [first] = unjudged;
  if (first === undefined) return;
  findings.add("EXTRACT_UNJUDGED", {
    message: `${unjudged.length} texts of the extract may be private; the first is ${first.text} at ${first.file}:${first.line}`,
    subject: first.file,
    details: { unjudged: unjudged.map(place) },
  });
}

function place({ kind, text, file, line, count }: Unjudged) {
  return { kind, text, file, line, count };
}

function extractLines(extract: Extract, directory: string, standIns: string): readonly string[] {
  const unjudged = table(
    ["KIND", "TEXT", "TIMES", "FIRST AT"],
    extract.unjudged.map(({ kind, text, file, line, count }) => [
      kind,
      text,
      String(count),
      `${file}:${line}`,
    ]),
  );
  return [
    `wrote ${directory}/: ${extract.files.length} files, ${extract.standIns.length} values with stand-ins`,
    `wrote ${standIns}: which stand-in is what; keep it to yourself`,
    ...(extract.unjudged.length === 0
      ? []
      : ["", "left as it is, because no rule could judge it; look at each before you share:", ...unjudged]),
  ];
}
