import { canonicalJson, type Json, sha256 } from "../canonical.js";
import { generatedCopyPath } from "../emit/documents/record-paths.js";
import { GENERATED_NAMES } from "../emit/generated-names.js";
import type { SetTexts } from "../emit/read-set.js";
import type { Findings } from "../errors/findings.js";
import type { WholeRecord } from "./compare-records.js";
import { checkWhole } from "./record-whole.js";
import { readEstablishedRecord } from "./read-record.js";
import type { RecordReader } from "./record-reader.js";
import type { EstablishedRecord } from "./recorded-discovery.js";

/** {@link readEstablishedRecord} of a record that does not contradict itself. */
export async function readSoundRecord(
  store: RecordReader,
  directory: string,
  findings: Findings,
): Promise<WholeRecord | undefined> {
  const errors = findings.errors.length;
  const record = await readEstablishedRecord(store, directory, findings);
  if (record === undefined) return undefined;
  const copies = await readCopies(store, directory);
  checkRecord(directory, { established: record.established, copies }, findings);
  return findings.errors.length > errors ? undefined : record;
}

/** The record's own copies of the generated files. They must be there: who reads a record has read them. */
export async function readCopies(store: RecordReader, directory: string): Promise<SetTexts> {
  const texts: Record<string, string> = {};
  for (const [key, name] of Object.entries(GENERATED_NAMES)) {
    texts[key] = await store.readText(generatedCopyPath(directory, name));
  }
  return texts as SetTexts;
}

/**
 * Holds a record against itself: each fingerprint is the digest of its facts, each copy of a generated file the one
 * that the manifest lists. A record that was edited is no evidence.
 */
export function checkRecord(
  directory: string,
  { established, copies }: { readonly established: EstablishedRecord; readonly copies: SetTexts },
  findings: Findings,
): void {
  const { manifest } = established;
  const edited = new Set<string>();
  for (const [role, categories] of Object.entries(manifest.fingerprints)) {
    for (const [category, fingerprint] of Object.entries(categories)) {
      if (fingerprint.sha256 === sha256(canonicalJson(fingerprint.facts as Json))) continue;
      edited.add(`${role} ${category}`);
      findings.add("RECORD_DAMAGED", {
        message: `manifest.json of ${directory}: the facts of ${role}, ${category}, do not have the digest beside them`,
        role,
        subject: directory,
      });
    }
  }
  checkWhole(directory, { established, edited }, findings);
  const digests = new Set(Object.values(manifest.files));
  for (const [key, text] of Object.entries(copies)) {
    if (digests.has(sha256(text))) continue;
    findings.add("RECORD_DAMAGED", {
      message: `the copy of ${key} in ${directory} does not have the digest that manifest.json lists`,
      subject: directory,
    });
  }
}
