import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors/gate-error.js";
import { checkpoint, DENSE, env, gpuHost, h200, IMAGE, MODEL_DIR, safetensors } from "../fleets/parts.js";
import {
  discovered,
  edit,
  flags,
  type Hosts,
  hostKey,
  KNOWN_HOSTS,
  leftOpen,
  OUT,
  pair,
  verifyLiveNow,
} from "./verify-setup.js";

type Spec = NonNullable<Parameters<typeof gpuHost>[2]>;
/** The fleet with another second host. */
const second = (spec: Spec, address = "10.20.0.12/24"): Hosts => ({
  ...pair(),
  "gpu-b": gpuHost("gpu-b", address, spec),
});
const both = (...ends: string[]): string[] =>
  ["engine-1", "engine-2"].flatMap((role) => ends.map((end) => `${role} ${end}`));
const NEXT = { ...IMAGE, id: `sha256:${"d".repeat(64)}`, layers: [`sha256:${"e".repeat(64)}`] };
const gpus = h200(2);
const OTHER_BYTES = { [`${MODEL_DIR}/model.safetensors`]: safetensors("Weights!") };

describe("a change on hosts", () => {
  it.each<readonly [string, Hosts, readonly string[], readonly string[]]>([
    [
      "a driver",
      second({ accelerators: { ...gpus, driver: "570.1" } }),
      ["engine-2 hardware gpus.0.driver", "engine-2 hardware gpus.1.driver"],
      [],
    ],
    [
      "cards of the same kind in place of others",
      second({ accelerators: { ...gpus, seed: "exchanged" } }),
      ["engine-2 hardware gpus.0.uuid", "engine-2 hardware gpus.1.uuid"],
      [],
    ],
    [
      "a board in place of another",
      second({ machineId: "f".repeat(32) }),
      ["engine-2 hardware machine_id"],
      [],
    ],
    ["an image with the same packages", pair({ images: [NEXT] }), both("image id", "image layers.0"), []],
    [
      "packages of the image",
      pair({ images: [{ ...IMAGE, packages: { ...IMAGE.packages, vllm: "0.29.1" } }] }),
      both("image packages.vllm", "launch_policy runtime.expected_packages.vllm"),
      [],
    ],
    [
      "config.json, to no effect",
      pair({ model: { ...DENSE, some_note: 1 } }),
      both("model config_sha256"),
      [],
    ],
    [
      "a fabric address",
      second({}, "10.20.0.99/24"),
      ["engine-2 route address", "engine-2 route url", "engine-2 route attestation_url"],
      [],
    ],
    [
      "the MTU of the fabric",
      second({ interfaces: [{ name: "fabric0", addresses: ["10.20.0.12/24"], mtu: 1400 }] }),
      ["engine-2 route mtu"],
      [],
    ],
  ])("%s", async (_name, hosts, expected, left) => {
    const fleet = await discovered();
    const found = await verifyLiveNow(fleet, { hosts });
    expect([...flags(found)].sort()).toEqual([...expected].sort());
    expect(leftOpen(found)).toEqual(left);
    expect(found.holds).toBe(false);
    for (const { because, invalidates } of found.changes) {
      expect(because).toMatch(/^seen on node-[12]$/);
      expect(invalidates.flatMap(({ values }) => values)).not.toEqual([]);
    }
    expect(new Set(found.errors.map(({ code }) => code))).toEqual(new Set(["EVIDENCE_CHANGED"]));
  });

  it("names what rests on the accelerators, by what decided it", async () => {
    const hosts = second({ accelerators: { ...gpus, driver: "570.1" } });
    const all = await verifyLiveNow(await discovered(), { hosts });
    const head = [
      "accelerator",
      "gpu_ids",
      "tensor_parallel_size",
      "gpu_visibility_env",
      "accelerator_devices",
      "transfer.gpu_tls",
    ];
    expect(all.changes[0]?.invalidates).toEqual([
      { file: "config/engine-launch.local.json", values: head.map((name) => `engines.engine-2.${name}`) },
      {
        file: "config/fleet.json",
        values: ["hardware.accelerator", "hardware.accelerators_per_engine", "hardware.tensor_parallel"],
      },
    ]);
    const declared = env({ NARWHAL_GPU_IDS: "0,1", NARWHAL_TENSOR_PARALLEL_SIZE: "2" });
    const some = await verifyLiveNow(await discovered({ env: declared }), { hosts });
    const values = some.changes[0]?.invalidates.flatMap((each) => each.values).join() ?? "";
    expect(values).not.toContain("gpu_ids");
    expect(values).not.toContain("tensor_parallel");
    expect(values).toContain("engines.engine-2.accelerator_devices");
  });

  it("a card of another kind: what is seen is compared, the policy is left open", async () => {
    const hosts = second({ accelerators: { ...gpus, product: "NVIDIA H100" } });
    const found = await verifyLiveNow(await discovered(), { hosts });
    expect(flags(found)).toEqual([
      "engine-2 hardware gpus.0.name",
      "engine-2 hardware gpus.1.name",
      "engine-2 launch_policy accelerator",
    ]);
    expect(leftOpen(found)).toEqual(["engine-2: launch_policy"]);
    expect(found.errors.map(({ code }) => code)).toContain("TP_SHAPE_DIFFERS");
  });

  it("a card that was declared by its UUID is gone: the policy of its engine is left open", async () => {
    const fleet = await discovered();
    const seen = JSON.parse(fleet.store.files()[`${OUT}/engine-2.json`] ?? "{}") as {
      gpus: { uuid: string }[];
    };
    const ids = { NARWHAL_NODE_2_GPU_IDS: seen.gpus.map(({ uuid }) => uuid).join(",") };
    const declared = await discovered({ env: env(ids) });
    const found = await verifyLiveNow(declared, {
      hosts: second({ accelerators: { ...gpus, seed: "exchanged" } }),
    });
    expect(flags(found)).toEqual(["engine-2 hardware gpus.0.uuid", "engine-2 hardware gpus.1.uuid"]);
    expect(leftOpen(found)).toEqual(["engine-2: launch_policy"]);
    expect(found.errors.map(({ code }) => code)).toContain("GPU_ID_UNKNOWN");
  });

  it("an image on one host alone", async () => {
    const found = await verifyLiveNow(await discovered(), { hosts: second({ images: [NEXT] }) });
    expect(flags(found)).toEqual(["engine-2 image id", "engine-2 image layers.0"]);
    expect(leftOpen(found)).toEqual(["engine-2: launch_policy"]);
    expect(found.changes[0]?.invalidates).toContainEqual({
      file: "config/deployment.env",
      values: ["NARWHAL_NODE_2_ENGINE_IMAGE"],
    });
  });

  it("engines that run, and ports that they hold, change nothing", async () => {
    const hosts = second({ listeners: [{ address: "0.0.0.0", port: 8000, pid: 7, program: "vllm" }] });
    expect(await verifyLiveNow(await discovered(), { hosts })).toMatchObject({ holds: true, warnings: [] });
  });
});

