import { isObject, type JsonObject, sha256 } from "../canonical.js";
import { GateError, GateFailure } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import { type DirectoryRules, isAbsence, requireDirectory } from "./directories.js";
import { parseMetadataJson } from "./metadata-json.js";
import type { ModelMetadata } from "./observation.js";
import type { Probe, Report } from "./probe.js";
import {
  type Entries,
  literalPattern,
  parseRead,
  parseStat,
  type ReadEntry,
  readCommand,
  statCommand,
} from "./readers.js";

const CONFIG = "config.json";
const TOKENIZER = "tokenizer_config.json";
/** The processor files whose metadata counts. */
const PROCESSOR_FILES = [
  "processor_config.json",
  "preprocessor_config.json",
  "video_preprocessor_config.json",
] as const;

/** Every file of a checkpoint whose metadata counts, `config.json` first. @public */
export const METADATA_FILES: readonly string[] = [CONFIG, TOKENIZER, ...PROCESSOR_FILES];

/** Largest metadata file that is read, in bytes. @public */
export const LARGEST_METADATA_FILE = 16 << 20;

const MODEL_DIR: DirectoryRules = {
  what: "model directory",
  missing: "MODEL_DIR_MISSING",
  notADirectory: "MODEL_DIR_NOT_A_DIRECTORY",
  unreadable: "MODEL_DIR_UNREADABLE",
};

/**
 * Reads the checkpoint's metadata out of its directory, given as an absolute path. `config.json` must be there;
 * the tokenizer's and the processors' files may be absent, but what is there must be readable. All files' faults
 * are thrown together.
 *
 * @public
 */
export const modelMetadataProbe: Probe<string, ModelMetadata> = {
  name: "model metadata",
  commands: (directory, settings) => [
    statCommand([literalPattern(directory)], settings),
    readCommand(
      METADATA_FILES.map((name) => literalPattern(pathIn(directory, name))),
      { ...settings, limit: LARGEST_METADATA_FILE, outputLimit: 8 * LARGEST_METADATA_FILE },
    ),
  ],
  parse: ([status, contents], directory, report) => {
    if (status === undefined || contents === undefined)
      throw new TypeError("the model metadata probe has two commands");
    const { freeBytes } = requireDirectory(directory, parseStat(status).get(directory), MODEL_DIR);
    const metadata = metadataOf(directory, parseRead(contents), report);
    return freeBytes === undefined ? metadata : { ...metadata, freeBytes };
  },
};

/**
 * The metadata among the contents of a checkpoint's files, by path in its directory. Throws the faults of all files
 * together.
 *
 * @public
 */
export function metadataOf(directory: string, entries: Entries<ReadEntry>, report: Report): ModelMetadata {
  const faults: GateError[] = [];
  const file = (name: string) =>
    attempt(faults, () => readMetadataFile(pathIn(directory, name), entries, report));
  const config = file(CONFIG);
  const tokenizer = file(TOKENIZER);
  const processors = PROCESSOR_FILES.flatMap((name) => {
    const found = file(name);
    return found === undefined ? [] : [[name, found.value] as const];
  });
  if (faults.length > 0) throw faults.length === 1 ? faults[0] : new GateFailure(faults);
  if (config === undefined)
    throw new GateError("MODEL_CONFIG_MISSING", {
      subject: pathIn(directory, CONFIG),
      message: `the model directory ${directory} holds no ${CONFIG}`,
    });
  return {
    configSha256: config.sha256,
    config: config.value,
    ...(tokenizer === undefined ? {} : { tokenizerConfig: tokenizer.value }),
    processors: Object.fromEntries(processors),
  };
}

/** A file in the directory, whose path may end in a slash. */
export function pathIn(directory: string, name: string): string {
  return `${directory.replace(/\/+$/, "")}/${name}`;
}

function attempt<T>(faults: GateError[], part: () => T): T | undefined {
  try {
    return part();
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    faults.push(error);
    return undefined;
  }
}

/** The file's text and value; `undefined` where there is no such file. */
export function readMetadataFile(
  path: string,
  entries: Entries<ReadEntry>,
  report: Report,
): { readonly text: string; readonly sha256: string; readonly value: JsonObject } | undefined {
  const entry = entries.get(path);
  if (entry === undefined || (entry.kind === "error" && isAbsence(entry.errno))) return undefined;
  if (entry.kind === "error")
    throw fault("MODEL_METADATA_UNREADABLE", path, `cannot be read: ${entry.errno} ${entry.message}`);
  if (entry.cut)
    throw fault("MODEL_METADATA_TOO_LARGE", path, `is larger than ${LARGEST_METADATA_FILE} bytes`);
  if (entry.kind === "bytes") throw fault("MODEL_METADATA_NOT_TEXT", path, "is not UTF-8 text");
  const digest = entry.sha256 ?? sha256(entry.text);
  return { text: entry.text, sha256: digest, value: parseMetadata(path, entry.text, report) };
}

function fault(code: ErrorCode, path: string, what: string): GateError {
  return new GateError(code, { subject: path, message: `${path} ${what}` });
}

/**
 * The JSON object in a metadata file's text; `path` names it in faults.
 *
 * @public
 */
export function parseMetadata(path: string, text: string, report: Report): JsonObject {
  if (text.startsWith("\ufeff"))
    throw fault("MODEL_METADATA_NOT_JSON", path, "is no JSON: it begins with a byte-order mark");
  let parsed: ReturnType<typeof parseMetadataJson>;
  try {
    parsed = parseMetadataJson(text);
  } catch (error) {
    throw fault("MODEL_METADATA_NOT_JSON", path, `is no JSON: ${(error as Error).message}`);
  }
  if (!isObject(parsed.value)) throw fault("MODEL_METADATA_NOT_AN_OBJECT", path, "holds no JSON object");
  if (parsed.duplicates.length > 0)
    report("MODEL_METADATA_DUPLICATE_KEY", {
      subject: path,
      message: `${path} has a key twice in one object: ${parsed.duplicates.slice(0, 5).join(", ")}`,
    });
  return parsed.value;
}
