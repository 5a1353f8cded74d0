import { execFile } from "node:child_process";
import { copyFile, readFile, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseExpectedFingerprints } from "../../src/access/expected-fingerprints.js";
import { openSession } from "../../src/access/open-session.js";
import type { HostAddress, TerminalStreams, Transport } from "../../src/access/transport.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { createSshResolver } from "../../src/node/ssh-config.js";
import { Secret } from "../../src/secret.js";
import { type TransportUnderTest, transportContract } from "../../src/testing/transport-contract.js";
import { address, makeKey } from "../node/ssh2-setup.js";
import { HOST_NEEDS } from "./hosts.js";
import { lacking } from "./needs.js";
import { PASSPHRASE, PASSWORD, startAgent, startWorld, type World } from "./routes-setup.js";

const NEEDS = [...HOST_NEEDS, "ssh", "ssh-agent", "ssh-add", "python3"];
const signal = new AbortController().signal;
const withPassword = { password: new Secret(PASSWORD), passwordField: "NARWHAL_NODE_1_SSH_PASSWORD" };

describe.skipIf(lacking(...NEEDS))("everything that OpenSSH reaches", () => {
  let world: World;
  let before: readonly string[];
  beforeAll(async () => {
    before = await rooms();
    world = await startWorld();
  }, 120_000);
  afterAll(async () => {
    await world?.stop();
    // No private directory outlives its connections.
    expect(await rooms()).toEqual(before);
  });
  const v4 = (host: number): string => world.network.v4(host);
  const authorityLine = (): string => `@cert-authority ${v4(16)} ssh-ed25519 ${world.authority.base64}\n`;
  async function route(destination: string, options: Parameters<World["make"]>[1] = {}): Promise<string> {
    const found = await world.make("auto", options).route?.(address({ destination }), signal);
    return `${found?.transport}: ${found?.why}`;
  }

  describe.each(["ssh2", "openssh"] as const)("over %s", (name) => {
    test.each([
      ["plain", () => `plain by publickey over ops@${v4(11)}:22`],
      ["included", () => `plain by publickey over ops@${v4(11)}:22`],
      ["far", () => `plain by publickey over jumper@${v4(14)}:2222 ops@${v4(11)}:22`],
      ["farther", () => `plain by publickey over jumper@${v4(14)}:2222 ops@${v4(11)}:22 ops@${v4(11)}:22`],
      ["bastion", () => `bastion by publickey over jumper@${v4(14)}:2222`],
      ["piped", () => `plain by publickey over ops@${v4(11)}:22`],
      ["six", () => `plain by publickey over ops@${world.network.v6(11)}:22`],
    ])("%s is reached as configured", async (destination, seen) => {
      expect(await hostname(world.make(name), { destination })).toBe(seen());
    });

    test("IPv6 literals are reached", async () => {
      for (const destination of [`ops@${world.network.v6(11)}`, `ssh://ops@[${world.network.v6(11)}]:22`])
        expect(await hostname(world.make(name), { destination })).toContain("plain by publickey");
    });

    test("an agent's sixth key logs in", async () => {
      const agent = await startAgent(world.path);
      try {
        const environment = { SSH_AUTH_SOCK: agent.socket };
        expect(await hostname(world.make(name, { environment }), { destination: "agent" })).toContain(
          "plain by agent",
        );
      } finally {
        agent.stop();
      }
    });

    test("an encrypted key is asked for, once for all hosts, and again after a wrong answer", async () => {
      const asked: [file: string, attempt: number][] = [];
      const transport = world.make(name, {
        passphrase: async (file, attempt) => {
          asked.push([file, attempt]);
          return new Secret(attempt === 1 ? "wrong" : PASSPHRASE);
        },
      });
      expect(await hostname(transport, { destination: "locked" })).toContain("plain by publickey");
      expect(await hostname(transport, { destination: "locked" })).toContain("plain by publickey");
      const file = join(world.path, "locked");
      expect(asked).toEqual([
        [file, 1],
        [file, 2],
      ]);
    });

    test("an encrypted key that nobody opens is told", async () => {
      await expect(hostname(world.make(name), { destination: "locked" })).rejects.toMatchObject({
        code: "SSH_AUTH_REFUSED",
        message: expect.stringContaining("it offers publickey"),
      });
    });

    test.each([
      ["word", 12, "password"],
      ["asking", 15, "keyboard-interactive"],
      ["both", 13, "publickey+password"],
    ])("%s takes the password", async (host, number, how) => {
      const destination = host === "both" ? "matched" : v4(number);
      expect(await hostname(world.make(name), { destination, ...withPassword })).toBe(
        `${host} by ${how} over ops@${v4(number)}:22`,
      );
    });

    test.each([
      ["word", 12],
      ["asking", 15],
    ])("%s gets a wrong password once", async (host, number) => {
      const password = new Secret("canary-wrong");
      const from = world.host(host).log().length;
      const login = hostname(world.make(name), { ...withPassword, destination: v4(number), password });
      const error = await login.catch((each: unknown) => each);
      expect(error).toMatchObject({
        code: "SSH_AUTH_REFUSED",
        host: "node-1",
        field: "NARWHAL_NODE_1_SSH_PASSWORD",
      });
      expect(JSON.stringify(error)).not.toContain("canary-wrong");
      await settled();
      expect(attempts(world.host(host).log().slice(from))).toBe(1);
    });

    test("a password goes to its own host alone", async () => {
      const from = world.host("bastion").log().length;
      await hostname(world.make(name), { destination: "far", ...withPassword });
      expect(world.host("bastion").log().slice(from)).not.toMatch(/password/);
    });

    test("what is refused tells what is offered, and the field", async () => {
      await expect(hostname(world.make(name), { destination: v4(12) })).rejects.toMatchObject({
        code: "SSH_AUTH_REFUSED",
        hint: expect.stringContaining("NARWHAL_NODE_1_SSH_PASSWORD"),
        message: expect.stringContaining("it offers password"),
      });
    });

    test("keys of every hop are recorded, and insisted on later", async () => {
      const known = join(world.path, `known-far-${name}`);
      await hostname(world.make(name, { known }), { destination: "far" });
      const text = await readFile(known, "utf8");
      for (const host of ["bastion", "plain"]) expect(text).toContain(world.host(host).hostKeys[0]);
      const verify = { known, store: { purpose: "verify", named: true } } as const;
      expect(await hostname(world.make(name, verify), { destination: "far" })).toContain("plain");
      await expect(hostname(world.make(name, verify), { destination: "certified" })).rejects.toMatchObject({
        code: "HOST_KEY_UNKNOWN",
      });
    });

    test("nothing is recorded where the login fails", async () => {
      const known = join(world.path, `known-failed-${name}`);
      const password = new Secret("wrong");
      await expect(
        hostname(world.make(name, { known }), { destination: v4(12), password }),
      ).rejects.toMatchObject({ code: "SSH_AUTH_REFUSED" });
      await expect(readFile(known, "utf8")).rejects.toThrow("ENOENT");
    });

    test.each([
      ["far", "bastion", "later"],
      ["far", "plain", "later"],
      ["plain", "plain", "later"],
      ["far", "bastion", "first"],
      ["far", "plain", "first"],
      ["word", "word", "first"],
      ["word", "word", "later"],
    ])("to %s, a swapped key of %s is refused %s, before any credential", async (to, swapped, when) => {
      const known = join(world.path, `known-swapped-${Math.random()}`);
      const place = (host: string): string =>
        host === "bastion" ? `[${v4(14)}]:2222` : host === "plain" ? v4(11) : v4(12);
      const keys = ["bastion", "plain", "word"].map((host) => {
        const real = world.host(host).hostKeys[0] ?? "";
        return { host, key: host === swapped ? `ssh-ed25519 ${makeKey().base64}` : real };
      });
      if (when === "later")
        await writeFile(known, keys.map(({ host, key }) => `${place(host)} ${key}\n`).join(""));
      const fingerprints = await Promise.all(
        keys.map(async ({ host, key }) => `${place(host)} ${await fingerprint(key)}`),
      );
      const expected =
        when === "first" ? parseExpectedFingerprints(fingerprints.join("\n"), "expected") : undefined;
      const from = world.host(swapped).log().length;
      const host = to === "word" ? { destination: v4(12), ...withPassword } : { destination: to };
      const code = when === "first" ? "HOST_KEY_UNEXPECTED" : "HOST_KEY_CHANGED";
      const make = () => world.make(name, { known, store: { expected } });
      await expect(hostname(make(), host)).rejects.toMatchObject({ code });
      await expect(make().terminal(address(host), new Screen(), signal)).rejects.toMatchObject({ code });
      await settled();
      expect(world.host(swapped).log().slice(from)).not.toMatch(/Accepted|Failed|Postponed|Invalid user/);
    });

    test("64 hosts behind one bastion share one connection to it", { timeout: 120_000 }, async () => {
      const from = world.host("bastion").log().length;
      const transport = world.make(name);
      const waiting = Array.from({ length: 64 }, (_item, index) => `many-${index}`);
      const open: Awaited<ReturnType<Transport["start"]>>[] = [];
      async function work(): Promise<void> {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
          open.push(await transport.start(address({ destination: next }), ["cat"], signal));
      }
      await Promise.all(Array.from({ length: 8 }, work));
      expect(open).toHaveLength(64);
      expect(
        world
          .host("bastion")
          .log()
          .slice(from)
          .match(/Accepted publickey for/g),
      ).toHaveLength(1);
      await Promise.all(open.map((channel) => channel.close()));
      await expect
        .poll(() => world.host("bastion").log().slice(from))
        .toMatch(/Disconnected from user jumper/);
    });

    test("a peer that stalls is lost within its deadline", async () => {
      const transport = world.make(name, { keepaliveMs: 1_000 });
      const channel = await transport.start(address({ destination: "plain" }), ["cat"], signal);
      await channel.write(Buffer.from("x"));
      for await (const _bytes of channel.stdout) break;
      await world.host("plain").run("pkill", "-STOP", "-f", "sshd: ops");
      try {
        expect((await channel.ended).kind).toBe("lost");
      } finally {
        await world.host("plain").run("pkill", "-CONT", "-f", "sshd: ops");
        await channel.close();
      }
    });

    test("a host that floods in place of an answer ends within the deadline, memory bounded", async () => {
      const opening = openSession({
        transport: world.make(name),
        host: address({ destination: v4(20) }),
        runtime: nodeRuntime,
        signal,
        helloMs: 3_000,
      });
      let most = 0;
      const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 50);
      await expect(opening).rejects.toMatchObject({ gate: "access", message: expect.stringContaining("y") });
      clearInterval(watch);
      expect(most).toBeLessThan(64 * 1024 * 1024);
    });

    const underTest = (destination: string) => async (): Promise<TransportUnderTest> => ({
      transport: world.make(name, { known: join(world.path, `known-contract-${name}`) }),
      host: address({ destination }),
      cut: async () => {
        await world.host("plain").run("pkill", "-KILL", "-f", "sshd: ops");
      },
    });
    describe("the transport contract", () => {
      const capabilities = { posixShell: true, cut: true, terminal: true };
      for (const { name: title, run } of transportContract(capabilities))
        test(title, () => run(underTest("plain")));
    });
    describe.each([
      ["tcsh", 18],
      ["fish", 19],
    ])("the transport contract, login shell %s", (_shell, number) => {
      for (const { name: title, run } of transportContract())
        test(title, () => run(() => underTest(v4(number))()));
    });
  });

  describe("certificates, by the OpenSSH client", () => {
    const certified = { purpose: "verify", named: true } as const;

    test("of host and user log in, and are told as known", async () => {
      const known = join(world.path, "known-authority");
      await writeFile(known, authorityLine());
      for (const name of ["openssh", "auto"] as const) {
        const transport = world.make(name, { known, store: certified });
        expect(await hostname(transport, { destination: "certified" })).toContain("certified by publickey");
      }
      expect(await readFile(known, "utf8")).toBe(authorityLine());
    });

    test("of another authority are refused before any credential, as are revoked ones", async () => {
      const other = join(world.path, "known-other-authority");
      await writeFile(other, `@cert-authority ${v4(16)} ssh-ed25519 ${makeKey().base64}\n`);
      const from = world.host("certified").log().length;
      await expect(
        hostname(world.make("openssh", { known: other, store: certified }), { destination: "certified" }),
      ).rejects.toMatchObject({ code: "HOST_KEY_CERTIFICATE_NEEDED" });
      const revoked = join(world.path, "known-revoked-authority");
      await writeFile(revoked, `${authorityLine()}@revoked * ssh-ed25519 ${world.authority.base64}\n`);
      await expect(
        hostname(world.make("openssh", { known: revoked, store: certified }), { destination: "certified" }),
      ).rejects.toMatchObject({ code: "HOST_KEY_REVOKED", message: expect.stringContaining("line 2") });
      await settled();
      expect(world.host("certified").log().slice(from)).not.toMatch(/Accepted|Failed|Postponed/);
    });

    test.each([
      [
        "expired",
        ["-n", "ops", "-V", "20200101:20200102"],
        /-cert\.pub: the certificate expired at 2020-01-0/,
      ],
      ["not yet valid", ["-n", "ops", "-V", "20400101:20400102"], /the certificate is not valid before 20/],
      ["for another user", ["-n", "other"], /the certificate is for other, and not for ops/],
    ])("of a user, %s: the error says so", async (_what, terms, words) => {
      const key = join(world.path, `refused-${Math.random()}`);
      await copyFile(join(world.path, "signed"), key);
      await copyFile(join(world.path, "signed.pub"), `${key}.pub`);
      const sign = ["-q", "-s", join(world.path, "authority"), "-I", "operator", ...terms, `${key}.pub`];
      await promisify(execFile)("ssh-keygen", sign);
      const configFile = `${key}.config`;
      await writeFile(configFile, `Host *\n  HostName ${v4(16)}\n  User ops\n  IdentityFile ${key}\n`);
      const options = { configFile, resolve: createSshResolver({ configFile, environment: {} }) };
      const error = await hostname(world.make("openssh", options), {}).catch((each: unknown) => each);
      expect(error).toMatchObject({ code: "SSH_AUTH_REFUSED", message: expect.stringMatching(words) });
      expect((error as Error).message).toContain(`certificate of ${key}`);
    });

    test("for another name are not accepted", async () => {
      const known = join(world.path, "known-other-name");
      await writeFile(known, `@cert-authority other-name ssh-ed25519 ${world.authority.base64}\n`);
      await expect(
        hostname(world.make("openssh", { known, store: certified }), { destination: "renamed" }),
      ).rejects.toMatchObject({
        code: "HOST_CERTIFICATE_INVALID",
        message: expect.stringContaining("name is not a listed principal"),
      });
    });
  });

  describe("auto", () => {
    test("uses the library where nothing asks for the client", async () => {
      expect(await route("far")).toBe("ssh2: nothing asks for the OpenSSH client");
      expect(await hostname(world.make("auto"), { destination: "far" })).toContain("plain by publickey");
    });

    test("chooses the client, and says why", async () => {
      const known = join(world.path, "known-auto");
      await writeFile(known, `# mine\n@cert-authority ${v4(11)} ssh-ed25519 ${world.authority.base64}\n`);
      expect(await route("piped")).toBe("openssh: a ProxyCommand");
      expect(await route("certified")).toBe(
        `openssh: the certificate ${join(world.path, "signed-cert.pub")}`,
      );
      expect(await route("plain", { known })).toBe(
        `openssh: a host known by its certificate authority alone (${known} line 2)`,
      );
      expect(await hostname(world.make("auto"), { destination: "piped" })).toContain("plain by publickey");
    });

    test("falls back to the client where a server shares no algorithm with the library", async () => {
      await expect(hostname(world.make("ssh2"), { destination: "modern" })).rejects.toMatchObject({
        code: "SSH_NO_COMMON_ALGORITHM",
      });
      const channel = await world.make("auto").start(address({ destination: "modern" }), ["true"], signal);
      expect(channel.route).toMatchObject({
        transport: "openssh",
        why: "the server shares no algorithm with the ssh2 library",
      });
      await channel.close();
    });

    test("does without a client where there is none", async () => {
      expect(await route("piped", { program: "/nonexistent/ssh" })).toBe(
        "ssh2: a ProxyCommand asks for the OpenSSH client, but there is no /nonexistent/ssh on this machine",
      );
    });
  });
});