describe("what cannot be looked at", () => {
  it("a tool that is missing: everything else is compared", async () => {
    const hosts = second({
      faults: { docker: { kind: "missing" } },
      accelerators: { ...gpus, driver: "570.1" },
    });
    const found = await verifyLiveNow(await discovered(), { hosts });
    expect(flags(found)).toEqual(["engine-2 hardware gpus.0.driver", "engine-2 hardware gpus.1.driver"]);
    expect(leftOpen(found)).toEqual(["engine-2: image launch_policy"]);
    expect(found.errors.map(({ code }) => code)).toEqual([
      "DOCKER_MISSING",
      "EVIDENCE_CHANGED",
      "EVIDENCE_NOT_ESTABLISHED",
    ]);
  });

  it("a host that cannot be reached: the others are compared", async () => {
    const fleet = await discovered();
    const gone = new GateError("SSH_CONNECT_TIMEOUT", { message: "gpu-b did not answer within 10 s" });
    const found = await verifyLiveNow(fleet, { refuse: { "gpu-b": gone } });
    expect(found.changes).toEqual([]);
    expect(leftOpen(found)).toEqual(["engine-2: hardware model image launch_policy route transport"]);
    expect(found.errors.map(({ code }) => code)).toEqual(["SSH_CONNECT_TIMEOUT", "EVIDENCE_NOT_ESTABLISHED"]);
    expect(found.examined.live?.hosts).toEqual(["node-1"]);
  });

  it("a host that shows another key: a change of transport, all else left open, and nothing is stored", async () => {
    const fleet = await discovered();
    const before = fleet.store.files();
    const found = await verifyLiveNow(fleet, { shown: { "gpu-b": "stranger" } });
    expect(flags(found)).toEqual(["engine-2 transport hops.0.host_key"]);
    expect(found.changes[0]).toMatchObject({
      before: `ssh-ed25519 ${hostKey("gpu-b").fingerprint}`,
      after: `ssh-ed25519 ${hostKey("stranger").fingerprint}`,
    });
    expect(leftOpen(found)).toEqual(["engine-2: hardware model image launch_policy route"]);
    expect(found.errors.map(({ code }) => code)).toEqual([
      "HOST_KEY_CHANGED",
      "EVIDENCE_CHANGED",
      "EVIDENCE_NOT_ESTABLISHED",
    ]);
    expect(fleet.store.files()).toEqual(before);
  });

  it("a host whose line is gone from the store: told once, and not added again", async () => {
    const fleet = await discovered();
    edit(fleet, KNOWN_HOSTS, (text) => text.replace(/^gpu-b .*\n/m, ""));
    const before = fleet.store.files();
    const found = await verifyLiveNow(fleet);
    expect(flags(found)).toEqual(["engine-2 transport hops.0.host_key"]);
    expect(found.errors.map(({ code }) => code)).toEqual([
      "HOST_KEY_UNKNOWN",
      "EVIDENCE_CHANGED",
      "EVIDENCE_NOT_ESTABLISHED",
    ]);
    expect(fleet.store.files()).toEqual(before);
  });
});

