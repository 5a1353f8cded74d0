import { GateError } from "../errors/gate-error.js";
import { type HostWords, describeEnd, lostFault, startFault } from "./agent-faults.js";
import { isAnswer } from "./answer-shape.js";
import { FrameDamage, FrameDecoder, encodeFrame } from "./frame-codec.js";
import type { Answer, Request } from "./frames.js";
import { NoiseBuffer } from "./noise-buffer.js";
import type { Runtime } from "./runtime.js";
import type { Channel, ChannelEnd } from "./transport.js";

/** How long the last output may follow the end of the program. */
const DRAIN_MS = 1000;

/** Who is told what a link receives. */
export interface LinkListener {
  answer(answer: Answer): void;
  /** Any byte arrived. */
  alive(): void;
  /** Nothing more comes; called once. */
  ended(fault: GateError): void;
}

/** The frames of one channel: turns bytes into answers, requests into bytes, and every ending into one fault. */
export class AgentLink {
  readonly host: string;
  readonly channel: Channel;
  readonly #nonce: string;
  readonly #runtime: Runtime;
  readonly #decoder: FrameDecoder;
  readonly #stderr = new NoiseBuffer();
  #writing: Promise<void> = Promise.resolve();
  #greeted = false;
  #listener: LinkListener | undefined;

  constructor(channel: Channel, host: string, runtime: Runtime) {
    this.host = host;
    this.channel = channel;
    this.#runtime = runtime;
    this.#nonce = runtime.nonce();
    this.#decoder = new FrameDecoder(this.#nonce);
  }

  /** The word that marks this link's frames. */
  get nonce(): string {
    return this.#nonce;
  }

  /** Begins to read. */
  listen(listener: LinkListener): void {
    this.#listener = listener;
    const drained = Promise.all([this.#readAnswers(), this.#readStderr()]);
    drained.catch((error: unknown) => this.#end(this.#streamFault(error)));
    this.channel.ended.then(
      (end) => {
        const late = new Promise<void>((resolve) => this.#runtime.after(DRAIN_MS, resolve));
        Promise.race([drained, late]).then(
          () => this.#end(this.#endFault(end)),
          () => {},
        );
      },
      (error: unknown) => this.#end(this.#streamFault(error)),
    );
  }

  send(request: Request): void {
    this.sendBytes(encodeFrame(this.#nonce, request));
  }

  /** Bytes go out in the order of the calls; a failure ends the link. */
  sendBytes(bytes: Uint8Array): void {
    this.#writing = this.#writing.then(async () => {
      if (this.#listener !== undefined) await this.channel.write(bytes);
    });
    this.#writing.catch(() => {
      // Whoever ends the channel tells why; where nobody does, the write's own failure has to.
      this.#runtime.after(DRAIN_MS, () =>
        this.#end(lostFault(this.host, "it takes no more input", this.words())),
      );
    });
  }

  /** What the host said besides frames, so far. */
  words(): HostWords {
    return { stdout: this.#decoder.noise.text(), stderr: this.#stderr.text() };
  }

  /** Tells the listener nothing from now on, and closes the channel. */
  async close(): Promise<void> {
    this.#listener = undefined;
    await this.channel.close();
  }

  async #readAnswers(): Promise<void> {
    for await (const bytes of this.channel.stdout) {
      this.#listener?.alive();
      for (const message of this.#decoder.push(bytes)) this.#listener?.answer(this.#checked(message));
    }
    this.#decoder.finish();
  }

  async #readStderr(): Promise<void> {
    for await (const bytes of this.channel.stderr) this.#stderr.add(bytes);
  }

  #checked(message: unknown): Answer {
    if (!isAnswer(message)) throw new FrameDamage("a frame's content is no answer");
    if (message.type === "hello") this.#greeted = true;
    return message;
  }

  #streamFault(error: unknown): GateError {
    if (error instanceof GateError) return error;
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof FrameDamage)) return lostFault(this.host, reason, this.words());
    return new GateError("AGENT_DAMAGED", {
      host: this.host,
      message: `an answer of the host is damaged: ${reason}`,
      cause: error,
    });
  }

  #endFault(end: ChannelEnd): GateError {
    if (!this.#greeted) return startFault(this.host, end, this.words());
    if (end.kind === "lost") return lostFault(this.host, end.reason, this.words());
    return new GateError("AGENT_FAILED", {
      host: this.host,
      message: `the program that serves the probes ${describeEnd(end)}`,
    });
  }

  #end(fault: GateError): void {
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.ended(fault);
  }
}
