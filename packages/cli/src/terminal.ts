import type { TerminalStreams } from "@narwhal/core";
import type { Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { Io } from "./io.js";

/** This process's terminal, lent to a remote shell. */
export interface LentTerminal {
  readonly streams: TerminalStreams;
  /** Gives the terminal back as it was; idempotent. */
  restore(): void;
}

/** Puts the terminal into raw mode, so that every key reaches the remote shell; other input is typed into it. */
export function openTerminal(io: Io, output: Writable): LentTerminal {
  const { stdin, stdout } = io;
  const raw = stdin.isTTY === true && stdin.setRawMode !== undefined;
  if (raw) stdin.setRawMode?.(true);
  const over = new AbortController();
  return {
    streams: {
      input: stdin.isTTY === true ? stdin : typed(stdin, over.signal),
      output: (bytes) => void output.write(bytes),
      term: io.env["TERM"] ?? "xterm",
      size: () => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 }),
      onResize(listener) {
        stdout.on("resize", listener);
        return () => void stdout.off("resize", listener);
      },
    },
    restore() {
      if (raw) stdin.setRawMode?.(false);
      over.abort();
      stdin.pause();
    },
  };
}

const END_OF_INPUT = new TextEncoder().encode("\u0004");
const LINE_FEED = 0x0a;
const AGAIN_MS = 500;

/**
 * Input that ends, as keys. A terminal has no end of input, only the key for it, which counts at the start of a line;
 * it is pressed until the shell has gone: one may be lost while the shell sets its terminal up, or end a program that
 * reads before the shell does.
 */
async function* typed(input: AsyncIterable<Uint8Array>, over: AbortSignal): AsyncGenerator<Uint8Array> {
  let last: number | undefined = LINE_FEED;
  for await (const bytes of input) {
    last = bytes.at(-1) ?? last;
    yield bytes;
  }
  if (last !== LINE_FEED) yield Uint8Array.of(LINE_FEED);
  while (!over.aborted) {
    yield END_OF_INPUT;
    await delay(AGAIN_MS, undefined, { signal: over }).catch(() => undefined);
  }
}
