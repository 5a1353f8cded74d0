import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { PassThrough, type Readable, type Writable } from "node:stream";
import type { Channel, ChannelEnd, Route } from "../access/transport.js";
import { deferred } from "./deferred.js";
import { endGroup, signalGroup } from "./process-group.js";

/** How long a program may take to notice that its input ended, before it is told so, and before it is killed. */
const TERM_AFTER_MS = 500;
const KILL_AFTER_MS = 10_000;
/** How long a killed program may take to end; one that waits in the kernel, for a disk, may never do so. */
const GIVE_UP_AFTER_MS = 12_000;

/** A program of this machine; its outputs can be read as Node's streams too. */
export interface LocalChannel extends Channel {
  readonly stdout: Readable;
  readonly stderr: Readable;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * A program of this machine as a channel, in a process group of its own, so that keys pressed here do not reach it.
 * Rejects with the system's error where it cannot be started.
 */
export async function startProcess(
  argv: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  route: Route,
): Promise<LocalChannel> {
  const child = spawn(argv[0], argv.slice(1), { env, stdio: ["pipe", "pipe", "pipe"], detached: true });
  const ended = endOf(child);
  await once(child, "spawn");
  // Node lets go of what nobody reads yet once the program has ended: it is kept here.
  const stdout = child.stdout.pipe(new PassThrough());
  const stderr = child.stderr.pipe(new PassThrough());
  // A program that has gone makes writing fail; `ended` tells why.
  child.stdin.on("error", () => {});
  let closing: Promise<void> | undefined;
  return {
    route,
    stdout,
    stderr,
    ended,
    write: (bytes) =>
      new Promise((resolve, reject) => {
        child.stdin.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    end: () => child.stdin.end(),
    close: () => (closing ??= closeChild(child, ended)),
  };
}

/** How a child ended. */
export function endOf(child: Pick<ChildProcess, "once">): Promise<ChannelEnd> {
  return new Promise((resolve) => {
    child.once("error", (error: Error) => resolve({ kind: "lost", reason: error.message }));
    child.once("exit", (code: number | null, signal: string | null) => {
      resolve(code === null ? { kind: "signal", signal: signal ?? "unknown" } : { kind: "exit", code });
    });
  });
}

/** Ends the program's input, the program where it does not follow, and what is left of its group. */
async function closeChild(child: Child, ended: Promise<ChannelEnd>): Promise<void> {
  child.stdin.destroy();
  const late = deferred<"late">();
  const timers = [
    setTimeout(() => signalGroup(child, "SIGTERM"), TERM_AFTER_MS),
    setTimeout(() => signalGroup(child, "SIGKILL"), KILL_AFTER_MS),
    setTimeout(() => late.resolve("late"), GIVE_UP_AFTER_MS),
  ];
  const outcome = await Promise.race([ended, late.promise]);
  for (const timer of timers) clearTimeout(timer);
  if (outcome === "late") child.unref();
  else await endGroup(child);
  child.stdout.destroy();
  child.stderr.destroy();
}
