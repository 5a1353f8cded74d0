import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { weightFaults } from "../../src/checkpoint/complete-weights.js";
import { codesOf, RealReplicas, safetensors, SHARDS, type Tree, WHOLE } from "./real-replicas.js";

let replicas: RealReplicas;
beforeAll(async () => {
  replicas = await RealReplicas.open();
});
afterAll(() => replicas.close());

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 5\n`;
const HUB = ".cache/huggingface/download";
/** What a replica is made into, and what is then found, with words of the message. */
const FAULTS: Readonly<Record<string, readonly [Tree, code: string, words: RegExp]>> = {
  "a shard is missing": [
    { [SHARDS[1]]: null },
    "CHECKPOINT_SHARD_MISSING",
    /lacks a shard: model-00002-of-00002\.safetensors$/,
  ],
  "a numbered shard is missing, without an index": [
    { [SHARDS[0]]: null, "model.safetensors.index.json": null },
    "CHECKPOINT_SHARD_MISSING",
    /lacks a shard: model-00001-of-00002\.safetensors$/,
  ],
  "an index in a subdirectory names what is missing": [
    { "draft/model.safetensors.index.json": '{"weight_map":{"a":"x.safetensors"}}' },
    "CHECKPOINT_SHARD_MISSING",
    /draft\/x\.safetensors$/,
  ],
  "a shard that no index names": [
    { "model-00003-of-00003.safetensors": safetensors(3) },
    "CHECKPOINT_SHARD_UNNAMED",
    /a shard that no index names: model-00003-of-00003\.safetensors$/,
  ],
  "an index without a map": [
    { "model.safetensors.index.json": '{"metadata":{}}' },
    "CHECKPOINT_INDEX_UNREADABLE",
    /model\.safetensors\.index\.json \(/,
  ],
  "a cut shard": [
    { [SHARDS[0]]: safetensors(20, 19) },
    "CHECKPOINT_SAFETENSORS_DAMAGED",
    /its tensors end at byte \d+, the file at \d+/,
  ],
  "a shard with more than it should have": [
    { [SHARDS[0]]: safetensors(20, 21) },
    "CHECKPOINT_SAFETENSORS_DAMAGED",
    /its tensors end at byte/,
  ],
  "a shard of zeros": [
    { [SHARDS[0]]: new Uint8Array(5000) },
    "CHECKPOINT_SAFETENSORS_DAMAGED",
    /\(it is too short for a header\)$/,
  ],
  "a shard that is an error page": [
    { [SHARDS[0]]: "<html>Not found</html>".repeat(400) },
    "CHECKPOINT_SAFETENSORS_DAMAGED",
    /its header would have \d+ bytes, the whole file has 8800/,
  ],
  "overlapping tensors and a gap of the same size": [
    {
      [SHARDS[0]]: header(
        '{"a":{"data_offsets":[0,4]},"b":{"data_offsets":[2,6]},"c":{"data_offsets":[8,10]}}',
        10,
      ),
    },
    "CHECKPOINT_SAFETENSORS_DAMAGED",
    /\(its tensors overlap or leave gaps\)$/,
  ],
  "offsets that are no numbers": [
    { [SHARDS[0]]: header('{"a":{"data_offsets":["0","4"]}}', 4) },
    "CHECKPOINT_SAFETENSORS_DAMAGED",
    /\(a tensor's data_offsets are no range of bytes\)$/,
  ],
  "a header with a number without end": [
    { [SHARDS[0]]: header(`{"a":{"data_offsets":[0,${"9".repeat(2_000_000)}]}}`, 4) },
    "CHECKPOINT_SAFETENSORS_DAMAGED",
    /\(it holds a number of 2000000 digits\)$/,
  ],
  "a header that is nested without end": [
    { [SHARDS[0]]: header(`{"a":${"[".repeat(1_000_000)}`, 4) },
    "CHECKPOINT_SAFETENSORS_DAMAGED",
    /\(maximum recursion depth exceeded/,
  ],
  "a header of names without tensors": [
    { [SHARDS[0]]: header('{"a":{"dtype":"U8"}}', 0) },
    "CHECKPOINT_SAFETENSORS_DAMAGED",
    /\('data_offsets'\)$/,
  ],
  "a Git LFS pointer": [
    { [SHARDS[0]]: POINTER },
    "CHECKPOINT_LFS_POINTER",
    /a Git LFS pointer in place of a file: model-00001/,
  ],
  "a pointer for the tokenizer": [
    { "tokenizer.json": POINTER },
    "CHECKPOINT_LFS_POINTER",
    /tokenizer\.json$/,
  ],
  "an incomplete download": [
    { [`${HUB}/x.0a1b.incomplete`]: "half" },
    "CHECKPOINT_DOWNLOAD_UNFINISHED",
    /download\/x\.0a1b\.incomplete$/,
  ],
  "a lock without the record of an ended download": [
    { [`${HUB}/${SHARDS[0]}.lock`]: "" },
    "CHECKPOINT_DOWNLOAD_UNFINISHED",
    /00002\.safetensors\.lock$/,
  ],
  "an incomplete file in the tree": [
    { "y.incomplete": "half" },
    "CHECKPOINT_DOWNLOAD_UNFINISHED",
    /y\.incomplete$/,
  ],
  "an rsync leftover": [
    { ".model-00001-of-00002.safetensors.Ab3dEf": "half" },
    "CHECKPOINT_DOWNLOAD_UNFINISHED",
    /Ab3dEf$/,
  ],
  "code that auto_map names": [
    { "configuration_x.py": null },
    "CHECKPOINT_CODE_MISSING",
    /lacks a code file: configuration_x\.py \(named by auto_map\.AutoConfig of config\.json\)$/,
  ],
  "no tokenizer": [{ "tokenizer.json": null }, "CHECKPOINT_TOKENIZER_MISSING", /has no tokenizer$/],
  "a config.json other than the observed": [
    { "config.json": "{}" },
    "CHECKPOINT_CHANGED",
    /changed after it was observed: config\.json$/,
  ],
};

describe("a whole checkpoint", () => {
  it("has no fault", async () => {
    const directory = await replicas.plant({});
    expect(codesOf(await replicas.judge([directory, directory]))).toEqual([]);
  });

  it.each<readonly [string, Tree]>([
    ["one file of weights", { ...dropped(), "model.safetensors": safetensors(9) }],
    ["GGUF alone", { ...dropped(), "tokenizer.json": null, "m-Q8_0.gguf": "GGUF" }],
    [
      "a Mistral release",
      {
        ...dropped(),
        "tokenizer.json": null,
        "consolidated.safetensors": safetensors(9),
        "tekken.json": "{}",
      },
    ],
    [
      "many files of ranks and parts",
      Object.fromEntries([
        ...Object.entries(dropped()),
        ...["0-part-0", "0-part-1", "1-part-0"].map(
          (part) => [`model-rank-${part}.safetensors`, safetensors(9)] as const,
        ),
      ]),
    ],
    [
      "short numbers without an index",
      {
        ...dropped(),
        "model-1-of-2.safetensors": safetensors(9),
        "model-2-of-2.safetensors": safetensors(9),
      },
    ],
    ["shards of a fast loader", { ...dropped(), "model-rank-0-part-0.safetensors": safetensors(9) }],
    ["a lock file of a package manager", { "poetry.lock": "# generated\n" }],
    [
      "an ended download",
      { [`${HUB}/config.json.lock`]: "", [`${HUB}/config.json.metadata`]: "no commit\n" },
    ],
    ["weights of another form in a directory of their own", { "original/consolidated.00.pth": "x" }],
    [
      "weights with small parts that are loaded by name",
      {
        "spk_dict.pt": "x",
        "value_head.bin": "x",
        "mtp.safetensors": safetensors(1),
        "model_mtp.safetensors": safetensors(1),
      },
    ],
    [
      "a pipeline of several models with number formats",
      {
        "text_encoder/model.safetensors.index.json":
          '{"weight_map":{"a":"model-00001-of-00001.safetensors"}}',
        "text_encoder/model-00001-of-00001.safetensors": safetensors(4),
        "text_encoder/model.fp16-00001-of-00001.safetensors": safetensors(2),
        "text_encoder/model.fp16.safetensors": safetensors(2),
        "unet/diffusion_pytorch_model.safetensors": safetensors(4),
        "onnx/model.onnx": "x",
        "vision-lora/adapter_model.safetensors": safetensors(4),
      },
    ],
  ])("may be %s", async (_name, tree) => {
    const directory = await replicas.plant(tree);
    expect(codesOf(await replicas.judge([directory, directory]))).toEqual([]);
  });
});

describe.each(Object.entries(FAULTS))("%s", (_name, [tree, code, words]) => {
  it("is told where one replica has it", async () => {
    const [good, bad] = [await replicas.plant({}), await replicas.plant(tree)];
    const findings = await replicas.judge([good, bad]);
    expect(codesOf(findings)).toContain(`${code} engine-2`);
    expect(findings.errors.find((error) => error.code === code)).toMatchObject({
      host: "node-2",
      role: "engine-2",
      field: "NARWHAL_NODE_2_MODEL_DIR",
      message: expect.stringMatching(words) as string,
    });
  });

  it("is told once where all replicas agree on it", async () => {
    const [first, second] = [await replicas.plant(tree), await replicas.plant(tree)];
    const findings = await replicas.judge([first, second]);
    expect(codesOf(findings)).toEqual([`${code} engine-1 engine-2`]);
    expect(findings.errors[0]?.message).toMatch(/^the checkpoint of engine-1 and 1 more /);
  });
});

describe("a tokenizer", () => {
  it.each([
    "tokenizer.json",
    "tokenizer.tok.json",
    "tokenizer.model",
    "tokenizer.model.v3",
    "sentencepiece.bpe.model",
    "spiece.model",
    "tekken.json",
    "qwen.tiktoken",
    "vocab.json",
    "vocab.txt",
  ])("may be %s", async (name) => {
    const directory = await replicas.plant({ "tokenizer.json": null, [name]: "x" });
    expect(codesOf(await replicas.judge([directory, directory]))).toEqual([]);
  });

  it.each(["special_tokens_map.json", "chat_template.jinja", "added_tokens.json", "onnx/tokenizer.json"])(
    "is not %s",
    async (name) => {
      const directory = await replicas.plant({ "tokenizer.json": null, [name]: "x" });
      expect(codesOf(await replicas.judge([directory, directory]))).toEqual([
        "CHECKPOINT_TOKENIZER_MISSING engine-1 engine-2",
      ]);
    },
  );
});

describe("weights", () => {
  it("that are not there at all are an error", async () => {
    const directory = await replicas.plant({
      ...dropped(),
      "optimizer.pt": "x",
      "sub/model.safetensors": safetensors(1),
    });
    expect(codesOf(await replicas.judge([directory, directory]))).toEqual([
      "CHECKPOINT_WEIGHTS_MISSING engine-1 engine-2",
    ]);
  });

  it("files without a byte are no weights", async () => {
    const directory = await replicas.plant({ ...dropped(), "pytorch_model.bin": "" });
    const findings = await replicas.judge([directory, directory]);
    expect(codesOf(findings)).toEqual(["CHECKPOINT_WEIGHTS_MISSING engine-1 engine-2"]);
    expect(findings.errors[0]?.message).toContain("has weights without a byte: pytorch_model.bin");
  });

  it.each<readonly [string, Tree, RegExp]>([
    [
      "safetensors and bin",
      { "pytorch_model.bin": "x" },
      /: model\.safetensors\.index\.json, pytorch_model\.bin$/,
    ],
    [
      "shards and a consolidated file",
      { "consolidated.safetensors": safetensors(2) },
      /consolidated\.safetensors$/,
    ],
    ["shards and one file", { "model.safetensors": safetensors(2) }, /index\.json, model\.safetensors$/],
    [
      "shards and an indexed consolidated set",
      {
        "consolidated.safetensors.index.json":
          '{"weight_map":{"a":"consolidated-00001-of-00001.safetensors"}}',
        "consolidated-00001-of-00001.safetensors": safetensors(3),
      },
      /: consolidated\.safetensors\.index\.json, model\.safetensors\.index\.json$/,
    ],
    [
      "shards of two forms",
      { "pytorch_model_00001-of-00002.bin": "x", "pytorch_model_00002-of-00002.bin": "x" },
      /pytorch_model-of-00002\.bin$/,
    ],
    [
      "two of other names and like sizes",
      { ...dropped(), "x-bf16.safetensors": safetensors(200), "x-fp8.safetensors": safetensors(100) },
      /x-bf#\.safetensors, x-fp#\.safetensors$/,
    ],
    ["two quantisations", { ...dropped(), "m-Q4.gguf": "a", "m-Q8.gguf": "b" }, /m-Q4\.gguf, m-Q8\.gguf$/],
  ])("twice, %s, are a warning", async (_name, tree, words) => {
    const directory = await replicas.plant(tree);
    const findings = await replicas.judge([directory, directory]);
    expect(codesOf(findings)).toEqual(["CHECKPOINT_WEIGHTS_TWICE engine-1 engine-2"]);
    expect(findings.warnings[0]?.message).toMatch(words);
  });
});

// Quadratic work would outlast the deadline of a test.
it("very many files in the directory itself are no burden", () => {
  const none = { safetensors: [], indexes: [], pointers: [], downloads: [] };
  for (const name of [
    (each: number) => `part-${each}.bin`,
    (each: number) => `${"x".repeat(each % 99)}-${each.toString(36)}q.pt`,
  ]) {
    const files = Array.from({ length: 50_000 }, (_, each) => ({
      path: name(each),
      size: 1,
      sha256: "0".repeat(64),
    }));
    expect(weightFaults(files, none).every(({ code }) => code === "CHECKPOINT_WEIGHTS_TWICE")).toBe(true);
  }
});

describe("links", () => {
  it("that leave the directory, as those of a hub cache do, or are absolute are a warning with the fix", async () => {
    await replicas.plant({ "blobs/aa": safetensors(20) }, {}, "cache");
    const directory = await replicas.plant(
      {
        [SHARDS[0]]: { link: "../../blobs/aa" },
        "tokenizer.json": { link: `${replicas.home}/cache/snapshots/s/tokenizer_config.json` },
        "inside.json": { link: "config.json" },
      },
      WHOLE,
      "cache/snapshots/s",
    );
    const findings = await replicas.judge([directory, directory]);
    expect(findings.errors).toEqual([]);
    expect(findings.warnings.map(({ code, role }) => `${code} ${role}`)).toEqual([
      "CHECKPOINT_LINK_OUTSIDE engine-1",
      "CHECKPOINT_LINK_OUTSIDE engine-2",
    ]);
    expect(findings.warnings[0]?.hint).toContain("cp -rL");
    const links = findings.warnings[0]?.details?.["links"] as { path: string }[];
    expect(links.map(({ path }) => path).sort()).toEqual([SHARDS[0], "tokenizer.json"]);
  });
});

/** A safetensors file with this header, and as many bytes behind it. */
function header(text: string, there: number): Uint8Array {
  const bytes = Buffer.alloc(8 + text.length + there);
  bytes.writeBigUInt64LE(BigInt(text.length));
  bytes.write(text, 8);
  return bytes;
}

/** A base without its weights. */
function dropped(): Tree {
  return { [SHARDS[0]]: null, [SHARDS[1]]: null, "model.safetensors.index.json": null };
}
