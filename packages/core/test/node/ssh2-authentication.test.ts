import { execFileSync, spawn } from "node:child_process";
import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ssh2 from "ssh2";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { HostAddress } from "../../src/access/transport.js";
import type { SshHop } from "../../src/node/ssh-config.js";
import { explainLogin } from "../../src/node/ssh2/failures.js";
import { keyFileNeed } from "../../src/node/key-file-needs.js";
import { Secret } from "../../src/secret.js";
import { lacking } from "../real/needs.js";
import { type ExecServer, type ExecUser, startExecServer } from "./exec-server.js";
import { type TransportSetup, address, hop, makeKey, makeTransport, scratch } from "./ssh2-setup.js";

const host = makeKey();
const user = makeKey();
const stranger = makeKey();
const PASSWORD = "canary-password";
const withPassword: Partial<HostAddress> = {
  password: new Secret(PASSWORD),
  passwordField: "NARWHAL_NODE_1_SSH_PASSWORD",
};
const hidden = (prompt: string) => ({ prompt, echo: false });

let directory: Awaited<ReturnType<typeof scratch>>;
let files = 0;
const servers: ExecServer[] = [];

beforeAll(async () => (directory = await scratch()));
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(() => directory[Symbol.asyncDispose]());

async function serve(ops: Omit<ExecUser, "name">, maxTries = 6): Promise<ExecServer> {
  const server = await startExecServer({
    hostKeys: [host.privateKey],
    users: [{ name: "ops", ...ops }],
    maxTries,
  });
  servers.push(server);
  return server;
}

async function keyFile(text: string | Buffer): Promise<string> {
  const path = join(directory.path, `key-${files++}`);
  await writeFile(path, text, { mode: 0o600 });
  return path;
}

interface Setup extends Omit<Partial<TransportSetup>, "hops"> {
  readonly host?: Partial<HostAddress>;
  readonly hop?: Partial<SshHop>;
}

async function login(
  server: ExecServer,
  { host: more, hop: hopMore, ...setup }: Setup = {},
): Promise<string> {
  const store = { path: join(directory.path, `known-${files++}`), ...setup.store };
  const transport = makeTransport({
    directory: directory.path,
    ...setup,
    store,
    hops: [hop(server.port, hopMore)],
  });
  const channel = await transport.start(address(more), ["true"], new AbortController().signal);
  await channel.close();
  return channel.route.authentication;
}

async function refusal(server: ExecServer, setup: Setup = {}) {
  const error = await login(server, setup).then(
    (how) => expect.fail(`logged in by ${how}`),
    (each: unknown) => each as Error,
  );
  expect(`${error.message} ${JSON.stringify(error)}`).not.toContain("canary");
  return error;
}

