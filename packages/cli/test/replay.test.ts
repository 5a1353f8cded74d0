import { execFile } from "node:child_process";
import { cp, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { validate } from "@narwhal/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jsonOf, runCli, temporaryDirectory } from "./run-cli.js";

const execute = promisify(execFile);
let cwd = "";
let demo = "";
const RECORD = "runs/discovery/demo";

beforeAll(async () => {
  cwd = await temporaryDirectory();
  const kept = jsonOf(await runCli(["demo", "--keep", "--json"], { cwd, env: { TMPDIR: cwd } }));
  demo = kept.result?.["directory"] as string;
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

/** A copy of the demonstration's record alone, in a directory of its own. */
async function copyOf(name: string): Promise<string> {
  await cp(`${demo}/${RECORD}`, `${cwd}/${name}`, { recursive: true });
  return name;
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(`${cwd}/${path}`, "utf8");
  expect(text).toContain(from);
  await writeFile(`${cwd}/${path}`, text.replace(from, to));
}

describe("replay", () => {
  test("a copied record derives the same documents, byte for byte, and can write them", async () => {
    const record = await copyOf("copied");
    const before = await readdir(`${cwd}/${record}`, { recursive: true });
    const result = await runCli(["replay", record, "--to", "again"], { cwd });
    expect(result.status, result.stderr).toBe(0);
    expect(result.stdout).toContain("documents follow from the record, byte for byte");
    expect(await readdir(`${cwd}/${record}`, { recursive: true })).toEqual(before);
    for (const path of await readdir(`${cwd}/again`, { recursive: true })) {
      const written = await stat(`${cwd}/again/${path}`);
      expect(written.mode & 0o077, path).toBe(0);
      if (written.isDirectory()) continue;
      expect(await readFile(`${cwd}/again/${path}`, "utf8"), path).toBe(
        await readFile(`${cwd}/${record}/${path}`, "utf8"),
      );
    }
    expect(await readdir(`${cwd}/again/generated`)).toHaveLength(5);
    const twice = await runCli(["replay", record, "--to", "again"], { cwd });
    expect(twice.status).toBe(1);
    expect(twice.stderr).toContain("FILE_EXISTS");
  });

  test("an edited one names the first difference, with both values, and what decides it", async () => {
    const record = await copyOf("edited");
    await edit(`${record}/generated/engine-launch.local.json`, '"block_size": 128', '"block_size": 64');
    await edit(`${record}/inputs.json`, '"NARWHAL_', '"NARWHAL_TTFT_S": "3",\n    "NARWHAL_');
    const { ok, result, errors } = jsonOf(await runCli(["replay", record, "--json"], { cwd }));
    expect(ok).toBe(false);
    expect(validate("replay", result)).toMatchObject({ ok: true });
    expect(result).toMatchObject({ same: false, recorded_by: "0.1.0" });
    const differences = result?.["differences"] as { document: string; path: string }[];
    expect(differences).toContainEqual({
      document: "generated/engine-launch.local.json",
      path: "engines.engine-1.runtime.block_size",
      recorded: 64,
      derived: 128,
    });
    expect(differences).toContainEqual({
      document: "generated/fleet.json",
      path: "slo.ttft_s",
      recorded: 10,
      derived: 3,
    });
    expect(result?.["settings"]).toContainEqual({
      role: "engine-1",
      setting: "ttft_s",
      recorded: { value: 10, origin: "default", source: "TTFT limit" },
      derived: { value: 3, origin: "field", source: "NARWHAL_TTFT_S" },
    });
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(["REPLAY_DIFFERS"]));
    const shown = await runCli(["replay", record], { cwd });
    expect(shown.status).toBe(1);
    expect(shown.stdout).toContain(
      "engine-1 ttft_s: was 10 (default: TTFT limit), now 3 (field: NARWHAL_TTFT_S)",
    );
    expect(shown.stdout).toContain("differs  generated/fleet.json");
  });

  test("one that lacks a transcript, no record and no argument are told apart", async () => {
    const record = await copyOf("cut");
    const names = await readdir(`${cwd}/${record}/transcripts/node-1`);
    const docker = names.find((name) => name.endsWith("-docker.json")) ?? "";
    await rm(`${cwd}/${record}/transcripts/node-1/${docker}`);
    const cut = await runCli(["replay", record], { cwd });
    expect(cut.status).toBe(1);
    expect(cut.stderr).toContain("EVIDENCE_MISSING");
    expect(cut.stderr).toMatch(/the record does not hold what docker .* answers on node-1/);
    const absent = await runCli(["replay", "nowhere"], { cwd });
    expect(absent.status).toBe(1);
    expect(absent.stderr).toContain("there is no nowhere/inputs.json");
    expect((await runCli(["replay"], { cwd })).status).toBe(2);
  });

  test("what is no file, and what lies outside, is never read", async () => {
    const record = await copyOf("strange");
    await execute("mkfifo", [`${cwd}/${record}/transcripts/node-1/998-pipe.json`]);
    await symlink("/dev/zero", `${cwd}/${record}/transcripts/node-1/999-zeros.json`);
    await rename(`${cwd}/${record}/transcripts/node-3`, `${cwd}/elsewhere`);
    await symlink(`${cwd}/elsewhere`, `${cwd}/${record}/transcripts/node-3`);
    const { errors } = jsonOf(await runCli(["replay", record, "--json"], { cwd }));
    expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      `RECORD_UNREADABLE: cannot read ${record}/transcripts/node-1/998-pipe.json: it is a pipe, socket or device, no file`,
      `RECORD_UNREADABLE: cannot read ${record}/transcripts/node-1/999-zeros.json: it is a link, no file`,
      `RECORD_UNREADABLE: cannot read ${record}/transcripts/node-3: it is a link, no directory`,
    ]);
    const other = await copyOf("piped");
    await rm(`${cwd}/${other}/manifest.json`);
    await execute("mkfifo", [`${cwd}/${other}/manifest.json`]);
    const piped = await runCli(["replay", other], { cwd });
    expect(piped.status).toBe(1);
    expect(piped.stderr).toContain(`cannot read ${other}/manifest.json: it is a pipe, socket or device`);
    const extract = await runCli(["extract", other, "--to", "piped-shown"], { cwd });
    expect(extract.stderr).toContain("it is a pipe, socket or device, no file");
  });

  test("transcripts that are of another host are a contradiction", async () => {
    const record = await copyOf("mixed");
    await cp(`${cwd}/${record}/transcripts/router`, `${cwd}/${record}/transcripts/node-77`, {
      recursive: true,
    });
    await edit(`${record}/transcripts/node-1/001-host.json`, '"host": "node-1"', '"host": "node-3"');
    const { errors } = jsonOf(await runCli(["replay", record, "--json"], { cwd }));
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(["RECORD_DAMAGED"]));
    const messages = errors.map(({ message }) => message);
    expect(messages).toContain(`${record}/transcripts/node-1/001-host.json is of node-3, not of node-1`);
    expect(messages).toContain(`${record} holds transcripts of node-77, which its inventory does not have`);
  });

  test("inputs of other hosts, and answers of many megabytes", async () => {
    const record = await copyOf("other-hosts");
    const path = `${cwd}/${record}/inputs.json`;
    const inputs = JSON.parse(await readFile(path, "utf8")) as { fields: Record<string, string> };
    const { NARWHAL_NODE_3_SSH: gone, ...fields } = inputs.fields;
    expect(gone).toBeDefined();
    await writeFile(path, JSON.stringify({ ...inputs, fields }));
    const { errors } = jsonOf(await runCli(["replay", record, "--json"], { cwd }));
    expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      expect.stringMatching(/^RECORD_DAMAGED: .* asks for .*, and its inventory has /),
    ]);
    const large = await copyOf("large");
    const told = JSON.stringify("user@host-a told ".repeat(2_000_000)).slice(1, -1);
    await edit(`${large}/transcripts/node-1/001-host.json`, '"stderr": "', `"stderr": "${told}`);
    const replayed = await runCli(["replay", large], { cwd });
    expect(replayed.status, replayed.stderr).toBe(0);
    const extracted = await runCli(["extract", large, "--to", "large-shown"], { cwd });
    expect(extracted.status, extracted.stderr).toBe(0);
  }, 60_000);

  test("an extract replays as the record does", async () => {
    const record = await copyOf("told");
    expect((await runCli(["extract", record, "--to", "shown"], { cwd })).status).toBe(0);
    const result = await runCli(["replay", "shown"], { cwd });
    expect(result.status, result.stderr).toBe(0);
  });
});
