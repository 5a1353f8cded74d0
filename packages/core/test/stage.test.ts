import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Findings } from "../src/errors/findings.js";
import type { DiscoveryEvent } from "../src/events.js";
import type { Inputs, Inventory } from "../src/inputs/inputs.js";
import { createLocalTransport } from "../src/node/local-transport.js";
import { nodeRuntime } from "../src/node/runtime.js";
import { stage, stageCommands } from "../src/stage.js";
import { parseSize } from "../src/stage-directory.js";
import { engine } from "./checkpoint/real-replicas.js";

let home = "";
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "stage-"));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const REVISION = "A".repeat(40);

/**
 * A made-up `hf`: tells a size, fails where the repository is called so, else makes a file and notes its words. As the
 * real one does, it makes its records in a local directory even where nothing is to be downloaded.
 */
const HF = `#!/bin/sh
last() { for directory; do :; done; }
case "$*" in
  *--local-dir*--dry-run*) mkdir -p "$6/.cache/huggingface/download" ;;
esac
case "$*" in
  *--dry-run*) echo "[dry-run] Will download 2 files (out of 2) totalling $HF_SIZE."; exit ;;
  *broken*) printf '\\033[31mError: Repository not found\\nCreate it first.\\033[0m\\nHint: ask for more.\\n' >&2; exit 1 ;;
  *torn*) printf 'Traceback:\\n  at x\\nOSError: [Errno 28] No space left on device\\n\\n' >&2; exit 1 ;;
  *gone*) printf 'it went away\\n\\033[90mHint: ask for more.\\033[0m\\n' >&2; exit 1 ;;
esac
last "$@"
mkdir -p "$directory"
printf '%s\\n' "$@" > "$directory/words"
`;

async function world(name: string, options: { readonly hf?: string; readonly size?: string } = {}) {
  const root = join(home, name);
  await mkdir(join(root, "bin"), { recursive: true });
  if (options.hf !== "") {
    await writeFile(join(root, "bin", "hf"), options.hf ?? HF);
    await chmod(join(root, "bin", "hf"), 0o755);
  }
  const env = { PATH: `${join(root, "bin")}:/usr/bin:/bin`, HF_SIZE: options.size ?? "1.5K" };
  return { root, transport: createLocalTransport({ env }) };
}

function inputsFor(
  directories: readonly string[],
  origin: Pick<Inputs, "modelRepoId" | "modelRevision"> = {
    modelRepoId: "org/model",
    modelRevision: REVISION,
  },
): { readonly inputs: Inputs; readonly inventory: Inventory } {
  const engines = directories.map((directory, index) => engine(index + 1, directory));
  const inventory = engines.map(({ number, role }) => ({
    id: `node-${number}`,
    destination: `host-${number}`,
    sshEnv: `NARWHAL_NODE_${number}_SSH`,
    passwordEnv: null,
    roles: number === 1 ? ([role, "router"] as const) : [role],
  }));
  const inputs = { engines, passwords: {}, secrets: [], ...origin } as unknown as Inputs;
  return { inputs, inventory };
}

async function staging(
  plan: ReturnType<typeof inputsFor>,
  transport: ReturnType<typeof createLocalTransport>,
) {
  const findings = new Findings();
  const events: DiscoveryEvent[] = [];
  const staged = await stage({
    ...plan,
    transport,
    runtime: nodeRuntime,
    commandMs: 10_000,
    findings,
    observer: (event) => events.push(event),
    signal: new AbortController().signal,
  });
  return { staged, events, codes: findings.errors.map(({ code, host }) => `${code} ${host}`), findings };
}

