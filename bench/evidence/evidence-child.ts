import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  Findings,
  readComparison,
  type RecordReader,
  readReport,
  replay,
  reportHtml,
  reportMarkdown,
  reportModel,
  verifyEvidence,
} from "../../packages/core/src/index.js";
import { createDiskFileStore } from "../../packages/core/src/node/index.js";
import { answer, type EvidenceTask, task } from "./messages.js";

const { what, record, other, environment, edited } = await task<EvidenceTask>();
const disk = createDiskFileStore();

const WORK: Readonly<Record<EvidenceTask["what"], () => Promise<string>>> = {
  /** Every file of the record read, and every JSON text parsed: what nobody who looks at it all can do without. */
  async reference() {
    const files = await recordFiles();
    for (const [path, text] of files) if (path.endsWith(".json")) JSON.parse(text);
    return `${files.size} files`;
  },
  async derivation() {
    const found = await settled((findings) => replay(memory, record, findings));
    if (found.differences.length > 0) throw new Error("the record does not replay");
    return `${found.documents.length} documents`;
  },
  async verify() {
    const { holds, errors } = await verifyEvidence({
      store: disk,
      environment,
      signal: new AbortController().signal,
    });
    if (!holds) throw new Error(`the evidence does not hold: ${errors[0]?.message ?? ""}`);
    return "holds";
  },
  async edited() {
    const { changes, errors } = await verifyEvidence({
      store: disk,
      environment: edited,
      signal: new AbortController().signal,
    });
    const other = errors.find(({ code }) => code !== "EVIDENCE_CHANGED");
    if (other !== undefined) throw new Error(`not the change alone was found: ${other.message}`);
    const found = new Set(changes.map(({ path }) => path));
    if (found.size !== 1 || !found.has("runtime.block_size"))
      throw new Error(`the change was not found, but ${[...found].join(", ")}`);
    return `${changes.length} changes`;
  },
  async diff() {
    const found = await settled((findings) =>
      readComparison(disk, { before: record, after: other }, findings),
    );
    const { facts, accelerators, settings, checkpoints } = found;
    if ([facts, accelerators, settings, checkpoints].some((changes) => changes.length === 0))
      throw new Error("a change was not found");
    return `${facts.length + accelerators.length + settings.length + checkpoints.length} changes`;
  },
  async report() {
    const source = await settled((findings) => readReport(disk, record, findings));
    const model = reportModel(source);
    const [html, markdown] = [reportHtml(model), reportMarkdown(model)];
    return `${((html.length + markdown.length) / 1024 ** 2).toFixed(1)} MiB`;
  },
};

/** A derivation begins with the hosts' answers: they are in memory before it is measured. */
const memory = readerOf(what === "derivation" ? await recordFiles() : new Map());

await answer(WORK[what]);

async function settled<Found>(work: (findings: Findings) => Promise<Found | undefined>): Promise<Found> {
  const findings = new Findings();
  const found = await work(findings);
  findings.settle();
  if (found === undefined) throw new TypeError("nothing was found and no finding says why");
  return found;
}

/** Every file of the record by its path. */
async function recordFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(record, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path, await readFile(path, "utf8"));
  }
  return files;
}

/** Reads from memory; what a directory holds is known beforehand, as to a file system. */
function readerOf(files: ReadonlyMap<string, string>): RecordReader {
  const directories = new Map<string, Set<string>>();
  for (const path of files.keys()) {
    const words = path.split("/");
    for (const [index, name] of words.entries()) {
      const parent = words.slice(0, index).join("/");
      directories.set(parent, (directories.get(parent) ?? new Set()).add(name));
    }
  }
  return {
    async readText(path) {
      const text = files.get(path);
      if (text === undefined) throw Object.assign(new Error(`there is no ${path}`), { code: "ENOENT" });
      return text;
    },
    async status(path) {
      const text = files.get(path);
      return text === undefined ? undefined : { kind: "file", mode: 0o600, size: text.length };
    },
    async list(directory) {
      return [...(directories.get(directory) ?? [])];
    },
  };
}