describe("key files", () => {
  test.each<[what: string, make: () => { privateKey: string; publicKey: string }]>([
    ["Ed25519", () => makeKey("ed25519")],
    ["ECDSA", () => makeKey("ecdsa")],
    ["RSA", () => makeKey("rsa")],
    ["RSA in PKCS#8", () => pkcs8("rsa")],
    ["ECDSA in PKCS#8", () => pkcs8("ec")],
    ["Ed25519 in PKCS#8", () => pkcs8("ed25519")],
  ])("%s logs in", async (_what, make) => {
    const { privateKey, publicKey } = make();
    const server = await serve({ keys: [publicKey] });
    expect(await login(server, { hop: { identityFiles: [await keyFile(privateKey)] } })).toBe("publickey");
  });

  test("RSA signs with SHA-2", async () => {
    const key = makeKey("rsa");
    const server = await serve({ keys: [key.publicKey] });
    await login(server, { hop: { identityFiles: [await keyFile(key.privateKey)] } });
    expect(server.attempts.filter((attempt) => attempt.startsWith("publickey")).at(-1)).toMatch(/rsa/);
  });

  test.each([
    ["OpenSSH", () => encrypted()],
    ["PKCS#8", () => pkcs8("rsa", "open sesame")],
    ["Ed25519 in PKCS#8", () => pkcs8("ed25519", "open sesame")],
  ])(
    "an encrypted key (%s) asks for its passphrase, again where it is wrong, once for all hosts",
    async (_what, make) => {
      const { privateKey, publicKey } = make();
      const [first, second] = [await serve({ keys: [publicKey] }), await serve({ keys: [publicKey] })];
      const file = await keyFile(privateKey);
      const asked: string[] = [];
      const answers = ["wrong", "open sesame"];
      const transport = makeTransport({
        directory: directory.path,
        store: { path: join(directory.path, `known-${files++}`) },
        hops: [hop(first.port)],
        resolve: async (to) => [hop(to === "first" ? first.port : second.port, { identityFiles: [file] })],
        // Longer than the login may take: the deadline has to stand still meanwhile.
        loginMs: 3_000,
        passphrase: async (path, attempt) => {
          asked.push(`${attempt}`);
          expect(path).toBe(file);
          await new Promise((resolve) => setTimeout(resolve, 2_000));
          return new Secret(answers[attempt - 1] ?? "");
        },
      });
      const signal = new AbortController().signal;
      const channels = await Promise.all(
        ["first", "second"].map((destination) => transport.start(address({ destination }), ["true"], signal)),
      );
      await Promise.all(channels.map((channel) => channel.close()));
      expect(asked).toEqual(["1", "2"]);
    },
  );

  test("what would keep its reader waiting is no key file", async () => {
    const server = await serve({ keys: [user.publicKey] });
    const pipe = join(directory.path, "pipe");
    execFileSync("mkfifo", [pipe]);
    const large = await keyFile(Buffer.alloc(2 ** 21, "x"));
    const error = await refusal(server, { hop: { identityFiles: [pipe, "/dev/zero", large] } });
    expect(error).toMatchObject({
      code: "SSH_AUTH_REFUSED",
      message: expect.stringMatching(/pipe: it is no regular file.*zero: it is no regular file.*too large/),
    });
    expect(await keyFileNeed(pipe)).toBeUndefined();
  });

  test("what cannot be used is named with its reason", async () => {
    const server = await serve({ keys: [user.publicKey] });
    const unusable = [
      await keyFile("no key"),
      await keyFile(encrypted().privateKey),
      await keyFile(user.publicKey),
      join(directory.path, "missing"),
    ];
    const error = await refusal(server, { hop: { identityFiles: unusable } });
    expect(error).toMatchObject({
      code: "SSH_AUTH_REFUSED",
      hint: `give the passphrase on a terminal, or load the key into the agent: ssh-add ${unusable[1]}`,
    });
    for (const words of [
      /Unsupported key format/,
      /encrypted and nobody/,
      /public key whose private half/,
      /no such file/,
    ])
      expect(error.message).toMatch(words);
  });
});

