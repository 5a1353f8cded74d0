import { readFile, rm, writeFile } from "node:fs/promises";
import { validate } from "@narwhal/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env, gpuHost } from "../../core/test/fleets/parts.js";
import { plantDiscovery } from "./discovered-record.js";
import { type CliResult, jsonOf, runCli, runHere, temporaryDirectory } from "./run-cli.js";

const manifest = await readFile(new URL("../package.json", import.meta.url), "utf8");
const { version } = JSON.parse(manifest) as { version: string };
const OUT = "runs/discovery/first";
let root = "";

beforeAll(async () => {
  root = await temporaryDirectory();
  await plantDiscovery(root, OUT, {
    hosts: {
      "gpu-a": gpuHost("gpu-a", "10.20.0.11/24"),
      "gpu-b": gpuHost("gpu-b", "10.20.0.12/24"),
    },
    env: env(),
    options: { version },
  });
  await declare(env());
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Writes `.env`. */
function declare(fields: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(fields).map(([name, value]) => `${name}='${value}'\n`);
  return writeFile(`${root}/.env`, lines.join(""), { mode: 0o600 });
}

const verify = (...words: string[]): Promise<CliResult> => runCli(["verify", ...words], { cwd: root });

describe("verify", () => {
  test("says that the evidence holds, and how far it looked", async () => {
    const { status, stdout, stderr } = await verify();
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(
      [
        "compared: 12 variables, 5 generated files, 0 host keys",
        "the hosts were not asked: --live looks at them, --checkpoint hashes again",
        `the evidence of ${OUT} holds`,
        "",
      ].join("\n"),
    );
    const { result } = jsonOf(await verify("--json", `${OUT}/`));
    expect(validate("verification", result)).toMatchObject({ ok: true });
    expect(result).toMatchObject({ record: OUT, holds: true, changes: [], examined: { live: null } });
  });

  test("shows people each change, what rests on it, and the way out", async () => {
    await declare(
      env({ NARWHAL_BLOCK_SIZE: "64", NARWHAL_NODE_2_FABRIC_INTERFACE: "fabric1", NARWHAL_GPU_IDS: "0, 1" }),
    );
    const { status, stdout, stderr } = await verify();
    const json = await verify("--json");
    await declare(env());
    expect(status).toBe(1);
    const lines = stdout.split("\n").map((line) => line.replaceAll(/ {2,}/g, " | "));
    expect(lines).toEqual([
      "ROLE | HOST | CATEGORY | WHAT | WAS | IS | BECAUSE",
      "engine-1, engine-2 | node-1, node-2 | launch policy | runtime.block_size | 128 | 64 | NARWHAL_BLOCK_SIZE",
      "engine-2 | node-2 | launch policy | transfer.net_devices | fabric0 | fabric1 | NARWHAL_NODE_2_FABRIC_INTERFACE",
      "engine-2 | node-2 | route | interface | fabric0 | fabric1 | NARWHAL_NODE_2_FABRIC_INTERFACE",
      "",
      "no longer backed by evidence:",
      " | config/engine-launch.local.json: engines.engine-1.runtime.block_size, engines.engine-2.transfer.net_devices, engines.engine-2.runtime.block_size",
      " | config/deployment.env: NARWHAL_NODE_2_IP, NARWHAL_NODE_2_URL, NARWHAL_NODE_2_ATTESTATION_URL",
      "",
      "not established: route of engine-2: the record does not know the interface fabric1; look at the hosts again: narwhal-deploy verify --live",
      "note: NARWHAL_GPU_IDS was unset, is 0, 1: nothing that was derived changes",
      "compared: 15 variables, 5 generated files, 0 host keys",
      "the hosts were not asked: --live looks at them, --checkpoint hashes again",
      `the evidence of ${OUT} does not hold`,
      "",
    ]);
    expect(stderr).toContain("error EVIDENCE_CHANGED [emit node-1 engine-1 NARWHAL_BLOCK_SIZE]");
    expect(stderr).toContain("narwhal-deploy discover --out runs/discovery/first-2");
    expect(validate("verification", jsonOf(json).result)).toMatchObject({ ok: true });
    expect(jsonOf(json).errors.map(({ code }) => code)).toEqual([
      "EVIDENCE_CHANGED",
      "EVIDENCE_CHANGED",
      "EVIDENCE_CHANGED",
      "EVIDENCE_NOT_ESTABLISHED",
    ]);
  });

  test("takes an edited file, and what a strict run makes of warnings", async () => {
    const path = `${root}/config/fleet.json`;
    const text = await readFile(path, "utf8");
    await writeFile(path, text.replace('"ttft_s": 10', '"ttft_s": 3'));
    const edited = await verify("--json");
    await writeFile(path, text);
    expect(validate("verification", jsonOf(edited).result)).toMatchObject({ ok: true });
    expect(jsonOf(edited).result).toMatchObject({
      changes: [
        { role: null, host: null, category: "launch_policy", path: "slo.ttft_s", file: "config/fleet.json" },
      ],
    });
    expect((await verify("--strict")).status).toBe(0);
    await declare(env({ NARWHAL_BLOCKSIZE: "64" }));
    const misspelt = [await verify("--json"), await verify("--strict", "--json")];
    await declare(env());
    expect(misspelt.map(({ status }) => status)).toEqual([0, 1]);
    expect(misspelt.map((run) => jsonOf(run).result?.["holds"])).toEqual([true, false]);
  });

  test("refuses a record that is none, and options of hashing without hashing", async () => {
    expect(jsonOf(await verify("--json", "runs/none")).errors).toMatchObject([{ code: "RECORD_UNREADABLE" }]);
    for (const option of ["--hash-workers=2", "--reuse-hashes=x", "--stall-timeout=3"]) {
      const refused = await runHere(["verify", "--live", option]);
      expect(refused.status).toBe(2);
      expect(refused.stderr).toContain(`${option.split("=")[0] ?? ""} needs --checkpoint`);
    }
  });
});
