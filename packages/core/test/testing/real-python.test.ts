import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Session } from "../../src/access/session.js";
import { type SimulatedFleet, startSimulatedFleet } from "../../src/testing/simulated-fleet.js";
import { openFleetSession } from "./fleet-session.js";

const python = spawnSync("python3", ["--version"]).status === 0;
const signal = new AbortController().signal;

describe.skipIf(!python && process.env["CI"] !== "true")("the fleet under this machine's Python", () => {
  let real: SimulatedFleet;
  let simulated: SimulatedFleet;
  let sessions: { real: Session; simulated: Session };

  const before = process.env["TMPDIR"];
  const temporary = mkdtempSync(join(tmpdir(), "real-python-test-"));

  beforeAll(async () => {
    process.env["TMPDIR"] = temporary;
    [real, simulated] = await Promise.all([startSimulatedFleet({ realPython: true }), startSimulatedFleet()]);
    sessions = {
      real: await openFleetSession(real, "gpu-a"),
      simulated: await openFleetSession(simulated, "gpu-a"),
    };
  });

  afterAll(async () => {
    await Promise.all([sessions.real.close(), sessions.simulated.close()]);
    await Promise.all([real.stop(), simulated.stop()]);
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    const left = readdirSync(temporary);
    rmSync(temporary, { recursive: true });
    expect(left).toEqual([]);
  });

  it.each([
    [["@read", "100", "/models/hybrid-demo/config.json", "/dev/none"]],
    [["@stat", "/dev/nvidia*"]],
    [["nvidia-smi", "--query-gpu=index,uuid", "--format=csv,noheader"]],
    [["ip", "-json", "address", "show", "dev", "fabric0"]],
    [["ip", "-json", "address", "show", "dev", "ib9"]],
    [["docker", "image", "inspect", "absent"]],
    [["absent-tool", "word"]],
  ])("answers %j as the simulation does", async (argv) => {
    const command = { argv: argv as [string, ...string[]], timeoutMs: 10_000 };
    const [left, right] = await Promise.all([
      sessions.real.run(command, signal),
      sessions.simulated.run(command, signal),
    ]);
    expect({ ...left, durationMs: 0 }).toEqual({ ...right, durationMs: 0 });
  });

  it("hashes real files to the same tree", async () => {
    const request = { directory: "/models/hybrid-demo", excluded: ["README.md"], stallMs: 10_000 };
    const [left, right] = await Promise.all([
      sessions.real.hash(request, () => {}, signal),
      sessions.simulated.hash(request, () => {}, signal),
    ]);
    expect(left.files).toHaveLength(8);
    expect(left.files).toEqual(right.files);
    expect([left.faults, left.outsideLinks]).toEqual([[], []]);
  });

  it("ends a hung tool at its deadline", async () => {
    const fleet = await startSimulatedFleet({ realPython: true, fault: "hung-probe" });
    const session = await openFleetSession(fleet, "gpu-b");
    const { end } = await session.run({ argv: ["nvidia-smi", "-L"], timeoutMs: 200 }, signal);
    expect(end).toEqual({ kind: "timeout", afterMs: 200 });
    await session.close();
    await fleet.stop();
  });
});