describe("passwords", () => {
  test("go out by the method that the server offers", async () => {
    const byPassword = await serve({ password: PASSWORD, offered: ["publickey", "password"] });
    expect(await login(byPassword, { host: withPassword })).toBe("password");
    const byPrompt = await serve({ password: PASSWORD, offered: ["publickey", "keyboard-interactive"] });
    expect(await login(byPrompt, { host: withPassword })).toBe("keyboard-interactive");
  });

  test("go out in place of keys, and where one is refused no key is offered", async () => {
    const server = await serve({ keys: [user.publicKey], password: PASSWORD });
    const identityFiles = [await keyFile(user.privateKey)];
    expect(await login(server, { host: withPassword, hop: { identityFiles } })).toBe("password");
    expect(server.attempts).toEqual(["none", `password ${PASSWORD}`]);
    server.attempts.length = 0;
    const wrong = { ...withPassword, password: new Secret("wrong") };
    expect(await refusal(server, { host: wrong, hop: { identityFiles } })).toMatchObject({
      code: "SSH_AUTH_REFUSED",
      field: "NARWHAL_NODE_1_SSH_PASSWORD",
    });
    expect(server.attempts).toEqual(["none", "password wrong"]);
  });

  test("are never sent where none is set, nor twice", async () => {
    const server = await serve({ password: "other", offered: ["password", "keyboard-interactive"] });
    expect(await refusal(server)).toMatchObject({
      code: "SSH_AUTH_REFUSED",
      hint: expect.stringContaining("NARWHAL_NODE_1_SSH_PASSWORD"),
    });
    expect(server.attempts).toEqual(["none"]);
    server.attempts.length = 0;
    expect(await refusal(server, { host: withPassword })).toMatchObject({
      code: "SSH_AUTH_REFUSED",
      host: "node-1",
      field: "NARWHAL_NODE_1_SSH_PASSWORD",
      details: { offered: ["password", "keyboard-interactive"], tried: ["password"] },
    });
    expect(server.attempts).toEqual(["none", `password ${PASSWORD}`]);
  });

  test.each([
    ["a second prompt", [[hidden("Password: ")], [hidden("Code: ")]], /Code:/],
    ["two prompts at once", [[hidden("Password: "), hidden("Code: ")]], /Code:/],
    ["a prompt that shows what is typed", [[{ prompt: "Name: ", echo: true }]], /Name:/],
  ])("are not given to %s, which ends the login", async (_what, prompts, words) => {
    const server = await serve({ password: PASSWORD, offered: ["keyboard-interactive"], prompts });
    const error = await refusal(server, { host: withPassword });
    expect(error).toMatchObject({ code: "SSH_AUTH_REFUSED", message: expect.stringMatching(words) });
    expect(server.attempts).toEqual(["none", "keyboard-interactive"]);
    await expect.poll(() => server.connections()).toBe(0);
    expect(server.answers.flat().filter((answer) => answer !== PASSWORD)).toEqual([]);
  });

  test("follow a round that only tells something", async () => {
    const prompts = [[], [hidden("Password: ")], []];
    const server = await serve({ password: PASSWORD, offered: ["keyboard-interactive"], prompts });
    expect(await login(server, { host: withPassword })).toBe("keyboard-interactive");
  });

  test("asked for again were refused: nothing more is answered", async () => {
    const again = [hidden("Password: ")];
    const server = await serve({
      password: PASSWORD,
      offered: ["keyboard-interactive"],
      prompts: [again, again, again],
    });
    expect(await refusal(server, { host: withPassword })).toMatchObject({
      code: "SSH_AUTH_REFUSED",
      field: "NARWHAL_NODE_1_SSH_PASSWORD",
    });
    expect(server.answers).toEqual([[PASSWORD]]);
  });
});

describe("several factors", () => {
  test.each<[sequence: NonNullable<ExecUser["sequence"]>]>([
    [["publickey", "password"]],
    [["password", "publickey"]],
    [["publickey", "keyboard-interactive"]],
  ])("%j in sequence", async (sequence) => {
    const server = await serve({ keys: [user.publicKey], password: PASSWORD, sequence });
    const identityFiles = [await keyFile(stranger.privateKey), await keyFile(user.privateKey)];
    expect(await login(server, { host: withPassword, hop: { identityFiles } })).toBe(sequence.join("+"));
  });
});

test("too many refused keys end with the server's limit, and no further try", async () => {
  const server = await serve({ keys: [user.publicKey] }, 3);
  const identityFiles = await Promise.all([1, 2, 3, 4].map(() => keyFile(makeKey().privateKey)));
  const error = await refusal(server, { hop: { identityFiles } });
  expect(error).toMatchObject({ code: expect.stringMatching(/SSH_AUTH_REFUSED|SSH_CONNECTION_LOST/) });
  expect(server.total()).toBe(1);
});

