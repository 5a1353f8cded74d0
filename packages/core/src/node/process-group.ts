import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

/** How long the processes of a group may take to end politely. */
const POLITE_MS = 1_000;
const LOOK_MS = 50;

/** Signals all processes of the group that a child leads; false where none is left. */
export function signalGroup(child: Pick<ChildProcess, "pid">, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    // All have ended by themselves; what has changed its user is not ours to end.
    if (["ESRCH", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** Ends the group that a child leads, whether or not the child itself still runs: politely, then for good. */
export async function endGroup(child: Pick<ChildProcess, "pid">): Promise<void> {
  if (!signalGroup(child, "SIGTERM")) return;
  for (let waited = 0; waited < POLITE_MS; waited += LOOK_MS) {
    await delay(LOOK_MS);
    if (!signalGroup(child, 0)) return;
  }
  signalGroup(child, "SIGKILL");
}
