import type { CommandEnd } from "../access/command.js";
import type { Answer, Request } from "../access/frames.js";
import { onAbort } from "../access/on-abort.js";
import type { HashedFile } from "../access/session.js";
import type { SimulatedMachine, ToolCall, ToolOutput } from "./simulated-machine.js";

/** A request of one kind. */
export type Of<Type extends Request["type"]> = Extract<Request, { type: Type }>;

const FILES_PER_FRAME = 1000;
const PROGRESS_EVERY_MS = 250;

/** What a simulated agent has running: commands and hashes side by side, each with its deadline. */
export class AgentTasks {
  readonly #machine: SimulatedMachine;
  readonly #answer: (answer: Answer) => void;
  readonly #running = new Map<number, AbortController>();

  constructor(machine: SimulatedMachine, answer: (answer: Answer) => void) {
    this.#machine = machine;
    this.#answer = answer;
  }

  run(request: Of<"run">): void {
    this.#start(request.id, (signal) => this.#run(request, signal));
  }

  hash(request: Of<"hash">): void {
    this.#start(request.id, (signal) => this.#hash(request, signal));
  }

  cancel(id: number): void {
    this.#running.get(id)?.abort();
  }

  abortAll(): void {
    for (const controller of this.#running.values()) controller.abort();
  }

  #start(id: number, task: (signal: AbortSignal) => Promise<Answer | undefined>): void {
    if (this.#running.has(id)) {
      this.#answer({ type: "error", id, message: `request ${id} is already running` });
      return;
    }
    const controller = new AbortController();
    this.#running.set(id, controller);
    void this.#finish(id, task(controller.signal));
  }

  async #finish(id: number, task: Promise<Answer | undefined>): Promise<void> {
    try {
      const answer = await task;
      if (answer !== undefined) this.#answer(answer);
    } catch (error) {
      this.#answer({ type: "error", id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#running.delete(id);
    }
  }

  async #run(request: Of<"run">, cancelled: AbortSignal): Promise<Answer> {
    const { timeout_ms } = request;
    const started = performance.now();
    const deadline = AbortSignal.timeout(timeout_ms);
    const output = await firstOf<ToolOutput>(
      this.#machine.run(toolCall(request), AbortSignal.any([cancelled, deadline])),
      [
        [cancelled, { end: { kind: "signal", signal: "SIGTERM" } }],
        [deadline, { end: { kind: "timeout", afterMs: timeout_ms } }],
      ],
    );
    return resultOf(request, output, performance.now() - started);
  }

  async #hash(request: Of<"hash">, signal: AbortSignal): Promise<Answer | undefined> {
    const { id } = request;
    const started = performance.now();
    let told = -Infinity;
    const { files, faults, outsideLinks, heads } = await this.#machine.hash(
      request,
      (progress) => {
        if (performance.now() - told < PROGRESS_EVERY_MS && progress.filesDone < progress.filesTotal) return;
        told = performance.now();
        this.#answer({
          type: "progress",
          id,
          bytes_done: progress.bytesDone,
          bytes_total: progress.bytesTotal,
          files_done: progress.filesDone,
          files_total: progress.filesTotal,
        });
      },
      signal,
    );
    if (signal.aborted) return undefined;
    for (let start = 0; start < files.length; start += FILES_PER_FRAME) {
      const part = files.slice(start, start + FILES_PER_FRAME);
      this.#answer({ type: "files", id, files: part.map((file) => fileAnswer(file, request.known ?? {})) });
    }
    if (request.heads === true && heads !== undefined) this.#answer({ type: "heads", id, ...heads });
    return {
      type: "hashed",
      id,
      faults,
      outside_links: outsideLinks,
      duration_ms: performance.now() - started,
    };
  }
}

/** A file with an identity that changes with its content, as no real file system has it. */
function fileAnswer(
  { path, size, sha256 }: HashedFile,
  known: NonNullable<Of<"hash">["known"]>,
): Extract<Answer, { type: "files" }>["files"][number] {
  const identity = `0:${Number.parseInt(sha256.slice(0, 12), 16)}:${size}:0:0`;
  const [was, hash] = known[path] ?? [];
  return was === identity ? [path, size, hash ?? sha256, identity, true] : [path, size, sha256, identity];
}

/** A request as the machine behind the agent takes it. */
export function toolCall(request: Of<"run">): ToolCall {
  const [program = "", ...words] = request.argv;
  return {
    argv: [program, ...words],
    env: request.env ?? {},
    container: request.container === true,
    ...(request.stdin === undefined ? {} : { stdin: request.stdin }),
  };
}

/** The work's own outcome, or that of the first signal that aborts before it. */
function firstOf<T>(work: Promise<T>, others: readonly (readonly [AbortSignal, T])[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = others.map(([signal, outcome]) => onAbort(signal, () => resolve(outcome)));
    work.then(resolve, reject).finally(() => {
      for (const each of forget) each();
    });
  });
}

function resultOf(request: Of<"run">, output: ToolOutput, durationMs: number): Answer {
  const stdout = keep(output.stdout ?? "", request.output_limit);
  const stderr = keep(output.stderr ?? "", request.output_limit);
  return {
    type: "result",
    id: request.id,
    end: wireEnd(output.end ?? { kind: "exit", code: 0 }),
    stdout: stdout.text,
    ...(stdout.exact ? {} : { stdout_base64: stdout.bytes.toString("base64") }),
    stderr: stderr.text,
    cut: (["stdout", "stderr"] as const).filter(
      (name) => (name === "stdout" ? stdout : stderr).cut || output.cut?.includes(name) === true,
    ),
    duration_ms: Math.round(durationMs),
  };
}

/** What the limit leaves of an output, and whether its text is exact; a cut may go through a character. */
function keep(output: string | Uint8Array, limit: number): Kept {
  const all = typeof output === "string" ? Buffer.from(output, "utf8") : Buffer.from(output);
  const bytes = all.subarray(0, limit);
  const cut = all.length > limit;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: cut });
    return { text, bytes, cut, exact: true };
  } catch {
    return { text: bytes.toString("utf8"), bytes, cut, exact: false };
  }
}

interface Kept {
  readonly text: string;
  readonly bytes: Buffer;
  readonly cut: boolean;
  readonly exact: boolean;
}

function wireEnd(end: CommandEnd): Extract<Answer, { type: "result" }>["end"] {
  if (end.kind !== "timeout") return end;
  return {
    kind: "timeout",
    after_ms: end.afterMs,
    ...(end.unkillable === undefined ? {} : { unkillable: end.unkillable }),
  };
}
