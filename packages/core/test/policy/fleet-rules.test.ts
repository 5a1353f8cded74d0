import { describe, expect, test } from "vitest";
import type { EngineObservation, Gpu } from "../../src/observation/observation.js";
import {
  DENSE,
  type Case,
  HYBRID,
  derive,
  engineInputs,
  fabric,
  gpu,
  gpus,
  image,
  metadata,
  observation,
  pair,
} from "./fleet.js";

const accelerators = (list: readonly Gpu[]): Partial<EngineObservation> => ({
  accelerators: { ...observation(1).accelerators, gpus: list },
});
const shared = (lists: readonly (readonly string[] | undefined)[], list = gpus(4)): Case[] =>
  lists.map((gpuIds, index) => ({
    asked: gpuIds === undefined ? {} : { gpuIds },
    seen: {
      hostId: "node-1",
      interface: fabric(["10.0.0.1"]),
      ...accelerators(list),
      role: `engine-${index + 1}`,
    },
  }));
const uuid = (index: number): string => gpu(index).uuid ?? "";

const at = (...addresses: string[]): Case => ({ seen: { interface: fabric(addresses) } });
const env = (engineEnv: Record<string, string>, imageEnv: Record<string, string> = {}, config = HYBRID) =>
  derive(
    pair({
      asked: { engineEnv },
      seen: { image: image({ environment: imageEnv }), model: metadata(config) },
    }),
  );

