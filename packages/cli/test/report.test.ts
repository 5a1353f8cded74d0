import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RECORD, recordOf, stoppedRecordOf, trio } from "../../core/test/report/recorded.js";
import { Interruption } from "../src/problem.js";
import { plantRecord } from "./planted-record.js";
import { jsonOf, runCli, runHere, temporaryDirectory } from "./run-cli.js";

const STOPPED = "stopped";
let cwd = "";

beforeAll(async () => {
  cwd = await temporaryDirectory();
  await plantRecord(cwd, await recordOf(trio()));
  const differing = trio({ 2: { files: { "/models/m/extra.json": "{}" } } });
  await plantRecord(`${cwd}/${STOPPED}`, await stoppedRecordOf(differing));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const filesOf = async (directory: string): Promise<readonly string[]> =>
  (await readdir(`${cwd}/${directory}`, { recursive: true })).toSorted();

describe("report", () => {
  test("writes a page and its Markdown beside the record, private ones, and leaves the record as it is", async () => {
    const before = await filesOf(RECORD);
    const result = await runCli(["report", RECORD], { cwd });
    expect(result.status, result.stderr).toBe(0);
    expect(result.stdout).toContain(`wrote ${RECORD}.report.html: `);
    expect(result.stdout).toContain(`wrote ${RECORD}.report.md: `);
    expect(await readFile(`${cwd}/${RECORD}.report.html`, "utf8")).toMatch(
      /^<!DOCTYPE html>\n<html lang="en">/,
    );
    expect(await readFile(`${cwd}/${RECORD}.report.md`, "utf8")).toMatch(/^# Discovery report\n/);
    for (const ending of ["html", "md"])
      expect((await stat(`${cwd}/${RECORD}.report.${ending}`)).mode & 0o777).toBe(0o600);
    expect(await filesOf(RECORD)).toEqual(before);
  });

  test("writes over nothing, names both files that are taken, and leaves neither", async () => {
    await writeFile(`${cwd}/taken.html`, "mine");
    const one = await runCli(["report", RECORD, "--to", "taken", "--json"], { cwd });
    expect(one.status).toBe(1);
    expect(jsonOf(one).errors).toMatchObject([{ code: "FILE_EXISTS", subject: "taken.html" }]);
    expect(await readdir(cwd)).not.toContain("taken.md");
    expect(await readFile(`${cwd}/taken.html`, "utf8")).toBe("mine");
    await symlink("elsewhere", `${cwd}/taken.md`);
    const both = await runCli(["report", RECORD, "--to", "taken", "--json"], { cwd });
    expect(jsonOf(both).errors.map(({ code }) => code)).toEqual(["FILE_EXISTS", "FILE_EXISTS"]);
    expect(await readdir(cwd)).not.toContain("elsewhere");
  });

  test("interrupted, it and its neighbours write nothing and say so", async () => {
    const interrupted = AbortSignal.abort(new Interruption("SIGINT"));
    const record = `${cwd}/${RECORD}`;
    for (const words of [
      ["report", record, "--to", `${cwd}/never`],
      ["diff", record, record],
      ["facts", record],
    ]) {
      const result = await runHere([...words, "--json"], {}, interrupted);
      expect([words[0], result.status]).toEqual([words[0], 130]);
      expect(jsonOf(result).errors.map(({ code }) => code)).toEqual(["INTERRUPTED"]);
    }
    expect((await readdir(cwd)).filter((name) => name.startsWith("never"))).toEqual([]);
  });

  test("takes a name that ends in no name for a mistake", async () => {
    for (const to of [".", "..", ".html", "new/", "new/.md"]) {
      const result = await runCli(["report", RECORD, "--to", to, "--json"], { cwd });
      expect([to, result.status, jsonOf(result).errors[0]?.code]).toEqual([to, 2, "USAGE"]);
    }
  });

  test("shows what works unseen in the names that it was given", async () => {
    const result = await runCli(["report", RECORD, "--to", "odd\u001b[31m\u202e\n"], { cwd });
    expect(result.status, result.stderr).toBe(0);
    expect(result.stdout).toContain(String.raw`wrote odd\x1b[31m\u{202e}\x0a.html: `);
    expect(result.stdout.trim().split("\n")).toHaveLength(2);
  });

  test("the record of a run that was stopped has a page, too", async () => {
    const result = await runCli(["report", `${STOPPED}/${RECORD}/`, "--to", "new/why.html", "--json"], {
      cwd,
    });
    expect(result.status, result.stdout).toBe(0);
    expect(jsonOf(result).result).toEqual({
      record: `${STOPPED}/${RECORD}`,
      html: "new/why.html",
      markdown: "new/why.md",
      outcome: "stopped",
      failures: 1,
      warnings: 0,
    });
    const page = await readFile(`${cwd}/new/why.html`, "utf8");
    expect(page).toContain("CHECKPOINT_DIFFERS");
    expect(page).toContain("extra.json");
    expect((await stat(`${cwd}/new`)).mode & 0o777).toBe(0o700);
    const told = await runCli(["report", `${STOPPED}/${RECORD}`], { cwd });
    expect(told.stdout).toContain("a run that was stopped at gate checkpoint: CHECKPOINT_DIFFERS");
  });

  test("a record that is named by a dot gets its name", async () => {
    await plantRecord(`${cwd}/dot`, await recordOf(trio()));
    const result = await runCli(["report", ".", "--json"], { cwd: `${cwd}/dot/${RECORD}` });
    expect(result.status, result.stdout).toBe(0);
    expect(jsonOf(result).result).toMatchObject({ html: `${cwd}/dot/${RECORD}.report.html` });
  });

  test("a directory that is no record is refused, and nothing is written", async () => {
    await mkdir(`${cwd}/empty`);
    const result = await runCli(["report", "empty", "--json"], { cwd });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([{ code: "RECORD_UNREADABLE" }]);
    expect((await readdir(cwd)).filter((name) => name.startsWith("empty."))).toEqual([]);
  });

  test("a place that cannot be written is a fault of writing", async () => {
    const result = await runCli(["report", RECORD, "--to", "taken.html/x", "--json"], { cwd });
    expect(result.status).toBe(1);
    expect(jsonOf(result).errors).toMatchObject([{ code: "FILE_WRITE_FAILED" }]);
  });

  test.each([
    [["report"], "report needs <record>"],
    [["report", RECORD, "--to", `${RECORD}/x`], "--to must lie outside of the record"],
    [["report", RECORD, "--to", `${RECORD}/generated/x`], "--to must lie outside of the record"],
    [["report", RECORD, "--to", "linked/x"], "--to must lie outside of the record"],
    [["report", RECORD, "--to", "shared/"], "--to takes a name for the files"],
  ])("%j is a fault of usage", async (words, message) => {
    await symlink(`${RECORD}/logs`, `${cwd}/linked`).catch(() => {});
    const result = await runCli(words, { cwd });
    expect(result.status).toBe(2);
    expect(result.stderr).toContain(message);
  });
});
