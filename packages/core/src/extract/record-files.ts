import { GateError } from "../errors/gate-error.js";
import { createFiles } from "../emit/create-files.js";
import type { FileStore } from "../emit/file-store.js";
import { pathIn } from "../emit/paths.js";
import { storeWords } from "../emit/store-errors.js";
import { kindWords } from "../evidence/record-reader.js";
import type { Extract } from "./extract-record.js";
import type { RecordFile } from "./record-file.js";

/**
 * Reads every file below a record's directory, in order of path.
 *
 * Rejects with a GateError: `RECORD_UNREADABLE` where something is missing, no plain file or no text.
 *
 * @public
 */
export async function readRecordFiles(store: FileStore, directory: string): Promise<readonly RecordFile[]> {
  const files: RecordFile[] = [];
  const walk = async (path: string, prefix: string): Promise<void> => {
    const names = await store.list(path).catch((error: unknown) => {
      throw unreadable(path, storeWords(error), error);
    });
    for (const name of [...names].sort()) {
      const at = pathIn(path, name);
      const status = await store.status(at);
      if (status?.kind === "directory") await walk(at, `${prefix}${name}/`);
      else if (status?.kind === "file")
        files.push({ path: `${prefix}${name}`, text: await textOf(store, at) });
      else
        throw unreadable(at, `it is ${status === undefined ? "gone" : `${kindWords(status.kind)}, no file`}`);
    }
  };
  await walk(directory, "");
  if (files.length === 0) throw unreadable(directory, "it holds no file");
  return files;
}

async function textOf(store: FileStore, path: string): Promise<string> {
  const text = await store.readText(path).catch((error: unknown) => {
    throw unreadable(path, storeWords(error), error);
  });
  if (text.includes("\u0000")) throw unreadable(path, "it is no text");
  return text;
}

function unreadable(path: string, why: string, cause?: unknown): GateError {
  return new GateError("RECORD_UNREADABLE", { message: `cannot read ${path}: ${why}`, subject: path, cause });
}

/** Where an extract goes. @public */
export interface ExtractPlace {
  /** Must not exist. */
  readonly directory: string;
  /** The file for the stand-ins, outside of the directory; must not exist. */
  readonly table: string;
}

/**
 * Writes an extract and, apart from it, its table of stand-ins: files 0600 in directories 0700, nothing over anything.
 * What was written before a failure is removed again.
 *
 * Rejects with a GateError: `FILE_EXISTS` or `FILE_WRITE_FAILED`.
 *
 * @public
 */
export async function writeExtract(store: FileStore, extract: Extract, to: ExtractPlace): Promise<void> {
  const table = { path: to.table, text: `${JSON.stringify({ stand_ins: tableOf(extract) }, null, 2)}\n` };
  const files = extract.files.map(({ path, text }) => ({ path: pathIn(to.directory, path), text }));
  await createFiles(store, { directory: to.directory, files: [table, ...files] });
}

function tableOf({ standIns }: Extract): unknown {
  return standIns.map(({ kind, original, standIn }) => ({ kind, original, stand_in: standIn }));
}
