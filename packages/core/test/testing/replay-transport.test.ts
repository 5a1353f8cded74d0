import { describe, expect, it } from "vitest";
import { openSession } from "../../src/access/open-session.js";
import type { Session } from "../../src/access/session.js";
import type { Transcript } from "../../src/access/transcript.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { type HostRecording, replayTransport } from "../../src/testing/replay-transport.js";
import { assertGate } from "../../src/testing/to-throw-gate.js";

const signal = new AbortController().signal;
const transcript = (argv: string[], rest: Partial<Transcript> = {}): Transcript => ({
  version: 1,
  host: "node-1",
  argv,
  end: { kind: "exit", code: 0 },
  stdout: "",
  stderr: "",
  cut: [],
  duration_ms: 12,
  ...rest,
});
const open = (recording: HostRecording): Promise<Session> =>
  openSession({
    transport: replayTransport({ "node-1": recording }),
    host: { id: "node-1", destination: "a", field: "NARWHAL_NODE_1_SSH" },
    runtime: nodeRuntime,
    signal,
  });

describe("replayTransport", () => {
  it.each([
    ["an exit", { end: { kind: "exit", code: 3 }, stdout: "out", stderr: "err" }],
    ["a signal", { end: { kind: "signal", signal: "SIGKILL" } }],
    [
      "a missing program",
      { end: { kind: "not-started", errno: "ENOENT", message: "No such file or directory" } },
    ],
    ["bytes", { stdout: "\ufffdA", stdout_base64: "/0E=" }],
    ["cut output", { stdout: "begin", cut: ["stdout"] }],
  ] satisfies [string, Partial<Transcript>][])("gives %s as it was recorded", async (_name, rest) => {
    const session = await open({ transcripts: [transcript(["tool", "a b"], rest)] });
    const result = await session.run({ argv: ["tool", "a b"], timeoutMs: 1000 }, signal);
    const { stdout_base64, ...facts } = rest as Partial<Transcript>;
    expect(result).toMatchObject({
      ...facts,
      ...(stdout_base64 === undefined ? {} : { stdoutBase64: stdout_base64 }),
    });
    await session.close();
  });

  it("gives a deadline that was missed, with what the kernel would not end", async () => {
    const end = { kind: "timeout", after_ms: 60_000, unkillable: [7] } as const;
    const session = await open({ transcripts: [transcript(["hung"], { end })] });
    expect((await session.run({ argv: ["hung"], timeoutMs: 1000 }, signal)).end).toEqual({
      kind: "timeout",
      afterMs: 60_000,
      unkillable: [7],
    });
    await session.close();
  });

  it("replays equal commands in their order, and tells standard input apart", async () => {
    const session = await open({
      transcripts: [
        transcript(["t"], { stdout: "1" }),
        transcript(["t"], { stdout: "2" }),
        transcript(["t"], { stdin: "x", stdout: "x" }),
      ],
    });
    const run = async (stdin?: string): Promise<string> =>
      (await session.run({ argv: ["t"], timeoutMs: 1000, ...(stdin === undefined ? {} : { stdin }) }, signal))
        .stdout;
    expect([await run(), await run("x"), await run(), await run()]).toEqual(["1", "x", "2", "2"]);
    await session.close();
  });

  it("fails a command that was never recorded, in words that show it", async () => {
    const session = await open({ transcripts: [transcript(["known"])] });
    await assertGate(() => session.run({ argv: ["unknown", "x"], timeoutMs: 1000 }, signal), {
      host: "node-1",
      message: /no transcript of node-1 has the command \["unknown","x"\]/,
    });
    await session.run({ argv: ["known"], timeoutMs: 1000 }, signal);
    await session.close();
  });

  it("hashes the recording's files", async () => {
    const session = await open({ transcripts: [], files: { "/m/config.json": "{}" } });
    const request = { directory: "/m", excluded: [], stallMs: 1000 };
    const { files } = await session.hash(request, () => {}, signal);
    expect(files).toMatchObject([{ path: "config.json", size: 2 }]);
    await session.close();
  });
});
