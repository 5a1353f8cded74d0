import { describe, expect, it } from "vitest";
import { categoryOf } from "../../src/evidence/field-effects.js";
import { ENV_FIELDS, envName, isNodeForm } from "@narwhal/schemas";
import { env, gpuHost, IMAGE } from "../fleets/parts.js";
import { discovered, type Discovered, edit, flags, leftOpen, type Now, verifyNow } from "./verify-setup.js";

const both = (...ends: string[]): string[] =>
  ["engine-1", "engine-2"].flatMap((role) => ends.map((end) => `${role} ${end}`));
const open = (words: string): string[] => ["engine-1", "engine-2"].map((role) => `${role}: ${words}`);
const COMMIT = "1".repeat(40);

/** What was declared, what is declared now, what is flagged, what stays open. */
type Case = readonly [string, Readonly<Record<string, string>>, string[], string[]?];

/** Every field that can be edited, each once. */
const CASES: readonly Case[] = [
  [
    "NODE_2_SSH",
    { NARWHAL_NODE_2_SSH: "gpu-c" },
    ["engine-2 transport destination"],
    ["engine-2: hardware model image launch_policy route"],
  ],
  ["NODE_2_SSH_PASSWORD", { NARWHAL_NODE_2_SSH_PASSWORD: "p" }, ["engine-2 transport password"]],
  ["ROUTER_SSH", { NARWHAL_ROUTER_SSH: "gpu-b" }, ["router transport destination"]],
  [
    "ROUTER_SSH_PASSWORD",
    { NARWHAL_ROUTER_SSH_PASSWORD: "p" },
    ["engine-1 transport password", "router transport password"],
  ],
  ["TRANSPORT", { NARWHAL_TRANSPORT: "openssh" }, [...both("transport asked"), "router transport asked"]],
  ["ENGINE_IMAGE", { NARWHAL_ENGINE_IMAGE: IMAGE.id }, both("image reference"), open("image")],
  ["ENGINE_MODEL_NAME", { NARWHAL_ENGINE_MODEL_NAME: "other" }, both("launch_policy model_name")],
  [
    "MODEL_DIR",
    { NARWHAL_NODE_2_MODEL_DIR: "/models/other" },
    ["engine-2 model directory"],
    ["engine-2: model"],
  ],
  [
    "RUN_DIR",
    { NARWHAL_NODE_2_RUN_DIR: "/run/other" },
    ["engine-2 launch_policy run_dir"],
    ["engine-2: launch_policy"],
  ],
  ["MODEL_CONFIG_SHA256", { NARWHAL_MODEL_CONFIG_SHA256: "c".repeat(64) }, both("model config_sha256")],
  ["MODEL_REPO_ID", { NARWHAL_MODEL_REPO_ID: "org/other" }, both("model repo_id")],
  ["MODEL_REVISION", { NARWHAL_MODEL_REVISION: COMMIT }, both("model revision")],
  [
    "FABRIC_INTERFACE",
    { NARWHAL_FABRIC_INTERFACE: "fabric1" },
    both("launch_policy transfer.net_devices", "route interface"),
    open("route"),
  ],
  [
    "ENGINE_PORT",
    { NARWHAL_NODE_2_ENGINE_PORT: "8001" },
    ["engine-2 route engine_port", "engine-2 route url"],
  ],
  ["ATTEST_PORT", { NARWHAL_ATTEST_PORT: "8101" }, both("route attest_port", "route attestation_url")],
  ["NIXL_SIDE_CHANNEL_PORT", { NARWHAL_NIXL_SIDE_CHANNEL_PORT: "5601" }, both("route side_channel_port")],
  ["UCX_TCP_PORT_RANGE", { NARWHAL_UCX_TCP_PORT_RANGE: "31000-31999" }, both("route ucx_tcp_port_range")],
  ["NODE_1_URL", { NARWHAL_NODE_1_URL: "http://front:8000" }, ["engine-1 route url"]],
  [
    "NODE_1_ATTESTATION_URL",
    { NARWHAL_NODE_1_ATTESTATION_URL: "http://front:8100/v1/attestation" },
    ["engine-1 route attestation_url"],
  ],
  [
    "GPU_IDS",
    { NARWHAL_GPU_IDS: "0" },
    both(
      "launch_policy gpu_ids.1",
      "launch_policy tensor_parallel_size",
      "launch_policy accelerator_devices.3",
    ),
  ],
  ["TENSOR_PARALLEL_SIZE", { NARWHAL_TENSOR_PARALLEL_SIZE: "1" }, both("launch_policy tensor_parallel_size")],
  ["MODEL_DTYPE", { NARWHAL_MODEL_DTYPE: "float16" }, both("launch_policy runtime.model_dtype")],
  ["BLOCK_SIZE", { NARWHAL_BLOCK_SIZE: "64" }, both("launch_policy runtime.block_size")],
  [
    "ENGINE_ARGS",
    {
      NARWHAL_ENGINE_ARGS:
        '["--max-model-len", "8192", "--max-num-seqs", "8", "--gpu-memory-utilization", "0.9", "--enforce-eager"]',
    },
    both("launch_policy runtime.extra_args.1"),
  ],
  [
    "ENGINE_ENV",
    { NARWHAL_ENGINE_ENV: '{"UCX_LOG_LEVEL": "info"}' },
    both("launch_policy runtime.environment.UCX_LOG_LEVEL"),
  ],
  ["TTFT_S", { NARWHAL_TTFT_S: "5" }, ["fleet launch_policy slo.ttft_s"]],
  ["TPOT_S", { NARWHAL_TPOT_S: "0.05" }, ["fleet launch_policy slo.tpot_s"]],
  ["ENGINE_KEY", { NARWHAL_ENGINE_KEY: "k" }, both("launch_policy engine_key")],
  ["SSH_KNOWN_HOSTS", { NARWHAL_SSH_KNOWN_HOSTS: "keys" }, ["fleet transport files.known_hosts"]],
  ["HOSTS", { NARWHAL_HOSTS: "config/other.json" }, ["fleet transport files.hosts"]],
  ["LAUNCH_CONFIG", { NARWHAL_LAUNCH_CONFIG: "config/launch.json" }, ["fleet launch_policy files.launch"]],
  [
    "TRANSFER_*",
    {
      NARWHAL_TRANSFER_TRANSPORT: "ucx_rdma",
      NARWHAL_TRANSFER_NET_DEVICES: "mlx5_0:1",
      NARWHAL_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
    },
    both(
      "launch_policy transfer.transport",
      "launch_policy transfer.net_devices",
      "launch_policy transfer.devices.0",
    ),
  ],
];

