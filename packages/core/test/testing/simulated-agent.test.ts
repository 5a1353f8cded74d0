import { describe, expect, it } from "vitest";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { runRequest, startAgent } from "./agent-client.js";

const host = simulatedHost({
  hostname: "gpu-a",
  files: { "/models/m/config.json": "{}", "/models/m/model-00001.safetensors": "weights" },
  delays: { slow: 50 },
  faults: { hung: { kind: "hung" } },
  tools: {
    slow: () => ({ stdout: "late" }),
    fast: () => ({ stdout: "early" }),
    hung: () => ({}),
    echo: ({ argv, stdin, env }) => ({ stdout: JSON.stringify({ argv, stdin, env }), stderr: "words" }),
    bytes: () => ({ stdout: Uint8Array.of(0xff, 0x41) }),
    flood: () => ({ stdout: "x".repeat(100), stderr: "y".repeat(100) }),
    broken: () => {
      throw new Error("the tool's own bug");
    },
  },
});

describe("simulatedAgent", () => {
  it("greets once the source is whole, whatever the chunks, and answers pings", async () => {
    const agent = startAgent(host);
    expect(await agent.until("hello")).toEqual({ type: "hello", version: 1, python: "3.12.3", swept: [] });
    agent.send({ type: "ping" });
    await agent.until("pong");
  });

  it("runs commands side by side and answers as they end", async () => {
    const agent = startAgent(host);
    agent.send(runRequest(1, ["slow"]));
    agent.send(runRequest(2, ["fast"]));
    await agent.until("result", 1);
    expect(agent.answers.flatMap((answer) => (answer.type === "result" ? [answer.stdout] : []))).toEqual([
      "early",
      "late",
    ]);
  });

  it("hands over words, standard input and environment", async () => {
    const agent = startAgent(host);
    const request = { ...runRequest(1, ["echo", "a b", "$x"]), stdin: "in", env: { A: "1", B: null } };
    agent.send(request);
    const { stdout, stderr, end } = await agent.until("result", 1);
    expect(JSON.parse(stdout)).toEqual({
      argv: ["echo", "a b", "$x"],
      stdin: "in",
      env: { A: "1", B: null },
    });
    expect([stderr, end]).toEqual(["words", { kind: "exit", code: 0 }]);
  });

  it("ends a hung command at its deadline and a cancelled one at once", async () => {
    const agent = startAgent(host);
    agent.send(runRequest(1, ["hung"], 20));
    expect((await agent.until("result", 1)).end).toEqual({ kind: "timeout", after_ms: 20 });
    agent.send(runRequest(2, ["hung"]));
    agent.send({ type: "cancel", id: 2 });
    expect((await agent.until("result", 2)).end).toEqual({ kind: "signal", signal: "SIGTERM" });
  });

  it("tells a missing program, bytes that are no text, and cut output", async () => {
    const agent = startAgent(host);
    agent.send(runRequest(1, ["absent"]));
    agent.send(runRequest(2, ["bytes"]));
    agent.send({ ...runRequest(3, ["flood"]), output_limit: 10 } as never);
    expect((await agent.until("result", 1)).end).toMatchObject({ kind: "not-started", errno: "ENOENT" });
    expect(await agent.until("result", 2)).toMatchObject({ stdout: "\ufffdA", stdout_base64: "/0E=" });
    expect(await agent.until("result", 3)).toMatchObject({
      stdout: "x".repeat(10),
      stderr: "y".repeat(10),
      cut: ["stdout", "stderr"],
    });
  });

  it("answers a failing tool with an error of that request alone", async () => {
    const agent = startAgent(host);
    agent.send(runRequest(1, ["broken"]));
    expect(await agent.until("error", 1)).toMatchObject({ message: "the tool's own bug" });
    agent.send(runRequest(2, ["fast"]));
    expect((await agent.until("result", 2)).stdout).toBe("early");
  });

  it("hashes a tree with progress", async () => {
    const agent = startAgent(host);
    agent.send({ type: "hash", id: 1, directory: "/models/m", excluded: [], stall_ms: 1000 });
    expect(await agent.until("hashed", 1)).toMatchObject({ faults: [], outside_links: [] });
    expect((await agent.until("files", 1)).files.map((file) => file.slice(0, 3))).toEqual([
      ["config.json", 2, "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"],
      ["model-00001.safetensors", 7, "9a129038d9a00aed0cf6a7ea059ca50a813449061ab87848cf1a13eafdf33b2c"],
    ]);
    expect(await agent.until("progress", 1)).toMatchObject({ bytes_total: 9, files_total: 2 });
  });

  it("says goodbye and ends; ends with its input; ends when the client falls silent", async () => {
    const polite = startAgent(host);
    polite.send(runRequest(1, ["hung"]));
    polite.send({ type: "bye" });
    expect(await polite.until("bye")).toEqual({ type: "bye", unkillable: [] });
    expect(await polite.exit).toBe(0);
    const cut = startAgent(host);
    cut.end();
    expect(await cut.exit).toBe(0);
    expect(await startAgent(host, { silenceMs: 20 }).exit).toBe(0);
  });

  it("refuses a damaged frame and ends", async () => {
    const agent = startAgent(host);
    await agent.until("hello");
    agent.sendBytes(Buffer.from("\u001eNARWHAL1 00112233445566778899aabbccddeeff 2 00000000\n{}\n"));
    expect(await agent.until("error")).toMatchObject({
      id: null,
      message: expect.stringContaining("checksum"),
    });
    expect(await agent.exit).toBe(1);
  });
});
