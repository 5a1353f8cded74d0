import { join } from "node:path";
import { expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { readReport } from "../../src/report/read-report.js";
import { reportHtml } from "../../src/report/report-html.js";
import { reportMarkdown } from "../../src/report/report-markdown.js";
import { reportModel } from "../../src/report/report-model.js";
import { replayTransport } from "../../src/testing/replay-transport.js";
import { fleetNames, FLEETS, readFleetFolder } from "../fleets/fleet-folder.js";
import { OUT, runFleet } from "../fleets/run-fleet.js";
import { parseHtml, parseMarkdown } from "./page.js";

// Faults of the inputs leave no record.
const RECORDED = fleetNames().filter((name) => name !== "fails-inputs");

// Whatever a fleet is, and whatever stops its discovery: the report says it, and the same in both formats.
it.each(RECORDED)("%s", async (name) => {
  const { env, hosts } = readFleetFolder(join(FLEETS, name));
  const { store, discovery, failure } = await runFleet(env, replayTransport(hosts));
  const findings = new Findings();
  const source = await readReport(store, OUT, findings);
  findings.settle();
  if (source === undefined) return expect.fail("no source");
  const report = reportModel(source);
  const [html, markdown] = [parseHtml(reportHtml(report)), parseMarkdown(reportMarkdown(report))];
  expect(html.tables.size).toBeGreaterThan(1);
  expect([...markdown.tables]).toEqual([...html.tables]);
  expect(report.outcome).toBe(failure === undefined ? "established" : "stopped");
  for (const { text } of [html, markdown]) {
    for (const { code, message, hint } of [...(failure?.errors ?? []), ...(discovery?.warnings ?? [])]) {
      expect(text).toContain(code);
      for (const line of [...message.split("\n"), ...hint.split("\n")]) expect(text).toContain(line);
    }
    for (const { role, destination } of discovery?.inputs.engines ?? []) {
      expect(text).toContain(role);
      expect(text).toContain(destination);
    }
    for (const { url } of discovery?.policy.engines ?? []) expect(text).toContain(url);
  }
  return undefined;
});
