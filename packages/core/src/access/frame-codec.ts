import { FRAME_LIMIT } from "./frames.js";
import { NoiseBuffer } from "./noise-buffer.js";

const RECORD_SEPARATOR = 0x1e;
const NEWLINE = 0x0a;
const HEADER_TAIL = /^(0|[1-9][0-9]{0,9}) ([0-9a-f]{8})$/;
/** Longest `<length> <crc>` with its newline. */
const HEADER_TAIL_LIMIT = 20;

/** A frame with the right nonce that cannot be what was sent. */
export class FrameDamage extends Error {
  override readonly name = "FrameDamage";
}

/** One frame around a message. */
export function encodeFrame(nonce: string, message: object): Uint8Array {
  const payload = new TextEncoder().encode(JSON.stringify(message));
  const crc = crc32(payload).toString(16).padStart(8, "0");
  const header = new TextEncoder().encode(`\x1eNARWHAL1 ${nonce} ${payload.length} ${crc}\n`);
  const frame = new Uint8Array(header.length + payload.length + 1);
  frame.set(header);
  frame.set(payload, header.length);
  frame[frame.length - 1] = NEWLINE;
  return frame;
}

/**
 * Takes bytes as they come and gives the messages in them; what stands outside frames goes to `noise`. Damage
 * throws a {@link FrameDamage}, after which the decoder is of no more use.
 */
export class FrameDecoder {
  readonly noise = new NoiseBuffer();
  readonly #prefix: Uint8Array;
  #buffer = new Uint8Array(64 * 1024);
  #start = 0;
  #end = 0;

  constructor(nonce: string) {
    this.#prefix = new TextEncoder().encode(`\x1eNARWHAL1 ${nonce} `);
  }

  /** The messages that these bytes complete. */
  push(bytes: Uint8Array): unknown[] {
    this.#append(bytes);
    const messages: unknown[] = [];
    while (this.#skipNoise()) {
      const payload = this.#takeFrame();
      if (payload === undefined) break;
      messages.push(parsePayload(payload));
    }
    return messages;
  }

  /** To be called when no more bytes come: a frame that was begun is damage, all else is noise. */
  finish(): void {
    const rest = this.#buffer.subarray(this.#start, this.#end);
    this.#start = this.#end;
    if (rest.length >= this.#prefix.length) throw new FrameDamage("the stream ended inside a frame");
    this.noise.add(rest);
  }

  #append(bytes: Uint8Array): void {
    const held = this.#end - this.#start;
    if (this.#end + bytes.length > this.#buffer.length) {
      const size = held + bytes.length;
      const target =
        size > this.#buffer.length / 2 ? new Uint8Array(Math.max(size * 2, 64 * 1024)) : this.#buffer;
      target.set(this.#buffer.subarray(this.#start, this.#end));
      this.#buffer = target;
      this.#start = 0;
      this.#end = held;
    }
    this.#buffer.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /** Moves to the next frame; false where none begins in what is held. */
  #skipNoise(): boolean {
    const held = this.#buffer.subarray(this.#start, this.#end);
    let mark = held.indexOf(RECORD_SEPARATOR);
    while (mark >= 0 && !this.#mayBegin(held, mark)) mark = held.indexOf(RECORD_SEPARATOR, mark + 1);
    const skipped = mark < 0 ? held.length : mark;
    // In one piece: a stream may consist of nothing but beginnings.
    this.noise.add(held.subarray(0, skipped));
    this.#start += skipped;
    return mark >= 0 && held.length - mark >= this.#prefix.length;
  }

  #mayBegin(held: Uint8Array, at: number): boolean {
    const length = Math.min(held.length - at, this.#prefix.length);
    for (let index = 0; index < length; index++) if (held[at + index] !== this.#prefix[index]) return false;
    return true;
  }

  /** The payload of the frame that begins here, once it is whole. */
  #takeFrame(): Uint8Array | undefined {
    const held = this.#buffer.subarray(this.#start + this.#prefix.length, this.#end);
    const newline = held.subarray(0, HEADER_TAIL_LIMIT).indexOf(NEWLINE);
    if (newline < 0) {
      if (held.length >= HEADER_TAIL_LIMIT) throw new FrameDamage("a frame's header has no end");
      return undefined;
    }
    const header = HEADER_TAIL.exec(String.fromCharCode(...held.subarray(0, newline)));
    const length = Number(header?.[1]);
    if (header === null || length > FRAME_LIMIT) throw new FrameDamage("a frame's header is malformed");
    if (held.length < newline + 1 + length + 1) return undefined;
    const payload = held.slice(newline + 1, newline + 1 + length);
    if (held[newline + 1 + length] !== NEWLINE) throw new FrameDamage("a frame does not end where it says");
    if (crc32(payload) !== Number.parseInt(header[2] ?? "", 16)) {
      throw new FrameDamage("a frame's checksum does not match its content");
    }
    this.#start += this.#prefix.length + newline + 1 + length + 1;
    return payload;
  }
}

function parsePayload(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload));
  } catch (cause) {
    throw new FrameDamage("a frame's content is not JSON", { cause });
  }
}

/** CRC-32 as zlib computes it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
