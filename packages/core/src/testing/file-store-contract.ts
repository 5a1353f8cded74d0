import assert from "node:assert/strict";
import type { FileStore } from "../emit/file-store.js";

/** A fresh store to try, and the hands to prepare its ground. @public */
export interface FileStoreUnderTest {
  readonly store: FileStore;
  /** An existing empty directory in which the case works. */
  readonly root: string;
  /** Makes a symbolic link at `path`. */
  readonly symlink: (target: string, path: string) => Promise<void>;
  /** Puts a file there by other means than the store. */
  readonly plant: (path: string, text: string, mode: number) => Promise<void>;
  readonly dispose?: () => Promise<void>;
}

/** One case of a contract: run it with any test runner; it rejects where the contract is broken. @public */
export interface FileStoreCase {
  readonly name: string;
  readonly run: (make: () => Promise<FileStoreUnderTest>) => Promise<void>;
}

/**
 * What every {@link FileStore} holds.
 *
 * @example
 * ```ts
 * for (const { name, run } of fileStoreContract) test(name, () => run(makeStore));
 * ```
 *
 * @public
 */
export const fileStoreContract: readonly FileStoreCase[] = [
  contractCase("creates a file with mode 0600 and the exact text", async ({ store, root }) => {
    const text = 'line\n\tü 𝄞 "quoted"\u0000end';
    await store.createFile(`${root}/a`, text);
    assert.equal(await store.readText(`${root}/a`), text);
    assert.deepEqual(await store.status(`${root}/a`), {
      kind: "file",
      mode: 0o600,
      size: Buffer.byteLength(text),
    });
  }),
  contractCase("never creates over a file", async ({ store, root }) => {
    await store.createFile(`${root}/a`, "first");
    await rejects(store.createFile(`${root}/a`, "second"), "EEXIST");
    assert.equal(await store.readText(`${root}/a`), "first");
  }),
  contractCase("never creates through a link, dangling or not", async ({ store, root, symlink }) => {
    await store.createFile(`${root}/target`, "kept");
    await symlink(`${root}/target`, `${root}/link`);
    await symlink(`${root}/nowhere`, `${root}/dangling`);
    await rejects(store.createFile(`${root}/link`, "x"), "EEXIST");
    await rejects(store.createFile(`${root}/dangling`, "x"), "EEXIST");
    assert.equal(await store.readText(`${root}/target`), "kept");
    assert.equal(await store.status(`${root}/nowhere`), undefined);
  }),
  contractCase("never creates over a directory", async ({ store, root }) => {
    await store.makeDirectory(`${root}/d`);
    await rejects(store.createFile(`${root}/d`, "x"), "EEXIST");
  }),
  contractCase("a file needs its parent directory", async ({ store, root }) => {
    await rejects(store.createFile(`${root}/missing/a`, "x"), "ENOENT");
    await store.createFile(`${root}/file`, "x");
    await rejects(store.createFile(`${root}/file/a`, "x"), "ENOTDIR");
  }),
  contractCase("a failed creation leaves nothing behind", async ({ store, root }) => {
    await store.createFile(`${root}/a`, "x");
    await rejects(store.createFile(`${root}/a`, "y"), "EEXIST");
    await rejects(store.link(`${root}/nothing`, `${root}/b`), "ENOENT");
    assert.deepEqual(await store.list(root), ["a"]);
  }),
  contractCase("of two that create one file, one wins whole", async ({ store, root }) => {
    const texts = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(4096));
    const results = await Promise.allSettled(texts.map((text) => store.createFile(`${root}/a`, text)));
    const winners = texts.filter((_, index) => results[index]?.status === "fulfilled");
    assert.equal(winners.length, 1);
    assert.equal(await store.readText(`${root}/a`), winners[0]);
  }),
  contractCase("makes a directory and its parents with mode 0700", async ({ store, root }) => {
    await store.makeDirectory(`${root}/x/y/z`);
    for (const path of ["x", "x/y", "x/y/z"]) await assertMode(store, `${root}/${path}`, "directory", 0o700);
    await store.makeDirectory(`${root}/x/y/z`);
  }),
  contractCase("makes no directory where a file stands", async ({ store, root }) => {
    await store.createFile(`${root}/a`, "x");
    await rejects(store.makeDirectory(`${root}/a`), "EEXIST");
    await rejects(store.makeDirectory(`${root}/a/b`), "ENOTDIR");
    assert.equal(await store.readText(`${root}/a`), "x");
  }),
  contractCase("creates a directory exclusively", async ({ store, root, symlink }) => {
    await store.createDirectory(`${root}/p/d`);
    await assertMode(store, `${root}/p/d`, "directory", 0o700);
    await rejects(store.createDirectory(`${root}/p/d`), "EEXIST");
    await store.createFile(`${root}/f`, "x");
    await rejects(store.createDirectory(`${root}/f`), "EEXIST");
    await symlink(`${root}/nowhere`, `${root}/dangling`);
    await rejects(store.createDirectory(`${root}/dangling`), "EEXIST");
  }),
  contractCase("tells what stands at a path and follows no link", async ({ store, root, symlink }) => {
    await symlink(root, `${root}/link`);
    assert.equal((await store.status(`${root}/link`))?.kind, "link");
    assert.equal((await store.status(root))?.kind, "directory");
    assert.equal(await store.status(`${root}/nothing`), undefined);
  }),
  contractCase("tells that a directory of its own can be written, where it tells at all", async (under) => {
    const { store, root } = under;
    await store.makeDirectory(`${root}/d`);
    assert.notEqual(await store.writable?.(`${root}/d`), false);
  }),
  contractCase("reading names the fault", async ({ store, root }) => {
    await rejects(store.readText(`${root}/nothing`), "ENOENT");
    await rejects(store.readText(root), "EISDIR");
    await rejects(store.list(`${root}/nothing`), "ENOENT");
    await store.createFile(`${root}/f`, "x");
    await rejects(store.list(`${root}/f`), "ENOTDIR");
  }),
  contractCase("links a file to a second name exclusively", async ({ store, root, symlink }) => {
    await store.createFile(`${root}/from`, "whole");
    await store.link(`${root}/from`, `${root}/to`);
    assert.equal(await store.readText(`${root}/to`), "whole");
    await rejects(store.link(`${root}/from`, `${root}/to`), "EEXIST");
    await symlink(`${root}/nowhere`, `${root}/dangling`);
    await rejects(store.link(`${root}/from`, `${root}/dangling`), "EEXIST");
    await store.remove(`${root}/from`);
    assert.equal(await store.readText(`${root}/to`), "whole");
    await assertMode(store, `${root}/to`, "file", 0o600);
  }),
  contractCase("removes the link, not its target", async ({ store, root, symlink }) => {
    await store.createFile(`${root}/target`, "kept");
    await symlink(`${root}/target`, `${root}/link`);
    await store.remove(`${root}/link`);
    assert.equal(await store.status(`${root}/link`), undefined);
    assert.equal(await store.readText(`${root}/target`), "kept");
    await rejects(store.remove(`${root}/nothing`), "ENOENT");
  }),
  contractCase("removes no directory that holds something", async ({ store, root }) => {
    await store.makeDirectory(`${root}/d`);
    await store.createFile(`${root}/d/a`, "kept");
    await assert.rejects(store.remove(`${root}/d`));
    assert.equal(await store.readText(`${root}/d/a`), "kept");
  }),
  contractCase("appends after a header that it writes once", async ({ store, root }) => {
    await store.appendLines(`${root}/log`, ["one"], "# header");
    await store.appendLines(`${root}/log`, ["two", "three"], "# header");
    assert.equal(await store.readText(`${root}/log`), "# header\none\ntwo\nthree\n");
    await assertMode(store, `${root}/log`, "file", 0o600);
  }),
  contractCase("appends on a line of its own and changes nothing before it", async (under) => {
    const { store, root } = under;
    await under.plant(`${root}/log`, "no newline at the end", 0o640);
    await store.appendLines(`${root}/log`, ["added"], "# header");
    assert.equal(await store.readText(`${root}/log`), "no newline at the end\nadded\n");
    await assertMode(store, `${root}/log`, "file", 0o640);
  }),
  contractCase("appends side by side without losing or mixing a line", async ({ store, root }) => {
    const lines = Array.from({ length: 24 }, (_, index) => `${index} ${"x".repeat(500)}`);
    await Promise.all(lines.map((line) => store.appendLines(`${root}/log`, [line], "# header")));
    const [header, ...rest] = (await store.readText(`${root}/log`)).trimEnd().split("\n");
    assert.equal(header, "# header");
    assert.deepEqual(rest.sort(), [...lines].sort());
    assert.deepEqual(await store.list(root), ["log"]);
  }),
];

function contractCase(name: string, body: (under: FileStoreUnderTest) => Promise<void>): FileStoreCase {
  return {
    name,
    async run(make) {
      const under = await make();
      try {
        await body(under);
      } finally {
        await under.dispose?.();
      }
    },
  };
}

async function rejects(action: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(action, (error: unknown) => {
    assert.ok(error instanceof Error, `rejected with ${typeof error}, not an Error`);
    assert.equal((error as NodeJS.ErrnoException).code, code, error.message);
    return true;
  });
}

async function assertMode(store: FileStore, path: string, kind: string, mode: number): Promise<void> {
  const status = await store.status(path);
  assert.equal(status?.kind, kind, path);
  assert.equal(status?.mode.toString(8), mode.toString(8), path);
}
