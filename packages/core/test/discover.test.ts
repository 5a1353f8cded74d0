import { describe, expect, it } from "vitest";
import { encodeFrame, FrameDecoder } from "../src/access/frame-codec.js";
import type { Answer } from "../src/access/frames.js";
import type { Transport } from "../src/access/transport.js";
import type { DiscoverOptions, Discovery } from "../src/discover-options.js";
import { discover } from "../src/discover.js";
import { GateError, GateFailure } from "../src/errors/gate-error.js";
import { ERROR_TABLE, type ErrorCode } from "../src/errors/table.js";
import type { DiscoveryEvent } from "../src/events.js";
import { GATES } from "../src/gates.js";
import { createLocalTransport } from "../src/node/local-transport.js";
import { nodeRuntime } from "../src/node/runtime.js";
import {
  fileError,
  type FileOperation,
  type MemoryFileStore,
  memoryFileStore,
  type MemoryFileStoreOptions,
} from "../src/testing/memory-file-store.js";
import type { SimulatedMachine } from "../src/testing/simulated-machine.js";
import { simulatedTransport, type SimulatedTransportOptions } from "../src/testing/simulated-transport.js";
import { checkpoint, DENSE, env, gpuHost, h200, mi300x, MODEL_DIR } from "./fleets/parts.js";

const OUT = "runs/discovery/first";
/** What is kept of two engines once their checkpoints were hashed. */
const HASHED = [1, 2].flatMap((number) =>
  ["-checkpoint", "-files", ""].map((part) => `${OUT}/engine-${number}${part}.json`),
);
/** What a stopped run leaves beside logs and transcripts. */
const STOPPED = [`${OUT}/failure.json`, `${OUT}/inputs.json`];
type Hosts = Readonly<Record<string, SimulatedMachine>>;

/** Everything about one run. */
interface Run {
  readonly store: MemoryFileStore;
  readonly events: readonly DiscoveryEvent[];
  /** Channels that were opened, and how many of them are closed by now. */
  readonly channels: { opened: number; closed: number };
  /** Times that a transport was asked for. */
  readonly transports: number;
  readonly discovery?: Discovery;
  readonly error?: unknown;
}

interface Setup {
  readonly env?: Readonly<Record<string, string>>;
  readonly hosts?: Hosts;
  readonly options?: Partial<DiscoverOptions>;
  readonly store?: MemoryFileStoreOptions;
  readonly refuse?: SimulatedTransportOptions["refuse"];
  /** Sees each event; may abort. */
  readonly watch?: (event: DiscoveryEvent, controller: AbortController) => void;
}

const pair = (first: Parameters<typeof gpuHost>[2] = {}, second = first): Hosts => ({
  "gpu-a": gpuHost("gpu-a", "10.20.0.11/24", first),
  "gpu-b": gpuHost("gpu-b", "10.20.0.12/24", second),
});

async function run(setup: Setup = {}): Promise<Run> {
  const store = memoryFileStore(setup.store);
  const controller = new AbortController();
  const events: DiscoveryEvent[] = [];
  const channels = { opened: 0, closed: 0 };
  let transports = 0;
  const refuse = setup.refuse === undefined ? {} : { refuse: setup.refuse };
  const transport = counting(simulatedTransport(setup.hosts ?? pair(), refuse), channels);
  const outcome = await discover({
    environment: setup.env ?? env(),
    out: OUT,
    transport: () => {
      transports += 1;
      return transport;
    },
    store,
    runtime: nodeRuntime,
    deadlines: { commandMs: 10_000, stallMs: 10_000 },
    signal: controller.signal,
    version: "1.2.3",
    observer: (event) => {
      events.push(event);
      setup.watch?.(event, controller);
    },
    ...setup.options,
  }).then(
    (discovery) => ({ discovery }),
    (error: unknown) => ({ error }),
  );
  return { store, events, channels, transports, ...outcome };
}

function counting(transport: Transport, channels: Run["channels"]): Transport {
  return {
    ...transport,
    async start(host, argv, signal) {
      const channel = await transport.start(host, argv, signal);
      channels.opened += 1;
      let open = true;
      return {
        ...channel,
        async close() {
          if (open) channels.closed += 1;
          open = false;
          await channel.close();
        },
      };
    },
  };
}

