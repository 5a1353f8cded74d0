import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AGENT_SOURCE } from "../../src/access/agent-source.js";
import { encodeFrame, FrameDecoder } from "../../src/access/frame-codec.js";
import { AGENT_LAUNCH, type Answer, type Request } from "../../src/access/frames.js";
import { never, openLocal, until } from "./sessions.js";

const NONCE = "ab".repeat(16);
let home = "";
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-endings-"));
});
afterAll(() => rm(home, { recursive: true }));

/** Ids of living processes whose command line holds a word. */
function processes(word: string): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => commandLine(pid).includes(word) && pid !== process.pid);
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** Ids of the processes that a process started. */
function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

function isReading(answer: Answer): boolean {
  return answer.type === "progress" && answer.bytes_done > 0;
}

/** An agent spoken to without a session. */
class RawAgent {
  readonly child: ChildProcess;
  readonly answers: Answer[] = [];

  constructor(source = AGENT_SOURCE) {
    const decoder = new FrameDecoder(NONCE);
    this.child = spawn(AGENT_LAUNCH[0], AGENT_LAUNCH.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
    this.child.stdout?.on("data", (bytes: Buffer) => this.answers.push(...(decoder.push(bytes) as Answer[])));
    const text = `${source}\nmain("${NONCE}")\n`;
    this.child.stdin?.write(`${Buffer.byteLength(text)}\n${text}`);
  }

  send(request: Request): void {
    this.child.stdin?.write(encodeFrame(NONCE, request));
  }

  run(id: number, argv: readonly string[], more: Partial<Extract<Request, { type: "run" }>> = {}): void {
    this.send({ type: "run", id, argv, timeout_ms: 60_000, output_limit: 1000, ...more });
  }
}

/** A shell, its child and a grandchild that ignores polite signals, all with a word on their command lines. */
function family(word: string): readonly string[] {
  const stubborn = `trap '' TERM HUP; while :; do sleep 1; done # ${word}`;
  return ["sh", "-c", `sh -c "${stubborn}" & sh -c "sleep 1000; : ${word}"; : ${word}`];
}

describe("what the agent started ends with it", () => {
  const endings: Record<string, (agent: RawAgent) => void> = {
    "its input ends": (agent) => agent.child.stdin?.end(),
    "the client says goodbye": (agent) => agent.send({ type: "bye" }),
    "the agent is terminated": (agent) => agent.child.kill("SIGTERM"),
    "the agent is hung up": (agent) => agent.child.kill("SIGHUP"),
    "the agent is killed": (agent) => agent.child.kill("SIGKILL"),
    "its output has no reader": (agent) => {
      agent.child.stdout?.destroy();
      agent.send({ type: "ping" });
    },
    "a request is damaged": (agent) => agent.child.stdin?.write("no frame at all\n"),
  };

  it.each(Object.entries(endings))("when %s", async (name, end) => {
    const word = `family-${name.replaceAll(" ", "-")}`;
    const agent = new RawAgent();
    agent.run(1, family(word));
    await until(() => processes(word).length >= 3);
    end(agent);
    await until(() => processes(word).length === 0);
    await until(() => agent.child.exitCode !== null || agent.child.signalCode !== null);
  });

  it.each(Object.entries(endings))("also while it hashes, when %s", async (name, end) => {
    const directory = join(home, `hashed-${name.replaceAll(" ", "-")}`);
    await mkdir(directory);
    await writeFile(join(directory, "shard"), "");
    await truncate(join(directory, "shard"), 2 ** 40);
    const agent = new RawAgent();
    agent.send({ type: "hash", id: 1, directory, excluded: [], stall_ms: 60_000, heads: true });
    await until(() => agent.answers.some(isReading));
    const pids = [agent.child.pid ?? 0, ...childrenOf(agent.child.pid ?? 0)];
    expect(pids.length, "the agent and its guardian").toBe(2);
    end(agent);
    await until(() => pids.every((pid) => commandLine(pid) === ""));
    expect(agent.answers.map(({ type }) => type)).not.toContain("hashed");
  });

  it("when it hears nothing for its deadline", async () => {
    const source = AGENT_SOURCE.replace("SILENCE_S = 45.0", "SILENCE_S = 1.0");
    expect(source).not.toBe(AGENT_SOURCE);
    const agent = new RawAgent(source);
    agent.run(1, family("family-silence"));
    await until(() => processes("family-silence").length >= 3);
    await until(() => agent.child.exitCode !== null && processes("family-silence").length === 0);
    expect(agent.answers.at(-1)?.type).toBe("bye");
  });

  it("when a command leaves something in its group", async () => {
    const session = await openLocal();
    const script = "sh -c 'sleep 1000; : family-left' & echo done";
    const result = await session.run({ argv: ["sh", "-c", script], timeoutMs: 5000 }, never());
    expect(result).toMatchObject({ end: { kind: "exit", code: 0 }, stdout: "done\n" });
    await until(() => processes("family-left").length === 0);
    await session.close();
  });

  it("when its command is given up", async () => {
    const session = await openLocal();
    const stop = new AbortController();
    const running = session.run(
      { argv: family("family-given-up") as [string], timeoutMs: 60_000 },
      stop.signal,
    );
    await until(() => processes("family-given-up").length >= 3);
    stop.abort(new Error("given up"));
    await expect(running).rejects.toThrow("given up");
    await until(() => processes("family-given-up").length === 0);
    await session.close();
  });

  it("and the session says that the agent was killed", async () => {
    const session = await openLocal();
    const before = await session.run({ argv: ["sh", "-c", "echo $PPID"], timeoutMs: 5000 }, never());
    const running = session.run({ argv: ["sleep", "60"], timeoutMs: 60_000 }, never());
    process.kill(Number(before.stdout), "SIGKILL");
    await expect(running).rejects.toMatchObject({
      code: "AGENT_FAILED",
      message: expect.stringContaining("SIGKILL"),
    });
    await session.close();
  });
});

async function calls(tool: string): Promise<readonly string[]> {
  return existsSync(`${tool}.calls`) ? (await readFile(`${tool}.calls`, "utf8")).trim().split("\n") : [];
}

describe("containers", () => {
  /** A stand-in for docker that notes its calls, and knows one container that a dead agent left. */
  const DOCKER = `#!/bin/sh
echo "$@" >> "$0.calls"
case "$1" in
  run) sleep "$DOCKER_TAKES"; echo ran;;
  ps) echo "Emulate Docker CLI using podman" >&2; echo "WARN[0000] --all";
    echo 0123456789a1; echo 0123456789ef; echo 0123456789de;;
  inspect) echo "Emulate Docker CLI using podman" >&2; case "$4" in
    0123456789de) echo "$(uname -n)/an-earlier-boot/1/1";;
    0123456789a1) echo "$(uname -n)/$(cat /proc/sys/kernel/random/boot_id)/1/$(cut -d' ' -f22 /proc/1/stat)";;
    0123456789ef) echo "another-host/x/1/1";;
  esac;;
esac
`;

  it.each([
    ["ends", "0", 5000, "exit"],
    ["hangs", "100", 300, "timeout"],
  ])("are named, labelled and removed where the command %s", async (what, takes, timeoutMs, kind) => {
    const tool = join(home, `docker-${what}`);
    await writeFile(tool, DOCKER);
    await chmod(tool, 0o755);
    const session = await openLocal({ env: { ...process.env, DOCKER_TAKES: takes } });
    const argv = [tool, "run", "--rm", "image"] as const;
    const result = await session.run({ argv, container: true, timeoutMs }, never());
    expect(result.end.kind).toBe(kind);
    expect(result.argv).toEqual(argv);
    await until(() => readFileSync(`${tool}.calls`, "utf8").includes("rm -f 0123456789de"));
    await session.close();
    const lines = await calls(tool);
    const run = lines.find((line) => line.startsWith("run "));
    expect(run).toMatch(/^run --name narwhal-[0-9a-f]{8}-1 --label io\.narwhal\.agent=\S+ --rm image$/);
    expect(lines).toContain(`rm -f ${/narwhal-\S+/.exec(run ?? "")?.[0]}`);
    expect(lines).not.toContain("rm -f 0123456789a1");
    expect(lines).not.toContain("rm -f 0123456789ef");
    // Whatever else the tool prints is no container.
    const named = lines.filter((line) => line.startsWith("inspect ")).map((line) => line.split(" ").at(-1));
    expect(named).toEqual(["0123456789a1", "0123456789ef", "0123456789de"]);
  });

  it("are removed where the agent is killed", async () => {
    const tool = join(home, "docker-killed");
    await writeFile(tool, DOCKER.replace("sleep", "exec sleep"));
    await chmod(tool, 0o755);
    const agent = new RawAgent();
    agent.run(4, [tool, "run", "image"], { container: true, env: { DOCKER_TAKES: "1000" } });
    await until(
      () => existsSync(`${tool}.calls`) && readFileSync(`${tool}.calls`, "utf8").includes("run --name"),
    );
    agent.child.kill("SIGKILL");
    await until(() => readFileSync(`${tool}.calls`, "utf8").includes(`rm -f narwhal-${NONCE.slice(0, 8)}-4`));
  });
});

describe("floods", () => {
  it("do not grow the agent", async () => {
    const session = await openLocal();
    const { stdout: agent } = await session.run(
      { argv: ["sh", "-c", "echo $PPID"], timeoutMs: 5000 },
      never(),
    );
    const flood = ["sh", "-c", "head -c 300000000 /dev/zero; head -c 300000000 /dev/zero >&2"] as const;
    const result = await session.run({ argv: flood, timeoutMs: 15_000, outputLimit: 4096 }, never());
    expect(result.cut).toEqual(["stdout", "stderr"]);
    expect(result.stdout).toHaveLength(4096);
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${agent.trim()}/status`, "utf8"))?.[1];
    expect(Number(peak)).toBeLessThan(64 * 1024);
    await session.close();
  });
});
