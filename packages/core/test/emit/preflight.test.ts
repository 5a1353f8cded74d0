import { describe, expect, test } from "vitest";
import type { FileStore } from "../../src/emit/file-store.js";
import { preflight } from "../../src/emit/preflight.js";
import { Findings } from "../../src/errors/findings.js";
import { type MemoryNode, memoryFileStore } from "../../src/testing/memory-file-store.js";
import { configPathsIn } from "../fixtures/emit/config-set.js";

const PATHS = configPathsIn("/desk");
const OUT = "/desk/runs/discovery/first";
const file: MemoryNode = { kind: "file", text: "x" };

async function check(plant: Record<string, MemoryNode>, wrap: (store: FileStore) => FileStore = (s) => s) {
  const store = memoryFileStore();
  for (const [path, node] of Object.entries(plant)) store.plant(path, node);
  const before = store.files();
  const findings = new Findings();
  await preflight(wrap(store), { out: OUT, paths: PATHS }, findings);
  expect(store.files()).toEqual(before);
  return findings.errors.map(({ code, subject, hint, message }) => ({ code, subject, hint, message }));
}

const readOnly = (store: FileStore): FileStore => ({
  ...store,
  writable: (directory) => Promise.resolve(directory !== "/desk/config"),
});

describe("preflight", () => {
  test("an empty place is fine, and so is a host-key store", async () => {
    expect(await check({})).toEqual([]);
    expect(await check({ [PATHS.knownHosts]: file, "/desk/config/notes": file })).toEqual([]);
  });

  test("an existing record proposes the next free name", async () => {
    const taken = { [`${OUT}/manifest.json`]: file, "/desk/runs/discovery/first-2/x": file };
    expect(await check(taken)).toMatchObject([
      {
        code: "OUT_EXISTS",
        hint: "archive it, or choose a fresh name: --out /desk/runs/discovery/first-3",
      },
    ]);
  });

  test("a whole set is to be archived, with the command", async () => {
    const plant = Object.fromEntries(Object.values(PATHS).map((path) => [path, file]));
    const [error, ...rest] = await check(plant);
    expect(rest).toEqual([]);
    expect(error?.code).toBe("CONFIG_EXISTS");
    expect(error?.hint).toContain(
      "mkdir -m 700 -- /desk/config/archive-1 && mv -- /desk/config/hosts.local.json",
    );
    expect(error?.hint).not.toContain("known_hosts");
  });

  test("an edited fleet file alone is part of a set", async () => {
    expect(await check({ [PATHS.fleet]: file })).toMatchObject([
      { code: "INTERRUPTED_RUN_LEFT", hint: expect.stringContaining(`mv -- ${PATHS.fleet}`) as string },
    ]);
  });

  test("temporary names of a killed run are named with the clearing command", async () => {
    const temporary = "/desk/config/.fleet.json.narwhal-new";
    expect(await check({ [temporary]: file, [PATHS.hosts]: file })).toMatchObject([
      {
        code: "INTERRUPTED_RUN_LEFT",
        hint: expect.stringContaining(`rm -f -- ${PATHS.hosts} ${temporary}`) as string,
      },
    ]);
  });

  test.each(["hosts", "fleet", "launch", "sources", "deploymentEnv"] as const)(
    "a dangling link at %s is an occupied path",
    async (key) => {
      const errors = await check({ [PATHS[key]]: { kind: "link", target: "/nowhere" } });
      expect(errors).toMatchObject([{ code: "CONFIG_PATH_OCCUPIED", subject: PATHS[key] }]);
    },
  );

  test("a dangling link as the host-key store is refused, one to a file is not", async () => {
    const dangling: MemoryNode = { kind: "link", target: "/nowhere" };
    expect(await check({ [PATHS.knownHosts]: dangling })).toMatchObject([{ code: "CONFIG_PATH_OCCUPIED" }]);
    const link: MemoryNode = { kind: "link", target: "/store" };
    expect(await check({ "/store": file, [PATHS.knownHosts]: link })).toEqual([]);
  });

  test("a parent that is a file is named once", async () => {
    expect(await check({ "/desk/config": file })).toMatchObject([
      { code: "DIRECTORY_UNUSABLE", subject: "/desk/config" },
    ]);
  });

  test("a directory that may not be written is named", async () => {
    expect(await check({ [PATHS.knownHosts]: file }, readOnly)).toMatchObject([
      { code: "DIRECTORY_NOT_WRITABLE", subject: "/desk/config" },
    ]);
  });

  test("everything is reported in one run", async () => {
    const errors = await check({
      [`${OUT}/x`]: file,
      [PATHS.fleet]: { kind: "directory" },
      [PATHS.hosts]: { kind: "link", target: "/x" },
      [PATHS.launch]: file,
      [PATHS.deploymentEnv]: file,
    });
    expect(errors.map(({ code }) => code).sort()).toEqual([
      "CONFIG_EXISTS",
      "CONFIG_PATH_OCCUPIED",
      "CONFIG_PATH_OCCUPIED",
      "OUT_EXISTS",
    ]);
  });
});
