import { mkdir, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { showHop } from "../../src/access/ssh-destination.js";
import { createSshResolver, type SshResolver } from "../../src/node/ssh-config.js";
import { lacking } from "../real/needs.js";
import { scratch } from "./ssh2-setup.js";

/** What operators' configurations hold: every way in which a destination becomes a route. */
const CONFIG = (directory: string): string => `# comment
IgnoreUnknown UseKeychain
UseKeychain yes
Include ${directory}/conf.d/*.conf ${directory}/absent.conf
Host equal
  HostName=10.1.0.1
  Port = 2201
Host\ttabbed
\tHostName\t10.1.0.2
Host "quoted name" quoted
  HostName "10.1.0.3"
  User "two words"
Host first
  HostName 10.1.0.4
  HostName 10.9.9.9
Host short
  HostName %h.cluster.test
Host *.cluster.test !login.cluster.test
  User cluster
Host node-? rack-*
  Port 2210
  ProxyJump gate
Host gate
  HostName 10.1.0.9
  User keeper
  Port 2299
Host chain
  HostName 10.1.0.10
  ProxyJump gate,other@mid:2207
Host mid
  HostName 10.1.0.11
Host nested
  HostName 10.1.0.12
  ProxyJump node-1
Host direct rack-direct
  ProxyJump none
Host v6
  HostName 2001:db8::16
Host v6jump
  HostName 10.1.0.13
  ProxyJump [2001:db8::9]:2222
Host alias
  HostName 10.1.0.14
  HostKeyAlias pinned
Host piped
  ProxyCommand relay %h:%p as %r
Match originalhost matched
  HostName 10.1.0.15
Host addressed
  HostName 10.1.0.16
Match host 10.1.0.16 exec "test -d /"
  User by-address
Match originalhost never exec "false"
  Port 9
Match host finally.cluster.test
  Port 2230
Match user somebody
  Port 2231
Host canonical
  CanonicalizeHostname no
Match final host short.cluster.test
  Port 2232
Host *
  User fallback
  User ignored
`;

describe.skipIf(lacking("ssh"))("configurations", () => {
  let directory: Awaited<ReturnType<typeof scratch>>;
  let resolve: SshResolver;
  beforeAll(async () => {
    directory = await scratch();
    await mkdir(join(directory.path, "conf.d"));
    await writeFile(
      join(directory.path, "conf.d/a.conf"),
      "Host included\r\n  HostName 10.1.0.20\r\n  Port 2220\r\n",
    );
    await writeFile(
      join(directory.path, "conf.d/b.conf"),
      "Host included\n  HostName 10.1.0.21\n  User second\n",
    );
    const configFile = join(directory.path, "config");
    await writeFile(configFile, CONFIG(directory.path));
    resolve = createSshResolver({ configFile, environment: {} });
  });
  afterAll(() => directory[Symbol.asyncDispose]());

  test.each([
    ["equal", "fallback@10.1.0.1:2201"],
    ["tabbed", "fallback@10.1.0.2:22"],
    ["quoted", "two words@10.1.0.3:22"],
    ["first", "fallback@10.1.0.4:22"],
    ["included", "second@10.1.0.20:2220"],
    ["short", "fallback@short.cluster.test:2232"],
    ["x.cluster.test", "cluster@x.cluster.test:22"],
    ["login.cluster.test", "fallback@login.cluster.test:22"],
    ["finally.cluster.test", "cluster@finally.cluster.test:2230"],
    ["node-1", "keeper@10.1.0.9:2299 > fallback@node-1:2210"],
    ["node-10", "fallback@node-10:22"],
    ["rack-7", "keeper@10.1.0.9:2299 > fallback@rack-7:2210"],
    ["chain", "keeper@10.1.0.9:2299 > other@10.1.0.11:2207 > fallback@10.1.0.10:22"],
    ["nested", "keeper@10.1.0.9:2299 > fallback@node-1:2210 > fallback@10.1.0.12:22"],
    ["direct", "fallback@direct:22"],
    ["rack-direct", "keeper@10.1.0.9:2299 > fallback@rack-direct:2210"],
    ["v6", "fallback@[2001:db8::16]:22"],
    ["2001:db8::1", "fallback@[2001:db8::1]:22"],
    ["me@2001:db8::1", "me@[2001:db8::1]:22"],
    ["ssh://me@[2001:db8::1]:99", "me@[2001:db8::1]:99"],
    ["v6jump", "fallback@[2001:db8::9]:2222 > fallback@10.1.0.13:22"],
    ["matched", "fallback@10.1.0.15:22"],
    ["addressed", "by-address@10.1.0.16:22"],
    ["10.1.0.16", "by-address@10.1.0.16:22"],
    ["never", "fallback@never:22"],
    ["somebody@anything", "somebody@anything:2231"],
    ["ssh://me@equal:7", "me@10.1.0.1:7"],
  ])("%s resolves as the client resolves it", async (destination, route) => {
    const hops = await resolve(destination, new AbortController().signal);
    expect(hops.map(({ user, hostname, port }) => showHop({ user, host: hostname, port })).join(" > ")).toBe(
      route,
    );
  });

  test("what else decides how a host is reached comes along", async () => {
    const signal = new AbortController().signal;
    expect(await resolve("alias", signal)).toMatchObject([{ hostKeyAlias: "pinned" }]);
    expect(await resolve("piped", signal)).toMatchObject([{ proxyCommand: "relay piped:22 as fallback" }]);
    const bare = createSshResolver({ configFile: "/dev/null", environment: {} });
    expect(await bare("bare", signal)).toMatchObject([
      { user: userInfo().username, hostname: "bare", port: 22 },
    ]);
  });
});
