import { describe, expect, test } from "vitest";
import type { Transcript } from "../../src/access/transcript.js";
import { createRecord } from "../../src/emit/discovery-record.js";
import { fileError, memoryFileStore } from "../../src/testing/memory-file-store.js";

const transcript = (host: string, argv: string[], over: Partial<Transcript> = {}): Transcript => ({
  version: 1,
  host,
  argv,
  end: { kind: "exit", code: 0 },
  stdout: "",
  stderr: "",
  cut: [],
  duration_ms: 12,
  ...over,
});

describe("createRecord", () => {
  test("refuses a directory that is there and proposes a name", async () => {
    const store = memoryFileStore();
    store.plant("runs/a/x", { kind: "file", text: "kept" });
    await expect(createRecord(store, "runs/a")).rejects.toMatchObject({
      code: "OUT_EXISTS",
      hint: expect.stringContaining("--out runs/a-2") as string,
    });
    expect(store.files()).toEqual({ "runs/a/x": "kept" });
  });

  test("keeps transcripts and logs per host, in order, private", async () => {
    const store = memoryFileStore();
    const record = await createRecord(store, "runs/a");
    record.keep(transcript("node-1", ["docker", "image", "inspect", "a b"], { stdout: "[]\n" }));
    record.keep(transcript("node-2", ["@host"]));
    record.keep(
      transcript("node-1", ["/usr/bin/nvidia-smi"], {
        end: { kind: "timeout", after_ms: 60000 },
        stderr: "\u001b[31mred",
        cut: ["stderr"],
      }),
    );
    await record.settle();
    expect(Object.keys(store.files())).toEqual([
      "runs/a/logs/node-1.log",
      "runs/a/logs/node-2.log",
      "runs/a/transcripts/node-1/001-docker.json",
      "runs/a/transcripts/node-1/002-nvidia-smi.json",
      "runs/a/transcripts/node-2/001-host.json",
    ]);
    const log = await store.readText("runs/a/logs/node-1.log");
    expect(log).toContain('[1] docker image inspect "a b"');
    expect(log).toContain("exit status 0 after 0.012 s");
    expect(log).toContain("no end within 60 s");
    expect(log).toContain(String.raw`| \x1b[31mred`);
    expect(log).toContain("stderr was cut here");
    const kept = JSON.parse(
      await store.readText("runs/a/transcripts/node-1/002-nvidia-smi.json"),
    ) as Transcript;
    expect(kept.end).toEqual({ kind: "timeout", after_ms: 60000 });
    expect((await store.status("runs/a/transcripts/node-1"))?.mode).toBe(0o700);
  });

  test("a full disk is reported by settle, once", async () => {
    const store = memoryFileStore({
      before: (operation, path) => {
        if (operation === "createFile") throw fileError("ENOSPC", operation, path);
      },
    });
    const record = await createRecord(store, "runs/a");
    record.keep(transcript("node-1", ["true"]));
    record.keep(transcript("node-1", ["true"]));
    await expect(record.settle()).rejects.toMatchObject({ code: "RECORD_WRITE_FAILED" });
    await expect(record.write([{ path: "runs/a/manifest.json", text: "{}" }])).rejects.toMatchObject({
      code: "RECORD_WRITE_FAILED",
      message: expect.stringContaining("ENOSPC") as string,
    });
  });
});
