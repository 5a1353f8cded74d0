import * as fs from "node:fs/promises";
import { hostname } from "node:os";
import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

/** How long to wait for another process that holds the lock, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Runs a part while this process alone holds `<path>.lock`, a symbolic link whose target names its owner: it
 * appears whole or not at all. A lock whose owner has died on this machine is taken over; one that stays held
 * rejects with code `EBUSY` and names it.
 */
export async function withFileLock<T>(path: string, part: () => Promise<T>): Promise<T> {
  const lock = `${path}.lock`;
  await acquire(lock);
  try {
    return await part();
  } finally {
    await fs.unlink(lock);
  }
}

async function acquire(lock: string): Promise<void> {
  const owner = JSON.stringify({ host: hostname(), pid: process.pid, started: await startOf(process.pid) });
  const end = performance.now() + PATIENCE_MS;
  while (!(await trySymlink(owner, lock))) {
    const holder = await fs.readlink(lock).catch(() => undefined);
    if (holder !== undefined && (await isDead(holder))) await takeAway(lock, holder);
    else if (performance.now() > end) throw held(lock);
    else await delay(20);
  }
}

async function trySymlink(owner: string, lock: string): Promise<boolean> {
  try {
    await fs.symlink(owner, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Removes a dead owner's lock; where another process was faster and holds it by now, gives it back. */
async function takeAway(lock: string, dead: string): Promise<void> {
  const aside = `${lock}.${randomBytes(6).toString("hex")}`;
  try {
    await fs.rename(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const taken = await fs.readlink(aside);
  if (taken !== dead) await trySymlink(taken, lock);
  await fs.unlink(aside);
}

async function isDead(holder: string): Promise<boolean> {
  let owner: { host?: unknown; pid?: unknown; started?: unknown };
  try {
    owner = JSON.parse(holder) as typeof owner;
  } catch {
    return false;
  }
  if (owner.host !== hostname() || typeof owner.pid !== "number") return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
  return owner.started !== null && (await startOf(owner.pid)) !== owner.started;
}

/** When a process started, in the kernel's ticks; null where the system does not tell. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

function held(lock: string): Error {
  return Object.assign(new Error(`another process holds ${lock}; remove it if none runs`), {
    code: "EBUSY",
    path: lock,
  });
}
