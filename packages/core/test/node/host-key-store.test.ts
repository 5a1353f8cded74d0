import { execFileSync } from "node:child_process";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readHostKey } from "../../src/access/host-key.js";
import { KNOWN_HOSTS_MARKER } from "../../src/access/known-hosts.js";
import { createDiskFileStore } from "../../src/node/file-store.js";
import { type HostKeyStoreOptions, createHostKeyStore } from "../../src/node/host-key-store.js";
import { makeKey, scratch } from "./ssh2-setup.js";

let directory: Awaited<ReturnType<typeof scratch>>;
beforeAll(async () => (directory = await scratch()));
afterAll(() => directory[Symbol.asyncDispose]());

const pair = makeKey();
const key = readHostKey(Buffer.from(pair.base64, "base64"));
const place = { host: "gpu1", port: 22 };
let count = 0;

async function makeStore(text: string | undefined, more: Partial<HostKeyStoreOptions> = {}) {
  const path = join(directory.path, String(count++), "known_hosts");
  const files = createDiskFileStore();
  if (text !== undefined) {
    await files.makeDirectory(join(path, ".."));
    await writeFile(path, text);
  }
  const store = createHostKeyStore({ files, path, purpose: "discover", named: false, ...more });
  await store.keyTypes(place);
  return { store, path };
}

describe("the host-key store", () => {
  test.each([
    ["none, by default", undefined, { named: false }, "new"],
    ["none, named", undefined, { named: true }, "new"],
    ["discovery's own, named", `${KNOWN_HOSTS_MARKER}\n`, { named: true }, "new"],
    ["the operator's, named", "# mine\n", { named: true }, "unknown"],
    ["the operator's, at the default path", "# mine\n", { named: false }, "new"],
    ["none, for a check", undefined, { purpose: "check" as const }, "new"],
    ["the operator's, named, for a check", "# mine\n", { named: true, purpose: "check" as const }, "unknown"],
    ["none, for another command", undefined, { purpose: "verify" as const }, "unknown"],
    [
      "discovery's own, for another command",
      `${KNOWN_HOSTS_MARKER}\n`,
      { purpose: "verify" as const },
      "unknown",
    ],
  ])("%s", async (_what, text, options, kind) => {
    const { store } = await makeStore(text, options);
    expect(store.judge(place, key).kind).toBe(kind);
  });

  test("is made with the marker first, private, one line for each key", async () => {
    const { store, path } = await makeStore(undefined);
    const results = await Promise.all([
      store.record(place, key),
      store.record(place, key),
      store.record({ ...place, port: 2222 }, key),
    ]);
    expect(results).toEqual([true, false, true]);
    const line = `ssh-ed25519 ${pair.base64}`;
    expect(await readFile(path, "utf8")).toBe(`${KNOWN_HOSTS_MARKER}\ngpu1 ${line}\n[gpu1]:2222 ${line}\n`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(store.judge(place, key).kind).toBe("known");
  });

  test("keys that come together are written together, and a second key for one name is refused", async () => {
    const disk = createDiskFileStore();
    const writes: number[] = [];
    const files = {
      ...disk,
      appendLines: (path: string, lines: readonly string[], header: string) => {
        writes.push(lines.length);
        return disk.appendLines(path, lines, header);
      },
    };
    const { store } = await makeStore(undefined, { files });
    const strange = readHostKey(Buffer.from(makeKey().base64, "base64"));
    const hosts = Array.from({ length: 20 }, (_item, index) =>
      store.record({ host: `gpu${index}`, port: 22 }, key),
    );
    const second = store.record({ host: "gpu3", port: 22 }, strange);
    await expect(second).rejects.toMatchObject({ code: "HOST_KEY_CHANGED" });
    expect(await Promise.all(hosts)).toEqual(hosts.map(() => true));
    expect(writes.length).toBeLessThan(4);
  });

  test("keys kept for the end are known at once, and written in the order of their names", async () => {
    const { store, path } = await makeStore("old.example ssh-ed25519 AAAA", { together: true });
    const other = readHostKey(Buffer.from(makeKey().base64, "base64"));
    const later = { host: "gpu2", port: 22 };
    expect(await store.record(later, key)).toBe(true);
    expect(await store.record(place, key)).toBe(true);
    expect(await store.record(place, key)).toBe(false);
    expect(store.judge(place, key).kind).toBe("known");
    expect(store.judge(place, other).kind).toBe("changed");
    await expect(store.record(place, other)).rejects.toMatchObject({ code: "HOST_KEY_CHANGED" });
    expect(await readFile(path, "utf8")).not.toContain("gpu");
    await store.settle();
    await store.settle();
    const line = `ssh-ed25519 ${pair.base64}`;
    expect((await readFile(path, "utf8")).trimEnd().split("\n").slice(-2)).toEqual([
      `gpu1 ${line}`,
      `gpu2 ${line}`,
    ]);
  });

  test("a check knows the keys that it has seen, and writes none", async () => {
    const { store, path } = await makeStore(undefined, { purpose: "check" });
    const other = readHostKey(Buffer.from(makeKey().base64, "base64"));
    expect(store.records).toBe(false);
    expect(await store.record(place, key)).toBe(true);
    expect(store.judge(place, key).kind).toBe("known");
    await expect(store.record(place, other)).rejects.toMatchObject({ code: "HOST_KEY_CHANGED" });
    await store.settle();
    await expect(stat(join(path, ".."))).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("a key kept for the end is refused where another process recorded another one meanwhile", async () => {
    const { store, path } = await makeStore(undefined, { together: true });
    await store.record(place, key);
    await createDiskFileStore().makeDirectory(join(path, ".."));
    await writeFile(path, `gpu1 ssh-ed25519 ${makeKey().base64}\n`);
    await expect(store.settle()).rejects.toMatchObject({ code: "HOST_KEY_CHANGED" });
  });

  test("a last line without newline stays whole", async () => {
    const text = `gpu2 ssh-ed25519 ${pair.base64}`;
    const { store, path } = await makeStore(text);
    await store.record(place, key);
    expect(await readFile(path, "utf8")).toBe(`${text}\ngpu1 ssh-ed25519 ${pair.base64}\n`);
  });

  test("refuses to record over a key that another process recorded meanwhile", async () => {
    const { store, path } = await makeStore(undefined);
    await writeFile(path, `gpu1 ssh-ed25519 ${makeKey().base64}\n`).catch(async () => {
      await createDiskFileStore().makeDirectory(join(path, ".."));
      await writeFile(path, `gpu1 ssh-ed25519 ${makeKey().base64}\n`);
    });
    await expect(store.record(place, key)).rejects.toMatchObject({ code: "HOST_KEY_CHANGED" });
  });

  test("one that cannot be read stops everything, one that would keep us waiting too", async () => {
    const pipe = join(directory.path, "pipe");
    execFileSync("mkfifo", [pipe]);
    for (const path of [directory.path, pipe]) {
      const files = createDiskFileStore();
      const store = createHostKeyStore({ files, path, purpose: "discover", named: true });
      await expect(store.keyTypes(place)).rejects.toMatchObject({
        code: "HOST_KEY_STORE_UNUSABLE",
        subject: path,
      });
    }
  });
});
