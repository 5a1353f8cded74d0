/** Bytes written at one end are read at the other, in order; reading ends once the pipe was ended and is empty. */
export class BytePipe implements AsyncIterable<Uint8Array> {
  readonly #queue: Uint8Array[] = [];
  #ended = false;
  #wake: (() => void) | undefined;

  write(bytes: Uint8Array): void {
    if (this.#ended || bytes.length === 0) return;
    this.#queue.push(bytes);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const next = this.#queue.shift();
      if (next !== undefined) yield next;
      else if (this.#ended) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}
