import { describe, expect, test } from "vitest";
import { readDeployment } from "../../src/emit/read-deployment.js";
import { readHosts } from "../../src/emit/read-hosts.js";
import { Findings } from "../../src/errors/findings.js";
import { memoryFileStore } from "../../src/testing/memory-file-store.js";
import { configDocuments, configPathsIn, KNOWN_HOSTS, recordManifest } from "../fixtures/emit/config-set.js";

const ROOT = "/desk";
const PATHS = configPathsIn(ROOT);
const ENVIRONMENT = {
  NARWHAL_FLEET: PATHS.fleet,
  NARWHAL_HOSTS: PATHS.hosts,
  NARWHAL_LAUNCH_CONFIG: PATHS.launch,
};

/** The set, after the test had its way with it. */
function stored(change: (files: Map<string, string>) => void = () => {}) {
  const files = new Map(
    [...configDocuments(ROOT), recordManifest(ROOT)].map(({ path, text }) => [path, text]),
  );
  files.set(PATHS.knownHosts, KNOWN_HOSTS);
  change(files);
  const store = memoryFileStore();
  for (const [path, text] of files) store.plant(path, { kind: "file", text });
  return store;
}

async function read(change?: (files: Map<string, string>) => void, environment = ENVIRONMENT) {
  const findings = new Findings();
  const deployment = await readDeployment(stored(change), { environment }, findings);
  return { deployment, findings, codes: findings.errors.map(({ code }) => code) };
}

const edit = (path: string, from: string, to: string) => (files: Map<string, string>) => {
  const text = files.get(path) ?? "";
  expect(text).toContain(from);
  files.set(path, text.replace(from, to));
};

