import { describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import type { RecordComparison } from "../../src/evidence/compare-records.js";
import { readComparison } from "../../src/evidence/read-comparison.js";
import { checkpoint, DENSE, env, gpuHost, h200, IMAGE, safetensors } from "../fleets/parts.js";
import { storeWith } from "./records.js";
import { discoveredFiles, type RecordSetup, twoHosts } from "./simulated-record.js";

const [BEFORE, AFTER] = ["runs/first", "runs/second"];
const BOTH = ["engine-1", "engine-2"];

async function compare(first: RecordSetup, second: RecordSetup): Promise<RecordComparison> {
  const files = { ...(await discoveredFiles(BEFORE, first)), ...(await discoveredFiles(AFTER, second)) };
  const findings = new Findings();
  const found = await readComparison(storeWith(files), { before: BEFORE, after: AFTER }, findings);
  if (found === undefined) throw new Error(findings.errors.map(({ message }) => message).join("\n"));
  return found;
}

/** What a comparison tells, without what is the same: a test that expects it all sees whatever else is flagged. */
function told(found: RecordComparison): Record<string, unknown> {
  const something = (value: unknown): boolean => {
    if (typeof value !== "object") return true;
    if (value === null) return false;
    return Array.isArray(value) ? value.length > 0 : Object.values(value).some(something);
  };
  const { equal, ...parts } = found;
  const left = Object.fromEntries(Object.entries(parts).filter(([, value]) => something(value)));
  expect(equal).toBe(Object.keys(left).length === 0);
  return left;
}

const withImage = (rest: Partial<typeof IMAGE>): RecordSetup => ({
  hosts: twoHosts({ images: [{ ...IMAGE, ...rest }] }),
});

describe("two records of one fleet", () => {
  it("differ in nothing where the fleet is as it was", async () => {
    expect(told(await compare({}, {}))).toEqual({});
  });

  it("differ in the driver alone where that was updated, told once for all cards and engines", async () => {
    const updated = { hosts: twoHosts({ accelerators: { ...h200(2), driver: "590.1" } as never }) };
    expect(told(await compare({}, updated))).toEqual({
      accelerators: [
        {
          kind: "differs",
          path: "driver",
          before: "580.95.05",
          after: "590.1",
          gpus: ["0", "1"],
          of: 2,
          roles: BOTH,
        },
      ],
    });
  });

  it("differ in the cards that were exchanged", async () => {
    const other = { hosts: twoHosts({}, { accelerators: { ...h200(2), seed: "spare" } as never }) };
    const { accelerators, ...rest } = told(await compare({}, other));
    expect(rest).toEqual({});
    expect(accelerators).toMatchObject([
      {
        kind: "exchanged",
        before: { id: "0", pci: "0000:1b:00.0" },
        after: { id: "0", pci: "0000:1b:00.0" },
        roles: ["engine-2"],
      },
      { kind: "exchanged", before: { id: "1" }, after: { id: "1" }, roles: ["engine-2"] },
    ]);
  });

  it("differ in the image where another one holds the same packages", async () => {
    const id = `sha256:${"7".repeat(64)}`;
    const found = told(await compare({}, withImage({ id, layers: [`sha256:${"8".repeat(64)}`] })));
    expect(Object.keys(found)).toEqual(["facts", "settings"]);
    expect(found["facts"]).toEqual([
      { category: "image", path: "id", before: IMAGE.id, after: id, roles: BOTH },
      {
        category: "image",
        path: "layers",
        before: expect.any(Array),
        after: [`sha256:${"8".repeat(64)}`],
        roles: BOTH,
      },
    ]);
    expect(found["settings"]).toMatchObject([
      { setting: "image", before: { value: IMAGE.id }, after: { value: id }, roles: BOTH },
    ]);
  });

  it("differ in packages, and in what is expected of them", async () => {
    const packages = { ...IMAGE.packages, torch: "2.13.0" };
    const found = told(await compare({}, withImage({ packages })));
    expect(Object.keys(found)).toEqual(["facts", "settings"]);
    expect(found["facts"]).toEqual([
      { category: "image", path: "packages.torch", before: "2.12.0", after: "2.13.0", roles: BOTH },
      {
        category: "launch_policy",
        path: "runtime.expected_packages.torch",
        before: "2.12.0",
        after: "2.13.0",
        roles: BOTH,
      },
    ]);
    expect(found["settings"]).toMatchObject([{ setting: "expected_packages", roles: BOTH }]);
  });

  it("differ in the checkpoint's paths, once for all engines that hold it", async () => {
    const files = {
      ...checkpoint(DENSE, { "model.safetensors": "" }),
      "/models/m/model.safetensors": safetensors("Weights!"),
      "/models/m/chat_template.jinja": "{}",
    };
    const found = told(await compare({}, { hosts: twoHosts({ files }) }));
    expect(Object.keys(found)).toEqual(["facts", "checkpoints"]);
    expect(found["facts"]).toMatchObject([{ category: "model", path: "tree_sha256", roles: BOTH }]);
    const size = safetensors("weights!").length;
    expect(found["checkpoints"]).toEqual([
      {
        before: expect.stringMatching(/^[0-9a-f]{64}$/),
        after: expect.stringMatching(/^[0-9a-f]{64}$/),
        roles: BOTH,
        equal: 3,
        paths: [
          {
            path: "chat_template.jinja",
            kind: "came",
            part: expect.any(String),
            after: { size: 2, sha256: expect.any(String) },
          },
          {
            path: "model.safetensors",
            kind: "differs",
            part: "weights",
            before: { size, sha256: expect.any(String) },
            after: { size, sha256: expect.any(String) },
          },
        ],
      },
    ]);
  });

  it("differ in what the operator set, and in what decided the value", async () => {
    const found = told(await compare({}, { env: env({ NARWHAL_BLOCK_SIZE: "64" }) }));
    expect(found).toEqual({
      inputs: [{ path: "NARWHAL_BLOCK_SIZE", after: "64" }],
      facts: [
        {
          category: "launch_policy",
          path: "runtime.block_size",
          before: 128,
          after: 64,
          roles: BOTH,
        },
      ],
      settings: [
        {
          setting: "block_size",
          before: { value: 128, origin: "default", source: "block size" },
          after: { value: 64, origin: "field", source: "NARWHAL_BLOCK_SIZE" },
          roles: BOTH,
        },
      ],
    });
  });

  it("differ in what decided a value that is the same", async () => {
    const found = told(await compare({}, { env: env({ NARWHAL_BLOCK_SIZE: "128" }) }));
    expect(found).toEqual({
      inputs: [{ path: "NARWHAL_BLOCK_SIZE", after: "128" }],
      settings: [
        {
          setting: "block_size",
          before: { value: 128, origin: "default", source: "block size" },
          after: { value: 128, origin: "field", source: "NARWHAL_BLOCK_SIZE" },
          roles: BOTH,
        },
      ],
    });
  });

  it("show of a secret that it is set now", async () => {
    const found = await compare({}, { env: env({ NARWHAL_ENGINE_KEY: "s3cret-of-the-fleet" }) });
    expect(found.inputs).toEqual([{ path: "NARWHAL_ENGINE_KEY", after: true }]);
    expect(found.facts).toMatchObject([{ path: "engine_key", before: false, after: true }]);
    expect(JSON.stringify(found)).not.toContain("s3cret");
  });

  it("differ in route and transport", async () => {
    const moved = {
      hosts: { ...twoHosts(), "gpu-b": gpuHost("gpu-b", "10.20.0.99/24") },
      transport: "other",
    };
    const found = told(await compare({}, moved));
    expect(Object.keys(found)).toEqual(["facts", "settings"]);
    expect(found["facts"]).toMatchObject([
      { category: "route", path: "address", before: "10.20.0.12", after: "10.20.0.99", roles: ["engine-2"] },
      { category: "route", path: "url", roles: ["engine-2"] },
      { category: "route", path: "attestation_url", roles: ["engine-2"] },
      {
        category: "transport",
        path: "used",
        before: "simulated",
        after: "other",
        roles: ["engine-1", "engine-2", "router"],
      },
    ]);
    expect(found["settings"]).toMatchObject([
      { setting: "address" },
      { setting: "url" },
      { setting: "attestation_url" },
    ]);
  });

  it("differ in warnings and accepted codes", async () => {
    const { NARWHAL_DEPLOYMENT_REVISION: _, ...bare } = env();
    const found = told(await compare({}, { env: bare }));
    expect(found).toMatchObject({
      inputs: [{ path: "NARWHAL_DEPLOYMENT_REVISION" }],
      warnings: { came: [{ code: "REVISION_MISSING" }], went: [], changed: [] },
    });
    expect(Object.keys(found)).toEqual(["inputs", "warnings"]);
    const back = told(await compare({ env: bare }, {}));
    expect(back["warnings"]).toMatchObject({ came: [], went: [{ code: "REVISION_MISSING" }] });
  });

  it("differ in the tool's version and the asked strictness", async () => {
    const options = { version: "1.3.0", judgement: { strict: true, accept: new Set<string>() } };
    expect(told(await compare({}, { options }))).toEqual({
      versions: { before: "1.2.3", after: "1.3.0" },
      inputs: [{ path: "--strict", after: true }],
    });
  });
});
