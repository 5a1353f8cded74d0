import { describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { declaredEngineArgs } from "../../src/inputs/declared-engine-args.js";
import { parseInputs } from "../../src/inputs/parse-inputs.js";
import { readEnvironment } from "../../src/inputs/read-environment.js";
import { changed, parsed } from "./valid-environment.js";

/** Two engines of one host that go together. */
const COLOCATED = {
  NARWHAL_NODE_2_SSH: "gpu-a",
  NARWHAL_NODE_1_GPU_IDS: "0,1",
  NARWHAL_NODE_2_GPU_IDS: "2,3",
  NARWHAL_NODE_2_ENGINE_PORT: "8001",
  NARWHAL_NODE_2_ATTEST_PORT: "8101",
  NARWHAL_NODE_2_NIXL_SIDE_CHANNEL_PORT: "5601",
  NARWHAL_NODE_2_UCX_TCP_PORT_RANGE: "22000-22999",
};

/** Name, changes to a valid environment, errors, warnings. */
type Case = [string, Record<string, string | undefined>, string[], string[]];

describe("fields that must go together", () => {
  it.each<Case>([
    ["two hosts", {}, [], []],
    ["one host", COLOCATED, [], []],
    [
      "one host without any of it",
      { NARWHAL_NODE_2_SSH: "gpu-a" },
      [
        "PORT_CONFLICT NARWHAL_ENGINE_PORT",
        "PORT_CONFLICT NARWHAL_ATTEST_PORT",
        "PORT_CONFLICT NARWHAL_NIXL_SIDE_CHANNEL_PORT",
        "GPU_IDS_MISSING NARWHAL_NODE_1_GPU_IDS",
        "GPU_IDS_MISSING NARWHAL_NODE_2_GPU_IDS",
      ],
      ["PORT_RANGE_OVERLAP NARWHAL_UCX_TCP_PORT_RANGE"],
    ],
    ["one port for two services", { NARWHAL_ATTEST_PORT: "8000" }, ["PORT_CONFLICT NARWHAL_ATTEST_PORT"], []],
    [
      "another service's port on one host",
      { ...COLOCATED, NARWHAL_NODE_2_ENGINE_PORT: "5600" },
      ["PORT_CONFLICT NARWHAL_NODE_2_ENGINE_PORT"],
      [],
    ],
    [
      "a range with a port in it",
      { NARWHAL_NODE_1_UCX_TCP_PORT_RANGE: "8000-8050" },
      ["PORT_RANGE_CONFLICT NARWHAL_NODE_1_UCX_TCP_PORT_RANGE"],
      [],
    ],
    [
      "ranges that overlap",
      { ...COLOCATED, NARWHAL_NODE_2_UCX_TCP_PORT_RANGE: "21999-22500" },
      [],
      ["PORT_RANGE_OVERLAP NARWHAL_NODE_2_UCX_TCP_PORT_RANGE"],
    ],
    [
      "a list that is missing",
      { ...COLOCATED, NARWHAL_NODE_2_GPU_IDS: undefined },
      ["GPU_IDS_MISSING NARWHAL_NODE_2_GPU_IDS"],
      [],
    ],
    [
      "lists that overlap",
      { ...COLOCATED, NARWHAL_NODE_2_GPU_IDS: "1,2" },
      ["GPU_IDS_OVERLAP NARWHAL_NODE_2_GPU_IDS"],
      [],
    ],
    [
      "one shared list",
      { ...COLOCATED, NARWHAL_NODE_1_GPU_IDS: "", NARWHAL_NODE_2_GPU_IDS: "", NARWHAL_GPU_IDS: "0" },
      ["GPU_IDS_OVERLAP NARWHAL_GPU_IDS"],
      [],
    ],
    [
      "more ranks than GPUs",
      { NARWHAL_NODE_1_GPU_IDS: "0", NARWHAL_NODE_1_TENSOR_PARALLEL_SIZE: "2" },
      ["TENSOR_PARALLEL_TOO_LARGE NARWHAL_NODE_1_TENSOR_PARALLEL_SIZE"],
      [],
    ],
    [
      "RDMA without devices",
      { NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma" },
      [
        "RDMA_DEVICES_MISSING NARWHAL_NODE_1_TRANSFER_NET_DEVICES",
        "RDMA_DEVICES_MISSING NARWHAL_NODE_1_TRANSFER_DEVICES",
      ],
      [],
    ],
    [
      "RDMA with an interface and no device node",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "eth0",
        NARWHAL_TRANSFER_DEVICES: "[]",
      },
      [
        "RDMA_DEVICES_MISSING NARWHAL_TRANSFER_DEVICES",
        "TRANSFER_DEVICES_MISMATCH NARWHAL_NODE_1_TRANSFER_NET_DEVICES",
      ],
      [],
    ],
    [
      "TCP with an RDMA device",
      { NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "mlx5_0:1" },
      ["TRANSFER_DEVICES_MISMATCH NARWHAL_NODE_1_TRANSFER_NET_DEVICES"],
      [],
    ],
    ...["all", "^eth0", "eth[0-3]", "eth*"].map(
      (selection): Case => [
        `TCP over ${selection}`,
        { NARWHAL_NODE_1_TRANSFER_NET_DEVICES: selection },
        ["TRANSFER_DEVICES_MISMATCH NARWHAL_NODE_1_TRANSFER_NET_DEVICES"],
        [],
      ],
    ),
    [
      "RDMA over mlx5_0",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "mlx5_0",
        NARWHAL_NODE_1_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
      },
      ["TRANSFER_DEVICES_MISMATCH NARWHAL_NODE_1_TRANSFER_NET_DEVICES"],
      [],
    ],
    [
      "RDMA over all",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "all",
        NARWHAL_NODE_1_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
      },
      ["TRANSFER_DEVICES_MISMATCH NARWHAL_NODE_1_TRANSFER_NET_DEVICES"],
      [],
    ],
    [
      "RDMA over mlx5_[0-3]:1",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "mlx5_[0-3]:1",
        NARWHAL_NODE_1_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
      },
      ["TRANSFER_DEVICES_MISMATCH NARWHAL_NODE_1_TRANSFER_NET_DEVICES"],
      [],
    ],
    [
      "RDMA over ^mlx5_4:1",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "^mlx5_4:1",
        NARWHAL_NODE_1_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
      },
      ["TRANSFER_DEVICES_MISMATCH NARWHAL_NODE_1_TRANSFER_NET_DEVICES"],
      [],
    ],
    [
      "RDMA over bond0",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "bond0",
        NARWHAL_NODE_1_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
      },
      ["TRANSFER_DEVICES_MISMATCH NARWHAL_NODE_1_TRANSFER_NET_DEVICES"],
      [],
    ],
    [
      "RDMA over mlx5_bond_0:1,bond0",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "mlx5_bond_0:1,bond0",
        NARWHAL_NODE_1_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
      },
      ["TRANSFER_DEVICES_MISMATCH NARWHAL_NODE_1_TRANSFER_NET_DEVICES"],
      [],
    ],
    [
      "RDMA over mlx5_0:1,mlx5_1:1",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "mlx5_0:1,mlx5_1:1",
        NARWHAL_NODE_1_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
      },
      [],
      [],
    ],
    [
      "RDMA over mlx5_bond_0:1",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "mlx5_bond_0:1",
        NARWHAL_NODE_1_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
      },
      [],
      [],
    ],
    [
      "RDMA over bnxt_re0:1",
      {
        NARWHAL_NODE_1_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_NODE_1_TRANSFER_NET_DEVICES: "bnxt_re0:1",
        NARWHAL_NODE_1_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
      },
      [],
      [],
    ],
    [
      "one address on two hosts",
      { NARWHAL_NODE_1_IP: "fd00::1", NARWHAL_NODE_2_IP: "fd00:0::1" },
      ["ADDRESS_SHARED NARWHAL_NODE_2_IP"],
      [],
    ],
    [
      "one address on one host",
      { ...COLOCATED, NARWHAL_NODE_1_IP: "10.0.0.1", NARWHAL_NODE_2_IP: "10.0.0.1" },
      [],
      [],
    ],
    [
      "two families",
      { NARWHAL_NODE_1_IP: "fd00::1", NARWHAL_NODE_2_IP: "10.0.0.1" },
      ["ADDRESS_FAMILIES_MIXED NARWHAL_NODE_2_IP"],
      [],
    ],
    [
      "one URL",
      { NARWHAL_NODE_1_URL: "http://A:8000", NARWHAL_NODE_2_URL: "http://a:8000" },
      ["ADDRESS_SHARED NARWHAL_NODE_2_URL"],
      [],
    ],
    [
      "a URL with another port",
      { NARWHAL_NODE_1_URL: "http://[fd00::1]:80" },
      [],
      ["URL_PORT_DIFFERS NARWHAL_NODE_1_URL"],
    ],
    [
      "an attestation URL with another port",
      { NARWHAL_NODE_1_ATTESTATION_URL: "http://a:80/v1/attestation" },
      [],
      ["URL_PORT_DIFFERS NARWHAL_NODE_1_ATTESTATION_URL"],
    ],
    [
      "one path twice",
      { NARWHAL_FLEET: "./config//x", NARWHAL_HOSTS: "config/y/../x" },
      ["PATHS_NOT_DISTINCT NARWHAL_FLEET"],
      [],
    ],
    [
      "a path of a derived file",
      { NARWHAL_HOSTS: "config/deployment.env" },
      ["PATHS_NOT_DISTINCT NARWHAL_FLEET"],
      [],
    ],
    [
      "two passwords for one destination",
      {
        ...COLOCATED,
        NARWHAL_NODE_1_SSH_PASSWORD: "one",
        NARWHAL_NODE_2_SSH_PASSWORD: "two",
        NARWHAL_ROUTER_SSH_PASSWORD: "three",
      },
      ["PASSWORDS_DIFFER NARWHAL_NODE_2_SSH_PASSWORD", "PASSWORDS_DIFFER NARWHAL_ROUTER_SSH_PASSWORD"],
      [],
    ],
    [
      "one password twice",
      { ...COLOCATED, NARWHAL_NODE_1_SSH_PASSWORD: "one", NARWHAL_NODE_2_SSH_PASSWORD: "one" },
      [],
      [],
    ],
  ])("%s", (_, changes, errors, warnings) => {
    const result = parsed(changed(changes));
    expect([result.errors, result.warnings]).toEqual([errors, warnings]);
    expect(result.inputs === undefined).toBe(errors.length > 0);
  });

  it("names every device that does not go with the transport", () => {
    const findings = new Findings();
    parseInputs(changed({ NARWHAL_TRANSFER_NET_DEVICES: "eth0,mlx5_0:1,all" }), findings);
    expect(findings.errors.map(({ message }) => message)).toEqual([
      expect.stringContaining(
        "NARWHAL_TRANSFER_NET_DEVICES has mlx5_0:1, all, but engine-1 transfers over ucx_tcp",
      ),
    ]);
  });

  it("says once what is wrong with shared values, however many engines take them", () => {
    const many = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`NARWHAL_NODE_${index + 1}_SSH`, `gpu-${index}`]),
    );
    const { errors } = parsed(
      changed({
        ...many,
        NARWHAL_ATTEST_PORT: "8000",
        NARWHAL_UCX_TCP_PORT_RANGE: "5000-6000",
        NARWHAL_GPU_IDS: "0",
        NARWHAL_TENSOR_PARALLEL_SIZE: "2",
        NARWHAL_TRANSFER_TRANSPORT: "ucx_rdma",
      }),
    );
    expect(errors).toEqual([
      "PORT_CONFLICT NARWHAL_ATTEST_PORT",
      "PORT_RANGE_CONFLICT NARWHAL_UCX_TCP_PORT_RANGE",
      "TENSOR_PARALLEL_TOO_LARGE NARWHAL_TENSOR_PARALLEL_SIZE",
      "RDMA_DEVICES_MISSING NARWHAL_TRANSFER_NET_DEVICES",
      "RDMA_DEVICES_MISSING NARWHAL_TRANSFER_DEVICES",
    ]);
  });

  it("says once per engine what many engines of a host share", () => {
    const many = Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [`NARWHAL_NODE_${index + 1}_SSH`, "gpu-a"]),
    );
    const { errors } = parsed(changed({ ...many, NARWHAL_GPU_IDS: "0" }));
    expect(errors.filter((error) => error.startsWith("GPU_IDS_OVERLAP"))).toHaveLength(7);
    expect(errors.filter((error) => error.startsWith("PORT_CONFLICT"))).toHaveLength(21);
  });
});

