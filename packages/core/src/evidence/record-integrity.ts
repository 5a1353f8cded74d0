import { canonicalJson, type Json, sha256 } from "../canonical.js";
import type { SetTexts } from "../emit/read-set.js";
import type { Findings } from "../errors/findings.js";
import type { EstablishedRecord } from "./recorded-discovery.js";

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
  for (const [role, categories] of Object.entries(manifest.fingerprints)) {
    for (const [category, fingerprint] of Object.entries(categories)) {
      if (fingerprint.sha256 === sha256(canonicalJson(fingerprint.facts as Json))) continue;
      findings.add("RECORD_DAMAGED", {
        message: `manifest.json of ${directory}: the facts of ${role}, ${category}, do not have the digest beside them`,
        role,
        subject: directory,
      });
    }
  }
  const digests = new Set(Object.values(manifest.files));
  for (const [key, text] of Object.entries(copies)) {
    if (digests.has(sha256(text))) continue;
    findings.add("RECORD_DAMAGED", {
      message: `the copy of ${key} in ${directory} does not have the digest that manifest.json lists`,
      subject: directory,
    });
  }
}
