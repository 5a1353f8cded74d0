import { describe, expect, it } from "vitest";
import { Findings } from "../../src/errors/findings.js";
import { replay } from "../../src/evidence/replay.js";
import { extractRecord } from "../../src/extract/extract-record.js";
import { checkpoint, DENSE, env, IMAGE } from "../fleets/parts.js";
import { type Files, storeWith } from "./records.js";
import { discoveredFiles, type RecordSetup, twoHosts } from "./simulated-record.js";

const OUT = "runs/one";

async function recordOf(setup: RecordSetup): Promise<Files> {
  const files = await discoveredFiles(OUT, setup);
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) =>
      path.startsWith(`${OUT}/`) ? [[path.slice(OUT.length + 1), text]] : [],
    ),
  );
}

async function faultsOf(record: Files): Promise<readonly string[]> {
  const findings = new Findings();
  const copied = Object.entries(record).map(([path, text]) => [`copy/${path}`, text]);
  const result = await replay(storeWith(Object.fromEntries(copied)), "copy", findings);
  const differences = result?.differences.map((each) => JSON.stringify(each)) ?? [];
  return [...findings.errors.map(({ code, message }) => `${code}: ${message}`), ...differences];
}

function extracted(record: Files, environment: Readonly<Record<string, string>>): Files {
  const files = Object.entries(record).map(([path, text]) => ({ path, text }));
  const extract = extractRecord(files, { environment });
  return Object.fromEntries(extract.files.map(({ path, text }) => [path, text]));
}

/** Records in which the redactor finds something that decides nothing, or is no secret. */
const SETUPS: Readonly<Record<string, RecordSetup>> = {
  "arguments that look like a secret's": {
    env: env({
      NARWHAL_ENGINE_ARGS:
        '["--tokenizer-mode=auto", "--hf-overrides", "{\\"MY_KEY\\": \\"abc\\"}", "--additional-config", "CACHE_KEY=a b", "--max-num-batched-tokens=8192"]',
    }),
  },
  "variables that look like a secret's": {
    env: env({ NARWHAL_ENGINE_ENV: '{"VLLM_CACHE_KEY":"plain4711","UCX_X":"TOKEN=a b"}' }),
  },
  "a model named like a secret": { env: env({ NARWHAL_ENGINE_MODEL_NAME: "org/KEY=abc" }) },
  "a config.json with secrets": {
    hosts: twoHosts({ model: { ...DENSE, API_TOKEN: "abcdef", note: "made with KEY=abc, then left" } }),
  },
  "a config.json with the password of a host": {
    env: env({ NARWHAL_NODE_1_SSH_PASSWORD: "password-4711" }),
    hosts: twoHosts({ model: { ...DENSE, note: "password-4711" } }),
  },
  "warnings with names that look like a secret's": {
    hosts: twoHosts({
      files: checkpoint(DENSE, { "KEY=v-00001.bin": "x", "pytorch_model.bin": "y" }),
    }),
  },
};

describe("a record with", () => {
  it.each(Object.entries(SETUPS))("%s replays byte for byte, and so does its extract", async (_, setup) => {
    const record = await recordOf(setup);
    expect(await faultsOf(record)).toEqual([]);
    const shown = extracted(record, setup.env ?? env());
    expect(await faultsOf(shown)).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain("plain4711");
  });

  it("the words of a password in its commands says why they are not found", async () => {
    const record = await recordOf({ env: env({ NARWHAL_NODE_1_SSH_PASSWORD: "nvidia" }) });
    const faults = await faultsOf(record);
    expect(faults[0]).toMatch(
      /^EVIDENCE_MISSING: the record does not hold what nvidia-smi .{1,120}… answers on/,
    );
    expect(faults[0]).toMatch(/; commands of this host were kept without words that a secret holds$/);
  });

  it("a password of digits alone still has an extract, which is JSON", async () => {
    const environment = env({ NARWHAL_NODE_1_SSH_PASSWORD: "8000" });
    const shown = extracted(await recordOf({ env: environment }), environment);
    for (const [path, text] of Object.entries(shown)) {
      if (path.endsWith(".json")) expect(() => JSON.parse(text) as unknown, path).not.toThrow();
    }
    expect(shown["inputs.json"]).not.toContain('"8000"');
  });

  it("names of checkpoint files that stand for something private has an extract in order", async () => {
    const names = ["10.1.2.3.bin", "gpu-a.txt", "zz-gpu-b", "aa/gpu-a", "2001:db8::5"];
    const files = checkpoint(DENSE, Object.fromEntries(names.map((name) => [name, "x"])));
    const record = await recordOf({ hosts: twoHosts({ files }) });
    const shown = extracted(record, env());
    expect(shown["engine-1-checkpoint.json"]).not.toMatch(/10\.1\.2\.3|gpu-a/);
    expect(await faultsOf(shown)).toEqual([]);
  });
});

describe("a host whose name is a word of every record", () => {
  it("leaves the words as they are", async () => {
    const record = await recordOf({
      hosts: twoHosts({ images: [{ ...IMAGE, environment: { VLLM_USAGE_SOURCE: "the image" } }] }),
    });
    const words = Object.entries(record)
      .filter(([path]) => !/^(?:transcripts|logs)\//.test(path))
      .flatMap(([, text]) => text.match(/[A-Za-z][A-Za-z0-9_-]{2,40}/g) ?? [])
      .filter((word) => !/^(?:[0-9a-f]{12,}|GPU-.*|sha256)$/.test(word));
    const destinations = [...new Set(words.map((word) => word.toLowerCase()))].map(
      (word, index): [string, string] => [`NARWHAL_NODE_${index + 10}_SSH`, `${word}-user@${word}`],
    );
    expect(destinations.length).toBeGreaterThan(200);
    expect(await faultsOf(extracted(record, Object.fromEntries(destinations)))).toEqual([]);
  });
});