describe("staging", () => {
  it("downloads where the directory is empty or not there, and leaves others alone", async () => {
    const { root, transport } = await world("mixed");
    const [missing, empty, full] = ["missing", "empty", "full"].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ];
    await mkdir(empty);
    await mkdir(full);
    await writeFile(join(full, "config.json"), "{}");
    const { staged, codes, events } = await staging(inputsFor([missing, empty, full]), transport);
    expect(codes).toEqual([]);
    expect(staged.map(({ host, outcome }) => `${host} ${outcome}`)).toEqual([
      "node-1 downloaded",
      "node-2 downloaded",
      "node-3 left-alone",
    ]);
    expect(await readdir(full)).toEqual(["config.json"]);
    for (const directory of [missing, empty]) {
      const words = ["download", "org/model", "--revision", REVISION.toLowerCase(), "--local-dir", directory];
      expect((await readFile(join(directory, "words"), "utf8")).trim().split("\n")).toEqual(words);
    }
    expect(staged[0]).toMatchObject({ size: 1500 });
    expect(staged[0]?.free).toBeGreaterThan(1500);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "stage", host: "node-1", bytes: 0, size: 1500 }),
    );
  });

  it("downloads into a directory that engines share once", async () => {
    const { root, transport } = await world("shared");
    const plan = inputsFor([join(root, "m"), `${root}//m/`]);
    const inventory = [{ ...plan.inventory[0], roles: ["engine-1", "engine-2"] }] as unknown as Inventory;
    const { staged } = await staging({ ...plan, inventory }, transport);
    expect(staged).toHaveLength(1);
  });

  it("needs repository and full commit", async () => {
    const { root, transport } = await world("unpinned");
    const { codes, staged } = await staging(inputsFor([join(root, "m")], {}), transport);
    expect(codes).toEqual(["STAGE_ORIGIN_MISSING undefined", "STAGE_ORIGIN_MISSING undefined"]);
    expect(staged).toEqual([]);
    expect(await readdir(root)).toEqual(["bin"]);
  });

  it("refuses where the space is too short, and what it cannot list", async () => {
    const { root, transport } = await world("short", { size: "900P" });
    await writeFile(join(root, "file"), "");
    const { codes } = await staging(inputsFor([join(root, "m"), join(root, "file")]), transport);
    expect(codes.sort()).toEqual(["STAGE_DIRECTORY_UNREADABLE node-2", "STAGE_SPACE_SHORT node-1"]);
    expect((await readdir(root)).sort()).toEqual(["bin", "file"]);
  });

  it("leaves the directory empty where nothing was downloaded", async () => {
    const { root, transport } = await world("asked", { size: "900P" });
    await mkdir(join(root, "m"));
    const { codes } = await staging(inputsFor([join(root, "m")]), transport);
    expect(codes).toEqual(["STAGE_SPACE_SHORT node-1"]);
    expect(await readdir(join(root, "m"))).toEqual([]);
  });

  it("names a missing tool, and gives the tool's own words where it fails", async () => {
    const none = await world("toolless", { hf: "" });
    expect((await staging(inputsFor([join(none.root, "m")]), none.transport)).codes).toEqual([
      "STAGE_TOOL_MISSING node-1",
    ]);
    for (const [name, words] of [
      ["broken", "Error: Repository not found"],
      ["torn", "OSError: [Errno 28] No space left on device"],
      ["gone", "it went away"],
    ] as const) {
      const { root, transport } = await world(name);
      const origin = { modelRepoId: `org/${name}`, modelRevision: REVISION };
      const { codes, findings } = await staging(inputsFor([join(root, "m")], origin), transport);
      expect(codes).toEqual(["STAGE_FAILED node-1"]);
      expect(findings.errors[0]?.message).toBe(`hf download: exit status 1: ${words}`);
    }
  });

  it("goes on where the tool cannot say a size", async () => {
    const old = `#!/bin/sh\ncase "$*" in *--dry-run*) echo "no such option" >&2; exit 2;; esac\nmkdir -p "$6"\n`;
    const { root, transport } = await world("old", { hf: old });
    const { staged } = await staging(inputsFor([join(root, "m")]), transport);
    expect(staged).toMatchObject([{ outcome: "downloaded" }]);
    expect(staged[0]).not.toHaveProperty("size");
  });

  it("prints commands that a shell reads as meant", () => {
    const findings = new Findings();
    const commands = stageCommands({ ...inputsFor(["/models/my model"]), findings });
    expect(commands).toEqual([
      {
        host: "node-1",
        directory: "/models/my model",
        command: `hf download org/model --revision ${REVISION.toLowerCase()} --local-dir "/models/my model"`,
      },
    ]);
  });
});

describe("parseSize", () => {
  it.each([
    ["[dry-run] Will download 11 files (out of 26) totalling 5.6G.", 5_600_000_000],
    ["totalling 512.", 512],
    ["Total: 5 G", undefined],
  ])("%s", (text, size) => expect(parseSize(text)).toBe(size));
});