describe("readDeployment", () => {
  test("a whole set is read without a finding", async () => {
    const { deployment, findings } = await read();
    expect(findings.errors).toEqual([]);
    expect(findings.warnings).toEqual([]);
    expect(deployment?.set.paths).toEqual(PATHS);
    expect(deployment?.environment["NARWHAL_NODE_1_IP"]).toBe("10.0.0.1");
  });

  test("deployment.env wins over the process environment, which wins over .env", async () => {
    const findings = new Findings();
    const file = {
      name: ".env",
      text: `NARWHAL_NODE_1_IP=10.9.9.9\nNARWHAL_NODE_1_SSH=from-file\nNARWHAL_NODE_2_SSH=from-file\nNARWHAL_FLEET='${PATHS.fleet}'\n`,
      mode: 0o600,
    };
    const environment = {
      NARWHAL_NODE_1_IP: "10.8.8.8",
      NARWHAL_NODE_2_SSH: "from-process",
      NARWHAL_DISCOVERY: "x",
    };
    const deployment = await readDeployment(stored(), { file, environment }, findings);
    expect(findings.errors).toEqual([]);
    expect(deployment?.environment).toMatchObject({
      NARWHAL_NODE_1_IP: "10.0.0.1",
      NARWHAL_NODE_1_SSH: "from-file",
      NARWHAL_NODE_2_SSH: "from-process",
    });
  });

  test("nothing there asks for a discovery", async () => {
    const { codes } = await read((files) => files.clear());
    expect(codes).toEqual(["CONFIG_ABSENT"]);
  });

  test("what was archived last can be put back", async () => {
    const archive = (files: Map<string, string>, number: number) => {
      for (const { path } of configDocuments(ROOT)) {
        const name = path.slice(path.lastIndexOf("/"));
        files.set(`${ROOT}/config/archive-${number}${name}`, files.get(path) ?? "");
      }
    };
    const gone =
      (...numbers: readonly number[]) =>
      (files: Map<string, string>) => {
        for (const number of numbers) archive(files, number);
        for (const { path } of configDocuments(ROOT)) files.delete(path);
      };
    const { findings } = await read(gone(1, 2));
    const names = [
      "hosts.local.json",
      "engine-launch.local.json",
      "engine-launch.sources.json",
      "fleet.json",
    ];
    const moved = [...names, "deployment.env"].map((name) => `${ROOT}/config/archive-2/${name}`).join(" ");
    expect(findings.errors[0]?.hint).toBe(
      `run narwhal-deploy discover, or put back what was archived last: mv -- ${moved} ${ROOT}/config/`,
    );
    const part = await read((files) => {
      gone(1)(files);
      files.delete(`${ROOT}/config/archive-1/deployment.env`);
    });
    expect(part.findings.errors[0]?.hint).toMatch(/^run narwhal-deploy discover first/);
  });

  test("what is absent is named from the root, where the store knows it", async () => {
    const store = { ...memoryFileStore(), absolute: (path: string) => `/desk/${path}` };
    const findings = new Findings();
    await readDeployment(store, { environment: {} }, findings);
    expect(findings.errors).toMatchObject([
      { code: "CONFIG_ABSENT", message: "no configuration: /desk/config/deployment.env is missing" },
    ]);
  });

  test.each(["hosts", "launch", "sources", "fleet", "deploymentEnv"] as const)(
    "a set without its %s file is refused with the clearing command",
    async (key) => {
      const { deployment, codes, findings } = await read((files) => files.delete(PATHS[key]));
      expect(deployment).toBeUndefined();
      expect(codes).toEqual(["CONFIG_INCOMPLETE"]);
      const others = configDocuments(ROOT)
        .map(({ path }) => path)
        .filter((path) => path !== PATHS[key]);
      for (const other of others) expect(findings.errors[0]?.hint).toContain(other);
      expect(findings.errors[0]?.hint).toContain("mv -- ");
      expect(/restore what is missing/.test(findings.errors[0]?.hint ?? "")).toBe(key !== "deploymentEnv");
    },
  );

  test("a named deployment.env that is not there says so, and nothing of what stands", async () => {
    const findings = new Findings();
    await readDeployment(stored(), { environment: {}, deploymentEnv: "config/deploymnet.env" }, findings);
    expect(findings.errors).toMatchObject([
      {
        code: "CONFIG_UNREADABLE",
        message: "cannot read config/deploymnet.env: there is no such file",
        hint: "correct --deployment-env",
      },
    ]);
  });

  test("temporary names alone are an interrupted run", async () => {
    const { codes, findings } = await read((files) => {
      files.clear();
      files.set("/desk/config/.hosts.local.json.narwhal-new", "{");
    });
    expect(codes).toEqual(["CONFIG_INCOMPLETE"]);
    expect(findings.errors[0]?.hint).toContain("/desk/config/.hosts.local.json.narwhal-new");
  });

  test("a deployment.env cut at any byte is refused", async () => {
    const whole = configDocuments(ROOT).at(-1)?.text ?? "";
    for (let length = 0; length < whole.length; length += 7) {
      const { deployment } = await read((files) => files.set(PATHS.deploymentEnv, whole.slice(0, length)));
      expect(deployment, `cut at ${length}`).toBeUndefined();
    }
  });

  test.each(["hosts", "launch", "sources", "fleet"] as const)("a broken %s file is refused", async (key) => {
    expect((await read((files) => files.set(PATHS[key], '{"half": '))).codes).toContain("CONFIG_INVALID");
    expect((await read((files) => files.set(PATHS[key], "{}"))).codes).toContain("CONFIG_INVALID");
  });

  test.each([
    ["an engine that only one file has", PATHS.hosts, '"engine-2"', '"engine-3"'],
    ["another TP size", PATHS.fleet, '"tensor_parallel": 1', '"tensor_parallel": 2'],
    ["another accelerator", PATHS.fleet, "NVIDIA H200", "NVIDIA H100"],
    ["another inspection", PATHS.sources, "first/engine-1.json", "second/engine-1.json"],
    ["no decode engine", PATHS.fleet, '"role": "decode"', '"role": "prefill"'],
    ["an address that is not the host of its URL", PATHS.deploymentEnv, "_1_IP=10.0.0.1", "_1_IP=10.0.0.9"],
    ["a variable that is not exported", PATHS.fleet, "${NARWHAL_NODE_2_URL}", "${NARWHAL_NODE_7_URL}"],
  ])("files that contradict each other: %s", async (_what, path, from, to) => {
    expect((await read(edit(path, from, to))).codes).toContain("CONFIG_MISMATCH");
  });

  test("a file that cannot be read is named with the reason", async () => {
    const store = stored((files) => files.delete(PATHS.fleet));
    store.plant(PATHS.fleet, { kind: "directory" });
    const findings = new Findings();
    expect(await readDeployment(store, { environment: ENVIRONMENT }, findings)).toBeUndefined();
    expect(findings.errors).toMatchObject([
      { code: "CONFIG_UNREADABLE", message: `cannot read ${PATHS.fleet}: it is a directory (EISDIR)` },
    ]);
  });

  test("an edited file gets a warning that names it", async () => {
    const { deployment, findings } = await read(edit(PATHS.fleet, '"ttft_s": 10', '"ttft_s": 5'));
    expect(deployment).toBeDefined();
    expect(findings.warnings).toMatchObject([{ code: "CONFIG_EDITED", subject: PATHS.fleet }]);
  });

  test("a host-key store may grow, but not change", async () => {
    const grown = await read((files) =>
      files.set(PATHS.knownHosts, `${KNOWN_HOSTS}other ssh-ed25519 AAAA\n`),
    );
    expect(grown.findings.warnings).toEqual([]);
    const changed = await read(edit(PATHS.knownHosts, "AAAA", "AAAB"));
    expect(changed.findings.warnings).toMatchObject([{ code: "CONFIG_EDITED", subject: PATHS.knownHosts }]);
  });

  test("a host-key store that is gone is missing, not edited", async () => {
    const { deployment, findings } = await read((files) => files.delete(PATHS.knownHosts));
    expect(deployment).toBeDefined();
    expect(findings.warnings).toMatchObject([{ code: "HOST_KEYS_MISSING", subject: PATHS.knownHosts }]);
    expect(findings.warnings[0]?.message).toContain(`${PATHS.knownHosts} is missing`);
    expect(findings.warnings[0]?.hint).toMatch(/restore .*archive/);
  });

  test("a host-key store that the record does not list is not missed", async () => {
    const { findings } = await read((files) => {
      files.delete(PATHS.knownHosts);
      const manifest = JSON.parse(files.get(recordManifest(ROOT).path) ?? "");
      delete manifest.files[PATHS.knownHosts];
      files.set(recordManifest(ROOT).path, JSON.stringify(manifest));
    });
    expect(findings.warnings).toEqual([]);
  });

  test("a missing record is told", async () => {
    const { findings } = await read((files) => files.delete(recordManifest(ROOT).path));
    expect(findings.warnings).toMatchObject([{ code: "RECORD_UNAVAILABLE" }]);
  });
});