function read(text: string, environment: Record<string, string> = {}, mode = 0o600) {
  const findings = new Findings();
  const result = readEnvironment({ file: { name: ".env", text, mode }, environment }, findings);
  return { result, errors: findings.errors, warnings: findings.warnings };
}

describe("readEnvironment", () => {
  it("lets the process environment win, while references see what a shell would", () => {
    const { result } = read("NARWHAL_HOSTS=a\nNARWHAL_FLEET=$NARWHAL_HOSTS/f\n", { NARWHAL_HOSTS: "b" });
    expect(result).toEqual({ NARWHAL_HOSTS: "b", NARWHAL_FLEET: "a/f" });
  });

  it("warns of a file that others can read, with the command", () => {
    const [warning] = read("", {}, 0o100640).warnings;
    expect(warning).toMatchObject({ code: "ENV_FILE_READABLE", hint: "chmod 600 .env" });
    expect(read("", {}, 0o100600).warnings).toEqual([]);
  });

  it.each([
    ["NARWHAL_DISCOVERY=runs/x", {}],
    ["", { NARWHAL_DISCOVERY: "runs/x" }],
  ])("refuses what an earlier discovery left: %j %j", (text, environment) => {
    expect(read(text, environment).errors).toMatchObject([
      { code: "DEPLOYMENT_ENV_LOADED", field: "NARWHAL_DISCOVERY" },
    ]);
  });

  it.each([
    ["NARWHAL_ENGIN_PORT", "UNKNOWN_FIELD", /NARWHAL_ENGINE_PORT/],
    ["NARWHAL_NODE_7_ENGINE_PROT", "UNKNOWN_FIELD", /NARWHAL_NODE_7_ENGINE_PORT/],
    ["NARWHAL_NODE_01_SSH", "UNKNOWN_FIELD", /NARWHAL_NODE_1_SSH/],
    ["NARWHAL_NODE_1_TTFT_S", "FIELD_MISPLACED", /set NARWHAL_TTFT_S instead/],
    ["NARWHAL_IP", "FIELD_MISPLACED", /set NARWHAL_NODE_<n>_IP instead/],
    ["NARWHAL_NODE_3_ENGINE_PORT", "ENGINE_NOT_DECLARED", /NARWHAL_NODE_3_SSH/],
  ])("warns of %s: %s", (name, code, text) => {
    const { warnings } = read(`${name}=x`);
    expect(warnings.map((warning) => warning.code)).toEqual([code]);
    expect(`${warnings[0]?.message} ${warnings[0]?.hint}`).toMatch(text);
  });

  it.each([
    ["NARWAL_ENGINE_PORT", "NARWHAL_ENGINE_PORT"],
    ["NARWHALL_NODE_2_URL", "NARWHAL_NODE_2_URL"],
    ["narwhal_engine_port", "NARWHAL_ENGINE_PORT"],
    ["NARWHALENGINE_PORT", "NARWHAL_ENGINE_PORT"],
    ["NAHRWAL_ENGIN_PORT", "NARWHAL_ENGINE_PORT"],
  ])("warns of the prefix of %s in the file", (name, nearest) => {
    expect(read(`${name}=x`).warnings).toMatchObject([
      { code: "UNKNOWN_FIELD", field: name, details: { nearest } },
    ]);
  });

  it.each(["ENGINE_PORT", "BASE", "PATH_OF_MODELS", "NORTH_PORT", "HF_TOKEN", "N_1"])(
    "takes %s for a variable of the file's own",
    (name) => {
      expect(read(`${name}=x`).warnings).toEqual([]);
    },
  );

  it("leaves a process its own variables", () => {
    const findings = new Findings();
    readEnvironment({ environment: { NARWAL_ENGINE_PORT: "1", narwhal_x: "1" } }, findings);
    expect(findings.warnings).toEqual([]);
  });

  it("gives file, line and column, and no more warnings than needed", () => {
    const { errors } = read("\nNARWHAL_HOSTS=`x`");
    expect(errors).toMatchObject([
      {
        message: ".env:2:15: a backquote would run a command",
        field: "NARWHAL_HOSTS",
        details: { line: 2, column: 15 },
      },
    ]);
  });
});

