import { open, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { sha256 } from "../canonical.js";
import { GateError } from "../errors/gate-error.js";
import {
  LARGEST_METADATA_FILE,
  METADATA_FILES,
  metadataOf,
  pathIn,
  readMetadataFile,
} from "../observation/model-metadata.js";
import type { ModelMetadata } from "../observation/observation.js";
import type { Report } from "../observation/probe.js";
import type { ReadEntry } from "../observation/readers.js";

const HINT = "name a directory that holds a checkpoint, or its config.json";

/**
 * Reads a checkpoint's metadata on this machine: of a directory, or of a `config.json` with the tokenizer's and the
 * processors' files beside it. A file of another name is a `config.json` that stands alone.
 *
 * Rejects with what the observation gate says of a host's checkpoint.
 *
 * @public
 */
export async function readLocalMetadata(path: string, report: Report): Promise<ModelMetadata> {
  const kind = await kindOf(path);
  if (kind === "file" && basename(path) !== "config.json") return readAlone(path, report);
  const directory = kind === "file" ? dirname(path) : path;
  const entries = METADATA_FILES.map(async (name) => {
    const file = pathIn(directory, name);
    return [file, await readEntry(file)] as const;
  });
  return metadataOf(directory, new Map(await Promise.all(entries)), report);
}

async function readAlone(path: string, report: Report): Promise<ModelMetadata> {
  const file = readMetadataFile(path, new Map([[path, await readEntry(path)]]), report);
  if (file === undefined)
    throw new GateError("MODEL_CONFIG_MISSING", { subject: path, message: `${path} is gone` });
  return { configSha256: sha256(file.text), config: file.value, processors: {} };
}

async function kindOf(path: string): Promise<"file" | "directory"> {
  const found = await stat(path).catch((error: unknown) => {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR")
      throw new GateError("MODEL_DIR_MISSING", {
        subject: path,
        message: `${path} does not exist on this machine`,
        hint: HINT,
      });
    throw new GateError("MODEL_DIR_UNREADABLE", {
      subject: path,
      message: `${path} cannot be looked at: ${(error as Error).message}`,
      hint: "run as a user who may read it and the directories above it",
    });
  });
  if (found.isDirectory()) return "directory";
  if (found.isFile()) return "file";
  throw new GateError("MODEL_DIR_NOT_A_DIRECTORY", {
    subject: path,
    message: `${path} is neither a directory nor a file`,
    hint: HINT,
  });
}

/** As the hosts' reader gives it. */
async function readEntry(path: string): Promise<ReadEntry> {
  try {
    const file = await open(path, "r");
    try {
      const { size } = await file.stat();
      const cut = size > LARGEST_METADATA_FILE;
      const bytes = cut ? new Uint8Array() : await file.readFile();
      // A byte-order mark stays, as it does on the hosts; bytes that are no UTF-8 are a TypeError.
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
      return { kind: "text", text, cut };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof TypeError) return { kind: "bytes", base64: "", cut: false };
    const { code = "EIO", message } = error as NodeJS.ErrnoException;
    return { kind: "error", errno: code, message };
  }
}
