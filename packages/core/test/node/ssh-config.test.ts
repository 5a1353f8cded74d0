import { chmod, mkdir, writeFile } from "node:fs/promises";
import { homedir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseSshG } from "../../src/access/ssh-settings.js";
import { createSshResolver } from "../../src/node/ssh-config.js";
import { readConfigFile } from "../../src/node/ssh-config-file.js";
import { lacking } from "../real/needs.js";
import { running } from "./processes.js";
import { scratch } from "./ssh2-setup.js";

const signal = new AbortController().signal;
let directory: Awaited<ReturnType<typeof scratch>>;
beforeAll(async () => (directory = await scratch()));
afterAll(() => directory[Symbol.asyncDispose]());

const CONFIG = `
Host gpu-1 gpu-one
  HostName = 10.0.0.11
  User "ops user"
  Port 2222
  IdentityFile ~/.ssh/id_gpu
  IdentityFile "~/.ssh/key with space"
  IdentityFile ~/.ssh/%r@%h
  IdentitiesOnly yes
  ProxyJump bastion,jump2:2200
Host jump2
  HostName jump2.example.test
  User jumper
  ProxyJump nobody
Host bastion
  HostName\tbastion.example.test
  Port 22022
  IdentityAgent none
Host piped
  ProxyCommand relay --to %h:%p %%
Host round
  HostName 10.0.0.9
  ProxyJump about
Host about
  ProxyJump round
Host v6
  HostName 2001:db8::16
  HostKeyAlias v6-key
  AddressFamily inet6
  IdentityAgent $AGENT
Host a-* !a-2
  User wild
Host *
  User fallback
  User ignored
`;

async function resolver(text: string, more: { program?: string | null } = {}) {
  const configFile = join(directory.path, `config-${Math.random()}`);
  await writeFile(configFile, text);
  const resolve = createSshResolver({
    configFile,
    environment: { AGENT: "/run/agent", SSH_AUTH_SOCK: "/run/own" },
    ...more,
  });
  return (destination: string, until = signal) => resolve(destination, until);
}

const subset = (text: string) => readConfigFile(text, { host: "x" }, { user: "me" });

