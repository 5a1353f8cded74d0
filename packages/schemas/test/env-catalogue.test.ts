import { describe, expect, it } from "vitest";
import {
  ENV_FIELDS,
  ENV_KINDS,
  ENV_SECTIONS,
  type EnvKindName,
  type EnvScope,
  envField,
  envName,
  isNodeForm,
  isSharedForm,
  knownEnvNames,
  validate,
} from "../src/index.js";

const HEX64 = "0123456789abcdef".repeat(4);
const accepts = (kind: EnvKindName, value: string): boolean =>
  new RegExp(ENV_KINDS[kind].pattern, "u").test(value);

/** By form: values that are accepted, and values that are not. */
const CASES: Readonly<Record<EnvKindName, readonly [readonly string[], readonly string[]]>> = {
  destination: [
    ["gpu-a", "ops@gpu-a", "ssh://ops@gpu-a:2222", "2001:db8::1", "ops@[fe80::1%eth0]", "10.0.0.1"],
    ["", "-oProxyCommand=x", "ops@-x", "gpu a", "gpu-a;reboot", "$(x)", "a\nb", "`x`", "a|b"],
  ],
  secret: [
    ["x", "pa#ss $'\"", " "],
    ["", "a\nb", "a\rb", "a\u0000b"],
  ],
  image: [
    [
      `sha256:${HEX64}`,
      `vllm/vllm-openai@sha256:${HEX64}`,
      `localhost/x@sha256:${HEX64}`,
      `registry.example:5000/a/b__c-d.e@sha256:${HEX64}`,
    ],
    [
      "",
      "vllm/vllm-openai:latest",
      "vllm",
      `vllm:v1@sha256:${HEX64}`,
      `sha256:${HEX64.toUpperCase()}`,
      `sha256:${HEX64.slice(1)}`,
      `UPPER@sha256:${HEX64}`,
      `@sha256:${HEX64}`,
      `sha512:${HEX64}`,
    ],
  ],
  name: [
    ["a", "org/model-7b", "a model"],
    ["", "-x", " a", "a ", "a\nb", "a\tb"],
  ],
  "absolute-path": [
    ["/a", "/srv/mo dels/ü", "/srv/x/", "/..x"],
    ["", "srv", "./x", "~/x", "/a\nb", "/", "/a//b", "/a/.", "/../b", "/a\u202eb"],
  ],
  path: [
    ["config/x", "/x", "x y"],
    ["", "a\nb"],
  ],
  interface: [
    ["eth0", "enp1s0f0np0", "bond0.100", "br-lan"],
    ["", "eth 0", "a/b", "a:1", ".", "..", "-x", "a,b"],
  ],
  port: [
    ["1", "80", "9999", "10000", "65535"],
    ["", "0", "65536", "70000", "080", "-1", "1.5", "1e3", " 80", "100000"],
  ],
  "port-range": [
    ["1-65535", "21000-21999"],
    ["", "1", "0-5", "1-65536", "1 - 2", "1:2", "-2", "1-"],
  ],
  commit: [
    [HEX64, HEX64.slice(24), HEX64.toUpperCase()],
    ["", HEX64.slice(1), "main", `${HEX64}0`, "abcdef0"],
  ],
  sha256: [[HEX64], ["", HEX64.toUpperCase(), HEX64.slice(24), `sha256:${HEX64}`]],
  ip: [
    ["192.0.2.1", "255.255.255.255", "2001:db8::1", "::1", "::ffff:192.0.2.1"],
    ["", "192.0.2", "192.0.2.256", "010.0.0.1", "gpu-a", "fe80::1%eth0", "1", "[::1]"],
  ],
  url: [
    ["http://192.0.2.1:8000", "http://[2001:db8::1]:8000", "http://gpu-a.example:1"],
    [
      "",
      "https://x:1",
      "http://x",
      "http://x:0",
      "http://x:1/",
      "http://u@x:1",
      "http://x:1?a",
      "http://x:1#a",
      "x:1",
      "http://:1",
    ],
  ],
  "attestation-url": [
    ["http://192.0.2.1:8100/v1/attestation"],
    [
      "",
      "http://192.0.2.1:8100",
      "http://192.0.2.1:8100/v1/attestation/",
      "http://x/v1/attestation",
      "http://x:1/v1",
    ],
  ],
  "gpu-list": [
    [
      "0",
      "0,1,2",
      " 0 , 1 ",
      "GPU-4b2c1a9f-8d3e-6f7a-b5c9-2e4d8a1f6c3b",
      "GPU-00000000deadbeef",
      "MIG-4b2c1a9f-8d3e",
    ],
    ["", ",", "0,", ",0", "0,,1", "a", "-1", "01", "0 1", "0;1"],
  ],
  "positive-int": [
    ["1", "128"],
    ["", "0", "-1", "1.0", "01", "1e3", "+1"],
  ],
  "positive-number": [
    ["1", "0.125", "10.50", "1e-3", "2E2"],
    ["", "0", "0.0", "-1", ".5", "1.", "0e5", "NaN", "1,5", "1s"],
  ],
  dtype: [
    ["bfloat16", "float16"],
    ["", "auto", "float32", "BFLOAT16"],
  ],
  "transfer-transport": [
    ["ucx_tcp", "ucx_rdma"],
    ["", "tcp", "ucx"],
  ],
  transport: [
    ["auto", "ssh2", "openssh", "command", "local"],
    ["", "ssh", "Auto"],
  ],
  "json-array-of-strings": [
    ["[]", '["a"]', ' [ "a" , "b\\"c\\u00e9" ] ', '["]","["]'],
    ["", "a", '["a",]', "[1]", '["a" "b"]', "['a']", '[["a"]]', '["a\nb"]', '["a"] x', '["\\x"]'],
  ],
  "json-object-of-strings": [
    ["{}", '{"A":"b"}', ' { "A" : "b" , "C" : "{" } '],
    ["", "A=b", '{"A":1}', '{"A":"b",}', "{A:'b'}", '{"A":null}', '["a"]', '{"A":{"B":"c"}}'],
  ],
  "device-paths": [
    ["[]", '["/dev/infiniband/uverbs0"]', '["/dev/a", "/dev/b"]'],
    ["", "/dev/a", '["dev/a"]', '["/etc/passwd"]', '["/dev/"]', "[1]"],
  ],
  "net-devices": [
    ["fabric0", "mlx5_0:1", "mlx5_0:1, mlx5_1:1"],
    ["", ",", "a,", "a b", "mlx5_0:", "mlx5_0:0", "mlx5_0:1:2", "/dev/x"],
  ],
  "repo-id": [
    ["org/model-7b", "Org.x/m_1"],
    ["gpt2", "", "/x", "a/b/c", "a b", "-x/y", "https://hub/x"],
  ],
};

