import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gpuHost } from "../../../core/test/real/gpu-host.js";
import {
  freshNetwork,
  HOST_NEEDS,
  type HostSpec,
  type RealHost,
  type RealHosts,
  startHosts,
} from "../../../core/test/real/hosts.js";
import { lacking } from "../../../core/test/real/needs.js";
import { type CliResult, jsonOf } from "../run-cli.js";
import { fleetFields, operator, type Operator, operatorKey, OUT } from "./operator.js";

const execute = promisify(execFile);
const network = freshNetwork();
const PASSWORD = "canary of the target";

/** The route: two jump hosts by key, then the target by password. */
const ROUTE = { first: 11, second: 12, target: 13 } as const;
type Place = keyof typeof ROUTE;
const PLACES = Object.keys(ROUTE) as Place[];
const IMPOSTOR = 14;

const TRANSPORTS = ["ssh2", "openssh"] as const;

/** Every command that connects; those of the first list also to hosts that are seen for the first time. */
const FIRST = [["discover", "--out", OUT], ["discover", "--check"], ["stage"]] as const;
const LATER = [
  ...FIRST,
  ["check-access"],
  ["shell", "--role", "engine-1"],
  ["verify", "--live"],
  ["verify", "--checkpoint"],
] as const;

/** Commands that read what an earlier discovery wrote. */
const READING: ReadonlySet<string> = new Set(["check-access", "shell", "verify"]);

/** What an OpenSSH server says of a login at this level, from the first question on. */
const ASKS = /userauth-request for user/;

