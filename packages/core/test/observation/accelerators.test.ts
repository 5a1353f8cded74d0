import { describe, expect, it } from "vitest";
import { observeAccelerators } from "../../src/observation/accelerators.js";
import { chooseAccelerators } from "../../src/observation/choose-accelerators.js";
import { isAccelerator, parsePciDevices, pciAddress } from "../../src/observation/pci.js";
import type { Command } from "../../src/access/command.js";
import { type SimulatedHostSpec, simulatedHost } from "../../src/testing/simulated-host.js";
import { askOf, reports, SETTINGS, thrown } from "./support.js";

const NVIDIA = {
  vendor: "nvidia",
  product: "NVIDIA H200",
  count: 2,
  memoryMiB: 143_771,
  computeCapability: "9.0",
  driver: "580.65.06",
} as const;
const AMD = {
  vendor: "amd",
  product: "AMD Instinct MI300X",
  count: 2,
  architecture: "gfx942",
  memoryMiB: 196_592,
  driver: "6.10.5",
} as const;

async function observe(spec: Omit<SimulatedHostSpec, "hostname">, gpuIds?: readonly string[]) {
  const asked: Command[] = [];
  const vendors = await observeAccelerators(
    askOf(simulatedHost({ hostname: "a", ...spec }), asked),
    SETTINGS,
  );
  const { report, seen } = reports();
  let accelerators: ReturnType<typeof chooseAccelerators>["accelerators"] | undefined;
  const errors = thrown(() => {
    const chosen = chooseAccelerators(vendors, gpuIds, report);
    accelerators = chosen.accelerators;
    for (const [code, facts] of chosen.observation.reports) report(code, facts);
  });
  return {
    accelerators,
    errors,
    codes: errors.map((each) => each.code),
    warnings: seen.map((each) => each.code),
    asked,
    seen,
  };
}

const nvidiaTool = (stdout: string, code = 0) => ({
  "nvidia-smi": () => ({ stdout, end: { kind: "exit", code } as const }),
});
const row = (index: number, more = "Disabled, 9.0, 580.1") =>
  `${index}, NVIDIA H200, GPU-0000000${index}-1111-2222-3333-444444444444, 00000000:0${index + 1}:00.0, 1000 MiB, ${more}\n`;
const character = { kind: "character", major: 195, minor: 0 } as const;
const pci = (address: string, vendor: string, kind: string) => ({
  [`/sys/bus/pci/devices/${address}/vendor`]: `${vendor}\n`,
  [`/sys/bus/pci/devices/${address}/class`]: `${kind}\n`,
});

const amdFiles = (count: number) =>
  Object.assign(
    {},
    ...Array.from({ length: count }, (_, index) => ({
      [`/dev/dri/renderD${128 + index}`]: character,
      [`/sys/class/kfd/kfd/topology/nodes/${index + 1}/properties`]: `simd_count 8\nlocation_id ${256 * (index + 1)}\ndrm_render_minor ${128 + index}\n`,
    })),
    { "/dev/kfd": character },
  ) as Record<string, string | typeof character>;
const rocminfo =
  (units: number, arch = "gfx1036") =>
  () => ({
    stdout: `Agent 1\n  Name: ${arch}\n  Marketing Name: AMD Radeon Graphics\n  Device Type: GPU\n  BDFID: 256\n  Compute Unit: ${units}\n*** Done ***\n`,
  });

/** An nvidia-smi that knows every field but these. */
const refusing =
  (...fields: readonly string[]) =>
  ({ argv }: { readonly argv: readonly string[] }) => {
    const asked =
      argv
        .find((word) => word.startsWith("--query-gpu="))
        ?.slice(12)
        .split(",") ?? [];
    const refused = fields.find((field) => asked.includes(field));
    if (argv.includes("-L")) return { stdout: "" };
    if (refused !== undefined)
      return {
        stdout: `Field "${refused}" is not a valid field to query.\n`,
        end: { kind: "exit", code: 2 } as const,
      };
    const values: Readonly<Record<string, string>> = {
      index: "0",
      name: "A100",
      uuid: "GPU-00000000-1111-2222-3333-444444444444",
      "pci.bus_id": "00000000:01:00.0",
      "memory.total": "16 MiB",
      "mig.mode.current": "Enabled",
      driver_version: "450.80",
    };
    return { stdout: `${asked.map((field) => values[field] ?? "?").join(", ")}\n` };
  };

