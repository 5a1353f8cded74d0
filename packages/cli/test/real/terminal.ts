import { spawn } from "node:child_process";
import { once } from "node:events";
import { cleanEnvironment, cliCommand } from "../run-cli.js";
import type { Operator } from "./operator.js";

/** Runs the program on a terminal of 31 rows and 97 columns, and types once a prompt has come. */
export async function throughTerminal(
  { cwd, env }: Operator,
  words: readonly string[],
  typed: string,
): Promise<{ readonly status: number | null; readonly output: string }> {
  const child = spawn("python3", ["-c", TERMINAL, typed, ...cliCommand(words)], {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

/** Gives a program a terminal of its own; ends with its status. */
const TERMINAL = `
import fcntl, os, pty, re, struct, sys, termios
typed, argv = sys.argv[1].encode(), sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    os.execv(argv[0], argv)
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 31, 97, 0, 0))
seen = b""
while True:
    try:
        data = os.read(terminal, 65536)
    except OSError:
        break
    if not data:
        break
    os.write(1, data)
    seen += data
    if typed and re.search(rb"[$#%>] (\\x1b[^ ]*)?$", seen):
        os.write(terminal, typed)
        typed = b""
ended = os.waitpid(pid, 0)[1]
sys.exit(os.WEXITSTATUS(ended) if os.WIFEXITED(ended) else 255)
`;