describe("secrets", () => {
  it("never reach a finding, whatever is wrong around them", () => {
    const findings = new Findings();
    const file = {
      name: ".env",
      mode: 0o644,
      text: "NARWHAL_NODE_2_SSH_PASSWORD=canary-1 canary-2\nNARWHAL_ENGINE_KEY='canary-3\rx'\nNARWHAL_ROUTER_SSH_PASSWORD=$canary4",
    };
    const environment = changed({
      NARWHAL_NODE_1_SSH_PASSWORD: "canary-5\nx",
      NARWHAL_NODE_1_SSH: "op:canary-6@host",
      NARWHAL_NODE_1_URL: "http://op:canary-6@host:1",
      NARWHAL_NODE_2_URL: "http://host:1?token=canary-6",
      NARWHAL_ENGINE_ARGS: '["--api-key", "canary-6"',
      NARWHAL_ENGINE_ENV: '{"HF_TOKEN": "canary-6", "VLLM_X": 1}',
      NARWHAL_MODEL_DIR: "canary-7",
      NARWHAL_GPU_IDS: "0,canary-7",
      HF_TOKEN: "canary-7",
    });
    const merged = readEnvironment({ file, environment }, findings);
    parseInputs(merged, findings);
    const shown = JSON.stringify([findings.errors.map((error) => error.toFinding()), findings.warnings]);
    expect(findings.errors.length).toBeGreaterThan(8);
    expect(shown).not.toMatch(/canary/);
  });
});

describe("declaredEngineArgs", () => {
  it("gives what can be read, once per variable, whatever else is wrong", () => {
    const environment = changed({
      NARWHAL_ENGINE_ARGS: '["--x"]',
      NARWHAL_NODE_2_ENGINE_ARGS: '["--y"]',
      NARWHAL_NODE_3_SSH: "gpu-c",
      NARWHAL_ENGINE_PORT: "bad",
    });
    expect(declaredEngineArgs(environment)).toEqual([
      { variable: "NARWHAL_ENGINE_ARGS", role: "engine-1", args: ["--x"] },
      { variable: "NARWHAL_NODE_2_ENGINE_ARGS", role: "engine-2", args: ["--y"] },
    ]);
  });
});
