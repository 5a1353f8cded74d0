import { describe, expect, it } from "vitest";
import { parseHolders } from "../../src/observation/holders.js";
import { observeListeners, parseListeners, parseProcTcp } from "../../src/observation/listeners.js";
import type { Accelerators, Gpu } from "../../src/observation/observation.js";
import { observeUse } from "../../src/observation/observe-use.js";
import { parseRead } from "../../src/observation/readers.js";
import { parseAmdUsage } from "../../src/observation/vendors/amd-usage.js";
import { parseNvidiaUsage } from "../../src/observation/vendors/nvidia-usage.js";
import { simulatedHost, type SimulatedHostSpec } from "../../src/testing/simulated-host.js";
import { answer, askOf, reports, result, SETTINGS } from "./support.js";

const GIB = 2 ** 30;
const UUID = "GPU-11111111-2222-3333-4444-555555555555";
const CONTAINER = "ab".repeat(32);
const CARD: Gpu = { index: 3, name: "NVIDIA H200", uuid: UUID, device: "/dev/nvidia5" };

const render = (minor: number) => `/sys/class/drm/renderD${minor}/device/mem_info_vram_used`;

const amd = (index: number, minor: number): Gpu => ({
  index,
  name: "AMD Instinct MI300X",
  device: `/dev/dri/renderD${minor}`,
});

const accelerators = async (host: ReturnType<typeof simulatedHost>): Promise<Accelerators> => {
  const { nvidia } = await import("../../src/observation/vendors/nvidia.js");
  const { report } = reports();
  const finding = await nvidia.observe({
    ask: askOf(host),
    settings: SETTINGS,
    report,
    pciAddresses: undefined,
  });
  if (finding.kind !== "usable") throw new TypeError(finding.kind);
  return finding.accelerators;
};

describe("listening sockets", () => {
  const stdout = [
    'LISTEN 0      4096         0.0.0.0:8000       0.0.0.0:*    users:(("python3",pid=4242,fd=23),("python3",pid=4243,fd=23))',
    "LISTEN 0      128             [::]:22            [::]:*    ",
    "LISTEN 0      4096   127.0.0.53%lo:53         0.0.0.0:*",
    'LISTEN 0      511                *:8100             *:*    users:(("my (odd) server",pid=7,fd=6))\r',
    "LISTEN 0      4096  [::ffff:127.0.0.1]:9000   *:*",
    "State  Recv-Q Send-Q Local Address:Port Peer Address:Port Process",
    "ESTAB 0      0         10.0.0.1:8000       10.0.0.2:5555",
    "",
  ].join("\n");

  it("are read with their processes from ss", () => {
    expect(parseListeners({ stdout })).toEqual([
      { address: "0.0.0.0", port: 8000, holder: { pid: 4242, program: "python3" } },
      { address: "::", port: 22 },
      { address: "127.0.0.53", port: 53 },
      { address: "*", port: 8100, holder: { pid: 7, program: "my (odd) server" } },
      { address: "::ffff:127.0.0.1", port: 9000 },
    ]);
  });

  const tcp = [
    "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode",
    "   0: 0100007F:1F40 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1 1 0 100 0 0 10 0",
    "   1: 0B00140A:C350 0200140A:1F40 01 00000000:00000000 00:00000000 00000000     0        0 2 1 0 20 4 30 10 -1",
  ].join("\n");
  const tcp6 =
    "   0: 00000000000000000000000000000000:0016 00000000000000000000000000000000:0000 0A 00000000:00000000\n" +
    "   1: 00000000000000000000000001000000:0050 00000000000000000000000000000000:0000 0A 00000000:00000000\n" +
    "   2: B80D0120000000000000000001000000:0051 00000000000000000000000000000000:0000 0A 00000000:00000000\n";

  it("are read from the kernel's tables, established connections left out", () => {
    const entries = parseRead(answer({ "/proc/net/tcp": { text: tcp }, "/proc/net/tcp6": { text: tcp6 } }));
    expect(parseProcTcp(entries)).toEqual([
      { address: "127.0.0.1", port: 8000 },
      { address: "::", port: 22 },
      { address: "::1", port: 80 },
      { address: "2001:db8:0:0:0:0:0:1", port: 81 },
    ]);
    expect(parseProcTcp(parseRead(answer({ "/proc/net/tcp": { error: "ENOENT" } })))).toEqual([]);
  });

  it.each([
    ["is not there", { kind: "missing" }],
    ["is too old", { kind: "fails", code: 1, stderr: "ss: invalid option -- 'H'\n" }],
  ] as const)("come from the kernel where ss %s", async (_name, fault) => {
    const host = simulatedHost({ hostname: "a", files: { "/proc/net/tcp": tcp }, faults: { ss: fault } });
    expect(await observeListeners(askOf(host), SETTINGS)).toEqual([{ address: "127.0.0.1", port: 8000 }]);
  });
});