describe.skipIf(lacking(...HOST_NEEDS, "ssh"))("a machine that takes a host's place", () => {
  let real: RealHosts;
  /** Runs without a store, and with the store and the configuration of an earlier discovery. */
  const stations: Record<"first" | "later" | "again", Operator | undefined> = {
    first: undefined,
    later: undefined,
    again: undefined,
  };

  beforeAll(async () => {
    const login: Pick<HostSpec, "password" | "authorizedKeys"> = {
      password: PASSWORD,
      authorizedKeys: [operatorKey.publicKey],
    };
    real = await startHosts([
      { name: "first", address: network.v4(ROUTE.first), ...login },
      { name: "second", address: network.v4(ROUTE.second), ...login },
      gpuHost({
        name: "target",
        address: network.v4(ROUTE.target),
        interfaces: { fabric0: ["10.30.7.13/24"] },
        ...login,
      }),
      // It would let the operator in, and on to all that lies behind it.
      { name: "impostor", address: network.v4(IMPOSTOR), sshd: ["LogLevel DEBUG2"], ...login },
    ]);
    const config = [
      `Host target\n  HostName ${network.v4(ROUTE.target)}\n  User ops\n  ProxyJump first,second`,
      `Host first\n  HostName ${network.v4(ROUTE.first)}\n  User ops`,
      `Host second\n  HostName ${network.v4(ROUTE.second)}\n  User ops`,
    ];
    const fields = fleetFields(["target", "target"], {
      NARWHAL_NODE_1_SSH_PASSWORD: PASSWORD,
      NARWHAL_NODE_2_SSH_PASSWORD: PASSWORD,
      NARWHAL_NODE_1_GPU_IDS: "0,1",
      NARWHAL_NODE_2_GPU_IDS: "2,3",
      NARWHAL_NODE_2_ENGINE_PORT: "8001",
      NARWHAL_NODE_2_ATTEST_PORT: "8101",
      NARWHAL_NODE_2_NIXL_SIDE_CHANNEL_PORT: "5601",
      NARWHAL_NODE_2_UCX_TCP_PORT_RANGE: "31000-31999",
      NARWHAL_MODEL_REPO_ID: "example/hybrid-small",
      NARWHAL_MODEL_REVISION: "6".repeat(40),
    });
    for (const name of ["first", "later", "again"] as const)
      stations[name] = await operator({ config, fields });
    const fingerprints = PLACES.map((place) => `${network.v4(ROUTE[place])} ${fingerprint(hostOf(place))}\n`);
    await writeFile(join(station("first").cwd, ".workstation", "expected"), fingerprints.join(""));
    const found = await station("later").run(["discover", "--out", OUT]);
    expect(found.status, found.stderr).toBe(0);
    const store = "config/ssh.known_hosts";
    await mkdir(join(station("again").cwd, "config"), { mode: 0o700 });
    const text = await readFile(join(station("later").cwd, store), "utf8");
    for (const place of PLACES) expect(text).toContain(hostOf(place).hostKeys[0]);
    await writeFile(join(station("again").cwd, store), text, { mode: 0o600 });
  }, 120_000);

  afterAll(async () => {
    await real?.stop();
    for (const each of Object.values(stations)) await each?.leave();
  });

  function hostOf(name: Place | "impostor"): RealHost {
    const found = real.hosts.find(({ spec }) => spec.name === name);
    if (found === undefined) throw new Error(`no host ${name}`);
    return found;
  }

  function station(name: keyof typeof stations): Operator {
    const found = stations[name];
    if (found === undefined) throw new Error(`no workstation ${name}`);
    return found;
  }

  /** Gives an address to another machine, for everybody on the network. */
  async function move(address: string, from: RealHost, to: RealHost): Promise<void> {
    const [old, own] = [from, to].map(({ namespace }) => ["-n", namespace]);
    await execute("ip", [...(old ?? []), "addr", "del", `${address}/24`, "dev", "mgmt0"]);
    await execute("ip", [...(own ?? []), "addr", "add", `${address}/24`, "dev", "mgmt0"]);
    for (const { namespace } of real.hosts) await execute("ip", ["-n", namespace, "neigh", "flush", "all"]);
    await execute("ip", ["neigh", "flush", "to", address]);
  }

  /** What the impostor said meanwhile. */
  async function swapped(place: Place, part: () => Promise<void>): Promise<string> {
    const address = network.v4(ROUTE[place]);
    const from = hostOf("impostor").log().length;
    await move(address, hostOf(place), hostOf("impostor"));
    try {
      await part();
    } finally {
      await move(address, hostOf("impostor"), hostOf(place));
    }
    return hostOf("impostor").log().slice(from);
  }

  test.each(PLACES.flatMap((place) => TRANSPORTS.map((by) => [place, by] as const)))(
    "at %s, over %s: refused by every command, before anything is asked of it",
    async (place, by) => {
      let results: CliResult[] = [];
      const expected = ["--expect-fingerprints", ".workstation/expected"];
      const options = ["--transport", by];
      const first = FIRST.map((words) => [station("first"), [...words, ...options, ...expected]] as const);
      const later = LATER.map((words) => {
        return [station(READING.has(words[0]) ? "later" : "again"), [...words, ...options]] as const;
      });
      const seen = await swapped(place, async () => {
        results = await Promise.all(
          [...first, ...later].map(([each, words]) => each.run([...words, "--json"])),
        );
      });
      const codes = results.map((result) => {
        expect(result.status, result.stderr).toBe(1);
        return jsonOf(result).errors.map(({ code }) => code);
      });
      expect(codes).toEqual([
        ...FIRST.map(() => ["HOST_KEY_UNEXPECTED"]),
        ...LATER.map(([command]) =>
          command === "verify"
            ? ["HOST_KEY_CHANGED", "EVIDENCE_CHANGED", "EVIDENCE_NOT_ESTABLISHED"]
            : ["HOST_KEY_CHANGED"],
        ),
      ]);
      for (const result of results) {
        const [error] = jsonOf(result).errors;
        expect(error?.message).toContain(fingerprint(hostOf("impostor")));
        expect(error?.message).toContain(fingerprint(hostOf(place)));
        expect(result.stdout + result.stderr).not.toContain("canary");
      }
      // Each run came as far as the exchange of keys.
      expect(seen.match(/SSH2_MSG_KEXINIT sent/g)).toHaveLength(FIRST.length + LATER.length);
      expect(seen).not.toMatch(ASKS);
      for (const each of ["first", "again"] as const) {
        const names = [...(await station(each).files()).keys()];
        expect(names.filter((name) => name.startsWith("config/") && !name.endsWith("known_hosts"))).toEqual(
          [],
        );
      }
      for (const each of ["first", "again"] as const)
        await rm(join(station(each).cwd, "runs"), { recursive: true, force: true });
    },
    120_000,
  );

  test.each(PLACES.flatMap((place) => TRANSPORTS.map((by) => [place, by] as const)))(
    "at %s, over %s: whoever trusts it is asked for all of it, so that the refusals mean something",
    async (place, by) => {
      const known = join(station("again").cwd, `config/trusting-${place}-${by}`);
      const keys = PLACES.map((each) => [each, hostOf(each === place ? "impostor" : each)] as const);
      const lines = keys.map(([each, host]) => `${network.v4(ROUTE[each])} ${host.hostKeys[0]}\n`);
      await writeFile(known, lines.join(""), { mode: 0o600 });
      const words = ["discover", "--check", "--transport", by];
      const seen = await swapped(place, async () => {
        const env = { NARWHAL_SSH_KNOWN_HOSTS: known };
        const result = await station("again").run(words, { env });
        expect(result.stderr).not.toMatch(/HOST_KEY/);
      });
      expect(seen).toMatch(ASKS);
      expect(seen).toMatch(place === "target" ? /Accepted password for ops/ : /Accepted publickey for ops/);
    },
    60_000,
  );
});

function fingerprint(host: RealHost): string {
  const blob = Buffer.from(host.hostKeys[0]?.split(" ")[1] ?? "", "base64");
  return `SHA256:${createHash("sha256").update(blob).digest("base64").replace(/=+$/, "")}`;
}
