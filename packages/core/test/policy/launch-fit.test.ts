import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/canonical.js";
import type { Accelerators, HostUse, WeightFacts } from "../../src/observation/observation.js";
import { Findings } from "../../src/errors/findings.js";
import { satisfiesCuda } from "../../src/policy/cuda-requirement.js";
import { type Case, DENSE, derive, gpus, image, metadata, observation, pair } from "./fleet.js";

const GIB = 2 ** 30;

function warnings(each: Case) {
  const { findings } = derive(pair(each));
  expect(findings.errors).toEqual([]);
  return findings.warnings.filter(({ role }) => role === "engine-1");
}

function codes(each: Case): readonly string[] {
  return warnings(each).map(({ code }) => code);
}

const cards = (rest: Parameters<typeof gpus>[1], more: Partial<Accelerators> = {}): Accelerators => ({
  ...observation(1).accelerators,
  gpus: gpus(2, rest),
  ...more,
});

const args = (...words: string[]) => ({ asked: { engineArgs: ["--max-model-len", "1024", ...words] } });

const nvidia = (driver: string | undefined, environment: Readonly<Record<string, string>>): Case => ({
  seen: { accelerators: cards(driver === undefined ? {} : { driver }), image: image({ environment }) },
});

const amd = (architecture: string, stated: string | undefined): Case => ({
  seen: {
    accelerators: cards(
      { name: "AMD Instinct", architecture, driver: "6.12" },
      { vendor: "amd", runtime: "rocm", gpuTls: "rocm", visibilityEnv: "ROCR_VISIBLE_DEVICES" },
    ),
    image: image({ environment: stated === undefined ? {} : { PYTORCH_ROCM_ARCH: stated } }),
  },
});

const use = (given: Partial<HostUse>): Case => ({ seen: { use: { listeners: [], gpus: [], ...given } } });

describe("weights against memory", () => {
  const accelerators = cards({ memoryBytes: 80 * GIB });
  const weights = (bytes: WeightFacts["bytes"], source: WeightFacts["source"] = "headers") => ({
    seen: { accelerators, weights: { source, bytes } },
  });

  test("a share larger than the engine may use is told with its figures", () => {
    const [warning, ...others] = warnings(weights({ BF16: 150 * GIB }));
    expect(others).toEqual([]);
    expect(warning).toMatchObject({
      code: "WEIGHTS_TOO_LARGE",
      message:
        "the weights are about 150.0 GiB, 75.0 GiB per GPU at tensor-parallel size 2; NVIDIA H200 has 80.0 GiB, of which the engine may use 72.0 GiB",
    });
  });

  test.each<[string, Case, boolean]>([
    ["a share that fits", weights({ BF16: 140 * GIB }), false],
    ["formats add up", weights({ BF16: 100 * GIB, F8_E4M3: 50 * GIB }), true],
    ["wide numbers are loaded as two bytes", weights({ F32: 280 * GIB }), false],
    ["the index's sum", weights({ unknown: 150 * GIB }, "index"), true],
    [
      "the index's sum of wide numbers",
      {
        seen: {
          ...weights({ unknown: 280 * GIB }, "index").seen,
          model: metadata({ ...observation(1).model.config, torch_dtype: "float32" }),
        },
      },
      false,
    ],
    ["weights that are not known", { seen: { accelerators } }, false],
    ["memory that is not known", { seen: { weights: { source: "headers", bytes: { BF16: 1e15 } } } }, false],
    [
      "a larger share of the memory",
      { ...weights({ BF16: 150 * GIB }), ...args("--gpu-memory-utilization", "0.95") },
      false,
    ],
    ["quantisation at start", { ...weights({ BF16: 150 * GIB }), ...args("--quantization=fp8") }, false],
    ["offloading", { ...weights({ BF16: 150 * GIB }), ...args("--cpu-offload-gb", "40") }, false],
  ])("%s", (_name, each, warned) => {
    expect(codes(each).includes("WEIGHTS_TOO_LARGE")).toBe(warned);
  });
});

