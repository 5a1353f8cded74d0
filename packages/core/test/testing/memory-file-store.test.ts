import { describe, expect, it } from "vitest";
import { fileStoreContract } from "../../src/testing/file-store-contract.js";
import { fileError, memoryFileStore } from "../../src/testing/memory-file-store.js";

describe("the memory store holds the file store contract", () => {
  for (const { name, run } of fileStoreContract)
    it(name, () =>
      run(async () => {
        const store = memoryFileStore();
        await store.makeDirectory("/root");
        return {
          store,
          root: "/root",
          symlink: async (target, path) => store.plant(path, { kind: "link", target }),
          plant: async (path, text, mode) => store.plant(path, { kind: "file", text, mode }),
        };
      }),
    );
});

describe("memoryFileStore", () => {
  it("treats relative paths as below one root and normalises them", async () => {
    const store = memoryFileStore();
    await store.makeDirectory("./config/");
    await store.createFile("config/../config/a", "x");
    expect(store.files()).toEqual({ "config/a": "x" });
    expect(await store.list(".")).toEqual(["config"]);
  });

  it("reads and creates below linked directories", async () => {
    const store = memoryFileStore();
    store.plant("/real", { kind: "directory" });
    store.plant("/alias", { kind: "link", target: "real" });
    await store.createFile("/alias/a", "x");
    expect(store.files()).toEqual({ "/real/a": "x" });
    expect(await store.list("/alias")).toEqual(["a"]);
  });

  it("names a ring of links", async () => {
    const store = memoryFileStore();
    store.plant("/a", { kind: "link", target: "b" });
    store.plant("/b", { kind: "link", target: "a" });
    await expect(store.readText("/a")).rejects.toMatchObject({ code: "ELOOP" });
  });

  it("tells a directory that may not be written", async () => {
    const store = memoryFileStore();
    store.plant("/closed", { kind: "directory", mode: 0o500 });
    store.plant("/file", { kind: "file", text: "" });
    expect(await store.writable?.("/closed")).toBe(false);
    expect(await store.writable?.("/")).toBe(true);
    await expect(store.writable?.("/gone")).rejects.toMatchObject({ code: "ENOENT" });
    await expect(store.writable?.("/file")).rejects.toMatchObject({ code: "ENOTDIR" });
  });

  it("fails as the hook says, changing nothing", async () => {
    const store = memoryFileStore({
      before: (operation, path) => {
        if (path.endsWith("full")) throw fileError("ENOSPC", operation, path);
      },
    });
    await expect(store.createFile("full", "x")).rejects.toMatchObject({ code: "ENOSPC" });
    await store.createFile("fine", "x");
    expect(store.files()).toEqual({ fine: "x" });
  });
});
