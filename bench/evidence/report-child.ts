import { rm, stat } from "node:fs/promises";
import { Findings, readReport, reportModel, writeReport } from "../../packages/core/src/index.js";
import { createDiskFileStore } from "../../packages/core/src/node/index.js";

const [record = ""] = process.argv.slice(2);
const place = { html: `${record}.report.html`, markdown: `${record}.report.md` };
const store = createDiskFileStore();
const findings = new Findings();
const started = performance.now();
const source = await readReport(store, record, findings);
findings.settle();
if (source === undefined) throw new TypeError("a fault without a finding");
await writeReport(store, reportModel(source), place);
const ms = performance.now() - started;
const [html, markdown] = [(await stat(place.html)).size, (await stat(place.markdown)).size];
for (const path of Object.values(place)) await rm(path);
process.send?.({ ms, peakMiB: process.resourceUsage().maxRSS / 1024, html, markdown });
