import { cp, mkdir, rm, truncate, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  configDocuments,
  configPathsIn,
  KNOWN_HOSTS,
  recordManifest,
} from "../../core/test/fixtures/emit/config-set.js";
import { jsonOf, runHere, temporaryDirectory } from "./run-cli.js";

let root = "";
beforeAll(async () => {
  root = await temporaryDirectory();
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** A whole configuration in a directory of its own, with one replacement. */
async function set(
  name: string,
  change?: readonly [key: keyof ReturnType<typeof configPathsIn>, from: string, to: string],
) {
  const directory = `${root}/${name}`;
  const paths = configPathsIn(directory);
  for (const { path, text } of [...configDocuments(directory), recordManifest(directory)]) {
    const [key, from, to] = change ?? [];
    const hit = key !== undefined && paths[key] === path;
    if (hit) expect(text).toContain(from);
    await put(path, hit ? text.replace(from ?? "", to ?? "") : text);
  }
  await put(paths.knownHosts, KNOWN_HOSTS.replace("AAAA", VALID_KEY));
  return { paths, files: Object.values(paths).filter((path) => path !== paths.knownHosts) };
}

const VALID_KEY = "AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f";

async function problems(...files: string[]): Promise<readonly string[]> {
  const result = await runHere(["validate", "--json", ...files]);
  const document = jsonOf(result);
  expect(result.status).toBe(document.ok ? 0 : 1);
  return document.errors.map(({ code, message }) => `${code} ${message}`);
}

/** What is found wrong with the inventory of a set of two hosts beside this private environment. */
async function inventoryProblems(name: string, env: string): Promise<readonly string[]> {
  const { files, paths } = await set(name);
  const hosts = [1, 2].map((n) => ({
    id: `node-${n}`,
    ssh_env: `NARWHAL_NODE_${n}_SSH`,
    password_env: null,
    roles: n === 1 ? ["engine-1", "router"] : ["engine-2"],
  }));
  await put(paths.hosts, JSON.stringify({ hosts }));
  await put(`${root}/${name}/.env`, env);
  const found = await problems(...files, `${root}/${name}/.env`);
  return found.filter((line) => line.startsWith("HOSTS_INVALID"));
}

describe("validate", () => {
  test("a whole configuration is valid", async () => {
    const { files } = await set("whole");
    const result = await runHere(["validate", ...files]);
    expect(result.stderr).toBe("");
    expect(result.status).toBe(0);
    expect(result.stdout).toContain("valid (fleet)");
  });

  test("schema faults have line and column", async () => {
    const { paths } = await set("schema", ["fleet", '"ttft_s": 10', '"ttft_s": "10"']);
    const [problem, ...rest] = await problems(paths.fleet);
    expect(rest).toEqual([]);
    expect(problem).toMatch(/^FILE_INVALID .*fleet\.json:25:5: \/slo\/ttft_s: /);
  });

  test("misspelt keys are named with the key that was meant", async () => {
    const { paths } = await set("misspelt", ["launch", '"block_size"', '"blok_size"']);
    const found = await problems(paths.launch);
    expect(found.join("\n")).toContain("block_size");
    expect(found.join("\n")).toMatch(/engine-launch\.local\.json:\d+:\d+: /);
  });

  test("syntax faults and duplicate keys have line and column", async () => {
    await put(`${root}/config/hosts.local.json`, '{\n  "hosts": [],\n  "hosts": []\n}\n');
    expect(await problems(`${root}/config/hosts.local.json`)).toEqual([
      expect.stringContaining('hosts.local.json:3:3: the key "hosts" stands twice'),
    ]);
    await put(`${root}/config/fleet.json`, '{\n  "schema": \n}\n');
    expect((await problems(`${root}/config/fleet.json`)).join()).toMatch(/fleet\.json:3:1: no valid JSON/);
    await put(`${root}/config/fleet.json`, '{\n  // remark\n  "schema": 1,\n}\n');
    expect((await problems(`${root}/config/fleet.json`)).join()).toMatch(/fleet\.json:2:3: no valid JSON/);
  });

  test.each([
    ["roles that differ", ["hosts", '"engine-2"', '"engine-3"'] as const, "engine-3"],
    [
      "a TP size that differs",
      ["fleet", '"tensor_parallel": 1', '"tensor_parallel": 2'] as const,
      "differs from 1",
    ],
    [
      "a variable that nobody exports",
      ["fleet", "${NARWHAL_NODE_2_URL}", "${NARWHAL_NODE_9_URL}"] as const,
      "NARWHAL_NODE_9_URL",
    ],
    [
      "an address that is not the host of its URL",
      ["deploymentEnv", "_1_IP=10.0.0.1", "_1_IP=10.0.0.9"] as const,
      "NARWHAL_NODE_1_URL has the host 10.0.0.1",
    ],
    ["pools", ["fleet", '"role": "decode"', '"role": "prefill"'] as const, "no engine has the role decode"],
    [
      "sources that differ",
      ["sources", "first/engine-1.json", "second/engine-1.json"] as const,
      "differs from",
    ],
  ])("files are held against each other: %s", async (name, change, expected) => {
    const { files } = await set(name.replaceAll(" ", "-"), change);
    const found = (await problems(...files)).join("\n");
    expect(found).toContain(expected);
    expect(found).toMatch(/\.(?:json|env):\d+:\d+: /);
  });

  test.each(["hosts", "launch", "sources", "fleet"] as const)(
    "deployment.env stands for a whole set: one without its %s file is refused",
    async (key) => {
      const { paths } = await set(`without-${key}`);
      await rm(paths[key]);
      const found = await problems(paths.deploymentEnv);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(/^CONFIG_INCOMPLETE /);
      expect(found[0]).toContain(`${paths[key]} missing`);
    },
  );

  test("a set that was moved is whole where its files stand together", async () => {
    const { paths } = await set("moved");
    await cp(dirname(paths.fleet), `${root}/elsewhere`, { recursive: true });
    await rm(`${root}/moved/config`, { recursive: true });
    expect(await problems(`${root}/elsewhere/deployment.env`)).toEqual([]);
  });

  test("an edited file is a warning, and an error where warnings are", async () => {
    const { files, paths } = await set("edited", ["fleet", '"ttft_s": 10', '"ttft_s": 5']);
    const lenient = await runHere(["validate", "--json", ...files]);
    expect(lenient.status).toBe(0);
    expect(jsonOf(lenient).warnings).toMatchObject([{ code: "CONFIG_EDITED", subject: paths.fleet }]);
    expect((await runHere(["validate", "--strict", ...files])).status).toBe(1);
  });

  test("a private environment passes the inputs gate, each fault with line and column", async () => {
    await put(`${root}/.env`, "NARWHAL_NODE_1_SSH=a\nNARWHAL_ENGINE_PORT=$(id)\nNARWHAL_ATTEST_PORT=70000\n");
    const found = await problems(`${root}/.env`);
    expect(found.join("\n")).toMatch(/^ENV_FILE_COMMAND .*\.env:2:21: /m);
    expect(found.join("\n")).toMatch(/^FIELD_INVALID .*\.env:3:1: /m);
    expect(found.join("\n")).toMatch(/^TOO_FEW_ENGINES /m);
    expect(found.join("\n")).toMatch(/^FIELD_MISSING .*NARWHAL_MODEL_DIR/m);
  });

  test("secrets of an env file are never repeated", async () => {
    await put(
      `${root}/.env`,
      "NARWHAL_NODE_1_SSH=a\nNARWHAL_NODE_1_SSH_PASSWORD='canary-1'\nNARWHAL_ENGINE_KEY=\"canary-2\n\"\nNARWHAL_ENGINE_KEY=canary-3$(x)\n",
    );
    for (const words of [["validate"], ["validate", "--json"]]) {
      const { stdout, stderr } = await runHere([...words, `${root}/.env`]);
      expect(stdout + stderr).not.toContain("canary");
    }
  });

  test("broken lines of a host-key store are named", async () => {
    await put(
      `${root}/config/ssh.known_hosts`,
      `# a store\nhost ssh-ed25519 ${VALID_KEY}\nhost ssh-ed25519 AAAA\n`,
    );
    const found = await problems(`${root}/config/ssh.known_hosts`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("ssh.known_hosts:3:1: ");
  });

  describe("the inventory is held against the variables that it names", () => {
    const SSH = "NARWHAL_NODE_1_SSH=gpu-a\nNARWHAL_NODE_2_SSH=gpu-b\n";

    test("as they should be", async () => {
      expect(await inventoryProblems("env-right", SSH)).toEqual([]);
    });

    test("one is not set", async () => {
      expect(await inventoryProblems("env-unset", SSH.replace("NARWHAL_NODE_2", "#NARWHAL_NODE_2"))).toEqual([
        expect.stringContaining("NARWHAL_NODE_2_SSH is not set"),
      ]);
    });

    test("two hosts have one destination", async () => {
      expect(await inventoryProblems("env-same", SSH.replace("gpu-b", "gpu-a"))).toEqual([
        expect.stringContaining("have one destination"),
      ]);
    });

    test("others than those of hosts are refused", async () => {
      const { paths } = await set("env-foreign", ["hosts", '"NARWHAL_NODE_1_SSH"', '"NARWHAL_ENGINE_KEY"']);
      expect((await problems(paths.hosts)).join()).toContain("expected NARWHAL_NODE_<n>_SSH or");
      const foreign = await set("env-other", ["hosts", '"password_env": null', '"password_env": "HOME"']);
      expect((await problems(foreign.paths.hosts)).join()).toContain(
        "expected NARWHAL_NODE_<n>_SSH_PASSWORD",
      );
    });
  });

  test("a host-key store that is gone beside a whole set is a warning", async () => {
    const { files, paths } = await set("no-host-keys");
    await rm(paths.knownHosts);
    const result = await runHere(["validate", "--json", ...files]);
    expect(result.status).toBe(0);
    expect(jsonOf(result).warnings).toMatchObject([{ code: "HOST_KEYS_MISSING", subject: paths.knownHosts }]);
  });

  test("nesting without end and files without end have their limits", async () => {
    await put(`${root}/config/fleet.json`, `{\n  "a": ${"[".repeat(3000)}`);
    expect((await problems(`${root}/config/fleet.json`)).join()).toMatch(
      /^FILE_INVALID .*fleet\.json:2:71: has more than 64 arrays or objects inside each other$/,
    );
    await truncate(`${root}/config/fleet.json`, 64 * 2 ** 20 + 1);
    expect((await problems(`${root}/config/fleet.json`)).join()).toMatch(
      /^FILE_INVALID .*fleet\.json has 65 MiB, more than the 64 MiB that are read$/,
    );
  });

  test("directories beside files are left out and told; alone they are no files", async () => {
    const { files } = await set("archived");
    const archive = `${root}/archived/archive-1`;
    await mkdir(archive);
    const result = await runHere(["validate", ...files, archive]);
    expect(result).toMatchObject({ status: 0, stderr: "" });
    expect(result.stdout).toContain(`${archive}: a directory, left out`);
    const alone = await runHere(["validate", "--json", `${archive}/`]);
    expect(jsonOf(alone).errors).toMatchObject([
      {
        code: "FILE_UNREADABLE",
        message: `${archive}/ is a directory`,
        hint: `give its files: ${archive}/*`,
      },
    ]);
  });

  test("files that cannot be read or have no known name are reported, the others all the same", async () => {
    const { paths } = await set("others", ["fleet", '"ttft_s": 10', '"ttft_s": 0']);
    await put(`${root}/notes.txt`, "");
    const found = await problems(`${root}/absent/fleet.json`, `${root}/notes.txt`, paths.fleet);
    expect(found[0]).toMatch(/no such file or directory \(ENOENT\)$/);
    expect(found.map((line) => line.split(" ")[0])).toEqual([
      "FILE_UNREADABLE",
      "FILE_UNKNOWN",
      "FILE_INVALID",
    ]);
  });
});