const NAMED = CASES.map(([name, fields, expected, left = []]) => ({ name, fields, expected, left }));

const cards = (ids: string) => env({ NARWHAL_NODE_1_GPU_IDS: ids, NARWHAL_NODE_2_GPU_IDS: "0,1" });

describe("an edited value of .env", () => {
  let fleet: Promise<Discovered> | undefined;
  const verify = async (now: Now) => verifyNow(await (fleet ??= discovered()), now);

  it.each(NAMED)("$name", async ({ fields, expected, left }) => {
    const found = await verify({ env: env(fields) });
    expect([...flags(found)].sort()).toEqual(expected.toSorted());
    expect(leftOpen(found)).toEqual(left);
    expect(found).toMatchObject({ holds: false, notes: [] });
    const names = Object.keys(fields);
    for (const { because, invalidates } of found.changes) {
      expect(names).toEqual(expect.arrayContaining(because.split(", ")));
      expect(invalidates.flatMap(({ values }) => values)).not.toEqual([]);
    }
    const errors = found.errors.map(({ code }) => code);
    expect(new Set(errors)).toEqual(
      new Set(left.length > 0 ? ["EVIDENCE_CHANGED", "EVIDENCE_NOT_ESTABLISHED"] : ["EVIDENCE_CHANGED"]),
    );
  });

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ["NARWHAL_DEPLOYMENT_REVISION", { NARWHAL_DEPLOYMENT_REVISION: COMMIT }],
    ["NARWHAL_BLOCK_SIZE", { NARWHAL_BLOCK_SIZE: "128" }],
    ["NARWHAL_NODE_1_RUN_DIR", { NARWHAL_NODE_1_RUN_DIR: "/run/narwhal" }],
    ["NARWHAL_NODE_1_IP", { NARWHAL_NODE_1_IP: "10.20.0.11" }],
    ["NARWHAL_GPU_IDS", { NARWHAL_GPU_IDS: "0, 1" }],
    ["NARWHAL_TRANSPORT", { NARWHAL_TRANSPORT: "auto" }],
  ])("%s, by which nothing changes, is told and flags nothing", async (name, fields) => {
    const found = await verify({ env: env(fields) });
    expect(found).toMatchObject({ holds: true, changes: [], notEstablished: [] });
    expect(found.notes).toHaveLength(1);
    expect(found.notes[0]).toContain(name);
  });

  it("names of a shared field the variable, the values of every engine, and the way out", async () => {
    const found = await verify({ env: env({ NARWHAL_BLOCK_SIZE: "64" }) });
    expect(found.errors).toHaveLength(1);
    expect(found.errors[0]).toMatchObject({
      code: "EVIDENCE_CHANGED",
      role: "engine-1",
      host: "node-1",
      field: "NARWHAL_BLOCK_SIZE",
      message: "launch policy of engine-1, engine-2: runtime.block_size was 128, is 64 (NARWHAL_BLOCK_SIZE)",
      details: {
        category: "launch_policy",
        paths: ["runtime.block_size"],
        before: 128,
        after: 64,
        roles: ["engine-1", "engine-2"],
        invalidates: [
          {
            file: "config/engine-launch.local.json",
            values: ["engines.engine-1.runtime.block_size", "engines.engine-2.runtime.block_size"],
          },
        ],
      },
    });
    const files = [
      "hosts.local.json",
      "engine-launch.local.json",
      "engine-launch.sources.json",
      "fleet.json",
    ];
    const moved = [...files, "deployment.env"].map((name) => `config/${name}`).join(" ");
    expect(found.errors[0]?.hint).toBe(
      [
        "take the change of NARWHAL_BLOCK_SIZE back",
        `or archive the configuration: mkdir -m 700 -- config/archive-1 && mv -- ${moved} config/archive-1/`,
        "then discover again: narwhal-deploy discover --out runs/discovery/first-2",
        "config/ssh.known_hosts and runs/discovery/first stay where they are",
        "what rests on it: engines.engine-1.runtime.block_size, engines.engine-2.runtime.block_size in config/engine-launch.local.json",
      ].join("; "),
    );
  });

  it("secrets are told as presence alone", async () => {
    const secret = "very secret words";
    const set = await verify({
      env: env({ NARWHAL_ENGINE_KEY: secret, NARWHAL_NODE_1_SSH_PASSWORD: secret }),
    });
    expect(JSON.stringify(set)).not.toContain(secret);
    expect(set.changes.map(({ before, after }) => [before, after])).toContainEqual([false, true]);
    const keyed = await discovered({ env: env({ NARWHAL_ENGINE_KEY: secret }) });
    expect((await verifyNow(keyed, { env: env({ NARWHAL_ENGINE_KEY: "another" }) })).holds).toBe(true);
    const gone = await verifyNow(keyed, { env: env() });
    expect([...flags(gone)].sort()).toEqual(both("launch_policy engine_key").sort());
    expect(gone.changes[0]).toMatchObject({
      before: true,
      after: false,
      because: "NARWHAL_ENGINE_KEY",
      invalidates: [{ file: "config/fleet.json", values: ["engine.engine_api_key_env"] }],
    });
  });

  it("an address of several, and what hangs on it", async () => {
    const hosts = {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24 10.30.0.11/24"),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24"),
    };
    const fields = { NARWHAL_NODE_1_IP: "10.20.0.11" };
    const two = await discovered({ hosts, env: env(fields) });
    const found = await verifyNow(two, { env: env({ NARWHAL_NODE_1_IP: "10.30.0.11" }) });
    expect(flags(found)).toEqual(
      ["address", "url", "attestation_url"].map((path) => `engine-1 route ${path}`),
    );
    const unknown = await verifyNow(two, { env: env({ NARWHAL_NODE_1_IP: "10.40.0.11" }) });
    expect(flags(unknown)).toEqual(["engine-1 route NARWHAL_NODE_1_IP"]);
    expect(leftOpen(unknown)).toEqual(["engine-1 engine-2: launch_policy route"]);
  });
});