const twoFabrics = (name: string, host: number) =>
  gpuHost(name, "", {
    interfaces: [
      { name: "fabric0", addresses: [`10.20.0.${host}/24`] },
      { name: "fabric1", addresses: [`10.30.0.${host}/24`] },
    ],
  });

describe("other inputs, looked at", () => {
  it("another interface: its address is known now", async () => {
    const hosts = { "gpu-a": twoFabrics("gpu-a", 11), "gpu-b": twoFabrics("gpu-b", 12) };
    const fleet = await discovered({ hosts });
    const found = await verifyLiveNow(fleet, { env: env({ NARWHAL_NODE_2_FABRIC_INTERFACE: "fabric1" }) });
    expect(flags(found)).toEqual([
      "engine-2 launch_policy transfer.net_devices",
      ...["interface", "address", "url", "attestation_url"].map((path) => `engine-2 route ${path}`),
    ]);
    expect(leftOpen(found)).toEqual([]);
    for (const { because } of found.changes) expect(because).toBe("NARWHAL_NODE_2_FABRIC_INTERFACE");
  });

  it("another directory of the same checkpoint has to be hashed", async () => {
    const copy = Object.fromEntries(
      Object.entries(checkpoint()).map(([path, content]) => [
        path.replace(MODEL_DIR, "/models/copy"),
        content,
      ]),
    );
    const fleet = await discovered({ hosts: pair({ files: copy }) });
    const other = { env: env({ NARWHAL_NODE_2_MODEL_DIR: "/models/copy" }) };
    const seen = await verifyLiveNow(fleet, other);
    expect(flags(seen)).toEqual(["engine-2 model directory"]);
    expect(leftOpen(seen)).toEqual(["engine-2: model"]);
    expect(seen.notEstablished[0]?.hint).toContain("--checkpoint");
    const hashed = await verifyLiveNow(fleet, { ...other, checkpoint: {} });
    expect(flags(hashed)).toEqual(["engine-2 model directory"]);
    expect(leftOpen(hashed)).toEqual([]);
  });

  it("a pin that the checkpoint does not have", async () => {
    const found = await verifyLiveNow(await discovered(), {
      env: env({ NARWHAL_MODEL_CONFIG_SHA256: "c".repeat(64) }),
    });
    expect(flags(found)).toEqual(both("model config_sha256"));
  });
});