describe("the image against the accelerators", () => {
  const OFFICIAL =
    "cuda>=12.9 brand=unknown,driver>=535,driver<536 brand=tesla,driver>=535,driver<536 brand=tesla,driver>=570,driver<571";
  test.each<[string, string, boolean]>([
    [OFFICIAL, "580.95.05", true],
    [OFFICIAL, "575.57.08", true],
    [OFFICIAL, "570.172.08", true],
    [OFFICIAL, "535.230.02", true],
    [OFFICIAL, "550.54.15", false],
    [OFFICIAL, "565.57.01", false],
    ["cuda>=13.0", "580.65.06", true],
    ["cuda>=13.0", "575.57.08", false],
    ["cuda>=13.2", "595.58.03", true],
    ["cuda>=13.3", "595.58.03", false],
    ["cuda>=13.3", "610.43.02", true],
    ["cuda>=99.0", "999.1", true],
    ["cuda>=12.4", "R550", true],
    ["cuda>=12.0", "440.118.02", false],
    ["cuda>=10.2", "440.118.02", true],
    ["cuda>=12.0,cuda<12.5", "580.1", false],
    ["driver!=550.1", "550.1", false],
    ["arch>=9.0", "580.1", true],
    ["arch>=10.0", "580.1", false],
    ["something else", "1.0", true],
    ["  ", "1.0", true],
  ])("%j under driver %s: %s", (requirement, driver, satisfied) => {
    expect(satisfiesCuda(requirement, { driver, capability: "9.0" })).toBe(satisfied);
  });

  test.each<[string, Case, boolean]>([
    ["a driver too old", nvidia("550.54.15", { NVIDIA_REQUIRE_CUDA: OFFICIAL }), true],
    ["a driver that is new enough", nvidia("580.1", { NVIDIA_REQUIRE_CUDA: OFFICIAL }), false],
    ["no driver known", nvidia(undefined, { NVIDIA_REQUIRE_CUDA: OFFICIAL }), false],
    ["no requirement", nvidia("450.1", {}), false],
    [
      "a requirement that the image takes back",
      nvidia("550.1", { NVIDIA_REQUIRE_CUDA: OFFICIAL, NVIDIA_DISABLE_REQUIRE: "true" }),
      false,
    ],
    ["CUDA of a newer major version", nvidia("570.1", { CUDA_VERSION: "13.0.1" }), true],
    ["CUDA of a newer minor version", nvidia("535.1", { CUDA_VERSION: "12.9.1" }), false],
  ])("%s", (_name, each, warned) => {
    expect(codes(each)).toEqual(warned ? ["IMAGE_CUDA_UNSUPPORTED"] : []);
  });

  test.each<[string, string | undefined, boolean]>([
    ["gfx942", "gfx90a;gfx942;gfx950", false],
    ["gfx942", "gfx90a;gfx9420", true],
    ["gfx942", "gfx90a gfx1100", true],
    ["gfx942", "gfx942:sramecc+:xnack-", false],
    ["gfx942", "gfx9-4-generic", false],
    ["gfx90a", "gfx9-4-generic", true],
    ["gfx1201", "gfx12-generic", false],
    ["gfx942", undefined, false],
    ["gfx942", "all", false],
  ])("%s in an image for %j: warned %s", (architecture, stated, warned) => {
    expect(codes(amd(architecture, stated))).toEqual(warned ? ["IMAGE_WITHOUT_ARCHITECTURE"] : []);
  });
});

const holder = { pid: 7, program: "python3", container: "old-engine" };

function taken(...ports: readonly number[]) {
  return warnings(use({ listeners: ports.map((port) => ({ address: "0.0.0.0", port, holder })) }));
}