describe("secrets in a place that is none for them", () => {
  const secret = "canary-long-secret";
  const deployment = "config/deployment.env";

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ["a path", { NARWHAL_ENGINE_KEY: secret, NARWHAL_RUN_DIR: `/x/${secret}` }],
    [
      "the engine's environment",
      { NARWHAL_ENGINE_KEY: secret, NARWHAL_ENGINE_ENV: `{"VLLM_A":"${secret}"}` },
    ],
    ["an address", { NARWHAL_NODE_1_URL: `http://ops:${secret}@gpu-a:8000/x@y` }],
    ["a query", { NARWHAL_NODE_1_URL: `http://gpu-a:8000/?token=${secret}` }],
    ["a destination", { NARWHAL_NODE_1_SSH: `ops:${secret}@gpu-a` }],
    ["a destination with scheme", { NARWHAL_NODE_1_SSH: `ssh://ops:${secret}@gpu-a` }],
  ])("%s: what is other is told, and no secret", async (_place, fields) => {
    const found = await verifyNow(await discovered(), { env: env(fields) });
    expect(found.holds).toBe(false);
    expect(found.changes).not.toEqual([]);
    expect(JSON.stringify(found)).not.toContain(secret);
  });

  it("deployment.env: as well", async () => {
    const fleet = await discovered();
    edit(fleet, deployment, (text) => `${text}export NARWHAL_NODE_1_SSH_PASSWORD=${secret}\n`);
    const found = await verifyNow(fleet);
    expect(flags(found)).toEqual(["engine-1 transport NARWHAL_NODE_1_SSH_PASSWORD"]);
    expect(JSON.stringify(found)).not.toContain(secret);
  });
});

