import type { Session } from "./access/session.js";
import type { HashedCheckpoint } from "./checkpoint/hashed-checkpoint.js";
import type { KnownTree } from "./checkpoint/known-tree.js";
import type { Findings } from "./errors/findings.js";
import type { Observer } from "./events.js";
import type { Gate } from "./gates.js";
import type { Inputs, Inventory } from "./inputs/inputs.js";
import { observeFleet } from "./observation/observe-fleet.js";
import type { EngineObservation } from "./observation/observation.js";
import { passCheckpoint } from "./pass-checkpoint.js";
import { derivePolicy } from "./policy/derive-policy.js";
import type { LaunchPolicy } from "./policy/launch-policy.js";

/** What the hosts are asked, and what with. */
export interface DerivationOptions {
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  /** By host id. */
  readonly sessions: ReadonlyMap<string, Session>;
  /** Deadlines in milliseconds: of one command, and of hashing without a byte. */
  readonly commandMs: number;
  readonly stallMs: number;
  /** Stop after the policy gate. */
  readonly check?: boolean | undefined;
  /** What earlier runs know of the checkpoints. */
  readonly known?: readonly KnownTree[];
  readonly hashWorkers?: number | undefined;
  readonly findings: Findings;
  readonly observer?: Observer | undefined;
  readonly signal: AbortSignal;
  /** Passes one gate; absent: just passes it. */
  readonly gate?: <T>(gate: Gate, pass: () => T | Promise<T>) => Promise<T>;
  /** Called when the hosts were observed, before anything is judged by it. */
  readonly observed?: () => Promise<void>;
  /** Called when the checkpoints were hashed, before anything is judged by them. */
  readonly hashed?: (
    hashed: ReadonlyMap<string, HashedCheckpoint>,
    observations: ReadonlyMap<string, EngineObservation>,
  ) => Promise<void>;
}

/** What the hosts' answers come to. */
export interface Derivation {
  /** By role, in numeric order. */
  readonly observations: ReadonlyMap<string, EngineObservation>;
  readonly policy: LaunchPolicy;
  /** By role; empty with `check`. */
  readonly checkpoints: ReadonlyMap<string, HashedCheckpoint>;
}

/**
 * From open sessions to launch policy and checkpoints: the gates observation, policy and checkpoint. The same
 * answers always give the same.
 *
 * Rejects with a GateFailure that holds every fault of the gate that stops it, or with the signal's reason.
 */
export async function deriveDeployment(options: DerivationOptions): Promise<Derivation> {
  const { inputs, inventory, sessions, findings, signal } = options;
  const { gate = async (_, pass) => pass() } = options;
  const observations = await gate("observation", async () => {
    const { commandMs, observed } = options;
    const seen = await observeFleet({ inputs, inventory, sessions, commandMs, signal, findings });
    await findings.attemptAsync(async () => observed?.());
    findings.settle();
    return seen;
  });
  const policy = await gate("policy", () => {
    const derived = derivePolicy({ inputs, observations, findings });
    findings.settle();
    if (derived === undefined) throw new TypeError("no policy and no finding that says why");
    return derived;
  });
  if (options.check === true) return { observations, policy, checkpoints: new Map() };
  const { known = [], hashed, observer, stallMs, hashWorkers: workers } = options;
  const checkpoints = await gate("checkpoint", () =>
    passCheckpoint({
      inputs,
      inventory,
      observations,
      sessions,
      known,
      observer,
      stallMs,
      workers,
      findings,
      signal,
      keep: hashed && ((trees) => hashed(trees, observations)),
    }),
  );
  return { observations, policy, checkpoints };
}
