import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { FAULTS } from "@narwhal/core/testing";
import { describe, expect, test } from "vitest";
import { jsonOf, runCli, temporaryDirectory } from "./run-cli.js";

const SHOWN: Readonly<Record<keyof typeof FAULTS, string>> = {
  "differing-shard": "CHECKPOINT_DIFFERS",
  "changed-host-key": "HOST_KEY_CHANGED",
  "gpu-overlap": "GPU_IDS_OVERLAP",
  "hung-probe": "TOOL_TIMED_OUT",
};

/** What the run left in a temporary directory of its own. */
async function inOwnTemporary(words: readonly string[]) {
  const directory = await temporaryDirectory();
  // A variable of a real fleet must not reach the demonstration.
  const env = { TMPDIR: directory, NARWHAL_NODE_1_SSH: "production.example", NARWHAL_DISCOVERY: "runs/real" };
  const result = await runCli(words, { env, cwd: directory });
  // The loader of this test's TypeScript keeps a cache of its own there.
  const left = (await readdir(directory)).filter((name) => name.startsWith("narwhal"));
  return { result, left, clean: () => rm(directory, { recursive: true, force: true }) };
}

describe("demo", () => {
  test("shows discovery, plan and access, and leaves nothing", async () => {
    const { result, left, clean } = await inOwnTemporary(["demo"]);
    expect(result.status, result.stderr).toBe(0);
    for (const words of ["config/deployment.env", "next: narwhal-deploy init", "engine-4", "router-a"]) {
      expect(result.stdout).toContain(words);
    }
    expect(left).toEqual([]);
    await clean();
  });

  test("--keep keeps the directory and names it", async () => {
    const { result, left, clean } = await inOwnTemporary(["demo", "--keep", "--json"]);
    expect(result.status, result.stderr).toBe(0);
    const { directory } = jsonOf(result).result as { directory: string };
    expect(existsSync(`${directory}/config/deployment.env`)).toBe(true);
    expect(left).toHaveLength(1);
    const cwd = directory;
    const planned = await runCli(["plan", "--json"], { cwd });
    expect(planned.status, planned.stderr).toBe(0);
    const refused = await runCli(["check-access", "--transport", "ssh2", "--json"], { cwd });
    expect(refused.status).toBe(1);
    await clean();
  });

  test.each(Object.entries(SHOWN))("--fault %s shows %s and leaves nothing", async (fault, code) => {
    const { result, left, clean } = await inOwnTemporary(["demo", "--fault", fault, "--json"]);
    expect(result.status, result.stderr).toBe(1);
    for (const error of jsonOf(result).errors) expect(error.code).toBe(code);
    expect(jsonOf(result).result).toEqual({ directory: null });
    expect(result.stderr).toContain("run again with --keep");
    expect(result.stderr).not.toContain("next:");
    expect(result.stderr).toContain(FAULTS[fault as keyof typeof FAULTS]);
    expect(left).toEqual([]);
    await clean();
  });

  test("what a failing one leaves is kept too, and says that its hosts are gone", async () => {
    const words = ["demo", "--fault", "differing-shard", "--keep", "--json"];
    const { result, left, clean } = await inOwnTemporary(words);
    expect(result.status, result.stderr).toBe(1);
    const { directory } = jsonOf(result).result as { directory: string };
    expect(existsSync(`${directory}/runs/discovery/demo/failure.json`)).toBe(true);
    expect(await readFile(`${directory}/.env`, "utf8")).toContain("the simulated hosts are gone");
    expect(result.stderr).toContain(`everything is under ${directory}`);
    expect(result.stderr).not.toContain("discover again");
    expect(left).toHaveLength(1);
    await clean();
  });

  test("every fault that there is has a case here", () => {
    expect(Object.keys(SHOWN).sort()).toEqual(Object.keys(FAULTS).sort());
  });
});
