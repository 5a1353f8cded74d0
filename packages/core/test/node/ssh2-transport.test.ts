import { readFile, writeFile } from "node:fs/promises";
import { type AddressInfo, type Server, connect as connectTo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parseExpectedFingerprints } from "../../src/access/expected-fingerprints.js";
import type { HostAddress } from "../../src/access/transport.js";
import { Findings } from "../../src/errors/findings.js";
import type { DiscoveryEvent } from "../../src/events.js";
import { Secret } from "../../src/secret.js";
import { type ExecServer, type ExecServerOptions, startExecServer } from "./exec-server.js";
import { running } from "./processes.js";
import { type TransportSetup, address, hop, makeKey, makeTransport, scratch } from "./ssh2-setup.js";

const host = makeKey();
const user = makeKey();
const password = new Secret("canary-password");
const withPassword: Partial<HostAddress> = { password, passwordField: "NARWHAL_NODE_1_SSH_PASSWORD" };

let directory: Awaited<ReturnType<typeof scratch>>;
let identity: string;
const closing: (() => Promise<unknown>)[] = [];
let stores = 0;

beforeAll(async () => {
  directory = await scratch();
  identity = join(directory.path, "id");
  await writeFile(identity, user.privateKey, { mode: 0o600 });
});
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});
afterAll(() => directory[Symbol.asyncDispose]());

async function serve(options: Partial<ExecServerOptions> = {}): Promise<ExecServer> {
  const users = options.users ?? [{ name: "ops", keys: [user.publicKey] }];
  const server = await startExecServer({ hostKeys: [host.privateKey], ...options, users });
  closing.push(() => server.stop());
  return server;
}

/** A port that treats whoever connects as it is told. */
async function rawServer(
  treat: (socket: import("node:net").Socket, count: number) => void,
): Promise<{ port: number; count: () => number }> {
  let count = 0;
  const sockets = new Set<import("node:net").Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    treat(socket, ++count);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, count: () => count };
}

type Setup = Omit<Partial<TransportSetup>, "hops"> & { host?: Partial<HostAddress>; signal?: AbortSignal };

function start(hops: TransportSetup["hops"], { host: more, signal, ...setup }: Setup = {}) {
  const known = join(directory.path, `known-${stores++}`);
  const transport = makeTransport({
    directory: directory.path,
    ...setup,
    hops,
    store: { path: known, ...setup.store },
  });
  return transport.start(address(more), ["echo", "hello"], signal ?? new AbortController().signal);
}

const withKey = (port: number) => hop(port, { identityFiles: [identity] });

async function refused(hops: TransportSetup["hops"], setup: Setup = {}) {
  const error = await start(hops, setup).then(
    async (channel) => {
      await channel.close();
      throw new Error("the login succeeded");
    },
    (each: unknown) => each as Record<string, unknown> & Error,
  );
  expect(`${error.message} ${JSON.stringify(error)}`).not.toContain("canary");
  return error;
}