describe.skipIf(lacking("ssh"))("resolution by ssh -G", () => {
  test("follows a chain of jump hosts, each by the same configuration", async () => {
    const hops = await (await resolver(CONFIG))("gpu-1");
    expect(hops.map(({ user, hostname, port }) => [user, hostname, port])).toEqual([
      ["fallback", "bastion.example.test", 22022],
      ["jumper", "jump2.example.test", 2200],
      ["ops user", "10.0.0.11", 2222],
    ]);
    expect(hops[2]).toMatchObject({
      identitiesOnly: true,
      identityFiles: [".ssh/id_gpu", ".ssh/key with space", ".ssh/ops user@10.0.0.11"].map((path) =>
        join(homedir(), path),
      ),
      agentSocket: "/run/own",
    });
    expect(hops[0]).not.toHaveProperty("agentSocket");
  });

  test("user and port of the destination win", async () => {
    expect(await (await resolver(CONFIG))("ssh://me@gpu-1:99")).toMatchObject([
      {},
      {},
      { user: "me", port: 99 },
    ]);
  });

  test("expands proxy commands, aliases and agents", async () => {
    const resolve = await resolver(CONFIG);
    expect(await resolve("piped")).toMatchObject([{ proxyCommand: "relay --to piped:22 %" }]);
    expect(await resolve("v6")).toMatchObject([
      { hostname: "2001:db8::16", hostKeyAlias: "v6-key", addressFamily: "inet6", agentSocket: "/run/agent" },
    ]);
  });

  test("refuses circles", async () => {
    await expect((await resolver(CONFIG))("round")).rejects.toMatchObject({ code: "SSH_PROXY_LOOP" });
  });

  test("follows Include and Match, and passes the client's words on", async () => {
    await mkdir(join(directory.path, "conf.d"));
    await writeFile(join(directory.path, "conf.d", "a.conf"), "Host inc\n  HostName 10.0.0.99\n");
    const resolve = await resolver(
      `Include ${directory.path}/conf.d/*.conf\nMatch host m exec "true"\n  Port 77\n`,
    );
    expect(await resolve("inc")).toMatchObject([{ hostname: "10.0.0.99" }]);
    expect(await resolve("m")).toMatchObject([{ port: 77 }]);
    await expect((await resolver("Host x\n  Bogus 1\n"))("x")).rejects.toMatchObject({
      code: "SSH_CONFIG_INVALID",
      message: expect.stringMatching(/line 2: Bad configuration option: bogus/),
    });
  });

  test("refuses more jump hosts than any route has, chained or listed", async () => {
    const chained = Array.from({ length: 12 }, (_item, at) => `Host h${at}\n  ProxyJump h${at + 1}\n`);
    const listed = `Host h0\n  ProxyJump ${Array.from({ length: 12 }, (_item, at) => `j${at}`).join(",")}\n`;
    for (const config of [chained.join(""), listed])
      await expect((await resolver(config))("h0")).rejects.toMatchObject({
        code: "SSH_PROXY_LOOP",
        message: expect.stringContaining("more than 8 jump hosts"),
      });
  });

  test.each(["*", "gpu-?", "a,b", "!a", "|1|salt|hash", "two words", "@revoked", "#a"])(
    "refuses a name %j, which a line of the store would not hold as one",
    async (name) => {
      for (const keyword of ["HostName", "HostKeyAlias"])
        await expect((await resolver(`Host x\n  ${keyword} "${name}"\n`))("x")).rejects.toMatchObject({
          code: "SSH_CONFIG_INVALID",
        });
    },
  );

  test("answers whole, however many are asked at once", async () => {
    const resolve = await resolver(`Match exec "true"\n${CONFIG}`);
    const all = await Promise.all(Array.from({ length: 96 }, () => resolve("v6")));
    for (const route of all) expect(route).toMatchObject([{ hostKeyAlias: "v6-key" }]);
  });

  test("does not wait for what Match exec leaves running", async () => {
    const from = performance.now();
    const resolve = await resolver(`Match exec "sleep 12.5 &"\n  Port 77\n`);
    expect(await resolve("x")).toMatchObject([{ port: 77 }]);
    expect(performance.now() - from).toBeLessThan(8_000);
  });

  test("ends what Match exec runs where it is stopped", async () => {
    const resolve = await resolver(`Match exec "sleep 987.25; sleep 987.25"\n  Port 77\n`);
    const abort = new AbortController();
    const resolving = resolve("x", abort.signal);
    await expect.poll(() => running("sleep 987.25")).toBe(true);
    abort.abort(new Error("stop"));
    await expect(resolving).rejects.toThrow("stop");
    await expect.poll(() => running("sleep 987.25")).toBe(false);
  });

  test("nothing in a destination runs", async () => {
    for (const text of ["-oProxyCommand=touch x", "a -F/dev/null", "$(id)"])
      await expect((await resolver(CONFIG))(text)).rejects.toMatchObject({ code: "SSH_DESTINATION_INVALID" });
  });

  test.each(["gpu-one", "bastion", "v6", "a-1", "a-2", "a-3", "other", "me@a-1"])(
    "the subset reader agrees on %s",
    async (destination) => {
      const [asked, read] = [await resolver(CONFIG), await resolver(CONFIG, { program: null })];
      const without = async (resolve: typeof asked) =>
        (await resolve(destination)).map(({ identityFiles, ...hop }) => ({
          ...hop,
          identityFiles: identityFiles.filter(
            (path) => !/id_(rsa|dsa|ecdsa|ecdsa_sk|ed25519|ed25519_sk|xmss)$/.test(path),
          ),
        }));
      expect(await without(read)).toEqual(await without(asked));
    },
  );
});