describe("accelerators", () => {
  test("an engine alone gets the whole host", () => {
    const { policy, codes } = derive(pair({ seen: accelerators(gpus(4)) }));
    expect(codes).toEqual([]);
    expect(policy?.hardware).toEqual({
      accelerator: "NVIDIA H200",
      acceleratorsPerEngine: 4,
      tensorParallel: 4,
    });
    expect(policy?.engines[0]).toMatchObject({
      gpuIds: ["0", "1", "2", "3"],
      acceleratorDevices: [
        "/dev/nvidiactl",
        "/dev/nvidia-uvm",
        "/dev/nvidia0",
        "/dev/nvidia1",
        "/dev/nvidia2",
        "/dev/nvidia3",
      ],
    });
  });

  test("lists are kept as declared, devices stand in detection order", () => {
    const { policy } = derive(
      shared([
        ["3", "0"],
        [uuid(2).toUpperCase(), uuid(1)],
      ]),
    );
    expect(policy?.engines.map((engine) => engine.gpuIds)).toEqual([
      ["3", "0"],
      [uuid(2).toUpperCase(), uuid(1)],
    ]);
    expect(policy?.engines[0]?.acceleratorDevices.slice(2)).toEqual(["/dev/nvidia0", "/dev/nvidia3"]);
  });

  const mixed = [...gpus(2), gpu(2, { name: "NVIDIA L4" }), gpu(3, { name: "NVIDIA L4" })];
  const rows: readonly (readonly [string, readonly Case[], string])[] = [
    [
      "out of range",
      shared([
        ["0", "9"],
        ["2", "3"],
      ]),
      "GPU_ID_UNKNOWN",
    ],
    ["an unknown UUID", shared([["GPU-ffffffff"], ["2"]]), "GPU_ID_UNKNOWN"],
    ["a beginning of several", shared([["GPU-0000000"], ["2"]]), "GPU_ID_AMBIGUOUS"],
    [
      "twice in one list",
      shared([
        ["0", "0"],
        ["2", "3"],
      ]),
      "GPU_ID_REPEATED",
    ],
    [
      "both kinds in one list",
      shared([
        ["0", uuid(1)],
        ["2", "3"],
      ]),
      "GPU_IDS_OF_TWO_KINDS",
    ],
    [
      "in two lists",
      shared([
        ["0", "1"],
        ["1", "2"],
      ]),
      "GPU_ASSIGNED_TWICE",
    ],
    [
      "in two lists, by index and UUID",
      shared([
        ["0", "1"],
        [uuid(1), uuid(2)],
      ]),
      "GPU_ASSIGNED_TWICE",
    ],
    ["no list", shared([["0", "1"], undefined]), "GPU_LIST_NEEDED"],
    [
      "indices among products",
      shared(
        [
          ["0", "1"],
          ["2", "3"],
        ],
        mixed,
      ),
      "GPU_INDEX_UNSAFE",
    ],
    ["products mixed in a whole host", pair({ seen: accelerators(mixed) }), "GPU_PRODUCTS_MIXED"],
    ["MIG", pair({ seen: accelerators(gpus(2, { partition: "MIG" })) }), "GPU_PARTITIONED"],
    ["AMD partitions", pair({ seen: accelerators(gpus(2, { partition: "CPX" })) }), "GPU_PARTITIONED"],
    ["no accelerator", pair({ seen: accelerators([]) }), "GPU_NONE"],
    ["TP above the count", pair({ asked: { tensorParallelSize: 4 } }), "TP_LARGER_THAN_GPUS"],
    ["another count", [{}, { seen: accelerators(gpus(4)) }], "TP_SHAPE_DIFFERS"],
    ["another product", [{}, { seen: accelerators(gpus(2, { name: "NVIDIA L4" })) }], "TP_SHAPE_DIFFERS"],
    ["another TP size", [{}, { asked: { tensorParallelSize: 1 } }], "TP_SHAPE_DIFFERS"],
  ];
  test.each(rows)("%s", (_name, cases, code) => {
    const { findings } = derive(cases);
    expect(findings.errors.map((error) => error.code)).toContain(code);
    expect(findings.errors[0]).toMatchObject({
      gate: "policy",
      host: expect.stringMatching(/^node-/) as string,
    });
  });

  test("one product under the names of two drivers is told as such", () => {
    const old = gpus(2, { name: "H200" });
    const { errors } = derive([{}, { seen: accelerators(old) }]).findings;
    expect(errors.map(({ code }) => code)).toEqual(["TP_SHAPE_DIFFERS"]);
    expect(errors[0]?.message).toContain("2 × H200");
    expect(errors[0]?.hint).toBe(
      "install one driver version on all hosts, so that all name the product alike",
    );
    const [other] = derive([{}, { seen: accelerators(gpus(2, { name: "NVIDIA L4" })) }]).findings.errors;
    expect(other?.hint).toContain("NARWHAL_NODE_<n>_GPU_IDS");
  });

  test("indices among several products propose the UUIDs", () => {
    const { findings } = derive(
      shared(
        [
          ["0", "1"],
          ["2", "3"],
        ],
        mixed,
      ),
    );
    expect(findings.errors[0]?.hint).toContain(`NARWHAL_NODE_1_GPU_IDS=${uuid(0)},${uuid(1)}`);
    const [error] = derive(pair({ seen: accelerators(mixed) })).findings.errors;
    expect(error?.hint).toContain(`${uuid(2)},${uuid(3)} (NVIDIA L4)`);
  });

  test("a UUID list chooses one product among several", () => {
    expect(derive(shared([[uuid(0)], [uuid(1)]], mixed)).codes).toEqual([]);
  });

  test("whole AMD cards are no partition, MIG devices can be chosen by UUID", () => {
    expect(derive(pair({ seen: accelerators(gpus(2, { partition: "SPX" })) })).codes).toEqual([]);
    const instances = ["MIG-a", "MIG-b"].map((id) => ({ uuid: id, profile: "3g.71gb" }));
    const { policy, codes } = derive(
      shared([["MIG-a"], ["MIG-B"]], [gpu(0, { partition: "MIG", instances })]),
    );
    expect(codes).toEqual([]);
    expect(policy?.hardware.accelerator).toBe("NVIDIA H200 MIG 3g.71gb");
  });
});

