import { openSessions } from "./access/open-sessions.js";
import { createRedactor } from "./access/redact.js";
import { observeSession, recordTranscripts } from "./access/record-session.js";
import type { Session } from "./access/session.js";
import { sha256 } from "./canonical.js";
import type { KnownTree } from "./checkpoint/known-tree.js";
import { summariseCheckpoints } from "./checkpoint/summary.js";
import { checkInputs } from "./check-inputs.js";
import { DEFAULT_DEADLINES, type DiscoverOptions, type Discovery } from "./discover-options.js";
import { type Derivation, deriveDeployment } from "./derive-deployment.js";
import { discoveryDocuments, engineDocuments } from "./discovery-documents.js";
import { DiscoveryRun, RunDeadline } from "./discovery-run.js";
import { createTogether, type TextDocument } from "./emit/create-together.js";
import { createRecord, type DiscoveryRecord } from "./emit/discovery-record.js";
import { discoveryInputsDocument } from "./emit/documents/discovery-inputs.js";
import type { FileStore } from "./emit/file-store.js";
import { GateFailure } from "./errors/gate-error.js";
import { preflight } from "./emit/preflight.js";
import { readKnownTrees } from "./emit/read-known-trees.js";
import { clearingCommand } from "./emit/paths.js";
import { DEFAULT_JUDGEMENT, Findings } from "./errors/findings.js";
import { declaredFields } from "./inputs/declared-fields.js";
import type { Inputs, Inventory } from "./inputs/inputs.js";
import { planInventory } from "./inputs/plan-inventory.js";
import { readEnvironment } from "./inputs/read-environment.js";

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
  const { runtime, signal, check } = options;
  const runMs = options.deadlines?.runMs;
  if (runMs === undefined) return passGates(options);
  const deadline = new AbortController();
  const hint = check === true ? "run it again with a longer --run-timeout" : undefined;
  const cancel = runtime.after(runMs, () => deadline.abort(new RunDeadline(runMs, hint)));
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
    const { derived } = await run.keepingFailure({ inventory }, () =>
      discoverHosts({ options, run, inputs, inventory, known }),
    );
    return {
      inputs,
      inventory,
      policy: derived.policy,
      warnings: run.findings.warnings,
      written: [],
      modelTreeSha256: null,
      checkpoints: new Map(),
    };
  }
  const record = await run.keepingFailure({ inventory }, () => createRecord(options.store, options.out));
  return run.keepingFailure({ record, inventory }, async () => {
    await record.write([inputsDocument(options, record.directory, inputs)]);
    const found = await discoverHosts({ options, run, inputs, inventory, known, record });
    const written = await run.gate("emit", () =>
      emit({ options, run, inputs, inventory, known, record, ...found }),
    );
    const { policy, checkpoints } = found.derived;
    const [checkpoint] = checkpoints.values();
    return {
      inputs,
      inventory,
      policy,
      warnings: run.findings.warnings,
      written,
      modelTreeSha256: checkpoint?.manifest.model_tree_sha256 ?? null,
      checkpoints: summariseCheckpoints(checkpoints),
    };
  });
}

function inputsDocument(
  { envFile, environment, judgement = DEFAULT_JUDGEMENT, version }: DiscoverOptions,
  directory: string,
  { secrets }: Inputs,
): TextDocument {
  const given = declaredFields(readEnvironment({ file: envFile, environment }, new Findings()));
  // Names that look like a secret's hide nothing here: what is asked for stands in the generated files as it is.
  const { values } = createRedactor(secrets);
  const fields = Object.fromEntries(
    Object.entries(given.fields).map(([name, value]) => [name, values(value)]),
  );
  return discoveryInputsDocument(directory, { declared: { ...given, fields }, judgement, version });
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
  readonly derived: Derivation;
}

/** The gates that talk to hosts. The sessions that it gives are closed. */
async function discoverHosts(stage: Stage): Promise<Found> {
  const { options, run, inputs, inventory, known, record } = stage;
  const { signal, runtime, observer, hashWorkers, check, deadlines = DEFAULT_DEADLINES } = options;
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
    const derived = await deriveDeployment({
      inputs,
      inventory,
      sessions,
      commandMs: deadlines.commandMs,
      stallMs: deadlines.stallMs,
      check,
      known,
      hashWorkers,
      findings,
      observer,
      signal,
      gate: (gate, pass) => run.gate(gate, pass),
      observed: async () => record?.settle(),
      // At once: what took hours to hash is there for `--reuse-hashes` also where the replicas differ.
      hashed: async (hashed, observations) =>
        record?.write(
          engineDocuments(
            { inputs, recordDirectory: record.directory },
            { observations, checkpoints: hashed },
          ),
        ),
    });
    return { sessions, derived };
  } finally {
    await Promise.allSettled([...sessions.values()].map((session) => session.close()));
  }
}

/** The record first, then the configuration as one set. */
async function emit(stage: Stage & Found & { readonly record: DiscoveryRecord }): Promise<readonly string[]> {
  const { options, run, inputs, inventory, record, sessions, derived } = stage;
  const { store, signal, version, observer } = options;
  // What the hosts said as their sessions closed.
  run.findings.settle();
  await record.settle();
  const documents = discoveryDocuments({
    inputs,
    inventory,
    derived,
    routes: new Map([...sessions].map(([host, session]) => [host, session.route])),
    recordDirectory: record.directory,
    hostKeys: await hostKeys(store, inputs.paths.knownHosts),
    warnings: run.findings.warnings,
    version,
  });
  await record.write(documents.record);
  const { written, left } = await createTogether(store, documents.config, signal);
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

/** The digest of the host-key store as it stands; a transport without host keys leaves none. */
async function hostKeys(store: FileStore, path: string): Promise<Readonly<Record<string, string>>> {
  return (await store.status(path)) === undefined ? {} : { [path]: sha256(await store.readText(path)) };
}
