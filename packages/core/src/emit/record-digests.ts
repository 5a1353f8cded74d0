import { sha256 } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import type { ConfigPaths, Environment } from "../inputs/inputs.js";
import type { FileStore } from "./file-store.js";
import { nameOf, pathIn } from "./paths.js";
import type { SetTexts } from "./read-set.js";
import { errnoOf, storeWords } from "./store-errors.js";

interface RecordedSet {
  readonly paths: ConfigPaths;
  readonly texts: Partial<SetTexts>;
  readonly deployment: Environment;
}

/**
 * Warns of each file that differs from its digest in the discovery record that `NARWHAL_DISCOVERY` names. The
 * host-key store may have grown since: lines added at its end are no edit.
 */
export async function reportEdits(store: FileStore, set: RecordedSet, findings: Findings): Promise<void> {
  const directory = set.deployment["NARWHAL_DISCOVERY"] ?? "";
  const digests = await recordedDigests(store, directory, findings);
  if (digests === undefined) return;
  const keys = Object.keys(set.texts) as (keyof SetTexts)[];
  for (const key of keys) {
    const recorded = digestFor(digests, set.paths[key]);
    if (recorded !== undefined && sha256(set.texts[key] ?? "") !== recorded) {
      edited(set.paths[key], directory, findings);
    }
  }
  const recorded = digestFor(digests, set.paths.knownHosts);
  if (recorded === undefined) return;
  const text = await store.readText(set.paths.knownHosts).catch((error: unknown) => {
    if (errnoOf(error) === "ENOENT") return "";
    throw error;
  });
  if (!startsAs(text, recorded)) edited(set.paths.knownHosts, directory, findings);
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
function digestFor(digests: Readonly<Record<string, string>>, path: string): string | undefined {
  if (Object.hasOwn(digests, path)) return digests[path];
  const named = Object.keys(digests).filter((recorded) => nameOf(recorded) === nameOf(path));
  return named.length === 1 && named[0] !== undefined ? digests[named[0]] : undefined;
}

/** Whether some whole lines at the start of the text, or all of it, have the digest. */
function startsAs(text: string, digest: string): boolean {
  if (sha256(text) === digest) return true;
  for (let end = text.indexOf("\n") + 1; end > 0; end = text.indexOf("\n", end) + 1) {
    if (sha256(text.slice(0, end)) === digest) return true;
  }
  return false;
}
