import { unmarkArgv } from "../access/marked-argv.js";
import type { ChannelEnd } from "../access/transport.js";
import { simulatedAgent } from "./simulated-agent.js";
import type { SimulatedMachine } from "./simulated-machine.js";

/** The three byte streams of a remote program. @public */
export interface ProgramStreams {
  readonly input: AsyncIterable<Uint8Array>;
  output(bytes: Uint8Array): void;
  errors(bytes: Uint8Array): void;
}

/** A machine that says which Python its agent runs under. @public */
export interface MachineWithPython extends SimulatedMachine {
  readonly python?: string;
}

/** Runs one program on a machine; see {@link runProgram}. @public */
export type ProgramRunner = (
  machine: MachineWithPython,
  argv: readonly [string, ...string[]],
  streams: ProgramStreams,
  signal: AbortSignal,
) => Promise<ChannelEnd>;

/**
 * Runs what a transport starts on a simulated machine: the agent where `argv` is its launch, a tool otherwise, whose
 * words, output and exit status are those of the machine. The agent ends with its input or when the signal aborts.
 */
export async function runProgram(
  machine: MachineWithPython,
  argv: readonly [string, ...string[]],
  streams: ProgramStreams,
  signal: AbortSignal,
): Promise<ChannelEnd> {
  const marked = unmarkArgv(argv);
  if (marked !== undefined) {
    const say = (text: string): void => streams.errors(Buffer.from(`${marked.mark}:${text}\n`));
    say("started");
    const end = await runProgram(machine, marked.argv, streams, signal);
    const status = end.kind === "exit" ? end.code : 137;
    say(`ended ${status}`);
    return { kind: "exit", code: status };
  }
  if (isAgentLaunch(argv)) {
    const input = untilAborted(streams.input, signal);
    const options = machine.python === undefined ? {} : { python: machine.python };
    return { kind: "exit", code: await simulatedAgent(machine, { ...streams, input }, options) };
  }
  const output = await machine.run({ argv, env: {}, container: false }, signal);
  const end = output.end ?? { kind: "exit", code: 0 };
  if (output.stdout !== undefined) streams.output(Buffer.from(output.stdout));
  if (output.stderr !== undefined) streams.errors(Buffer.from(output.stderr));
  if (end.kind === "exit" || end.kind === "signal") return end;
  if (end.kind === "not-started") {
    streams.errors(Buffer.from(`sh: 1: ${argv[0]}: not found\n`));
    return { kind: "exit", code: 127 };
  }
  return { kind: "signal", signal: "SIGKILL" };
}

/** The words with which a session starts the agent. */
export function isAgentLaunch(argv: readonly string[]): boolean {
  return argv[0] === "python3" && argv[1] === "-c" && (argv[2] ?? "").includes("sys.stdin.buffer.readline()");
}

async function* untilAborted(
  input: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const iterator = input[Symbol.asyncIterator]();
  const aborted = new Promise<{ done: true; value: undefined }>((resolve) => {
    const finish = (): void => resolve({ done: true, value: undefined });
    if (signal.aborted) finish();
    else signal.addEventListener("abort", finish, { once: true });
  });
  for (;;) {
    const next = await Promise.race([iterator.next(), aborted]);
    if (next.done === true) return;
    yield next.value;
  }
}
