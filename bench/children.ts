import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ClientTask, Figures, ServerReady, ServerTask } from "./messages.js";

/** A process of its own and the answer to its task. */
interface Answered<Answer> {
  readonly child: ChildProcess;
  readonly answer: Answer;
}

/** Starts the simulated hosts; they run until the process gets another message. */
export function startServers(task: ServerTask): Promise<Answered<ServerReady>> {
  return ask(new URL("./server.ts", import.meta.url), task) as Promise<Answered<ServerReady>>;
}

/** Runs a discovery and waits for its end. */
export async function runClient(task: ClientTask): Promise<Figures> {
  const { child, answer } = await ask(new URL("./client.ts", import.meta.url), task);
  await ended(child);
  return answer as Figures;
}

/** Stops what {@link startServers} started. */
export async function stopServers(child: ChildProcess): Promise<void> {
  child.send({});
  await ended(child);
}

async function ask(script: URL, task: object): Promise<Answered<unknown>> {
  const child = fork(fileURLToPath(script), {
    execArgv: ["--import", "tsx", "--conditions=narwhal-source"],
  });
  child.send(task);
  const answered = once(child, "message");
  const early = once(child, "exit").then(([code]) => {
    throw new Error(`${script.href} ended with ${String(code)} before it answered`);
  });
  const [answer] = (await Promise.race([answered, early])) as [unknown];
  early.catch(() => {
    // It has answered: how it ends is no matter any more.
  });
  return { child, answer };
}

/** Resolves once a child process has ended. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