test("a client that hangs or is not there does not stop anybody for long", async () => {
  const missing = await resolver("Host x\n  HostName 10.1.1.1\n", { program: "/nonexistent/ssh" });
  expect(await missing("x")).toMatchObject([{ hostname: "10.1.1.1", port: 22, user: userInfo().username }]);
  const program = join(directory.path, "hanging-ssh");
  await writeFile(program, "#!/bin/sh\nexec sleep 60\n");
  await chmod(program, 0o755);
  const abort = new AbortController();
  const hanging = createSshResolver({ program, environment: {} })("x", abort.signal);
  setTimeout(() => abort.abort(new Error("stop")), 50);
  await expect(hanging).rejects.toThrow("stop");
});

describe("the subset reader", () => {
  test.each([
    ["Match all\n  Port 1\n", /line 1: match/],
    ["Host x\nInclude y\n", /line 2: include/],
    ['Host x\n  User "a\n', /line 2: a quote/],
    ["Host x\n  Port abc\n", /port is missing/],
    ["Host\n", /line 1: no keyword/],
    ["Host other\n  HostName a b\n", /line 2: hostname takes one word/],
    ["Host x\n  User # none\n", /line 2: user takes one word/],
    ["Host other\n  Bogus yes\n", /line 2: bogus is no option of the OpenSSH client/],
    ["Host x\n  IgnoreUnknown Use*\n  Bogus yes\n", /line 3: bogus is no option/],
    ["Host x\n  CanonicalizeHostname always\n", /line 2: canonicalizehostname can be followed by/],
    ["Host x\n  ProxyUseFdpass yes\n", /line 2: proxyusefdpass can be followed by/],
  ])("refuses %j", (text, words) => {
    expect(() => readConfigFile(text, { host: "x" }, { user: "me" })).toThrow(words);
  });

  test("passes over what it is told to, and what does not apply", () => {
    const text =
      "IgnoreUnknown UseKeychain,Apple*\nHost x\n  UseKeychain yes\n  AppleThing 1\n  CanonicalizeHostname no\n  HostName h\nHost other\n  CanonicalizeHostname yes\n";
    expect(readConfigFile(text, { host: "x" }, { user: "me" })).toMatchObject({ hostname: "h" });
  });

  test("tells capitals apart in the names of hosts, as ssh does", () => {
    expect(subset("Host X\n  HostName a\nHost x\n  HostName b\n")).toMatchObject({ hostname: "b" });
  });

  test("takes the first of ProxyCommand and ProxyJump, and words in capitals", () => {
    expect(subset("ProxyCommand none\nProxyJump j\n")).not.toHaveProperty("proxyJump");
    expect(subset("ProxyJump j\nProxyCommand nc\n")).toMatchObject({ proxyJump: "j" });
    expect(subset("ProxyJump j\nProxyCommand nc\n")).not.toHaveProperty("proxyCommand");
    expect(subset("AddressFamily INET6\nIdentitiesOnly YES\n")).toMatchObject({
      addressFamily: "inet6",
      identitiesOnly: true,
    });
  });

  test("keeps a ProxyCommand to the letter", () => {
    const proxyCommand = 'sh -c "exec nc %h %p" # relay';
    expect(
      readConfigFile(`Host x\n  ProxyCommand ${proxyCommand}\n`, { host: "x" }, { user: "me" }),
    ).toMatchObject({ proxyCommand });
  });

  test("reads carriage returns and comments", () => {
    const text = "# all\r\nHost x # this\r\n  HostName %h.example\r\n";
    expect(readConfigFile(text, { host: "x" }, { user: "me" })).toMatchObject({
      hostname: "x.example",
      user: "me",
    });
  });
});

test("what ssh -G prints is read whole", () => {
  expect(
    parseSshG(
      "host x\nuser ops user\nhostname h\nport 7\nproxyjump none\nidentityfile a b\nidentityfile c\n",
    ),
  ).toEqual({
    user: "ops user",
    hostname: "h",
    port: 7,
    addressFamily: "any",
    identityFiles: ["a b", "c"],
    identitiesOnly: false,
    certificateFiles: [],
  });
  expect(() => parseSshG("")).toThrow(RangeError);
});
