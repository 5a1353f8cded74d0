import { bounded } from "../../access/agent-faults.js";
import { onAbort } from "../../access/on-abort.js";
import type { Runtime } from "../../access/runtime.js";
import type { Channel, ChannelEnd, Route } from "../../access/transport.js";
import { GateError } from "../../errors/gate-error.js";
import { deferred } from "../deferred.js";
import { type LocalChannel, startProcess } from "../local-process.js";
import { type MarkedProgram, readMarked } from "../marked-program.js";
import type { ClientLog } from "./client-log.js";
import type { EnteredRoute } from "./connect.js";
import type { RunningClient } from "./enter.js";

/** An `ssh` that runs a program. */
export interface ProgramClient extends RunningClient {
  readonly channel: LocalChannel;
  readonly marked: MarkedProgram;
}

const NO_ROUTE: Route = { transport: "openssh", why: "", hops: [], authentication: "" };

/** Starts an `ssh` whose command line carries the marks of the nonce. */
export async function startProgram(
  words: [string, ...string[]],
  environment: NodeJS.ProcessEnv,
  { nonce, log }: { readonly nonce: string; readonly log: () => Promise<ClientLog | undefined> },
): Promise<ProgramClient> {
  const channel = await startProcess(words, environment, NO_ROUTE);
  const marked = readMarked(channel, nonce, async (end) => judgeEnd(end, await log()));
  return { channel, marked, ended: channel.ended, words: marked.words, close: () => channel.close() };
}

/** The client gives 255 for its own failures and for programs that end so: its log tells them apart. */
export function judgeEnd(end: ChannelEnd, log: ClientLog | undefined): ChannelEnd {
  if (end.kind === "exit" && (end.code !== 255 || log?.ended === true)) return end;
  const words = log?.words.filter((line) => !line.startsWith("Warning: ")).at(-1);
  return { kind: "lost", reason: words ?? "the OpenSSH client ended without an exit status" };
}

/**
 * Waits until the program has started, or something else speaks in its place. Rejects where the server starts
 * nothing.
 */
export async function programStarted(
  { process, failure }: EnteredRoute<ProgramClient>,
  ms: number,
  runtime: Runtime,
): Promise<void> {
  const { stdout } = process.channel;
  const { promise: late, resolve: tellLate } = deferred<"late">();
  const { promise: spoke, resolve: tellSpoke } = deferred<"spoke">();
  const cancel = runtime.after(ms, () => tellLate("late"));
  const listen = (): void => {
    if (stdout.readableLength > 0) tellSpoke("spoke");
  };
  stdout.on("readable", listen);
  const outcome = await Promise.race([process.marked.started, spoke, late]);
  cancel();
  stdout.off("readable", listen);
  if (outcome === "late") {
    const said = bounded(process.words());
    throw new GateError("SSH_PROGRAM_REFUSED", {
      message: `the server starts no program after the login: no answer within ${ms / 1000} s${said === "" ? "" : `; the host said: ${said}`}`,
    });
  }
  // A forced command may end without ours; its status is told as that of any program.
  if (outcome === false && (await process.marked.ended).kind === "lost") throw await failure();
}

/** The started program as the pipeline sees it. The signal closes it. */
export function programChannel(
  { channel, marked }: ProgramClient,
  { route, signal, close }: { readonly route: Route; signal: AbortSignal; close: () => Promise<void> },
): Channel {
  let closing: Promise<void> | undefined;
  const closeOnce = (): Promise<void> => (closing ??= close());
  const forget = onAbort(signal, () => void closeOnce());
  void marked.ended.then(forget);
  return {
    write: (bytes) => channel.write(bytes),
    end: () => channel.end(),
    stdout: channel.stdout,
    stderr: marked.stderr,
    ended: marked.ended,
    route,
    close: closeOnce,
  };
}
