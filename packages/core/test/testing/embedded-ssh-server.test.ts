import { once } from "node:events";
import { connect } from "node:net";
import ssh2, { type ClientChannel, type ConnectConfig } from "ssh2";
import { afterEach, describe, expect, it } from "vitest";
import {
  type EmbeddedSshOptions,
  type EmbeddedSshServer,
  startEmbeddedSshServer,
} from "../../src/testing/embedded-ssh-server.js";
import { publicPart } from "../../src/testing/public-part.js";
import { generateSshKey } from "../../src/testing/ssh-keys.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";

const hostKey = generateSshKey();
const clientKey = generateSshKey();
const machine = simulatedHost({
  hostname: "gpu-a",
  tools: { fail: () => ({ end: { kind: "exit", code: 7 }, stderr: "words" }) },
});
const users = [
  { name: "key", publicKeys: [clientKey.publicKey] },
  { name: "word", password: "päss word" },
  { name: "asked", password: "answer", keyboardInteractive: true },
];
const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function start(options: Partial<EmbeddedSshOptions> = {}): Promise<EmbeddedSshServer> {
  const server = await startEmbeddedSshServer({ hostKey: hostKey.privateKey, users, machine, ...options });
  cleanups.push(() => server.stop());
  return server;
}

async function login(server: EmbeddedSshServer, config: ConnectConfig): Promise<ssh2.Client> {
  const client = new ssh2.Client();
  cleanups.push(() => void client.end());
  const ready = new Promise<void>((resolve, reject) => {
    client.on("ready", resolve);
    client.on("error", reject);
  });
  client.on("keyboard-interactive", (_name, _words, _language, _prompts, finish) => finish(["answer"]));
  client.connect({ host: server.host, port: server.port, ...config });
  await ready;
  return client;
}

const withKey = (server: EmbeddedSshServer): Promise<ssh2.Client> =>
  login(server, { username: "key", privateKey: clientKey.privateKey });

