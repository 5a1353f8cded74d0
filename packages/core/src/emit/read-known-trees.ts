import type { HashedFile } from "../access/session.js";
import type { KnownTree } from "../checkpoint/known-tree.js";
import { shownPath } from "../checkpoint/hash-faults.js";
import type { Findings } from "../errors/findings.js";
import type { FileStore } from "./file-store.js";
import { parseDocument } from "./parse-document.js";
import { readCheckpointManifest } from "./read-manifest.js";
import { pathIn } from "./paths.js";
import { storeWords } from "./store-errors.js";

const FILES = /^engine-[1-9][0-9]*-files\.json$/;

/** A record that was read, but is none to take hashes from. */
class Unusable extends Error {}

/**
 * What the discovery record in a directory knows of the checkpoints' files. Every fault becomes a finding; hashes that
 * are not those of the manifest beside them, whose tree hash vouches for it, are one.
 */
export async function readKnownTrees(
  store: FileStore,
  record: string,
  findings: Findings,
): Promise<readonly KnownTree[]> {
  const trees: KnownTree[] = [];
  try {
    const present = new Set(await store.list(record));
    const names = [...present].filter((name) => FILES.test(name));
    if (names.length === 0) throw new Unusable("it holds no engine-<n>-files.json");
    for (const name of names) {
      const path = pathIn(record, name);
      const document = parseDocument(
        "checkpoint-files",
        { path, text: await store.readText(path) },
        findings,
      );
      if (document === undefined || document.machine_id === null) continue;
      const manifest = name.replace("-files.json", "-checkpoint.json");
      if (present.has(manifest)) {
        const beside = await readCheckpointManifest(store, pathIn(record, manifest), findings);
        if (beside === undefined) continue;
        const path = contradiction(document.files, beside.files);
        if (path !== undefined)
          throw new Unusable(`${name} and ${manifest} contradict each other: ${shownPath(path)}`);
      }
      const files = document.files.map(({ path, identity, sha256 }) => [path, { identity, sha256 }] as const);
      trees.push({ machineId: document.machine_id, directory: document.directory, files: new Map(files) });
    }
  } catch (error) {
    findings.add("REUSE_RECORD_UNREADABLE", {
      message: `the record ${record} cannot be used: ${error instanceof Unusable ? error.message : storeWords(error)}`,
      field: "--reuse-hashes",
      subject: record,
      cause: error,
    });
  }
  return trees;
}

/** The first path that is not the same in both; an identity holds the size. */
function contradiction(
  known: readonly { readonly path: string; readonly sha256: string; readonly identity: string }[],
  files: readonly HashedFile[],
): string | undefined {
  const listed = new Map(files.map((file) => [file.path, file]));
  for (const { path, sha256, identity } of known) {
    const file = listed.get(path);
    if (file?.sha256 !== sha256 || String(file.size) !== identity.split(":")[2]) return path;
    listed.delete(path);
  }
  return [...listed.keys()][0];
}
