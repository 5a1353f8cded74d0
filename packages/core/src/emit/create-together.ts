import { GateError } from "../errors/gate-error.js";
import type { FileStore } from "./file-store.js";
import { ancestorsOf, clearingCommand, directoryOf, temporaryPath } from "./paths.js";
import { errnoOf, storeHint, storeWords } from "./store-errors.js";

/** A file to create. @public */
export interface TextDocument {
  readonly path: string;
  readonly text: string;
}

/** @public */
export interface CreatedTogether {
  /** In the order of creation. */
  readonly written: readonly string[];
  /** Temporary names that could not be removed after the set was whole. */
  readonly left: readonly string[];
}

/**
 * Creates files as one set, each exclusively, the last one last: where it stands, the set is whole. Every file
 * is first written under a temporary name and made durable; then each gets its own name by a hard link, so
 * that a name never shows part of a file. A failure or an abort before the last link removes exactly what
 * this call created, directories included; after it the set stands.
 *
 * Rejects with a GateError of gate `emit`, or with the signal's reason.
 *
 * @public
 */
export async function createTogether(
  store: FileStore,
  documents: readonly TextDocument[],
  signal?: AbortSignal,
): Promise<CreatedTogether> {
  const created: string[] = [];
  let current = "";
  try {
    for (const { path, text } of documents) {
      signal?.throwIfAborted();
      current = path;
      for (const directory of await missingAbove(store, path)) {
        await store.makeDirectory(directory);
        created.push(directory);
      }
      await store.createFile(temporaryPath(path), text);
      created.push(temporaryPath(path));
    }
    for (const { path } of documents) {
      signal?.throwIfAborted();
      current = path;
      await store.link(temporaryPath(path), path);
      created.push(path);
    }
  } catch (error) {
    const left = await removeAll(store, created.toReversed());
    if (signal?.aborted === true && error === signal.reason && left.length === 0) throw error;
    throw creationError(current, error, left);
  }
  const temporaries = documents.map(({ path }) => temporaryPath(path));
  const left = await removeAll(store, temporaries);
  return { written: documents.map(({ path }) => path), left };
}

/** The directories above a path that do not exist, topmost first. */
async function missingAbove(store: FileStore, path: string): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const directory of ancestorsOf(path)) {
    if (directory === "." || directory === "/" || (await store.status(directory)) !== undefined) break;
    missing.unshift(directory);
  }
  return missing;
}

/** Removes what can be removed and gives the rest. A directory that others use by now stays, unnamed. */
async function removeAll(store: FileStore, paths: readonly string[]): Promise<readonly string[]> {
  const left: string[] = [];
  for (const path of paths) {
    try {
      await store.remove(path);
    } catch (error) {
      if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(errnoOf(error))) left.push(path);
    }
  }
  return left;
}

function creationError(path: string, error: unknown, left: readonly string[]): GateError {
  const exists = errnoOf(error) === "EEXIST";
  const hints = [
    left.length > 0 ? `clear what could not be removed: ${clearingCommand(left)}` : undefined,
    exists ? `move ${path} and ${temporaryPath(path)} away, whichever is there` : storeHint(error),
  ].filter((hint) => hint !== undefined);
  return new GateError(exists ? "CONFIG_EXISTS" : "CONFIG_WRITE_FAILED", {
    message: exists
      ? `${path} appeared while discovery ran; nothing was written over it`
      : `cannot create ${path} in ${directoryOf(path)}: ${storeWords(error)}`,
    subject: path,
    ...(hints.length > 0 ? { hint: hints.join("; ") } : {}),
    ...(left.length > 0 ? { details: { left } } : {}),
    cause: error,
  });
}
