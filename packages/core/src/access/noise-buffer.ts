const KEPT_AT_EACH_END = 4096;

/** Keeps the first and the last bytes of a stream of any length, for people to read. */
export class NoiseBuffer {
  #head = new Uint8Array(0);
  #tail = new Uint8Array(0);
  #total = 0;

  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#total += bytes.length;
    const forHead = bytes.subarray(0, KEPT_AT_EACH_END - this.#head.length);
    this.#head = joined(this.#head, forHead);
    const rest = bytes.subarray(forHead.length);
    if (rest.length > 0)
      this.#tail = joined(this.#tail, rest.slice(-KEPT_AT_EACH_END)).slice(-KEPT_AT_EACH_END);
  }

  /** Bytes seen, kept or not. */
  get length(): number {
    return this.#total;
  }

  /** What was kept, as text, trimmed. */
  text(): string {
    const left = this.#total - this.#head.length - this.#tail.length;
    const gap = left > 0 ? `\n[${left} bytes left out]\n` : "";
    const decoder = new TextDecoder();
    return left > 0
      ? `${decoder.decode(this.#head)}${gap}${decoder.decode(this.#tail)}`.trim()
      : decoder.decode(joined(this.#head, this.#tail)).trim();
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
