import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GateError } from "../../src/errors/gate-error.js";
import { never, openLocal } from "./sessions.js";

const SERVER = fileURLToPath(new URL("./hanging-files.py", import.meta.url));
const STALL_MS = 1000;

/** Mounting by FUSE takes root and its device. */
function cannotMount(): boolean {
  try {
    accessSync("/dev/fuse", constants.R_OK | constants.W_OK);
    return process.getuid?.() !== 0 || spawnSync("umount", ["--version"]).status !== 0;
  } catch {
    return true;
  }
}

describe.skipIf(cannotMount())("disks that fail", () => {
  let home = "";
  const servers: ChildProcess[] = [];

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), "agent-disks-"));
    await mkdir(join(home, "m"));
  });
  afterEach(async () => {
    execFileSync("umount", ["--lazy", join(home, "m")]);
    for (const server of servers.splice(0)) server.kill("SIGKILL");
    await rm(home, { recursive: true });
  });

  /** Mounts files that behave so. */
  async function mounted(...files: readonly string[]): Promise<string> {
    const server = spawn("python3", [SERVER, join(home, "m"), ...files], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    servers.push(server);
    await once(server.stdout, "data");
    return join(home, "m");
  }

  it("name the files that cannot be read, or not whole", async () => {
    const directory = await mounted("a=whole", "b=fails", "c=short");
    const session = await openLocal();
    const { faults } = await session.hash({ directory, excluded: [], stallMs: 10_000 }, () => {}, never());
    await session.close();
    expect(faults.map(({ kind, path, message }) => `${kind} ${path}: ${message}`).sort()).toEqual([
      "unreadable b: Input/output error",
      "unreadable c: it gave 1572864 bytes, its size says 3145728",
    ]);
  });

  it("that hang are told, and hold nobody up; the process that cannot end is named", async () => {
    const directory = await mounted("a=whole", "b=hangs");
    const warnings: GateError[] = [];
    const session = await openLocal({}, { onWarning: (warning) => warnings.push(warning) });
    const request = { directory, excluded: [], stallMs: STALL_MS, workers: 2 };
    const { faults } = await session.hash(request, () => {}, never());
    expect(faults).toEqual([{ kind: "stalled", path: "b", message: "no byte for 1 s" }]);
    await session.close();
    expect(warnings.map(({ code, subject }) => `${code} ${subject}`)).toEqual(["PROCESS_UNKILLABLE python3"]);
  }, 40_000);
});