describe("addresses", () => {
  test("the one candidate makes the URLs", () => {
    expect(derive(pair({ seen: {} })).policy?.engines[0]).toMatchObject({
      address: "10.0.0.1",
      url: "http://10.0.0.1:8001",
      attestationUrl: "http://10.0.0.1:8101/v1/attestation",
    });
  });

  test("IPv6 stands in brackets, and any spelling chooses", () => {
    const six: Case[] = [1, 2].map((n) => ({
      asked: { ip: `fd00:0:0::${n}`, from: { IP: `NARWHAL_NODE_${n}_IP` } },
      seen: { interface: fabric(["fd00::ffff", `fd00::${n}`]) },
    }));
    const { policy, codes } = derive(six);
    expect(codes).toEqual([]);
    expect(policy?.engines[1]?.url).toBe("http://[fd00::2]:8002");
  });

  test("the operator's URLs win", () => {
    const asked = { url: "http://gateway:9000", from: { URL: "NARWHAL_NODE_1_URL" } };
    expect(derive([{ asked }, {}]).policy?.engines[0]).toMatchObject({
      url: "http://gateway:9000",
      because: { url: { origin: "field", source: "NARWHAL_NODE_1_URL" } },
    });
  });

  const rows: readonly (readonly [string, readonly Case[], string])[] = [
    ["several candidates", [at("10.0.0.1", "10.0.1.1"), {}], "FABRIC_ADDRESS_AMBIGUOUS"],
    ["no candidate", [at(), {}], "FABRIC_ADDRESS_MISSING"],
    ["an address that is not there", [{ asked: { ip: "10.9.9.9" } }, {}], "FABRIC_ADDRESS_UNKNOWN"],
    ["one address on two hosts", [at("10.0.0.7"), at("10.0.0.7")], "FABRIC_ADDRESS_SHARED"],
    ["mixed families", [at("10.0.0.1"), at("fd00::2")], "FABRIC_FAMILIES_MIXED"],
    ["one URL", [{ asked: { url: "http://g:1" } }, { asked: { url: "http://g:1" } }], "ENGINE_URL_SHARED"],
  ];
  test.each(rows)("%s", (_name, cases, code) => {
    expect(derive(cases).findings.errors.map((error) => error.code)).toContain(code);
  });

  test("the error lists the candidates and the field", () => {
    const [error] = derive([at("10.0.0.1", "10.0.1.1"), {}]).findings.errors;
    expect(error).toMatchObject({
      field: "NARWHAL_NODE_1_IP",
      details: { candidates: ["10.0.0.1", "10.0.1.1"] },
    });
    expect(error?.hint).toContain("10.0.0.1, 10.0.1.1");
  });
});

describe("environment", () => {
  test("supported values of the image, then the override, then the requirement", () => {
    const { policy, codes } = env(
      { UCX_LOG_LEVEL: "info", VLLM_LOGGING_LEVEL: "INFO" },
      {
        PATH: "/bin",
        VLLM_LOGGING_LEVEL: "DEBUG",
        CUDA_VISIBLE_DEVICES: "0",
        HF_TOKEN: "x",
        NIXL_LOG_LEVEL: "warn",
      },
    );
    expect(codes).toEqual([]);
    expect(policy?.engines[0]?.environment).toEqual({
      NIXL_LOG_LEVEL: "warn",
      UCX_LOG_LEVEL: "info",
      VLLM_LOGGING_LEVEL: "INFO",
      VLLM_SSM_CONV_STATE_LAYOUT: "DS",
    });
    expect(policy?.engines[0]?.because).toMatchObject({
      "environment.NIXL_LOG_LEVEL": { origin: "observation" },
      "environment.UCX_LOG_LEVEL": { origin: "field", source: "NARWHAL_NODE_1_ENGINE_ENV" },
      "environment.VLLM_SSM_CONV_STATE_LAYOUT": { origin: "rule", source: "conv-state-layout" },
    });
  });

  test("an override that says otherwise is an error, an image that does is overridden with a warning", () => {
    const [error] = env({ VLLM_SSM_CONV_STATE_LAYOUT: "SD" }).findings.errors;
    expect(error).toMatchObject({
      code: "REQUIREMENT_CONTRADICTED",
      field: "NARWHAL_NODE_1_ENGINE_ENV",
      details: { requirement: "conv-state-layout" },
    });
    expect(error?.message).toContain("linear_conv_kernel_dim");
    const overridden = env({}, { VLLM_SSM_CONV_STATE_LAYOUT: "SD" });
    expect(overridden.codes).toEqual(["REQUIREMENT_IMAGE_OVERRIDDEN", "REQUIREMENT_IMAGE_OVERRIDDEN"]);
    expect(overridden.policy?.engines[0]?.environment["VLLM_SSM_CONV_STATE_LAYOUT"]).toBe("DS");
    expect(env({ VLLM_SSM_CONV_STATE_LAYOUT: "DS" }).codes).toEqual([]);
    expect(env({ VLLM_SSM_CONV_STATE_LAYOUT: "SD" }, {}, DENSE).codes).toEqual([]);
  });

  test("names that the launcher does not take are refused in an override", () => {
    expect(env({ CUDA_VISIBLE_DEVICES: "0" }).codes).toContain("ENGINE_ENV_NAME_REFUSED");
    expect(env({ VLLM_X: "a\nb" }).codes).toContain("ENGINE_ENV_NAME_REFUSED");
  });

  test("values of the image that cannot be written down are dropped with a warning", () => {
    const { policy, codes } = env({}, { UCX_IB_PKEY: "[redacted]", VLLM_X: "a\nb" }, DENSE);
    expect(codes.filter((code) => code === "ENGINE_ENV_IMAGE_DROPPED")).toHaveLength(4);
    expect(policy?.engines[0]?.environment).toEqual({});
    expect(env({ UCX_IB_PKEY: "0x1" }, { UCX_IB_PKEY: "[redacted]" }, DENSE).codes).toEqual([]);
  });

  test.each(["PYTORCH_CUDA_ALLOC_CONF", "PYTORCH_ALLOC_CONF"])("expandable segments in %s", (name) => {
    const value = "max_split_size_mb:512,expandable_segments:True";
    const [byImage] = env({}, { [name]: value }, DENSE).findings.warnings;
    expect(byImage).toMatchObject({ code: "EXPANDABLE_SEGMENTS", subject: name });
    expect(byImage?.message).toContain("image");
    const [byField] = env({ [name]: value }, {}, DENSE).findings.warnings;
    expect(byField?.message).toContain("NARWHAL_NODE_1_ENGINE_ENV");
    expect(env({ [name]: "expandable_segments:False" }, { [name]: value }, DENSE).codes).toEqual([]);
  });
});

