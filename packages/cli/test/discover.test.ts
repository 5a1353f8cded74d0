import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type EmbeddedSshServer,
  type FleetFault,
  generateSshKey,
  startEmbeddedSshServer,
  startSimulatedFleet,
} from "@narwhal/core/testing";
import { afterEach, describe, expect, test } from "vitest";
import { jsonOf, runCli, temporaryDirectory } from "./run-cli.js";

const PASSWORD = "canary-password-5520";
const KEY = "canary-engine-key-9917";
const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

interface Fleet {
  readonly cwd: string;
  readonly servers: readonly EmbeddedSshServer[];
}

/** The demonstration's hosts behind password logins, with the `.env` that reaches them. */
async function fleet(fault?: FleetFault): Promise<Fleet> {
  const simulated = await startSimulatedFleet({ fault });
  stops.push(() => simulated.stop());
  const cwd = await temporaryDirectory();
  stops.push(() => rm(cwd, { recursive: true, force: true }));
  const byAlias = new Map<string, EmbeddedSshServer>();
  for (const { alias, host } of simulated.hosts) {
    const users = [{ name: "tester", password: PASSWORD }];
    const server = await startEmbeddedSshServer({
      hostKey: generateSshKey().privateKey,
      users,
      machine: host,
    });
    stops.push(() => server.stop());
    byAlias.set(alias, server);
  }
  const lines = Object.entries({ ...simulated.env, NARWHAL_ENGINE_KEY: KEY }).flatMap(([name, value]) => {
    const server = name.endsWith("_SSH") ? byAlias.get(value) : undefined;
    if (server === undefined) return [`${name}='${value}'`];
    return [`${name}='ssh://tester@127.0.0.1:${server.port}'`, `${name}_PASSWORD='${PASSWORD}'`];
  });
  await writeFile(`${cwd}/.env`, `${lines.join("\n")}\n`, { mode: 0o600 });
  return { cwd, servers: [...byAlias.values()] };
}

/** Every file below a directory but the private environment, by relative path. */
async function filesBelow(directory: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== ".env");
  const read = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    expect((await stat(path)).mode & 0o777, path).toBe(0o600);
    expect((await stat(entry.parentPath)).mode & 0o777, entry.parentPath).toBe(0o700);
    return [path.slice(directory.length + 1), await readFile(path, "utf8")] as const;
  });
  return new Map(await Promise.all(read));
}

const CONFIG = [
  "config/deployment.env",
  "config/engine-launch.local.json",
  "config/engine-launch.sources.json",
  "config/fleet.json",
  "config/hosts.local.json",
  "config/ssh.known_hosts",
];
const OUT = "runs/discovery/first";

