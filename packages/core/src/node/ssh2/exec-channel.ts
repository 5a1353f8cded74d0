import type { Readable } from "node:stream";
import type { ClientChannel } from "ssh2";
import { onAbort } from "../../access/on-abort.js";
import type { Channel, ChannelEnd, Route } from "../../access/transport.js";
import type { Connection } from "./connection.js";

/** A stream of a session, and how it will end: by exit status or signal; a lost connection is neither. */
export interface OpenStream {
  readonly stream: ClientChannel;
  readonly ended: Promise<ChannelEnd>;
}

/**
 * Watches a stream; to be called in the callback that hands it out: the exit status may follow in the same packet,
 * before any promise has gone on.
 */
export function watch(stream: ClientChannel, connection: Connection): OpenStream {
  stream.on("error", () => {});
  const ended = new Promise<ChannelEnd>((resolve) => {
    stream.on("exit", (code: number | null, signal?: string) => {
      if (code !== null) resolve({ kind: "exit", code });
      else resolve({ kind: "signal", signal: signal ?? "unknown" });
    });
    // ssh2 closes a stream in the same way when the connection is lost: without `exit` before it.
    stream.on("close", () =>
      resolve({ kind: "lost", reason: "the channel was closed without an exit status" }),
    );
    void connection.gone.then((reason) => resolve({ kind: "lost", reason }));
  });
  return { stream, ended };
}

/** How long a program may take to end politely, in milliseconds. */
const TERM_MS = 500;

/**
 * Has the server end a program that still runs: closing the channel alone leaves it there. Servers may refuse,
 * as OpenSSH's does for root.
 */
async function endProgram({ stream, ended }: OpenStream): Promise<void> {
  const end = ended.then(() => true);
  for (const name of ["TERM", "KILL"]) {
    stream.signal(name);
    if (await within(end, TERM_MS)) return;
  }
}

/** False where it did not come to pass in time. */
async function within(event: Promise<boolean>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, ms, false)));
  const came = await Promise.race([event, late]);
  clearTimeout(timer);
  return came;
}

/** A started program as the pipeline sees it. The signal closes it. */
export function toChannel(
  { stream, ended }: OpenStream,
  connection: Connection,
  { route, signal }: { readonly route: Route; readonly signal: AbortSignal },
): Channel {
  let closed = false;
  void ended.then(() => (closed = true));
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closing ??= (closed ? Promise.resolve() : endProgram({ stream, ended })).then(() => connection.close()));
  const forget = onAbort(signal, () => void close());
  void connection.gone.then(forget);
  return {
    stdout: readBytes(stream),
    stderr: readBytes(stream.stderr),
    ended,
    route,
    close: () => {
      forget();
      return close();
    },
    end: () => void stream.end(),
    async write(bytes) {
      if (closed || stream.writableEnded || stream.write(bytes)) return;
      // ssh2 never calls back for what it could not send: the end of the channel has to wake the writer.
      await new Promise<void>((resolve) => {
        stream.once("drain", resolve);
        void ended.then(() => resolve());
      });
    },
  };
}

/** The stream's bytes; a connection that breaks ends them, and the channel's end tells why. */
async function* readBytes(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of stream.iterator({ destroyOnReturn: false })) yield bytes as Uint8Array;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
