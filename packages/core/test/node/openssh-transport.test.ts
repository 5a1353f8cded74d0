import { spawn } from "node:child_process";
import { chmod, readFile, readdir, writeFile } from "node:fs/promises";
import { type Server, type Socket, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { HostAddress, Transport } from "../../src/access/transport.js";
import { Findings } from "../../src/errors/findings.js";
import type { DiscoveryEvent } from "../../src/events.js";
import { Secret } from "../../src/secret.js";
import { lacking } from "../real/needs.js";
import { running } from "./processes.js";
import { type ExecServer, type ExecServerOptions, startExecServer } from "./exec-server.js";
import { makeOpenssh, type OpensshSetup } from "./openssh-setup.js";
import { address, makeKey, scratch } from "./ssh2-setup.js";

const host = makeKey();
const user = makeKey();
const PASSWORD = "canary-password";
const withPassword = { password: new Secret(PASSWORD), passwordField: "NARWHAL_NODE_1_SSH_PASSWORD" };
const signal = new AbortController().signal;

let directory: Awaited<ReturnType<typeof scratch>>;
let identity: string;
const ends: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  directory = await scratch();
  identity = join(directory.path, "id");
  await writeFile(identity, user.privateKey, { mode: 0o600 });
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => directory[Symbol.asyncDispose]());

async function serve(options: Partial<ExecServerOptions> = {}): Promise<ExecServer> {
  const server = await startExecServer({
    hostKeys: [host.privateKey],
    users: [{ name: "ops", keys: [user.publicKey], password: PASSWORD }],
    ...options,
  });
  ends.push(() => server.stop());
  return server;
}

