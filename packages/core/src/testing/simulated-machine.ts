import type { CommandEnd } from "../access/command.js";
import { onAbort } from "../access/on-abort.js";
import type { CheckpointHeads } from "../access/checkpoint-heads.js";
import type { HashFault, HashedFile, HashProgress } from "../access/session.js";

/** A command as it reaches a simulated machine. @public */
export interface ToolCall {
  readonly argv: readonly [string, ...string[]];
  readonly stdin?: string;
  readonly env: Readonly<Record<string, string | null>>;
  /** The command starts a temporary container. */
  readonly container: boolean;
}

/** What a simulated tool gives; absent parts mean exit status 0 and no output. @public */
export interface ToolOutput {
  readonly end?: CommandEnd;
  readonly stdout?: string | Uint8Array;
  readonly stderr?: string;
  /** Outputs that were cut before they came here; the agent's own limit cuts besides. */
  readonly cut?: readonly ("stdout" | "stderr")[];
}

/** A simulated tool. It must stop waiting when the signal aborts; what it gives then is not looked at. @public */
export type Tool = (call: ToolCall, signal: AbortSignal) => ToolOutput | Promise<ToolOutput>;

/** What a hash of a directory gives. @public */
export interface MachineHash {
  readonly files: readonly HashedFile[];
  readonly faults: readonly HashFault[];
  readonly outsideLinks: readonly { readonly path: string; readonly target: string }[];
  /** What the files say of themselves; absent: nothing. */
  readonly heads?: CheckpointHeads;
}

/**
 * What stands behind a simulated agent: something that runs commands (the agent's own readers included) and hashes
 * directories. Deadlines, output limits and cancelling are the agent's.
 *
 * @public
 */
export interface SimulatedMachine {
  run(call: ToolCall, signal: AbortSignal): Promise<ToolOutput>;
  hash(
    request: { readonly directory: string; readonly excluded: readonly string[] },
    onProgress: (progress: HashProgress) => void,
    signal: AbortSignal,
  ): Promise<MachineHash>;
}

/** Resolves after `ms`, or at once when the signal aborts. @public */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(finish, ms);
    const forget = onAbort(signal, finish);
  });
}

/** Resolves only when the signal aborts: how a hung tool behaves. @public */
export function never(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => onAbort(signal, resolve));
}