describe("what is taken already", () => {
  test("ports are told with field and holder, others are not", () => {
    const listeners = [
      { address: "0.0.0.0", port: 8001, holder },
      { address: "::", port: 8001, holder },
      { address: "127.0.0.1", port: 8201 },
      { address: "0.0.0.0", port: 22 },
      { address: "0.0.0.0", port: 20_200 },
    ];
    expect(warnings(use({ listeners }))).toMatchObject([
      {
        code: "PORT_IN_USE",
        field: "NARWHAL_NODE_1_ENGINE_PORT",
        subject: "8001",
        message:
          "port 8001 is taken on node-1: python3 (pid 7, container old-engine) listens on 0.0.0.0, python3 (pid 7, container old-engine) listens on ::",
      },
      {
        code: "PORT_IN_USE",
        field: "NARWHAL_NODE_1_NIXL_SIDE_CHANNEL_PORT",
        message: "port 8201 is taken on node-1: a process that the login may not see listens on 127.0.0.1",
      },
    ]);
    expect(codes(use({}))).toEqual([]);
  });

  test("ports of UCX's range are told together, at its ends too", () => {
    expect(taken(20_099, 20_200)).toEqual([]);
    expect(taken(20_100)).toMatchObject([
      {
        code: "PORT_IN_USE",
        field: "NARWHAL_NODE_1_UCX_TCP_PORT_RANGE",
        subject: "20100-20199",
        message:
          "1 of the 100 ports of 20100-20199 is taken on node-1 (20100): python3 (pid 7, container old-engine) listens on 0.0.0.0",
      },
    ]);
    const many = Array.from({ length: 20 }, (_, index) => 20_199 - index);
    expect(taken(...many)[0]?.message).toContain(
      "20 of the 100 ports of 20100-20199 are taken on node-1 (20180, 20181, 20182, 20183, 20184, 20185, 20186, 20187, …)",
    );
  });

  const onCard = (index: number, bytes?: number, by?: typeof holder): HostUse["gpus"][number] => ({
    device: `/dev/nvidia${index}`,
    ...(bytes === undefined ? {} : { bytes }),
    ...(by === undefined ? {} : { holder: by }),
  });

  test("memory is told by card and holder", () => {
    expect(warnings(use({ gpus: [onCard(1, 70 * GIB, holder), onCard(1, 2 * GIB)] }))).toMatchObject([
      {
        code: "GPU_MEMORY_IN_USE",
        field: "NARWHAL_NODE_1_GPU_IDS",
        message:
          "memory of the engine's GPUs is in use; GPU 1: 70.0 GiB by python3 (pid 7, container old-engine), 2.0 GiB by a process that is not shown",
      },
    ]);
  });

  test.each<[string, HostUse["gpus"], boolean]>([
    ["an unknown amount", [onCard(0, undefined, holder)], true],
    ["a little, by a tool that watches", [onCard(0, GIB / 8, holder)], false],
    ["what the driver keeps for itself", [onCard(0, GIB / 2)], false],
    ["a card of another engine", [onCard(7, 70 * GIB, holder)], false],
  ])("%s", (_name, there, warned) => {
    expect(codes(use({ gpus: there }))).toEqual(warned ? ["GPU_MEMORY_IN_USE"] : []);
  });

  test("two engines of one host hear of their own ports and cards alone", () => {
    const there: HostUse = {
      listeners: [{ address: "0.0.0.0", port: 9002, holder }],
      gpus: [onCard(0, 70 * GIB, holder)],
    };
    const seen = { hostId: "node-1", use: there };
    const asked = (id: string, enginePort: number) => ({
      asked: { gpuIds: [id], enginePort, destination: "host-1" },
      seen,
    });
    const { findings } = derive([asked("0", 9001), asked("1", 9002)]);
    expect(findings.warnings.map(({ code, role }) => `${role} ${code}`)).toEqual([
      "engine-1 GPU_MEMORY_IN_USE",
      "engine-2 PORT_IN_USE",
    ]);
  });
});

const quantised = (architecture: string, quantization_config: JsonObject): Case => ({
  seen: {
    accelerators: cards({ architecture }),
    model: metadata({ ...DENSE, intermediate_size: 16_384, quantization_config }),
  },
});

