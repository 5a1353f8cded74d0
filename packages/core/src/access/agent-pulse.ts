import type { Runtime } from "./runtime.js";

/** What a pulse needs of its session. */
export interface PulseWiring {
  readonly runtime: Runtime;
  /** How long the answer to a ping may take, in milliseconds. */
  readonly pongMs: number;
  readonly ping: () => void;
  /** Nothing came, not even the answer to a ping. */
  readonly lost: () => void;
}

/** Whether a host still speaks: counts its signs, and asks for one where they fail to come. */
export class Pulse {
  readonly #wiring: PulseWiring;
  #signs = 0;
  #lastSign: number;

  constructor(wiring: PulseWiring) {
    this.#wiring = wiring;
    this.#lastSign = wiring.runtime.now();
  }

  /** A byte has come. */
  sign(): void {
    this.#signs += 1;
    this.#lastSign = this.#wiring.runtime.now();
  }

  /** For how long nothing has come, in milliseconds. */
  get silentMs(): number {
    return this.#wiring.runtime.now() - this.#lastSign;
  }

  /** Asks once, after `ms`. The returned function cancels. */
  askAfter(ms: number): () => void {
    let cancel = this.#wiring.runtime.after(ms, () => {
      cancel = this.#ask(() => {});
    });
    return () => cancel();
  }

  /** Asks whenever nothing has come for `ms`. The returned function cancels. */
  askWhenSilent(ms: number): () => void {
    let cancel: (() => void) | undefined;
    const look = (): void => {
      const restMs = ms - this.silentMs;
      cancel = restMs > 0 ? this.#wiring.runtime.after(restMs, look) : this.#ask(look);
    };
    look();
    return () => cancel?.();
  }

  #ask(answered: () => void): () => void {
    const { runtime, pongMs, ping, lost } = this.#wiring;
    const before = this.#signs;
    ping();
    return runtime.after(pongMs, () => (this.#signs === before ? lost() : answered()));
  }
}
