import type { Transport } from "../../src/access/transport.js";
import { discover } from "../../src/discover.js";
import type { Discovery } from "../../src/discover-options.js";
import { type Finding, GateFailure } from "../../src/errors/gate-error.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { type MemoryFileStore, memoryFileStore } from "../../src/testing/memory-file-store.js";
import type { ExpectedFinding } from "./fleet-folder.js";

export const OUT = "runs/discovery/fixture";

/** How a run ended, and everything that it left. */
export interface FleetRun {
  readonly store: MemoryFileStore;
  readonly discovery?: Discovery;
  readonly failure?: GateFailure;
}

/** Discovers into memory. Time stands still, so that clocks compare as the hosts told them. */
export async function runFleet(
  env: string,
  transport: Transport,
  { commandMs = 60_000, strict = false }: { readonly commandMs?: number; readonly strict?: boolean } = {},
): Promise<FleetRun> {
  const store = memoryFileStore();
  try {
    const discovery = await discover({
      envFile: { name: ".env", text: env, mode: 0o600 },
      environment: {},
      out: OUT,
      transport: () => transport,
      store,
      runtime: { ...nodeRuntime, now: () => 0 },
      judgement: { strict, accept: new Set() },
      deadlines: { commandMs, stallMs: 60_000 },
      signal: new AbortController().signal,
      version: "0.0.0",
    });
    return { store, discovery };
  } catch (error) {
    if (!(error instanceof GateFailure)) throw error;
    return { store, failure: error };
  }
}

/** The configuration and the record, by file name; logs and transcripts left out. */
export function documentsOf(store: MemoryFileStore): Record<string, string> {
  const files = Object.entries(store.files()).filter(
    ([path]) => !path.startsWith(`${OUT}/logs/`) && !path.startsWith(`${OUT}/transcripts/`),
  );
  return Object.fromEntries(files.map(([path, text]) => [path.replace(/^.*\//, ""), text]));
}

/** What a fixture says of findings, in an order of its own. */
export function placesOf(
  findings: readonly Pick<Finding, "code" | "host" | "role" | "field">[],
): ExpectedFinding[] {
  return findings
    .map(({ code, host, role, field }) => ({
      code,
      ...(host === undefined ? {} : { host }),
      ...(role === undefined ? {} : { role }),
      ...(field === undefined ? {} : { field }),
    }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
