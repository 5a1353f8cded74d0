import { expect, test } from "vitest";
import type { Command } from "../../src/access/command.js";
import { encodeFrame } from "../../src/access/frame-codec.js";
import type { Session } from "../../src/access/session.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { never, openLocal } from "./sessions.js";

const NONCE = "0123456789abcdef0123456789abcdef";
const HELLO = { type: "hello", version: 1, python: "3.11.2", swept: [] };
const RESULT = {
  type: "result",
  id: 1,
  end: { kind: "exit", code: 0 },
  stdout: "",
  stderr: "",
  cut: [],
  duration_ms: 1,
};
const HASHED = { type: "hashed", id: 1, faults: [], outside_links: [], duration_ms: 1 };
const command: Command = { argv: ["true"], timeoutMs: 5_000 };
const request = { directory: "/srv", excluded: [], stallMs: 5_000 };

function print(said: readonly object[]): string {
  const frames = Buffer.concat(said.map((message) => encodeFrame(NONCE, message)));
  return `echo ${frames.toString("base64")} | base64 -d`;
}

/** A session whose host greets, then says these messages, whatever it is asked, and ends. */
async function saying(...messages: readonly object[]): Promise<Session> {
  const script = `${print([HELLO])}; sleep 0.2; ${print(messages)}; sleep 0.5`;
  return openLocal({ wrap: () => ["sh", "-c", script] }, { runtime: { ...nodeRuntime, nonce: () => NONCE } });
}

test.each([
  ["a result without end", { ...RESULT, end: undefined }],
  ["a result that ended in an unknown way", { ...RESULT, end: { kind: "toString" } }],
  ["a result whose exit status is a word", { ...RESULT, end: { kind: "exit", code: "0" } }],
  ["a result without output", { ...RESULT, stdout: null }],
  ["a result whose output is a number", { ...RESULT, stderr: 7 }],
  ["a result for nobody", { ...RESULT, id: "1" }],
])("%s is damage", async (_what, message) => {
  const session = await saying(message);
  await expect(session.run(command, never())).rejects.toMatchObject({ code: "AGENT_DAMAGED" });
  await session.close();
});

test.each([
  ["a file without a hash", { type: "files", id: 1, files: [["a", 1]] }],
  ["a file whose hash is none", { type: "files", id: 1, files: [["a", 1, "../../etc"]] }],
  ["files that are no list", { type: "files", id: 1, files: { length: 1e9 } }],
  ["a size below nothing", { type: "files", id: 1, files: [["a", -1, "0".repeat(64)]] }],
  ["heads that are no lists", { type: "heads", id: 1, pointers: "abc" }],
  ["faults that are none", { ...HASHED, faults: [{}] }],
  ["progress without numbers", { type: "progress", id: 1, bytes_done: "x" }],
])("%s is damage", async (_what, message) => {
  const session = await saying(message, HASHED);
  await expect(session.hash(request, () => {}, never())).rejects.toMatchObject({ code: "AGENT_DAMAGED" });
  await session.close();
});

test("a greeting said again, and answers to what nobody asked, change nothing", async () => {
  const session = await saying(HELLO, HELLO, { ...RESULT, id: 77 }, { ...HASHED, id: 78 }, RESULT);
  expect((await session.run(command, never())).end).toEqual({ kind: "exit", code: 0 });
  await session.close();
});