describe("accelerators", () => {
  it("gives NVIDIA cards with minors from the driver, and the common nodes that exist", async () => {
    const { accelerators, warnings } = await observe({ accelerators: NVIDIA });
    expect(accelerators).toMatchObject({
      vendor: "nvidia",
      runtime: "cuda",
      visibilityEnv: "CUDA_VISIBLE_DEVICES",
      gpuTls: "cuda",
    });
    expect(accelerators?.commonDevices).toEqual(["/dev/nvidiactl", "/dev/nvidia-uvm"]);
    expect(accelerators?.gpus.map((gpu) => gpu.device)).toEqual(["/dev/nvidia0", "/dev/nvidia1"]);
    expect(accelerators?.gpus[0]).toMatchObject({
      memoryBytes: 143_771 * 1024 * 1024,
      driver: "580.65.06",
      architecture: "9.0",
    });
    expect(warnings).toEqual([]);
  });

  it("gives AMD cards in the order of the visibility variable, by render minor", async () => {
    const { accelerators, asked } = await observe({ accelerators: AMD });
    expect(accelerators).toMatchObject({
      vendor: "amd",
      runtime: "rocm",
      visibilityEnv: "ROCR_VISIBLE_DEVICES",
      commonDevices: ["/dev/kfd"],
    });
    expect(accelerators?.gpus.map((gpu) => [gpu.index, gpu.device, gpu.partition])).toEqual([
      [0, "/dev/dri/renderD128", undefined],
      [1, "/dev/dri/renderD136", undefined],
    ]);
    const rocminfo = asked.find((each) => each.argv[0] === "rocminfo");
    expect(rocminfo?.env).toMatchObject({ ROCR_VISIBLE_DEVICES: null, HIP_VISIBLE_DEVICES: null });
  });

  it("takes the device minor, not the index", async () => {
    const { accelerators, warnings } = await observe({
      tools: nvidiaTool(row(0) + row(1)),
      files: {
        "/dev/nvidia0": character,
        "/dev/nvidia1": character,
        "/proc/driver/nvidia/gpus/0000:01:00.0/information": "Device Minor: \t 1\n",
        "/proc/driver/nvidia/gpus/0000:02:00.0/information": "Device Minor: \t 0\n",
      },
    });
    expect(accelerators?.gpus.map((gpu) => gpu.device)).toEqual(["/dev/nvidia1", "/dev/nvidia0"]);
    expect(warnings).toEqual([]);
  });

  it("reads minors from the XML where the driver's files are not readable, else assumes the index and warns", async () => {
    const xml = '<gpu id="00000000:01:00.0"><minor_number>3</minor_number></gpu>';
    const tool = (withXml: boolean) => ({
      "nvidia-smi": ({ argv }: { argv: readonly string[] }) =>
        argv.includes("-x")
          ? withXml
            ? { stdout: xml }
            : { end: { kind: "exit", code: 1 } as const }
          : { stdout: row(0) },
    });
    const files = { "/dev/nvidia3": character, "/dev/nvidia0": character };
    const told = await observe({ tools: tool(true), files });
    expect([told.accelerators?.gpus[0]?.device, told.warnings]).toEqual(["/dev/nvidia3", []]);
    const assumed = await observe({ tools: tool(false), files });
    expect([assumed.accelerators?.gpus[0]?.device, assumed.warnings]).toEqual([
      "/dev/nvidia0",
      ["NVIDIA_MINOR_ASSUMED"],
    ]);
  });

  it("asks an old nvidia-smi again, without the fields that it refuses, and no others", async () => {
    const files = { "/dev/nvidia0": character };
    const one = await observe({ tools: { "nvidia-smi": refusing("compute_cap") }, files });
    expect(one.accelerators?.gpus[0]).toMatchObject({ name: "A100", driver: "450.80", partition: "MIG" });
    const both = await observe({
      tools: { "nvidia-smi": refusing("mig.mode.current", "compute_cap") },
      files,
    });
    expect(both.accelerators?.gpus[0]).toMatchObject({ name: "A100", driver: "450.80" });
    expect(both.accelerators?.gpus[0]?.partition).toBeUndefined();
    const none = await observe({ tools: { "nvidia-smi": refusing("uuid") }, files });
    expect(none.codes).toEqual(["NVIDIA_SMI_TOO_OLD"]);
  });

  it("names MIG cards with their devices", async () => {
    const list = `GPU 0: NVIDIA H200 (UUID: GPU-00000000-1111-2222-3333-444444444444)\n  MIG 1c.3g.71gb  Device  0: (UUID: MIG-1)\n`;
    const { accelerators } = await observe({
      tools: {
        "nvidia-smi": ({ argv }) => ({ stdout: argv.includes("-L") ? list : row(0, "Enabled, 9.0, 580.1") }),
      },
      files: { "/dev/nvidia0": character },
    });
    expect(accelerators?.gpus[0]).toMatchObject({
      partition: "MIG",
      instances: [{ uuid: "MIG-1", profile: "1c.3g.71gb" }],
    });
  });

  it("knows a partition that stands alone by its card, whose function its own is not", async () => {
    const files = {
      "/dev/dri/renderD129": character,
      "/dev/kfd": character,
      "/sys/class/kfd/kfd/topology/nodes/3/properties":
        "simd_count 8\nlocation_id 257\ndrm_render_minor 129\nunique_id 8268210666246142564\n",
      "/sys/bus/pci/devices/0000:01:00.0/current_compute_partition": "DPX\n",
    };
    const stdout = rocminfo(304, "gfx942")().stdout.replace(
      "BDFID: 256",
      "BDFID: 257\n  Uuid: GPU-72be95cb49b27a64",
    );
    const { accelerators } = await observe({ tools: { rocminfo: () => ({ stdout }) }, files });
    expect(accelerators?.gpus[0]).toMatchObject({ pci: "0000:01:00.0", partition: "DPX" });
  });

  it("names AMD partitions, which no UUID selects", async () => {
    const { accelerators } = await observe({
      accelerators: AMD,
      files: Object.fromEntries(
        ["05", "23"].map((bus) => [
          `/sys/bus/pci/devices/0000:${bus}:00.0/current_compute_partition`,
          "CPX\n",
        ]),
      ),
    });
    expect(accelerators?.gpus.map((gpu) => gpu.partition)).toEqual(["CPX", "CPX"]);
  });

  it.each<[string, Omit<SimulatedHostSpec, "hostname">, string[]]>([
    ["no tool at all", {}, ["ACCELERATOR_TOOL_MISSING"]],
    [
      "no tool though the hardware is there",
      { files: pci("0000:01:00.0", "0x10de", "0x030200") },
      ["ACCELERATOR_TOOL_MISSING"],
    ],
    ["a missing device node", { tools: nvidiaTool(row(0)) }, ["ACCELERATOR_DEVICE_MISSING"]],
    [
      "a file in a device's place",
      { tools: nvidiaTool(row(0)), files: { "/dev/nvidia0": "" } },
      ["ACCELERATOR_DEVICE_NOT_CHARACTER"],
    ],
    ["no card", { tools: nvidiaTool("No devices were found\n", 6) }, ["NVIDIA_NO_GPU"]],
    [
      "a kernel with AMD cards but no rocminfo",
      { files: { "/sys/class/kfd/kfd/topology/nodes/1/properties": "simd_count 8\nlocation_id 5\n" } },
      ["AMD_ROCMINFO_MISSING"],
    ],
    [
      "AMD nodes that are hidden",
      {
        faults: {},
        tools: { rocminfo: () => ({ stdout: "*** Done ***\n" }) },
        files: { "/sys/class/kfd/kfd/topology/nodes/1/properties": "" },
      },
      ["AMD_GPU_HIDDEN"],
    ],
    [
      "two cards on one minor",
      {
        tools: nvidiaTool(row(0) + row(1)),
        files: {
          "/proc/driver/nvidia/gpus/0000:01:00.0/information": "Device Minor: 1\n",
          "/proc/driver/nvidia/gpus/0000:02:00.0/information": "Device Minor: 1\n",
        },
      },
      ["TOOL_OUTPUT_UNREADABLE"],
    ],
  ])("refuses %s", async (_, spec, expected) => {
    const { codes, errors } = await observe(spec);
    expect(codes).toEqual(expected);
    if (expected[0] === "ACCELERATOR_TOOL_MISSING")
      expect(errors[0]?.message).toMatch(/nvidia-smi.*rocminfo/);
  });

  it("reports cards on the bus that the tool does not show", async () => {
    const { accelerators, seen } = await observe({
      accelerators: NVIDIA,
      files: pci("0000:ff:00.0", "0x10de", "0x030200"),
    });
    expect(accelerators?.gpus).toHaveLength(2);
    expect(seen.map((each) => each.code)).toEqual(["ACCELERATOR_HIDDEN"]);
    expect(seen[0]?.facts.message).toContain("0000:ff:00.0");
  });

  it("does not count audio functions, switches and other vendors", async () => {
    const files = {
      ...pci("0000:ff:00.1", "0x10de", "0x040300"),
      ...pci("0000:fe:00.0", "0x10de", "0x068000"),
      ...pci("0000:fd:00.0", "0x1a03", "0x030000"),
    };
    expect((await observe({ accelerators: NVIDIA, files })).warnings).toEqual([]);
  });

  describe("of two vendors", () => {
    it("are an error unless the ids choose", async () => {
      const spec = { accelerators: NVIDIA, tools: { rocminfo: rocminfo(60, "gfx906") }, files: amdFiles(1) };
      const undecided = await observe(spec);
      expect(undecided.codes).toEqual(["ACCELERATORS_OF_TWO_VENDORS"]);
      const uuid = (await observe({ accelerators: NVIDIA })).accelerators?.gpus[1]?.uuid ?? "";
      expect((await observe(spec, [uuid])).accelerators?.vendor).toBe("nvidia");
      expect((await observe(spec, ["0"])).codes).toEqual(["ACCELERATORS_OF_TWO_VENDORS"]);
      expect((await observe(spec, ["1"])).accelerators?.vendor).toBe("nvidia");
    });

    it("are none where the second is integrated graphics", async () => {
      const { accelerators, warnings } = await observe({
        accelerators: NVIDIA,
        tools: { rocminfo: rocminfo(2) },
        files: amdFiles(1),
      });
      expect([accelerators?.vendor, warnings]).toEqual(["nvidia", []]);
    });

    it("never pass over broken cards for integrated graphics", async () => {
      const broken = nvidiaTool("Failed to initialize NVML: Driver/library version mismatch\n", 18);
      const spec = { tools: { ...broken, rocminfo: rocminfo(2) }, files: amdFiles(1) };
      expect((await observe(spec)).codes).toEqual(["NVIDIA_DRIVER_MISMATCH"]);
      const absent = {
        tools: { rocminfo: rocminfo(2) },
        files: { ...amdFiles(1), ...pci("0000:01:00.0", "0x10de", "0x030200") },
      };
      expect((await observe(absent)).codes).toEqual(["ACCELERATOR_TOOL_MISSING"]);
    });

    it("pass over a tool whose vendor has nothing on the bus", async () => {
      const broken = nvidiaTool(
        "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver.\n",
        9,
      );
      const { accelerators, warnings } = await observe({ accelerators: AMD, tools: broken });
      expect([accelerators?.vendor, warnings]).toEqual(["amd", []]);
    });

    it("warn of a later vendor that is broken", async () => {
      const { accelerators, warnings } = await observe({
        accelerators: NVIDIA,
        tools: {
          rocminfo: () => ({
            stdout: "ROCk module is NOT loaded, possibly no GPU devices\n",
            end: { kind: "exit", code: 1 },
          }),
        },
        files: pci("0000:f0:00.0", "0x1002", "0x030000"),
      });
      expect([accelerators?.vendor, warnings]).toEqual(["nvidia", ["ACCELERATOR_VENDOR_IGNORED"]]);
    });

    it("leave integrated graphics out and keep its index taken", async () => {
      const stdout = `Agent 1\n  Name: gfx1036\n  Marketing Name: AMD Radeon Graphics\n  Device Type: GPU\n  BDFID: 256\n  Compute Unit: 2\nAgent 2\n  Name: gfx1201\n  Marketing Name: AMD Radeon AI PRO R9700\n  Device Type: GPU\n  BDFID: 512\n  Compute Unit: 64\n*** Done ***\n`;
      const { accelerators } = await observe({ tools: { rocminfo: () => ({ stdout }) }, files: amdFiles(2) });
      expect(accelerators?.gpus.map((gpu) => gpu.index)).toEqual([1]);
      expect(accelerators?.excluded).toEqual([
        { index: 0, name: "AMD Radeon Graphics", reason: "integrated graphics" },
      ]);
    });
  });
});

describe("PCI", () => {
  it.each([
    ["00000000:4E:00.0", "0000:4e:00.0"],
    ["0000:4e:00.0", "0000:4e:00.0"],
    ["4e:00.0", "0000:4e:00.0"],
    ["00010000:01:00.0", "10000:01:00.0"],
    ["4e:00", undefined],
    ["x", undefined],
  ])("address %s", (written, address) => expect(pciAddress(written)).toBe(address));

  it("is unknown where sysfs shows nothing", () => {
    expect(parsePciDevices(new Map())).toBeUndefined();
    expect(isAccelerator({ address: "", vendor: "0x1002", class: "0x120000" })).toBe(true);
    expect(isAccelerator({ address: "", vendor: "0x1002", class: "0x060400" })).toBe(false);
  });
});
