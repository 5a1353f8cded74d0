import type { Environment } from "../inputs/inputs.js";
import { secretValues } from "../inputs/secrets.js";
import { Secret } from "../secret.js";
import { jsonFile } from "../canonical.js";
import { base64Texts, mapOutputs, mapTexts } from "./base64-texts.js";
import { collectStandIns } from "./collect.js";
import { refreshDigests } from "./digests.js";
import { jsonKeys } from "./literal-names.js";
import type { RecordFile } from "./record-file.js";
import { createReplacer } from "./replace.js";
import { createSecretRemover } from "./secrets.js";
import type { StandIn } from "./stand-ins.js";
import { findUnjudged, type Unjudged } from "./unjudged.js";

/** @public */
export interface ExtractOptions {
  /** The private environment that the record was made with: its secrets are removed, its destinations known. */
  readonly environment?: Environment;
}

/** A record fit to be shown to others. @public */
export interface Extract {
  /** In the given order; paths and texts with stand-ins. */
  readonly files: readonly RecordFile[];
  /** What each stand-in takes the place of: as private as the record itself. Secrets are not in it. */
  readonly standIns: readonly StandIn[];
  readonly unjudged: readonly Unjudged[];
}

/**
 * Replaces what is private in a record's files: names of hosts and users, addresses, names below home directories,
 * identifiers of machines and cards, fingerprints and keys, names of images. Equal values have equal stand-ins in all
 * files, addresses keep their kind and their networks, digests fit the replaced texts, so that transcripts still replay
 * and derive the same. Secrets become `[redacted]`.
 *
 * A name that also means something else in a record (`router`, a JSON key, one or two letters) is replaced only where
 * a host or a user is expected. What looks private and was left is in `unjudged`.
 *
 * @throws RangeError where a record holds more addresses than there are stand-ins.
 * @throws TypeError where a JSON file would not be JSON any more.
 * @public
 */
export function extractRecord(files: readonly RecordFile[], options: ExtractOptions = {}): Extract {
  const { environment = {} } = options;
  const removeSecrets = createSecretRemover(secretValues(environment).map((value) => new Secret(value)));
  const clean = files.map(({ path, text }) => ({ path, text: withoutSecrets(text, removeSecrets) }));
  const known = [
    ...clean,
    // Behind every file of the record, whose own names come first.
    { path: "~environment", text: removeSecrets(environmentText(environment)) },
    ...clean.flatMap(({ path, text }) => base64Texts(text).map((output) => ({ path, text: output }))),
  ];
  const standIns = collectStandIns(known);
  const replace = createReplacer(standIns, jsonKeys(known.map(({ text }) => text)));
  const replaced = clean.map(({ path, text }) => ({ path: replace(path), text: mapTexts(text, replace) }));
  const extract = refreshDigests(files, replaced);
  for (const [index, file] of files.entries()) checkJson(file, extract[index]);
  return { files: extract, standIns: standIns.all, unjudged: findUnjudged(extract, standIns) };
}

/** A secret such as `8000` also stands where it is none: in JSON then only texts lose it. */
function withoutSecrets(text: string, remove: (text: string) => string): string {
  const done = mapTexts(text, remove);
  if (!isJson(text) || isJson(done)) return done;
  const strings = (_key: string, value: unknown): unknown =>
    typeof value === "string" ? remove(value) : value;
  return jsonFile(JSON.parse(mapOutputs(text, remove), strings));
}

function environmentText(environment: Environment): string {
  return Object.entries(environment)
    .filter(([name]) => name.startsWith("NARWHAL_"))
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}

/** What was JSON must be JSON: else a replacement went wrong, and the extract must not pass for a record. */
function checkJson(before: RecordFile, after: RecordFile | undefined): void {
  if (isJson(before.text) && !isJson(after?.text ?? "")) {
    throw new TypeError(`the extract of ${before.path} is no JSON any more`);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
