import { describe, expect, it } from "vitest";
import { simulatedHost, type SimulatedHost } from "../../src/testing/simulated-host.js";
import type { MachineHash, ToolOutput } from "../../src/testing/simulated-machine.js";
import type { VirtualTree } from "../../src/testing/virtual-files.js";

const signal = new AbortController().signal;
const run = (host: SimulatedHost, ...argv: [string, ...string[]]): Promise<ToolOutput> =>
  host.run({ argv, env: {}, container: false }, signal);
const text = async (host: SimulatedHost, ...argv: [string, ...string[]]): Promise<string> =>
  String((await run(host, ...argv)).stdout ?? "");
const json = async (host: SimulatedHost, ...argv: [string, ...string[]]): Promise<Record<string, never>> =>
  JSON.parse(await text(host, ...argv));

const image = {
  id: `sha256:${"a".repeat(64)}`,
  repoDigests: [`registry.example/vllm@sha256:${"b".repeat(64)}`],
  environment: { VLLM_USAGE_SOURCE: "x", LD_LIBRARY_PATH: "/usr/lib" },
  packages: { vllm: "0.29.0", torch: "2.12.0" },
};
const nvidia = simulatedHost({
  hostname: "gpu-a",
  accelerators: {
    vendor: "nvidia",
    product: "NVIDIA H200",
    count: 3,
    memoryMiB: 143_771,
    computeCapability: "9.0",
    driver: "580.65.06",
  },
  images: [image],
  interfaces: [
    { name: "lo", addresses: ["127.0.0.1/8"] },
    { name: "fabric0", addresses: ["10.20.0.11/24", "fe80::1/64"] },
  ],
  files: { "/run/narwhal": { kind: "directory" }, "/models/m/config.json": "{}" },
});

describe("a simulated host's readers", () => {
  it("identify the machine, and two machines differ", async () => {
    const other = simulatedHost({ hostname: "gpu-b" });
    const [a, b] = [await json(nvidia, "@host"), await json(other, "@host")];
    expect(a).toMatchObject({ hostname: "gpu-a", uid: 0, user: "root", python: "3.12.3" });
    expect(a["machine_id"]).toMatch(/^[0-9a-f]{32}$/);
    expect(a["boot_id"]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect([b["machine_id"], b["boot_id"]]).not.toEqual([a["machine_id"], a["boot_id"]]);
  });

  it("read what patterns match, bounded, in numeric order", async () => {
    const host = simulatedHost({
      hostname: "h",
      files: { "/d/a10": "ten", "/d/a2": "twenty", "/d/.a": "hidden" },
    });
    const found = await json(host, "@read", "3", "/d/a*", "/d/none", "/d/x*");
    expect(Object.entries(found)).toEqual([
      ["/d/a2", { text: "twe", cut: true }],
      ["/d/a10", { text: "ten" }],
      ["/d/none", { error: "ENOENT", message: "No such file or directory" }],
    ]);
  });

  it("stat device nodes and links", async () => {
    const host = simulatedHost({
      hostname: "h",
      files: {
        "/dev/nvidia0": { kind: "character", major: 195, minor: 0 },
        "/dev/link": { kind: "link", target: "nvidia0" },
        "/dev/dangling": { kind: "link", target: "/gone" },
      },
    });
    const found = await json(host, "@stat", "/dev/nvidia0", "/dev/link", "/dev/dangling", "/dev");
    expect(found).toMatchObject({
      "/dev/nvidia0": { kind: "character", major: 195, minor: 0, readable: true, writable: true },
      "/dev/link": { kind: "character", target: "nvidia0" },
      "/dev/dangling": { error: "ENOENT" },
      "/dev": { kind: "directory" },
    });
  });

  it("list directories", async () => {
    expect(await json(nvidia, "@list", "/models")).toEqual({ entries: ["m"] });
    expect(await json(nvidia, "@list", "/nowhere")).toMatchObject({ error: "ENOENT" });
    expect(await json(nvidia, "@list", "/models/m/config.json")).toMatchObject({ error: "ENOTDIR" });
  });
});

describe("a simulated host's programs", () => {
  it("nvidia-smi answers queries field by field", async () => {
    const query = ["nvidia-smi", "--query-gpu=index,name,pci.bus_id,memory.total"] as const;
    const rows = (await text(nvidia, ...query, "--format=csv,noheader,nounits")).split("\n");
    expect(rows).toEqual([
      "0, NVIDIA H200, 00000000:1B:00.0, 143771",
      "1, NVIDIA H200, 00000000:33:00.0, 143771",
      "2, NVIDIA H200, 00000000:4B:00.0, 143771",
      "",
    ]);
    expect(await text(nvidia, ...query, "--format=csv")).toMatch(
      /^index, name, pci\.bus_id, memory\.total \[MiB\]\n0, .* MiB\n/,
    );
    expect(await run(nvidia, "nvidia-smi", "--query-gpu=nonsense", "--format=csv")).toMatchObject({
      end: { kind: "exit", code: 2 },
    });
  });

  it("nvidia-smi, the driver's files and the device nodes tell one story", async () => {
    const [, uuid = "", pci = ""] =
      /(GPU-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}), 0000(.*)\n/.exec(
        await text(nvidia, "nvidia-smi", "--query-gpu=uuid,pci.bus_id", "--format=csv,noheader"),
      ) ?? [];
    const path = `/proc/driver/nvidia/gpus/${pci.toLowerCase()}/information`;
    expect((await json(nvidia, "@read", "4096", path))[path]).toMatchObject({
      text: expect.stringContaining(uuid),
    });
    expect(Object.keys(await json(nvidia, "@stat", "/dev/nvidia[0-9]*"))).toHaveLength(3);
  });

  it("docker knows its image by digest and by id, and no other", async () => {
    for (const reference of [image.id, image.repoDigests[0] ?? ""]) {
      const [found] = JSON.parse(await text(nvidia, "docker", "image", "inspect", reference));
      expect(found).toMatchObject({ Id: image.id, RepoDigests: image.repoDigests, Os: "linux" });
      expect(found.Config.Env).toContain("VLLM_USAGE_SOURCE=x");
    }
    const missing = await run(nvidia, "docker", "image", "inspect", "other@sha256:0");
    expect(missing).toMatchObject({
      end: { code: 1 },
      stdout: "[]\n",
      stderr: expect.stringContaining("No such image"),
    });
  });

  it("ip shows an interface as JSON and as text, and names a missing one", async () => {
    const [shown] = JSON.parse(await text(nvidia, "ip", "-json", "address", "show", "dev", "fabric0"));
    expect(shown.addr_info).toMatchObject([
      { family: "inet", local: "10.20.0.11", prefixlen: 24, scope: "global" },
      { family: "inet6", local: "fe80::1", scope: "link" },
    ]);
    expect(await text(nvidia, "ip", "address", "show", "dev", "fabric0")).toContain(
      "inet 10.20.0.11/24 scope global",
    );
    expect(await run(nvidia, "ip", "-json", "address", "show", "dev", "ib9")).toMatchObject({
      end: { code: 1 },
      stderr: 'Device "ib9" does not exist.\n',
    });
  });

  it("rocminfo and the KFD topology tell one story", async () => {
    const host = simulatedHost({
      hostname: "amd-a",
      accelerators: {
        vendor: "amd",
        product: "AMD Instinct MI300X",
        count: 2,
        architecture: "gfx942",
        memoryMiB: 196_592,
        driver: "6.10.5",
      },
    });
    const agents = [...(await text(host, "rocminfo")).matchAll(/Uuid: +GPU-([0-9a-f]{16})/g)].map(
      ([, uuid]) => uuid,
    );
    const nodes = await json(host, "@read", "4096", "/sys/class/kfd/kfd/topology/nodes/*/properties");
    const properties = Object.values(nodes).map((entry) => (entry as { text: string }).text);
    expect(properties).toHaveLength(3);
    const serials = properties
      .slice(1)
      .map((each) => BigInt(/unique_id (\d+)/.exec(each)?.[1] ?? "0").toString(16));
    expect(serials).toEqual(agents);
    expect(properties[1]).toContain("gfx_target_version 90402\n");
    expect(Object.keys(await json(host, "@stat", "/dev/dri/renderD*"))).toEqual([
      "/dev/dri/renderD128",
      "/dev/dri/renderD136",
    ]);
  });

  it("misbehave as told", async () => {
    const host = simulatedHost({
      hostname: "h",
      images: [image],
      interfaces: [],
      delays: { "docker image": 30 },
      faults: { ip: { kind: "fails", code: 3, stderr: "broken\n" }, "docker run": { kind: "missing" } },
    });
    expect(await run(host, "ip", "-json", "address")).toEqual({
      end: { kind: "exit", code: 3 },
      stdout: "",
      stderr: "broken\n",
    });
    expect(await run(host, "docker", "run", image.id)).toMatchObject({ end: { kind: "not-started" } });
    const started = performance.now();
    await run(host, "docker", "image", "inspect", image.id);
    expect(performance.now() - started).toBeGreaterThan(25);
  });
});

