import { GateError } from "../errors/gate-error.js";
import { bounded, lostFault } from "./agent-faults.js";
import type { AgentLink } from "./agent-link.js";
import { Pulse } from "./agent-pulse.js";
import { type AnswerOf, commandResult, HashParts, hashQuestion, progressOf } from "./agent-answers.js";
import type { Command, CommandResult } from "./command.js";
import type { Answer } from "./frames.js";
import { onAbort } from "./on-abort.js";
import type { Runtime } from "./runtime.js";
import type { HashProgress, HashRequest, HashResult, Session } from "./session.js";
import type { Route } from "./transport.js";

const DEFAULT_OUTPUT_LIMIT = 1024 * 1024;
/** How long the agent may take to end all that it started. */
const FAREWELL_MS = 20_000;
/** How long the agent's program may take to end after its last answer. */
const EXIT_MS = 5_000;

/** One request that waits for its answer. */
interface Waiting {
  result(answer: AnswerOf<"result">): void;
  part(answer: AnswerOf<"files"> | AnswerOf<"heads">): void;
  hashed(answer: AnswerOf<"hashed">): void;
  progress(progress: HashProgress): void;
  failed(reason: unknown): void;
}

/** Times of a session, in milliseconds. */
export interface SessionTimes {
  readonly runtime: Runtime;
  readonly pingMs: number;
  readonly silenceMs: number;
  readonly pongMs: number;
  readonly graceMs: number;
  readonly onWarning: (warning: GateError) => void;
}

/** The session over one agent: matches answers to requests, pings, and ends all of them together. */
export class AgentSession implements Session {
  readonly host: string;
  readonly route: Route;
  /** Resolves with the agent's first answer; rejects with what prevented it. */
  readonly greeted: Promise<void>;
  readonly #link: AgentLink;
  readonly #times: SessionTimes;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #hello = false;
  #linked = true;
  /** The agent has said goodbye. */
  #left = false;
  #fault: { readonly reason: unknown } | undefined;
  readonly #pulse: Pulse;
  #stopTicking = (): void => {};
  #closing: Promise<void> | undefined;
  #onGreeted = (): void => {};
  #onFault = (_reason: unknown): void => {};
  #onFarewell = (): void => {};
  #onOver = (): void => {};

