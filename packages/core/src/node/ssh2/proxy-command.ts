import { spawn } from "node:child_process";
import { Duplex, PassThrough } from "node:stream";
import { GateError } from "../../errors/gate-error.js";
import { endGroup } from "../process-group.js";

/** How much of what the command says on standard error is kept. */
const WORDS_LIMIT = 1_000;

/**
 * Runs a `ProxyCommand` of the operator's own configuration, by the shell as OpenSSH does, and gives its streams
 * as a connection. How the command failed is told with its own words. Destroying the stream ends the command and
 * all that it started.
 */
export function openProxyCommand(command: string): Duplex {
  const child = spawn("/bin/sh", ["-c", `exec ${command}`], { stdio: "pipe", detached: true });
  const heard = new PassThrough();
  const stream = Duplex.from({ writable: child.stdin, readable: heard });
  let words = "";
  child.stderr
    .setEncoding("utf8")
    .on("data", (text: string) => (words = (words + text.slice(0, WORDS_LIMIT)).slice(0, WORDS_LIMIT)));
  child.stdout.pipe(heard, { end: false });
  child.on("error", (cause) => stream.destroy(failed(command, cause.message, cause)));
  // Its output may end before it tells why.
  child.on("close", (code, signal) => {
    if (code === 0) heard.end();
    else stream.destroy(failed(command, words.trim() || `it ended with ${signal ?? `status ${code}`}`));
  });
  stream.on("close", () => void endGroup(child));
  stream.on("error", () => {});
  return stream;
}

function failed(command: string, words: string, cause?: unknown): GateError {
  return new GateError("SSH_JUMP_FAILED", {
    message: `the ProxyCommand ${JSON.stringify(command.slice(0, 200))} failed: ${words}`,
    hint: "run the ProxyCommand by hand",
    cause,
  });
}
