import type { Readable, Writable } from "node:stream";

/** The process as a command sees it; tests give their own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The variables that are set, as the library takes them. */
export function environmentOf(io: Io): Record<string, string> {
  const set = Object.entries(io.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(set);
}

/** Resolves when the text is handed to the system; a reader that went away is no fault. */
export function write(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error && (error as NodeJS.ErrnoException).code !== "EPIPE") reject(error);
      else resolve();
    });
  });
}