function exec(client: ssh2.Client, command: string): Promise<ClientChannel> {
  return new Promise((resolve, reject) =>
    client.exec(command, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
}

function run(client: ssh2.Client, command: string): ReturnType<typeof finish> {
  return new Promise((resolve, reject) =>
    client.exec(command, (error, stream) => (error ? reject(error) : resolve(finish(stream)))),
  );
}

/** To be called before anything else is awaited: a quick program's status comes with the answer to its start. */
async function finish(stream: ClientChannel): Promise<{ stdout: string; stderr: string; code: unknown }> {
  let [stdout, stderr, code] = ["", "", undefined as unknown];
  stream.on("data", (bytes: Buffer) => (stdout += bytes));
  stream.stderr.on("data", (bytes: Buffer) => (stderr += bytes));
  stream.on("exit", (status: unknown) => (code = status));
  await once(stream, "close");
  return { stdout, stderr, code };
}

async function heard(stream: ClientChannel, words: string): Promise<string> {
  let text = "";
  const listener = (bytes: Buffer): void => void (text += bytes.toString());
  stream.on("data", listener);
  while (!text.includes(words)) await once(stream, "data");
  stream.off("data", listener);
  return text;
}

async function hostnameMs(rttMs: number): Promise<number> {
  const client = await withKey(await start({ rttMs }));
  const started = performance.now();
  await run(client, "hostname");
  return performance.now() - started;
}

describe("generateSshKey", () => {
  it("makes pairs that can be read back, every time", () => {
    for (let round = 0; round < 2000; round += 1) {
      const { privateKey, publicKey } = generateSshKey();
      expect(publicPart(publicKey).blob.equals(publicPart(privateKey).blob)).toBe(true);
    }
  });
});

describe("the embedded SSH server", () => {
  it("lets in by key, password and keyboard-interactive, and nobody else", async () => {
    const server = await start();
    await withKey(server);
    await login(server, { username: "word", password: "päss word" });
    await login(server, { username: "asked", tryKeyboard: true });
    expect(server.logins()).toBe(3);
    const other = generateSshKey().privateKey;
    for (const config of [
      { username: "key", privateKey: other },
      { username: "key", password: "päss word" },
      { username: "word", password: "wrong" },
      { username: "nobody", privateKey: clientKey.privateKey },
    ])
      await expect(login(server, config)).rejects.toThrow("authentication methods failed");
    expect(server.logins()).toBe(3);
  });

  it("shows the host key that its known_hosts line and fingerprint name", async () => {
    const server = await start();
    let seen: Buffer = Buffer.alloc(0);
    await login(server, {
      username: "key",
      privateKey: clientKey.privateKey,
      hostVerifier: (key: Buffer) => {
        seen = key;
        return true;
      },
    });
    expect(server.knownHostsLine).toBe(`[127.0.0.1]:${server.port} ssh-ed25519 ${seen.toString("base64")}`);
    expect(server.fingerprint).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
  });

  it("runs the machine's programs with their output and status", async () => {
    const client = await withKey(await start({ noise: "Welcome!\n" }));
    expect(await run(client, "hostname")).toMatchObject({
      stdout: "Welcome!\ngpu-a\n",
      code: 0,
    });
    expect(await run(client, "fail")).toMatchObject({ stderr: "words", code: 7 });
    expect(await run(client, "absent")).toMatchObject({ code: 127 });
    expect(await run(client, "hostname; id")).toMatchObject({ code: 2 });
  });

  it("serves the agent to its launch line", async () => {
    const client = await withKey(await start());
    const launch = `python3 -c "import sys;exec(sys.stdin.buffer.read(int(sys.stdin.buffer.readline())))"`;
    const stream = await exec(client, launch);
    const source = 'main("00")\n';
    stream.end(`${source.length}\n${source}`);
    const { stdout, code } = await finish(stream);
    expect(stdout).toMatch(/^\u001eNARWHAL1 00 \d+ [0-9a-f]{8}\n\{"type":"hello"/);
    expect(code).toBe(0);
  });

  it("serves a shell that follows the window", async () => {
    const client = await withKey(await start());
    const stream = await new Promise<ClientChannel>((resolve, reject) =>
      client.shell({ term: "xterm", cols: 100, rows: 30 }, (error, channel) =>
        error ? reject(error) : resolve(channel),
      ),
    );
    stream.write("columns\rhostname\r");
    expect(await heard(stream, "gpu-a\r\n")).toContain("100\r\n");
    stream.setWindow(40, 120, 0, 0);
    stream.write("columns\rexit 5\r");
    const { stdout, code } = await finish(stream);
    expect(stdout).toContain("120\r\n");
    expect(code).toBe(5);
  });

  it("breaks the connection in the middle of a program", async () => {
    const slow = simulatedHost({
      hostname: "h",
      delays: { slow: 5000 },
      tools: { slow: () => ({}) },
    });
    const client = await withKey(await start({ machine: slow, fault: { kind: "drops", afterMs: 20 } }));
    const closed = once(client, "close");
    expect(await run(client, "slow")).toMatchObject({ code: undefined });
    await closed;
  });

  it("can keep silent", async () => {
    const server = await start({ fault: { kind: "silent" } });
    const socket = connect(server.port, server.host);
    let heard = 0;
    socket.on("data", (bytes) => (heard += bytes.length));
    await once(socket, "connect");
    socket.write("SSH-2.0-test\r\n");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toBe(0);
    socket.destroy();
  });

  it("can accept a program and stay deaf to it", async () => {
    const server = await start({ fault: { kind: "deaf" } });
    const client = await withKey(server);
    const stream = await exec(client, "hostname");
    let heard = 0;
    stream.on("data", (bytes: Buffer) => (heard += bytes.length));
    stream.on("exit", () => (heard += 1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([heard, server.open()]).toEqual([0, 1]);
  });

  it("adds the round trip that it is told to", async () => {
    expect(await hostnameMs(60)).toBeGreaterThanOrEqual(60);
  });

  it("ends connections and programs when it stops", async () => {
    let aborted = false;
    const server = await startEmbeddedSshServer({
      hostKey: hostKey.privateKey,
      users,
      machine: simulatedHost({
        hostname: "h",
        tools: {
          wait: (_call, signal) =>
            new Promise((resolve) => {
              signal.addEventListener("abort", () => {
                aborted = true;
                resolve({});
              });
            }),
        },
      }),
    });
    const client = await withKey(server);
    await exec(client, "wait");
    const closed = once(client, "close");
    await server.stop();
    await closed;
    expect(aborted).toBe(true);
    expect(server.open()).toBe(0);
  });
});
