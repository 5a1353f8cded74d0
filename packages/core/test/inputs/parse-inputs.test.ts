import { ENV_FIELDS, ENV_KINDS, type EnvKindName, envName, isNodeForm, isSharedForm } from "@narwhal/schemas";
import { describe, expect, it } from "vitest";
import { checkInputs } from "../../src/check-inputs.js";
import { parseInputs } from "../../src/inputs/parse-inputs.js";
import { Findings } from "../../src/errors/findings.js";
import { readEnvironment } from "../../src/inputs/read-environment.js";
import { changed, parsed, VALID } from "./valid-environment.js";

/** Values that are wrong for each form: malformed, or out of its range. */
const WRONG: Readonly<Record<EnvKindName, readonly string[]>> = {
  destination: [
    "-oProxyCommand=x",
    "a b",
    "op@gpu:22",
    "ssh://h:0",
    "ssh://h:022",
    "op@@h",
    "h".repeat(140_000),
  ],
  secret: ["two\nlines", "x".repeat(4097)],
  image: ["repo/name:latest", "sha256:abc", `sha256:${"A1".repeat(32)}`, `x:tag@sha256:${"a1".repeat(32)}`],
  name: ["-x", " x", "a\nb"],
  "absolute-path": [
    "relative/dir",
    "~/models",
    "/",
    "/a//b",
    "/a//",
    "/a/./b",
    "/a/..",
    "/a\u0007b",
    "/a\u202eb",
    "/x".repeat(2049),
  ],
  path: ["config/", "config/..", "a\u0007b"],
  interface: [
    "a b",
    "eth0/1",
    "eth0:1",
    "..",
    "a".repeat(128),
    "ü".repeat(64),
    "a$b",
    "a;b",
    "a'b",
    'a"b',
    "a`b",
    "a\u202eb",
  ],
  port: ["0", "65536", "08000", "http", "8000 ", "1e3", "-1"],
  "port-range": ["21000", "21999-21000", "0-5", "1-65536", "1-2-3"],
  commit: ["main", "0f0f0f0", "g".repeat(40), "0".repeat(41)],
  sha256: ["0".repeat(63), "G".repeat(64)],
  ip: ["10.0.0", "010.0.0.1", "10.0.0.1/24", "127.0.0.1", "fe80::1", "ff02::1", "host", "::ffff:10.0.0.1"],
  url: [
    "https://10.0.0.1:8000",
    "http://10.0.0.1",
    "http://h:1/x",
    "http://h:1/",
    "http://h:1?q",
    "http://h:0",
    "http://0.0.0.0:80",
    "http://[::]:80",
    "http://169.254.1.1:80",
    "http://[fe80::1]:80",
    "http://224.0.0.1:80",
    `http://${"h".repeat(1024)}:80`,
  ],
  "attestation-url": ["http://10.0.0.1:8100", "http://10.0.0.1:8100/v1/other", "http://h/v1/attestation"],
  "gpu-list": ["0,0", "0,,1", "", "gpu0", "-1", "GPU-AB,gpu-ab", "01"].filter((text) => text !== ""),
  "positive-int": ["0", "-1", "1.5", "x", "1e3"],
  "positive-number": ["0", "-1", "0.0", "NaN", "Infinity", "1s", ""].filter((text) => text !== ""),
  dtype: ["float32", "auto", "BFLOAT16"],
  "transfer-transport": ["tcp", "rdma"],
  transport: ["ssh", "AUTO"],
  "json-array-of-strings": [
    "[".repeat(5000) + "]".repeat(5000),
    `["${"x".repeat(131_071)}"]`,
    "[a]",
    "[1]",
    "{}",
    '["a"',
    '["a"] x',
    "--x",
    '["a",]',
    "[null]",
  ],
  "json-object-of-strings": [
    '{"VLLM_A":'.repeat(5000),
    '{"VLLM_A":1}',
    "[]",
    '{"VLLM_A":"1","VLLM_A":"2"}',
    "{VLLM_A:1}",
    '{"PATH":"/x"}',
    '{"UCX_TLS":"x"}',
    '{"VLLM_X":"a\\nb"}',
    '{"VLLM_TOKEN":"x"}',
  ],
  "device-paths": ['["/etc/passwd"]', '["/dev/../etc/x"]', '["/dev/a","/dev/a"]', "/dev/a", '["/dev/"]'],
  "net-devices": ["a b", "mlx5_0:1,mlx5_0:1", ",", "mlx5_0:0"],
  "repo-id": ["a/b/c", "-a/b", "a b", "gpt2", `a/${"b".repeat(255)}`],
};

