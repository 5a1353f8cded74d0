import { appendFile, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonFile } from "../../src/canonical.js";
import type { HashedCheckpoint } from "../../src/checkpoint/hashed-checkpoint.js";
import type { KnownTree } from "../../src/checkpoint/known-tree.js";
import { checkpointFilesDocument } from "../../src/emit/documents/checkpoint-files.js";
import { readKnownTrees } from "../../src/emit/read-known-trees.js";
import { Findings } from "../../src/errors/findings.js";
import { memoryFileStore } from "../../src/testing/memory-file-store.js";
import { RealReplicas, SHARDS } from "./real-replicas.js";

let replicas: RealReplicas;
beforeAll(async () => {
  replicas = await RealReplicas.open();
});
afterAll(() => replicas.close());

const RECORD = "runs/discovery/first";
const MACHINES = new Map([
  ["node-1", "machine-1"],
  ["node-2", "machine-2"],
]);

/** The record of a run, written and read back. */
async function recordOf(hashed: ReadonlyMap<string, HashedCheckpoint>): Promise<readonly KnownTree[]> {
  const store = memoryFileStore();
  await store.makeDirectory(RECORD);
  for (const [role, checkpoint] of hashed) {
    const machineId = MACHINES.get(checkpoint.host);
    const { path, text } = checkpointFilesDocument(RECORD, { role, machineId, checkpoint });
    await store.createFile(path, text);
  }
  const findings = new Findings();
  const trees = await readKnownTrees(store, RECORD, findings);
  expect(findings.errors).toEqual([]);
  return trees;
}

async function hashAgain(
  directories: readonly [string, string],
  trees: readonly KnownTree[],
  machineIds: ReadonlyMap<string, string | undefined> = MACHINES,
): Promise<{
  readonly hashed: ReadonlyMap<string, HashedCheckpoint>;
  readonly read: (role: string) => string[];
}> {
  const findings = new Findings();
  const hashed = await replicas.hash(directories, findings, { reuse: { trees, machineIds } });
  expect(findings.errors).toEqual([]);
  const read = (role: string): string[] =>
    [...(hashed.get(role)?.identities ?? [])]
      .filter(([, { reused }]) => !reused)
      .map(([path]) => path)
      .sort();
  return { hashed, read };
}

describe("hashes of an earlier record", () => {
  it("are taken over for what is unchanged, on the same machine and directory alone", async () => {
    const directories = [await replicas.plant({}), await replicas.plant({})] as const;
    const first = await replicas.hash(directories, new Findings());
    const trees = await recordOf(first);
    const again = await hashAgain(directories, trees);
    expect(again.read("engine-1")).toEqual([]);
    expect(again.read("engine-2")).toEqual([]);
    for (const role of ["engine-1", "engine-2"]) {
      expect(again.hashed.get(role)?.manifest).toEqual(first.get(role)?.manifest);
      const heads = again.hashed.get(role)?.heads;
      expect(heads?.safetensors.map(({ path }) => path).sort()).toEqual([...SHARDS]);
      expect(heads?.indexes).toEqual(first.get(role)?.heads.indexes);
    }
    const otherMachine = await hashAgain(directories, trees, new Map([["node-1", "machine-1"]]));
    expect(otherMachine.read("engine-1")).toEqual([]);
    expect(otherMachine.read("engine-2")).toHaveLength(7);
    const swapped = await hashAgain([directories[1], directories[0]], trees);
    expect(swapped.read("engine-1")).toHaveLength(7);
  });

  it("are not taken over where content, time or file changed", async () => {
    const directory = await replicas.plant({ "old.json": "{}", "same.json": "{}" });
    const trees = await recordOf(await replicas.hash([directory, directory], new Findings()));
    await appendFile(join(directory, "tokenizer.json"), " ");
    await writeFile(join(directory, "tokenizer_config.json"), "[]");
    await utimes(join(directory, "configuration_x.py"), 1, 1);
    await writeFile(join(directory, "new.json"), "{}");
    await rename(join(directory, "new.json"), join(directory, "old.json"));
    const again = await hashAgain([directory, directory], trees);
    expect(again.read("engine-1")).toEqual([
      "configuration_x.py",
      "old.json",
      "tokenizer.json",
      "tokenizer_config.json",
    ]);
    const fresh = await replicas.hash([directory, directory], new Findings());
    expect(again.hashed.get("engine-1")?.manifest).toEqual(fresh.get("engine-1")?.manifest);
  });

  it("mark what was not read again, in the new record", async () => {
    const directory = await replicas.plant({});
    const trees = await recordOf(await replicas.hash([directory, directory], new Findings()));
    await appendFile(join(directory, "tokenizer.json"), " ");
    const { hashed } = await hashAgain([directory, directory], trees);
    const checkpoint = hashed.get("engine-1");
    if (checkpoint === undefined) throw new TypeError("nothing was hashed");
    const { text } = checkpointFilesDocument(RECORD, { role: "engine-1", machineId: "m", checkpoint });
    const { files } = JSON.parse(text) as { files: { path: string; reused: boolean }[] };
    expect(files.filter(({ reused }) => !reused).map(({ path }) => path)).toEqual(["tokenizer.json"]);
    expect(files).toHaveLength(7);
  });
});

