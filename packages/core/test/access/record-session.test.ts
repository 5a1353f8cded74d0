import { describe, expect, it } from "vitest";
import type { CommandResult } from "../../src/access/command.js";
import { observeSession, recordTranscripts } from "../../src/access/record-session.js";
import { createRedactor } from "../../src/access/redact.js";
import type { Session } from "../../src/access/session.js";
import { fromTranscript, toTranscript, type Transcript } from "../../src/access/transcript.js";
import { GateError } from "../../src/errors/gate-error.js";
import type { DiscoveryEvent } from "../../src/events.js";
import { Secret } from "../../src/secret.js";
import { never } from "./sessions.js";

const redactor = createRedactor([new Secret("canary-secret")]);
const RESULT: CommandResult = {
  argv: ["tool", "canary-secret"],
  end: { kind: "exit", code: 0 },
  stdout: "HF_TOKEN=abc\ncanary-secret\n",
  stderr: "canary-secret",
  cut: ["stderr"],
  durationMs: 12,
};

function sessionThat(answers: () => Promise<CommandResult>): Session {
  return {
    host: "node-1",
    route: { transport: "test", why: "test", hops: [], authentication: "none" },
    run: answers,
    hash: () => Promise.reject(new Error("not asked")),
    close: () => Promise.resolve(),
  };
}

describe("recordTranscripts", () => {
  it("keeps what was run, redacted, keys in order, and gives the result as it is", async () => {
    const kept: Transcript[] = [];
    const session = recordTranscripts(
      sessionThat(async () => RESULT),
      (transcript) => void kept.push(transcript),
      redactor,
    );
    const env = { A_SECRET: "x", B: "canary-secret", C: null };
    const command = { argv: ["tool", "canary-secret"], env, stdin: "canary-secret", timeoutMs: 1 } as const;
    expect(await session.run(command, never())).toBe(RESULT);
    expect(JSON.stringify(kept)).not.toMatch(/canary|abc/);
    expect(Object.keys(kept[0] ?? {})).toEqual([
      "version",
      "host",
      "argv",
      "env",
      "stdin",
      "end",
      "stdout",
      "stderr",
      "cut",
      "duration_ms",
    ]);
    expect(kept[0]?.env).toEqual({ A_SECRET: "[redacted]", B: "[redacted]", C: null });
  });

  it("fails with its sink", async () => {
    const session = recordTranscripts(
      sessionThat(async () => RESULT),
      () => Promise.reject(new Error("disk full")),
      redactor,
    );
    await expect(session.run({ argv: ["tool"], timeoutMs: 1 }, never())).rejects.toThrow("disk full");
  });
});

describe("transcripts", () => {
  it.each<CommandResult>([
    { ...RESULT, argv: ["a"], stdout: "x", stderr: "", cut: [] },
    { ...RESULT, argv: ["a"], stdout: "\ufffd", stdoutBase64: "/w==", stderr: "" },
    { ...RESULT, argv: ["a"], stdout: "", stderr: "", end: { kind: "signal", signal: "SIGKILL" } },
    { ...RESULT, argv: ["a"], stdout: "", stderr: "", end: { kind: "timeout", afterMs: 5, unkillable: [7] } },
    {
      ...RESULT,
      argv: ["a"],
      stdout: "",
      stderr: "",
      end: { kind: "not-started", errno: "ENOENT", message: "No" },
    },
  ])("give back the result %#", (result) => {
    const command = { argv: ["a"], timeoutMs: 1 } as const;
    const transcript = toTranscript({ host: "node-1", command, result }, redactor);
    expect(fromTranscript(JSON.parse(JSON.stringify(transcript)) as Transcript)).toEqual(result);
  });
});

describe("observeSession", () => {
  it("tells what is run and how it ended, redacted", async () => {
    const events: DiscoveryEvent[] = [];
    const session = observeSession(
      sessionThat(async () => RESULT),
      (event) => events.push(event),
      redactor,
    );
    await session.run({ argv: ["tool", "canary-secret"], timeoutMs: 1 }, never());
    await session.close();
    const argv = ["tool", "[redacted]"];
    expect(events).toEqual([
      { type: "command", host: "node-1", argv, state: "started" },
      { type: "command", host: "node-1", argv, state: "ended", outcome: "exit status 0", durationMs: 12 },
      { type: "host", host: "node-1", state: "closed" },
    ]);
  });

  it.each([
    ["ENOENT", "No such file or directory", "not installed"],
    ["EACCES", "Permission denied", "not started: Permission denied"],
  ])("tells %s of a program in its own words", async (errno, message, outcome) => {
    const events: DiscoveryEvent[] = [];
    const end = { kind: "not-started", errno, message } as const;
    const session = observeSession(
      sessionThat(async () => ({ ...RESULT, end })),
      (event) => events.push(event),
      redactor,
    );
    await session.run({ argv: ["rocminfo"], timeoutMs: 1 }, never());
    expect(events.at(-1)).toMatchObject({ state: "ended", outcome });
  });

  it("tells a failure by its code", async () => {
    const events: DiscoveryEvent[] = [];
    const lost = new GateError("CONNECTION_LOST", { message: "gone" });
    const session = observeSession(
      sessionThat(() => Promise.reject(lost)),
      (event) => events.push(event),
      redactor,
    );
    await expect(session.run({ argv: ["tool"], timeoutMs: 1 }, never())).rejects.toBe(lost);
    expect(events.at(-1)).toMatchObject({ state: "ended", outcome: "CONNECTION_LOST" });
  });
});
