import { afterEach, describe, expect, it } from "vitest";
import type { OpenSessionOptions } from "../../src/access/open-session.js";
import type { Session } from "../../src/access/session.js";
import { GateError } from "../../src/errors/gate-error.js";
import { never, openLocal } from "./sessions.js";

const stopped: number[] = [];
const sessions: Session[] = [];
afterEach(async () => {
  for (const pid of stopped.splice(0)) process.kill(pid, "SIGCONT");
  for (const session of sessions.splice(0)) await session.close();
});

/** A session whose agent has been stopped, as a host that is out of breath looks from here. */
async function stoppedSession(times: Partial<OpenSessionOptions>): Promise<Session> {
  const session = await openLocal({}, times);
  sessions.push(session);
  const { stdout } = await session.run({ argv: ["sh", "-c", "echo $PPID"], timeoutMs: 5000 }, never());
  stopped.push(Number(stdout));
  process.kill(Number(stdout), "SIGSTOP");
  return session;
}

describe("a host that falls silent", () => {
  it("counts as lost, for all that waits and all that comes", async () => {
    const session = await stoppedSession({ pingMs: 50, silenceMs: 400 });
    const running = session.run({ argv: ["true"], timeoutMs: 60_000 }, never());
    const hashing = session.hash({ directory: "/", excluded: [], stallMs: 60_000 }, () => {}, never());
    const lost = { code: "CONNECTION_LOST", host: "node-1", message: expect.stringContaining("no byte") };
    await Promise.all([
      expect(running).rejects.toMatchObject(lost),
      expect(hashing).rejects.toMatchObject(lost),
    ]);
    await expect(session.run({ argv: ["true"], timeoutMs: 1000 }, never())).rejects.toMatchObject(lost);
  });

  it("counts as lost soon after a command's deadline, and is asked nothing more", async () => {
    const session = await stoppedSession({ pongMs: 100 });
    const lost = { code: "CONNECTION_LOST", message: expect.stringContaining("no byte") };
    const began = performance.now();
    const running = session.run({ argv: ["true"], timeoutMs: 200 }, never());
    await expect(running).rejects.toMatchObject(lost);
    await expect(session.run({ argv: ["true"], timeoutMs: 60_000 }, never())).rejects.toMatchObject(lost);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it("counts as lost where hashing is silent for its deadline", async () => {
    const session = await stoppedSession({ pongMs: 100 });
    const began = performance.now();
    const hashing = session.hash({ directory: "/proc", excluded: [], stallMs: 300 }, () => {}, never());
    await expect(hashing).rejects.toMatchObject({ code: "CONNECTION_LOST" });
    expect(performance.now() - began).toBeGreaterThan(300);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it("is not lost where a command outlives its deadline but pings are answered", async () => {
    const times = { pongMs: 300, graceMs: 60_000 };
    const session = await openLocal({}, times);
    sessions.push(session);
    // It takes the polite signal's grace to end it, longer than the answer to a ping may take.
    const argv = ["sh", "-c", "trap '' TERM; while :; do sleep 0.1; done"] as const;
    const { end } = await session.run({ argv, timeoutMs: 100 }, never());
    expect(end).toMatchObject({ kind: "timeout" });
  });

  it("leaves a command unanswered at its deadline and some grace", async () => {
    const session = await stoppedSession({ graceMs: 100 });
    await expect(session.run({ argv: ["true"], timeoutMs: 100 }, never())).rejects.toMatchObject({
      code: "COMMAND_UNANSWERED",
      subject: "true",
      message: "no result of true 0.1 s after its deadline of 0.1 s",
    });
  });

  it("is kept alive by signs of life where nothing else happens", async () => {
    const session = await openLocal({}, { pingMs: 50, silenceMs: 300 });
    sessions.push(session);
    await new Promise((resolve) => setTimeout(resolve, 900));
    const { end } = await session.run({ argv: ["true"], timeoutMs: 5000 }, never());
    expect(end).toEqual({ kind: "exit", code: 0 });
  });

  it("a request that the agent cannot serve fails alone", async () => {
    const session = await openLocal();
    sessions.push(session);
    const argv = ["docker", "no-such-verb"] as const;
    await expect(session.run({ argv, container: true, timeoutMs: 1000 }, never())).rejects.toBeInstanceOf(
      GateError,
    );
    const { end } = await session.run({ argv: ["true"], timeoutMs: 5000 }, never());
    expect(end).toEqual({ kind: "exit", code: 0 });
  });
});
