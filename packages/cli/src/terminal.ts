import type { TerminalStreams } from "@narwhal/core";
import type { Writable } from "node:stream";
import type { Io } from "./io.js";

/** This process's terminal, lent to a remote shell. */
export interface LentTerminal {
  readonly streams: TerminalStreams;
  /** Gives the terminal back as it was; idempotent. */
  restore(): void;
}

/** Puts the terminal into raw mode, so that every key reaches the remote shell. */
export function openTerminal(io: Io, output: Writable): LentTerminal {
  const { stdin, stdout } = io;
  const raw = stdin.isTTY === true && stdin.setRawMode !== undefined;
  if (raw) stdin.setRawMode?.(true);
  return {
    streams: {
      input: stdin,
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
      stdin.pause();
    },
  };
}