describe("the checkpoint", () => {
  it("one byte of one shard: the file is named, and the replicas that have it", async () => {
    const fleet = await discovered();
    const hosts = second({ files: OTHER_BYTES });
    expect((await verifyLiveNow(fleet, { hosts })).holds).toBe(true);
    const found = await verifyLiveNow(fleet, { hosts, checkpoint: {} });
    expect(flags(found)).toEqual(["engine-2 model tree_sha256"]);
    expect(found.changes[0]).toMatchObject({
      host: "node-2",
      files: [{ path: "model.safetensors", mark: "differs" }],
      invalidates: [
        { file: `${OUT}/engine-2-checkpoint.json`, values: ["model_tree_sha256", "files"] },
        { file: `${OUT}/manifest.json`, values: ["model_tree_sha256"] },
      ],
    });
    expect(found.errors[0]?.message).toContain("model.safetensors");
    // A discovery would stop at the replica that differs.
    expect(found.errors[0]?.hint).toMatch(
      /^stage the recorded files there again, .* for all 2 engines, archive /,
    );
    expect(found.examined.checkpoint).toEqual({ roles: ["engine-1", "engine-2"], files: 8, reused: 0 });
  });

  it("files that came and went", async () => {
    const hosts = pair({ files: { [`${MODEL_DIR}/extra.txt`]: "more" } });
    const found = await verifyLiveNow(await discovered(), { hosts, checkpoint: {} });
    expect(flags(found)).toEqual(both("model tree_sha256"));
    expect(found.errors).toHaveLength(1);
    expect(found.errors[0]?.message).toMatch(/engine-1, engine-2: .*seen on node-1, node-2.*extra\.txt/);
    expect(found.errors[0]?.hint).toMatch(/^archive /);
    expect(found.changes[0]?.files).toEqual([{ path: "extra.txt", mark: "only-there" }]);
  });

  it("hashes that are taken over are marked", async () => {
    const fleet = await discovered();
    const found = await verifyLiveNow(fleet, { checkpoint: { reuseHashes: OUT } });
    expect(found).toMatchObject({ holds: true, examined: { checkpoint: { files: 8, reused: 8 } } });
    const missing = await verifyLiveNow(fleet, { checkpoint: { reuseHashes: "runs/none" } });
    expect(missing.errors.map(({ code }) => code)).toEqual(["REUSE_RECORD_UNREADABLE"]);
  });

  it("a tree that cannot be hashed is left open", async () => {
    const hosts = second({ files: { [`${MODEL_DIR}/gone`]: { kind: "link", target: "../nowhere" } } });
    const found = await verifyLiveNow(await discovered(), { hosts, checkpoint: {} });
    expect(found.changes).toEqual([]);
    expect(leftOpen(found)).toEqual(["engine-2: model"]);
    expect(found.errors.map(({ code }) => code)).toEqual([
      "CHECKPOINT_LINK_DANGLING",
      "EVIDENCE_NOT_ESTABLISHED",
    ]);
  });
});
