import { schemaForFile, validate } from "@narwhal/schemas";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Json, type JsonObject, canonicalJson, sha256 } from "../../../src/canonical.js";
import type { CheckpointManifest } from "../../../src/checkpoint/manifest.js";
import { buildConfigDocuments, buildRecordDocuments } from "../../../src/emit/documents/index.js";
import { discoveryManifestDocument } from "../../../src/emit/documents/discovery-manifest.js";
import { failureDocument } from "../../../src/emit/documents/failure.js";
import { Findings } from "../../../src/errors/findings.js";
import type { Finding } from "../../../src/errors/gate-error.js";
import type { Inputs, Inventory } from "../../../src/inputs/inputs.js";
import type { EngineObservation } from "../../../src/observation/observation.js";
import { derivePolicy } from "../../../src/policy/derive-policy.js";
import { brokenConfigs } from "../../policy/broken-configs.js";
import {
  HYBRID,
  IMAGE_ID,
  engineInputs,
  fleetInputs,
  gpus,
  image,
  metadata,
  observation,
} from "../../policy/fleet.js";

const RECORD = "runs/discovery/first-deploy";
const CHECKPOINT: CheckpointManifest = {
  manifest_version: 2,
  excluded_paths: ["README.md", ".cache/huggingface/**"],
  model_tree_sha256: "5".repeat(64),
  files: [{ path: "config.json", size: 2, sha256: "4".repeat(64) }],
  file_count: 1,
  bytes_verified: 2,
};
const INVENTORY: Inventory = [
  {
    id: "node-1",
    destination: "host-1",
    sshEnv: "NARWHAL_NODE_1_SSH",
    passwordEnv: null,
    roles: ["engine-1", "router"],
  },
  {
    id: "node-2",
    destination: "host-2",
    sshEnv: "NARWHAL_NODE_2_SSH",
    passwordEnv: "NARWHAL_NODE_2_SSH_PASSWORD",
    roles: ["engine-2"],
  },
];

function fleet(rest: Partial<Inputs> = {}, config: JsonObject = HYBRID) {
  const inputs = fleetInputs([engineInputs(1), engineInputs(2)], rest);
  const observations = new Map<string, EngineObservation>(
    [1, 2].map((number) => [
      `engine-${number}`,
      observation(number, {
        model: metadata(config),
        image: image({ environment: { PATH: "/bin", VLLM_USAGE_SOURCE: "docker", HF_TOKEN: "[redacted]" } }),
        host: { ...observation(number).host, bootId: "b", clockOffsetS: 0.1 },
        accelerators: {
          ...observation(number).accelerators,
          gpus: gpus(2, { pci: "0000:17:00.0", memoryBytes: 151_000_000_000, driver: "570.1" }),
        },
      }),
    ]),
  );
  const findings = new Findings();
  const policy = derivePolicy({ inputs, observations, findings });
  if (policy === undefined) throw new Error(findings.errors.map((error) => error.message).join());
  const checkpoints = new Map([...observations.keys()].map((role) => [role, CHECKPOINT]));
  return { inputs, inventory: INVENTORY, policy, observations, checkpoints, recordDirectory: RECORD };
}

const parsed = (text: string | undefined): unknown => JSON.parse(text ?? "");

type Fingerprints = Record<string, Record<string, { sha256: string }>>;

function prints(text: string): Fingerprints {
  return (parsed(text) as { fingerprints: Fingerprints }).fingerprints;
}

const finding = (gate: Finding["gate"], host?: string): Finding => ({
  code: "TOOL_MISSING",
  gate,
  severity: "error",
  message: `${gate} ${host ?? ""}`,
  hint: "h",
  ...(host === undefined ? {} : { host }),
});