  constructor(link: AgentLink, times: SessionTimes) {
    this.host = link.host;
    this.route = link.channel.route;
    this.#link = link;
    this.#times = times;
    this.#pulse = new Pulse({
      runtime: times.runtime,
      pongMs: times.pongMs,
      ping: () => link.send({ type: "ping" }),
      lost: () => this.#silent(),
    });
    this.greeted = new Promise((resolve, reject) => {
      this.#onGreeted = resolve;
      this.#onFault = reject;
    });
    this.greeted.catch(() => {});
    link.listen({
      answer: (answer) => this.#take(answer),
      alive: () => this.#pulse.sign(),
      ended: (fault) => this.#linkEnded(fault),
    });
  }

  run(command: Command, signal: AbortSignal): Promise<CommandResult> {
    const id = this.#nextId++;
    const { runtime } = this.#times;
    const asked = runtime.now();
    return this.#ask<CommandResult>(id, signal, (settle) => {
      const giveUpMs = command.timeoutMs + this.#times.graceMs;
      const cancelTimer = this.#times.runtime.after(giveUpMs, () => {
        this.#link.send({ type: "cancel", id });
        settle.failed(this.#unanswered(command));
      });
      const stopAsking = this.#pulse.askAfter(command.timeoutMs);
      this.#link.send({
        type: "run",
        id,
        argv: command.argv,
        ...(command.stdin === undefined ? {} : { stdin: command.stdin }),
        ...(command.env === undefined ? {} : { env: command.env }),
        timeout_ms: command.timeoutMs,
        output_limit: command.outputLimit ?? DEFAULT_OUTPUT_LIMIT,
        ...(command.container === undefined ? {} : { container: command.container }),
      });
      const release = (): void => {
        cancelTimer();
        stopAsking();
      };
      return {
        release,
        result: (answer) => {
          const at = command.argv[0] === "@host" ? { at: Math.round((asked + runtime.now()) / 2) } : {};
          settle.done({ ...commandResult(command, answer), ...at });
        },
      };
    });
  }

  hash(
    request: HashRequest,
    onProgress: (progress: HashProgress) => void,
    signal: AbortSignal,
  ): Promise<HashResult> {
    const id = this.#nextId++;
    return this.#ask<HashResult>(id, signal, (settle) => {
      this.#link.send(hashQuestion(id, request));
      const parts = new HashParts(request);
      return {
        // The agent tells of its progress all the time: silence is no slow disk.
        release: this.#pulse.askWhenSilent(request.stallMs),
        progress: onProgress,
        part: (answer) => parts.take(answer),
        hashed: (answer) => settle.done(parts.result(answer)),
      };
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  /** Has the session end with the signal's reason, for as long as it lives. */
  follow(signal: AbortSignal): void {
    this.#onOver = onAbort(signal, () => this.abort(signal.reason));
  }

  /** Ends everything with one reason, the first counts; the agent is told, and ends what it started. */
  abort(reason: unknown): void {
    this.#settleAll(reason);
    // Whoever closes the session gets the same promise, and with it what went wrong.
    this.close().catch(() => {});
  }

  #linkEnded(fault: GateError): void {
    this.#linked = false;
    this.#settleAll(fault);
    this.#onFarewell();
  }

  #settleAll(reason: unknown): void {
    this.#fault ??= { reason };
    this.#stopTicking();
    this.#onFault(reason);
    this.#onOver();
    for (const waiting of this.#waiting.values()) waiting.failed(reason);
  }

  async #close(): Promise<void> {
    this.#settleAll(new GateError("CONNECTION_LOST", { host: this.host, message: "the session is closed" }));
    if (this.#linked && this.#hello) {
      const farewell = new Promise<void>((resolve) => {
        this.#onFarewell = resolve;
      });
      const cancelTimer = this.#times.runtime.after(FAREWELL_MS, this.#onFarewell);
      this.#link.send({ type: "bye" });
      await farewell;
      cancelTimer();
      if (this.#left && !(await this.#hasEnded())) this.#warnOfRemnant();
    }
    await this.#link.close();
  }

  /** False where the program does not end in time, though nothing is left for it to do. */
  #hasEnded(): Promise<boolean> {
    return new Promise((resolve) => {
      const cancelTimer = this.#times.runtime.after(EXIT_MS, () => resolve(false));
      const ended = (): void => {
        cancelTimer();
        resolve(true);
      };
      this.#link.channel.ended.then(ended, ended);
    });
  }

  #warnOfRemnant(): void {
    const message =
      "the program that serves the probes (python3) has ended its work, but the kernel does not let it go: a reading of it waits";
    this.#times.onWarning(
      new GateError("PROCESS_UNKILLABLE", { host: this.host, subject: "python3", message }),
    );
  }

  #ask<Result>(id: number, signal: AbortSignal, begin: Begin<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (this.#fault !== undefined) return reject(this.#fault.reason);
      const finish = (): void => {
        this.#waiting.delete(id);
        forget();
        handlers.release();
      };
      const failed = (reason: unknown): void => {
        finish();
        reject(reason);
      };
      const done = (result: Result): void => {
        finish();
        resolve(result);
      };
      const forget = onAbort(signal, () => {
        this.#link.send({ type: "cancel", id });
        failed(signal.reason);
      });
      const handlers = begin({ done, failed });
      this.#waiting.set(id, {
        failed,
        result: (answer) => handlers.result?.(answer),
        part: (answer) => handlers.part?.(answer),
        hashed: (answer) => handlers.hashed?.(answer),
        progress: (progress) => handlers.progress?.(progress),
      });
    });
  }

  #take(answer: Answer): void {
    switch (answer.type) {
      case "hello":
        this.#greet();
        break;
      case "result":
        this.#waiting.get(answer.id)?.result(answer);
        break;
      case "hashed":
        this.#waiting.get(answer.id)?.hashed(answer);
        break;
      case "progress":
        this.#waiting.get(answer.id)?.progress(progressOf(answer));
        break;
      case "files":
      case "heads":
        this.#waiting.get(answer.id)?.part(answer);
        break;
      case "error":
        this.#refused(answer);
        break;
      case "bye":
        this.#farewell(answer.unkillable);
        break;
      case "pong":
        break;
      default:
        this.#linkEnded(this.#agentFault(`it sent an answer of an unknown kind`));
    }
  }

  #greet(): void {
    if (this.#hello) return;
    this.#hello = true;
    this.#tick();
    const noise = bounded(this.#link.words().stdout);
    if (noise !== "") {
      const message = `the login shell printed before the first answer: ${noise}`;
      this.#times.onWarning(new GateError("LOGIN_SHELL_NOISE", { host: this.host, message }));
    }
    this.#onGreeted();
  }

  /** Sends a sign of life, and looks for one. */
  #tick(): void {
    const { runtime, pingMs, silenceMs } = this.#times;
    if (this.#fault !== undefined) return;
    if (this.#pulse.silentMs > silenceMs) return this.#silent();
    this.#link.send({ type: "ping" });
    this.#stopTicking = runtime.after(pingMs, () => this.#tick());
  }

  #silent(): void {
    const reason = `no byte from the host for ${Math.round(this.#pulse.silentMs / 1000)} s`;
    this.#linkEnded(lostFault(this.host, reason, { stdout: "", stderr: "" }));
  }

  #refused(answer: AnswerOf<"error">): void {
    const fault = this.#agentFault(bounded(answer.message));
    if (answer.id === null) this.#linkEnded(fault);
    else this.#waiting.get(answer.id)?.failed(fault);
  }

  #farewell(unkillable: readonly number[]): void {
    if (unkillable.length > 0) {
      const message = `processes that the kernel would not end are left on the host: ${unkillable.join(", ")}`;
      this.#times.onWarning(
        new GateError("PROCESS_UNKILLABLE", { host: this.host, message, details: { pids: [...unkillable] } }),
      );
    }
    this.#left = true;
    this.#onFarewell();
  }

  #agentFault(words: string): GateError {
    return new GateError("AGENT_FAILED", {
      host: this.host,
      message: `the program that serves the probes failed: ${words}`,
    });
  }

  #unanswered(command: Command): GateError {
    const [program] = command.argv;
    const graceS = this.#times.graceMs / 1000;
    return new GateError("COMMAND_UNANSWERED", {
      host: this.host,
      subject: program,
      message: `no result of ${program} ${graceS} s after its deadline of ${command.timeoutMs / 1000} s`,
    });
  }
}

interface Settle<Result> {
  done(result: Result): void;
  failed(reason: unknown): void;
}

interface Handlers {
  release(): void;
  result?(answer: AnswerOf<"result">): void;
  part?(answer: AnswerOf<"files"> | AnswerOf<"heads">): void;
  hashed?(answer: AnswerOf<"hashed">): void;
  progress?(progress: HashProgress): void;
}

type Begin<Result> = (settle: Settle<Result>) => Handlers;
