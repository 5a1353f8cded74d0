import type { FileStatus, FileStore } from "../emit/file-store.js";
import { GateError } from "../errors/gate-error.js";

/** What records are read with. @public */
export type RecordReader = Pick<FileStore, "readText" | "status" | "list">;

/**
 * Reads files and directories, and nothing that only looks like one: a pipe could keep its reader waiting, a device
 * could never end, and behind a link stands what is no part of the record.
 */
export function strictReader(store: RecordReader): RecordReader {
  const insist = async (path: string, kind: "file" | "directory"): Promise<void> => {
    const found = (await store.status(path))?.kind;
    if (found === undefined || found === kind) return;
    const message = `cannot read ${path}: it is ${kindWords(found)}, no ${kind}`;
    throw new GateError("RECORD_UNREADABLE", { message, subject: path });
  };
  return {
    status: (path) => store.status(path),
    async readText(path) {
      await insist(path, "file");
      return store.readText(path);
    },
    async list(path) {
      await insist(path, "directory");
      return store.list(path);
    },
  };
}

/** What stands at a path, in words. */
export function kindWords(kind: FileStatus["kind"]): string {
  return kind === "other" ? "a pipe, socket or device" : `a ${kind}`;
}