const hash = (files: VirtualTree, excluded: string[] = []): Promise<MachineHash> =>
  simulatedHost({ hostname: "h", files }).hash({ directory: "/m", excluded }, () => {}, signal);

describe("a simulated host's hashing", () => {
  it("follows links to files, and tells those that leave the directory", async () => {
    const found = await hash({
      "/blobs/x": "content",
      "/m/a": { kind: "link", target: "../blobs/x" },
      "/m/b": { kind: "link", target: "a" },
      "/m/d/c": { kind: "link", target: "../real" },
      "/m/real": "content",
    });
    expect(found.faults).toEqual([]);
    expect(found.files.map(({ path }) => path)).toEqual(["a", "b", "d/c", "real"]);
    expect(new Set(found.files.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(found.outsideLinks.map(({ path }) => path)).toEqual(["a", "b"]);
  });

  it("names what cannot be hashed", async () => {
    const found = await hash({
      "/m/dangling": { kind: "link", target: "gone" },
      "/m/dir/x": "x",
      "/m/todir": { kind: "link", target: "dir" },
      "/m/pipe": { kind: "fifo" },
    });
    expect(found.files).toEqual([]);
    expect(found.faults.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      "dangling-link dangling",
      "special-file pipe",
      "directory-link todir",
    ]);
  });

  it("leaves out what is excluded, at the root alone", async () => {
    const files = {
      "/m/README.md": "x",
      "/m/sub/README.md": "x",
      "/m/.cache/huggingface/a": "x",
      "/m/.cache/b": "x",
    };
    const found = await hash(files, ["README.md", ".cache/huggingface/**"]);
    expect(found.files.map(({ path }) => path)).toEqual([".cache/b", "sub/README.md"]);
  });

  it("tells a directory that is none", async () => {
    expect((await hash({})).faults).toMatchObject([
      { kind: "not-a-directory", message: "No such file or directory" },
    ]);
  });
});
