import { beforeAll, describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { extractRecord } from "../../src/extract/extract-record.js";
import { readRecordFiles, writeExtract } from "../../src/extract/record-files.js";
import { readReport } from "../../src/report/read-report.js";
import { reportHtml } from "../../src/report/report-html.js";
import { reportMarkdown } from "../../src/report/report-markdown.js";
import { reportModel } from "../../src/report/report-model.js";
import type { RecordReport } from "../../src/report/report.js";
import { checkReportPlace, writeReport } from "../../src/report/write-report.js";
import { fileError, memoryFileStore } from "../../src/testing/memory-file-store.js";
import { edit, RECORD, recordOf, sourceOf, trio } from "./recorded.js";

const PLACE = { html: "out/first.report.html", markdown: "out/first.report.md" };
let report: RecordReport;
beforeAll(async () => {
  report = reportModel(await sourceOf(await recordOf(trio())));
});

describe("writing a report", () => {
  it("writes both files, and private ones", async () => {
    const store = memoryFileStore();
    await writeReport(store, report, PLACE);
    expect(store.files()).toEqual({
      [PLACE.html]: reportHtml(report),
      [PLACE.markdown]: reportMarkdown(report),
    });
    for (const path of Object.values(PLACE)) expect((await store.status(path))?.mode).toBe(0o600);
    expect((await store.status("out"))?.mode).toBe(0o700);
  });

  it.each(Object.values(PLACE))("writes neither where %s is taken", async (path) => {
    const store = memoryFileStore();
    store.plant(path, { kind: "file", text: "mine" });
    await expect(writeReport(store, report, PLACE)).rejects.toMatchObject({
      code: "FILE_EXISTS",
      subject: path,
    });
    expect(store.files()).toEqual({ [path]: "mine" });
  });

  it.each(Object.values(PLACE))("leaves nothing where the disk is full at %s", async (path) => {
    const store = memoryFileStore({
      before: (operation, at) => {
        if (operation === "createFile" && at === path) throw fileError("ENOSPC", operation, at);
      },
    });
    await expect(writeReport(store, report, PLACE)).rejects.toMatchObject({ code: "FILE_WRITE_FAILED" });
    expect(store.files()).toEqual({});
    expect(await store.status("out")).toBeUndefined();
  });

  it("tells of every name that is taken, links too", async () => {
    const store = memoryFileStore();
    store.plant(PLACE.html, { kind: "link", target: "elsewhere" });
    store.plant(PLACE.markdown, { kind: "directory" });
    const findings = new Findings();
    await checkReportPlace(store, PLACE, findings);
    expect(findings.errors.map(({ code, subject }) => `${code} ${subject}`)).toEqual([
      `FILE_EXISTS ${PLACE.html}`,
      `FILE_EXISTS ${PLACE.markdown}`,
    ]);
  });
});

describe("reading for a report", () => {
  it.each([
    ["nothing", "RECORD_UNREADABLE", {}],
    ["a record without an observation", "RECORD_UNREADABLE", { remove: "engine-2.json" }],
    ["a record without its checkpoint", "FILE_UNREADABLE", { remove: "engine-1-checkpoint.json" }],
    ["a record of another version", "RECORD_VERSION_UNKNOWN", { version: 2 }],
  ])("%s is refused", async (_name, code, { remove, version }: { remove?: string; version?: number }) => {
    const store = (remove ?? version) ? await recordOf(trio()) : memoryFileStore();
    if (remove !== undefined) await store.remove(`${RECORD}/${remove}`);
    if (version !== undefined) edit(store, "manifest.json", { record_version: version });
    const findings = new Findings();
    expect(await readReport(store, RECORD, findings)).toBeUndefined();
    expect(findings.errors.map((error) => error.code)).toEqual([code]);
  });

  it("a record of which a fingerprint or an observation was edited is refused", async () => {
    const store = await recordOf(trio());
    edit(store, "engine-1.json", { image_id: `sha256:${"0".repeat(64)}` });
    const findings = new Findings();
    expect(await readReport(store, RECORD, findings)).toBeUndefined();
    expect(findings.errors.map((error) => error.code)).toEqual(["RECORD_DAMAGED"]);
  });

  it("logs that cannot be listed are a fault of the record", async () => {
    const store = await recordOf(trio());
    const refused = async (path: string): Promise<readonly string[]> => {
      if (path !== `${RECORD}/logs`) return store.list(path);
      throw Object.assign(new Error("refused"), { code: "EACCES" });
    };
    const findings = new Findings();
    expect(await readReport({ ...store, list: refused }, RECORD, findings)).toBeUndefined();
    expect(findings.errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      `RECORD_UNREADABLE: cannot read ${RECORD}/logs: permission denied (EACCES)`,
    ]);
  });

  it("an extract can be reported as its record can, and holds no name or address", async () => {
    const store = await recordOf(trio());
    const extract = extractRecord(await readRecordFiles(store, RECORD), { environment: trio().environment });
    await writeExtract(store, extract, { directory: "shared", table: "shared.json" });
    const findings = new Findings();
    const source = await readReport(store, "shared", findings);
    findings.settle();
    if (source === undefined) return expect.fail("no source");
    const shown = reportModel(source);
    const html = reportHtml(shown);
    expect(html).not.toMatch(/gpu-[123]|10\.20\.0\./);
    expect(shown.sections.map(({ id }) => id)).toEqual(report.sections.map(({ id }) => id));
    return undefined;
  });
});
