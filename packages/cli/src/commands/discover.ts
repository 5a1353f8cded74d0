import {
  DEFAULT_DEADLINES,
  discover,
  type Discovery,
  type FileStore,
  type Findings,
  freshName,
  type Inputs,
} from "@narwhal/core";
import { createDiskFileStore, nodeRuntime } from "@narwhal/core/node";
import type { Context, Outcome } from "../command.js";
import { judgementOf } from "../judgement.js";
import { UsageError } from "../problem.js";
import type { Progress } from "../render/progress.js";
import { discoveryLines, discoveryResult } from "../render/discovery.js";
import type { FirstContact } from "../render/first-contacts.js";
import { effectiveEnvironment, readFleetEnv } from "../session.js";
import { readFingerprints } from "../fingerprints.js";
import { sameWay } from "../same-way.js";
import { makeTransport, type TransportWiring } from "../transports.js";

/** Runs all gates and writes the configuration; a failure tells where its record is. */
export async function runDiscover(context: Context): Promise<Outcome> {
  const out = context.args.text("out");
  return discoverFleet(context).catch(async (error: unknown) => {
    if (out !== undefined) await tellRecord(createDiskFileStore(), out, context.progress);
    throw error;
  });
}

/** Runs all gates and writes the configuration. */
export async function discoverFleet(context: Context): Promise<Outcome> {
  const { args, signal, progress, version } = context;
  const check = args.flag("check");
  const out = args.text("out");
  if (out === undefined && !check) {
    throw new UsageError("discover needs --out, such as --out runs/discovery/first");
  }
  const judgement = judgementOf(args);
  const helloMs = args.seconds("login-timeout");
  const runMs = args.seconds("run-timeout");
  const deadlines = {
    commandMs: args.seconds("command-timeout") ?? DEFAULT_DEADLINES.commandMs,
    stallMs: args.seconds("stall-timeout") ?? DEFAULT_DEADLINES.stallMs,
    ...(helloMs === undefined ? {} : { helloMs }),
    ...(runMs === undefined ? {} : { runMs }),
  };
  const hashWorkers = args.count("hash-workers");
  const reuseHashes = args.text("reuse-hashes");
  const store = createDiskFileStore();
  const envFile = await readFleetEnv(context, store);
  const expectFingerprints = await readFingerprints(args);
  const contacts: FirstContact[] = [];
  const wiring = (inputs: Inputs, findings: Findings): TransportWiring => ({
    findings,
    name: inputs.transport,
    store,
    knownHosts: { path: inputs.paths.knownHosts, named: inputs.knownHostsNamed },
    purpose: check ? "check" : "discover",
    context,
    expectFingerprints,
    observer(event) {
      if (event.type === "host-key") contacts.push(event);
      progress.observe(event);
    },
  });
  const found = await discover({
    envFile,
    environment: effectiveEnvironment(context),
    out: out ?? "",
    check,
    transport: (inputs, findings) => makeTransport(wiring(inputs, findings)),
    store,
    runtime: nodeRuntime,
    judgement,
    deadlines,
    ...(hashWorkers === undefined ? {} : { hashWorkers }),
    ...(reuseHashes === undefined ? {} : { reuseHashes }),
    observer: progress.observe,
    signal,
    version,
  });
  const outputs = {
    contacts,
    verifiedBy: args.text("expect-fingerprints"),
    way: sameWay(args),
    ...(check ? { files: [] } : { record: out, files: await standingFiles(found, store) }),
  };
  return {
    result: discoveryResult(found, outputs),
    warnings: found.warnings,
    lines: discoveryLines(found, outputs),
  };
}

/** The files of the configuration; a transport without host keys leaves no store. */
async function standingFiles({ inputs, written }: Discovery, store: FileStore): Promise<readonly string[]> {
  const { hosts, knownHosts, launch, sources, fleet, deploymentEnv } = inputs.paths;
  const keys = (await store.status(knownHosts)) === undefined ? [] : [knownHosts];
  const files = new Set([...written, ...keys]);
  return [hosts, knownHosts, launch, sources, fleet, deploymentEnv].filter((path) => files.has(path));
}

/** After a failure: where the evidence is, and the name for the next run. Where no record was begun, nothing. */
async function tellRecord(store: FileStore, out: string, progress: Progress): Promise<void> {
  const kept = await store.status(`${out}/failure.json`).catch(() => undefined);
  if (kept === undefined) return;
  progress.note(`the record of this run is under ${out}/: failure.json, logs/, transcripts/`);
  progress.note(
    `next: remove the cause, then discover again with a fresh name: --out ${await freshName(store, out)}`,
  );
}
