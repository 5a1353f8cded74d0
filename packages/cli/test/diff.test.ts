import { rm } from "node:fs/promises";
import { validate } from "@narwhal/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { twoHosts } from "../../core/test/evidence/simulated-record.js";
import { checkpoint, DENSE, env, gpuHost, h200, IMAGE } from "../../core/test/fleets/parts.js";
import { plantDiscovery } from "./discovered-record.js";
import { jsonOf, runHere, temporaryDirectory } from "./run-cli.js";

let root = "";
const record = (name: string): string => `${root}/runs/${name}`;
const diff = (before: string, after: string, ...words: string[]) =>
  runHere(["diff", record(before), record(after), ...words]);

beforeAll(async () => {
  root = await temporaryDirectory();
  const image = { ...IMAGE, id: `sha256:${"7".repeat(64)}` };
  const files = checkpoint(DENSE, { "tokenizer.json": '{"version": "1.1"}\n' });
  await Promise.all([
    plantDiscovery(root, "runs/first"),
    plantDiscovery(root, "runs/again"),
    plantDiscovery(root, "runs/second", {
      hosts: {
        ...twoHosts({ images: [image], accelerators: { ...h200(2), driver: "590.1" } as never, files }),
        "gpu-c": gpuHost("gpu-c", "10.20.0.13/24", {
          images: [image],
          accelerators: { ...h200(2), driver: "590.1" } as never,
          files,
        }),
      },
      env: env({ NARWHAL_NODE_3_SSH: "gpu-c", NARWHAL_BLOCK_SIZE: "64", NARWHAL_TTFT_S: "10" }),
      options: { version: "1.3.0" },
    }),
    plantDiscovery(root, "runs/stopped", {
      hosts: twoHosts({}, { images: [] }),
    }),
  ]);
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe("diff", () => {
  test("of records that establish the same says so", async () => {
    const { status, stdout, stderr } = await diff("first", "again");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toBe(`${record("again")} establishes what ${record("first")} does: no difference\n`);
    const { result } = jsonOf(await diff("first", "again", "--json"));
    expect(result).toMatchObject({ equal: true, facts: [], accelerators: [], settings: [] });
    expect(validate("record-comparison", result)).toMatchObject({ ok: true });
  });

  test("tells people every change once, with what decided the value", async () => {
    const { status, stdout } = await diff("first", "second");
    expect(status).toBe(0);
    const all = "engine-1, engine-2";
    expect(stdout.split("\n")).toEqual([
      `- ${record("first")}`,
      `+ ${record("second")}`,
      "",
      "tool",
      "  ~ version: 1.2.3 -> 1.3.0",
      "",
      "asked",
      "  ~ NARWHAL_BLOCK_SIZE: none -> 64",
      "  ~ NARWHAL_NODE_3_SSH: none -> gpu-c",
      "  ~ NARWHAL_TTFT_S: none -> 10",
      "",
      "hosts and roles",
      "  + node-3 (gpu-c): engine-3",
      "",
      "hardware",
      `  ~ driver: 580.95.05 -> 590.1, all 2 GPUs  [${all}]`,
      "",
      "model",
      expect.stringMatching(
        /^ {2}~ checkpoint [0-9a-f]{12}… -> [0-9a-f]{12}…: 1 differ, 0 came, 0 went, 3 equal {2}\[/,
      ),
      "    ~ tokenizer.json (tokenizer): 78 -> 19 bytes",
      "",
      "image",
      `  ~ image: sha256:${IMAGE.id.slice(7, 19)}… -> sha256:777777777777…; observed: NARWHAL_ENGINE_IMAGE  [${all}]`,
      expect.stringMatching(/^ {2}~ layers: -sha256:[0-9a-f]{12}…, \+sha256:[0-9a-f]{12}… {2}\[/),
      "",
      "launch policy",
      `  ~ block_size: 128 -> 64; was default: block size, now set by the operator: NARWHAL_BLOCK_SIZE  [${all}]`,
      `  ~ ttft_s: still 10, was default: TTFT limit, now set by the operator: NARWHAL_TTFT_S  [${all}]`,
      "",
    ]);
  });

  test("gives programs everything, in the form of its schema", async () => {
    const { ok, result } = jsonOf(await diff("first", "second", "--json"));
    expect(ok).toBe(true);
    expect(validate("record-comparison", result)).toMatchObject({ ok: true });
    expect(result).toMatchObject({
      before: record("first"),
      after: record("second"),
      equal: false,
      hosts: { came: [{ id: "node-3", destination: "gpu-c", machine_id: expect.any(String) }] },
      checkpoints: [{ equal: 3, paths: [{ path: "tokenizer.json", kind: "differs" }] }],
    });
  });

  test("refuses records that cannot be compared, both at once", async () => {
    const result = await diff("stopped", "gone", "--json");
    expect(result.status).toBe(1);
    const { errors } = jsonOf(result);
    expect(errors.map(({ code }) => code)).toEqual(["RECORD_OF_FAILURE", "RECORD_UNREADABLE"]);
    expect((await diff("gone", "gone")).stderr.match(/RECORD_UNREADABLE/g)).toHaveLength(1);
  });

  test("needs two records", async () => {
    expect((await runHere(["diff", record("first")])).status).toBe(2);
  });
});