/** Operations on files that fail. */
function failing(
  code: string,
  when: (operation: FileOperation, path: string) => boolean,
): NonNullable<MemoryFileStoreOptions["before"]> {
  return (operation, path) => {
    if (when(operation, path)) throw fileError(code, operation, path);
  };
}

const gates = ({ events }: Run): string[] =>
  events.flatMap((event) => (event.type === "gate" ? [`${event.gate} ${event.state}`] : []));
const errorsOf = ({ error }: Run): readonly GateError[] => {
  if (!(error instanceof GateFailure)) throw new TypeError(`no failure of gates but ${String(error)}`);
  return error.errors;
};
const codesOf = (done: Run): string[] =>
  errorsOf(done).map(({ code, host }) => `${code} ${host ?? ""}`.trim());
const paths = ({ store }: Run): string[] => Object.keys(store.files());
/** What stands outside of logs and transcripts. */
const documents = (done: Run): string[] =>
  paths(done).filter((path) => !/\/(?:logs|transcripts)\//.test(path));
const failureOf = ({ store }: Run): { first: Record<string, unknown>; failures: Record<string, unknown>[] } =>
  JSON.parse(store.files()[`${OUT}/failure.json`] ?? "null");

function expectClosed({ channels }: Run, opened: number): void {
  expect(channels).toEqual({ opened, closed: opened });
}

describe("a run that passes", () => {
  it("goes through the gates in order, tells what it does, and closes what it opened", async () => {
    const done = await run();
    expect(done.error).toBeUndefined();
    expect(gates(done)).toEqual(GATES.flatMap((gate) => [`${gate} started`, `${gate} passed`]));
    const kinds = done.events.map((event) => (event.type === "host" ? `host ${event.state}` : event.type));
    for (const kind of ["host connecting", "host connected", "host closed", "command", "hash", "written"])
      expect(kinds).toContain(kind);
    expect(kinds.indexOf("host connected")).toBeLessThan(kinds.indexOf("command"));
    expect(kinds.lastIndexOf("command")).toBeLessThan(kinds.indexOf("hash"));
    expect(kinds.lastIndexOf("host closed")).toBeLessThan(kinds.indexOf("written"));
    expectClosed(done, 2);
    const written = done.events.flatMap((event) => (event.type === "written" ? [event.path] : []));
    expect(written).toEqual(done.discovery?.written);
    expect(written.at(-1)).toBe("config/deployment.env");
    expect(documents(done)).toEqual(
      expect.arrayContaining([
        ...written,
        `${OUT}/engine-1.json`,
        `${OUT}/engine-1-checkpoint.json`,
        `${OUT}/engine-2.json`,
        `${OUT}/engine-2-checkpoint.json`,
        `${OUT}/manifest.json`,
      ]),
    );
    expect(documents(done)).not.toContain(`${OUT}/failure.json`);
    expect(done.discovery?.modelTreeSha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it("with check stops after the policy, and writes nothing", async () => {
    const done = await run({ options: { check: true } });
    expect(done.discovery).toMatchObject({ written: [], modelTreeSha256: null });
    expect(done.discovery?.policy.engines).toHaveLength(2);
    expect(gates(done).at(-1)).toBe("policy passed");
    expect(done.store.files()).toEqual({});
    expect(await done.store.status("runs")).toBeUndefined();
    expectClosed(done, 2);
  });

  it("with check warns of what would stop the real run where it will write", async () => {
    const store = memoryFileStore();
    store.plant(`${OUT}/manifest.json`, { kind: "file", text: "earlier" });
    store.plant("config/deployment.env", { kind: "file", text: "earlier" });
    const done = await run({ options: { check: true, store } });
    expect(done.error).toBeUndefined();
    expect(done.discovery?.warnings.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      "OUT_EXISTS warning",
      "CONFIG_EXISTS warning",
    ]);
    expect(Object.values(store.files())).toEqual(["earlier", "earlier"]);
    const unnamed = await run({ options: { check: true, store, out: "" } });
    expect(unnamed.discovery?.warnings.map(({ code }) => code)).toEqual(["CONFIG_EXISTS"]);
    const judgement = { strict: true, accept: new Set<string>() };
    const strict = await run({ options: { check: true, store, judgement } });
    expect(codesOf(strict)).toEqual(["OUT_EXISTS", "CONFIG_EXISTS"]);
    expect(strict.transports).toBe(0);
  });

  it("with check keeps no failure", async () => {
    const hosts = pair({ faults: { "nvidia-smi": { kind: "missing" } } });
    const done = await run({ hosts, options: { check: true } });
    expect(codesOf(done)).toEqual(["ACCELERATOR_TOOL_MISSING node-1", "ACCELERATOR_TOOL_MISSING node-2"]);
    expect(done.store.files()).toEqual({});
    expectClosed(done, 2);
  });
});

describe("faults before the first connection", () => {
  const { NARWHAL_DEPLOYMENT_REVISION: _, ...unrevised } = env();

  it.each<[string, Setup, string[]]>([
    [
      "of the inputs",
      { env: { ...env(), NARWHAL_RUN_DIR: "", NARWHAL_ATTEST_PORT: "x" } },
      ["FIELD_MISSING", "FIELD_INVALID"],
    ],
    [
      "of the engine arguments",
      { env: env({ NARWHAL_ENGINE_ARGS: '["--port", "1", "--no-such"]' }) },
      ["ENGINE_ARG_OWNED", "ENGINE_ARG_UNKNOWN"],
    ],
    [
      "of inputs and engine arguments together",
      { env: env({ NARWHAL_RUN_DIR: "here", NARWHAL_ENGINE_ARGS: '["--port", "1"]' }) },
      ["FIELD_INVALID", "ENGINE_ARG_OWNED"],
    ],
    [
      "by a warning that --strict takes as an error",
      { env: unrevised, options: { judgement: { strict: true, accept: new Set() } } },
      ["REVISION_MISSING"],
    ],
  ])("%s: no transport is asked for, and nothing is created", async (_name, setup, codes) => {
    const done = await run(setup);
    expect([...new Set(errorsOf(done).map(({ code }) => code))].sort()).toEqual([...codes].sort());
    expect(done.transports).toBe(0);
    expect(done.store.files()).toEqual({});
    expect(await done.store.status("runs")).toBeUndefined();
    expect(gates(done)).toEqual(["inputs started", "inputs stopped"]);
  });

  it("of the places to write to", async () => {
    const store = memoryFileStore();
    store.plant(`${OUT}/manifest.json`, { kind: "file", text: "theirs" });
    store.plant("config/fleet.json", { kind: "file", text: "theirs" });
    const done = await run({ options: { store } });
    expect(codesOf(done).sort()).toEqual(["INTERRUPTED_RUN_LEFT", "OUT_EXISTS"]);
    expect(done.transports).toBe(0);
    expect(Object.keys(store.files())).toEqual(["config/fleet.json", `${OUT}/manifest.json`]);
  });

  it("a directory of the record that appears meanwhile", async () => {
    let taken = false;
    const before: MemoryFileStoreOptions["before"] = (operation, path) => {
      taken ||= operation === "createDirectory";
      if (operation === "createDirectory") throw fileError("EEXIST", operation, path);
    };
    const done = await run({ store: { before } });
    expect([taken, ...codesOf(done)]).toEqual([true, "OUT_EXISTS"]);
    expect(done.transports).toBe(0);
  });
});

describe("faults of the hosts", () => {
  it("are told where nothing answers before the given deadline", async () => {
    const transport = createLocalTransport({ wrap: () => ["sleep", "30"] });
    const deadlines = { commandMs: 10_000, stallMs: 10_000, helloMs: 200 };
    const done = await run({ options: { transport: () => transport, deadlines } });
    expect(codesOf(done)).toEqual(["AGENT_SILENT node-1", "AGENT_SILENT node-2"]);
    expect(errorsOf(done)[0]?.message).toContain("no answer within 0.2 s");
  });

  it("of access and observation are reported together, and kept", async () => {
    const done = await run({
      env: env({ NARWHAL_NODE_3_SSH: "gpu-c", NARWHAL_ROUTER_SSH: "router" }),
      hosts: {
        ...pair({}, { faults: { docker: { kind: "missing" }, ip: { kind: "missing" } } }),
        "gpu-c": gpuHost("gpu-c", "10.20.0.13/24"),
        router: gpuHost("router", "10.20.0.2/24"),
      },
      refuse: ({ id, field }) =>
        id === "node-3" || id === "router"
          ? new GateError("SSH_CONNECT_REFUSED", { message: "refused", field })
          : undefined,
    });
    expect(codesOf(done).sort()).toEqual([
      "DOCKER_MISSING node-2",
      "SSH_CONNECT_REFUSED node-3",
      "SSH_CONNECT_REFUSED router",
      "TOOL_MISSING node-2",
    ]);
    expect(failureOf(done).first).toMatchObject({
      code: "SSH_CONNECT_REFUSED",
      gate: "access",
      host: "node-3",
      role: "engine-3",
      field: "NARWHAL_NODE_3_SSH",
    });
    expect(failureOf(done).failures).toHaveLength(4);
    expect(gates(done).slice(-4)).toEqual([
      "access started",
      "access stopped",
      "observation started",
      "observation stopped",
    ]);
    expect(documents(done)).toEqual(STOPPED);
    expectClosed(done, 2);
  });

  it("of the policy leave the record without configuration", async () => {
    const done = await run({ hosts: pair({ accelerators: h200(3) }) });
    expect(new Set(codesOf(done))).toEqual(new Set(["TP_DOES_NOT_FIT node-1", "TP_DOES_NOT_FIT node-2"]));
    expect(gates(done).at(-1)).toBe("policy stopped");
    expect(documents(done)).toEqual(STOPPED);
    expectClosed(done, 2);
  });

  it("of the checkpoint name the engine's own field where it has one", async () => {
    const own = env({ NARWHAL_NODE_2_MODEL_DIR: "/mnt/b" });
    const moved = Object.entries(checkpoint()).map(([path, text]) => [
      path.replace(MODEL_DIR, "/mnt/b"),
      text,
    ]);
    const hosts = pair({}, { files: { ...Object.fromEntries(moved), "/mnt/b/extra": "x" } });
    const done = await run({ env: own, hosts });
    expect(failureOf(done).first).toMatchObject({
      code: "CHECKPOINT_DIFFERS",
      role: "engine-2",
      field: "NARWHAL_NODE_2_MODEL_DIR",
    });
  });

  it("of the checkpoint stop before anything is configured", async () => {
    const done = await run({ hosts: pair({}, { files: { [`${MODEL_DIR}/extra`]: "x" } }) });
    expect(codesOf(done)).toEqual(["CHECKPOINT_DIFFERS node-2"]);
    expect(failureOf(done).first).toMatchObject({
      field: "NARWHAL_MODEL_DIR",
      details: { first_path: "extra" },
    });
    expect(gates(done).at(-1)).toBe("checkpoint stopped");
    // What was hashed is kept: the next run can take it over.
    expect(documents(done)).toEqual([...HASHED, ...STOPPED]);
    expectClosed(done, 2);
  });
});

describe("the deadline of the run", () => {
  it("of a check speaks of no record, as there is none", async () => {
    const done = await run({
      hosts: pair({ delays: { "nvidia-smi": 5000 } }),
      options: { check: true, deadlines: { commandMs: 10_000, stallMs: 10_000, runMs: 300 } },
    });
    expect(codesOf(done)).toEqual(["RUN_TIMED_OUT"]);
    expect(errorsOf(done)[0]?.hint).toBe("run it again with a longer --run-timeout");
    expect(paths(done)).toEqual([]);
  });

  it("stops it as a fault, with the record, and leaves nothing running", async () => {
    const done = await run({
      hosts: pair({ delays: { "nvidia-smi": 5000 } }),
      options: { deadlines: { commandMs: 10_000, stallMs: 10_000, runMs: 300 } },
    });
    expect(codesOf(done)).toEqual(["RUN_TIMED_OUT"]);
    expect(documents(done)).toEqual(STOPPED);
    expect(failureOf(done).failures).toMatchObject([{ code: "RUN_TIMED_OUT", gate: "observation" }]);
    expectClosed(done, 2);
  });

  it("does not touch one that ends in time", async () => {
    const done = await run({ options: { deadlines: { commandMs: 10_000, stallMs: 10_000, runMs: 60_000 } } });
    expect(done.discovery?.written.length).toBe(5);
  });
});

describe("an abort", () => {
  const reason = new Error("SIGINT");

  it.each(GATES.slice(1))(
    "at the start of gate %s keeps the record with failure.json and no more",
    async (gate) => {
      const done = await run({
        watch: (event, controller) => {
          if (event.type === "gate" && event.gate === gate && event.state === "started")
            controller.abort(reason);
        },
      });
      expect(done.error).toBe(reason);
      expect(documents(done)).toEqual(gate === "emit" ? [...HASHED, ...STOPPED] : STOPPED);
      expect(failureOf(done).failures).toMatchObject([{ code: "RUN_INTERRUPTED", gate }]);
      expect(done.channels.closed).toBe(done.channels.opened);
      expect(await done.store.status("config")).toBeUndefined();
    },
  );

  it.each<[string, (event: DiscoveryEvent) => boolean]>([
    ["while hosts are connected", (event) => event.type === "host" && event.state === "connected"],
    ["while a command runs", (event) => event.type === "command" && event.state === "started"],
    ["while a checkpoint is hashed", (event) => event.type === "hash"],
  ])("%s does too", async (_name, when) => {
    let aborted = false;
    const done = await run({
      hosts: pair({ delays: { "nvidia-smi": 200 } }),
      watch: (event, controller) => {
        if (!when(event)) return;
        aborted = true;
        controller.abort(reason);
      },
    });
    expect([aborted, done.error]).toEqual([true, reason]);
    expect(documents(done)).toEqual(STOPPED);
    expect(failureOf(done).failures).toMatchObject([{ code: "RUN_INTERRUPTED" }]);
    expect(done.channels.closed).toBe(done.channels.opened);
  });

  it("whose failure.json finds no room comes out as an abort all the same", async () => {
    const done = await run({
      store: { before: failing("ENOSPC", (_, path) => path.endsWith("failure.json")) },
      watch: (event, controller) => {
        if (event.type === "hash") controller.abort(reason);
      },
    });
    expect(done.error).toBe(reason);
    expect(documents(done)).toEqual([`${OUT}/inputs.json`]);
  });

  it("before the inputs are read creates nothing", async () => {
    const done = await run({ options: { signal: AbortSignal.abort(reason) } });
    expect(done.error).toBe(reason);
    expect(done.store.files()).toEqual({});
    expect(done.transports).toBe(0);
  });

  /** Five temporary files, five links, five names to remove; the last link makes the set whole. */
  it.each(Array.from({ length: 15 }, (_, index) => index + 1))(
    "at operation %i of 15 on the configuration leaves the whole set or nothing of it",
    async (nth) => {
      const controller = new AbortController();
      let count = 0;
      const before: MemoryFileStoreOptions["before"] = (_operation, path) => {
        if (path.startsWith("config/") && ++count === nth) controller.abort(reason);
      };
      const done = await run({ store: { before }, options: { signal: controller.signal } });
      const config = paths(done).filter((path) => path.startsWith("config"));
      expect(count).toBeGreaterThanOrEqual(nth);
      if (nth > 9) return expect([done.error, config.length]).toEqual([undefined, 5]);
      expect([done.error, config]).toEqual([reason, []]);
      expect(failureOf(done).failures).toMatchObject([{ code: "RUN_INTERRUPTED", gate: "emit" }]);
    },
  );
});

describe("what nobody foresaw", () => {
  it.each<[string, Setup]>([
    ["a transport that throws", { refuse: () => new TypeError("no such thing") }],
    [
      "a factory of transports that throws",
      {
        options: {
          transport: () => {
            throw new TypeError("no such thing");
          },
        },
      },
    ],
  ])("%s is kept as RUN_BROKEN, and comes out as it is", async (_name, setup) => {
    const done = await run(setup);
    expect(done.error).toEqual(new TypeError("no such thing"));
    expect(failureOf(done).failures).toMatchObject([
      { code: "RUN_BROKEN", gate: "access", message: expect.stringContaining("no such thing") as string },
    ]);
    expect(documents(done)).toEqual(STOPPED);
    expectClosed(done, 0);
  });

  it("is kept without the secrets that its message holds", async () => {
    const secret = `canary(${"x".repeat(4000)}`;
    const done = await run({
      env: env({ NARWHAL_ENGINE_KEY: secret }),
      refuse: () => new TypeError(`nothing like ${JSON.stringify(secret)}`),
    });
    expect(failureOf(done).failures).toMatchObject([
      { code: "RUN_BROKEN", message: 'the run ended unexpectedly: nothing like "[redacted]"' },
    ]);
  });

  it("a factory that finds a fault of gate access stops there", async () => {
    const done = await run({
      options: {
        transport: () => {
          throw new GateError("HOST_KEY_STORE_UNUSABLE", { message: "cannot be read" });
        },
      },
    });
    expect(codesOf(done)).toEqual(["HOST_KEY_STORE_UNUSABLE"]);
    expect(failureOf(done).failures).toHaveLength(1);
  });

  it("a disk that is full while commands are recorded, beside what was found on the hosts", async () => {
    const before = failing("ENOSPC", (_, path) => path.includes("/transcripts/"));
    const hosts = pair({}, { faults: { docker: { kind: "missing" } } });
    const done = await run({ hosts, store: { before } });
    expect(codesOf(done).sort()).toEqual(["DOCKER_MISSING node-2", "RECORD_WRITE_FAILED"]);
    expect(failureOf(done).failures.map(({ code }) => code)).toEqual([
      "DOCKER_MISSING",
      "RECORD_WRITE_FAILED",
    ]);
    expectClosed(done, 2);
  });

  it("a disk on which not even failure.json finds room", async () => {
    const before = failing("ENOSPC", (_, path) => path.endsWith("failure.json"));
    const done = await run({
      hosts: pair({}, { faults: { docker: { kind: "missing" } } }),
      store: { before },
    });
    expect(codesOf(done).sort()).toEqual(["DOCKER_MISSING node-2", "RECORD_WRITE_FAILED"]);
    expect(documents(done)).toEqual([`${OUT}/inputs.json`]);
  });

  it("a configuration that cannot be created", async () => {
    const before = failing("EIO", (operation, path) => operation === "link" && path.endsWith("fleet.json"));
    const done = await run({ store: { before } });
    expect(codesOf(done)).toEqual(["CONFIG_WRITE_FAILED"]);
    expect(paths(done).filter((path) => path.startsWith("config"))).toEqual([]);
    expect(failureOf(done).first).toMatchObject({ gate: "emit" });
  });
});

describe("a temporary name that stays", () => {
  const before = failing(
    "EIO",
    (operation, path) => operation === "remove" && path.includes("hosts.local.json"),
  );

  it("is a warning, with the command that clears it", async () => {
    const done = await run({ store: { before } });
    const [warning] = done.discovery?.warnings ?? [];
    expect(warning).toMatchObject({ code: "TEMPORARY_LEFT", gate: "emit" });
    expect(warning?.hint).toContain(`rm -f -- ${warning?.subject}`);
    expect(paths(done)).toContain(warning?.subject);
    expect(done.discovery?.written).toHaveLength(5);
    expect(done.events).toContainEqual({ type: "finding", finding: warning });
  });

  it("with --strict is an error; the set stands", async () => {
    const done = await run({
      store: { before },
      options: { judgement: { strict: true, accept: new Set() } },
    });
    expect(codesOf(done)).toEqual(["TEMPORARY_LEFT"]);
    expect(paths(done)).toContain("config/deployment.env");
    expect(gates(done).at(-1)).toBe("emit stopped");
  });
});

describe("a process that the kernel would not end", () => {
  const NONCE = "0123456789abcdef0123456789abcdef";
  const runtime = { ...nodeRuntime, nonce: () => NONCE };
  const transport = () => unkillable(simulatedTransport(pair()), NONCE);

  it("is told at the end of the session, named, and recorded", async () => {
    const done = await run({ options: { transport, runtime } });
    expect(done.discovery?.warnings).toMatchObject([
      { code: "PROCESS_UNKILLABLE", host: "node-1", details: { pids: [4711] } },
      { code: "PROCESS_UNKILLABLE", host: "node-2" },
    ]);
    const manifest = JSON.parse(done.store.files()[`${OUT}/manifest.json`] ?? "");
    expect(manifest.warnings).toHaveLength(2);
  });

  it("with --strict stops the run before anything is configured", async () => {
    const judgement = { strict: true, accept: new Set<string>() };
    const done = await run({ options: { transport, runtime, judgement } });
    expect(codesOf(done)).toEqual(["PROCESS_UNKILLABLE node-1", "PROCESS_UNKILLABLE node-2"]);
    expect(documents(done)).toEqual([...HASHED, ...STOPPED]);
  });
});

/** The same transport, whose agents leave a process behind. */
function unkillable(transport: Transport, nonce: string): Transport {
  return {
    ...transport,
    async start(host, argv, signal) {
      const channel = await transport.start(host, argv, signal);
      return { ...channel, stdout: rewritten(channel.stdout, nonce) };
    },
  };
}

async function* rewritten(stdout: AsyncIterable<Uint8Array>, nonce: string): AsyncGenerator<Uint8Array> {
  const decoder = new FrameDecoder(nonce);
  for await (const bytes of stdout) {
    for (const message of decoder.push(bytes)) {
      const answer = message as Answer;
      yield encodeFrame(nonce, answer.type === "bye" ? { ...answer, unkillable: [4711] } : answer);
    }
  }
}

describe("warnings and judgement", () => {
  const linked = {
    files: { [`${MODEL_DIR}/extra`]: { kind: "link", target: "/blobs/x" }, "/blobs/x": "x" },
  } as const;

  it("are told once each, and recorded", async () => {
    const done = await run({ hosts: pair(linked) });
    const told = done.events.flatMap((event) => (event.type === "finding" ? [event.finding] : []));
    expect(told.map(({ code, host }) => `${code} ${host}`)).toEqual([
      "CHECKPOINT_LINK_OUTSIDE node-1",
      "CHECKPOINT_LINK_OUTSIDE node-2",
    ]);
    expect(done.discovery?.warnings).toEqual(told);
    const manifest = JSON.parse(done.store.files()[`${OUT}/manifest.json`] ?? "");
    expect(manifest).toMatchObject({ warnings: told, accepted: [], version: "1.2.3" });
  });

  it("with --strict stop the gate that finds them", async () => {
    const done = await run({
      hosts: pair(linked),
      options: { judgement: { strict: true, accept: new Set() } },
    });
    expect(codesOf(done)).toEqual(["CHECKPOINT_LINK_OUTSIDE node-1", "CHECKPOINT_LINK_OUTSIDE node-2"]);
    expect(gates(done).at(-1)).toBe("checkpoint stopped");
    expectClosed(done, 2);
  });

  /** For every acceptable code hosts or fields that bring it about. */
  const acceptable: Readonly<Partial<Record<ErrorCode, Setup>>> = {
    ENGINE_ARG_UNKNOWN: { env: env({ NARWHAL_ENGINE_ARGS: '["--no-such-option"]' }) },
    MAX_MODEL_LEN_TOO_LARGE: { env: env({ NARWHAL_ENGINE_ARGS: '["--max-model-len", "200000"]' }) },
    TP_DOES_NOT_FIT: { hosts: pair({ accelerators: h200(3) }) },
    MODEL_METADATA_DUPLICATE_KEY: {
      hosts: pair({
        files: { [`${MODEL_DIR}/config.json`]: `{"model_type": "llama", ${JSON.stringify(DENSE).slice(1)}` },
      }),
    },
    ACCELERATOR_HIDDEN: {
      hosts: pair({
        files: {
          "/sys/bus/pci/devices/0000:f0:00.0/vendor": "0x10de\n",
          "/sys/bus/pci/devices/0000:f0:00.0/class": "0x030200\n",
        },
      }),
    },
  };
  const TRIGGERED = Object.entries(acceptable) as [ErrorCode, Setup][];

  it.each(TRIGGERED)("%s stops the run, and with --accept is a recorded warning", async (code, setup) => {
    const stopped = await run(setup);
    expect(errorsOf(stopped).map((error) => error.code)).toContain(code);
    const done = await run({ ...setup, options: { judgement: { strict: false, accept: new Set([code]) } } });
    expect(done.error).toBeUndefined();
    expect(done.discovery?.warnings).toContainEqual(
      expect.objectContaining({ code, severity: "warning", accepted: true }),
    );
    const manifest = JSON.parse(done.store.files()[`${OUT}/manifest.json`] ?? "");
    expect(manifest).toMatchObject({ accepted: [code] });
  });

  it("accepting cannot help where nothing was found to go on with", async () => {
    const nodes = "/sys/class/kfd/kfd/topology/nodes";
    const hidden = pair({
      accelerators: mi300x(1),
      files: { [`${nodes}/1/properties`]: "" },
    });
    const accept = new Set(["AMD_GPU_HIDDEN"]);
    const done = await run({ hosts: hidden, options: { judgement: { strict: false, accept } } });
    expect(codesOf(done)).toEqual(["AMD_GPU_HIDDEN node-1", "AMD_GPU_HIDDEN node-2"]);
  });

  it("knows every acceptable code", () => {
    const rows = Object.entries(ERROR_TABLE).filter(([, row]) => row.acceptable === true);
    expect(rows.map(([code]) => code).sort()).toEqual(
      [...TRIGGERED.map(([code]) => code), "AMD_GPU_HIDDEN"].sort(),
    );
  });
});