describe("a program that still runs when its channel is closed", () => {
  test.each([
    ["is ended", "echo $$; exec sleep 1000"],
    ["is killed where it ignores that", "trap '' TERM; echo $$; while :; do sleep 0.05; done"],
  ])("%s", async (_what, script) => {
    const { port } = await serve({ leavesPrograms: true });
    const transport = makeTransport({
      directory: directory.path,
      hops: [withKey(port)],
      store: { path: join(directory.path, `known-${stores++}`) },
    });
    const channel = await transport.start(address(), ["sh", "-c", script], new AbortController().signal);
    let pid = 0;
    for await (const bytes of channel.stdout) {
      pid = Number(Buffer.from(bytes).toString());
      break;
    }
    expect(() => process.kill(pid, 0)).not.toThrow();
    await channel.close();
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("reaching a host", () => {
  test("a closed port, an unknown name, silence", async () => {
    const closed = await rawServer(() => {});
    await closing.splice(0)[0]?.();
    expect(await refused([hop(closed.port)])).toMatchObject({
      code: "SSH_CONNECT_REFUSED",
      host: "node-1",
      field: "NARWHAL_NODE_1_SSH",
    });
    expect(await refused([hop(22, { hostname: "nowhere.invalid" })])).toMatchObject({
      code: "SSH_NAME_UNKNOWN",
    });
    const silent = await rawServer(() => {});
    expect(await refused([hop(silent.port)], { loginMs: 100 })).toMatchObject({ code: "SSH_BANNER_TIMEOUT" });
  });

  test("what is no SSH server is told with its own words", async () => {
    const web = await rawServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    expect(await refused([hop(web.port)])).toMatchObject({
      code: "SSH_NOT_SSH",
      message: expect.stringContaining("HTTP/1.1 400 Bad Request"),
    });
    expect(web.count()).toBe(1);
  });

  test.each([
    ["garbage", Buffer.from("\u0001\u0002 garbage\u001b[31m\r\n")],
    ["an endless line", Buffer.alloc(100_000, 0x41)],
    ["lines without end", Buffer.from("x\r\n".repeat(30_000))],
  ])("%s is no SSH server, and is not tried again", async (_what, bytes) => {
    const server = await rawServer((socket) => socket.end(bytes));
    expect(await refused([hop(server.port)])).toMatchObject({ code: "SSH_NOT_SSH" });
    expect(server.count()).toBe(1);
  });

  test("a greeting that stops in its middle was no greeting, one after many lines is", async () => {
    const cut = await rawServer((socket) => socket.write("SSH-2.0-Op"));
    expect(await refused([hop(cut.port)], { loginMs: 100 })).toMatchObject({ code: "SSH_BANNER_TIMEOUT" });
    const talkative = await rawServer((socket) => {
      socket.write("Welcome to this host\r\n".repeat(200));
      setTimeout(() => socket.write("SSH-2.0-"), 20);
      setTimeout(() => socket.write("Test\r\n"), 40);
    });
    expect(await refused([hop(talkative.port)], { loginMs: 300 })).toMatchObject({
      code: "SSH_LOGIN_TIMEOUT",
      message: expect.stringContaining("key exchange"),
    });
  });

  test("a ProxyCommand that fails is told with its words, and nothing of one is left", async () => {
    for (const [command, words] of [
      ["sh -c 'echo no relay today >&2; exit 3'", "no relay today"],
      ["/nonexistent/relay", "not found"],
      ["sh -c 'exec >&-; sleep 0.2; echo late words >&2; exit 3'", "late words"],
    ] as const)
      expect(await refused([hop(22, { proxyCommand: command })])).toMatchObject({
        code: "SSH_JUMP_FAILED",
        message: expect.stringContaining(words),
      });
    const stubborn = `sh -c 'trap "" TERM HUP PIPE; sleep 986.25; sleep 986.25'`;
    expect(await refused([hop(22, { proxyCommand: stubborn })], { loginMs: 300 })).toMatchObject({
      code: "SSH_BANNER_TIMEOUT",
    });
    await expect.poll(() => running("sleep 986.25"), { timeout: 5_000 }).toBe(false);
  });

  test("drops before the greeting are tried again a few times only", async () => {
    const busy = await rawServer((socket) => socket.destroy());
    expect(await refused([hop(busy.port)], { retries: 2 })).toMatchObject({ code: "SSH_DROPPED" });
    expect(busy.count()).toBe(3);
    const server = await serve();
    const relay = await rawServer((socket, count) => {
      if (count < 3) {
        socket.end("Exceeded MaxStartups\r\n");
        return;
      }
      const up = createConnection(server.port);
      socket.pipe(up).pipe(socket);
    });
    const channel = await start([withKey(relay.port)]);
    await channel.close();
    expect(relay.count()).toBe(3);
  });

  test("a handshake that stops, and one that shares no algorithm", async () => {
    const stopped = await rawServer((socket) => socket.write("SSH-2.0-Test\r\n"));
    expect(await refused([hop(stopped.port)], { loginMs: 200 })).toMatchObject({
      code: "SSH_LOGIN_TIMEOUT",
      message: expect.stringContaining("key exchange"),
    });
    const old = await serve({ algorithms: { kex: ["diffie-hellman-group1-sha1"] } });
    expect(await refused([withKey(old.port)])).toMatchObject({
      code: "SSH_NO_COMMON_ALGORITHM",
      message: expect.stringContaining("key exchange algorithm"),
    });
    const broken = await rawServer((socket) => {
      socket.write("SSH-2.0-Test\r\n");
      setTimeout(() => socket.destroy(), 20);
    });
    expect(await refused([hop(broken.port)])).toMatchObject({ code: "SSH_HANDSHAKE_FAILED" });
  });

  test("an abort at any time rejects with its reason and leaves no connection", async () => {
    const silent = await rawServer(() => {});
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error("stop")), 50);
    await expect(start([hop(silent.port)], { signal: abort.signal })).rejects.toThrow("stop");
    const server = await serve({ hangsOnExec: true });
    const later = new AbortController();
    setTimeout(() => later.abort(new Error("later")), 300);
    await expect(start([withKey(server.port)], { signal: later.signal })).rejects.toThrow("later");
    await expect.poll(() => server.connections()).toBe(0);
  });

  test("a server that starts no program says so", async () => {
    const server = await serve({ noExec: true });
    expect(await refused([withKey(server.port)])).toMatchObject({
      code: "SSH_PROGRAM_REFUSED",
      host: "node-1",
    });
    const hanging = await serve({ hangsOnExec: true });
    expect(await refused([withKey(hanging.port)], { loginMs: 400 })).toMatchObject({
      code: "SSH_PROGRAM_REFUSED",
    });
    await expect.poll(() => hanging.connections()).toBe(0);
  });

  test("a peer that no longer answers is lost, not ended", async () => {
    const server = await serve();
    let frozen = false;
    const relay = await rawServer((socket) => {
      const up = createConnection(server.port);
      socket.on("data", (bytes) => frozen || up.write(bytes));
      up.on("data", (bytes) => frozen || socket.write(bytes));
      up.on("error", () => {});
      socket.on("close", () => up.destroy());
    });
    const transport = makeTransport({
      directory: directory.path,
      hops: [withKey(relay.port)],
      keepaliveMs: 50,
    });
    const channel = await transport.start(address(), ["cat"], new AbortController().signal);
    frozen = true;
    expect(await channel.ended).toMatchObject({ kind: "lost", reason: expect.stringMatching(/keepalive/i) });
    await channel.close();
  });
});

describe("a login that breaks", () => {
  test("in its middle is a lost connection", async () => {
    const server = await serve({ diesAt: "publickey" });
    expect(await refused([withKey(server.port)])).toMatchObject({
      code: "SSH_CONNECTION_LOST",
      host: "node-1",
    });
    expect(server.total()).toBe(1);
  });

  test("over an expired password says so", async () => {
    const server = await serve({ expired: true, users: [{ name: "ops", password: password.reveal() }] });
    expect(await refused([hop(server.port)], { host: withPassword })).toMatchObject({
      code: "SSH_PASSWORD_EXPIRED",
      field: "NARWHAL_NODE_1_SSH_PASSWORD",
    });
  });
});

describe("host keys", () => {
  test("first contact is recorded after the login, and not before", async () => {
    const known = join(directory.path, "known-first");
    const events: DiscoveryEvent[] = [];
    const server = await serve();
    const setup = { store: { path: known }, observer: (event: DiscoveryEvent) => void events.push(event) };
    await refused([hop(server.port)], setup);
    await expect(readFile(known)).rejects.toMatchObject({ code: "ENOENT" });
    await (await start([withKey(server.port)], setup)).close();
    expect(await readFile(known, "utf8")).toContain(`[127.0.0.1]:${server.port} ssh-ed25519 ${host.base64}`);
    expect(events).toMatchObject([{ type: "host-key", host: "node-1", fingerprint: host.fingerprint }]);
    await (await start([withKey(server.port)], setup)).close();
    expect(events).toHaveLength(1);
  });

  test.each([
    [
      "changed",
      "HOST_KEY_CHANGED",
      (port: number) => ({ known: `[127.0.0.1]:${port} ssh-ed25519 ${user.base64}\n` }),
    ],
    ["revoked", "HOST_KEY_REVOKED", () => ({ known: `@revoked * ssh-ed25519 ${host.base64}\n` })],
    ["unknown", "HOST_KEY_UNKNOWN", () => ({ known: "", purpose: "verify" as const })],
    [
      "unexpected",
      "HOST_KEY_UNEXPECTED",
      (port: number) => ({ known: "", expect: `127.0.0.1:${port} ${user.fingerprint}` }),
    ],
    ["unlisted", "HOST_KEY_UNLISTED", () => ({ known: "", expect: `other ${host.fingerprint}` })],
  ])(
    "a key that is %s is refused before anything is sent, at the target and at a jump host",
    async (kind, code, make) => {
      const server = await serve({
        users: [{ name: "ops", keys: [user.publicKey], password: password.reveal() }],
      });
      const {
        known,
        purpose = "discover",
        expect: prints,
      } = make(server.port) as {
        known: string;
        purpose?: "discover" | "verify";
        expect?: string;
      };
      const path = join(directory.path, `known-${kind}`);
      await writeFile(path, known);
      const expected = prints === undefined ? undefined : parseExpectedFingerprints(prints, "prints");
      const setup = { store: { path, purpose, expected }, host: withPassword };
      expect(await refused([withKey(server.port)], setup)).toMatchObject({ code, host: "node-1" });
      const target = await serve();
      expect(await refused([withKey(server.port), withKey(target.port)], setup)).toMatchObject({
        code,
        host: "node-1",
        field: "NARWHAL_NODE_1_SSH",
        message: expect.stringContaining("jump host ops@127.0.0.1"),
      });
      expect([...server.attempts, ...target.attempts]).toEqual([]);
      expect(await readFile(path, "utf8")).toBe(known);
    },
  );

  test("a password to a stranger warns, and under --strict is never sent", async () => {
    const server = await serve({ users: [{ name: "ops", password: password.reveal() }] });
    const findings = new Findings();
    await (await start([hop(server.port)], { findings, host: withPassword })).close();
    expect(findings.warnings).toMatchObject([
      { code: "SSH_PASSWORD_FIRST_CONTACT", hint: expect.stringContaining("--expect-fingerprints") },
    ]);
    server.attempts.length = 0;
    const strict = new Findings({ strict: true, accept: new Set() });
    expect(await refused([hop(server.port)], { findings: strict, host: withPassword })).toMatchObject({
      code: "SSH_PASSWORD_FIRST_CONTACT",
    });
    expect(server.attempts).toEqual(["none"]);
    const expected = parseExpectedFingerprints(`127.0.0.1:${server.port} ${host.fingerprint}`, "prints");
    await (
      await start([hop(server.port)], { findings: strict, host: withPassword, store: { expected } })
    ).close();
  });

  test("broken lines of the store are reported once", async () => {
    const server = await serve();
    const path = join(directory.path, "known-broken");
    await writeFile(path, "gpu1 ssh-ed25519 not*base64\n");
    const findings = new Findings();
    await (await start([withKey(server.port)], { findings, store: { path } })).close();
    expect(findings.warnings).toMatchObject([
      { code: "HOST_KEY_LINE_BROKEN", message: expect.stringContaining("line 1") },
    ]);
  });
});

describe("jump hosts", () => {
  test("one that does not forward, and one that cannot reach the next hop", async () => {
    const closedTo = await serve({ noForwarding: true });
    const target = await serve();
    expect(await refused([withKey(closedTo.port), withKey(target.port)])).toMatchObject({
      code: "SSH_JUMP_FAILED",
      host: "node-1",
      message: expect.stringContaining(
        `ops@127.0.0.1:${closedTo.port} does not connect to 127.0.0.1 port ${target.port}`,
      ),
    });
  });

  test("a login refused at a jump host names it, and the password stays at home", async () => {
    const bastion = await serve({ users: [{ name: "ops", password: "other" }] });
    const target = await serve();
    expect(await refused([hop(bastion.port), withKey(target.port)], { host: withPassword })).toMatchObject({
      code: "SSH_AUTH_REFUSED",
      details: { jump: `ops@127.0.0.1:${bastion.port}` },
    });
    expect(bastion.attempts).toEqual(["none"]);
  });

  test("many hosts behind one share its connection, which ends with the last", async () => {
    const bastion = await serve();
    const targets = await Promise.all([serve(), serve(), serve()]);
    const ports = targets.map(({ port }) => port);
    const transport = makeTransport({
      directory: directory.path,
      hops: [withKey(bastion.port)],
      resolve: async (destination) => [withKey(bastion.port), withKey(ports[Number(destination)] ?? 0)],
    });
    const signal = new AbortController().signal;
    const channels = await Promise.all(
      ports.map((_port, index) => transport.start(address({ destination: String(index) }), ["cat"], signal)),
    );
    expect(bastion.total()).toBe(1);
    for (const channel of channels) await channel.close();
    await expect.poll(() => bastion.connections()).toBe(0);
  });
});

function createConnection(port: number) {
  const socket = connectTo(port, "127.0.0.1");
  socket.on("error", () => {});
  return socket;
}
