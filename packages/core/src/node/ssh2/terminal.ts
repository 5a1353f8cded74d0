import type { ClientChannel } from "ssh2";
import type { ChannelEnd, TerminalStreams } from "../../access/transport.js";
import type { Connection } from "./connection.js";
import type { OpenStream } from "./exec-channel.js";

/** Wires an open shell to a terminal until it ends; the window size follows. */
export async function runTerminal(
  { stream, ended }: OpenStream,
  streams: TerminalStreams,
  connection: Connection,
): Promise<ChannelEnd> {
  const closed = new Promise<void>((resolve) => stream.on("close", resolve));
  stream.on("data", (bytes: Uint8Array) => streams.output(bytes));
  stream.stderr.on("data", (bytes: Uint8Array) => streams.output(bytes));
  const stopResizing = streams.onResize(() => {
    const { columns, rows } = streams.size();
    stream.setWindow(rows, columns, 0, 0);
  });
  try {
    const input = feed(stream, streams.input, ended);
    const end = await ended;
    // What the shell printed last may follow its exit status.
    await Promise.race([closed, connection.gone]);
    await input;
    return end;
  } finally {
    stopResizing();
  }
}

/** Passes input on until it or the shell ends; never waits for a key that nobody presses any more. */
async function feed(
  stream: ClientChannel,
  input: AsyncIterable<Uint8Array>,
  ended: Promise<unknown>,
): Promise<void> {
  const over = ended.then(() => undefined);
  const keys = input[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([keys.next(), over]);
    if (next === undefined) break;
    if (next.done) {
      stream.end();
      break;
    }
    if (!stream.write(next.value))
      await Promise.race([new Promise((resolve) => stream.once("drain", resolve)), over]);
  }
  void keys.return?.().catch(() => undefined);
}