describe("quantisation to FP8 on accelerators without it", () => {
  const forms: Readonly<Record<string, JsonObject>> = {
    "vLLM's own": { quant_method: "fp8", activation_scheme: "dynamic" },
    FBGEMM: { quant_method: "fbgemm_fp8", activation_scale_ub: 1200 },
    ModelOpt: { quant_method: "modelopt", quant_algo: "FP8" },
    "ModelOpt, by channel": { quant_method: "modelopt", quant_algo: "FP8_PER_CHANNEL_PER_TOKEN" },
    "ModelOpt, in its first form": { producer: { name: "modelopt" }, quantization: { quant_algo: "FP8" } },
    "AMD Quark": { quant_method: "quark", global_quant_config: { weight: { dtype: "fp8_e4m3" } } },
    "compressed-tensors": {
      quant_method: "compressed-tensors",
      config_groups: { group_0: { weights: { type: "float", num_bits: 8, strategy: "channel" } } },
    },
  };
  test.each(Object.entries(forms))("%s", (_name, form) => {
    expect(codes(quantised("8.0", form))).toEqual(["FP8_WITHOUT_HARDWARE"]);
    expect(codes(quantised("gfx90a", form))).toEqual(["FP8_WITHOUT_HARDWARE"]);
    expect(codes(quantised("8.9", form))).toEqual([]);
    expect(codes(quantised("12.0", form))).toEqual([]);
    expect(codes(quantised("gfx942", form))).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ["NVFP4", { quant_method: "modelopt", quant_algo: "NVFP4" }],
    ["AWQ", { quant_method: "awq", bits: 4, group_size: 128 }],
    ["MXFP4", { quant_method: "mxfp4" }],
    ["bitsandbytes", { quant_method: "bitsandbytes", load_in_8bit: true }],
    ["another producer", { producer: { name: "x" }, quantization: { quant_algo: "FP8" } }],
    ["eight-bit integers", { config_groups: { a: { weights: { type: "int", num_bits: 8 } } } }],
  ])("%s is none", (_name, form) => {
    expect(codes(quantised("8.0", form))).toEqual([]);
  });
});

describe("strictly", () => {
  const lacking = metadata({ ...DENSE, quantization_config: { quant_method: "fp8" } });
  const each: Readonly<Record<string, Case>> = {
    WEIGHTS_TOO_LARGE: {
      seen: {
        accelerators: cards({ memoryBytes: GIB }),
        weights: { source: "headers", bytes: { BF16: 9e12 } },
      },
    },
    IMAGE_CUDA_UNSUPPORTED: nvidia("450.1", { CUDA_VERSION: "13.0.1" }),
    IMAGE_WITHOUT_ARCHITECTURE: amd("gfx942", "gfx1100"),
    PORT_IN_USE: use({ listeners: [{ address: "::", port: 8001 }] }),
    GPU_MEMORY_IN_USE: use({ gpus: [{ device: "/dev/nvidia0", bytes: 9 * GIB, holder: { pid: 1 } }] }),
    FP8_WITHOUT_HARDWARE: { seen: { accelerators: cards({ architecture: "8.0" }), model: lacking } },
    STATE_NOT_TRANSFERABLE: { seen: { model: metadata({ model_type: "lfm2", conv_L_cache: 3 }) } },
    STATE_TRANSFER_INACCURATE: { seen: { model: metadata({ linear_attn_config: { kda_layers: [1] } }) } },
    CUSTOM_CODE_ELSEWHERE: { seen: { model: metadata({ ...DENSE, auto_map: { AutoConfig: "a/b--c.D" } }) } },
  };
  test.each(Object.entries(each))("%s stops the gate", (code, given) => {
    const told = (strict: boolean) => {
      const { errors, warnings: kept } = derive(
        pair(given),
        {},
        new Findings({ strict, accept: new Set() }),
      ).findings;
      return [errors, kept].map((list) => [...new Set(list.map((found) => found.code))]);
    };
    expect(told(false)).toEqual([[], [code]]);
    expect(told(true)).toEqual([[code], []]);
  });
});
