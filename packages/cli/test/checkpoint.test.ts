import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildManifest, jsonFile } from "@narwhal/core";
import { validate } from "@narwhal/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jsonOf, runHere, temporaryDirectory } from "./run-cli.js";

let home = "";
beforeAll(async () => {
  home = await temporaryDirectory();
});
afterAll(() => rm(home, { recursive: true, force: true }));

const VECTOR = "58dd39cd8acd9535515880b1f3da8e5b420fa772feebcab5801cea18df21347a";
const TREE = { "config.json": "{}", "model-00001.safetensors": "weights" };

async function tree(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const directory = join(home, name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(directory, path, ".."), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  return directory;
}

async function manifestOf(directory: string): Promise<string> {
  const { status, stdout, stderr } = await runHere(["checkpoint", "hash", directory]);
  expect(status, stderr).toBe(0);
  const file = `${directory}-checkpoint.json`;
  await writeFile(file, stdout);
  return file;
}

describe("checkpoint hash", () => {
  test("prints the manifest of the specified tree, as the record has it", async () => {
    const directory = await tree("vector", {
      ...TREE,
      "README.md": "left out",
      ".cache/huggingface/x": "left out",
    });
    const file = await manifestOf(directory);
    const manifest = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
    expect(validate("checkpoint-manifest", manifest)).toMatchObject({ ok: true });
    expect(manifest).toMatchObject({ model_tree_sha256: VECTOR, file_count: 2, bytes_verified: 9 });
    const json = jsonOf(await runHere(["checkpoint", "hash", directory, "--json"]));
    expect(json.result).toEqual(manifest);
  });

  test("takes names of every kind, and refuses what is no file", async () => {
    const names = ["with space", "quo\"te's", "line\nbreak", "ünïcode", "\u{1f600}", "-dash", "sub/\u{ffee}"];
    const directory = await tree("names", Object.fromEntries(names.map((name) => [name, name])));
    const json = jsonOf(await runHere(["checkpoint", "hash", directory, "--json"]));
    const files = json.result?.["files"] as { path: string }[];
    expect(files.map(({ path }) => path).sort()).toEqual([...names].sort());
    await symlink("nowhere", join(directory, "dangling"));
    expect(jsonOf(await runHere(["checkpoint", "hash", directory, "--json"])).errors).toMatchObject([
      { code: "CHECKPOINT_LINK_DANGLING" },
    ]);
    const missing = jsonOf(await runHere(["checkpoint", "hash", join(home, "no"), "--json"]));
    expect(missing.errors).toMatchObject([
      {
        code: "CHECKPOINT_NOT_A_DIRECTORY",
        message: `${join(home, "no")} is no directory (No such file or directory)`,
        hint: "name a directory that holds a checkpoint",
      },
    ]);
    await mkdir(join(home, "empty"));
    const empty = jsonOf(await runHere(["checkpoint", "hash", join(home, "empty"), "--json"]));
    expect(empty.errors).toMatchObject([
      { code: "CHECKPOINT_EMPTY", hint: "name a directory that holds a checkpoint" },
    ]);
  });
});

describe("checkpoint verify", () => {
  test("holds a directory against its record", async () => {
    const directory = await tree("verified", TREE);
    const file = await manifestOf(directory);
    expect(await runHere(["checkpoint", "verify", directory, file])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`the same checkpoint: ${VECTOR}`) as string,
    });
    await writeFile(join(directory, "config.json"), "[]");
    await writeFile(join(directory, "more.py"), "");
    const changed = await runHere(["checkpoint", "verify", directory, file]);
    expect(changed.status).toBe(1);
    expect(changed.stdout).toMatch(/^! {2}configuration {2}config\.json {2}2 bytes, other content$/m);
    expect(changed.stdout).toMatch(/^< {2}code {11}more\.py$/m);
    expect(changed.stdout).not.toContain("model-00001");
    expect(changed.stderr).toContain("CHECKPOINT_DIFFERS");
  });

  test.each<
    readonly [
      string,
      (manifest: {
        files: { path: string; size: number }[];
        file_count: number;
        bytes_verified: number;
      }) => void,
      string,
    ]
  >([
    ["count", (manifest) => void (manifest.file_count += 1), "CHECKPOINT_MANIFEST_DAMAGED"],
    ["bytes", (manifest) => void (manifest.bytes_verified += 1), "CHECKPOINT_MANIFEST_DAMAGED"],
    [
      "path",
      (manifest) => void Object.assign(manifest.files[0] ?? {}, { path: "a" }),
      "CHECKPOINT_MANIFEST_DAMAGED",
    ],
    [
      "order",
      (manifest) => void Object.assign(manifest, { files: manifest.files.toReversed() }),
      "CHECKPOINT_MANIFEST_DAMAGED",
    ],
    [
      "twice",
      (manifest) => void manifest.files.unshift(...manifest.files.slice(0, 1)),
      "CHECKPOINT_MANIFEST_DAMAGED",
    ],
    ["form", (manifest) => void Object.assign(manifest, { more: 1 }), "CONFIG_INVALID"],
  ])("refuses a record with a changed %s", async (name, change, code) => {
    const directory = await tree(`changed-${name}`, TREE);
    const file = await manifestOf(directory);
    const manifest = JSON.parse(await readFile(file, "utf8")) as Parameters<typeof change>[0];
    change(manifest);
    await writeFile(file, JSON.stringify(manifest));
    const result = jsonOf(await runHere(["checkpoint", "verify", directory, file, "--json"]));
    expect(result.errors).toMatchObject([{ code }]);
  });

  test("warns of a record that leaves out what no checkpoint does", async () => {
    const directory = await tree("left-out", { ...TREE, "model-00002.safetensors": "not looked at" });
    const manifest = JSON.parse(
      await readFile(await manifestOf(await tree("left-in", TREE)), "utf8"),
    ) as object;
    const file = join(home, "left-out.json");
    const excluded_paths = ["model-00002.safetensors", ".cache/huggingface/**"];
    await writeFile(file, JSON.stringify({ ...manifest, excluded_paths }));
    const result = jsonOf(await runHere(["checkpoint", "verify", directory, file, "--json"]));
    expect(result.ok).toBe(true);
    expect(result.warnings).toMatchObject([
      {
        code: "CHECKPOINT_EXCLUSIONS_UNUSUAL",
        message: `${file} leaves out model-00002.safetensors too and does not leave out README.md`,
      },
    ]);
    const strict = await runHere(["checkpoint", "compare", file, file, "--strict"]);
    expect(strict).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("EXCLUSIONS_UNUSUAL") as string,
    });
  });
});

