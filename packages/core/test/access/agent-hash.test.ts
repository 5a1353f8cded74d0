import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import {
  chmod,
  mkdir,
  mkdtemp,
  rename,
  rm,
  symlink,
  truncate,
  unlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HashProgress, HashResult, Session } from "../../src/access/session.js";
import { never, openLocal, until } from "./sessions.js";

let session: Session;
let home = "";
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-hash-"));
  session = await openLocal();
});
afterAll(async () => {
  await session.close();
  await rm(home, { recursive: true });
});

async function directory(name: string): Promise<string> {
  const path = join(home, name);
  await mkdir(path);
  return path;
}

function hash(root: string, onProgress: (progress: HashProgress) => void = () => {}): Promise<HashResult> {
  return session.hash({ directory: root, excluded: [], stallMs: 10_000 }, onProgress, never());
}

/** The largest resident size that an agent has had, in bytes. */
async function peakOf(agent: Session): Promise<number> {
  const argv = ["sh", "-c", "grep VmHWM /proc/$PPID/status"] as const;
  const { stdout } = await agent.run({ argv, timeoutMs: 5000 }, never());
  return Number(/(\d+) kB/.exec(stdout)?.[1]) * 1024;
}

/** A sparse file that takes a moment to read. */
async function bigFile(path: string, mebibytes: number): Promise<void> {
  await writeFile(path, "start");
  await truncate(path, mebibytes * 1024 * 1024);
}

