import pLimit from "p-limit";
import type { Transcript } from "../access/transcript.js";
import { compareCodePoints } from "../canonical.js";
import { parseDocument } from "../emit/parse-document.js";
import { pathIn } from "../emit/paths.js";
import { storeWords } from "../emit/store-errors.js";
import { Findings } from "../errors/findings.js";
import { GateError } from "../errors/gate-error.js";
import { type RecordReader, strictReader } from "./record-reader.js";

/**
 * The transcripts of a record by host id, each host's in the order in which they were recorded. Every fault becomes
 * a finding.
 *
 * @public
 */
export async function readTranscripts(
  given: RecordReader,
  directory: string,
  findings: Findings,
): Promise<ReadonlyMap<string, readonly Transcript[]>> {
  const store = strictReader(given);
  const root = pathIn(directory, "transcripts");
  const limit = pLimit(READERS);
  const reading = (await listed(store, root, findings)).map((host) =>
    limit(async () => {
      const own = new Findings();
      return { host, transcripts: await transcriptsIn(store, { root, host }, own), errors: own.errors };
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
  { root, host }: { readonly root: string; readonly host: string },
  findings: Findings,
): Promise<readonly Transcript[]> {
  const folder = pathIn(root, host);
  const transcripts: Transcript[] = [];
  for (const name of await listed(store, folder, findings)) {
    const path = pathIn(folder, name);
    const text = await findings.attemptAsync(() => textOf(store, path));
    const document = text === undefined ? undefined : parseDocument("transcript", { path, text }, findings);
    if (document === undefined) continue;
    if (document.host === host) transcripts.push(document);
    else
      findings.add("RECORD_DAMAGED", {
        message: `${path} is of ${document.host}, not of ${host}`,
        host,
        subject: path,
      });
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
    if (error instanceof GateError) throw error;
    throw new GateError("RECORD_UNREADABLE", {
      message: `cannot read ${path}: ${storeWords(error)}`,
      subject: path,
      cause: error,
    });
  };
}
