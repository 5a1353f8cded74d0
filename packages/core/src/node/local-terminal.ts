import { spawn } from "node:child_process";
import type { Writable } from "node:stream";
import { onAbort } from "../access/on-abort.js";
import type { ChannelEnd, TerminalStreams } from "../access/transport.js";
import { endOf } from "./local-process.js";

/**
 * Runs the words after columns and rows on a terminal of its own, takes over their exit status, and reads later
 * sizes from descriptor 3, one `columns rows` a line.
 */
const PSEUDO_TERMINAL = `
import fcntl, os, pty, select, struct, sys, termios
def resize(descriptor, columns, rows):
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", int(rows), int(columns), 0, 0))
def send(descriptor, data):
    while data:
        data = data[os.write(descriptor, data):]
pid, master = pty.fork()
if pid == 0:
    resize(0, sys.argv[1], sys.argv[2])
    os.execvp(sys.argv[3], sys.argv[3:])
watched, sizes = [0, 3, master], b""
while master in watched:
    for descriptor in select.select(watched, [], [])[0]:
        try:
            data = os.read(descriptor, 65536)
        except OSError:
            data = b""
        if not data:
            watched.remove(descriptor)
        if descriptor == master:
            send(1, data)
        elif descriptor == 0:
            send(master, data or b"\\x04")
        else:
            sizes += data
            *lines, sizes = sizes.split(b"\\n")
            for line in lines:
                resize(master, *line.split())
status = os.waitpid(pid, 0)[1]
sys.exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status))
`;

/** A shell on a terminal of this machine; ends with the shell, or when the signal aborts. */
export function localTerminal(
  streams: TerminalStreams,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<ChannelEnd> {
  return runOnTerminal([env["SHELL"] ?? "/bin/sh", "-i"], streams, { env, signal });
}

/** A program on a terminal of its own on this machine; ends with the program, or when the signal aborts. */
export async function runOnTerminal(
  argv: readonly [string, ...string[]],
  streams: TerminalStreams,
  { env, signal }: { readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal },
): Promise<ChannelEnd> {
  const { columns, rows } = streams.size();
  const words = ["-c", PSEUDO_TERMINAL, String(columns), String(rows), ...argv];
  const child = spawn("python3", words, {
    env: { ...env, TERM: streams.term },
    stdio: ["pipe", "pipe", "ignore", "pipe"],
    detached: true,
  });
  const [stdin, stdout, , sizes] = child.stdio as unknown as [
    Writable,
    AsyncIterable<Uint8Array>,
    null,
    Writable,
  ];
  // A shell that has gone makes writing fail; its end tells.
  for (const stream of [stdin, sizes]) stream.on("error", () => {});
  const forgetSize = streams.onResize(() => {
    const size = streams.size();
    sizes.write(`${size.columns} ${size.rows}\n`);
  });
  // The terminal's end hangs up on everything that runs on it.
  const forgetSignal = onAbort(signal, () => child.kill("SIGKILL"));
  feed(streams.input, stdin).catch(() => stdin.end());
  try {
    const ended = endOf(child);
    for await (const bytes of stdout) streams.output(bytes);
    const end = await ended;
    signal.throwIfAborted();
    return end;
  } finally {
    forgetSize();
    forgetSignal();
  }
}

async function feed(input: AsyncIterable<Uint8Array>, stdin: Writable): Promise<void> {
  for await (const bytes of input) stdin.write(bytes);
  stdin.end();
}