describe("configuration", () => {
  const documents = buildConfigDocuments(fleet());
  const text = (path: string): string => documents.find((each) => each.path === path)?.text ?? "";

  test("five files, deployment.env last", () => {
    expect(documents.map(({ path }) => path)).toEqual([
      "config/hosts.local.json",
      "config/engine-launch.local.json",
      "config/engine-launch.sources.json",
      "config/fleet.json",
      "config/deployment.env",
    ]);
  });

  test.each([
    ["hosts", "config/hosts.local.json"],
    ["engine-launch", "config/engine-launch.local.json"],
    ["engine-launch-sources", "config/engine-launch.sources.json"],
    ["fleet", "config/fleet.json"],
  ] as const)("%s is valid by its schema, indented, with one newline at the end", (name, path) => {
    const value = parsed(text(path));
    expect(validate(name, value)).toMatchObject({ ok: true });
    expect(text(path)).toBe(`${JSON.stringify(value, null, 2)}\n`);
  });

  test("hosts.local.json names variables", () => {
    expect(parsed(text("config/hosts.local.json"))).toEqual({
      hosts: [
        { id: "node-1", ssh_env: "NARWHAL_NODE_1_SSH", password_env: null, roles: ["engine-1", "router"] },
        {
          id: "node-2",
          ssh_env: "NARWHAL_NODE_2_SSH",
          password_env: "NARWHAL_NODE_2_SSH_PASSWORD",
          roles: ["engine-2"],
        },
      ],
    });
  });

  test("the launch file, key by key in its order", () => {
    const [first] = Object.values(
      (parsed(text("config/engine-launch.local.json")) as { engines: object }).engines,
    );
    expect(JSON.stringify(first)).toBe(
      JSON.stringify({
        accelerator: "NVIDIA H200",
        gpu_ids: ["0", "1"],
        tensor_parallel_size: 2,
        gpu_visibility_env: "CUDA_VISIBLE_DEVICES",
        accelerator_devices: ["/dev/nvidiactl", "/dev/nvidia-uvm", "/dev/nvidia0", "/dev/nvidia1"],
        network_mode: "host",
        transfer: { transport: "ucx_tcp", net_devices: "fabric0", devices: [], gpu_tls: "cuda" },
        sources: {
          allocation: `${RECORD}/engine-1.json`,
          devices: `${RECORD}/engine-1.json`,
          transfer: "workstation .env and documented discovery defaults",
          runtime: `${RECORD}/engine-1.json`,
        },
        runtime: {
          expected_packages: { vllm: "0.29.0", nixl: "1.2.0", torch: "2.12.0" },
          model_dtype: "bfloat16",
          kv_cache_dtype: "auto",
          block_size: 128,
          environment: { VLLM_SSM_CONV_STATE_LAYOUT: "DS", VLLM_USAGE_SOURCE: "docker" },
          extra_args: [
            "--max-model-len",
            "16384",
            "--max-num-seqs",
            "8",
            "--gpu-memory-utilization",
            "0.9",
            "--enforce-eager",
            "--trust-remote-code",
          ],
        },
      }),
    );
  });

  test("the sources carry the origin of every setting", () => {
    const sources = parsed(text("config/engine-launch.sources.json")) as Record<
      string,
      Record<string, unknown>
    >;
    expect(Object.keys(sources["engine-1"] ?? {})).toEqual(["inspection", "policy", "settings"]);
    expect(sources["engine-2"]).toMatchObject({
      inspection: `${RECORD}/engine-2.json`,
      settings: {
        "environment.VLLM_SSM_CONV_STATE_LAYOUT": {
          value: "DS",
          origin: "rule",
          source: "conv-state-layout",
          evidence: [{ file: "config.json", field: "linear_conv_kernel_dim", value: 4 }, {}, {}],
        },
      },
    });
  });

  test("fleet.json, key by key in its order", () => {
    const value = {
      schema: "narwhal.fleet",
      schema_version: 1,
      model: "served-model",
      hardware: { accelerator: "NVIDIA H200", accelerators_per_engine: 2, tensor_parallel: 2 },
      engines: [1, 2].map((number) => ({
        iid: `n${number}`,
        url: `\${NARWHAL_NODE_${number}_URL}`,
        attestation_url: `\${NARWHAL_NODE_${number}_ATTESTATION_URL}`,
        role: number === 1 ? "prefill" : "decode",
      })),
      slo: { ttft_s: 10, tpot_s: 0.125 },
      controller: { min_prefill: 1, min_decode: 1, thresholds: { expand: 1, shrink: 0.5 } },
      profiles: { path: "runs/profiles.json" },
    };
    expect(text("config/fleet.json")).toBe(`${JSON.stringify(value, null, 2)}\n`);
  });

  test("an engine key is named, never shown", () => {
    const [, , , withKey] = buildConfigDocuments(fleet({ engineKeySet: true }));
    expect(parsed(withKey?.text)).toMatchObject({ engine: { engine_api_key_env: "NARWHAL_ENGINE_KEY" } });
    expect(validate("fleet", parsed(withKey?.text))).toMatchObject({ ok: true });
  });

  test("deployment.env", () => {
    const hash = metadata(HYBRID).configSha256;
    expect(text("config/deployment.env")).toBe(
      [
        `NARWHAL_DISCOVERY=${RECORD}`,
        "NARWHAL_FLEET=config/fleet.json",
        "NARWHAL_HOSTS=config/hosts.local.json",
        "NARWHAL_LAUNCH_CONFIG=config/engine-launch.local.json",
        "NARWHAL_NODE_1_ATTESTATION_URL=http://10.0.0.1:8101/v1/attestation",
        `NARWHAL_NODE_1_ENGINE_IMAGE=${IMAGE_ID}`,
        "NARWHAL_NODE_1_IP=10.0.0.1",
        `NARWHAL_NODE_1_MODEL_CONFIG_SHA256=${hash}`,
        "NARWHAL_NODE_1_URL=http://10.0.0.1:8001",
        "NARWHAL_NODE_2_ATTESTATION_URL=http://10.0.0.2:8102/v1/attestation",
        `NARWHAL_NODE_2_ENGINE_IMAGE=${IMAGE_ID}`,
        "NARWHAL_NODE_2_IP=10.0.0.2",
        `NARWHAL_NODE_2_MODEL_CONFIG_SHA256=${hash}`,
        "NARWHAL_NODE_2_URL=http://10.0.0.2:8002",
        "NARWHAL_SSH_KNOWN_HOSTS=config/ssh.known_hosts",
      ]
        .map((line) => `export ${line}\n`)
        .join(""),
    );
  });
});

