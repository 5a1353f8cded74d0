import type { Session } from "../access/session.js";
import type { Findings } from "../errors/findings.js";
import type { Observer } from "../events.js";
import type { EngineInputs, Inputs, Inventory } from "../inputs/inputs.js";
import { EXCLUDED_PATHS } from "./exclusions.js";
import { type CheckpointPlace, reportHashFaults } from "./hash-faults.js";
import { buildManifest, type CheckpointManifest } from "./manifest.js";

/** @public */
export interface HashCheckpointsOptions {
  readonly inputs: Pick<Inputs, "engines">;
  readonly inventory: Inventory;
  /** By host id. */
  readonly sessions: ReadonlyMap<string, Session>;
  readonly observer?: Observer | undefined;
  /** No byte for this long is an error. */
  readonly stallMs: number;
  /** Parallel readers per host; absent: the host's cores. */
  readonly workers?: number | undefined;
  readonly findings: Findings;
  readonly signal: AbortSignal;
}

/** One directory on one host, and the engines that serve from it. */
interface Task {
  readonly hostId: string;
  readonly session: Session;
  readonly directory: string;
  readonly engines: [EngineInputs, ...EngineInputs[]];
}

/**
 * Hashes every engine's checkpoint: hosts side by side, each directory of a host once, one after the other.
 *
 * A checkpoint with a fault is recorded in the findings and its engines are missing in the map (by role, engines
 * in numeric order). Rejects only with the signal's reason.
 *
 * @public
 */
export async function hashCheckpoints(
  options: HashCheckpointsOptions,
): Promise<ReadonlyMap<string, CheckpointManifest>> {
  const hosts = planTasks(options);
  const outcomes = await Promise.allSettled(
    [...hosts.values()].map(async (tasks) => {
      const manifests: [Task, CheckpointManifest | undefined][] = [];
      for (const task of tasks) manifests.push([task, await hashOne(task, options)]);
      return manifests;
    }),
  );
  options.signal.throwIfAborted();
  const byRole = new Map<string, CheckpointManifest>();
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") throw outcome.reason;
    for (const [task, manifest] of outcome.value) {
      if (manifest !== undefined) for (const engine of task.engines) byRole.set(engine.role, manifest);
    }
  }
  return new Map(
    options.inputs.engines.flatMap(({ role }) => {
      const manifest = byRole.get(role);
      return manifest === undefined ? [] : [[role, manifest] as const];
    }),
  );
}

/** The tasks of each host. */
function planTasks({ inputs, inventory, sessions }: HashCheckpointsOptions): ReadonlyMap<string, Task[]> {
  const hosts = new Map<string, Task[]>();
  for (const engine of inputs.engines) {
    const host = inventory.find(({ roles }) => roles.includes(engine.role));
    const session = host === undefined ? undefined : sessions.get(host.id);
    if (host === undefined || session === undefined) throw new TypeError(`${engine.role} has no session`);
    const directory = engine.modelDir.replace(/\/+/g, "/").replace(/(?<=.)\/$/, "");
    const tasks = hosts.get(host.id) ?? [];
    hosts.set(host.id, tasks);
    const same = tasks.find((task) => task.directory === directory);
    if (same !== undefined) same.engines.push(engine);
    else tasks.push({ hostId: host.id, session, directory, engines: [engine] });
  }
  return hosts;
}

async function hashOne(task: Task, options: HashCheckpointsOptions): Promise<CheckpointManifest | undefined> {
  const { hostId, session, directory, engines } = task;
  const { observer, findings, stallMs, workers, signal } = options;
  const place = { host: hostId, role: engines[0].role, field: engines[0].from["MODEL_DIR"] };
  const result = await findings.attemptAsync(
    () =>
      session.hash(
        { directory, excluded: EXCLUDED_PATHS, stallMs, ...(workers === undefined ? {} : { workers }) },
        (progress) => observer?.({ type: "hash", host: hostId, directory, progress }),
        signal,
      ),
    place,
  );
  if (result === undefined) return undefined;
  reportHashFaults(result, { ...place, directory }, findings);
  if (result.faults.length > 0) return undefined;
  if (result.files.length === 0) return reportEmpty({ ...place, directory }, findings);
  return buildManifest(result.files);
}

function reportEmpty({ directory, ...where }: CheckpointPlace, findings: Findings): undefined {
  findings.add("CHECKPOINT_EMPTY", { ...where, subject: directory, message: `${directory} holds no file` });
}
