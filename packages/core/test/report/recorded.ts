import { canonicalJson, type Json, sha256 } from "../../src/canonical.js";
import type { DiscoverOptions } from "../../src/discover-options.js";
import { discover } from "../../src/discover.js";
import { Findings } from "../../src/errors/findings.js";
import { GateFailure } from "../../src/errors/gate-error.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { readReport } from "../../src/report/read-report.js";
import type { ReportSource } from "../../src/report/report-source.js";
import { type MemoryFileStore, memoryFileStore } from "../../src/testing/memory-file-store.js";
import type { SimulatedMachine } from "../../src/testing/simulated-machine.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import { env, gpuHost } from "../fleets/parts.js";

export const RECORD = "runs/discovery/first";

type HostParts = Parameters<typeof gpuHost>[2];

/** Three engines on three hosts, the router on the first; what one host has instead goes by its number. */
export function trio(parts: Readonly<Record<number, HostParts>> = {}) {
  const hosts: Record<string, SimulatedMachine> = {};
  for (const number of [1, 2, 3])
    hosts[`gpu-${number}`] = gpuHost(`gpu-${number}`, `10.20.0.1${number}/24`, parts[number] ?? {});
  return {
    hosts,
    environment: env({
      NARWHAL_NODE_1_SSH: "gpu-1",
      NARWHAL_NODE_2_SSH: "gpu-2",
      NARWHAL_NODE_3_SSH: "gpu-3",
    }),
  };
}

/** What a discovery leaves that takes hashes over from the one before. */
export async function reusedRecordOf(fleet: Fleet): Promise<MemoryFileStore> {
  const earlier = await recordOf(fleet);
  const store = memoryFileStore();
  const reuseHashes = "runs/discovery/earlier";
  for (const [path, text] of Object.entries(earlier.files())) {
    if (!path.startsWith(`${RECORD}/`)) continue;
    store.plant(`${reuseHashes}${path.slice(RECORD.length)}`, { kind: "file", text });
  }
  await run(fleet, { store, reuseHashes });
  return store;
}

type Fleet = Pick<ReturnType<typeof trio>, "hosts" | "environment">;

/** What a discovery leaves that ends well. */
export async function recordOf(fleet: Fleet): Promise<MemoryFileStore> {
  const store = memoryFileStore();
  await run(fleet, { store });
  return store;
}

/** What a discovery leaves that a gate stops. */
export async function stoppedRecordOf(
  fleet: Fleet,
  options: Partial<DiscoverOptions> = {},
): Promise<MemoryFileStore> {
  const store = memoryFileStore();
  const failure = await run(fleet, { store, ...options }).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof GateFailure)) throw failure ?? new Error("the run should have been stopped");
  return store;
}

async function run(
  { hosts, environment }: Fleet,
  options: Partial<DiscoverOptions> & Pick<DiscoverOptions, "store">,
): Promise<void> {
  await discover({
    environment,
    out: RECORD,
    transport: () => simulatedTransport(hosts),
    runtime: { ...nodeRuntime, now: () => 0 },
    deadlines: { commandMs: 10_000, stallMs: 10_000 },
    signal: new AbortController().signal,
    version: "1.2.3",
    ...options,
  });
}

/** Reads a record back for a report; what stops that is thrown. */
export async function sourceOf(store: MemoryFileStore): Promise<ReportSource> {
  const findings = new Findings();
  const source = await readReport(store, RECORD, findings);
  findings.settle();
  if (source === undefined) throw new TypeError("a fault without a finding");
  return source;
}

/** Changes a JSON document of a record in its store. */
export function edit(store: MemoryFileStore, name: string, changes: Readonly<Record<string, unknown>>): void {
  const path = `${RECORD}/${name}`;
  const document = JSON.parse(store.files()[path] ?? "null") as Record<string, unknown>;
  store.plant(path, { kind: "file", text: JSON.stringify({ ...document, ...changes }, null, 2) });
}

/** Lets a record vouch for what was edited in it: the digests of the generated copies, the hashes of the checkpoints. */
export function reseal(store: MemoryFileStore): void {
  const read = (name: string): string => store.files()[`${RECORD}/${name}`] ?? "";
  const { files, fingerprints } = JSON.parse(read("manifest.json")) as {
    readonly files: Record<string, string>;
    readonly fingerprints: Record<string, Record<string, { facts: Record<string, Json>; sha256: string }>>;
  };
  for (const path of Object.keys(files)) {
    const copy = read(`generated/${path.split("/").at(-1) ?? ""}`);
    if (copy !== "") files[path] = sha256(copy);
  }
  for (const [role, { model }] of Object.entries(fingerprints)) {
    if (model === undefined) continue;
    const seen = JSON.parse(read(`${role}.json`)) as { readonly model_tree_sha256: string };
    model.facts["tree_sha256"] = seen.model_tree_sha256;
    model.sha256 = sha256(canonicalJson(model.facts));
  }
  edit(store, "manifest.json", { files, fingerprints });
}
