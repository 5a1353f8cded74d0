import type { KnownTree } from "../checkpoint/known-tree.js";
import type { Findings } from "../errors/findings.js";
import type { FileStore } from "./file-store.js";
import { parseDocument } from "./parse-document.js";
import { pathIn } from "./paths.js";
import { storeWords } from "./store-errors.js";

const FILES = /^engine-[1-9][0-9]*-files\.json$/;

/** What the discovery record in a directory knows of the checkpoints' files. Every fault becomes a finding. */
export async function readKnownTrees(
  store: FileStore,
  record: string,
  findings: Findings,
): Promise<readonly KnownTree[]> {
  const trees: KnownTree[] = [];
  try {
    const names = (await store.list(record)).filter((name) => FILES.test(name));
    if (names.length === 0) throw new Error("it holds no engine-<n>-files.json");
    for (const name of names) {
      const path = pathIn(record, name);
      const document = parseDocument(
        "checkpoint-files",
        { path, text: await store.readText(path) },
        findings,
      );
      if (document === undefined || document.machine_id === null) continue;
      const files = document.files.map(({ path, identity, sha256 }) => [path, { identity, sha256 }] as const);
      trees.push({ machineId: document.machine_id, directory: document.directory, files: new Map(files) });
    }
  } catch (error) {
    findings.add("REUSE_RECORD_UNREADABLE", {
      message: `the record ${record} cannot be used: ${storeWords(error)}`,
      field: "--reuse-hashes",
      subject: record,
      cause: error,
    });
  }
  return trees;
}