describe("checkpoint compare", () => {
  test("of very many paths, and of names that are no words", async () => {
    const odd = "a\nb\u001b[31m\u202ec";
    const many = Object.fromEntries(Array.from({ length: 130_000 }, (_, number) => [`f${number}`, 1]));
    const [first, second] = [
      { ...many, [odd]: 1 },
      { ...many, [odd]: 2 },
    ].map((sizes, index) => {
      const files = Object.entries(sizes).map(([path, size]) => ({ path, size, sha256: "0".repeat(64) }));
      return [join(home, `many-${index}.json`), jsonFile(buildManifest(files))] as const;
    }) as [readonly [string, string], readonly [string, string]];
    for (const [path, text] of [first, second]) await writeFile(path, text);
    const { status, stdout, stderr } = await runHere(["checkpoint", "compare", first[0], second[0]]);
    expect(status, stderr.slice(0, 500)).toBe(1);
    const shown = String.raw`a\x0ab\x1b[31m\u{202e}c`;
    expect(stderr).toContain(`differ in one path: ${shown}\n`);
    expect(stdout).toContain(`!  other  ${shown}  1 and 2 bytes\n`);
  });

  test("marks every path of two manifests or directories", async () => {
    const first = await tree("first", { ...TREE, "only-here.json": "1" });
    const second = await tree("second", { ...TREE, "config.json": "{ }", "tokenizer.json": "2" });
    const file = await manifestOf(second);
    for (const there of [second, file]) {
      const result = await runHere(["checkpoint", "compare", first, there, "--json"]);
      expect(result.status).toBe(1);
      const { ok, result: found, errors } = jsonOf(result);
      expect(ok).toBe(false);
      expect(errors).toMatchObject([{ code: "CHECKPOINT_DIFFERS" }]);
      expect(found).toMatchObject({ equal: false, first_path: "config.json" });
      const paths = found?.["paths"] as { path: string; mark: string; part: string }[];
      expect(paths.map(({ path, mark, part }) => `${mark} ${part} ${path}`)).toEqual([
        "differs configuration config.json",
        "equal weights model-00001.safetensors",
        "only-here configuration only-here.json",
        "only-there tokenizer tokenizer.json",
      ]);
    }
    const people = await runHere(["checkpoint", "compare", first, file]);
    expect(people.stdout).toMatch(/^= {2}weights {8}model-00001\.safetensors$/m);
    expect(people.stdout).toMatch(/^> {2}tokenizer {6}tokenizer\.json$/m);
    expect(people.stdout).toMatch(
      /^1 equal, 1 differ, 1 only in .*first, 1 only in .*second-checkpoint\.json$/m,
    );
    expect((await runHere(["checkpoint", "compare", file, second])).status).toBe(0);
  });

  test("of what cannot be read says so; wrong words are a usage error", async () => {
    const late = await runHere(["checkpoint", "compare", home, join(home, "no")]);
    expect(late.stderr).toMatch(/^error FILE_UNREADABLE/);
    const missing = jsonOf(await runHere(["checkpoint", "compare", join(home, "no"), home, "--json"]));
    expect(missing.errors).toMatchObject([{ code: "FILE_UNREADABLE" }]);
    for (const words of [["hash"], ["hash", "a", "b"], ["compare", "a"], ["toString", "a"]])
      expect((await runHere(["checkpoint", ...words])).status).toBe(2);
  });
});