describe("agreement", () => {
  const rows: readonly (readonly [string, readonly Case[], string])[] = [
    ["layers", [{}, { seen: { image: image({ id: "sha256:b", layers: ["sha256:c"] }) } }], "IMAGES_DIFFER"],
    ["environment", [{}, { seen: { image: image({ id: "sha256:b", environment: {} }) } }], "IMAGES_DIFFER"],
    [
      "versions",
      [{}, { seen: { image: image({ packages: { vllm: "0.29.0", nixl: "1.1.0" } }) } }],
      "PACKAGES_DIFFER",
    ],
    ["config.json", [{}, { seen: { model: metadata({ ...DENSE, x: 1 }) } }], "MODEL_CONFIGS_DIFFER"],
    ["block size", [{}, { asked: { blockSize: 64 } }], "RUNTIME_SETTINGS_DIFFER"],
    ["dtype", [{}, { asked: { modelDtype: "float16" } }], "RUNTIME_SETTINGS_DIFFER"],
    [
      "attention backend",
      [{}, { asked: { engineArgs: ["--attention-backend", "FLASHINFER"] } }],
      "RUNTIME_SETTINGS_DIFFER",
    ],
    [
      "attention backend by variable",
      [{}, { asked: { engineEnv: { VLLM_ATTENTION_BACKEND: "X" } } }],
      "RUNTIME_SETTINGS_DIFFER",
    ],
  ];
  test.each(rows)("%s", (_name, cases, code) => {
    const { findings } = derive(cases);
    expect(findings.errors.map((error) => error.code)).toEqual([code]);
    expect(findings.errors[0]).toMatchObject({ role: "engine-2" });
    expect(findings.errors[0]?.message).toContain("engine-1");
  });

  test("one content under two ids is one image", () => {
    expect(derive([{}, { seen: { image: image({ id: `sha256:${"9".repeat(64)}` }) } }]).codes).toEqual([]);
  });

  test("settings changed for all engines agree", () => {
    expect(
      derive(pair({ asked: { blockSize: 64, engineArgs: ["--attention-backend", "x"] } })).codes,
    ).toEqual([]);
  });

  test("the pin must be the observed hash", () => {
    const asked = {
      modelConfigSha256: "0".repeat(64),
      from: { MODEL_CONFIG_SHA256: "NARWHAL_MODEL_CONFIG_SHA256" },
    };
    const { findings } = derive(pair({ asked }));
    expect(findings.errors).toHaveLength(2);
    expect(findings.errors[0]).toMatchObject({
      code: "MODEL_CONFIG_NOT_PINNED",
      field: "NARWHAL_MODEL_CONFIG_SHA256",
    });
    expect(derive(pair({ asked: { modelConfigSha256: metadata(DENSE).configSha256 } })).codes).toEqual([]);
  });
});

