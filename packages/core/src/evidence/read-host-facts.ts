import type { Transcript } from "../access/transcript.js";
import type { Findings } from "../errors/findings.js";
import { checkHostAnswers, hostFacts, type HostFactsTable } from "./host-facts.js";
import type { RecordReader } from "./record-reader.js";
import { readSoundRecord } from "./record-integrity.js";
import { readTranscripts } from "./read-transcripts.js";

/**
 * Reads what {@link hostFacts} tells of a record; its transcripts only where a host has no engine. `undefined` where
 * findings stop it.
 *
 * @public
 */
export async function readHostFacts(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<HostFactsTable | undefined> {
  const errors = findings.errors.length;
  const record = await readSoundRecord(store, directory, findings);
  if (record === undefined) return undefined;
  const { hosts } = record.established.generated.hosts;
  const apart = hosts.some(({ roles }) => roles.every((role) => role === "router"));
  const transcripts: ReadonlyMap<string, readonly Transcript[]> = apart
    ? await readTranscripts(store, directory, findings)
    : new Map();
  checkHostAnswers(transcripts, directory, findings);
  return findings.errors.length > errors ? undefined : hostFacts(record.established, transcripts);
}
