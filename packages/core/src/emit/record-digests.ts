import { sha256 } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import type { TextDocument } from "./create-together.js";
import type { FileStore } from "./file-store.js";
import { nameOf, pathIn } from "./paths.js";
import { storeWords } from "./store-errors.js";

/** Files as they stand, and the directory of the discovery record that they come from. @public */
export interface RecordedFiles {
  readonly files: readonly TextDocument[];
  /** The value of `NARWHAL_DISCOVERY`. */
  readonly record: string;
  /** The path of the host-key store, where there is none. */
  readonly hostKeysMissing?: string;
}

/**
 * Warns of each file that differs from its digest in the discovery record. The host-key store may have grown
 * since: lines added at the end of a file are no edit of it where the lines before them have the digest.
 *
 * @public
 */
export async function reportEdits(store: FileStore, given: RecordedFiles, findings: Findings): Promise<void> {
  const digests = await recordedDigests(store, given.record, findings);
  for (const { path, text } of digests === undefined ? [] : given.files) {
    const recorded = digestFor(digests ?? {}, path);
    const grows = nameOf(path).endsWith("known_hosts");
    const same = recorded === undefined || sha256(text) === recorded || (grows && startsAs(text, recorded));
    if (!same) edited(path, given.record, findings);
  }
  const { hostKeysMissing: missing } = given;
  if (missing === undefined || digestFor(digests ?? {}, missing) === undefined) return;
  findings.add("HOST_KEYS_MISSING", {
    message: `${missing} is missing, which the discovery recorded in ${given.record} has`,
    subject: missing,
  });
}

function edited(path: string, directory: string, findings: Findings): void {
  findings.add("CONFIG_EDITED", {
    message: `${path} was edited since the discovery recorded in ${directory}`,
    subject: path,
  });
}

async function recordedDigests(
  store: FileStore,
  directory: string,
  findings: Findings,
): Promise<Readonly<Record<string, string>> | undefined> {
  const path = pathIn(directory === "" ? "." : directory, "manifest.json");
  try {
    const manifest = JSON.parse(await store.readText(path)) as { files?: unknown };
    if (typeof manifest.files === "object" && manifest.files !== null) {
      return manifest.files as Record<string, string>;
    }
    findings.add("RECORD_UNAVAILABLE", { message: `${path} names no files`, subject: path });
  } catch (error) {
    const words = error instanceof SyntaxError ? error.message : storeWords(error);
    findings.add("RECORD_UNAVAILABLE", { message: `cannot read ${path}: ${words}`, subject: path });
  }
  return undefined;
}

/** By the path as recorded, else by the one recorded path of that file name. */
export function digestFor(digests: Readonly<Record<string, string>>, path: string): string | undefined {
  if (Object.hasOwn(digests, path)) return digests[path];
  const named = Object.keys(digests).filter((recorded) => nameOf(recorded) === nameOf(path));
  return named.length === 1 && named[0] !== undefined ? digests[named[0]] : undefined;
}

/** Whether some whole lines at the start of the text have the digest. */
export function startsAs(text: string, digest: string): boolean {
  for (let end = text.indexOf("\n") + 1; end > 0; end = text.indexOf("\n", end) + 1) {
    if (sha256(text.slice(0, end)) === digest) return true;
  }
  return false;
}