describe("discover", () => {
  test("writes six valid files, private, without a secret; later commands work from them", async () => {
    const { cwd } = await fleet();
    const result = await runCli(["discover", "--json", "--out", OUT], { cwd });
    expect(result.status, result.stderr).toBe(0);
    expect(jsonOf(result)).toMatchObject({ ok: true, command: "discover", result: { record: OUT } });
    const { written } = jsonOf(result).result as { written: readonly string[] };
    expect([...written].sort()).toEqual(CONFIG);
    const files = await filesBelow(cwd);
    expect([...files.keys()].filter((path) => path.startsWith("config/")).sort()).toEqual(CONFIG);
    expect(files.has(`${OUT}/failure.json`)).toBe(false);
    for (const [path, text] of [...files, ["output", result.stdout + result.stderr] as const]) {
      expect(text, path).not.toContain("canary");
    }

    const everything = [...files.keys()].filter((path) => !path.includes("/logs/"));
    const valid = await runCli(["validate", ".env", ...everything], { cwd });
    expect(valid.stderr).toBe("");
    expect(valid.status).toBe(0);

    const plan = await runCli(["plan"], { cwd });
    expect(plan).toMatchObject({ status: 0, stderr: "" });
    const access = await runCli(["check-access"], { cwd });
    expect(access.status, access.stderr).toBe(0);
    expect(access.stdout).toContain("router-a");

    const again = await runCli(["discover", "--json", "--out", OUT], { cwd });
    expect(again.status).toBe(1);
    expect(jsonOf(again).errors.map(({ code }) => code)).toEqual(["OUT_EXISTS", "CONFIG_EXISTS"]);
    const after = await filesBelow(cwd);
    for (const [path, text] of files) expect(after.get(path), path).toBe(text);

    const loaded = await runCli(["discover", "--json", "--out", `${OUT}-2`], {
      cwd,
      env: { NARWHAL_DISCOVERY: OUT },
    });
    expect(jsonOf(loaded).errors.map(({ code }) => code)).toContain("DEPLOYMENT_ENV_LOADED");
  }, 60_000);

  test("--check writes nothing", async () => {
    const { cwd } = await fleet();
    const result = await runCli(["discover", "--check"], { cwd });
    expect(result.status, result.stderr).toBe(0);
    expect(result.stdout).toContain("nothing was written");
    expect(result.stderr).toContain("seen for the first time (not recorded)");
    expect(await readdir(cwd)).toEqual([".env"]);
  });

  test("faults of the inputs create nothing", async () => {
    const { cwd, servers } = await fleet("gpu-overlap");
    const result = await runCli(["discover", "--json", "--out", OUT], { cwd });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([{ code: "GPU_IDS_OVERLAP" }]);
    expect([...(await filesBelow(cwd)).keys()]).toEqual([]);
    expect(servers.map((server) => server.logins())).toEqual([0, 0, 0]);
  });

  test("the fingerprints of first contacts are shown together", async () => {
    const { cwd, servers } = await fleet();
    const places = servers.map(({ port }) => `[127.0.0.1]:${port}`);
    const shown = await runCli(["discover", "--check"], { cwd });
    expect(shown.status, shown.stderr).toBe(0);
    expect(shown.stdout).toContain("host keys seen for the first time, accepted for this run alone; compare");
    for (const place of places) expect(shown.stdout).toContain(`  ${place}  ssh-ed25519  SHA256:`);
    const result = await runCli(["discover", "--json", "--out", OUT], { cwd });
    const contacts = (jsonOf(result).result?.["first_contacts"] ?? []) as readonly {
      readonly host: string;
    }[];
    expect(contacts.map(({ host }) => host).toSorted()).toEqual(places.toSorted());
    for (const contact of contacts) expect(contact).toMatchObject({ recorded: true, verified: false });
  });

  test("a later failure keeps the record, and the end says where and what next", async () => {
    const { cwd } = await fleet("differing-shard");
    const result = await runCli(["discover", "--out", OUT], { cwd });
    expect(result.status).toBe(1);
    expect(result.stdout).toBe("");
    expect(result.stderr).toContain("CHECKPOINT_DIFFERS");
    expect(result.stderr).toContain(`fresh name: --out ${OUT}-2`);
    const files = await filesBelow(cwd);
    expect([...files.keys()].filter((path) => path.startsWith("config/"))).toEqual([
      "config/ssh.known_hosts",
    ]);
    expect(JSON.parse(files.get(`${OUT}/failure.json`) ?? "")).toMatchObject({
      first: { code: "CHECKPOINT_DIFFERS" },
    });
  });

  test("a host key that differs from the verified fingerprint stops before the password is sent", async () => {
    const { cwd } = await fleet();
    const wrong = `SHA256:${"A".repeat(43)}`;
    const env = await readFile(`${cwd}/.env`, "utf8");
    const ports = [...env.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
    await writeFile(
      `${cwd}/keys`,
      [...new Set(ports)].map((port) => `127.0.0.1:${port} ${wrong}\n`).join(""),
    );
    const words = ["discover", "--json", "--out", OUT, "--expect-fingerprints", "keys"];
    const result = await runCli(words, { cwd });
    expect(result.status).toBe(1);
    for (const error of jsonOf(result).errors) expect(error).toMatchObject({ gate: "access" });
    expect((await readdir(cwd)).includes("config")).toBe(false);
  });

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("%s ends it in order with status %i", async (signal, status) => {
    const { cwd, servers } = await fleet("hung-probe");
    let sent = false;
    const result = await runCli(["discover", "--json", "--out", OUT], {
      cwd,
      onOutput(seen, kill) {
        if (!sent && seen.includes("nvidia-smi")) kill(signal);
        sent ||= seen.includes("nvidia-smi");
      },
    });
    expect(sent).toBe(true);
    expect(result.status, result.stderr).toBe(status);
    expect(jsonOf(result)).toMatchObject({
      ok: false,
      command: "discover",
      errors: [{ code: "INTERRUPTED" }],
    });
    const files = [...(await filesBelow(cwd)).keys()];
    expect(files.filter((path) => path.startsWith("config/"))).toEqual(["config/ssh.known_hosts"]);
    await expect.poll(() => servers.map((server) => server.open())).toEqual([0, 0, 0]);
  });
});
