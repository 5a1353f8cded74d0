import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import type { Session } from "../../src/access/session.js";
import { FAULTS } from "../../src/testing/fleet-faults.js";
import { type SimulatedFleet, startSimulatedFleet } from "../../src/testing/simulated-fleet.js";
import { assertGate } from "../../src/testing/to-throw-gate.js";
import { openFleetSession } from "./fleet-session.js";

const signal = new AbortController().signal;
let fleet: SimulatedFleet | undefined;
afterEach(async () => {
  await fleet?.stop();
  fleet = undefined;
});

async function start(...options: Parameters<typeof startSimulatedFleet>): Promise<SimulatedFleet> {
  fleet = await startSimulatedFleet(...options);
  return fleet;
}

async function hashes(session: Session): Promise<Record<string, string>> {
  const request = { directory: "/models/hybrid-demo", excluded: ["README.md"], stallMs: 10_000 };
  const { files, faults } = await session.hash(request, () => {}, signal);
  expect(faults).toEqual([]);
  return Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256]));
}

async function hashBoth(of: SimulatedFleet): Promise<[Record<string, string>, Record<string, string>]> {
  const [a, b] = await Promise.all([openFleetSession(of, "gpu-a"), openFleetSession(of, "gpu-b")]);
  const both = await Promise.all([hashes(a), hashes(b)]);
  await Promise.all([a.close(), b.close()]);
  return both;
}

describe("the simulated fleet", () => {
  it("is three hosts, each with its own key, reached over SSH through its aliases", async () => {
    const started = await start();
    const { hosts, env, servers } = started;
    expect(hosts.map(({ alias }) => alias)).toEqual(["gpu-a", "gpu-b", "router-a"]);
    expect(new Set(hosts.map(({ fingerprint }) => fingerprint)).size).toBe(3);
    expect(Object.keys(env).filter((name) => /_NODE_\d_SSH$/.test(name))).toHaveLength(4);
    const names = await Promise.all(
      hosts.map(async ({ alias }) => {
        const session = await openFleetSession(started, alias);
        const { stdout } = await session.run({ argv: ["@host"], timeoutMs: 5000 }, signal);
        await session.close();
        return JSON.parse(stdout).hostname;
      }),
    );
    expect(names).toEqual(["gpu-a", "gpu-b", "router-a"]);
    expect(servers.map((server) => server.logins())).toEqual([1, 1, 1]);
  });

  it("serves the same checkpoint on both GPU hosts", async () => {
    const [left, right] = await hashBoth(await start());
    expect(Object.keys(left)).toHaveLength(8);
    expect(right).toEqual(left);
  });

  it("keeps the client's key private and removes it at the end", async () => {
    const { sshConfigFile } = await start();
    const [, key = ""] = /IdentityFile "(.+)"/.exec(await readFile(sshConfigFile, "utf8")) ?? [];
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    await fleet?.stop();
    expect([key, sshConfigFile].filter((path) => existsSync(path))).toEqual([]);
  });

  it("refuses a fault that it does not know", async () => {
    await expect(startSimulatedFleet({ fault: "nonsense" as never })).rejects.toThrow("nonsense");
  });
});

describe("the faults of the simulated fleet", () => {
  it("are described", () => {
    expect(Object.keys(FAULTS)).toEqual(["differing-shard", "changed-host-key", "gpu-overlap", "hung-probe"]);
  });

  it("differing-shard: one shard differs on the second host, with the same size", async () => {
    const [left, right] = await hashBoth(await start({ fault: "differing-shard" }));
    const differing = Object.keys(left).filter((path) => left[path] !== right[path]);
    expect(differing).toEqual(["model-00002-of-00003.safetensors"]);
  });

  it("changed-host-key: the second host's key is not the stored one", async () => {
    const started = await start({ fault: "changed-host-key" });
    await assertGate(() => openFleetSession(started, "gpu-b"), { code: "HOST_KEY_CHANGED", host: "gpu-b" });
    await (await openFleetSession(started, "gpu-a")).close();
  });

  it("gpu-overlap: two engines of the first host claim one GPU", async () => {
    const { env } = await start({ fault: "gpu-overlap" });
    const [first, second] = [1, 2].map((n) => env[`NARWHAL_NODE_${n}_GPU_IDS`]?.split(","));
    expect(first?.filter((id) => second?.includes(id))).toEqual(["3"]);
  });

  it("hung-probe: nvidia-smi of the second host never answers", async () => {
    const started = await start({ fault: "hung-probe" });
    const session = await openFleetSession(started, "gpu-b");
    const { end } = await session.run({ argv: ["nvidia-smi", "-L"], timeoutMs: 50 }, signal);
    expect(end).toEqual({ kind: "timeout", afterMs: 50 });
    await session.close();
  });
});
