import { REDACTED } from "../access/redact-names.js";
import type { CommandResult } from "../access/command.js";
import { isObject, type Json } from "../canonical.js";
import { pathIn } from "../emit/paths.js";
import type { RecordedTree } from "./recorded-sessions.js";

/**
 * An answer of `@read` with the digests of the files that secrets were taken out of, as hashing gave them: the text
 * that the record keeps is not what the digest is of.
 */
export function withDigests(result: CommandResult, trees: ReadonlyMap<string, RecordedTree>): CommandResult {
  if (result.argv[0] !== "@read" || !result.stdout.includes(REDACTED)) return result;
  const contents = entriesOf(result.stdout);
  if (contents === undefined) return result;
  const entries = contents.map(([path, entry]): [string, Json] => {
    const text = isObject(entry) ? entry["text"] : undefined;
    if (!isObject(entry) || typeof text !== "string" || !text.includes(REDACTED)) return [path, entry];
    const sha256 = digestOf(path, trees);
    return [path, sha256 === undefined ? entry : { ...entry, sha256 }];
  });
  return { ...result, stdout: JSON.stringify(Object.fromEntries(entries)) };
}

function entriesOf(text: string): readonly [string, Json][] | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? Object.entries(value) : undefined;
  } catch {
    // Whoever reads the answer says what is wrong with it.
    return undefined;
  }
}

function digestOf(path: string, trees: ReadonlyMap<string, RecordedTree>): string | undefined {
  for (const [directory, { manifest }] of trees) {
    const file = manifest.files.find((each) => pathIn(directory, each.path) === path);
    if (file !== undefined) return file.sha256;
  }
  return undefined;
}