const OPERATOR_FIELDS = ENV_FIELDS.filter((row) => isSharedForm(row) || isNodeForm(row)).filter(
  ({ scope }) => scope !== "derived" && scope !== "tool",
);
const variables = OPERATOR_FIELDS.flatMap((row) => [
  ...(isSharedForm(row) ? [{ row, variable: envName(row.name) }] : []),
  ...(isNodeForm(row) ? [{ row, variable: envName(row.name, 2) }] : []),
]);

describe.each(variables)("$variable", ({ row, variable }) => {
  it.each(WRONG[row.kind].map((value) => [value]))("refuses %j by name, with the accepted form", (value) => {
    const { inputs, findings } = parsed(changed({ [variable]: value }));
    const finding = findings.errors.find(({ code, field }) => code === "FIELD_INVALID" && field === variable);
    expect(finding?.message).toContain(variable);
    expect(`${finding?.message} ${finding?.hint}`).toContain(ENV_KINDS[row.kind].accepts);
    expect(inputs).toBeUndefined();
  });

  it("takes its own example", () => {
    const { errors } = parsed(changed({ [variable]: row.example }));
    expect(errors.filter((error) => error.startsWith("FIELD_INVALID"))).toEqual([]);
  });

  it("counts as unset where it is empty, unless it is a destination", () => {
    const { inputs, errors } = parsed(changed({ [variable]: "" }));
    if (row.kind === "destination") expect(errors).toEqual([`FIELD_EMPTY ${variable}`]);
    else if (row.required && variable === envName(row.name))
      expect(errors).toEqual([`FIELD_MISSING ${variable}`]);
    else expect([errors, inputs]).toEqual([[], parsed(changed({ [variable]: undefined })).inputs]);
  });

  it("warns by name where it is misspelt", () => {
    const misspelt = `${variable}X`;
    const findings = new Findings();
    readEnvironment({ environment: changed({ [misspelt]: row.example }) }, findings);
    const [warning, ...others] = findings.warnings;
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ code: "UNKNOWN_FIELD", field: misspelt, details: { nearest: variable } });
  });
});

describe("values that stay legal", () => {
  it.each([
    ["NARWHAL_MODEL_DIR", "/srv/mo dels/日本 ü/.cache/..x", "/srv/mo dels/日本 ü/.cache/..x"],
    ["NARWHAL_MODEL_DIR", "/srv/models/", "/srv/models"],
    ["NARWHAL_FABRIC_INTERFACE", "enp65s0f0np0.10", "enp65s0f0np0.10"],
    ["NARWHAL_FABRIC_INTERFACE", "lo", "lo"],
    ["NARWHAL_FABRIC_INTERFACE", "enp65s0f0np0-fabric-a", "enp65s0f0np0-fabric-a"],
    ["NARWHAL_NODE_1_URL", "http://127.0.0.1:18000", "http://127.0.0.1:18000"],
    ["NARWHAL_NODE_1_URL", "http://localhost.example:8000", "http://localhost.example:8000"],
  ])("%s=%s", (variable, value, read) => {
    const { inputs, errors } = parsed(changed({ [variable]: value }));
    expect(errors).toEqual([]);
    expect(Object.values(inputs?.engines[0] ?? {})).toContain(read);
  });
});

