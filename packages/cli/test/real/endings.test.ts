import { createServer, type Server } from "node:net";
import { once } from "node:events";
import type { Finding } from "@narwhal/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gpuHost, MODEL_DIR } from "../../../core/test/real/gpu-host.js";
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

const network = freshNetwork();
/** Positions of the hosts. */
const GOOD = 0;
const HUNG = 1;
const LARGE = 2;
const LARGER = 3;
const CUT = 4;
const BESIDE_CUT = 5;

/** Ignores every polite signal, and has a child that does. */
const STUBBORN =
  "#!/bin/sh\ntrap '' TERM HUP INT\nsh -c \"trap '' TERM HUP INT; sleep 98765; sleep 98765\" &\nsleep 98764\nsleep 98764\n";

const spec = (name: string, index: number, more: Partial<HostSpec> = {}): HostSpec =>
  gpuHost({
    name,
    address: network.v4(11 + index),
    authorizedKeys: [operatorKey.publicKey],
    interfaces: { fabric0: [`10.30.3.${11 + index}/24`] },
    ...more,
  });

type Kill = (signal: NodeJS.Signals) => void;

const tooEarly: Kill = () => {
  throw new Error("the program has printed nothing yet");
};

interface Ended {
  readonly station: Operator;
  readonly result: CliResult;
  readonly failure: { readonly first: Finding; readonly failures: readonly Finding[] } | undefined;
  readonly files: ReadonlyMap<string, string>;
}

function expectInterrupted({ result, failure, files }: Ended, status: number, gate: string): void {
  expect(result.status, result.stderr).toBe(status);
  expect(jsonOf(result)).toMatchObject({ ok: false, errors: [{ code: "INTERRUPTED" }] });
  expect(failure?.first).toMatchObject({ code: "RUN_INTERRUPTED", gate });
  const config = [...files.keys()].filter((path) => path.startsWith("config/"));
  expect(config.filter((path) => path !== "config/ssh.known_hosts")).toEqual([]);
  expect([...files.keys()].filter((path) => path.includes("narwhal-new"))).toEqual([]);
  expect(result.stderr).not.toMatch(/^\s+at .*:\d+/m);
}