describe("memory in use", () => {
  it("is read by card and process from nvidia-smi", () => {
    const stdout = [
      `${UUID}, 4242, /usr/bin/python3, 70000`,
      `${UUID.toUpperCase().replace("GPU", "GPU")}, 77, [Not Found], [N/A]`,
      `${UUID}, 78, vllm, worker, 12 MiB`,
      "GPU-99999999-2222-3333-4444-555555555555, 1, other, 5",
      "No running processes found",
      "",
    ].join("\r\n");
    expect(parseNvidiaUsage(result({ stdout }), [CARD])).toEqual([
      { device: "/dev/nvidia5", holder: { pid: 4242, program: "python3" }, bytes: 70_000 * 2 ** 20 },
      { device: "/dev/nvidia5", holder: { pid: 77 } },
      { device: "/dev/nvidia5", holder: { pid: 78, program: "vllm, worker" }, bytes: 12 * 2 ** 20 },
    ]);
  });

  it("is told of a card beyond its processes, where all of them tell their amount", () => {
    const one = `${UUID}, 4242, python3, 70000\n`;
    const used = (mib: string) =>
      result({ stdout: `${UUID}, ${mib}\nGPU-99999999-2222-3333-4444-555555555555, 9\n` });
    const process = {
      device: "/dev/nvidia5",
      holder: { pid: 4242, program: "python3" },
      bytes: 70_000 * 2 ** 20,
    };
    expect(parseNvidiaUsage(result({ stdout: one }), [CARD], used("72000"))).toEqual([
      process,
      { device: "/dev/nvidia5", bytes: 2000 * 2 ** 20 },
    ]);
    expect(parseNvidiaUsage(result({ stdout: "" }), [CARD], used("72000 MiB"))).toEqual([
      { device: "/dev/nvidia5", bytes: 72_000 * 2 ** 20 },
    ]);
    expect(parseNvidiaUsage(result({ stdout: one }), [CARD], used("70000"))).toEqual([process]);
    expect(parseNvidiaUsage(result({ stdout: one }), [CARD], used("[N/A]"))).toEqual([process]);
    const unknown = one.replace("70000", "[N/A]");
    expect(parseNvidiaUsage(result({ stdout: unknown }), [CARD], used("72000"))).toEqual([
      { device: "/dev/nvidia5", holder: process.holder },
    ]);
    expect(parseNvidiaUsage(result({ exit: 9 }), [CARD], result({ exit: 2, stdout: `${UUID}, 5` }))).toEqual(
      [],
    );
  });

  it("is none where nvidia-smi cannot tell", () => {
    const stdout = 'Field "used_memory" is not a valid field to query.\n';
    expect(parseNvidiaUsage(result({ exit: 2, stdout }), [CARD])).toEqual([]);
    expect(parseNvidiaUsage(result({ stdout: "0, NVIDIA H200, a, b\n" }), [CARD])).toEqual([]);
  });

  const nodes = "/sys/class/kfd/kfd/topology/nodes";

  it("is read from the kernel of AMD's cards, the rest of a card as a use without holder", () => {
    const entries = parseRead(
      answer({
        [`${nodes}/0/gpu_id`]: { text: "0\n" },
        [`${nodes}/0/properties`]: { text: "simd_count 0\n" },
        [`${nodes}/1/gpu_id`]: { text: "51\n" },
        [`${nodes}/1/properties`]: { text: "drm_render_minor 128\n" },
        [`${nodes}/2/gpu_id`]: { text: "52\n" },
        [`${nodes}/2/properties`]: { error: "EPERM" },
        "/sys/class/kfd/kfd/proc/900/vram_51": { text: `${5 * GIB}\n` },
        "/sys/class/kfd/kfd/proc/901/vram_51": { text: "0\n" },
        "/sys/class/kfd/kfd/proc/900/vram_52": { text: "7\n" },
        [render(128)]: { text: `${6 * GIB}\n` },
        [render(136)]: { text: `${3 * GIB}\n` },
        [render(144)]: { text: "1\n" },
      }),
    );
    expect(parseAmdUsage(entries, [amd(0, 128), amd(1, 136), amd(2, 160)])).toEqual([
      { device: "/dev/dri/renderD128", bytes: 5 * GIB, holder: { pid: 900 } },
      { device: "/dev/dri/renderD128", bytes: GIB },
      { device: "/dev/dri/renderD136", bytes: 3 * GIB },
    ]);
  });
});