describe("what is wrong is said", () => {
  it.each([
    ["NARWHAL_ENGINE_KEY", "canary".repeat(1000), "has 6000 characters, more than the 4096 that are taken"],
    ["NARWHAL_RUN_DIR", "/a\u202eb", "turns the direction of writing"],
    ["NARWHAL_RUN_DIR", "/a/../b", "has . or .. as a part"],
    ["NARWHAL_RUN_DIR", "/", "is the root"],
    ["NARWHAL_NODE_1_URL", "http://0.0.0.0:8000", "has a host that is unspecified"],
    ["NARWHAL_ENGINE_ARGS", "[".repeat(5000), "has more than 64 arrays or objects inside each other"],
  ])("%s", (variable, value, fault) => {
    const { findings } = parsed(changed({ [variable]: value }));
    const messages = findings.errors.map(({ message }) => message).join("\n");
    expect(messages).toContain(fault);
    expect(messages).not.toContain("canarycanary");
    expect(messages.length).toBeLessThan(500);
  });

  it("the private environment is no place for a configuration file", () => {
    for (const [field, value] of [
      ["NARWHAL_HOSTS", "./.env"],
      ["NARWHAL_SSH_KNOWN_HOSTS", "config/../.env"],
    ] as const) {
      const findings = new Findings();
      const file = { name: ".env", text: `${field}=${value}\n` };
      expect(checkInputs({ file, environment: VALID }, findings)).toBeUndefined();
      expect(findings.errors.map(({ code, field: of }) => [code, of])).toEqual([
        ["PATHS_NOT_DISTINCT", field],
      ]);
    }
  });

  it.each([
    ["mlx5_0:1,eth0", "has mlx5_0:1 and eth0"],
    ["^mlx5_0:1", "has ^mlx5_0:1, which is neither"],
  ])("devices %s are judged beside a transport that cannot be read", (devices, fault) => {
    const { errors, findings } = parsed(
      changed({ NARWHAL_TRANSFER_TRANSPORT: "rdma", NARWHAL_TRANSFER_NET_DEVICES: devices }),
    );
    expect(errors).toEqual([
      "FIELD_INVALID NARWHAL_TRANSFER_TRANSPORT",
      "TRANSFER_DEVICES_MISMATCH NARWHAL_TRANSFER_NET_DEVICES",
    ]);
    expect(findings.errors[1]?.message).toContain(fault);
  });
});

describe("all faults at once", () => {
  it("reports every required field that is missing", () => {
    const { errors } = parsed({});
    const required = OPERATOR_FIELDS.filter((row) => row.required && row.scope !== "node");
    expect(errors).toEqual([
      "FIELD_MISSING NARWHAL_NODE_1_SSH",
      ...required.map((row) => `FIELD_MISSING ${envName(row.name)}`),
    ]);
  });

  it("names the node's own variable where only some engines lack the field", () => {
    const { errors } = parsed(changed({ NARWHAL_MODEL_DIR: undefined, NARWHAL_NODE_1_MODEL_DIR: "/m" }));
    expect(errors).toEqual(["FIELD_MISSING NARWHAL_NODE_2_MODEL_DIR"]);
  });

  it("reports every malformed field of both forms in one run", () => {
    const wrong = Object.fromEntries(variables.map(({ row, variable }) => [variable, WRONG[row.kind][0]]));
    const { errors } = parsed(changed(wrong));
    expect(errors.filter((error) => error.startsWith("FIELD_INVALID")).sort()).toEqual(
      variables.map(({ variable }) => `FIELD_INVALID ${variable}`).sort(),
    );
  });

  it("reports a shared fault once, however many engines it is for", () => {
    expect(parsed(changed({ NARWHAL_ENGINE_PORT: "x", NARWHAL_NODE_3_SSH: "gpu-c" })).errors).toEqual([
      "FIELD_INVALID NARWHAL_ENGINE_PORT",
    ]);
  });

  it("reports refusals of the file and faults of the values together, and calls nothing missing that it could not read", () => {
    const lines = Object.entries({ ...VALID, NARWHAL_ENGINE_PORT: "x" }).map(
      ([name, value]) => `${name}=${value}`,
    );
    const text = lines
      .join("\n")
      .replace("NARWHAL_RUN_DIR=", "NARWHAL_RUN_DIR=$(pwd)")
      .replace("NODE_1_SSH=", "NODE_1_SSH = ");
    const findings = new Findings();
    const environment = readEnvironment({ file: { name: ".env", text }, environment: {} }, findings);
    expect(parseInputs(environment, findings)).toBeUndefined();
    expect(findings.errors.map(({ code, field }) => `${code} ${field}`).sort()).toEqual([
      "ENV_FILE_COMMAND NARWHAL_NODE_1_SSH",
      "ENV_FILE_COMMAND NARWHAL_RUN_DIR",
      "FIELD_INVALID NARWHAL_ENGINE_PORT",
    ]);
  });

  it("calls nothing missing after a quote that is never closed", () => {
    const findings = new Findings();
    const environment = readEnvironment(
      { file: { name: ".env", text: "NARWHAL_NODE_1_SSH='a" }, environment: {} },
      findings,
    );
    parseInputs(environment, findings);
    expect(findings.errors.map(({ code }) => code)).toEqual(["ENV_FILE_UNTERMINATED"]);
  });
});

