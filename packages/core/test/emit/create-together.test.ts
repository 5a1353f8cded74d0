import { describe, expect, test } from "vitest";
import { createTogether } from "../../src/emit/create-together.js";
import { GateError } from "../../src/errors/gate-error.js";
import { fileError, memoryFileStore } from "../../src/testing/memory-file-store.js";

const SET = ["a.json", "b.json", "sub/c.json", "deployment.env"].map((name) => ({
  path: `config/${name}`,
  text: `text of ${name}\n`,
}));
const WHOLE = Object.fromEntries(SET.map(({ path, text }) => [path, text]));

/** A store that does something before its n-th change. */
function storeWith(nth: number, act: (operation: string, path: string) => void) {
  let count = 0;
  const store = memoryFileStore({
    before: (operation, path) => {
      count += 1;
      if (count === nth) act(operation, path);
    },
  });
  return { store, changes: () => count };
}

async function changesOfWholeRun(): Promise<number> {
  const { store, changes } = storeWith(0, () => {});
  await createTogether(store, SET);
  return changes();
}

describe("createTogether", () => {
  test("creates all files and leaves nothing else", async () => {
    const store = memoryFileStore();
    const { written, left } = await createTogether(store, SET);
    expect(written).toEqual(SET.map(({ path }) => path));
    expect(left).toEqual([]);
    expect(store.files()).toEqual(WHOLE);
    expect((await store.status("config"))?.mode).toBe(0o700);
  });

  test("whatever operation fails, the set is whole or nothing of it is there", async () => {
    const total = await changesOfWholeRun();
    expect(total).toBeGreaterThan(8);
    for (let nth = 1; nth <= total; nth++) {
      const { store } = storeWith(nth, (operation, path) => {
        throw fileError("ENOSPC", operation, path);
      });
      const outcome = await createTogether(store, SET).catch((error: unknown) => error);
      if (outcome instanceof GateError) {
        expect(outcome.code).toBe("CONFIG_WRITE_FAILED");
        expect(outcome.message).toContain("no space left on device (ENOSPC)");
        expect(store.files()).toEqual({});
        expect(await store.status("config")).toBeUndefined();
      } else {
        expect(outcome).toMatchObject({ written: SET.map(({ path }) => path) });
        expect(store.files()).toMatchObject(WHOLE);
      }
    }
  });

  test("an abort at any operation gives nothing with the signal's reason, or the whole set", async () => {
    const total = await changesOfWholeRun();
    for (let nth = 1; nth <= total; nth++) {
      const controller = new AbortController();
      const reason = new Error("stop");
      const { store } = storeWith(nth, () => controller.abort(reason));
      const outcome = await createTogether(store, SET, controller.signal).catch((error: unknown) => error);
      if (outcome === reason) expect(store.files()).toEqual({});
      else expect(store.files()).toEqual(WHOLE);
    }
  });

  test("never writes over what stands there, and removes only its own", async () => {
    for (const { path } of SET) {
      for (const node of [
        { kind: "file", text: "theirs" },
        { kind: "link", target: "/nowhere" },
      ] as const) {
        const store = memoryFileStore();
        store.plant("config/other", { kind: "file", text: "kept" });
        store.plant(path, node);
        await expect(createTogether(store, SET)).rejects.toMatchObject({
          code: "CONFIG_EXISTS",
          subject: path,
        });
        const expected =
          node.kind === "file" ? { "config/other": "kept", [path]: "theirs" } : { "config/other": "kept" };
        expect(store.files()).toEqual(expected);
        expect((await store.status(path))?.kind).toBe(node.kind);
      }
    }
  });

  test("what cannot be removed is named with the command that clears it", async () => {
    const store = memoryFileStore({
      before: (operation, path) => {
        if (operation === "link" && path === "config/deployment.env") throw fileError("EIO", operation, path);
        if (operation === "remove" && path === "config/a.json") throw fileError("EIO", operation, path);
      },
    });
    await expect(createTogether(store, SET)).rejects.toMatchObject({
      code: "CONFIG_WRITE_FAILED",
      hint: expect.stringContaining("rm -f -- config/a.json") as string,
      details: { left: ["config/a.json"] },
    });
  });

  test("temporary names that stay after the set is whole are told, not failed on", async () => {
    const store = memoryFileStore({
      before: (operation, path) => {
        if (operation === "remove") throw fileError("EIO", operation, path);
      },
    });
    const { left } = await createTogether(store, SET);
    expect(left).toContain("config/.deployment.env.narwhal-new");
    expect(store.files()).toMatchObject(WHOLE);
  });
});
