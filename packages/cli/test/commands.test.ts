import { chmod, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import {
  type EmbeddedSshServer,
  simulatedHost,
  startEmbeddedSshServer,
  generateSshKey,
} from "@narwhal/core/testing";
import { validate } from "@narwhal/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTogether } from "../../core/src/emit/create-together.js";
import { createDiskFileStore } from "../../core/src/node/file-store.js";
import { configDocuments, configPathsIn } from "../../core/test/fixtures/emit/config-set.js";
import { lacking } from "../../core/test/real/needs.js";
import { jsonOf, runCli, temporaryDirectory } from "./run-cli.js";

const PASSWORD = "canary-password-7381";
let root = "";
let server: EmbeddedSshServer;

/** A discovered fleet of one host: its configuration, its store, and an SSH server behind it. */
beforeAll(async () => {
  root = await temporaryDirectory();
  server = await startEmbeddedSshServer({
    hostKey: generateSshKey().privateKey,
    users: [{ name: "tester", password: PASSWORD }],
    machine: simulatedHost({ hostname: "gpu-a.example" }),
  });
  const documents = configDocuments(root).map(({ path, text }) => ({
    path,
    text: text.replace('"password_env": null', '"password_env": "NARWHAL_NODE_1_SSH_PASSWORD"'),
  }));
  await createTogether(createDiskFileStore(), documents);
  await writeFile(configPathsIn(root).knownHosts, `${server.knownHostsLine}\n`);
  await writeFile(
    `${root}/.env`,
    `NARWHAL_NODE_1_SSH='ssh://tester@127.0.0.1:${server.port}'\nNARWHAL_NODE_2_SSH=$NARWHAL_NODE_1_SSH\nNARWHAL_NODE_1_SSH_PASSWORD='${PASSWORD}'\n`,
    { mode: 0o600 },
  );
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

describe("init", () => {
  test("writes a private .env once", async () => {
    const cwd = await temporaryDirectory();
    const first = await runCli(["init", "3"], { cwd });
    expect(first).toMatchObject({ status: 0, stderr: "" });
    expect(first.stdout).toContain("next: fill it in");
    expect((await stat(`${cwd}/.env`)).mode & 0o777).toBe(0o600);
    expect(await readFile(`${cwd}/.env`, "utf8")).toContain("NARWHAL_NODE_3_SSH=");
    const second = await runCli(["init", "--json"], { cwd });
    expect(second.status).toBe(1);
    expect(jsonOf(second).errors).toMatchObject([{ code: "FILE_EXISTS" }]);
    await rm(cwd, { recursive: true });
  });
});

describe("plan", () => {
  test("shows hosts, routes, engines and what comes next", async () => {
    const { status, stdout, stderr } = await runCli(["plan"], { cwd: root });
    expect(stderr).toContain("RECORD_UNAVAILABLE");
    expect(status).toBe(0);
    expect(stdout).toContain("node-1  engine-1 engine-2 router");
    expect(stdout).toContain(
      `tester@127.0.0.1:${server.port}  NARWHAL_NODE_1_SSH_PASSWORD  ssh2  nothing asks for the OpenSSH client`,
    );
    expect(stdout).toContain("http://10.0.0.1:8002");
    expect(stdout).toContain("next: narwhal-deploy check-access");
    expect(stdout + stderr).not.toContain(PASSWORD);
  });

  test("refuses a set that is not whole, and says what clears it", async () => {
    const cwd = await temporaryDirectory();
    const documents = configDocuments(cwd)
      .slice(0, -1)
      .map(({ path, text }) => ({ path, text }));
    await createTogether(createDiskFileStore(), documents);
    const result = await runCli(["plan", "--json"], { cwd });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([
      {
        code: "CONFIG_INCOMPLETE",
        hint: expect.stringContaining("mv -- config/hosts.local.json") as string,
      },
    ]);
    await rm(cwd, { recursive: true });
  });

  test.each(["plan", "discover", "stage"])("%s says first where no .env is", async (command) => {
    const cwd = await temporaryDirectory();
    const words = command === "discover" ? [command, "--check"] : [command];
    const line = `no .env in ${cwd}; run narwhal-deploy init or give --env-file`;
    const without = await runCli(words, { cwd });
    expect(without.status).toBe(1);
    expect(without.stderr.split("\n")[0]).toBe(line);
    const loaded = await runCli(words, { cwd, env: { NARWHAL_NODE_1_SSH: "a" } });
    expect(loaded.status).toBe(1);
    expect(loaded.stderr).not.toContain(line);
    await rm(cwd, { recursive: true });
  });

  test("a transport that is not there is named with those that are", async () => {
    const result = await runCli(["plan", "--json", "--transport", "telnet"], { cwd: root });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([
      { code: "TRANSPORT_UNAVAILABLE", hint: expect.stringContaining("auto, ssh2") as string },
    ]);
  });

  test("a variable that is not set is named", async () => {
    const result = await runCli(["plan", "--json", "--env-file", "/dev/null"], { cwd: root });
    expect(result.status).toBe(1);
    const fields = jsonOf(result).errors.map((error) => ("field" in error ? error.field : undefined));
    expect(fields).toEqual(["NARWHAL_NODE_1_SSH", "NARWHAL_NODE_1_SSH_PASSWORD"]);
  });
});

describe("check-access", () => {
  test("logs in once per host and records it", async () => {
    const before = server.logins();
    const result = await runCli(["check-access", "--json"], { cwd: root });
    expect(result.stderr + result.stdout).not.toContain(PASSWORD);
    expect(result.status, result.stderr).toBe(0);
    expect(server.logins() - before).toBe(1);
    const { directory } = jsonOf(result).result as { directory: string };
    expect(directory).toMatch(/^runs\/access-[0-9A-Za-z]+-[0-9a-f]{6}$/);
    expect((await stat(`${root}/${directory}`)).mode & 0o777).toBe(0o700);
    expect(await readdir(`${root}/${directory}`)).toEqual(["node-1.json"]);
    expect((await stat(`${root}/${directory}/node-1.json`)).mode & 0o777).toBe(0o600);
    const record = JSON.parse(await readFile(`${root}/${directory}/node-1.json`, "utf8")) as never;
    expect(validate("access-record", record)).toMatchObject({ ok: true });
    expect(record).toMatchObject({ hostname: "gpu-a.example", argv: ["hostname"], exit_status: 0 });
    expect(JSON.stringify(record)).not.toContain(PASSWORD);
    const { hosts } = jsonOf(result).result as { hosts: readonly object[] };
    expect(hosts).toMatchObject([{ route: (record as { route: object }).route }]);
  });

  test.skipIf(lacking("ssh"))("logs in by the OpenSSH client too, and shows so", async () => {
    const result = await runCli(["check-access", "--transport", "openssh"], { cwd: root });
    expect(result.status, result.stderr).toBe(0);
    expect(result.stdout).toContain(
      `gpu-a.example  tester@127.0.0.1:${server.port}  password  openssh  chosen by name`,
    );
    expect(result.stderr + result.stdout).not.toContain(PASSWORD);
  });

  test("reaches hosts by a tool, whose absence is told", async () => {
    const tool = `${root}/tool`;
    await writeFile(tool, '#!/bin/sh\n[ "$1" = on ] || exit 9\nshift 2\n"$@"\n');
    await chmod(tool, 0o755);
    const words = ["check-access", "--transport", "command", "--transport-command"];
    const template = `${tool} on {host} {argv}`;
    const missing = await runCli(words.slice(0, 3), { cwd: root });
    expect(missing).toMatchObject({ status: 1 });
    expect(missing.stderr).toContain("TRANSPORT_COMMAND_INVALID");
    const result = await runCli([...words, template, "--json"], { cwd: root });
    expect(result.status, result.stderr).toBe(0);
    const { hosts } = jsonOf(result).result as { hosts: { hostname: string; route: object }[] };
    expect(hosts).toMatchObject([
      { hostname: hostname(), route: { transport: "command", why: `by ${tool}` } },
    ]);
    const next = await runCli(["plan", ...words.slice(1), template], { cwd: root });
    expect(next.stdout).toContain(`next: narwhal-deploy ${words.join(" ")} '${template}'`);
    const absent = await runCli([...words, `${root}/no-tool {host} {argv}`], { cwd: root });
    expect(absent.status).toBe(1);
    expect(absent.stderr).toContain("TRANSPORT_COMMAND_FAILED");
  });

  test("a host that the store does not know is refused", async () => {
    const store = `${root}/other.known_hosts`;
    await writeFile(store, "# empty\n");
    const env = `${root}/config/elsewhere.env`;
    const text = await readFile(configPathsIn(root).deploymentEnv, "utf8");
    await writeFile(env, text.replace(configPathsIn(root).knownHosts, store));
    const result = await runCli(["check-access", "--json", "--deployment-env", env], { cwd: root });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([{ code: "HOST_KEY_UNKNOWN", host: "node-1" }]);
    expect(result.stdout).toContain(server.fingerprint);
  });

  test("a wrong password is told apart, and shown nowhere", async () => {
    const env = { NARWHAL_NODE_1_SSH_PASSWORD: "canary-wrong" };
    const result = await runCli(["check-access", "--json"], { cwd: root, env });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([{ gate: "access", host: "node-1" }]);
    expect(result.stdout + result.stderr).not.toContain("canary");
  });
});

describe("shell", () => {
  test("gives the remote status", async () => {
    const result = await runCli(["shell", "--role", "engine-2"], { cwd: root, input: "hostname\nexit 7\n" });
    expect(result.status, result.stderr).toBe(7);
    expect(result.stdout).toContain("gpu-a.example");
  });

  test.each([
    ["no input at all", "", 0],
    ["input without a last line end", "exit 7", 7],
    ["input that ends before the shell does", "no-such-program\n", 127],
  ])("ends with its input: %s", async (_name, input, status) => {
    const result = await runCli(["shell", "--role", "engine-2"], { cwd: root, input });
    expect(result.status, result.stderr).toBe(status);
  });

  test.each(["SIGTERM", "SIGHUP"] as const)("%s is told alone", async (signal) => {
    let sent = false;
    const result = await runCli(["shell", "--role", "engine-2"], {
      cwd: root,
      input: null,
      onOutput(seen, kill) {
        if (!sent && seen.includes("$ ")) kill(signal);
        sent ||= seen.includes("$ ");
      },
    });
    expect(result.status, result.stderr).toBe({ SIGTERM: 143, SIGHUP: 129 }[signal]);
    expect(result.stderr.match(/^error .*$/gm)).toEqual(["error INTERRUPTED"]);
    expect(result.stderr).toContain("what to do: run the command again\n");
  });

  test("with --json the document stands alone on standard output", async () => {
    const result = await runCli(["shell", "--json", "--role", "router"], { cwd: root, input: "exit 3\n" });
    expect(result.status).toBe(3);
    expect(jsonOf(result)).toMatchObject({ command: "shell", result: { end: { kind: "exit", code: 3 } } });
  });

  test("an unknown role lists the known ones", async () => {
    const result = await runCli(["shell", "--role", "engine-9"], { cwd: root });
    expect(result.status).toBe(1);
    expect(result.stderr).toContain("ROLE_UNKNOWN");
    expect(result.stderr).toContain("engine-1, engine-2, router");
  });
});

describe("faults of the program's own making", () => {
  test("an unreadable --env-file is named, without a stack", async () => {
    const result = await runCli(["plan", "--env-file", "absent.env"], { cwd: root });
    expect(result.status).toBe(1);
    expect(result.stderr).toContain("cannot read absent.env");
    expect(result.stderr).not.toMatch(/\n\s+at /);
  });
});
