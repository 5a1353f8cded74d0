import { checkComplete } from "./checkpoint/check-complete.js";
import { checkProvenance } from "./checkpoint/check-provenance.js";
import { compareCheckpoints } from "./checkpoint/compare-checkpoints.js";
import { hashCheckpoints, type HashCheckpointsOptions } from "./checkpoint/hash-checkpoints.js";
import { type HashedCheckpoint, manifestsOf } from "./checkpoint/hashed-checkpoint.js";
import type { KnownTree } from "./checkpoint/known-tree.js";
import { Findings } from "./errors/findings.js";
import type { Inputs } from "./inputs/inputs.js";
import type { EngineObservation } from "./observation/observation.js";

/** What the checkpoint gate works with. */
export interface CheckpointGate extends Omit<HashCheckpointsOptions, "inputs" | "reuse"> {
  readonly inputs: Inputs;
  readonly observations: ReadonlyMap<string, EngineObservation>;
  /** What `--reuse-hashes` names. */
  readonly known: readonly KnownTree[];
  /** Keeps what was hashed, before anything is judged by it: by role, without those that could not be hashed. */
  readonly keep?: ((hashed: ReadonlyMap<string, HashedCheckpoint>) => Promise<void>) | undefined;
}

/**
 * The checkpoint gate: every replica hashed, complete, of a known and wanted origin where any is known, and the same
 * as the others. Gives the checkpoints by role; what is wrong is settled.
 */
export async function passCheckpoint(gate: CheckpointGate): Promise<ReadonlyMap<string, HashedCheckpoint>> {
  const { observations, known, inputs, inventory, findings } = gate;
  const seen = [...observations.values()];
  const machineIds = new Map(seen.map(({ hostId, host }) => [hostId, host.machineId]));
  const reuse = known.length === 0 ? undefined : { trees: known, machineIds };
  const hashed = await hashCheckpoints({ ...gate, reuse });
  await findings.attemptAsync(async () => gate.keep?.(hashed));
  findings.settle();
  const found = new Findings({ strict: true, accept: new Set() });
  const trees = new Set(hashed.values());
  checkComplete(trees, new Map([...observations].map(([role, { model }]) => [role, model])), found);
  checkProvenance(trees, inputs, found);
  compareCheckpoints(manifestsOf(hashed), found, inventory);
  // Collected as errors to be placed, judged only here.
  for (const error of found.errors) findings.addError(error.at({ field: modelDirField(inputs, error.role) }));
  findings.settle();
  return hashed;
}

/** The variable that names the role's directory; without a role, the one that names every directory. */
function modelDirField({ engines }: Inputs, role: string | undefined): string | undefined {
  const concerned = engines.filter((engine) => role === undefined || engine.role === role);
  const variables = new Set(concerned.map(({ from }) => from["MODEL_DIR"]));
  return variables.size === 1 ? [...variables][0] : undefined;
}
