import { once } from "node:events";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gpuHost } from "../../../core/test/real/gpu-host.js";
import {
  freshNetwork,
  HOST_NEEDS,
  type RealHost,
  type RealHosts,
  startHosts,
} from "../../../core/test/real/hosts.js";
import { lacking } from "../../../core/test/real/needs.js";
import { fleetFields, operator, type Operator, operatorKey } from "./operator.js";

const network = freshNetwork();
const JUMP = 0;
const HUNG = 1;
/** Ignores every polite signal. */
const STUBBORN = "#!/bin/sh\ntrap '' TERM HUP INT\nsleep 98763\nsleep 98763\n";

const tooEarly = (_name: NodeJS.Signals): void => {
  throw new Error("the program was not started yet");
};

describe.skipIf(lacking(...HOST_NEEDS, "ssh"))("interruptions over the OpenSSH client", () => {
  let real: RealHosts;
  let silent: Server;
  let here: Operator;
  let temporary = "";

  beforeAll(async () => {
    silent = createServer((socket) => socket.on("error", () => {}));
    silent.listen(0, "0.0.0.0");
    await once(silent, "listening");
    const authorizedKeys = [operatorKey.publicKey];
    const interfaces = { fabric0: ["10.30.8.12/24"] };
    real = await startHosts([
      { name: "jump", address: network.v4(11), authorizedKeys },
      gpuHost({
        name: "hung",
        address: network.v4(12),
        authorizedKeys,
        interfaces,
        bin: { "nvidia-smi": STUBBORN },
      }),
    ]);
    const { port } = silent.address() as { port: number };
    const config = [
      `Host jump\n  HostName ${network.v4(11)}\n  User ops`,
      `Host hung\n  HostName ${network.v4(12)}\n  User ops\n  ProxyJump jump`,
      `Host mute behind-mute\n  HostName ${network.v4(254)}\n  Port ${port}\n  User ops`,
      "Host behind-mute\n  ProxyJump jump",
      "Host over-mute\n  HostName 192.0.2.1\n  User ops\n  ProxyJump mute",
      "Host piped\n  User ops\n  ProxyCommand sleep 98762",
    ];
    here = await operator({ config, fields: fleetFields(["hung", "hung"]) });
    temporary = join(here.cwd, ".workstation", "tmp");
    await mkdir(temporary);
  }, 120_000);

  afterAll(async () => {
    await real?.stop();
    silent?.close();
    await here?.leave();
  });

  const host = (index: number): RealHost => {
    const found = real.hosts[index];
    if (found === undefined) throw new RangeError(`no host ${index}`);
    return found;
  };

  /** Command lines of this machine that come from the workstation, the relay's too. */
  async function ours(): Promise<readonly string[]> {
    const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
    const lines = await Promise.all(
      pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
    );
    return lines
      .map((line) => line.replaceAll("\0", " "))
      .filter((line) => line.includes(here.cwd) || line.trim() === "sleep 98762");
  }

  const isHung = async (): Promise<boolean> =>
    (await host(HUNG).processes()).some((line) => line.includes("98763"));
  const isConnecting = async (): Promise<boolean> =>
    (await ours()).some((line) => line.includes("KnownHostsCommand"));

  test.each([
    ["a host that says nothing", "mute", isConnecting],
    ["a host that says nothing, behind a jump host", "behind-mute", isConnecting],
    ["a jump host that says nothing", "over-mute", isConnecting],
    ["a ProxyCommand that says nothing", "piped", isConnecting],
    ["a tool that hangs behind a jump host", "hung", isHung],
  ] as const)(
    "%s: both signals end the run, and nothing is left on either side",
    async (_what, to, moment) => {
      await here.environment(fleetFields([to, to], { NARWHAL_NODE_1_GPU_IDS: "0", ...SECOND }));
      for (const [signal, status] of [
        ["SIGINT", 130],
        ["SIGTERM", 143],
      ] as const) {
        let kill = tooEarly;
        const running = here.run(["discover", "--check", "--transport", "openssh"], {
          env: { TMPDIR: temporary },
          onStart: (hand) => (kill = hand),
        });
        await expect.poll(moment, { timeout: 20_000 }).toBe(true);
        kill(signal);
        const result = await running;
        expect(result.status, result.stderr).toBe(status);
        expect(result.stderr).not.toMatch(/^\s+at .*:\d+/m);
        await expect.poll(ours, { timeout: 10_000 }).toEqual([]);
        const left = (await readdir(temporary)).filter((name) => name.startsWith("narwhal"));
        expect(left).toEqual([]);
        for (const index of [JUMP, HUNG])
          await expect.poll(() => host(index).processes(), { timeout: 30_000 }).toEqual([]);
      }
    },
    120_000,
  );

  test("a run that is killed outright leaves no process behind", async () => {
    await here.environment(fleetFields(["hung", "hung"], { NARWHAL_NODE_1_GPU_IDS: "0", ...SECOND }));
    let kill = tooEarly;
    const running = here.run(["discover", "--check", "--transport", "openssh"], {
      env: { TMPDIR: temporary },
      onStart: (hand) => (kill = hand),
    });
    await expect.poll(isHung, { timeout: 20_000 }).toBe(true);
    kill("SIGKILL");
    expect((await running).status).toBe(null);
    await expect.poll(ours, { timeout: 10_000 }).toEqual([]);
    for (const index of [JUMP, HUNG])
      await expect.poll(() => host(index).processes(), { timeout: 60_000 }).toEqual([]);
  }, 120_000);
});

/** What makes a second engine on the same host. */
const SECOND = {
  NARWHAL_NODE_2_GPU_IDS: "1",
  NARWHAL_NODE_2_ENGINE_PORT: "8001",
  NARWHAL_NODE_2_ATTEST_PORT: "8101",
  NARWHAL_NODE_2_NIXL_SIDE_CHANNEL_PORT: "5601",
  NARWHAL_NODE_2_UCX_TCP_PORT_RANGE: "31000-31999",
};
