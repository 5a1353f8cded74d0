import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { Readable, Writable } from "node:stream";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../src/run.js";
import { cliCommand, temporaryDirectory } from "./run-cli.js";

let root = "";
beforeAll(async () => {
  root = await temporaryDirectory();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const sink = (write: (text: string) => Error | null) =>
  new Writable({ write: (chunk: Buffer, _encoding, done) => done(write(String(chunk))) });

/** What standard error gets where standard output fails with this message. */
async function failing(message: string, words: readonly string[], env: Readonly<Record<string, string>>) {
  let stderr = "";
  const stdout = sink(() => new RangeError(message));
  stdout.on("error", () => undefined);
  const io = {
    stdin: Readable.from([]),
    stdout,
    stderr: sink((text) => {
      stderr += text;
      return null;
    }),
    env: { NARWHAL_DEBUG: "1", ...env },
  };
  const status = await run(words, io, new AbortController().signal);
  return { status, stderr };
}

describe("an error that nobody foresaw is told without secrets", () => {
  const canary = `canary(${"x".repeat(30_000)}`;

  test("of the process environment", async () => {
    const { status, stderr } = await failing(`bad ${canary} here`, ["--help"], {
      NARWHAL_ENGINE_KEY: canary,
    });
    expect(status).toBe(1);
    expect(stderr).toContain("unexpected RangeError: bad [redacted] here");
    expect(stderr).toMatch(/\n {4}at /);
    expect(stderr).not.toContain("canary");
  });

  test("of the private environment", async () => {
    const path = `${root}/private.conf`;
    await writeFile(path, "NARWHAL_NODE_1_SSH=a\nNARWHAL_NODE_1_SSH_PASSWORD='canary 1'\n");
    for (const words of [[`--env-file=${path}`], ["--env-file", path]]) {
      const { stderr } = await failing("bad canary%201", ["plan", "--help", ...words], {});
      expect(stderr).toContain("unexpected RangeError: bad [redacted]");
      expect(stderr).not.toContain("canary");
    }
  });

  test("and cut where it is long", async () => {
    const { stderr } = await failing("y".repeat(10_000), ["--help"], { NARWHAL_DEBUG: "0" });
    expect(stderr.length).toBeLessThan(800);
  });
});

test.skipIf(!existsSync("/dev/full"))(
  "a full disk under standard output is one line and status 1",
  async () => {
    const words = ["-c", '"$@" >/dev/full', "sh", ...cliCommand(["--help"])];
    await expect(promisify(execFile)("sh", words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^error: cannot write standard output: ENOSPC[^\n]*\n$/) as string,
    });
  },
);
