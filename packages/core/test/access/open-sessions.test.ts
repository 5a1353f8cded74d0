import { describe, expect, it } from "vitest";
import { openSessions, type OpenSessionsOptions } from "../../src/access/open-sessions.js";
import type { Channel, Transport } from "../../src/access/transport.js";
import { Findings } from "../../src/errors/findings.js";
import { GateError } from "../../src/errors/gate-error.js";
import type { DiscoveryEvent } from "../../src/events.js";
import type { Inventory } from "../../src/inputs/inputs.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { Secret } from "../../src/secret.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import { never, until } from "./sessions.js";

const COUNT = 20;
const inventory: Inventory = Array.from({ length: COUNT }, (_, index) => ({
  id: `node-${index + 1}`,
  destination: `host-${index + 1}`,
  sshEnv: `NARWHAL_NODE_${index + 1}_SSH`,
  passwordEnv: index === 0 ? "NARWHAL_NODE_1_SSH_PASSWORD" : null,
  roles: [`engine-${index + 1}` as const],
}));
const machines = Object.fromEntries(
  inventory.map(({ destination }) => [destination, simulatedHost({ hostname: destination })]),
);

/** A transport that counts what is open and what is in handshake. */
function counting(refuse: (id: string) => boolean = () => false, delayMs = 5) {
  const inner = simulatedTransport(machines);
  const counts = { open: 0, starting: 0, most: 0, started: 0 };
  const start: Transport["start"] = async (host, argv, signal) => {
    counts.started++;
    counts.most = Math.max(counts.most, ++counts.starting);
    try {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (refuse(host.id)) throw new GateError("CONNECTION_LOST", { message: `refused for ${host.id}` });
      return tracked(await inner.start(host, argv, signal), counts);
    } finally {
      counts.starting--;
    }
  };
  return { transport: { ...inner, start }, counts };
}

function tracked(channel: Channel, counts: { open: number }): Channel {
  counts.open++;
  let closed = false;
  return {
    ...channel,
    close: async () => {
      if (!closed) counts.open--;
      closed = true;
      await channel.close();
    },
  };
}

function options(transport: Transport, more: Partial<OpenSessionsOptions> = {}): OpenSessionsOptions {
  const passwords = { NARWHAL_NODE_1_SSH_PASSWORD: new Secret("canary") };
  return {
    inventory,
    inputs: { passwords },
    transport,
    runtime: nodeRuntime,
    signal: never(),
    findings: new Findings(),
    ...more,
  };
}

describe("openSessions", () => {
  it("opens all hosts, in inventory order, a bounded number in handshake at once", async () => {
    const { transport, counts } = counting();
    const events: DiscoveryEvent[] = [];
    const sessions = await openSessions(
      options(transport, { handshakes: 3, observer: (event) => events.push(event) }),
    );
    expect([...sessions.keys()]).toEqual(inventory.map(({ id }) => id));
    expect(counts).toMatchObject({ open: COUNT, most: 3, started: COUNT });
    expect(events.filter((event) => event.type === "host" && event.state === "connected")).toHaveLength(
      COUNT,
    );
    await Promise.all([...sessions.values()].map((session) => session.close()));
    expect(counts.open).toBe(0);
  });

  it("records every host that fails, in host order with its field, and goes on with the others", async () => {
    const failing = new Set(["node-2", "node-7", "node-20"]);
    const { transport } = counting((id) => failing.has(id));
    const findings = new Findings();
    const sessions = await openSessions(options(transport, { findings }));
    expect(sessions.size).toBe(COUNT - 3);
    expect(findings.errors.map(({ host, role, field }) => [host, role, field])).toEqual([
      ["node-2", "engine-2", "NARWHAL_NODE_2_SSH"],
      ["node-7", "engine-7", "NARWHAL_NODE_7_SSH"],
      ["node-20", "engine-20", "NARWHAL_NODE_20_SSH"],
    ]);
    await Promise.all([...sessions.values()].map((session) => session.close()));
  });

  it("leaves nothing open when it is interrupted, however far it got", async () => {
    for (const delayMs of [0, 10, 30]) {
      const { transport, counts } = counting();
      const stop = new AbortController();
      const opening = openSessions(options(transport, { handshakes: 2, signal: stop.signal }));
      setTimeout(() => stop.abort(new Error("interrupted")), delayMs);
      await expect(opening).rejects.toThrow("interrupted");
      expect(counts.open).toBe(0);
      const { started } = counts;
      await until(() => counts.starting === 0);
      expect(counts.started).toBe(started);
    }
  });

  it("passes on what is no failure of a host, with nothing left open", async () => {
    const { transport, counts } = counting();
    const broken: Transport = {
      ...transport,
      start: (host, argv, signal) =>
        host.id === "node-9"
          ? Promise.reject(new TypeError("a defect"))
          : transport.start(host, argv, signal),
    };
    await expect(openSessions(options(broken))).rejects.toThrow("a defect");
    expect(counts.open).toBe(0);
  });

  it("gives the password only to the host that has one", async () => {
    const { transport } = counting();
    const seen = new Map<string, string | undefined>();
    const spying: Transport = {
      ...transport,
      start: (host, argv, signal) => {
        seen.set(host.id, host.password?.reveal());
        return transport.start(host, argv, signal);
      },
    };
    const sessions = await openSessions(options(spying));
    expect(seen.get("node-1")).toBe("canary");
    expect(seen.get("node-2")).toBeUndefined();
    await Promise.all([...sessions.values()].map((session) => session.close()));
  });
});
