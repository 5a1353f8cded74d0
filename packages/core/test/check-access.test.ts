import { describe, expect, test } from "vitest";
import type { Channel, ChannelEnd, Transport } from "../src/access/transport.js";
import { checkAccess } from "../src/check-access.js";
import type { StoredHost } from "../src/emit/read-hosts.js";
import { GateError, GateFailure } from "../src/errors/gate-error.js";
import { nodeRuntime } from "../src/node/runtime.js";
import { type FileOperation, fileError, memoryFileStore } from "../src/testing/memory-file-store.js";

/** How a host answers `hostname`. */
interface Answer {
  readonly stdout?: string;
  readonly stderr?: string;
  readonly end?: ChannelEnd;
  readonly hangs?: true;
  readonly refuses?: GateError;
}

const hosts: readonly StoredHost[] = ["node-1", "node-2", "router"].map((id) => ({
  id,
  destination: id,
  sshEnv: `SSH_${id}`,
  passwordEnv: null,
  roles: id === "router" ? ["router"] : [`engine-${Number(id.slice(5))}`],
}));

async function* once(text: string): AsyncGenerator<Uint8Array> {
  if (text !== "") yield new TextEncoder().encode(text);
}

function transportOf(answers: Readonly<Record<string, Answer>>) {
  const opened: string[] = [];
  const closed: string[] = [];
  const transport: Transport = {
    name: "test",
    async start(host) {
      const answer = answers[host.id] ?? {};
      opened.push(host.id);
      if (answer.refuses !== undefined) throw answer.refuses;
      const channel: Channel = {
        write: () => Promise.resolve(),
        end() {},
        stdout: once(answer.stdout ?? `${host.id}.example\n`),
        stderr: once(answer.stderr ?? ""),
        ended: answer.hangs
          ? new Promise(() => {})
          : Promise.resolve(answer.end ?? { kind: "exit", code: 0 }),
        route: { transport: "test", why: "asked", hops: [], authentication: "publickey" },
        close: () => Promise.resolve(void closed.push(host.id)),
      };
      return channel;
    },
    terminal: () => Promise.reject(new Error("not here")),
  };
  return { transport, opened, closed };
}

async function check(
  answers: Readonly<Record<string, Answer>>,
  setting: { signal?: AbortSignal; before?: (operation: FileOperation, path: string) => void } = {},
) {
  const { transport, opened, closed } = transportOf(answers);
  const store = memoryFileStore(setting.before === undefined ? {} : { before: setting.before });
  const outcome = await checkAccess({
    hosts,
    transport,
    store,
    runtime: nodeRuntime,
    directory: "runs/access-1",
    time: "2026-01-31T12:00:00Z",
    commandMs: 200,
    signal: setting.signal ?? new AbortController().signal,
  }).catch((error: unknown) => error);
  return { outcome, opened, closed, files: store.files() };
}

/** Has no room for the first record. */
const fullDisk = (operation: FileOperation, path: string): void => {
  if (path.endsWith("node-1.json")) throw fileError("ENOSPC", operation, path);
};

describe("checkAccess", () => {
  test("visits every host once and records each", async () => {
    const { outcome, opened, closed, files } = await check({ "node-1": { stdout: "Welcome!\ngpu-a\n" } });
    expect(outcome).toMatchObject([{ hostname: "gpu-a" }, { hostname: "node-2.example" }, {}]);
    expect(opened).toEqual(["node-1", "node-2", "router"]);
    expect(closed.sort()).toEqual(["node-1", "node-2", "router"]);
    expect(Object.keys(files)).toEqual(hosts.map(({ id }) => `runs/access-1/${id}.json`).sort());
  });

  test.each([
    ["fails", { end: { kind: "exit", code: 3 }, stderr: "no such\n" }, "ended with exit status 3: no such"],
    ["is ended", { end: { kind: "signal", signal: "KILL" } }, "was ended by KILL"],
    ["is lost", { end: { kind: "lost", reason: "reset" } }, "lost its connection (reset)"],
    ["says nothing", { stdout: " \n" }, "printed nothing"],
    ["hangs", { hangs: true }, "did not end within 0.2 s"],
  ] as const)("a command that %s is a fault of its host alone", async (_how, answer, words) => {
    const { outcome, closed, files } = await check({ "node-2": answer });
    expect(outcome).toBeInstanceOf(GateFailure);
    const { errors } = outcome as GateFailure;
    expect(errors).toMatchObject([{ code: "ACCESS_COMMAND_FAILED", host: "node-2", field: "SSH_node-2" }]);
    expect(errors[0].message).toContain(words);
    expect(closed).toHaveLength(3);
    expect(Object.keys(files)).toEqual(["runs/access-1/node-1.json", "runs/access-1/router.json"]);
  });

  test("the faults of all hosts are reported at once", async () => {
    const refuses = new GateError("ACCESS_COMMAND_FAILED", { message: "refused" });
    const { outcome } = await check({ "node-1": { refuses }, router: { hangs: true } });
    expect((outcome as GateFailure).errors.map(({ host }) => host)).toEqual(["node-1", "router"]);
  });

  test("an abort closes what is open and gives the signal's reason", async () => {
    const controller = new AbortController();
    const reason = new Error("stop");
    setTimeout(() => controller.abort(reason), 20);
    const { outcome, closed } = await check({ "node-1": { hangs: true } }, { signal: controller.signal });
    expect(outcome).toBe(reason);
    expect(closed).toContain("node-1");
  });

  test("a record that cannot be written is a fault", async () => {
    const { outcome } = await check({}, { before: fullDisk });
    expect((outcome as GateFailure).errors).toMatchObject([{ code: "RECORD_WRITE_FAILED", host: "node-1" }]);
  });
});