describe.skipIf(lacking("ssh-agent", "ssh-add"))("the agent", () => {
  let socket: string;
  let stop: () => Promise<void>;
  const keys = Array.from({ length: 6 }, () => makeKey());
  const last = keys[5] ?? user;

  beforeAll(async () => {
    const place = await mkdtemp(join(tmpdir(), "narwhal-agent-"));
    socket = join(place, "socket");
    const agent = spawn("ssh-agent", ["-D", "-a", socket], { stdio: "ignore" });
    stop = async () => {
      agent.kill();
      await rm(place, { recursive: true, force: true });
    };
    for (let tries = 0; add("", "-l") === undefined; tries++) {
      if (tries > 100) throw new Error("ssh-agent does not answer");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (const key of keys) add(key.privateKey);
  });
  afterAll(() => stop());

  function add(privateKey: string, ...more: string[]): string | undefined {
    try {
      const input = more.length > 0 ? "" : privateKey;
      const argv = more.length > 0 ? ["-l"] : ["-q", "-"];
      return execFileSync("ssh-add", argv, {
        input,
        env: { ...process.env, SSH_AUTH_SOCK: socket },
        encoding: "utf8",
        stdio: ["pipe", "pipe", "ignore"],
      });
    } catch (error) {
      // `ssh-add -l` says 1 where the agent answers and holds nothing.
      return (error as { status: number }).status === 1 ? "" : undefined;
    }
  }

  test("logs in with the sixth of six keys", async () => {
    const server = await serve({ keys: [last.publicKey] });
    expect(await login(server, { hop: { agentSocket: socket } })).toBe("agent");
    expect(server.attempts.filter((attempt) => attempt.endsWith("?"))).toHaveLength(6);
  });

  test("is asked first for the key that an identity file names, and for no other with IdentitiesOnly", async () => {
    const server = await serve({ keys: [last.publicKey] });
    const named = await keyFile(last.publicKey);
    expect(
      await login(server, { hop: { agentSocket: socket, identityFiles: [named], identitiesOnly: true } }),
    ).toBe("agent");
    expect(server.attempts).toEqual(["none", "publickey ssh-ed25519?", "publickey ssh-ed25519"]);
  });

  test("and a password in sequence log in", async () => {
    const server = await serve({
      keys: [last.publicKey],
      password: PASSWORD,
      sequence: ["publickey", "password"],
    });
    expect(await login(server, { host: withPassword, hop: { agentSocket: socket } })).toBe("agent+password");
  });

  test("that is gone does not stop a login by key file, and is told where nothing works", async () => {
    const server = await serve({ keys: [user.publicKey] });
    const agentSocket = `${socket}-gone`;
    expect(
      await login(server, { hop: { agentSocket, identityFiles: [await keyFile(user.privateKey)] } }),
    ).toBe("publickey");
    expect((await refusal(server, { hop: { agentSocket } })).message).toContain(agentSocket);
  });
});

function encrypted(): { privateKey: string; publicKey: string } {
  const passphrase = "open sesame";
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync("ed25519", { passphrase, cipher: "aes256-ctr", rounds: 4 });
    // As in generateSshKey: one pair in 256 cannot be read back.
    if (!(ssh2.utils.parseKey(pair.private, passphrase) instanceof Error))
      return { privateKey: pair.private, publicKey: pair.public };
  }
}

function pkcs8(
  type: "rsa" | "ec" | "ed25519",
  passphrase?: string,
): { privateKey: string; publicKey: string } {
  const pair = {
    rsa: () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
    ec: () => generateKeyPairSync("ec", { namedCurve: "prime256v1" }),
    ed25519: () => generateKeyPairSync("ed25519"),
  }[type]();
  const key = createPrivateKey(pair.privateKey.export({ type: "pkcs8", format: "pem" }));
  const cipher = passphrase === undefined ? {} : { cipher: "aes-256-cbc", passphrase };
  const privateKey = key.export({ type: "pkcs8", format: "pem", ...cipher }).toString();
  if (type === "ed25519") {
    const point = Buffer.from(key.export({ format: "jwk" }).x ?? "", "base64url");
    const head = Buffer.from("\0\0\0\x0bssh-ed25519\0\0\0\x20", "latin1");
    return { privateKey, publicKey: `ssh-ed25519 ${Buffer.concat([head, point]).toString("base64")}` };
  }
  const plain = ssh2.utils.parseKey(
    key.export({ type: type === "rsa" ? "pkcs1" : "sec1", format: "pem" }).toString(),
  );
  if (plain instanceof Error) throw plain;
  return { privateKey, publicKey: `${plain.type} ${plain.getPublicSSH().toString("base64")}` };
}

test("more keys than the server takes tries: the way out is to name the one", () => {
  const report = { offered: new Set(["publickey"]), tried: ["a", "b"], notes: [], exhausted: false };
  const state = {
    hop: { user: "ops", hostname: "gpu-a", port: 22 },
    phase: "login",
    banners: [],
    authentication: report,
    lastError: new Error("Too many authentication failures"),
  };
  expect(explainLogin(state as never)).toMatchObject({
    code: "SSH_AUTH_REFUSED",
    hint: expect.stringMatching(/IdentityFile and set IdentitiesOnly yes$/),
  });
});
