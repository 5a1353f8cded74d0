import type { Runtime } from "./access/runtime.js";
import type { HashRequest } from "./access/session.js";
import type { Transport } from "./access/transport.js";
import type { CheckpointSummary } from "./checkpoint/summary.js";
import type { FileStore } from "./emit/file-store.js";
import type { Findings, Judgement } from "./errors/findings.js";
import type { Finding } from "./errors/gate-error.js";
import type { Observer } from "./events.js";
import type { Environment, Inputs, Inventory } from "./inputs/inputs.js";
import type { LaunchPolicy } from "./policy/launch-policy.js";

/** Deadlines in milliseconds. @public */
export interface Deadlines {
  /** One remote command. */
  readonly commandMs: number;
  /** No byte of hashing progress. */
  readonly stallMs: number;
  /** From the start of the program on a host to its first answer. Default 30 s. */
  readonly helloMs?: number;
  /** The whole run; absent: no bound. */
  readonly runMs?: number;
}

/** @public */
export const DEFAULT_DEADLINES: Deadlines = { commandMs: 60_000, stallMs: 60_000 };

/** @public */
export interface DiscoverOptions {
  /** The text of `.env` and its permission bits, where there is one. */
  readonly envFile?: { readonly name: string; readonly text: string; readonly mode?: number } | undefined;
  /** The process environment, which wins over `.env`. */
  readonly environment: Environment;
  /** Directory of the discovery record; must not exist. With `check` nothing is written there; empty: not known yet. */
  readonly out: string;
  /** Stop after the policy gate and write nothing; what stands where the real run will write is a warning. */
  readonly check?: boolean;
  /** Makes the transport once the inputs are known; its warnings go to the run's findings. */
  readonly transport: (inputs: Inputs, findings: Findings) => Transport;
  readonly store: FileStore;
  readonly runtime: Runtime;
  readonly judgement?: Judgement;
  readonly deadlines?: Deadlines;
  /** Parallel readers on each host; absent: its cores. */
  readonly hashWorkers?: HashRequest["workers"];
  /** An earlier discovery record: hashes of files that are unchanged since are taken over. Absent: all is read. */
  readonly reuseHashes?: string;
  /** Hosts in handshake at once. Default 8. */
  readonly handshakes?: number;
  readonly observer?: Observer;
  readonly signal: AbortSignal;
  /** The tool's version, for the record. */
  readonly version: string;
}

/** What discovery established. @public */
export interface Discovery {
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  readonly policy: LaunchPolicy;
  readonly warnings: readonly Finding[];
  /** Paths written, in order; empty with `check`. */
  readonly written: readonly string[];
  /** Null with `check`. */
  readonly modelTreeSha256: string | null;
  /** What is known of each engine's checkpoint, by role; empty with `check`. */
  readonly checkpoints: ReadonlyMap<string, CheckpointSummary>;
}