describe("forms", () => {
  it.each(Object.keys(ENV_KINDS) as EnvKindName[])("%s", (kind) => {
    const [right, wrong] = CASES[kind];
    expect(right.filter((value) => !accepts(kind, value))).toEqual([]);
    expect(wrong.filter((value) => accepts(kind, value))).toEqual([]);
  });

  it("are anchored, and quick on long values", () => {
    const long = `["${"a,b:\\\\".repeat(20_000)}`;
    for (const { pattern } of Object.values(ENV_KINDS)) {
      expect(pattern).toMatch(/^\^.*\$$/u);
      const start = performance.now();
      new RegExp(pattern, "u").test(`${long}!`);
      new RegExp(pattern, "u").test(`${"a-".repeat(20_000)}!`);
      new RegExp(pattern, "u").test(`${"1.".repeat(20_000)}!`);
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });
});

const namesOf = (scope: EnvScope): readonly string[] =>
  ENV_FIELDS.filter((row) => row.scope === scope)
    .map(({ name }) => name)
    .sort();

describe("fields", () => {
  it("have unique names and a section that is listed", () => {
    expect(new Set(ENV_FIELDS.map(({ name }) => name)).size).toBe(ENV_FIELDS.length);
    for (const { section } of ENV_FIELDS) expect(ENV_SECTIONS).toContain(section);
  });

  it.each(ENV_FIELDS)("$name: example and default have its form", (row) => {
    expect(accepts(row.kind, row.example)).toBe(true);
    if (row.default !== undefined) expect(accepts(row.kind, row.default)).toBe(true);
    expect(row.accepts).toBe(ENV_KINDS[row.kind].accepts);
    expect(row.description).toMatch(/^[A-Z].*\.$/su);
  });

  it("are those of the interface, with their scope", () => {
    expect(namesOf("node")).toEqual(["ATTESTATION_URL", "IP", "SSH", "SSH_PASSWORD", "URL"]);
    expect(namesOf("shared").join(" ")).toBe(
      "DEPLOYMENT_REVISION ENGINE_KEY ENGINE_MODEL_NAME FLEET HOSTS LAUNCH_CONFIG MODEL_REPO_ID MODEL_REVISION " +
        "ROUTER_SSH ROUTER_SSH_PASSWORD SSH_KNOWN_HOSTS TPOT_S TRANSPORT TTFT_S",
    );
    expect(namesOf("engine").join(" ")).toBe(
      "ATTEST_PORT BLOCK_SIZE ENGINE_ARGS ENGINE_ENV ENGINE_IMAGE ENGINE_PORT FABRIC_INTERFACE GPU_IDS " +
        "MODEL_CONFIG_SHA256 MODEL_DIR MODEL_DTYPE NIXL_SIDE_CHANNEL_PORT RUN_DIR TENSOR_PARALLEL_SIZE " +
        "TRANSFER_DEVICES TRANSFER_NET_DEVICES TRANSFER_TRANSPORT UCX_TCP_PORT_RANGE",
    );
    expect(namesOf("derived")).toEqual(["DISCOVERY"]);
    const required = ENV_FIELDS.filter((row) => row.required).map(({ name }) => name);
    expect(required.join(" ")).toBe(
      "SSH ENGINE_IMAGE ENGINE_MODEL_NAME MODEL_DIR RUN_DIR FABRIC_INTERFACE ENGINE_PORT ATTEST_PORT " +
        "NIXL_SIDE_CHANNEL_PORT UCX_TCP_PORT_RANGE",
    );
  });

  it("are secret exactly where a password or key is held", () => {
    const secret = ENV_FIELDS.filter((row) => row.secret).map(({ name }) => name);
    expect(secret).toEqual(["SSH_PASSWORD", "ROUTER_SSH_PASSWORD", "ENGINE_KEY"]);
  });

  it.each(ENV_FIELDS.filter(({ scope }) => scope !== "derived"))("$name is a key of the schema", (row) => {
    const name = isSharedForm(row) ? envName(row.name) : envName(row.name, 3);
    const judge = (value: string) => {
      const verdict = validate("env", { NARWHAL_ENGINE_MODEL_NAME: "m", [name]: value });
      return verdict.ok ? [] : verdict.problems.map(({ path }) => path);
    };
    expect(judge(row.example)).toEqual([]);
    expect(judge("\u0000\n")).toEqual([`/${name}`]);
  });
});

describe("names", () => {
  it("resolve to the field and the engine", () => {
    expect(envField("NARWHAL_ENGINE_PORT")).toMatchObject({ row: { name: "ENGINE_PORT" } });
    expect(envField("NARWHAL_ENGINE_PORT")).not.toHaveProperty("node");
    expect(envField("NARWHAL_NODE_12_ENGINE_PORT")).toMatchObject({ row: { name: "ENGINE_PORT" }, node: 12 });
    expect(envField("NARWHAL_NODE_1_SSH_PASSWORD")).toMatchObject({ row: { secret: true }, node: 1 });
    expect(envField("NARWHAL_ROUTER_SSH")).toMatchObject({ row: { name: "ROUTER_SSH" } });
    expect(envField("NARWHAL_DISCOVERY")).toMatchObject({ row: { scope: "derived" } });
  });

  it.each([
    "NARWHAL_SSH",
    "NARWHAL_NODE_1_FLEET",
    "NARWHAL_NODE_0_SSH",
    "NARWHAL_NODE_01_SSH",
    "NARWHAL_NODE_x_SSH",
    "NARWHAL_NODE_1_",
    "NARWHAL_",
    "NARWHAL_engine_port",
    "ENGINE_PORT",
    "NARWHAL_constructor",
  ])("%s is no field", (name) => expect(envField(name)).toBeUndefined());

  it("are all known, and known ones all resolve", () => {
    const known = knownEnvNames([1, 7]);
    expect(known.filter((name) => envField(name) === undefined)).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
    const shared = ENV_FIELDS.filter(isSharedForm).length;
    expect(known).toHaveLength(shared + 2 * ENV_FIELDS.filter(isNodeForm).length);
  });
});