describe("record", () => {
  const request = fleet();
  const documents = buildRecordDocuments(request);

  test("an observation and a checkpoint manifest for each engine, valid by their schemas", () => {
    expect(documents.map(({ path }) => path)).toEqual(
      [1, 2].flatMap((n) => [`${RECORD}/engine-${n}.json`, `${RECORD}/engine-${n}-checkpoint.json`]),
    );
    for (const [index, { text }] of documents.entries()) {
      const name = index % 2 === 0 ? "engine-observation" : "checkpoint-manifest";
      expect(validate(name, parsed(text))).toMatchObject({ ok: true });
    }
  });

  test("the observation's keys, in their order", () => {
    const value = parsed(documents[0]?.text) as Record<string, unknown>;
    expect(Object.keys(value)).toEqual([
      "hostname",
      "image_id",
      "model_sha256",
      "model_tree_sha256",
      "model_file_count",
      "requires_trust_remote_code",
      "requires_ds_conv_state_layout",
      "model_dtype",
      "max_model_len",
      "packages",
      "runtime",
      "gpus",
      "common_devices",
      "interfaces",
      "image_environment",
      "role",
      "host",
      "image",
      "run_dir",
    ]);
    expect(value).toMatchObject({
      requires_trust_remote_code: true,
      requires_ds_conv_state_layout: true,
      max_model_len: 262_144,
      image_environment: { VLLM_USAGE_SOURCE: "docker" },
    });
  });

  test("what was found beside the keys that are always there", () => {
    const seen = request.observations.get("engine-1");
    if (seen === undefined) throw new Error("no observation");
    const [card, other] = seen.accelerators.gpus;
    if (card === undefined || other === undefined) throw new Error("no cards");
    const instances = [{ uuid: "MIG-1", profile: "3g.71gb" }];
    const found: EngineObservation = {
      ...seen,
      accelerators: {
        ...seen.accelerators,
        gpus: [card, { ...other, partition: "MIG", instances }],
        excluded: [{ index: 2, name: "Graphics", reason: "integrated graphics" }],
      },
      image: image({
        environment: { CUDA_VERSION: "12.9.1", NVIDIA_REQUIRE_CUDA: "cuda>=12.9", HF_TOKEN: "x" },
      }),
      weights: { source: "headers", bytes: { BF16: 7, F32: 8 } },
      use: {
        listeners: [{ address: "::", port: 22 }],
        gpus: [
          { device: card.device, bytes: 5, holder: { pid: 7, program: "python3", container: "old" } },
          { device: other.device },
        ],
      },
    };
    const [document] = buildRecordDocuments({
      ...request,
      observations: new Map([...request.observations, ["engine-1", found] as const]),
    });
    const value = parsed(document?.text);
    expect(validate("engine-observation", value)).toMatchObject({ ok: true });
    expect(value).toMatchObject({
      gpus: [{ id: "0" }, { id: "1", partition: "MIG", instances }],
      excluded_gpus: [{ id: "2", name: "Graphics", reason: "integrated graphics" }],
      memory_in_use: [
        { device: card.device, bytes: 5, pid: 7, program: "python3", container: "old" },
        { device: other.device },
      ],
      image: { cuda_version: "12.9.1", cuda_requirement: "cuda>=12.9" },
      weights: { source: "headers", bytes: { BF16: 7, F32: 8 } },
    });
    expect(value).not.toHaveProperty("gpus.0.instances");
    expect(JSON.stringify(value)).not.toContain("HF_TOKEN");
  });

  test("engines whose checkpoint was not hashed have no record", () => {
    expect(buildRecordDocuments({ ...request, checkpoints: new Map() })).toEqual([]);
  });

  const route = {
    transport: "ssh2",
    why: "no ssh client",
    hops: [
      {
        user: "u",
        host: "h",
        port: 22,
        hostKey: { type: "ssh-ed25519", fingerprint: "SHA256:x", known: true },
      },
    ],
    authentication: "publickey",
  };
  const warning: Finding = {
    code: "ENGINE_ARG_UNKNOWN",
    gate: "policy",
    severity: "warning",
    message: "m",
    hint: "h",
    accepted: true,
  };
  const manifest = (given = request, routes = new Map([["node-1", route]])) =>
    discoveryManifestDocument({
      ...given,
      routes,
      files: [{ path: "config/fleet.json", text: "{}" }],
      hostKeys: { "config/ssh.known_hosts": sha256("x") },
      warnings: [warning],
      version: "0.1.0",
    });

  test("the manifest is valid, and its fingerprints are of the JSON beside them", () => {
    const { path, text } = manifest();
    const value = parsed(text) as {
      files: object;
      roles: string[];
      accepted: string[];
      fingerprints: Record<string, Record<string, { sha256: string; facts: Json }>>;
    };
    expect(path).toBe(`${RECORD}/manifest.json`);
    expect(validate("discovery-manifest", value)).toMatchObject({ ok: true });
    expect(value.files).toEqual({
      "config/fleet.json": sha256("{}"),
      "config/ssh.known_hosts": sha256("x"),
    });
    expect(value.roles).toEqual(["engine-1", "engine-2", "router"]);
    expect(value.accepted).toEqual(["ENGINE_ARG_UNKNOWN"]);
    expect(Object.keys(value.fingerprints["engine-1"] ?? {})).toEqual([
      "hardware",
      "model",
      "image",
      "launch_policy",
      "route",
      "transport",
    ]);
    expect(Object.keys(value.fingerprints["router"] ?? {})).toEqual(["transport"]);
    for (const { sha256: hash, facts } of Object.values(value.fingerprints).flatMap((each) =>
      Object.values(each),
    )) {
      expect(hash).toBe(sha256(canonicalJson(facts)));
    }
  });

  test("a fingerprint changes with its category alone", () => {
    const before = prints(manifest().text)["engine-1"] ?? {};
    const after = prints(manifest(fleet({ modelName: "other" })).text)["engine-1"] ?? {};
    const changed = Object.keys(before).filter((name) => before[name]?.sha256 !== after[name]?.sha256);
    expect(changed).toEqual(["launch_policy"]);
    const rerouted = new Map([["node-1", { ...route, hops: [] }]]);
    const moved = prints(manifest(request, rerouted).text)["engine-1"] ?? {};
    expect(Object.keys(before).filter((name) => before[name]?.sha256 !== moved[name]?.sha256)).toEqual([
      "transport",
    ]);
  });

  test("a restart, a name or a clock is no change of hardware", () => {
    const seen = request.observations.get("engine-1");
    if (seen === undefined) throw new Error("no observation");
    const host = { ...seen.host, bootId: "other", clockOffsetS: 9 };
    const restarted = new Map([...request.observations, ["engine-1", { ...seen, host }] as const]);
    expect(manifest({ ...request, observations: restarted }).text).toBe(manifest().text);
  });
});

describe("failure", () => {
  test("the first by gate order, then host order", () => {
    const { path, text } = failureDocument(RECORD, {
      errors: [
        finding("checkpoint", "node-1"),
        finding("observation"),
        finding("observation", "node-2"),
        finding("observation", "node-1"),
      ],
      inventory: INVENTORY,
    });
    const value = parsed(text) as { first: Finding; failures: Finding[] };
    expect(path).toBe(`${RECORD}/failure.json`);
    expect(validate("failure", value)).toMatchObject({ ok: true });
    expect(value.first).toEqual(finding("observation", "node-1"));
    expect(value.failures.map(({ message }) => message)).toEqual([
      "observation node-1",
      "observation node-2",
      "observation ",
      "checkpoint node-1",
    ]);
  });
});

describe("any metadata", () => {
  test("gives documents that are valid by their schemas", () => {
    fc.assert(
      fc.property(brokenConfigs(), (config) => {
        const request = fleet({}, config);
        for (const { path, text } of [...buildConfigDocuments(request), ...buildRecordDocuments(request)]) {
          const name = schemaForFile(path);
          if (name === undefined || !path.endsWith(".json")) continue;
          expect({ path, ...validate(name, parsed(text)) }).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 150 },
    );
  });
});
