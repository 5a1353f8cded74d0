import { execFileSync } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Session } from "../../src/access/session.js";
import { never, openLocal } from "./sessions.js";

const SIZE = 16 * 1024 * 1024;
let home = "";
let session: Session;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-limits-"));
  session = await openLocal();
});
afterAll(async () => {
  await session.close();
  await rm(home, { recursive: true });
});

/** What `@read` says of files below the directory. */
async function read(...names: readonly string[]): Promise<Record<string, unknown>> {
  const paths = names.map((name) => join(home, name));
  const argv = ["@read", String(SIZE), ...paths] as const;
  const result = await session.run({ argv, timeoutMs: 30_000, outputLimit: 8 * SIZE }, never());
  expect(result).toMatchObject({ end: { kind: "exit", code: 0 }, cut: [] });
  return JSON.parse(result.stdout) as Record<string, unknown>;
}

describe("answers that would be longer than a frame", () => {
  it("name the file that is too much, and give the others", async () => {
    await writeFile(join(home, "nul.json"), "");
    await truncate(join(home, "nul.json"), SIZE);
    await writeFile(join(home, "small.json"), "{}");
    const entries = await read("nul.json", "small.json");
    expect(entries[join(home, "nul.json")]).toMatchObject({
      error: "EFBIG",
      message: expect.stringContaining(`${SIZE} bytes`),
    });
    expect(entries[join(home, "small.json")]).toEqual({ text: "{}" });
  });

  it("cut the output of a command", async () => {
    const argv = ["head", "-c", String(SIZE), "/dev/zero"] as const;
    const result = await session.run({ argv, timeoutMs: 30_000, outputLimit: SIZE }, never());
    expect(result).toMatchObject({ end: { kind: "exit", code: 0 }, cut: ["stdout"] });
    expect(result.stdout.length).toBeGreaterThan(1024 * 1024);
  });
});

it("@read names what has no content of its own", async () => {
  execFileSync("mkfifo", [join(home, "fifo.json")]);
  expect(await read("fifo.json")).toEqual({
    [join(home, "fifo.json")]: { error: "EINVAL", message: "it is a named pipe, no regular file" },
  });
});