describe("engines and overrides", () => {
  it("orders engines by number, gaps allowed", () => {
    const { inputs } = parsed(
      changed({ NARWHAL_NODE_1_SSH: undefined, NARWHAL_NODE_10_SSH: "gpu-j", NARWHAL_NODE_9_SSH: "gpu-i" }),
    );
    expect(inputs?.engines.map(({ role }) => role)).toEqual(["engine-2", "engine-9", "engine-10"]);
    expect(inputs?.routerDestination).toBe("op@gpu-b");
  });

  it("lets a node's own value win, and says where each came from", () => {
    const { inputs } = parsed(
      changed({ NARWHAL_NODE_2_ENGINE_PORT: "8001", NARWHAL_NODE_1_ENGINE_PORT: "" }),
    );
    expect(inputs?.engines.map(({ enginePort, from }) => [enginePort, from["ENGINE_PORT"]])).toEqual([
      [8000, "NARWHAL_ENGINE_PORT"],
      [8001, "NARWHAL_NODE_2_ENGINE_PORT"],
    ]);
  });

  it("does not fall back to the shared value where a node's own is bad", () => {
    expect(parsed(changed({ NARWHAL_NODE_2_ENGINE_PORT: "x" })).errors).toEqual([
      "FIELD_INVALID NARWHAL_NODE_2_ENGINE_PORT",
    ]);
  });

  it("needs two engines", () => {
    expect(parsed(changed({ NARWHAL_NODE_2_SSH: undefined })).errors).toEqual([
      "TOO_FEW_ENGINES NARWHAL_NODE_2_SSH",
    ]);
  });

  it("reads the values of every form", () => {
    const { inputs } = parsed(
      changed({
        NARWHAL_GPU_IDS: " 0 , GPU-ab12 ",
        NARWHAL_TENSOR_PARALLEL_SIZE: "2",
        NARWHAL_ENGINE_ARGS: '["--max-num-seqs", "4"]',
        NARWHAL_ENGINE_ENV: '{"UCX_LOG_LEVEL": "info"}',
        NARWHAL_TRANSFER_TRANSPORT: "ucx_rdma",
        NARWHAL_TRANSFER_NET_DEVICES: "mlx5_0:1, mlx5_1:1",
        NARWHAL_TRANSFER_DEVICES: '["/dev/infiniband/uverbs0"]',
        NARWHAL_NODE_1_IP: "FD00::0:1",
        NARWHAL_TTFT_S: "2.5",
        NARWHAL_TPOT_S: "1e-1",
        NARWHAL_ROUTER_SSH: "router",
        NARWHAL_ENGINE_KEY: "canary-key",
        NARWHAL_NODE_1_SSH_PASSWORD: "canary-password",
      }),
    );
    expect(inputs?.engines[0]).toMatchObject({
      gpuIds: ["0", "GPU-ab12"],
      tensorParallelSize: 2,
      engineArgs: ["--max-num-seqs", "4"],
      engineEnv: { UCX_LOG_LEVEL: "info" },
      transferTransport: "ucx_rdma",
      transferNetDevices: ["mlx5_0:1", "mlx5_1:1"],
      transferDevices: ["/dev/infiniband/uverbs0"],
      ucxTcpPortRange: { low: 21000, high: 21999 },
      ip: "fd00::1",
    });
    expect(inputs).toMatchObject({
      ttftS: 2.5,
      tpotS: 0.1,
      routerDestination: "router",
      engineKeySet: true,
      transport: "auto",
    });
    expect(inputs?.passwords["NARWHAL_NODE_1_SSH_PASSWORD"]?.reveal()).toBe("canary-password");
    expect(inputs?.secrets.map((secret) => secret.reveal()).sort()).toEqual([
      "canary-key",
      "canary-password",
    ]);
    expect(JSON.stringify(inputs)).not.toContain("canary");
  });

  it("warns without a deployment revision", () => {
    const { inputs, warnings } = parsed(changed({ NARWHAL_DEPLOYMENT_REVISION: undefined }));
    expect(warnings).toEqual(["REVISION_MISSING NARWHAL_DEPLOYMENT_REVISION"]);
    expect(inputs).toBeDefined();
  });
});
