import type { EngineLaunchSources } from "@narwhal/schemas";
import { describe, expect, test } from "vitest";
import { checkSet } from "../../src/emit/check-set.js";
import type { ComparableSet } from "../../src/emit/comparable-set.js";
import { parseEnvFile } from "../../src/inputs/env-file.js";
import { configDocuments } from "../fixtures/emit/config-set.js";

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
type Whole = { [Key in keyof ComparableSet]-?: Mutable<NonNullable<ComparableSet[Key]>> };
type Origin = "field" | "rule";

/** A whole set, fresh for each test. */
function whole(): Whole {
  const [hosts = "", launch = "", sources = "", fleet = "", deployment = ""] = configDocuments("/desk").map(
    ({ text }) => text,
  );
  return {
    hosts: JSON.parse(hosts) as Whole["hosts"],
    launch: JSON.parse(launch) as Whole["launch"],
    sources: JSON.parse(sources) as Whole["sources"],
    fleet: JSON.parse(fleet) as Whole["fleet"],
    deployment: Object.fromEntries(
      parseEnvFile(deployment, {}).entries.map(({ name, value }) => [name, value]),
    ),
  };
}

const problemsOf = (set: ComparableSet) =>
  checkSet(set).map(({ file, pointer, message }) => `${file}${pointer}: ${message}`);

function exported(values: Readonly<Record<string, string | undefined>>): ComparableSet {
  const set = whole();
  const deployment = { ...set.deployment, ...values };
  const given = Object.entries(deployment).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return { ...set, deployment: Object.fromEntries(given) };
}

/** The set with the first engine's URL at another host, and where that is said to come from. */
function otherHost(host: string, origin?: Origin): ComparableSet {
  const url = `http://${host}:8001`;
  const set = exported({ NARWHAL_NODE_1_URL: url });
  const settings = origin === undefined ? {} : { settings: { url: { value: url, origin, source: "there" } } };
  const sources = { ...set.sources, "engine-1": { ...set.sources?.["engine-1"], ...settings } };
  return { ...set, sources: sources as EngineLaunchSources };
}

/** Problems of the set with these roles and minimal numbers of engines. */
function pools(roles: readonly ("prefill" | "decode")[], prefill: number, decode: number) {
  const set = whole();
  for (const [index, engine] of set.fleet.engines.entries()) engine.role = roles[index] ?? engine.role;
  Object.assign(set.fleet.controller, { min_prefill: prefill, min_decode: decode });
  return problemsOf(set);
}

describe("checkSet", () => {
  test("a whole set is in agreement", () => {
    expect(checkSet(whole())).toEqual([]);
  });

  test.each(["hosts", "launch", "sources", "fleet"] as const)("an engine that %s lacks", (key) => {
    const set = whole();
    if (key === "hosts") set.hosts.hosts[0]?.roles.splice(1, 1);
    if (key === "launch") delete set.launch.engines["engine-2"];
    if (key === "sources") delete set.sources["engine-2"];
    if (key === "fleet") set.fleet.engines.pop();
    expect(problemsOf(set).join("\n")).toMatch(/engine-2 (?:is not in|of .* is missing)/);
  });

  test("an engine that deployment.env lacks, or has alone", () => {
    const lacking = whole();
    const deployment = Object.entries(lacking.deployment).filter(([name]) => !name.includes("_NODE_2_"));
    expect(problemsOf({ ...lacking, deployment: Object.fromEntries(deployment) })).toContain(
      "deploymentEnv: engine-2 of the hosts file is missing",
    );
    const { NARWHAL_NODE_1_IP: ip } = lacking.deployment;
    expect(problemsOf(exported({ NARWHAL_NODE_3_IP: ip }))).toContain(
      "deploymentEnv/NARWHAL_NODE_3_IP: engine-3 is not in the hosts file",
    );
  });

  test.each(["IP", "URL", "ATTESTATION_URL", "ENGINE_IMAGE", "MODEL_CONFIG_SHA256"])(
    "an engine without its %s",
    (field) => {
      const name = `NARWHAL_NODE_2_${field}`;
      expect(problemsOf(exported({ [name]: undefined }))).toContain(
        `deploymentEnv: ${name} of engine-2 is missing`,
      );
    },
  );

  test.each([
    ["URL", "http://10.0.0.9:8001", "10.0.0.9"],
    ["ATTESTATION_URL", "http://[fd00::9]:9001/v1/attestation", "fd00::9"],
  ])("a %s at another address than the engine's", (field, url, host) => {
    const name = `NARWHAL_NODE_1_${field}`;
    expect(problemsOf(exported({ [name]: url }))).toEqual([
      `deploymentEnv/${name}: ${name} has the host ${host}, but NARWHAL_NODE_1_IP is 10.0.0.1`,
    ]);
  });

  test("an address that differs from both URLs", () => {
    expect(problemsOf(exported({ NARWHAL_NODE_1_IP: "10.0.0.9" }))).toHaveLength(2);
  });

  test.each<[string, string, Origin | undefined, number]>([
    ["declared, an address", "10.0.0.9", "field", 0],
    ["declared, a name", "gpu-1", "field", 0],
    ["of unknown origin, a name", "gpu-1", undefined, 0],
    ["of unknown origin, an address", "10.0.0.9", undefined, 1],
    ["derived, a name", "gpu-1", "rule", 1],
    ["derived, the address", "10.0.0.1", "rule", 0],
  ])("the host of a URL: %s", (_what, host, origin, problems) => {
    expect(problemsOf(otherHost(host, origin))).toHaveLength(problems);
  });

  test("an IPv6 address in another spelling is the same", () => {
    const urls = Object.fromEntries(
      [1, 2].flatMap((n) => [
        [`NARWHAL_NODE_${n}_IP`, "fd00::1"],
        [`NARWHAL_NODE_${n}_URL`, `http://[FD00:0::1]:800${n}`],
        [`NARWHAL_NODE_${n}_ATTESTATION_URL`, `http://[fd00::1]:900${n}/v1/attestation`],
      ]),
    );
    expect(problemsOf(exported(urls))).toEqual([]);
  });

  test("deployment.env alone is not judged by hosts that may be declared", () => {
    const { deployment } = exported({ NARWHAL_NODE_1_IP: "10.0.0.9" });
    expect(checkSet({ deployment })).toEqual([]);
  });

  describe("the pools of the fleet file", () => {
    test.each([
      ["prefill", "decode"],
      ["decode", "prefill"],
    ] as const)("all %s", (role, other) => {
      expect(pools([role, role], 1, 1)).toEqual([
        `fleet/engines: no engine has the role ${other}, and min_${other} is 1`,
      ]);
    });

    test("more engines asked for than there are", () => {
      expect(pools(["prefill", "decode"], 2, 1)).toEqual([
        "fleet/controller: min_prefill and min_decode ask for 3 engines, but there are 2",
      ]);
    });

    test("what operators may do: swap the pools, or let one be empty", () => {
      expect(pools(["decode", "prefill"], 1, 1)).toEqual([]);
      expect(pools(["prefill", "prefill"], 1, 0)).toEqual([]);
    });
  });
});
