import { encodeFrame, FrameDamage, FrameDecoder } from "../access/frame-codec.js";
import type { Answer, Request } from "../access/frames.js";
import { AgentPreamble } from "./agent-preamble.js";
import { AgentTasks } from "./agent-tasks.js";
import type { SimulatedMachine } from "./simulated-machine.js";

/** The two byte streams of a running agent. @public */
export interface AgentStreams {
  readonly input: AsyncIterable<Uint8Array>;
  output(bytes: Uint8Array): void;
}

/** @public */
export interface SimulatedAgentOptions {
  /** What it says it is. Default `3.12.3`. */
  readonly python?: string;
  /** Without input for this long it ends. Default 45 s. */
  readonly silenceMs?: number;
}

/**
 * Speaks the agent's side of the wire format for a simulated machine, until the client says goodbye, its input ends
 * or falls silent, or a frame is damaged; then everything that it started is aborted. Resolves with the exit status.
 *
 * The agent's source that comes first is skipped, but for the nonce in its last line.
 *
 * @public
 */
export async function simulatedAgent(
  machine: SimulatedMachine,
  streams: AgentStreams,
  options: SimulatedAgentOptions = {},
): Promise<number> {
  const agent = new Conversation(machine, streams, options.python ?? "3.12.3");
  const silenceMs = options.silenceMs ?? 45_000;
  const input = streams.input[Symbol.asyncIterator]();
  try {
    while (!agent.over) {
      const chunk = await withinSilence(input.next(), silenceMs);
      if (chunk === "silence" || chunk.done === true) break;
      agent.take(chunk.value);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof FrameDamage)) throw error;
    agent.answer({ type: "error", id: null, message: error.message });
    return 1;
  } finally {
    agent.tasks.abortAll();
  }
}

class Conversation {
  readonly tasks: AgentTasks;
  over = false;
  readonly #preamble = new AgentPreamble();
  readonly #output: (bytes: Uint8Array) => void;
  readonly #python: string;
  #wire: { readonly nonce: string; readonly decoder: FrameDecoder } | undefined;

  constructor(machine: SimulatedMachine, streams: AgentStreams, python: string) {
    this.#output = (bytes) => streams.output(bytes);
    this.#python = python;
    this.tasks = new AgentTasks(machine, (answer) => this.answer(answer));
  }

  take(bytes: Uint8Array): void {
    const rest = this.#wire === undefined ? this.#preamble.take(bytes) : bytes;
    const { nonce } = this.#preamble;
    if (this.#wire === undefined && nonce !== undefined) {
      this.#wire = { nonce, decoder: new FrameDecoder(nonce) };
      this.answer({ type: "hello", version: 1, python: this.#python, swept: [] });
    }
    for (const message of this.#wire?.decoder.push(rest) ?? []) this.#request(message as Request);
  }

  answer(answer: Answer): void {
    if (this.#wire !== undefined && !this.over) this.#output(encodeFrame(this.#wire.nonce, answer));
  }

  #request(request: Request): void {
    if (request.type === "ping") this.answer({ type: "pong" });
    else if (request.type === "run") this.tasks.run(request);
    else if (request.type === "hash") this.tasks.hash(request);
    else if (request.type === "cancel") this.tasks.cancel(request.id);
    else if (request.type === "bye") {
      this.tasks.abortAll();
      this.answer({ type: "bye", unkillable: [] });
      this.over = true;
    } else this.answer({ type: "error", id: null, message: "a request of an unknown type" });
  }
}

async function withinSilence<T>(next: Promise<T>, ms: number): Promise<T | "silence"> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<"silence">((resolve) => {
    timer = setTimeout(() => resolve("silence"), ms);
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