interface ListedFile {
  readonly path: string;
  readonly sha256: string;
  readonly identity: string;
  readonly reused: boolean;
}

describe("a record that cannot be used", () => {
  it.each<readonly [string, (files: ListedFile[]) => void, string | undefined]>([
    ["is whole", () => {}, undefined],
    [
      "has another hash",
      (files) => void Object.assign(files[2] ?? {}, { sha256: "0".repeat(64) }),
      SHARDS[0],
    ],
    ["has another size", (files) => void Object.assign(files[2] ?? {}, { identity: "1:2:3:4:5" }), SHARDS[0]],
    ["lacks a file", (files) => void files.splice(2, 1), SHARDS[0]],
    [
      "has a file more",
      (files) => void files.push({ path: "z", sha256: "0".repeat(64), identity: "1:2:3:4:5", reused: false }),
      "z",
    ],
  ])("because its list of files %s", async (_name, change, path) => {
    const directory = await replicas.plant({});
    const hashed = await replicas.hash([directory, directory], new Findings());
    const checkpoint = hashed.get("engine-1");
    if (checkpoint === undefined) throw new TypeError("nothing was hashed");
    const { text } = checkpointFilesDocument(RECORD, { role: "engine-1", machineId: "m", checkpoint });
    const document = JSON.parse(text) as { files: ListedFile[] };
    change(document.files);
    const store = memoryFileStore();
    await store.makeDirectory(RECORD);
    await store.createFile(`${RECORD}/engine-1-files.json`, jsonFile(document));
    await store.createFile(`${RECORD}/engine-1-checkpoint.json`, jsonFile(checkpoint.manifest));
    const findings = new Findings();
    expect(await readKnownTrees(store, RECORD, findings)).toHaveLength(path === undefined ? 1 : 0);
    expect(findings.errors.map(({ code, message }) => `${code} ${message}`)).toEqual(
      path === undefined
        ? []
        : [expect.stringMatching(new RegExp(`^REUSE_RECORD_UNREADABLE .*contradict each other: ${path}$`))],
    );
  });

  it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    ["is not there", {}, ["REUSE_RECORD_UNREADABLE"]],
    ["holds no files", { "manifest.json": "{}" }, ["REUSE_RECORD_UNREADABLE"]],
    ["is no JSON", { "engine-1-files.json": "{" }, ["CONFIG_INVALID"]],
    ["is of another form", { "engine-1-files.json": "{}" }, ["CONFIG_INVALID"]],
  ])("%s", async (_name, files, codes) => {
    const store = memoryFileStore();
    for (const [name, text] of Object.entries(files)) {
      await store.makeDirectory(RECORD);
      await store.createFile(`${RECORD}/${name}`, text);
    }
    const findings = new Findings();
    expect(await readKnownTrees(store, RECORD, findings)).toEqual([]);
    expect([...new Set(findings.errors.map(({ code }) => code))]).toEqual(codes);
    for (const { message } of findings.errors) expect(message).not.toContain("EIO");
  });
});
