import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  Findings,
  readComparison,
  readReport,
  replay,
  reportHtml,
  reportMarkdown,
  reportModel,
  verifyEvidence,
} from "../../packages/core/src/index.js";
import { createDiskFileStore } from "../../packages/core/src/node/index.js";
import { answer, type EvidenceTask, task } from "./messages.js";

const { what, record, other, environment } = await task<EvidenceTask>();
const store = createDiskFileStore();

const WORK: Readonly<Record<EvidenceTask["what"], () => Promise<string>>> = {
  /** Every file of the record read, and every JSON text parsed: what nobody who looks at it all can do without. */
  async reference() {
    let files = 0;
    for (const entry of await readdir(record, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = await readFile(join(entry.parentPath, entry.name), "utf8");
      if (entry.name.endsWith(".json")) JSON.parse(text);
      files += 1;
    }
    return `${files} files`;
  },
  async replay() {
    const found = await settled((findings) => replay(store, record, findings));
    if (found.differences.length > 0) throw new Error("the record does not replay");
    return `${found.documents.length} documents`;
  },
  async verify() {
    const { holds, errors } = await verifyEvidence({
      store,
      environment,
      signal: new AbortController().signal,
    });
    if (!holds) throw new Error(`the evidence does not hold: ${errors[0]?.message ?? ""}`);
    return "holds";
  },
  async diff() {
    const found = await settled((findings) =>
      readComparison(store, { before: record, after: other }, findings),
    );
    const { facts, accelerators, settings, checkpoints } = found;
    if ([facts, accelerators, settings, checkpoints].some((changes) => changes.length === 0))
      throw new Error("a change was not found");
    return `${facts.length + accelerators.length + settings.length + checkpoints.length} changes`;
  },
  async report() {
    const source = await settled((findings) => readReport(store, record, findings));
    const model = reportModel(source);
    const [html, markdown] = [reportHtml(model), reportMarkdown(model)];
    return `${((html.length + markdown.length) / 1024 ** 2).toFixed(1)} MiB`;
  },
};

await answer(WORK[what]);

async function settled<Found>(work: (findings: Findings) => Promise<Found | undefined>): Promise<Found> {
  const findings = new Findings();
  const found = await work(findings);
  findings.settle();
  if (found === undefined) throw new TypeError("nothing was found and no finding says why");
  return found;
}