describe("the whole policy", () => {
  test("pools, transfer and reasons for every setting", () => {
    const { policy } = derive([{}, {}, {}], { ttftS: 5 });
    expect(policy?.engines.map(({ pool }) => pool)).toEqual(["prefill", "decode", "decode"]);
    expect(policy?.slo).toEqual({ ttftS: 5, tpotS: 0.125 });
    expect(policy?.engines[0]?.transfer).toEqual({
      transport: "ucx_tcp",
      netDevices: "fabric0",
      devices: [],
      gpuTls: "cuda",
    });
    const settings = Object.keys(policy?.engines[0]?.because ?? {});
    expect(settings).toEqual(
      expect.arrayContaining([
        "accelerator",
        "gpu_ids",
        "tensor_parallel_size",
        "gpu_visibility_env",
        "accelerator_devices",
        "transfer.transport",
        "transfer.net_devices",
        "expected_packages",
        "model_dtype",
        "kv_cache_dtype",
        "block_size",
        "extra_args",
        "address",
        "url",
        "attestation_url",
        "pool",
        "ttft_s",
        "tpot_s",
      ]),
    );
  });

  test("RDMA as asked for", () => {
    const asked = {
      transferTransport: "ucx_rdma" as const,
      transferNetDevices: ["mlx5_0:1", "mlx5_1:1"],
      transferDevices: ["/dev/infiniband/uverbs0"],
    };
    expect(derive(pair({ asked })).policy?.engines[0]?.transfer).toMatchObject({
      transport: "ucx_rdma",
      netDevices: "mlx5_0:1,mlx5_1:1",
      devices: ["/dev/infiniband/uverbs0"],
    });
  });

  test("all faults come at once, and an engine that was not seen leaves no policy", () => {
    const { codes, policy } = derive([
      { asked: { tensorParallelSize: 9 }, seen: { interface: fabric([]) } },
      {
        asked: { engineArgs: ["--max-model-len", "x"] },
        seen: { image: image({ packages: { vllm: "1" } }) },
      },
    ]);
    expect(policy).toBeUndefined();
    expect(codes).toEqual(
      expect.arrayContaining([
        "TP_LARGER_THAN_GPUS",
        "FABRIC_ADDRESS_MISSING",
        "MAX_MODEL_LEN_INVALID",
        "PACKAGES_DIFFER",
        "IMAGE_NIXL_MISSING",
      ]),
    );
  });

  test("state that cannot travel is warned of, FP8 without hardware too", () => {
    const lfm = metadata({ model_type: "lfm2", conv_L_cache: 3, num_attention_heads: 4 });
    expect(derive(pair({ seen: { model: lfm } })).codes).toContain("STATE_NOT_TRANSFERABLE");
    const kda = metadata({ linear_attn_config: { kda_layers: [1] } });
    expect(derive(pair({ seen: { model: kda } })).codes).toContain("STATE_TRANSFER_INACCURATE");
    const fp8 = metadata({ ...DENSE, quantization_config: { quant_method: "fp8" } });
    const old = accelerators(gpus(2, { name: "NVIDIA A100", architecture: "8.0" }));
    expect(derive(pair({ seen: { model: fp8, ...old } })).codes).toContain("FP8_WITHOUT_HARDWARE");
    expect(derive(pair({ seen: { model: fp8 } })).codes).toEqual([]);
    expect(derive(pair({ seen: old })).codes).toEqual([]);
  });

  test("fields name the variable that was set", () => {
    expect(engineInputs(3).from).toEqual({});
    const asked = { tensorParallelSize: 9, from: { TENSOR_PARALLEL_SIZE: "NARWHAL_TENSOR_PARALLEL_SIZE" } };
    expect(derive(pair({ asked })).findings.errors[0]?.field).toBe("NARWHAL_TENSOR_PARALLEL_SIZE");
  });
});

test("an index that is left out says why", () => {
  const excluded = [{ index: 2, name: "AMD Radeon Graphics", reason: "graphics built into the processor" }];
  const seen = { accelerators: { ...observation(1).accelerators, excluded } };
  const [error] = derive(pair({ asked: { gpuIds: ["2"] }, seen })).findings.errors;
  expect(error).toMatchObject({ code: "GPU_ID_UNKNOWN" });
  expect(error?.message).toContain("built into the processor");
});