/** A TCP server that is no SSH server. */
async function listen(hear: (socket: Socket) => void): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => {});
    hear(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

const BASE = (): string => `Host *\n  HostName 127.0.0.1\n  User ops\n  IdentityFile ${identity}\n`;

async function make(port: number, more: Partial<OpensshSetup> = {}): Promise<Transport> {
  return makeOpenssh({
    directory: directory.path,
    store: { path: join(directory.path, `known-${Math.random()}`) },
    ...more,
    config: `${more.config ?? ""}Host target\n  Port ${port}\n${BASE()}`,
  });
}

async function run(transport: Transport, more: Partial<HostAddress> = {}): Promise<string> {
  const channel = await transport.start(address(more), ["echo", "hi"], signal);
  channel.end();
  let text = "";
  for await (const bytes of channel.stdout) text += Buffer.from(bytes).toString();
  await channel.close();
  return `${text.trim()} by ${channel.route.authentication}`;
}

describe.skipIf(lacking("ssh"))("the OpenSSH transport", () => {
  test("tells a closed port, an unknown name, an unusable client", async () => {
    await expect(run(await make(1))).rejects.toMatchObject({
      code: "SSH_CONNECT_REFUSED",
      host: "node-1",
      field: "NARWHAL_NODE_1_SSH",
      message: expect.stringContaining("127.0.0.1 port 1"),
    });
    const config = "Host target\n  HostName nosuch.invalid\n";
    await expect(run(await make(22, { config }))).rejects.toMatchObject({ code: "SSH_NAME_UNKNOWN" });
    for (const program of ["/nonexistent/ssh", "true"])
      await expect(run(await make(22, { program }))).rejects.toMatchObject({ code: "SSH_CLIENT_UNUSABLE" });
  });

  test("tells a server that says nothing, within the deadline", async () => {
    const { port } = await listen(() => {});
    const from = performance.now();
    // Once the connection stands, the time for making it plays no part.
    await expect(run(await make(port, { connectMs: 15_000, loginMs: 1_000 }))).rejects.toMatchObject({
      code: "SSH_BANNER_TIMEOUT",
    });
    expect(performance.now() - from).toBeLessThan(10_000);
  });

  test("tells what is no SSH server with its own words", async () => {
    const { port } = await listen((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    await expect(run(await make(port))).rejects.toMatchObject({
      code: "SSH_NOT_SSH",
      message: expect.stringContaining("HTTP/1.1 400 Bad Request"),
    });
  });

  test.each([
    ["garbage", Buffer.from("\u0000\u0002 garbage\u001b[31m\r\n"), /invalid characters/],
    ["an endless line", Buffer.alloc(100_000, 0x41), /too long/],
    ["lines without end", Buffer.from("x\r\n".repeat(30_000)), /it says "x/],
    ["an old protocol", Buffer.from("SSH-1.5-old\r\n"), /major versions/],
    ["an unknown greeting", Buffer.from("SSH-none\r\n"), /SSH-none/],
  ])("%s is no SSH server, and is not tried again", async (_what, bytes, words) => {
    const server = await listen((socket) => socket.write(bytes));
    await expect(run(await make(server.port))).rejects.toMatchObject({
      code: "SSH_NOT_SSH",
      message: expect.stringMatching(words),
    });
    expect(server.connections()).toBe(1);
  });

  test("leaves nothing of a ProxyCommand that does not want to end", async () => {
    const config = `Host target\n  ProxyCommand sh -c 'trap "" TERM HUP PIPE; sleep 985.25; sleep 985.25'\n`;
    const transport = await make(22, { config, connectMs: 300, loginMs: 300 });
    await expect(run(transport)).rejects.toMatchObject({ code: "SSH_BANNER_TIMEOUT" });
    await expect.poll(() => running("sleep 985.25"), { timeout: 5_000 }).toBe(false);
  });

  test("tries drops before the greeting again, a few times only", async () => {
    const { port, connections } = await listen((socket) => socket.destroy());
    await expect(run(await make(port, { retries: 2 }))).rejects.toMatchObject({ code: "SSH_DROPPED" });
    expect(connections()).toBe(3);
  });

  test("tells servers that share no algorithm", async () => {
    const server = await serve({ algorithms: { cipher: ["aes256-cbc"] } });
    await expect(run(await make(server.port))).rejects.toMatchObject({
      code: "SSH_NO_COMMON_ALGORITHM",
      message: expect.stringMatching(/cipher.*aes256-cbc/),
    });
  });

  test("tells a server that starts no program, and one that never answers", async () => {
    await expect(run(await make((await serve({ noExec: true })).port))).rejects.toMatchObject({
      code: "SSH_PROGRAM_REFUSED",
    });
    const hanging = await serve({ hangsOnExec: true });
    await expect(run(await make(hanging.port, { loginMs: 1_500 }))).rejects.toMatchObject({
      code: "SSH_PROGRAM_REFUSED",
      message: expect.stringContaining("no answer"),
    });
  });

  test("tells what a login shell says that starts no program", async () => {
    const { port } = await serve({ waits: "your quota is used up: " });
    await expect(run(await make(port, { loginMs: 1_500 }))).rejects.toMatchObject({
      code: "SSH_PROGRAM_REFUSED",
      message: expect.stringContaining("the host said: your quota is used up:"),
    });
  });

  test("tells jump hosts that refuse, do not forward, or cannot connect", async () => {
    const over = async (bastion: ExecServer, port = 1): Promise<Transport> =>
      make(port, {
        config: `Host bastion\n  Port ${bastion.port}\nHost target\n  ProxyJump bastion\n`,
      });
    await expect(run(await over(await serve({ noForwarding: true })))).rejects.toMatchObject({
      code: "SSH_JUMP_FAILED",
    });
    const bastion = await serve();
    await expect(run(await over(bastion))).rejects.toMatchObject({
      code: "SSH_JUMP_FAILED",
      message: expect.stringContaining("does not connect to 127.0.0.1 port 1"),
    });
    const closed = await serve({ users: [{ name: "ops", keys: [] }] });
    await expect(run(await over(closed), withPassword)).rejects.toMatchObject({
      code: "SSH_AUTH_REFUSED",
      message: expect.stringContaining("jump host ops@127.0.0.1"),
    });
    expect(closed.attempts.join()).not.toContain("password");
    const silent = await listen(() => {});
    await expect(
      run(
        await make(silent.port, {
          connectMs: 500,
          loginMs: 1_500,
          config: `Host bastion\n  Port ${bastion.port}\nHost target\n  ProxyJump bastion\n`,
        }),
      ),
    ).rejects.toMatchObject({ code: "SSH_BANNER_TIMEOUT" });
  });

  test("tells a ProxyCommand that fails with its words", async () => {
    // The relay keeps its standard output to its end: the client ends one that closes it.
    const config = `Host target\n  ProxyCommand sh -c 'echo no relay today >&2; exit 3'\n`;
    await expect(run(await make(22, { config }))).rejects.toMatchObject({
      code: "SSH_JUMP_FAILED",
      message: expect.stringContaining("no relay today"),
    });
  });

  test("tells an agent that is not there", async () => {
    const { port } = await serve({ users: [{ name: "ops", keys: [] }] });
    const config = `Host target\n  IdentityAgent ${directory.path}/gone\n`;
    await expect(run(await make(port, { config }))).rejects.toMatchObject({
      code: "SSH_AUTH_REFUSED",
      message: expect.stringContaining(`${directory.path}/gone does not serve: there is no such socket`),
    });
  });

  test("tells a password that must be changed, and one that is not all", async () => {
    const expired = await serve({ expired: true });
    await expect(run(await make(expired.port), withPassword)).rejects.toMatchObject({
      code: "SSH_PASSWORD_EXPIRED",
    });
    const asking = await serve({
      users: [
        {
          name: "ops",
          password: PASSWORD,
          offered: ["keyboard-interactive"],
          prompts: [[{ prompt: "Password: ", echo: false }], [{ prompt: "Code: ", echo: false }]],
        },
      ],
    });
    await expect(run(await make(asking.port), withPassword)).rejects.toMatchObject({
      code: "SSH_AUTH_REFUSED",
      message: expect.stringContaining("Code:"),
    });
  });

  test("sends a password once, to a stranger with a warning, and never under --strict", async () => {
    const server = await serve({ users: [{ name: "ops", password: PASSWORD }] });
    const findings = new Findings();
    expect(await run(await make(server.port, { findings }), withPassword)).toBe("hi by password");
    expect(findings.warnings).toMatchObject([{ code: "SSH_PASSWORD_FIRST_CONTACT", host: "node-1" }]);
    expect(server.attempts.filter((attempt) => attempt.startsWith("password"))).toEqual([
      `password ${PASSWORD}`,
    ]);
    server.attempts.length = 0;
    const strict = new Findings({ strict: true, accept: new Set() });
    await expect(run(await make(server.port, { findings: strict }), withPassword)).rejects.toMatchObject({
      code: "SSH_PASSWORD_FIRST_CONTACT",
    });
    expect(server.attempts.join()).not.toContain("password");
  });

  test("shows no secret in arguments, environment or files", async () => {
    const spy = join(directory.path, "spy-ssh");
    const seen = join(directory.path, "seen");
    await writeFile(
      spy,
      `#!/bin/sh\nfor word; do printf '%s\\n' "$word" >> ${seen}; done; env >> ${seen}\n` +
        `[ -n "$SSH_ASKPASS" ] && cat "\${SSH_ASKPASS%/*}"/* >> ${seen} 2>/dev/null\nexec ssh "$@"\n`,
    );
    await chmod(spy, 0o755);
    const server = await serve({ users: [{ name: "ops", password: PASSWORD }] });
    expect(await run(await make(server.port, { program: spy }), withPassword)).toBe("hi by password");
    const text = await readFile(seen, "utf8");
    expect(text).toContain("SSH_ASKPASS=");
    expect(text).not.toContain(PASSWORD);
  });

  test("gives a client of the operator's ProxyCommand nothing", async () => {
    const [target, bastion] = [
      await serve(),
      await serve({ users: [{ name: "jumper", password: PASSWORD }] }),
    ];
    const inner = `ssh -F none -o UserKnownHostsFile=/dev/null -o StrictHostKeyChecking=no -p ${bastion.port} -W %h:%p jumper@127.0.0.1`;
    const transport = await make(target.port, { config: `Host target\n  ProxyCommand ${inner}\n` });
    await expect(run(transport, withPassword)).rejects.toMatchObject({ code: "SSH_JUMP_FAILED" });
    expect(bastion.attempts.join()).not.toContain(PASSWORD);
  });

  test("records a key after the login, tells so, and leaves nothing behind", async () => {
    const server = await serve();
    const events: DiscoveryEvent[] = [];
    const path = join(directory.path, "known-recorded");
    const transport = await make(server.port, { store: { path }, observer: (event) => events.push(event) });
    expect(await run(transport)).toBe("hi by publickey");
    expect(events).toMatchObject([{ type: "host-key", host: "node-1", fingerprint: host.fingerprint }]);
    expect(await readFile(path, "utf8")).toContain(`[127.0.0.1]:${server.port} ssh-ed25519 ${host.base64}`);
    await expect.poll(() => server.connections()).toBe(0);
    expect((await readdir(directory.path)).filter((name) => name.includes(".lock"))).toEqual([]);
  });

  test("an abort at any time rejects with its reason and leaves no connection", async () => {
    const server = await serve();
    for (const ms of [0, 30, 80, 150, 250]) {
      const abort = new AbortController();
      setTimeout(() => abort.abort(new Error("stop")), ms);
      const transport = await make(server.port);
      await transport.start(address(), ["cat"], abort.signal).then(
        async (channel) => {
          await channel.ended;
          await channel.close();
        },
        (error: unknown) => expect(error).toMatchObject({ message: "stop" }),
      );
    }
    await expect.poll(() => server.connections(), { timeout: 5_000 }).toBe(0);
  });

  test("nothing is left of it where this process is killed", async () => {
    const [target, bastion] = [await serve(), await serve()];
    const config = `Host bastion\n  Port ${bastion.port}\nHost target\n  Port ${target.port}\n  ProxyJump bastion\n${BASE()}`;
    const directoryOfIt = await scratch();
    ends.push(() => directoryOfIt[Symbol.asyncDispose]());
    await writeFile(join(directoryOfIt.path, "held-config"), config);
    const script = join(import.meta.dirname, "openssh-held.ts");
    const words = ["--import", import.meta.resolve("tsx"), "--conditions=narwhal-source", script];
    const child = spawn(process.execPath, [...words, directoryOfIt.path], {
      env: { PATH: process.env["PATH"], TMPDIR: directoryOfIt.path },
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const bytes of child.stdout as AsyncIterable<Buffer>)
      if (bytes.toString().includes("open")) break;
    expect([target.connections(), bastion.connections()]).toEqual([1, 1]);
    child.kill("SIGKILL");
    await expect
      .poll(() => [target.connections(), bastion.connections()], { timeout: 10_000 })
      .toEqual([0, 0]);
  });

  test("options of the operator's that would change the way are overruled", async () => {
    const server = await serve();
    const config = `Host target
  StrictHostKeyChecking no
  UserKnownHostsFile /dev/null
  NoHostAuthenticationForLocalhost yes
  RemoteCommand false
  RequestTTY force
  ControlMaster auto
  ControlPath ${directory.path}/operator-%C
  ControlPersist 60
  LocalForward 127.0.0.1:1 127.0.0.1:1
  PermitLocalCommand yes
  LocalCommand touch ${directory.path}/local-command
`;
    const verify = { path: join(directory.path, "known-none"), purpose: "verify", named: true } as const;
    await expect(run(await make(server.port, { config, store: verify }))).rejects.toMatchObject({
      code: "HOST_KEY_UNKNOWN",
    });
    expect(server.attempts).toEqual([]);
    expect(await run(await make(server.port, { config }))).toBe("hi by publickey");
    const files = await readdir(directory.path);
    expect(files.filter((name) => /^(operator-|local-command)/.test(name))).toEqual([]);
  });
});
