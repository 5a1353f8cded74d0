import type { Readable } from "node:stream";

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

/** What a stream gives; unlike the stream's own iterator, reading it leaves a duplex stream open to be written. */
export function pipeFrom(stream: Readable): BytePipe {
  const pipe = new BytePipe();
  stream.on("data", (bytes: Buffer) => pipe.write(bytes));
  stream.on("end", () => pipe.end());
  stream.on("close", () => pipe.end());
  return pipe;
}
