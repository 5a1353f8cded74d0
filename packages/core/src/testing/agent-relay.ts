import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { ChannelEnd } from "../access/transport.js";
import { encodeFrame, FrameDecoder } from "../access/frame-codec.js";
import type { Answer, Request } from "../access/frames.js";
import { onAbort } from "../access/on-abort.js";
import { AgentPreamble } from "./agent-preamble.js";
import { AgentTasks, toolCall } from "./agent-tasks.js";
import type { FakePrograms } from "./fake-programs.js";
import type { SimulatedHost } from "./simulated-host.js";
import type { ProgramStreams } from "./simulated-program.js";

/** Where a relayed agent lives. */
export interface RelayWorld {
  readonly host: SimulatedHost;
  readonly programs: FakePrograms;
  /** Where a path of the simulated host really is. */
  realPath(path: string): Promise<string>;
}

interface Wire {
  readonly nonce: string;
  readonly requests: FrameDecoder;
  readonly answers: FrameDecoder;
}

/** Stands between a client and a real agent: hands frames on, with real paths, and answers the readers itself. */
export class AgentRelay {
  readonly #world: RelayWorld;
  readonly #streams: ProgramStreams;
  readonly #preamble = new AgentPreamble();
  readonly #readers: AgentTasks;
  #wire: Wire | undefined;

  constructor(world: RelayWorld, streams: ProgramStreams) {
    this.#world = world;
    this.#streams = streams;
    this.#readers = new AgentTasks(world.host, (answer) => this.#answer(answer));
  }

  /** Runs the agent until it ends; it is told to when the signal aborts or the client's input ends. */
  async run(argv: readonly [string, ...string[]], signal: AbortSignal): Promise<ChannelEnd> {
    const agent = spawn(argv[0], argv.slice(1), { env: this.#world.programs.environment });
    const forget = onAbort(signal, () => void agent.stdin.end());
    agent.stdin.on("error", () => {
      // The agent has gone; its end tells how.
    });
    agent.stdout.on("data", (bytes: Buffer) => {
      for (const message of this.#wire?.answers.push(bytes) ?? []) this.#answer(message as Answer);
    });
    agent.stderr.on("data", (bytes: Buffer) => this.#streams.errors(bytes));
    this.#feed(agent).catch((error: unknown) => {
      this.#streams.errors(Buffer.from(`relay: ${String(error)}\n`));
      agent.stdin.end();
    });
    const end = await endOf(agent);
    forget();
    this.#readers.abortAll();
    return end;
  }

  async #feed(agent: ChildProcessWithoutNullStreams): Promise<void> {
    for await (const bytes of this.#streams.input) {
      const rest = this.#wire === undefined ? this.#takeSource(bytes, agent) : bytes;
      for (const message of this.#wire?.requests.push(rest) ?? []) {
        const request = await this.#translate(message as Request);
        if (request !== undefined) agent.stdin.write(encodeFrame(this.#wire?.nonce ?? "", request));
      }
    }
    agent.stdin.end();
  }

  #takeSource(bytes: Uint8Array, agent: ChildProcessWithoutNullStreams): Uint8Array {
    const rest = this.#preamble.take(bytes);
    agent.stdin.write(bytes.subarray(0, bytes.length - rest.length));
    const { nonce } = this.#preamble;
    if (nonce !== undefined)
      this.#wire = { nonce, requests: new FrameDecoder(nonce), answers: new FrameDecoder(nonce) };
    return rest;
  }

  /** What the agent is to be asked in place of a request; `undefined` where it is answered here. */
  async #translate(request: Request): Promise<Request | undefined> {
    if (request.type === "hash")
      return { ...request, directory: await this.#world.realPath(request.directory) };
    if (request.type === "cancel") this.#readers.cancel(request.id);
    if (request.type !== "run") return request;
    if (!request.argv[0]?.startsWith("@"))
      return { ...request, ...(await this.#world.programs.prepare(toolCall(request))) };
    this.#readers.run(request);
    return undefined;
  }

  #answer(answer: Answer): void {
    if (this.#wire !== undefined) this.#streams.output(encodeFrame(this.#wire.nonce, answer));
  }
}

function endOf(agent: ChildProcessWithoutNullStreams): Promise<ChannelEnd> {
  return new Promise((resolve) => {
    agent.once("error", (error) => resolve({ kind: "lost", reason: error.message }));
    agent.once("close", (code, signal) =>
      resolve(code === null ? { kind: "signal", signal: signal ?? "unknown" } : { kind: "exit", code }),
    );
  });
}
