import { engine } from "./real-replicas.js";
import { describe, expect, it } from "vitest";
import { openSessions } from "../../src/access/open-sessions.js";
import type { Session } from "../../src/access/session.js";
import { hashCheckpoints } from "../../src/checkpoint/hash-checkpoints.js";
import { Findings } from "../../src/errors/findings.js";
import { GateError } from "../../src/errors/gate-error.js";
import type { DiscoveryEvent } from "../../src/events.js";
import type { EngineInputs, Inventory } from "../../src/inputs/inputs.js";
import { nodeRuntime } from "../../src/node/runtime.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import type { VirtualTree } from "../../src/testing/virtual-files.js";
import { never } from "../access/sessions.js";

const inventory: Inventory = [
  {
    id: "node-1",
    destination: "a",
    sshEnv: "NARWHAL_NODE_1_SSH",
    passwordEnv: null,
    roles: ["engine-1", "engine-2", "router"],
  },
  { id: "node-3", destination: "b", sshEnv: "NARWHAL_NODE_3_SSH", passwordEnv: null, roles: ["engine-3"] },
];

async function hashing(hosts: readonly [VirtualTree, VirtualTree], engines: readonly EngineInputs[]) {
  const findings = new Findings();
  const events: DiscoveryEvent[] = [];
  const asked: string[] = [];
  const machines = {
    a: simulatedHost({ hostname: "a", files: hosts[0] }),
    b: simulatedHost({ hostname: "b", files: hosts[1] }),
  };
  const sessions = await openSessions({
    inventory,
    inputs: { passwords: {} },
    transport: simulatedTransport(machines),
    runtime: nodeRuntime,
    signal: never(),
    findings,
    decorate: (session): Session => ({
      host: session.host,
      route: session.route,
      run: (command, signal) => session.run(command, signal),
      hash: (request, onProgress, signal) => {
        asked.push(`${session.host} ${request.directory} ${request.workers}`);
        return session.hash(request, onProgress, signal);
      },
      close: () => session.close(),
    }),
  });
  const manifests = await hashCheckpoints({
    inputs: { engines },
    inventory,
    sessions,
    observer: (event) => events.push(event),
    stallMs: 5000,
    workers: 2,
    findings,
    signal: never(),
  });
  for (const session of sessions.values()) await session.close();
  return { findings, events, asked, manifests };
}

const TREE = { "/m/config.json": "{}", "/m/model-00001.safetensors": "weights" };

/** A session whose connection is lost. */
function failing(host: string): Session {
  const lost = new GateError("CONNECTION_LOST", { host, message: "no byte" });
  const refuse = (): Promise<never> => Promise.reject(lost);
  const route = { transport: "none", why: "", hops: [], authentication: "none" };
  return { host, route, run: refuse, hash: refuse, close: () => Promise.resolve() };
}

describe("hashCheckpoints", () => {
  it("hashes a shared directory once, and gives every engine its manifest in numeric order", async () => {
    const engines = [engine(1, "/m"), engine(2, "/m/"), engine(3, "/m")];
    const { manifests, asked, events, findings } = await hashing([TREE, TREE], engines);
    expect([...manifests.keys()]).toEqual(["engine-1", "engine-2", "engine-3"]);
    for (const { manifest } of manifests.values()) {
      expect(manifest.model_tree_sha256).toBe(
        "58dd39cd8acd9535515880b1f3da8e5b420fa772feebcab5801cea18df21347a",
      );
    }
    expect(asked.sort()).toEqual(["node-1 /m 2", "node-3 /m 2"]);
    expect(findings.errors).toEqual([]);
    expect(events).toContainEqual({
      type: "hash",
      host: "node-1",
      directory: "/m",
      progress: { bytesDone: 9, bytesTotal: 9, filesDone: 2, filesTotal: 2 },
    });
  });

  it("records faults by host, role, field and path, and goes on with the other hosts", async () => {
    const broken: VirtualTree = {
      ...TREE,
      "/m/a": { kind: "link", target: "no" },
      "/m/b": { kind: "link", target: "no" },
      "/m/d": { kind: "link", target: "/other" },
      "/m/s": { kind: "socket" },
      "/other": { kind: "directory" },
    };
    const { manifests, findings } = await hashing(
      [broken, TREE],
      [engine(1, "/m"), engine(2, "/empty"), engine(3, "/m")],
    );
    expect([...manifests.keys()]).toEqual(["engine-3"]);
    expect(findings.errors.map(({ code, role, subject }) => [code, role, subject])).toEqual([
      ["CHECKPOINT_LINK_DANGLING", "engine-1", "a"],
      ["CHECKPOINT_LINK_TO_DIRECTORY", "engine-1", "d"],
      ["CHECKPOINT_SPECIAL_FILE", "engine-1", "s"],
      ["CHECKPOINT_NOT_A_DIRECTORY", "engine-2", "."],
    ]);
    expect(findings.errors[0]).toMatchObject({
      host: "node-1",
      field: "NARWHAL_NODE_1_MODEL_DIR",
      details: { directory: "/m", paths: [{ path: "a" }, { path: "b" }] },
    });
  });

  it("tells a lost connection once, whatever else of its host it fails", async () => {
    const findings = new Findings();
    const manifests = await hashCheckpoints({
      inputs: { engines: [engine(1, "/m"), engine(2, "/n"), engine(3, "/m")] },
      inventory,
      sessions: new Map(inventory.map(({ id }) => [id, failing(id)])),
      stallMs: 5000,
      findings,
      signal: never(),
    });
    expect(manifests.size).toBe(0);
    expect(findings.errors.map(({ code, host }) => [code, host])).toEqual([
      ["CONNECTION_LOST", "node-1"],
      ["CONNECTION_LOST", "node-3"],
    ]);
  });

  it("warns of links that leave the directory, and refuses an empty one", async () => {
    const linked: VirtualTree = {
      ...TREE,
      "/m/w": { kind: "link", target: "/blobs/w" },
      "/blobs/w": "x",
      "/empty": { kind: "directory" },
    };
    const { manifests, findings } = await hashing(
      [linked, TREE],
      [engine(1, "/m"), engine(2, "/empty"), engine(3, "/m")],
    );
    expect([...manifests.keys()]).toEqual(["engine-1", "engine-3"]);
    expect(findings.warnings).toMatchObject([
      { code: "CHECKPOINT_LINK_OUTSIDE", subject: "w", role: "engine-1" },
    ]);
    expect(findings.errors.map(({ code, role }) => [code, role])).toEqual([["CHECKPOINT_EMPTY", "engine-2"]]);
  });
});
