import { openSessions } from "./access/open-sessions.js";
import { createRedactor } from "./access/redact.js";
import { observeSession, recordTranscripts } from "./access/record-session.js";
import type { Session } from "./access/session.js";
import { type HashedCheckpoint, manifestsOf } from "./checkpoint/hashed-checkpoint.js";
import type { KnownTree } from "./checkpoint/known-tree.js";
import { summariseCheckpoints } from "./checkpoint/summary.js";
import { checkInputs } from "./check-inputs.js";
import { DEFAULT_DEADLINES, type DiscoverOptions, type Discovery } from "./discover-options.js";
import { DiscoveryRun, RunDeadline } from "./discovery-run.js";
import { createTogether, type TextDocument } from "./emit/create-together.js";
import { createRecord, type DiscoveryRecord } from "./emit/discovery-record.js";
import { discoveryManifestDocument } from "./emit/documents/discovery-manifest.js";
import { buildConfigDocuments, buildRecordDocuments } from "./emit/documents/index.js";
import type { FileStore } from "./emit/file-store.js";
import { GateFailure } from "./errors/gate-error.js";
import { preflight } from "./emit/preflight.js";
import { readKnownTrees } from "./emit/read-known-trees.js";
import { clearingCommand } from "./emit/paths.js";
import { Findings } from "./errors/findings.js";
import type { Inputs, Inventory } from "./inputs/inputs.js";
import { planInventory } from "./inputs/plan-inventory.js";
import { observeFleet } from "./observation/observe-fleet.js";
import type { EngineObservation } from "./observation/observation.js";
import { passCheckpoint } from "./pass-checkpoint.js";
import { derivePolicy } from "./policy/derive-policy.js";
import type { LaunchPolicy } from "./policy/launch-policy.js";

/**
 * Gate A: discovers the fleet that the inputs describe and writes its configuration.
 *
 * Nothing is written before the inputs are found right; from then on the record directory is kept, with
 * `failure.json` where the run is stopped. The configuration is created at the very end or not at all.
 *
 * Rejects with a GateFailure that holds every fault of the phase that stopped the run, or with the signal's
 * reason. Nothing is left running on a host in any case.
 *
 * @public
 */
export async function discover(options: DiscoverOptions): Promise<Discovery> {
  const { runtime, signal } = options;
  const runMs = options.deadlines?.runMs;
  if (runMs === undefined) return passGates(options);
  const deadline = new AbortController();
  const cancel = runtime.after(runMs, () => deadline.abort(new RunDeadline(runMs)));
  try {
    return await passGates({ ...options, signal: AbortSignal.any([signal, deadline.signal]) });
  } catch (error) {
    throw error instanceof RunDeadline ? new GateFailure([error.fault]) : error;
  } finally {
    cancel();
  }
}

async function passGates(options: DiscoverOptions): Promise<Discovery> {
  const run = new DiscoveryRun(options);
  const { inputs, inventory, known } = await run.gate("inputs", () => readInputs(options, run));
  if (options.check === true) {
    const { policy } = await run.keepingFailure({ inventory }, () =>
      discoverHosts({ options, run, inputs, inventory, known }),
    );
    return {
      inputs,
      inventory,
      policy,
      warnings: run.findings.warnings,
      written: [],
      modelTreeSha256: null,
      checkpoints: new Map(),
    };
  }
  const record = await run.keepingFailure({ inventory }, () => createRecord(options.store, options.out));
  return run.keepingFailure({ record, inventory }, async () => {
    const found = await discoverHosts({ options, run, inputs, inventory, known, record });
    const written = await run.gate("emit", () =>
      emit({ options, run, inputs, inventory, known, record, ...found }),
    );
    const [checkpoint] = found.checkpoints.values();
    return {
      inputs,
      inventory,
      policy: found.policy,
      warnings: run.findings.warnings,
      written,
      modelTreeSha256: checkpoint?.manifest.model_tree_sha256 ?? null,
      checkpoints: summariseCheckpoints(found.checkpoints),
    };
  });
}

/** Everything that can be known without a host, and whether the run could end well. */
async function readInputs(
  { envFile, environment, store, check, out, reuseHashes }: DiscoverOptions,
  { findings }: DiscoveryRun,
): Promise<Pick<Stage, "inputs" | "inventory" | "known">> {
  const inputs = checkInputs({ file: envFile, environment }, findings);
  if (inputs !== undefined) {
    const ahead = check === true ? new Findings() : findings;
    await preflight(store, { out: out === "" ? undefined : out, paths: inputs.paths }, ahead);
    if (ahead !== findings) for (const error of ahead.errors) findings.addForeseen(error);
  }
  const known = reuseHashes === undefined ? [] : await readKnownTrees(store, reuseHashes, findings);
  findings.settle();
  if (inputs === undefined) throw new TypeError("inputs were refused without a finding");
  return { inputs, inventory: planInventory(inputs), known };
}

