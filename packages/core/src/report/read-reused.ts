import type { Findings } from "../errors/findings.js";
import { readRecordedFiles } from "../evidence/read-record.js";
import type { EstablishedRecord } from "../evidence/recorded-discovery.js";

/**
 * By role: how many hashes were taken over from an earlier record. A record that does not say it has a finding of
 * reading it.
 */
export async function readReused(
  store: Parameters<typeof readRecordedFiles>[0],
  { directory, established }: { readonly directory: string; readonly established: EstablishedRecord },
  findings: Findings,
): Promise<ReadonlyMap<string, number>> {
  const roles = [...established.engines.keys()];
  const counts = await Promise.all(
    roles.map(async (role): Promise<readonly [string, number]> => {
      const found = await readRecordedFiles(store, { directory, role }, findings);
      return [role, found?.files.filter(({ reused }) => reused).length ?? 0];
    }),
  );
  return new Map(counts);
}
