import { crc32 as zlibCrc32 } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { crc32, encodeFrame, FrameDamage, FrameDecoder } from "../../src/access/frame-codec.js";

const NONCE = "0123456789abcdef0123456789abcdef";
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const jsonObject = fc.dictionary(fc.string(), fc.jsonValue());
/** Noise that cannot be the beginning of a frame of ours. */
const noise = fc
  .uint8Array({ maxLength: 40 })
  .map((bytes) => bytes.map((byte) => (byte === 0x1e ? 0x1f : byte)));

describe("frames", () => {
  it("come back whole, however they are cut, with the noise kept apart", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(noise, jsonObject)),
        noise,
        fc.infiniteStream(fc.nat(30)),
        (items, tail, cuts) => {
          const parts = items.flatMap(([before, message]) => [before, encodeFrame(NONCE, message)]);
          const stream = Buffer.concat([...parts, tail]);
          const decoder = new FrameDecoder(NONCE);
          const messages: unknown[] = [];
          for (let at = 0; at < stream.length; ) {
            const next = at + (cuts.next().value ?? 0) + 1;
            messages.push(...decoder.push(stream.subarray(at, next)));
            at = next;
          }
          decoder.finish();
          expect(messages).toEqual(
            items.map(([, message]) => JSON.parse(JSON.stringify(message)) as unknown),
          );
          expect(decoder.noise.length).toBe(
            items.reduce((sum, [before]) => sum + before.length, tail.length),
          );
        },
      ),
    );
  });

  it("of another session are noise", () => {
    const decoder = new FrameDecoder(NONCE);
    expect(decoder.push(encodeFrame("f".repeat(32), { type: "pong" }))).toEqual([]);
    decoder.finish();
    expect(decoder.noise.text()).toContain("pong");
  });

  it("that a flood only seems to begin are noise in one piece, as other noise is", () => {
    for (const byte of [0x1e, 0x41]) {
      const decoder = new FrameDecoder(NONCE);
      const add = vi.spyOn(decoder.noise, "add");
      const chunk = new Uint8Array(32_768).fill(byte);
      for (let index = 0; index < 32; index++) decoder.push(chunk);
      decoder.finish();
      expect(decoder.noise.length).toBe(32 * 32_768);
      expect(add.mock.calls.length).toBeLessThanOrEqual(33);
    }
  });

  it.each([
    ["a changed byte", (frame: Uint8Array) => Uint8Array.from(frame).fill(0x58, -4, -3), /checksum/],
    [
      "an inserted byte",
      (frame: Uint8Array) => Uint8Array.from([...frame.slice(0, 90), 0x0d, ...frame.slice(90)]),
      /checksum|end/,
    ],
    ["a longer length", () => bytesOf(`\x1eNARWHAL1 ${NONCE} 99999999999 00000000\n`), /malformed|no end/],
    ["a header without numbers", () => bytesOf(`\x1eNARWHAL1 ${NONCE} x y\n`), /malformed/],
    ["no JSON", () => frameOf("{"), /not JSON/],
    ["no UTF-8", () => frameOf(Uint8Array.of(0x22, 0xff, 0x22)), /not JSON/],
  ])("with %s are damage", (_what, damage, words) => {
    const decoder = new FrameDecoder(NONCE);
    expect(() => {
      decoder.push(damage(encodeFrame(NONCE, { type: "result", id: 7, text: "some output" })));
      decoder.finish();
    }).toThrow(words);
  });

  it("that the stream ends in are damage", () => {
    const frame = encodeFrame(NONCE, { type: "pong" });
    for (let length = NONCE.length + 12; length < frame.length; length++) {
      const decoder = new FrameDecoder(NONCE);
      expect(decoder.push(frame.subarray(0, length))).toEqual([]);
      expect(() => decoder.finish(), `${length} bytes`).toThrow(FrameDamage);
    }
  });

  it("survive a flood of noise in bounded memory", () => {
    const decoder = new FrameDecoder(NONCE);
    const flood = new Uint8Array(1 << 20).fill(0x61);
    for (let index = 0; index < 64; index++) expect(decoder.push(flood)).toEqual([]);
    expect(decoder.push(encodeFrame(NONCE, { type: "pong" }))).toEqual([{ type: "pong" }]);
    expect(decoder.noise.length).toBe(64 << 20);
    expect(decoder.noise.text().length).toBeLessThan(9000);
    expect(decoder.noise.text()).toContain("bytes left out");
  });

  it("carry the checksum that zlib computes", () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => crc32(bytes) === zlibCrc32(bytes)));
  });
});

function frameOf(payload: string | Uint8Array): Uint8Array {
  const bytes = typeof payload === "string" ? bytesOf(payload) : payload;
  const crc = crc32(bytes).toString(16).padStart(8, "0");
  return Buffer.concat([bytesOf(`\x1eNARWHAL1 ${NONCE} ${bytes.length} ${crc}\n`), bytes, bytesOf("\n")]);
}
