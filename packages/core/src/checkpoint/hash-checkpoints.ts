import { emptyHeads } from "../access/checkpoint-heads.js";
import type { HashResult, Session } from "../access/session.js";
import type { Findings } from "../errors/findings.js";
import type { Observer } from "../events.js";
import type { EngineInputs, Inputs, Inventory } from "../inputs/inputs.js";
import { EXCLUDED_PATHS } from "./exclusions.js";
import { type CheckpointPlace, reportHashFaults } from "./hash-faults.js";
import type { HashedCheckpoint } from "./hashed-checkpoint.js";
import { knownFiles, type KnownTree } from "./known-tree.js";
import { buildManifest } from "./manifest.js";

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
  /** What earlier runs hashed, to be taken over where it is unchanged, with each host's machine id. */
  readonly reuse?:
    | {
        readonly trees: readonly KnownTree[];
        readonly machineIds: ReadonlyMap<string, string | undefined>;
      }
    | undefined;
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
): Promise<ReadonlyMap<string, HashedCheckpoint>> {
  const hosts = planTasks(options);
  const running = [...hosts.values()].map(async (tasks) => {
    const outcomes: Outcome[] = [];
    for (const task of tasks) outcomes.push({ task, ...(await hashOne(task, options)) });
    return outcomes;
  });
  const settled = await Promise.allSettled(running);
  options.signal.throwIfAborted();
  const byRole = new Map<string, HashedCheckpoint>();
  // A session that ends fails all directories of its host with one error, which is told once.
  const told = new Set<unknown>();
  for (const host of settled) {
    if (host.status === "rejected") throw host.reason;
    for (const outcome of host.value) {
      if ("error" in outcome) {
        if (told.has(outcome.error)) continue;
        told.add(outcome.error);
      }
      const checkpoint = judge(outcome, options.findings);
      for (const role of checkpoint?.roles ?? []) if (checkpoint !== undefined) byRole.set(role, checkpoint);
    }
  }
  return new Map(
    options.inputs.engines.flatMap(({ role }) => {
      const checkpoint = byRole.get(role);
      return checkpoint === undefined ? [] : [[role, checkpoint] as const];
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

/** A task and what came of it: a tree, or what its session rejected with. */
type Outcome = { readonly task: Task } & ({ readonly result: HashResult } | { readonly error: unknown });

async function hashOne(
  { hostId, session, directory }: Task,
  options: HashCheckpointsOptions,
): Promise<{ readonly result: HashResult } | { readonly error: unknown }> {
  const { observer, stallMs, workers, reuse, signal } = options;
  const known = reuse && knownFiles(reuse.trees, { machineId: reuse.machineIds.get(hostId), directory });
  try {
    const result = await session.hash(
      {
        directory,
        excluded: EXCLUDED_PATHS,
        stallMs,
        heads: true,
        ...(workers === undefined ? {} : { workers }),
        ...(known === undefined ? {} : { known }),
      },
      (progress) => observer?.({ type: "hash", host: hostId, directory, progress }),
      signal,
    );
    return { result };
  } catch (error) {
    return { error };
  }
}

/** The checkpoint of an outcome; what is wrong goes to the findings, hosts in their order. */
function judge(outcome: Outcome, findings: Findings): HashedCheckpoint | undefined {
  const { hostId, directory, engines } = outcome.task;
  const [first, ...rest] = engines;
  const place = { host: hostId, role: first.role, field: first.from["MODEL_DIR"] };
  if ("error" in outcome) {
    return findings.attempt((): undefined => {
      throw outcome.error;
    }, place);
  }
  const { result } = outcome;
  reportHashFaults(result, { ...place, directory }, findings);
  if (result.faults.length > 0) return undefined;
  if (result.files.length === 0) return reportEmpty({ ...place, directory }, findings);
  return {
    host: hostId,
    directory,
    roles: [first.role, ...rest.map(({ role }) => role)],
    field: place.field,
    manifest: buildManifest(result.files),
    heads: result.heads ?? emptyHeads(),
    identities: result.identities,
    outsideLinks: result.outsideLinks,
    durationMs: result.durationMs,
  };
}

function reportEmpty({ directory, ...where }: CheckpointPlace, findings: Findings): undefined {
  findings.add("CHECKPOINT_EMPTY", { ...where, subject: directory, message: `${directory} holds no file` });
}