/** Private directories of transports; tests' own ones have other names. */
async function rooms(): Promise<readonly string[]> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith("narwhal-ssh-"));
  const held = await Promise.all(
    names.map(async (name) =>
      (await readdir(join(tmpdir(), name)).catch(() => [] as string[])).includes("ask.cjs") ? [name] : [],
    ),
  );
  return held.flat();
}

async function fingerprint(key: string): Promise<string> {
  const { createHash } = await import("node:crypto");
  const blob = Buffer.from(key.split(" ")[1] ?? "", "base64");
  return `SHA256:${createHash("sha256").update(blob).digest("base64").replace(/=+$/, "")}`;
}

/** How often a server refused a secret. */
function attempts(log: string): number {
  return log.match(/^Failed (password|keyboard-interactive\/pam) for /gm)?.length ?? 0;
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}

/** The name that the host gives itself, and how it was reached. */
async function hostname(transport: Transport, more: Partial<HostAddress>): Promise<string> {
  const channel = await transport.start(address(more), ["hostname"], signal);
  channel.end();
  let text = "";
  for await (const bytes of channel.stdout) text += Buffer.from(bytes).toString();
  await channel.close();
  const hops = channel.route.hops.map(({ user, host, port }) => `${user}@${host}:${port}`);
  return `${text.trim()} by ${channel.route.authentication} over ${hops.join(" ")}`;
}

/** A terminal on which nobody types. */
class Screen implements TerminalStreams {
  readonly term = "xterm";
  readonly input: AsyncIterable<Uint8Array> = new PassThrough();
  output(): void {}
  size(): { columns: number; rows: number } {
    return { columns: 80, rows: 24 };
  }
  onResize(): () => void {
    return () => {};
  }
}
