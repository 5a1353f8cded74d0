import type { DiscoverOptions } from "../../src/discover-options.js";
import { discover } from "../../src/discover.js";
import { Findings } from "../../src/errors/findings.js";
import { GateFailure } from "../../src/errors/gate-error.js";
import type { WholeRecord } from "../../src/evidence/compare-records.js";
import { readEstablishedRecord } from "../../src/evidence/read-record.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { memoryFileStore } from "../../src/testing/memory-file-store.js";
import type { SimulatedMachine } from "../../src/testing/simulated-machine.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import { env, gpuHost } from "../fleets/parts.js";
import { type Files, storeWith } from "./records.js";

/** A fleet to discover; the parts that are left out are two alike hosts with one engine each. */
export interface RecordSetup {
  readonly hosts?: Readonly<Record<string, SimulatedMachine>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly transport?: string;
  readonly options?: Partial<DiscoverOptions>;
}

type HostSpec = Parameters<typeof gpuHost>[2];

/** The two hosts of `env()`, `gpu-a` and `gpu-b`. */
export function twoHosts(first: HostSpec = {}, second: HostSpec = first) {
  return {
    "gpu-a": gpuHost("gpu-a", "10.20.0.11/24", first),
    "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", second),
  };
}

/** Everything that a discovery of simulated hosts leaves, also where it was stopped. */
export async function discoveredFiles(out: string, setup: RecordSetup = {}): Promise<Files> {
  const store = memoryFileStore();
  const transport = simulatedTransport(setup.hosts ?? twoHosts(), { name: setup.transport ?? "simulated" });
  await discover({
    environment: setup.env ?? env(),
    out,
    transport: () => transport,
    store,
    runtime: nodeRuntime,
    deadlines: { commandMs: 10_000, stallMs: 10_000 },
    signal: new AbortController().signal,
    version: "1.2.3",
    ...setup.options,
  }).catch((error: unknown) => {
    if (!(error instanceof GateFailure)) throw error;
  });
  return store.files();
}

/** The record of a discovery that must end well. */
export async function discoveredRecord(setup: RecordSetup = {}): Promise<WholeRecord> {
  const findings = new Findings();
  const record = await readEstablishedRecord(
    storeWith(await discoveredFiles("runs/one", setup)),
    "runs/one",
    findings,
  );
  if (record === undefined) throw new Error(findings.errors.map(({ message }) => message).join("\n"));
  return record;
}
