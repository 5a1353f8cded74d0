import { createRedactor } from "../access/redact.js";
import { hashCheckpoints } from "../checkpoint/hash-checkpoints.js";
import { compareTwo } from "../checkpoint/compare-two.js";
import type { HashedCheckpoint } from "../checkpoint/hashed-checkpoint.js";
import type { FileStore } from "../emit/file-store.js";
import { readKnownTrees } from "../emit/read-known-trees.js";
import { Findings } from "../errors/findings.js";
import type { GateError } from "../errors/gate-error.js";
import type { LiveRequest, Seen } from "./observed-again.js";
import { readRecordedCheckpoint } from "./read-record.js";
import type { Examined, FoundChange, NotEstablished } from "./verification.js";

/** What hashing again gave. */
export interface HashedAgain {
  /** By role. */
  readonly trees: ReadonlyMap<string, string>;
  /** By role: the files in which a checkpoint differs from the recorded one. */
  readonly files: ReadonlyMap<string, NonNullable<FoundChange["files"]>>;
  readonly faults: readonly GateError[];
  readonly warnings: Findings["warnings"];
  readonly notEstablished: readonly NotEstablished[];
  readonly examined: NonNullable<Examined["checkpoint"]>;
}

/** Hashes every checkpoint whose metadata could be read, and compares each with its recorded manifest. */
export async function hashAgain(
  store: FileStore,
  directory: string,
  { request, seen }: { readonly request: LiveRequest; readonly seen: Seen },
): Promise<HashedAgain> {
  const { inputs, inventory, live, signal } = request;
  const { hashWorkers, reuseHashes } = live.checkpoint ?? {};
  const findings = new Findings();
  findings.redactWith(createRedactor(inputs.secrets).text);
  const known = reuseHashes === undefined ? [] : await readKnownTrees(store, reuseHashes, findings);
  const engines = inputs.engines.filter(({ role }) => seen.engines.get(role)?.model !== undefined);
  live.observer?.({ type: "gate", gate: "checkpoint", state: "started" });
  const hashed = await hashCheckpoints({
    inputs: { engines },
    inventory,
    sessions: seen.sessions,
    observer: live.observer,
    stallMs: live.deadlines.stallMs,
    workers: hashWorkers,
    reuse:
      known.length === 0
        ? undefined
        : {
            trees: known,
            machineIds: new Map(
              [...seen.engines.values()].map(({ hostId, host }) => [hostId, host?.machineId]),
            ),
          },
    findings,
    signal,
  });
  live.observer?.({
    type: "gate",
    gate: "checkpoint",
    state: findings.errors.length > 0 ? "stopped" : "passed",
  });
  const files = new Map<string, NonNullable<FoundChange["files"]>>();
  for (const [role, { manifest }] of hashed) {
    const recorded = await readRecordedCheckpoint(store, { directory, role }, findings);
    if (recorded === undefined) continue;
    const differing = compareTwo(recorded, manifest).filter(({ mark }) => mark !== "equal");
    if (differing.length > 0)
      files.set(
        role,
        differing.map(({ path, mark }) => ({ path, mark })),
      );
  }
  return {
    trees: new Map([...hashed].map(([role, { manifest }]) => [role, manifest.model_tree_sha256])),
    files,
    faults: findings.errors,
    warnings: findings.warnings,
    notEstablished: notHashed(engines, hashed, { request, findings }),
    examined: counted(hashed),
  };
}

function notHashed(
  engines: LiveRequest["inputs"]["engines"],
  hashed: ReadonlyMap<string, HashedCheckpoint>,
  { request, findings }: { readonly request: LiveRequest; readonly findings: Findings },
): readonly NotEstablished[] {
  return engines.flatMap(({ role, modelDir }): NotEstablished[] => {
    if (hashed.has(role)) return [];
    const host = request.inventory.find(({ roles }) => (roles as readonly string[]).includes(role))?.id;
    const fault = findings.errors.find((error) => error.role === role || error.host === host);
    return [
      {
        roles: [role],
        ...(host === undefined ? {} : { host }),
        categories: ["model"],
        why: `${modelDir} could not be hashed${fault === undefined ? "" : `: ${fault.message}`}`,
        hint: "clear what the finding beside this one names, then verify again",
      },
    ];
  });
}

function counted(hashed: ReadonlyMap<string, HashedCheckpoint>): NonNullable<Examined["checkpoint"]> {
  const identities = [...new Set(hashed.values())].flatMap(({ identities: each }) => [...each.values()]);
  const files = [...new Set(hashed.values())].reduce((sum, { manifest }) => sum + manifest.file_count, 0);
  return { roles: [...hashed.keys()], files, reused: identities.filter(({ reused }) => reused).length };
}