describe("hashing", () => {
  it("gives what sha256 gives, for many files at once", async () => {
    const root = await directory("many");
    const contents = Array.from({ length: 300 }, (_, index) => `${"x".repeat(index * 37)}${index}`);
    await Promise.all(contents.map((content, index) => writeFile(join(root, `f${index}`), content)));
    const { files, faults } = await hash(root);
    expect(faults).toEqual([]);
    expect(files).toHaveLength(300);
    for (const { path, size, sha256 } of files) {
      const content = contents[Number(path.slice(1))] ?? "";
      expect(sha256).toBe(createHash("sha256").update(content).digest("hex"));
      expect(size).toBe(content.length);
    }
  });

  it("holds little of many files", async () => {
    const root = await directory("small");
    const count = 20_000;
    for (let number = 0; number < count; number += 1)
      writeFileSync(join(root, `file-${number}`), `${number}`);
    const before = await peakOf(session);
    const { files } = await hash(root);
    expect(files).toHaveLength(count);
    expect(((await peakOf(session)) - before) / count, "bytes a file").toBeLessThan(512);
  });

  it("refuses names that are no UTF-8, escaped", async () => {
    const root = await directory("bytes");
    closeSync(openSync(Buffer.concat([Buffer.from(`${root}/caf`), Buffer.of(0xe9)]), "w"));
    const { files, faults } = await hash(root);
    expect(files).toEqual([]);
    expect(faults).toEqual([
      { kind: "not-utf8", path: String.raw`caf\xe9`, message: expect.stringContaining("UTF-8") as string },
    ]);
  });

  it("names sockets, fifos and links without end", async () => {
    const root = await directory("special");
    execFileSync("mkfifo", [join(root, "fifo")]);
    const server = createServer().listen(join(root, "socket"));
    await symlink("loop", join(root, "loop"));
    await symlink("fifo", join(root, "to-fifo"));
    await until(() => readdirSync(root).includes("socket"));
    const { faults } = await hash(root);
    server.close();
    expect(faults.map(({ kind, path }) => `${kind} ${path}`).sort()).toEqual([
      "dangling-link loop",
      "special-file fifo",
      "special-file socket",
      "special-file to-fifo",
    ]);
  });

  it("refuses a file whose size is not that of its content", async () => {
    const root = await directory("sizeless");
    await symlink("/proc/version", join(root, "version"));
    const { faults } = await hash(root);
    expect(faults).toEqual([
      {
        kind: "unreadable",
        path: "version",
        message: expect.stringMatching(/^it gave \d+ bytes, its size says 0$/) as string,
      },
    ]);
  });

  const changes: Record<string, (file: string) => Promise<void> | void> = {
    "is appended to": (file) => {
      const handle = openSync(file, "a");
      writeSync(handle, "more");
      closeSync(handle);
    },
    "is rewritten in place": (file) => {
      const handle = openSync(file, "r+");
      writeSync(handle, "other", 0);
      closeSync(handle);
    },
    "is rewritten with its old time": async (file) => {
      const handle = openSync(file, "r+");
      writeSync(handle, "other", 0);
      closeSync(handle);
      await utimes(file, 1, 1);
    },
    "is replaced": async (file) => {
      await bigFile(`${file}.new`, 600);
      await rename(`${file}.new`, file);
    },
    "is removed": (file) => unlink(file),
  };
  it.each(Object.entries(changes))("notices that a file %s", async (name, change) => {
    const root = await directory(name.replaceAll(" ", "-"));
    await bigFile(join(root, "shard"), 700);
    await utimes(join(root, "shard"), 1, 1);
    await writeFile(join(root, "config.json"), "{}");
    let changed: Promise<void> | undefined;
    const { files, faults } = await hash(root, ({ bytesDone, bytesTotal }) => {
      if (bytesDone > 0 && bytesDone < bytesTotal) changed ??= Promise.resolve(change(join(root, "shard")));
    });
    expect(changed, "changed while it was read").toBeDefined();
    await changed;
    expect(files).toEqual([]);
    expect(faults.map(({ kind, path }) => `${kind} ${path}`)).toContain("changed shard");
  });

  it("notices what appears meanwhile", async () => {
    const root = await directory("appears");
    await bigFile(join(root, "shard"), 700);
    let added: Promise<void> | undefined;
    const { faults } = await hash(root, ({ bytesDone, bytesTotal }) => {
      if (bytesDone > 0 && bytesDone < bytesTotal) added ??= writeFile(join(root, "late"), "x");
    });
    await added;
    expect(faults).toEqual([
      { kind: "changed", path: "late", message: expect.stringContaining("appeared") as string },
    ]);
  });

  it("stops at once when it is given up", async () => {
    const root = await directory("given-up");
    await bigFile(join(root, "shard"), 100_000);
    const stop = new AbortController();
    const running = session.hash(
      { directory: root, excluded: [], stallMs: 10_000 },
      () => stop.abort(new Error("enough")),
      stop.signal,
    );
    await expect(running).rejects.toThrow("enough");
    const agent = (
      await session.run({ argv: ["sh", "-c", "echo $PPID"], timeoutMs: 5000 }, never())
    ).stdout.trim();
    const ticks = (): string =>
      readFileSync(`/proc/${agent}/stat`, "utf8").split(") ")[1]?.split(" ")[11] ?? "";
    await until(() => {
      const before = ticks();
      execFileSync("sleep", ["0.2"]);
      return ticks() === before;
    });
  });

  it("names a reading that stands still", async () => {
    // A file system whose reads hang takes a FUSE mount; a deadline shorter than one read shows the same path.
    const root = await directory("stalled");
    await bigFile(join(root, "shard"), 4000);
    const { files, faults } = await session.hash(
      { directory: root, excluded: [], stallMs: 0 },
      () => {},
      never(),
    );
    expect(files).toEqual([]);
    expect(faults[0]).toMatchObject({ kind: "stalled", path: "shard" });
  });

  it("tells a missing directory and a file in its place apart from an empty one", async () => {
    const root = await directory("empty");
    await writeFile(join(root, "file"), "");
    expect((await hash(join(root, "no"))).faults).toMatchObject([{ kind: "not-a-directory", path: "." }]);
    expect((await hash(join(root, "file"))).faults).toMatchObject([{ kind: "not-a-directory", path: "." }]);
    await unlink(join(root, "file"));
    expect(await hash(root)).toMatchObject({ files: [], faults: [] });
  });

  it("names what cannot be read", async () => {
    const root = await directory("unreadable");
    await writeFile(join(root, "file"), "x", { mode: 0 });
    await mkdir(join(root, "directory"), { mode: 0 });
    await chmod(home, 0o755);
    // Root reads everything: an agent of another user does not.
    const nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] as const;
    const other = await openLocal({
      env: { PATH: "/usr/bin:/bin" },
      wrap: (argv) => (process.getuid?.() === 0 ? [...nobody, ...argv] : argv),
    });
    const { faults } = await other.hash(
      { directory: root, excluded: [], stallMs: 10_000 },
      () => {},
      never(),
    );
    await other.close();
    await chmod(join(root, "directory"), 0o700);
    expect([...faults].sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { kind: "unreadable", path: "directory", message: "Permission denied" },
      { kind: "unreadable", path: "file", message: "Permission denied" },
    ]);
  });
});
