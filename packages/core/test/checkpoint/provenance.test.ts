import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../../src/canonical.js";
import { provenanceOf } from "../../src/checkpoint/provenance.js";
import { Findings } from "../../src/errors/findings.js";
import { codesOf, RealReplicas, safetensors, SHARDS, type Tree, WHOLE } from "./real-replicas.js";

let replicas: RealReplicas;
beforeAll(async () => {
  replicas = await RealReplicas.open();
});
afterAll(() => replicas.close());

const FIRST = "a".repeat(40);
const SECOND = "b".repeat(40);
const GIT_BLOB = "c".repeat(40);

/** What the hub's tool writes beside a download of the base; weights are announced with their SHA-256. */
function records(commit: string, changed: Readonly<Record<string, string>> = {}): Tree {
  return Object.fromEntries(
    Object.entries(WHOLE).map(([path, content]) => {
      const etag = path.endsWith(".safetensors") ? sha256(content as Uint8Array) : GIT_BLOB;
      const text = changed[path] ?? `${commit}\n${etag}\n1767225600.25\n`;
      return [`.cache/huggingface/download/${path}.metadata`, text];
    }),
  );
}

describe("the hub's records", () => {
  it("tell the commit of each file and confirm hashes", async () => {
    const directory = await replicas.plant({ ...records(FIRST), "notes.txt": "own" });
    const hashed = await replicas.hash([directory, directory], new Findings());
    const checkpoint = hashed.get("engine-1");
    expect(checkpoint && provenanceOf(checkpoint)).toEqual({
      commits: [{ commit: FIRST, files: 7 }],
      unknown: 1,
      confirmed: 2,
      contradicted: [],
    });
    expect(codesOf(await replicas.judge([directory, directory]))).toEqual([]);
  });

  it("say nothing where they are none, or are damaged", async () => {
    const plain = await replicas.plant({});
    const damaged = await replicas.plant(records("main"));
    expect(codesOf(await replicas.judge([plain, damaged], { modelRevision: FIRST }))).toEqual([]);
  });

  it("contradict a file that is not what was announced", async () => {
    const bad = await replicas.plant({
      ...records(FIRST),
      [SHARDS[0]]: safetensors(20).map((byte) => (byte === 0x77 ? 0x78 : byte)),
    });
    const findings = await replicas.judge([bad, bad]);
    expect(codesOf(findings)).toEqual(["CHECKPOINT_ETAG_DIFFERS engine-1 engine-2"]);
    expect(findings.errors[0]?.message).toMatch(
      /not what the hub announced: model-00001-of-00002\.safetensors$/,
    );
    const good = await replicas.plant(records(FIRST));
    expect(codesOf(await replicas.judge([good, bad]))).toEqual([
      "CHECKPOINT_ETAG_DIFFERS engine-2",
      "CHECKPOINT_DIFFERS",
    ]);
  });

  it.each([
    ["bare", (sha: string) => sha],
    ["quoted", (sha: string) => `"${sha}"`],
    ["weak", (sha: string) => `W/"${sha}"`],
    ["in capitals", (sha: string) => sha.toUpperCase()],
  ])("count with an etag that is %s", async (_name, form) => {
    const etag = sha256(WHOLE[SHARDS[0]] as Uint8Array);
    const record = `.cache/huggingface/download/${SHARDS[0]}.metadata`;
    const right = await replicas.plant({ [record]: `${FIRST}\n${form(etag)}\n1767225600.25\n` });
    const wrong = await replicas.plant({ [record]: `${FIRST}\n${form("d".repeat(64))}\n1767225600.25\n` });
    const hashed = await replicas.hash([right, wrong], new Findings());
    const [first, second] = ["engine-1", "engine-2"].map((role) => hashed.get(role));
    expect(first && provenanceOf(first)).toMatchObject({ confirmed: 1, contradicted: [] });
    expect(second && provenanceOf(second)).toMatchObject({ confirmed: 0, contradicted: [SHARDS[0]] });
  });

  it("of several commits in one replica, and between replicas, are warnings", async () => {
    const mixed = await replicas.plant(records(FIRST, { "tokenizer.json": `${SECOND}\n${GIT_BLOB}\n1.0\n` }));
    const findings = await replicas.judge([mixed, mixed]);
    expect(codesOf(findings)).toEqual(["CHECKPOINT_COMMITS_MIXED engine-1 engine-2"]);
    expect(findings.warnings[0]?.message).toContain(`commit ${FIRST} (6 files), commit ${SECOND} (1 file)`);
    const [first, second] = [await replicas.plant(records(FIRST)), await replicas.plant(records(SECOND))];
    const different = await replicas.judge([first, second]);
    expect(codesOf(different)).toEqual(["CHECKPOINT_COMMITS_DIFFER"]);
    expect(different.warnings[0]).toMatchObject({
      role: "engine-2",
      host: "node-2",
      details: {
        commits: [
          { roles: ["engine-1"], commit: FIRST },
          { roles: ["engine-2"], commit: SECOND },
        ],
      },
    });
  });

  it("must be those of the declared revision", async () => {
    const directory = await replicas.plant(records(FIRST));
    const right = await replicas.judge([directory, directory], { modelRevision: FIRST.toUpperCase() });
    expect(codesOf(right)).toEqual([]);
    const wrong = await replicas.judge([directory, directory], { modelRevision: SECOND });
    expect(codesOf(wrong)).toEqual(["CHECKPOINT_REVISION_DIFFERS engine-1 engine-2"]);
    expect(wrong.errors[0]?.message).toContain(`comes from commit ${FIRST} (7 files), not from ${SECOND}`);
  });
});

describe("a snapshot in the hub's cache", () => {
  it("tells repository, commit and hashes by its names", async () => {
    const repository = "models--org--small-model";
    const blob = safetensors(20);
    await replicas.plant({ [`blobs/${sha256(blob)}`]: blob, [`blobs/${GIT_BLOB}`]: "{}" }, {}, repository);
    const links: Tree = {
      [SHARDS[0]]: { link: `../../blobs/${sha256(blob)}` },
      "tokenizer.json": { link: `../../blobs/${GIT_BLOB}` },
    };
    const directory = await replicas.plant(links, WHOLE, `${repository}/snapshots/${FIRST}`);
    const hashed = await replicas.hash([directory, directory], new Findings());
    const checkpoint = hashed.get("engine-1");
    expect(checkpoint && provenanceOf(checkpoint)).toMatchObject({
      repoId: "org/small-model",
      commits: [{ commit: FIRST, files: 2 }],
      confirmed: 1,
    });
    const right = await replicas.judge([directory, directory], { modelRepoId: "Org/small-model" });
    expect(right.errors).toEqual([]);
    const wrong = await replicas.judge([directory, directory], { modelRepoId: "org/other" });
    expect(wrong.errors.map(({ code }) => code)).toEqual(["CHECKPOINT_REPO_DIFFERS"]);
  });
});
