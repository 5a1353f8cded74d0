import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jsonOf, runCli, temporaryDirectory } from "./run-cli.js";

const PASSWORD = "canary-password-9921";
const RECORD = "runs/access-1";
let cwd = "";

beforeAll(async () => {
  cwd = await temporaryDirectory();
  await mkdir(`${cwd}/${RECORD}/logs`, { recursive: true });
  const route = {
    transport: "ssh2",
    why: "default",
    hops: [{ user: "canaryuser", host: "10.9.8.7", port: 22 }],
  };
  await writeFile(
    `${cwd}/${RECORD}/node-1.json`,
    JSON.stringify({ host: "node-1", roles: ["engine-1"], hostname: "canary-gpu-a", route }),
  );
  await writeFile(`${cwd}/${RECORD}/logs/node-1.log`, `canary-gpu-a said ${PASSWORD} and canary-alias\n`);
  await writeFile(
    `${cwd}/.env`,
    `NARWHAL_NODE_1_SSH=canary-alias\nNARWHAL_NODE_1_SSH_PASSWORD=${PASSWORD}\n`,
    { mode: 0o600 },
  );
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

describe("extract", () => {
  test("writes a private extract, and the stand-ins beside it", async () => {
    const result = await runCli(["extract", RECORD, "--to", "shared/one"], { cwd });
    expect(result.status, result.stderr).toBe(0);
    expect(result.stdout).toContain("wrote shared/one/: 2 files");
    expect((await readdir(`${cwd}/shared/one`, { recursive: true })).sort()).toEqual([
      "logs",
      "logs/node-1.log",
      "node-1.json",
    ]);
    expect(await readFile(`${cwd}/shared/one/logs/node-1.log`, "utf8")).toBe(
      "host-1 said [redacted] and host-1-b\n",
    );
    const record = await readFile(`${cwd}/shared/one/node-1.json`, "utf8");
    expect(record).toContain('"hostname":"host-1"');
    expect(record).toContain('"user":"user-1","host":"192.0.2.1"');
    const table = await readFile(`${cwd}/shared/one.stand-ins.json`, "utf8");
    expect(JSON.parse(table)).toMatchObject({
      stand_ins: expect.arrayContaining([
        { kind: "host", original: "canary-gpu-a", stand_in: "host-1" },
      ]) as unknown,
    });
    expect(table + result.stdout + result.stderr).not.toContain(PASSWORD);
    for (const [path, mode] of [
      ["shared", 0o700],
      ["shared/one", 0o700],
      ["shared/one/logs", 0o700],
      ["shared/one/node-1.json", 0o600],
      ["shared/one.stand-ins.json", 0o600],
    ] as const) {
      expect((await stat(`${cwd}/${path}`)).mode & 0o777, path).toBe(mode);
    }
  });

  test("writes over nothing, and leaves nothing where it cannot", async () => {
    await mkdir(`${cwd}/taken`);
    const result = await runCli(["extract", RECORD, "--to", "taken", "--json"], { cwd });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([{ code: "FILE_EXISTS", message: /^taken exists/ }]);
    expect(await readdir(cwd)).not.toContain("taken.stand-ins.json");
    await writeFile(`${cwd}/table.json`, "mine");
    const again = await runCli(["extract", RECORD, "--to", "fresh", "--table", "table.json"], { cwd });
    expect(again.status).toBe(1);
    expect(await readFile(`${cwd}/table.json`, "utf8")).toBe("mine");
    expect(await readdir(cwd)).not.toContain("fresh");
  });

  test("a place below a file is a fault of writing, and nothing is left", async () => {
    const result = await runCli(["extract", RECORD, "--to", ".env/x", "--table", "t.json", "--json"], {
      cwd,
    });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([{ code: "FILE_WRITE_FAILED" }]);
    expect(await readdir(cwd)).not.toContain("t.json");
  });

  test.each([
    ["absent", "no such file"],
    ["linked", "it is a link"],
    ["binary", "it is no text"],
    ["empty", "it holds no file"],
  ])("a record that is %s is refused", async (name, words) => {
    await mkdir(`${cwd}/empty`, { recursive: true });
    await mkdir(`${cwd}/linked`, { recursive: true });
    await mkdir(`${cwd}/binary`, { recursive: true });
    await symlink("/etc/passwd", `${cwd}/linked/a`).catch(() => {});
    await writeFile(`${cwd}/binary/a`, Buffer.from([0, 1, 2]));
    const result = await runCli(["extract", name, "--to", "out", "--json"], { cwd });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([{ code: "RECORD_UNREADABLE" }]);
    expect(jsonOf(result).errors[0]?.message).toContain(words);
  });

  test("what could not be judged is listed, and stops it under --strict", async () => {
    await mkdir(`${cwd}/odd`);
    await writeFile(`${cwd}/odd/a.log`, "see /srv/acme/files\n");
    const result = await runCli(["extract", "odd", "--to", "odd-out", "--json"], { cwd });
    expect(result.status).toBe(0);
    expect(jsonOf(result)).toMatchObject({
      result: { unjudged: [{ kind: "path", text: "/srv/acme", file: "a.log", line: 1, count: 1 }] },
      warnings: [{ code: "EXTRACT_UNJUDGED" }],
    });
    const strict = await runCli(["extract", "odd", "--to", "odd-strict", "--strict"], { cwd });
    expect(strict.status).toBe(1);
    expect(await readdir(cwd)).not.toContain("odd-strict");
  });

  test.each([
    [["extract", RECORD], "extract needs --to"],
    [["extract", "--to", "x"], "extract needs <record>, such as"],
    [["extract", RECORD, "--to", "x", "--table", "x/t.json"], "--table must lie outside"],
    [["extract", RECORD, "--to", `${RECORD}/x`], "--to must lie outside"],
  ])("%j is a usage fault", async (words, expected) => {
    const result = await runCli(words, { cwd });
    expect(result.status).toBe(2);
    expect(result.stderr).toContain(expected);
  });
});
