import type { ServerChannel, Session } from "ssh2";
import { pipeFrom } from "./byte-pipe.js";
import { fakeShell } from "./fake-shell.js";
import { shellWords } from "../access/shell-words.js";
import type { EmbeddedSshOptions } from "./embedded-ssh-server.js";
import { runProgram } from "./simulated-program.js";

/** What a session of the embedded server needs beside the server's options. */
export interface SessionSetting extends EmbeddedSshOptions {
  /** Aborts when the connection or the server ends. */
  readonly signal: AbortSignal;
  /** Breaks the connection. */
  readonly drop: () => void;
}

/** Serves one SSH session: a program, or a shell on a terminal. */
export function serveSshSession(session: Session, setting: SessionSetting): void {
  let columns = 80;
  session.on("pty", (accept, _reject, { cols }) => {
    columns = cols;
    accept();
  });
  session.on("window-change", (accept, _reject, { cols }) => {
    columns = cols;
    // OpenSSH asks for no answer here, and then there is nothing to accept with.
    (accept as (() => void) | undefined)?.();
  });
  session.on("exec", (accept, _reject, { command }) => {
    void serveProgram(accept(), command, setting);
  });
  session.on("shell", (accept) => {
    void fakeShell(accept(), { machine: setting.machine, signal: setting.signal, columns: () => columns });
  });
}

async function serveProgram(stream: ServerChannel, command: string, setting: SessionSetting): Promise<void> {
  const ended = new AbortController();
  stream.on("close", () => ended.abort());
  stream.on("error", () => ended.abort());
  const signal = AbortSignal.any([setting.signal, ended.signal]);
  if (setting.fault?.kind === "deaf") return void stream.resume();
  const words = readCommand(stream, command);
  if (words === undefined) return;
  if (setting.noise !== undefined) stream.write(setting.noise);
  if (setting.fault?.kind === "drops") setTimeout(setting.drop, setting.fault.afterMs).unref();
  const run = setting.runProgram ?? runProgram;
  const streams = {
    input: pipeFrom(stream),
    output: (bytes: Uint8Array) => void (stream.writable && stream.write(bytes)),
    errors: (bytes: Uint8Array) => void (stream.writable && stream.stderr.write(bytes)),
  };
  const end = await run(setting.machine, words, streams, signal);
  if (signal.aborted) return;
  if (end.kind === "exit") stream.exit(end.code);
  if (end.kind === "signal") stream.exit(end.signal.replace(/^SIG/, ""), false, "");
  stream.end();
}

function readCommand(stream: ServerChannel, command: string): [string, ...string[]] | undefined {
  try {
    const [program, ...rest] = shellWords(command);
    if (program !== undefined) return [program, ...rest];
    stream.exit(0);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    stream.stderr.write(`sh: 1: ${error.message}\n`);
    stream.exit(2);
  }
  stream.end();
  return undefined;
}
