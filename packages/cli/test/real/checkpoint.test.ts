import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "@narwhal/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { simulatedCheckpoint } from "../../../core/src/testing/simulated-checkpoint.js";
import { fileBytes } from "../../../core/src/testing/virtual-files.js";
import { gpuHost, MODEL_DIR } from "../../../core/test/real/gpu-host.js";
import {
  freshNetwork,
  HOST_NEEDS,
  type HostFile,
  type HostSpec,
  type RealHosts,
  startHosts,
} from "../../../core/test/real/hosts.js";
import { lacking } from "../../../core/test/real/needs.js";
import { type CliResult, jsonOf } from "../run-cli.js";
import { fleetFields, operator, type Operator, operatorKey } from "./operator.js";

const network = freshNetwork();
const COMMIT = "3".repeat(40);
const BROKEN_DIR = "/models/broken";
const STAGED_DIR = "/models/staged";
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 5\n`;
const HUB = ".cache/huggingface/download";

/** What goes wrong in a directory beside its whole files, and the codes for it. */
const FAULTS: Readonly<Record<string, HostFile>> = {
  "model-00001-of-00002.safetensors": { text: POINTER },
  "model-00002-of-00002.safetensors": { text: "<html>gateway timeout</html>" },
  "model-00007-of-00009.safetensors": { text: "of another revision" },
  [`${HUB}/model.safetensors.ab12.incomplete`]: { text: "half" },
  "outside.json": { link: `${MODEL_DIR}/generation_config.json` },
};
const CODES = [
  "CHECKPOINT_DOWNLOAD_UNFINISHED",
  "CHECKPOINT_LFS_POINTER",
  "CHECKPOINT_SAFETENSORS_DAMAGED",
  "CHECKPOINT_SHARD_UNNAMED",
];

/** A made-up `hf` without network. */
const HF = `#!/bin/sh
case "$*" in *--dry-run*) echo "[dry-run] Will download 1 files (out of 1) totalling 2.0K."; exit ;; esac
mkdir -p "$7" && printf '%s\\n' "$*" > "$7/words"
`.replaceAll("$7", "$6");

/** A line for `--expect-fingerprints`. */
function printLine(name: string, { hostKeys }: RealHosts["hosts"][number]): string {
  const blob = Buffer.from(hostKeys[0]?.split(" ")[1] ?? "", "base64");
  return `${name} SHA256:${createHash("sha256").update(blob).digest("base64").replace(/=+$/, "")}\n`;
}

function filesIn(directory: string, files: Readonly<Record<string, HostFile>>): Record<string, HostFile> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [`${directory}/${path}`, file]));
}

/** The checkpoint of every host once more, as files of a host. */
function whole(directory: string): Record<string, HostFile> {
  const tree = simulatedCheckpoint(directory, { shards: 2, shardBytes: 1 << 16 });
  return Object.fromEntries(
    Object.entries(tree).map(([path, content]) => {
      const node =
        typeof content === "string" || content instanceof Uint8Array
          ? { kind: "file" as const, content }
          : content;
      if (node.kind !== "file") throw new TypeError(`${path} is no file`);
      return [path, { bytes: fileBytes(node) }];
    }),
  );
}

function address(index: number): string {
  return network.v4(11 + index);
}

function checkpointErrors(result: CliResult): readonly Finding[] {
  const errors = jsonOf(result).errors as readonly Finding[];
  return errors.filter(({ gate }) => gate === "checkpoint");
}

describe.skipIf(lacking(...HOST_NEEDS, "ssh"))("checkpoints of real hosts", () => {
  let real: RealHosts;
  let here: Operator;
  const destinations = [0, 1, 2].map((index) => `ops@${address(index)}`);

  beforeAll(async () => {
    const host = (index: number, files: Readonly<Record<string, HostFile>>): HostSpec =>
      gpuHost({
        name: `replica-${index + 1}`,
        address: address(index),
        authorizedKeys: [operatorKey.publicKey],
        interfaces: { fabric0: [`10.30.9.${11 + index}/24`] },
        bin: { hf: HF },
        files: {
          ...filesIn(MODEL_DIR, { [`${HUB}/config.json.metadata`]: `${COMMIT}\n${"4".repeat(40)}\n1.5\n` }),
          ...whole(BROKEN_DIR),
          ...filesIn(BROKEN_DIR, FAULTS),
          [STAGED_DIR]: { directory: true, mode: "0777" },
          ...files,
        },
      });
    real = await startHosts([host(0, {}), host(1, {}), host(2, filesIn(MODEL_DIR, FAULTS))]);
    here = await operator({ fields: fleetFields(destinations) });
  }, 120_000);
  afterAll(async () => {
    await here?.leave();
    await real?.stop();
  });

  async function discovered(
    out: string,
    fields: Readonly<Record<string, string>>,
    more: readonly string[] = [],
  ): Promise<CliResult> {
    await here.environment(fields);
    return here.run(["discover", "--json", "--out", `runs/discovery/${out}`, ...more]);
  }

  test("the faults of one replica are told with its place, and the difference too", async () => {
    const result = await discovered("one", fleetFields(destinations));
    const errors = checkpointErrors(result);
    expect(errors.map(({ code }) => code).sort()).toEqual([...CODES, "CHECKPOINT_DIFFERS"].sort());
    for (const error of errors) expect(error).toMatchObject({ host: "node-3", role: "engine-3" });
    expect(jsonOf(result).warnings).toContainEqual(
      expect.objectContaining({ code: "CHECKPOINT_LINK_OUTSIDE", host: "node-3" }),
    );
  }, 60_000);

  test("the same faults on all replicas are told, once, though nothing differs", async () => {
    const result = await discovered("all", fleetFields(destinations, { NARWHAL_MODEL_DIR: BROKEN_DIR }));
    const errors = checkpointErrors(result);
    expect(errors.map(({ code }) => code).sort()).toEqual(CODES);
    for (const { details } of errors)
      expect(details).toMatchObject({ roles: ["engine-1", "engine-2", "engine-3"] });
  }, 60_000);

  test("origin and identity are recorded; the next run takes hashes over and marks them", async () => {
    const fields = fleetFields(destinations.slice(0, 2), {
      NARWHAL_MODEL_REPO_ID: "org/hybrid-small",
      NARWHAL_MODEL_REVISION: COMMIT,
    });
    const first = await discovered("first", fields);
    expect(first.status, first.stderr).toBe(0);
    const record = await here.files();
    const read = (path: string): Record<string, unknown> =>
      JSON.parse(record.get(`runs/discovery/first/${path}`) ?? "null") as never;
    expect(read("engine-1.json")["checkpoint"]).toEqual({
      directory: MODEL_DIR,
      repo_id: "org/hybrid-small",
      revision: COMMIT,
      commits: [{ commit: COMMIT, files: 1 }],
      files_of_unknown_commit: 6,
      hashes_announced_by_hub: 0,
      links_that_leave: 0,
    });
    const marks = read("engine-2-files.json")["files"] as { reused: boolean }[];
    expect(marks.map(({ reused }) => reused)).toEqual(marks.map(() => false));

    for (const path of record.keys())
      if (/^config\/(?!ssh\.known_hosts)/.test(path)) await rm(join(here.cwd, path));
    const again = await discovered("again", fields, ["--reuse-hashes", "runs/discovery/first"]);
    expect(again.status, again.stderr).toBe(0);
    const files = await here.files();
    for (const role of ["engine-1", "engine-2"]) {
      const taken = JSON.parse(files.get(`runs/discovery/again/${role}-files.json`) ?? "") as {
        files: { reused: boolean }[];
      };
      expect(taken.files.every(({ reused }) => reused)).toBe(true);
      expect(files.get(`runs/discovery/again/${role}-checkpoint.json`)).toBe(
        record.get(`runs/discovery/first/${role}-checkpoint.json`),
      );
    }
    const wrong = await discovered("wrong", { ...fields, NARWHAL_MODEL_REVISION: "5".repeat(40) });
    expect(jsonOf(wrong).errors.map(({ code }) => code)).toContain("CONFIG_EXISTS");
  }, 90_000);

  test("stage downloads into empty directories alone, and only prints where it is asked to", async () => {
    const pinned = { NARWHAL_MODEL_REPO_ID: "org/model", NARWHAL_MODEL_REVISION: COMMIT };
    const fields = fleetFields(destinations, {
      ...pinned,
      NARWHAL_MODEL_DIR: STAGED_DIR,
      NARWHAL_NODE_3_MODEL_DIR: MODEL_DIR,
    });
    await here.environment(fields);
    const printed = await here.run(["stage", "--print"]);
    expect(printed.stdout.split("\n")[0]).toMatch(/^# node-1, /);
    expect(printed.stdout.split("\n")[1]).toBe(
      `hf download org/model --revision ${COMMIT} --local-dir ${STAGED_DIR}`,
    );
    const staged = await here.run(["stage", "--json"]);
    expect(staged.status, staged.stderr).toBe(0);
    expect(jsonOf(staged).result?.["directories"]).toMatchObject([
      { host: "node-1", outcome: "downloaded", size: 2000 },
      { host: "node-2", outcome: "downloaded", size: 2000 },
      { host: "node-3", outcome: "left-alone" },
    ]);
    const words = await real.hosts[0]?.run("cat", `${STAGED_DIR}/words`);
    expect(words?.trim()).toBe(`download org/model --revision ${COMMIT} --local-dir ${STAGED_DIR}`);
    await here.environment({ ...fields, NARWHAL_SSH_KNOWN_HOSTS: "other/known_hosts" });
    const strangers = jsonOf(await here.run(["stage", "--json"])).errors.map(({ code }) => code);
    expect(new Set(strangers)).toEqual(new Set(["HOST_KEY_UNKNOWN"]));
    const prints = real.hosts.map((host, index) => printLine(address(index), host));
    await writeFile(join(here.cwd, ".workstation/prints"), prints.join(""));
    const expected = await here.run(["stage", "--json", "--expect-fingerprints", ".workstation/prints"]);
    expect(expected.status, expected.stderr).toBe(0);
    expect([...(await here.files()).keys()].filter((path) => path.startsWith("other"))).toEqual([]);
    await here.environment(fields);
    const twice = await here.run(["stage", "--json"]);
    expect(jsonOf(twice).result?.["directories"]).toMatchObject([
      { outcome: "left-alone" },
      { outcome: "left-alone" },
      { outcome: "left-alone" },
    ]);
    const { NARWHAL_MODEL_REVISION: _, ...unpinned } = fields;
    await here.environment(unpinned);
    expect(jsonOf(await here.run(["stage", "--json"])).errors).toMatchObject([
      { code: "STAGE_ORIGIN_MISSING" },
    ]);
    await here.environment({ ...fields, NARWHAL_MODEL_REVISION: "main" });
    expect((await here.run(["stage", "--json"])).status).toBe(1);
  }, 60_000);
});