const host = (id: string, roles: string[], over = {}) => ({
  id,
  ssh_env: `SSH_${id}`,
  password_env: null,
  roles,
  ...over,
});

describe("readHosts", () => {
  const codesOf = (hosts: ReturnType<typeof host>[], environment: Record<string, string>) => {
    const findings = new Findings();
    const read = readHosts({ hosts }, { path: "hosts.json", environment }, findings);
    expect(new Set(findings.errors.map(({ code }) => code))).toEqual(new Set(read ? [] : ["HOSTS_INVALID"]));
    return { read, messages: findings.errors.map(({ message }) => message) };
  };
  const both = { "SSH_node-1": "a", "SSH_node-2": "b", PASS: "hunter2-canary" };

  test("gives destinations and passwords, which print as secrets", () => {
    const { read } = codesOf([host("node-1", ["engine-1", "router"], { password_env: "PASS" })], both);
    expect(read).toMatchObject([{ id: "node-1", destination: "a", roles: ["engine-1", "router"] }]);
    expect(read?.[0]?.password?.reveal()).toBe("hunter2-canary");
    expect(JSON.stringify(read)).not.toContain("hunter2");
  });

  test.each([
    ["a bad id", [host("Node", ["engine-1", "router"])], { SSH_Node: "a" }, "is no host id"],
    [
      "an id twice",
      [host("node-1", ["engine-1"]), host("node-1", ["router"], { ssh_env: "SSH_node-2" })],
      both,
      "id of two hosts",
    ],
    [
      "a role twice",
      [host("node-1", ["engine-1", "router"]), host("node-2", ["engine-1"])],
      both,
      "two owners",
    ],
    ["a bad role", [host("node-1", ["engine-1", "engine-01", "router"])], both, "is no role"],
    ["no router", [host("node-1", ["engine-1"])], both, "no host carries the router"],
    ["no engine", [host("node-1", ["router"])], both, "no host carries an engine"],
    ["an unset destination", [host("node-1", ["engine-1", "router"])], {}, "SSH_node-1 is not set"],
    [
      "an unset password",
      [host("node-1", ["engine-1", "router"], { password_env: "NONE" })],
      both,
      "NONE is not set",
    ],
    [
      "one destination twice",
      [host("node-1", ["engine-1"]), host("node-2", ["router"])],
      { ...both, "SSH_node-2": "a" },
      "one destination",
    ],
  ])("refuses %s", (_what, hosts, environment, words) => {
    const { read, messages } = codesOf(hosts, environment);
    expect(read).toBeUndefined();
    expect(messages.join("\n")).toContain(words);
  });
});
