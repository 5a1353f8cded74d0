import pLimit from "p-limit";
import type { Transcript } from "../access/transcript.js";
import { compareCodePoints } from "../canonical.js";
import { parseDocument } from "../emit/parse-document.js";
import { pathIn } from "../emit/paths.js";
import { storeWords } from "../emit/store-errors.js";
import { Findings } from "../errors/findings.js";
import { GateError } from "../errors/gate-error.js";
import type { RecordReader } from "./read-record.js";

/**
 * The transcripts of a record by host id, each host's in the order in which they were recorded. Every fault becomes
 * a finding.
 *
 * @public
 */
export async function readTranscripts(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<ReadonlyMap<string, readonly Transcript[]>> {
  const root = pathIn(directory, "transcripts");
  const limit = pLimit(READERS);
  const reading = (await listed(store, root, findings)).map((host) =>
    limit(async () => {
      const own = new Findings();
      return { host, transcripts: await transcriptsIn(store, pathIn(root, host), own), errors: own.errors };
    }),
  );
  const hosts = await Promise.all(reading);
  findings.errors.push(...hosts.flatMap(({ errors }) => errors));
  return new Map(hosts.map(({ host, transcripts }) => [host, transcripts]));
}

/** Hosts that are read at once. */
const READERS = 16;

async function transcriptsIn(
  store: RecordReader,
  folder: string,
  findings: Findings,
): Promise<readonly Transcript[]> {
  const transcripts: Transcript[] = [];
  for (const name of await listed(store, folder, findings)) {
    const path = pathIn(folder, name);
    const text = await findings.attemptAsync(() => textOf(store, path));
    const document = text === undefined ? undefined : parseDocument("transcript", { path, text }, findings);
    if (document !== undefined) transcripts.push(document);
  }
  return transcripts;
}

async function listed(store: RecordReader, path: string, findings: Findings): Promise<readonly string[]> {
  const names = await findings.attemptAsync(() => store.list(path).catch(unreadable(path)));
  return [...(names ?? [])].sort((a, b) => numberOf(a) - numberOf(b) || compareCodePoints(a, b));
}

/** `12` of `012-docker.json`; names without number stand last. */
function numberOf(name: string): number {
  const [digits] = /^\d+/.exec(name) ?? [];
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
}

function textOf(store: RecordReader, path: string): Promise<string> {
  return store.readText(path).catch(unreadable(path));
}

function unreadable(path: string) {
  return (error: unknown): never => {
    throw new GateError("RECORD_UNREADABLE", {
      message: `cannot read ${path}: ${storeWords(error)}`,
      subject: path,
      cause: error,
    });
  };
}