describe("who holds something", () => {
  it.each([
    [`12:memory:/docker/${CONTAINER}\n`, CONTAINER],
    [`0::/system.slice/docker-${CONTAINER}.scope\n`, CONTAINER],
    [`0::/machine.slice/libpod-${CONTAINER}.scope/container\n`, CONTAINER],
    [`0::/kubepods.slice/kubepods-pod1.slice/cri-containerd-${CONTAINER}.scope\n`, CONTAINER],
    ["0::/user.slice/user-1000.slice/session-3.scope\n", undefined],
    ["0::/\n", undefined],
    [`0::/x/${"ab".repeat(20)}\n`, undefined],
  ])("is read from the control group %j", (cgroup, container) => {
    const entries = parseRead(
      answer({ "/proc/9/cgroup": { text: cgroup }, "/proc/9/comm": { text: "vllm\n" } }),
    );
    expect(parseHolders([9], entries).get(9)).toEqual({
      pid: 9,
      program: "vllm",
      ...(container === undefined ? {} : { container }),
    });
  });

  const spec: SimulatedHostSpec = {
    hostname: "a",
    accelerators: {
      vendor: "nvidia",
      product: "NVIDIA H200",
      count: 2,
      memoryMiB: 1000,
      computeCapability: "9.0",
      driver: "580.1",
      processes: [{ gpu: 1, pid: 4242, program: "python3", memoryMiB: 900 }],
    },
    listeners: [{ address: "0.0.0.0", port: 8000, program: "python3", pid: 4242 }],
    files: {
      "/proc/4242/comm": "VLLM::Worker\n",
      "/proc/4242/cgroup": `0::/system.slice/docker-${CONTAINER}.scope\n`,
    },
    tools: { docker: () => ({ stdout: `${CONTAINER} old-engine\n` }) },
  };

  it("is named by container where there is one", async () => {
    const host = simulatedHost(spec);
    const { report, seen } = reports();
    const use = await observeUse(await accelerators(host), { ask: askOf(host), settings: SETTINGS, report });
    const holder = { pid: 4242, program: "VLLM::Worker", container: "old-engine" };
    expect(use).toEqual({
      listeners: [{ address: "0.0.0.0", port: 8000, holder }],
      gpus: [{ device: "/dev/nvidia1", bytes: 900 * 2 ** 20, holder }],
    });
    expect(seen).toEqual([]);
  });

  it("keeps the id where Docker does not tell the name, and asks for no name without containers", async () => {
    const silent = simulatedHost({ ...spec, faults: { docker: { kind: "missing" } } });
    const { report } = reports();
    const [first] = (await observeUse(undefined, { ask: askOf(silent), settings: SETTINGS, report }))
      .listeners;
    expect(first?.holder?.container).toBe(CONTAINER);
    const asked: { argv: readonly string[] }[] = [];
    const plain = simulatedHost({ ...spec, files: { "/proc/4242/comm": "nginx\n" } });
    await observeUse(undefined, { ask: askOf(plain, asked as never), settings: SETTINGS, report });
    expect(asked.map(({ argv }) => argv[0])).toEqual(["ss", "@read"]);
  });

  it("is told to be unknown where a tool breaks, and nothing else is lost", async () => {
    const { report, seen } = reports();
    const use = await observeUse(undefined, {
      ask: async ({ argv }) =>
        argv[0] === "ss" ? result({ argv, end: { kind: "timeout", afterMs: 1000 } }) : result({ argv }),
      settings: SETTINGS,
      report,
    });
    expect(use).toEqual({ listeners: [], gpus: [] });
    expect(seen.map(({ code }) => code)).toEqual(["HOST_USE_UNKNOWN"]);
  });
});