describe.skipIf(lacking(...HOST_NEEDS, "ssh"))("endings on real hosts", () => {
  let real: RealHosts;
  let silent: Server;
  const stations: Operator[] = [];
  /** Takes the longest, most of it waiting: runs beside the other tests, on hosts of its own. */
  let cut: Promise<Ended>;

  const host = (index: number): RealHost => {
    const found = real.hosts[index];
    if (found === undefined) throw new RangeError(`no host ${index}`);
    return found;
  };
  const destination = (index: number): string => `ops@${host(index).spec.address}`;

  beforeAll(async () => {
    silent = createServer();
    silent.listen(0, "0.0.0.0");
    await once(silent, "listening");
    const large = { files: { [`${MODEL_DIR}/model-large.safetensors`]: { size: 2 ** 41 } } };
    real = await startHosts([
      spec("good", GOOD),
      spec("hung", HUNG, { bin: { "nvidia-smi": STUBBORN } }),
      spec("large", LARGE, large),
      spec("larger", LARGER, large),
      spec("cut", CUT, { bin: { docker: STUBBORN } }),
      spec("beside-cut", BESIDE_CUT),
    ]);
    cut = endAt([destination(BESIDE_CUT), destination(CUT)], isHung(CUT), async () => {
      await host(CUT).run("ip", "link", "set", "mgmt0", "down");
    });
    cut.catch(() => {});
  }, 120_000);

  afterAll(async () => {
    await real?.stop();
    silent?.close();
    await Promise.all(stations.map((station) => station.leave()));
  });

  /** Discovers the destinations, and acts when the program has printed what is waited for. */
  async function endAt(
    destinations: readonly string[],
    moment: RegExp | (() => Promise<boolean>),
    act: (kill: Kill) => unknown,
  ): Promise<Ended> {
    const station = await operator({ fields: fleetFields(destinations) });
    stations.push(station);
    let acted: unknown;
    let kill: Kill = tooEarly;
    const running = station.run(["discover", "--json", "--out", OUT], {
      onOutput(seen, hand) {
        kill = hand;
        if (acted === undefined && moment instanceof RegExp && moment.test(seen)) acted = act(hand) ?? true;
      },
    });
    if (!(moment instanceof RegExp)) {
      const early = running.then(({ stderr }) => {
        if (acted === undefined) throw new Error(`it ended too early:\n${stderr}`);
      });
      await Promise.race([expect.poll(moment, { timeout: 20_000 }).toBe(true), early]);
      acted = act(kill) ?? true;
    }
    const result = await running;
    expect(acted, result.stderr).toBeDefined();
    await acted;
    const files = await station.files();
    const text = files.get(`${OUT}/failure.json`);
    return {
      station,
      result,
      files,
      failure: text === undefined ? undefined : (JSON.parse(text) as Ended["failure"]),
    };
  }

  /** Whether the hung tool of a host is at work. */
  const isHung = (index: number) => async (): Promise<boolean> =>
    (await host(index).processes()).some((line) => line.includes("98765"));

  /** No process and no temporary file is left on the hosts. */
  async function expectClean(...indexes: readonly number[]): Promise<void> {
    for (const each of indexes.map(host)) {
      await expect.poll(() => each.processes(), { timeout: 60_000, message: each.spec.name }).toEqual([]);
      expect(await each.run("ls", "-A", "/tmp", "/home/ops"), each.spec.name).not.toMatch(/narwhal|agent/);
    }
  }

  test("SIGINT while one host keeps silent at login", async () => {
    const { port } = silent.address() as { port: number };
    const stuck = `ssh://ops@${network.v4(254)}:${port}`;
    const ended = await endAt([destination(GOOD), stuck], /node-1: connected/, (kill) => kill("SIGINT"));
    expectInterrupted(ended, 130, "access");
    await expectClean(GOOD);
  }, 60_000);

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)(
    "%s while a tool hangs",
    async (signal, status) => {
      const destinations = [destination(GOOD), destination(HUNG)];
      const ended = await endAt(destinations, isHung(HUNG), (kill) => kill(signal));
      expectInterrupted(ended, status, "observation");
      await expectClean(GOOD, HUNG);
    },
    60_000,
  );

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)(
    "%s while a large file is hashed",
    async (signal, status) => {
      const destinations = [destination(LARGE), destination(LARGER)];
      const ended = await endAt(destinations, /2\.0 TiB/, (kill) => kill(signal));
      expectInterrupted(ended, status, "checkpoint");
      expect([...ended.files.keys()].some((path) => path.startsWith(`${OUT}/transcripts/node-1/`))).toBe(
        true,
      );
      await expectClean(LARGE, LARGER);
    },
    60_000,
  );

  test("the client is killed while a tool hangs", async () => {
    const destinations = [destination(GOOD), destination(HUNG)];
    const ended = await endAt(destinations, isHung(HUNG), (kill) => kill("SIGKILL"));
    expect(ended.result.status).toBe(null);
    await expectClean(GOOD, HUNG);
    const next = await ended.station.run([
      "discover",
      "--json",
      "--out",
      `${OUT}-2`,
      "--command-timeout",
      "6",
    ]);
    // What the killed run left is its record alone, and the next one stands beside it.
    expect(jsonOf(next).errors.map(({ code }) => code)).toEqual(["TOOL_TIMED_OUT"]);
    await expectClean(GOOD, HUNG);
  }, 60_000);

  test("the client is killed while large files are hashed", async () => {
    const destinations = [destination(LARGE), destination(LARGER)];
    const ended = await endAt(destinations, /2\.0 TiB/, (kill) => kill("SIGKILL"));
    expect(ended.result.status).toBe(null);
    await expectClean(LARGE, LARGER);
  }, 60_000);

  test("the agent is killed on the host: its tools end, and the run says so", async () => {
    const destinations = [destination(GOOD), destination(HUNG)];
    const ended = await endAt(destinations, isHung(HUNG), async () => {
      const lines = await host(HUNG).processes();
      const agent = lines.find((line) => line.includes("sys.stdin.buffer.read"))?.split(" ")[0] ?? "";
      expect(agent).toMatch(/^\d+$/);
      await host(HUNG).run("kill", "-KILL", agent);
    });
    expect(ended.result.status).toBe(1);
    expect(ended.failure?.first).toMatchObject({ host: "node-2", role: "engine-2" });
    expect(ended.failure?.first.message).toMatch(/SIGKILL|KILL/);
    await expectClean(GOOD, HUNG);
  }, 60_000);

  test("the connection is cut: both sides notice, and nothing is left", async () => {
    const ended = await cut;
    expect(ended.result.status).toBe(1);
    expect(ended.failure?.failures).toHaveLength(1);
    expect(ended.failure?.first).toMatchObject({ code: "CONNECTION_LOST", host: "node-2", role: "engine-2" });
    await expectClean(CUT, BESIDE_CUT);
  }, 180_000);
});