describe("variables of inputs that have faults", () => {
  it("name the values that rest on them, of each role that they are about", async () => {
    const { NARWHAL_NODE_2_SSH: _, NARWHAL_ENGINE_MODEL_NAME: __, ...rest } = env();
    const found = await verifyNow(await discovered(), {
      env: { ...rest, NARWHAL_FABRIC_INTERFACE: "no interface", NARWHAL_BLOCK_SIZE: "64" },
    });
    const dependents = new Map(
      found.changes.map(({ path, invalidates }) => [
        path,
        invalidates.flatMap(({ file, values }) => values.map((value) => `${file}: ${value}`)),
      ]),
    );
    expect(dependents.get("NARWHAL_ENGINE_MODEL_NAME")).toEqual(["config/fleet.json: model"]);
    expect(dependents.get("NARWHAL_BLOCK_SIZE")).toEqual(
      ["engine-1", "engine-2"].map(
        (role) => `config/engine-launch.local.json: engines.${role}.runtime.block_size`,
      ),
    );
    expect(dependents.get("NARWHAL_FABRIC_INTERFACE")).toContain("config/deployment.env: NARWHAL_NODE_2_URL");
    expect(dependents.get("NARWHAL_NODE_2_SSH")).toContain(
      "config/engine-launch.local.json: engines.engine-2",
    );
    for (const each of [...dependents.values()].flat()) {
      expect(each).not.toMatch(/\.\.|NODE__|engines\.[^ ]*NARWHAL_|fingerprints[^ ]*NARWHAL_/);
    }
  });

  it("an order of cards is nothing to the file that counts them", async () => {
    const fleet = await discovered({ env: cards("0,1") });
    const found = await verifyNow(fleet, { env: cards("1,0") });
    expect(flags(found)).toEqual(["engine-1 launch_policy gpu_ids.0", "engine-1 launch_policy gpu_ids.1"]);
    for (const { invalidates } of found.changes)
      expect(invalidates).toEqual([
        { file: "config/engine-launch.local.json", values: ["engines.engine-1.gpu_ids"] },
      ]);
  });
});

