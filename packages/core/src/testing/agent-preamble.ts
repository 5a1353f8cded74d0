import { FrameDamage } from "../access/frame-codec.js";

const NEWLINE = 0x0a;

/** Takes the agent's source off the front of the stream: a line with its length, then so many bytes. */
export class AgentPreamble {
  /** Known once the whole source has come. */
  nonce: string | undefined;
  #held: Uint8Array = new Uint8Array(0);

  /** The bytes behind the source; empty until it is whole. */
  take(bytes: Uint8Array): Uint8Array {
    this.#held = Buffer.concat([this.#held, bytes]);
    const newline = this.#held.indexOf(NEWLINE);
    if (newline < 0) return new Uint8Array(0);
    const length = Number(Buffer.from(this.#held.subarray(0, newline)).toString("latin1"));
    if (!Number.isSafeInteger(length)) throw new FrameDamage("the first line is no length");
    const end = newline + 1 + length;
    if (this.#held.length < end) return new Uint8Array(0);
    const source = Buffer.from(this.#held.subarray(newline + 1, end)).toString("utf8");
    this.nonce = /^main\("([0-9a-f]+)"\)$/.exec(source.trimEnd().split("\n").at(-1) ?? "")?.[1];
    if (this.nonce === undefined) throw new FrameDamage("the source does not end in main(<nonce>)");
    return this.#held.subarray(end);
  }
}
