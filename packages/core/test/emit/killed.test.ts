import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createTogether } from "../../src/emit/create-together.js";
import { preflight } from "../../src/emit/preflight.js";
import { readDeployment } from "../../src/emit/read-deployment.js";
import { Findings } from "../../src/errors/findings.js";
import { createDiskFileStore } from "../../src/node/file-store.js";
import {
  configDocuments,
  configPathsIn,
  recordDirectory,
  recordManifest,
} from "../fixtures/emit/config-set.js";

const CHILD = join(import.meta.dirname, "../fixtures/emit/create-set.ts");
const store = createDiskFileStore();
const roots: string[] = [];

afterEach(async () => {
  await Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true, force: true })));
});

async function temporary(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "narwhal-killed-")));
  roots.push(root);
  return root;
}

async function createInChild(root: string, killAfter: number, uid?: number) {
  const child = spawn(
    process.execPath,
    [
      "--import",
      import.meta.resolve("tsx"),
      "--conditions=narwhal-source",
      CHILD,
      root,
      ...[killAfter, uid].flatMap((each) => each ?? []).map(String),
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  return { code, signal, stdout, stderr };
}

/** What readers and the next run say of what stands. */
async function judge(root: string) {
  const paths = configPathsIn(root);
  const environment = {
    NARWHAL_FLEET: paths.fleet,
    NARWHAL_HOSTS: paths.hosts,
    NARWHAL_LAUNCH_CONFIG: paths.launch,
  };
  const reading = new Findings();
  const deployment = await readDeployment(store, { environment }, reading);
  const next = new Findings();
  await preflight(store, { out: `${root}/runs/discovery/next`, paths }, next);
  return { whole: deployment !== undefined, reading: reading.errors, next: next.errors };
}

/** Runs the commands that the next run's hints show. */
function obey(hints: readonly string[]): void {
  for (const hint of hints) {
    const [, command = ""] = /with: (.*)$/.exec(hint) ?? [];
    const done = spawnSync("sh", ["-ec", command], { encoding: "utf8" });
    expect(done.status, `${hint}\n${done.stderr}`).toBe(0);
  }
}

describe("a run that is killed while it creates the set", () => {
  test("leaves a whole set or one that readers refuse, and the next run says how to go on", async () => {
    const first = await temporary();
    const whole = await createInChild(first, 0);
    expect(whole.stderr).toBe("");
    const total = Number(whole.stdout);
    expect(total).toBeGreaterThan(30);
    expect(await judge(first)).toMatchObject({ whole: true, reading: [] });

    const outcomes = new Set<string>();
    for (let killAfter = 1; killAfter <= total; killAfter += 1) {
      const root = await temporary();
      const killed = await createInChild(root, killAfter);
      expect(killed.signal, killed.stderr).toBe("SIGKILL");
      const { whole, reading, next } = await judge(root);
      outcomes.add(whole ? "whole" : (reading[0]?.code ?? "?"));
      const left = await readdir(`${root}/config`).catch(() => []);
      const named = next.flatMap(({ details }) => (details?.["paths"] ?? []) as string[]);
      expect(named.map((path) => path.replace(`${root}/config/`, "")).sort()).toEqual(
        [...left].sort((a, b) => (a < b ? -1 : 1)),
      );
      obey(next.map(({ hint }) => hint));
      const again = await judge(root);
      expect(again.next, `after operation ${killAfter}`).toEqual([]);
      await createTogether(store, configDocuments(root));
      expect((await judge(root)).whole).toBe(true);
    }
    expect([...outcomes].sort()).toEqual(["CONFIG_ABSENT", "CONFIG_INCOMPLETE", "whole"]);
  }, 240_000);
});

describe.skipIf(process.getuid?.() !== 0 && process.env["CI"] !== "true")(
  "a place that cannot be written",
  () => {
    test("a full disk leaves nothing and says so", async () => {
      const root = await temporary();
      await mkdir(`${root}/small`);
      const mounted = spawnSync("mount", [
        "-t",
        "tmpfs",
        "-o",
        "size=16k,mode=700",
        "tmpfs",
        `${root}/small`,
      ]);
      expect(mounted.status, String(mounted.stderr)).toBe(0);
      try {
        const big = configDocuments(`${root}/small`).map(({ path, text }) => ({
          path,
          text: text.repeat(8),
        }));
        await expect(createTogether(store, big)).rejects.toMatchObject({
          code: "CONFIG_WRITE_FAILED",
          message: expect.stringContaining("ENOSPC") as string,
        });
        expect(await readdir(`${root}/small`)).toEqual([]);
      } finally {
        spawnSync("umount", [`${root}/small`]);
      }
    });

    test("a read-only file system is found before the run", async () => {
      const root = await temporary();
      await mkdir(`${root}/config`);
      const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "ro,mode=700", "tmpfs", `${root}/config`]);
      expect(mounted.status, String(mounted.stderr)).toBe(0);
      try {
        const { next } = await judge(root);
        expect(next).toMatchObject([{ code: "DIRECTORY_NOT_WRITABLE", subject: `${root}/config` }]);
        await expect(createTogether(store, configDocuments(root))).rejects.toMatchObject({
          code: "CONFIG_WRITE_FAILED",
          message: expect.stringContaining("EROFS") as string,
        });
      } finally {
        spawnSync("umount", [`${root}/config`]);
      }
    });

    test("a directory of somebody else's refuses an unprivileged user, with the reason", async () => {
      const root = await temporary();
      await chmod(root, 0o755);
      const { code, stderr } = await createInChild(root, 0, 65534);
      expect(code).not.toBe(0);
      expect(stderr).toContain("permission denied (EACCES)");
      expect(await readdir(root)).toEqual([]);
    });
  },
);

test("the record's manifest of a whole set matches", async () => {
  const root = await temporary();
  await createTogether(store, configDocuments(root));
  const manifest = recordManifest(root);
  await store.makeDirectory(recordDirectory(root));
  await store.createFile(manifest.path, manifest.text.replace(/,\s*"[^"]*known_hosts": "[0-9a-f]+"/, ""));
  const findings = new Findings();
  const paths = configPathsIn(root);
  await readDeployment(store, { environment: { NARWHAL_FLEET: paths.fleet } }, findings);
  expect(findings.warnings).toEqual([]);
});
