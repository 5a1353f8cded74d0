import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { validate } from "@narwhal/schemas";
import { expect } from "vitest";
import { run } from "../src/run.js";

const MAIN = join(import.meta.dirname, "../src/main.ts");

export interface CliResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliSetting {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Default: none; `null` leaves the input open until the program has ended. */
  readonly input?: string | null;
  /** Called once, with the hand that signals the process. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
  /** Called with what has been printed so far, and the hand that signals the process. */
  readonly onOutput?: (seen: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/** What starts the program from its sources. */
export function cliCommand(words: readonly string[]): readonly [string, ...string[]] {
  const tsx = import.meta.resolve("tsx");
  return [process.execPath, "--import", tsx, "--conditions=narwhal-source", "--", MAIN, ...words];
}

/** Runs the program in a process of its own, from its sources, without this process's `NARWHAL_` variables. */
export async function runCli(words: readonly string[], setting: CliSetting = {}): Promise<CliResult> {
  const [program, ...rest] = cliCommand(words);
  const child = spawn(program, rest, {
    cwd: setting.cwd,
    env: { ...cleanEnvironment(), ...setting.env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  setting.onStart?.((signal) => child.kill(signal));
  let stdout = "";
  let stderr = "";
  const tell = (): void => setting.onOutput?.(stdout + stderr, (signal) => child.kill(signal));
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk.toString();
    tell();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
    tell();
  });
  if (setting.input !== null) child.stdin.end(setting.input ?? "");
  const [status] = (await once(child, "close")) as [number | null];
  return { status, stdout, stderr };
}

/** Runs a command line in this process; with a signal that has been raised, as if it came at once. */
export async function runHere(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<CliResult> {
  const stdout = new Sink();
  const stderr = new Sink();
  const io = { stdin: Readable.from([]), stdout, stderr, env: { ...cleanEnvironment(), ...env } };
  const status = await run(words, io, signal);
  return { status, stdout: stdout.text, stderr: stderr.text };
}

/** The document of `--json`, after holding it against its schema. */
export function jsonOf(result: CliResult): {
  readonly ok: boolean;
  readonly command: string | null;
  readonly result: Record<string, unknown> | null;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
  readonly warnings: readonly { readonly code: string }[];
} {
  const value = JSON.parse(result.stdout) as never;
  expect(validate("output", value)).toMatchObject({ ok: true });
  return value;
}

export async function temporaryDirectory(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), "narwhal-cli-")));
}

/** This process's environment without `NARWHAL_` variables. */
export function cleanEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith("NARWHAL_"),
  );
  return Object.fromEntries(kept);
}

class Sink extends Writable {
  text = "";

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
