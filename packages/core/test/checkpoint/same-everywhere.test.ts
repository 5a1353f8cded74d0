import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildManifest } from "../../src/checkpoint/manifest.js";
import { simulatedHost } from "../../src/testing/simulated-host.js";
import { never, openLocal } from "../access/sessions.js";
import { pythons } from "../access/pythons.js";

const VECTOR = "58dd39cd8acd9535515880b1f3da8e5b420fa772feebcab5801cea18df21347a";
/** Names that sort, escape and encode in every way, made in an order of their own. */
const NAMES = [
  "z",
  "with space",
  "a/b",
  "a-b",
  "a.b",
  "A",
  "line\nbreak",
  "quo\"te's",
  "ü",
  "u\u0308",
  "\u{ffee}",
  "\u{10400}",
  "\\x",
];

let home = "";
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "same-"));
  await plant("vector", ["model-00001.safetensors", "config.json"], (name) =>
    name === "config.json" ? "{}" : "weights",
  );
  await plant("names", NAMES);
  await plant("names-reversed", NAMES.toReversed());
});
afterAll(() => rm(home, { recursive: true }));

async function plant(
  directory: string,
  names: readonly string[],
  text = (name: string) => name,
): Promise<void> {
  for (const name of names) {
    const path = join(home, directory, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text(name));
  }
}

/** The tree hash by a real agent. */
async function treeBy(directory: string, python: string, locale: string): Promise<string> {
  const session = await openLocal({
    env: { PATH: process.env["PATH"], LC_ALL: locale, LANG: locale },
    wrap: (argv) => [python, ...argv.slice(1)],
  });
  const request = { directory: join(home, directory), excluded: [], stallMs: 10_000 };
  const { files, faults } = await session.hash(request, () => {}, never());
  await session.close();
  expect(faults).toEqual([]);
  return buildManifest(files).model_tree_sha256;
}

/** The tree hash by the simulation. */
async function simulatedTree(): Promise<string> {
  const files = Object.fromEntries(NAMES.map((name) => [`/m/${name}`, name]));
  const host = simulatedHost({ hostname: "a", files });
  const hash = await host.hash({ directory: "/m", excluded: [] }, () => {}, never());
  return buildManifest(hash.files).model_tree_sha256;
}

describe.each(pythons())("the tree hash by $name", ({ path }) => {
  it("is that of the specification's vector", async () => {
    expect(await treeBy("vector", path, "C")).toBe(VECTOR);
  });

  it("depends neither on locale nor on the order of the directory, and is the simulation's", async () => {
    const expected = await simulatedTree();
    for (const locale of ["C", "POSIX", "C.UTF-8", "de_DE.ISO-8859-1"]) {
      expect(await treeBy("names", path, locale), locale).toBe(expected);
    }
    expect(await treeBy("names-reversed", path, "C")).toBe(expected);
  });
});
