import { GateError } from "../errors/gate-error.js";
import type { TextDocument } from "./create-together.js";
import type { FileStore } from "./file-store.js";
import { directoryOf } from "./paths.js";
import { errnoOf, storeHint, storeWords } from "./store-errors.js";

/** Files that a command writes where the operator wants them. @public */
export interface FilesToCreate {
  /** Created in this order. */
  readonly files: readonly TextDocument[];
  /** A directory that must not exist yet, whatever is to come into it. */
  readonly directory?: string;
}

/**
 * Creates files with their directories, 0600 in 0700, nothing over anything. What was written before a failure is
 * removed again.
 *
 * Rejects with a GateError: `FILE_EXISTS` or `FILE_WRITE_FAILED`.
 *
 * @public
 */
export async function createFiles(store: FileStore, wanted: FilesToCreate): Promise<void> {
  const created: string[] = [];
  let current = wanted.directory ?? "";
  const make = async (path: string): Promise<void> => {
    if (path === directoryOf(path) || (await store.status(path)) !== undefined) return;
    await make(directoryOf(path));
    await store.makeDirectory(path);
    created.push(path);
  };
  try {
    if (wanted.directory !== undefined) {
      await make(directoryOf(wanted.directory));
      await store.createDirectory(wanted.directory);
      created.push(wanted.directory);
    }
    for (const { path, text } of wanted.files) {
      current = path;
      await make(directoryOf(path));
      await store.createFile(path, text);
      created.push(path);
    }
  } catch (error) {
    for (const path of created.toReversed()) await store.remove(path).catch(ignoreUsed);
    throw writeFailed(current, error);
  }
}

/** A directory that others use by now stays. */
function ignoreUsed(error: unknown): void {
  if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(errnoOf(error))) throw error;
}

function writeFailed(path: string, error: unknown): GateError {
  if (errnoOf(error) === "EEXIST") {
    const message = `${path} exists already and is never overwritten`;
    return new GateError("FILE_EXISTS", { message, subject: path, cause: error });
  }
  return new GateError("FILE_WRITE_FAILED", {
    message: `cannot write ${path}: ${storeWords(error)}`,
    subject: path,
    hint: storeHint(error),
    cause: error,
  });
}
