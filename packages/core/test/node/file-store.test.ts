import { mkdtemp, rm, symlink, writeFile, chmod, stat, readdir, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createDiskFileStore } from "../../src/node/file-store.js";
import { fileStoreContract, type FileStoreUnderTest } from "../../src/testing/file-store-contract.js";

const roots: string[] = [];
afterEach(async () => {
  await Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true, force: true })));
});

async function temporary(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "narwhal-store-")));
  roots.push(root);
  return root;
}

async function makeStore(): Promise<FileStoreUnderTest> {
  return {
    store: createDiskFileStore(),
    root: await temporary(),
    symlink: (target, path) => symlink(target, path),
    async plant(path, text, mode) {
      await writeFile(path, text);
      await chmod(path, mode);
    },
  };
}

describe("disk file store: contract", () => {
  for (const { name, run } of fileStoreContract) test(name, () => run(makeStore));
});

describe("disk file store", () => {
  test("tells a path from the root", () => {
    const store = createDiskFileStore();
    expect(store.absolute?.("config/./fleet.json")).toBe(`${process.cwd()}/config/fleet.json`);
    expect(store.absolute?.("/etc/hosts")).toBe("/etc/hosts");
  });

  test("modes are exact whatever the umask", async () => {
    const root = await temporary();
    const store = createDiskFileStore();
    for (const mask of [0o000, 0o077, 0o777]) {
      const before = process.umask(mask);
      try {
        await store.makeDirectory(`${root}/${mask}/deep`);
        await store.createFile(`${root}/${mask}/deep/file`, "x");
      } finally {
        process.umask(before);
      }
      expect((await stat(`${root}/${mask}`)).mode & 0o777).toBe(0o700);
      expect((await stat(`${root}/${mask}/deep`)).mode & 0o777).toBe(0o700);
      expect((await stat(`${root}/${mask}/deep/file`)).mode & 0o777).toBe(0o600);
    }
  });

  test("an append follows a link to a file and refuses a dangling one", async () => {
    const root = await temporary();
    const store = createDiskFileStore();
    await writeFile(`${root}/real`, "one\n");
    await symlink(`${root}/real`, `${root}/link`);
    await symlink(`${root}/nowhere`, `${root}/dangling`);
    await store.appendLines(`${root}/link`, ["two"], "# header");
    expect(await store.readText(`${root}/real`)).toBe("one\ntwo\n");
    await expect(store.appendLines(`${root}/dangling`, ["two"], "")).rejects.toMatchObject({ code: "ELOOP" });
    expect(await readdir(root)).toEqual(["dangling", "link", "real"]);
  });

  test("a dead process's lock is taken over, and what it left of a first append too", async () => {
    const root = await temporary();
    const store = createDiskFileStore();
    const { hostname } = await import("node:os");
    await symlink(JSON.stringify({ host: hostname(), pid: 2 ** 22 + 1, started: null }), `${root}/log.lock`);
    await writeFile(`${root}/log.new`, "half a li");
    await store.appendLines(`${root}/log`, ["one"], "# header");
    expect(await store.readText(`${root}/log`)).toBe("# header\none\n");
    expect(await readdir(root)).toEqual(["log"]);
  });

  test("two stores append side by side without losing a line", async () => {
    const root = await temporary();
    const stores = [createDiskFileStore(), createDiskFileStore()];
    await Promise.all(
      stores.flatMap((store, s) =>
        Array.from({ length: 12 }, (_, i) => store.appendLines(`${root}/log`, [`${s}-${i}`], "# h")),
      ),
    );
    expect((await store0(stores).readText(`${root}/log`)).trimEnd().split("\n")).toHaveLength(25);
    expect(await readdir(root)).toEqual(["log"]);
  });
});

function store0(stores: readonly ReturnType<typeof createDiskFileStore>[]) {
  const [first] = stores;
  if (first === undefined) throw new TypeError("no store");
  return first;
}
