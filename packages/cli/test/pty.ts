import { spawn } from "node:child_process";
import { once } from "node:events";

/** What the operator waits for on the terminal (a Python pattern, without colours and the like), and then types. */
export type Step = readonly [expected: string, typed: string];

export interface TerminalRun {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a program on a terminal of its own, typing step by step; a step that never comes ends it with status 99. */
export async function onTerminal(
  argv: readonly [string, ...string[]],
  steps: readonly Step[],
  setting: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<TerminalRun> {
  const child = spawn("python3", ["-c", DRIVER, JSON.stringify(steps), ...argv], {
    cwd: setting.cwd,
    env: setting.env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

const DRIVER = String.raw`
import fcntl, json, os, pty, re, select, signal, struct, sys, termios, time
steps, argv = json.loads(sys.argv[1]), sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(argv[0], argv)
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 200, 0, 0))
seen, deadline, stuck = b"", time.monotonic() + 30, False
while True:
    if time.monotonic() > deadline:
        os.kill(pid, signal.SIGKILL)
        stuck = True
        break
    if not select.select([terminal], [], [], 0.2)[0]:
        continue
    try:
        data = os.read(terminal, 65536)
    except OSError:
        break
    if not data:
        break
    os.write(1, data)
    seen += data
    while steps and re.search(steps[0][0].encode(), re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", seen)):
        seen = b""
        time.sleep(0.1)
        os.write(terminal, steps.pop(0)[1].encode())
ended = os.waitpid(pid, 0)[1]
if stuck or steps:
    sys.stdout.write("\nstuck before: %r\n" % (steps[:1],))
    sys.exit(99)
sys.exit(os.WEXITSTATUS(ended) if os.WIFEXITED(ended) else 128 + os.WTERMSIG(ended))
`;
