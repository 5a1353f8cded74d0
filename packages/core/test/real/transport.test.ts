import { RELAY } from "./relay.js";
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDiskFileStore } from "../../src/node/file-store.js";
import { createHostKeyStore } from "../../src/node/host-key-store.js";
import { createSshResolver } from "../../src/node/ssh-config.js";
import { createSsh2Transport, type Ssh2TransportOptions } from "../../src/node/ssh2-transport.js";
import type { Transport } from "../../src/access/transport.js";
import { Secret } from "../../src/secret.js";
import { type TransportUnderTest, transportContract } from "../../src/testing/transport-contract.js";
import { address, makeKey, scratch } from "../node/ssh2-setup.js";
import { HOST_NEEDS, type RealHosts, startHosts } from "./hosts.js";
import { lacking } from "./needs.js";

const user = makeKey();
const bastionUser = makeKey("ecdsa");

describe.skipIf(lacking(...HOST_NEEDS))("real OpenSSH hosts", () => {
  let real: RealHosts;
  let directory: Awaited<ReturnType<typeof scratch>>;
  let config: string;

  beforeAll(async () => {
    directory = await scratch();
    const authorizedKeys = [user.publicKey];
    real = await startHosts([
      { name: "plain", address: "10.213.7.11", ipv6: "fd00:213:7::11", authorizedKeys },
      {
        name: "word",
        address: "10.213.7.12",
        password: "correct 'horse' \"ü",
        sshd: ["PubkeyAuthentication no"],
      },
      {
        name: "both",
        address: "10.213.7.13",
        password: "pw",
        authorizedKeys,
        sshd: ["AuthenticationMethods publickey,password"],
      },
      {
        name: "bastion",
        address: "10.213.7.14",
        port: 2222,
        user: "jumper",
        authorizedKeys: [bastionUser.publicKey],
      },
      { name: "tcsh", address: "10.213.7.15", authorizedKeys, shell: "/bin/tcsh" },
      { name: "fish", address: "10.213.7.16", authorizedKeys, shell: "/usr/bin/fish" },
      { name: "many", address: "10.213.7.17", authorizedKeys, hostKeyTypes: ["rsa", "ecdsa", "ed25519"] },
    ]);
    const [id, jumpId] = [join(directory.path, "id"), join(directory.path, "id_jump")];
    await writeFile(id, user.privateKey, { mode: 0o600 });
    await writeFile(jumpId, bastionUser.privateKey, { mode: 0o600 });
    await mkdir(join(directory.path, "conf.d"));
    await writeFile(
      join(directory.path, "conf.d", "hosts.conf"),
      "Host plain\n  HostName 10.213.7.11\nHost many\n  HostName 10.213.7.17\n",
    );
    config = join(directory.path, "config");
    await writeFile(
      config,
      [
        `Include ${directory.path}/conf.d/*.conf`,
        `Host bastion\n  HostName 10.213.7.14\n  Port 2222\n  User jumper\n  IdentityFile ${jumpId}\n  IdentitiesOnly yes`,
        "Host far\n  HostName 10.213.7.11\n  ProxyJump bastion",
        "Host farther\n  HostName 10.213.7.11\n  ProxyJump bastion,plain",
        `Host command\n  HostName 10.213.7.11\n  ProxyCommand python3 ${directory.path}/relay.py %h %p`,
        `Match originalhost matched exec "true"\n  HostName 10.213.7.13`,
        `Host *\n  User ops\n  IdentityFile ${id}\n`,
      ].join("\n"),
    );
    await writeFile(join(directory.path, "relay.py"), RELAY);
  }, 120_000);

  afterAll(async () => {
    await real?.stop();
    await directory?.[Symbol.asyncDispose]();
  });

  function makeTransport(options: Partial<Ssh2TransportOptions> & { known?: string } = {}): Transport {
    const hostKeys = createHostKeyStore({
      files: createDiskFileStore(),
      path: options.known ?? join(directory.path, `known-${Math.random()}`),
      purpose: "discover",
      named: false,
    });
    const resolve = createSshResolver({ configFile: config, environment: {} });
    return createSsh2Transport({ hostKeys, resolve, ...options });
  }

  test.each([
    ["plain", "plain by publickey over 10.213.7.11:22"],
    ["far", "plain by publickey over 10.213.7.14:2222 10.213.7.11:22"],
    ["farther", "plain by publickey over 10.213.7.14:2222 10.213.7.11:22 10.213.7.11:22"],
    ["command", "plain by publickey over 10.213.7.11:22"],
    ["ops@fd00:213:7::11", "plain by publickey over fd00:213:7::11:22"],
    ["ssh://ops@[fd00:213:7::11]:22", "plain by publickey over fd00:213:7::11:22"],
  ])("%s is reached as configured", async (destination, seen) => {
    expect(await hostname(makeTransport(), { destination })).toBe(seen);
  });

  test("a password logs in", async () => {
    const password = new Secret("correct 'horse' \"ü");
    expect(await hostname(makeTransport(), { destination: "10.213.7.12", password })).toBe(
      "word by password over 10.213.7.12:22",
    );
  });

  test("a key and a password in sequence log in", async () => {
    expect(await hostname(makeTransport(), { destination: "matched", password: new Secret("pw") })).toBe(
      "both by publickey+password over 10.213.7.13:22",
    );
  });

  test("a wrong password is refused once, with what the server offers", async () => {
    const login = hostname(makeTransport(), {
      destination: "10.213.7.12",
      password: new Secret("canary-wrong"),
      passwordField: "NARWHAL_NODE_1_SSH_PASSWORD",
    });
    const error = await login.catch((each: unknown) => each);
    expect(error).toMatchObject({
      code: "SSH_AUTH_REFUSED",
      host: "node-1",
      field: "NARWHAL_NODE_1_SSH_PASSWORD",
      message: expect.stringContaining("it offers password"),
    });
    expect(JSON.stringify(error)).not.toContain("canary-wrong");
    expect(real.hosts[1]?.log().match(/Failed password/g)).toHaveLength(1);
  });

  test("the keys of every hop are recorded as ssh-keygen reads them, and asked for again", async () => {
    const known = join(directory.path, "known-far");
    await hostname(makeTransport({ known }), { destination: "far" });
    const found = await promisify(execFile)("ssh-keygen", ["-F", "[10.213.7.14]:2222", "-f", known]);
    expect(found.stdout).toContain(real.hosts[3]?.hostKeys[0]);
    expect(await hostname(makeTransport({ known }), { destination: "far" })).toContain("plain");
  });

  test("a host known by its RSA key is asked for that key", async () => {
    const known = join(directory.path, "known-rsa");
    await writeFile(known, `10.213.7.17 ${real.hosts[6]?.hostKeys[0]}\n`);
    expect(real.hosts[6]?.hostKeys[0]).toMatch(/^ssh-rsa /);
    expect(await hostname(makeTransport({ known }), { destination: "many" })).toContain("many");
  });

  test("a swapped key is refused before any credential is sent", async () => {
    const known = join(directory.path, "known-swapped");
    await writeFile(known, `10.213.7.11 ssh-ed25519 ${makeKey().base64}\n`);
    const before = real.hosts[0]?.log().length ?? 0;
    await expect(hostname(makeTransport({ known }), { destination: "plain" })).rejects.toMatchObject({
      code: "HOST_KEY_CHANGED",
      message: expect.stringContaining("known-swapped line 1"),
    });
    expect(real.hosts[0]?.log().slice(before)).not.toMatch(/Accepted|Failed|Postponed/);
  });

  const underTest = (destination: string) => async (): Promise<TransportUnderTest> => ({
    transport: makeTransport({ known: join(directory.path, "known-contract") }),
    host: address({ destination }),
    cut: async () => {
      await real.hosts[0]?.run("pkill", "-KILL", "-f", "sshd: ops");
    },
  });

  describe("transport contract: ssh2 to OpenSSH", () => {
    const capabilities = { posixShell: true, cut: true, terminal: true };
    for (const { name, run } of transportContract(capabilities)) test(name, () => run(underTest("plain")));
  });

  describe.each(["tcsh", "fish"])("transport contract: ssh2 to a login shell %s", (shell) => {
    const hosts = { tcsh: "10.213.7.15", fish: "10.213.7.16" } as Record<string, string>;
    for (const { name, run } of transportContract()) test(name, () => run(underTest(hosts[shell] ?? "")));
  });
});

/** The name that the host gives itself, and how it was reached. */
async function hostname(transport: Transport, more: Parameters<typeof address>[0]): Promise<string> {
  const channel = await transport.start(address(more), ["hostname"], new AbortController().signal);
  channel.end();
  let text = "";
  for await (const bytes of channel.stdout) text += Buffer.from(bytes).toString();
  await channel.close();
  return `${text.trim()} by ${channel.route.authentication} over ${channel.route.hops.map(({ host, port }) => `${host}:${port}`).join(" ")}`;
}