interface Stage {
  readonly options: DiscoverOptions;
  readonly run: DiscoveryRun;
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  /** Checkpoints of an earlier run. */
  readonly known: readonly KnownTree[];
  readonly record?: DiscoveryRecord;
}

interface Found {
  readonly sessions: ReadonlyMap<string, Session>;
  readonly observations: ReadonlyMap<string, EngineObservation>;
  readonly policy: LaunchPolicy;
  /** By role; empty with `check`. */
  readonly checkpoints: ReadonlyMap<string, HashedCheckpoint>;
}

/** The gates that talk to hosts. The sessions that it gives are closed. */
async function discoverHosts(stage: Stage): Promise<Found> {
  const { options, run, inputs, inventory, known, record } = stage;
  const { signal, runtime, observer, hashWorkers, deadlines = DEFAULT_DEADLINES } = options;
  const { findings } = run;
  const redactor = createRedactor(inputs.secrets);
  findings.redactWith(redactor.text);
  const sessions = await run.gate("access", () =>
    openSessions({
      inventory,
      inputs,
      transport: options.transport(inputs, findings),
      runtime,
      ...(options.handshakes === undefined ? {} : { handshakes: options.handshakes }),
      ...(deadlines.helloMs === undefined ? {} : { helloMs: deadlines.helloMs }),
      signal,
      findings,
      observer,
      decorate: (session) => {
        const observed = observer === undefined ? session : observeSession(session, observer, redactor);
        return record === undefined
          ? observed
          : recordTranscripts(observed, (kept) => record.keep(kept), redactor);
      },
    }),
  );
  try {
    const observations = await run.gate("observation", async () => {
      const seen = await observeFleet({
        inputs,
        inventory,
        sessions,
        commandMs: deadlines.commandMs,
        signal,
        findings,
        runtime,
      });
      await findings.attemptAsync(async () => record?.settle());
      findings.settle();
      return seen;
    });
    const policy = await run.gate("policy", () => {
      const derived = derivePolicy({ inputs, observations, findings });
      findings.settle();
      if (derived === undefined) throw new TypeError("no policy and no finding that says why");
      return derived;
    });
    if (options.check === true) return { sessions, observations, policy, checkpoints: new Map() };
    const checkpoints = await run.gate("checkpoint", () =>
      passCheckpoint({
        inputs,
        inventory,
        observations,
        sessions,
        known,
        observer,
        stallMs: deadlines.stallMs,
        workers: hashWorkers,
        findings,
        signal,
      }),
    );
    return { sessions, observations, policy, checkpoints };
  } finally {
    await Promise.allSettled([...sessions.values()].map((session) => session.close()));
  }
}

/** The record first, then the configuration as one set. */
async function emit(stage: Stage & Found & { readonly record: DiscoveryRecord }): Promise<readonly string[]> {
  const { options, run, inputs, inventory, record, sessions, observations, policy, checkpoints } = stage;
  const { store, signal, version, observer } = options;
  // What the hosts said as their sessions closed.
  run.findings.settle();
  await record.settle();
  const recordDirectory = record.directory;
  await record.write(
    buildRecordDocuments({
      recordDirectory,
      observations,
      checkpoints: manifestsOf(checkpoints),
      hashed: checkpoints,
      declared: inputs,
    }),
  );
  const documents = buildConfigDocuments({ inputs, inventory, policy, recordDirectory });
  await record.write([
    discoveryManifestDocument({
      inputs,
      inventory,
      policy,
      observations,
      checkpoints: manifestsOf(checkpoints),
      routes: new Map([...sessions].map(([host, session]) => [host, session.route])),
      recordDirectory,
      files: [...documents, ...(await hostKeys(store, inputs.paths.knownHosts))],
      warnings: run.findings.warnings,
      version,
    }),
  ]);
  const { written, left } = await createTogether(store, documents, signal);
  for (const path of left) {
    run.findings.add("TEMPORARY_LEFT", {
      message: `${path} could not be removed`,
      subject: path,
      hint: clearingCommand([path]),
    });
  }
  for (const path of written) observer?.({ type: "written", path });
  run.findings.settle();
  return written;
}

/** The host-key store as it stands; a transport without host keys leaves none. */
async function hostKeys(store: FileStore, path: string): Promise<readonly TextDocument[]> {
  return (await store.status(path)) === undefined ? [] : [{ path, text: await store.readText(path) }];
}