const three = (rest: Readonly<Record<string, string>> = {}) => env({ NARWHAL_NODE_3_SSH: "gpu-c", ...rest });

describe("engines that came and went", () => {
  const hosts = {
    "gpu-a": gpuHost("gpu-a", "10.20.0.11/24"),
    "gpu-b": gpuHost("gpu-b", "10.20.0.12/24"),
    "gpu-c": gpuHost("gpu-c", "10.20.0.13/24"),
  };

  it("one more", async () => {
    const found = await verifyNow(await discovered(), { env: three({ NARWHAL_NODE_3_BLOCK_SIZE: "128" }) });
    expect(flags(found)).toEqual(["engine-3 transport destination"]);
    expect(found.changes[0]).toMatchObject({ after: "gpu-c", because: "NARWHAL_NODE_3_SSH" });
    expect(found.changes[0]).not.toHaveProperty("before");
    expect(found.changes[0]?.invalidates.map(({ file }) => file).sort()).toEqual(
      [...found.examined.files].sort(),
    );
    expect(leftOpen(found)).toEqual(["engine-3: hardware model image launch_policy route"]);
  });

  it("one less", async () => {
    const fleet = await discovered({ env: three(), hosts });
    const found = await verifyNow(fleet, { env: env() });
    expect(flags(found)).toEqual(["engine-3 transport destination"]);
    expect(found.changes[0]).toMatchObject({ before: "gpu-c", host: "node-3" });
    expect(found.changes[0]).not.toHaveProperty("after");
    expect(leftOpen(found)).toEqual([]);
  });

  it("the first one less: the router moves with it, and the next engine prefills", async () => {
    const fleet = await discovered({ env: three(), hosts });
    const { NARWHAL_NODE_1_SSH: _, ...rest } = three();
    const found = await verifyNow(fleet, { env: rest });
    expect(flags(found)).toEqual([
      "engine-1 transport destination",
      "engine-2 launch_policy pool",
      "router transport destination",
    ]);
    for (const { because } of found.changes) expect(because).toBe("NARWHAL_NODE_1_SSH");
    expect(found.changes[1]?.invalidates).toEqual([
      { file: "config/fleet.json", values: ["engines.n2.role"] },
    ]);
  });
});

describe("the table of fields", () => {
  const fields = ENV_FIELDS.filter(({ scope }) => scope !== "derived" && scope !== "tool");
  const edited = (row: (typeof fields)[number]) => envName(row.name, row.scope === "node" ? 2 : undefined);
  const other = fields.filter((row) => env()[edited(row)] !== row.example);
  it.each(other)("$name does not slip through", async (row) => {
    const fleet = await discovered();
    const name = edited(row);
    const found = await verifyNow(fleet, { env: env({ [name]: row.example }) });
    const told = [...found.notes, ...found.errors.map(({ message }) => message)].join(" ");
    expect(told).toContain(name);
    expect(JSON.stringify(found)).not.toContain("correct horse");
  });

  it("knows a category for every field that decides something", () => {
    const without = ENV_FIELDS.filter(
      (row) => categoryOf(envName(row.name, isNodeForm(row) ? 1 : undefined)) === undefined,
    );
    expect(without.map(({ name }) => name)).toEqual(["DEPLOYMENT_REVISION", "DISCOVERY", "DEBUG"]);
  });
});
