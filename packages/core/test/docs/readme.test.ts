import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../../..");

/** The first example of a page that begins with the given line. */
async function example(page: string, first: string): Promise<string> {
  const text = await readFile(join(root, page), "utf8");
  const found = [...text.matchAll(/^```(?:js|ts)\n(.*?)^```$/gms)].map(([, code = ""]) => code);
  const code = found.find((each) => each.startsWith(first));
  if (code === undefined) throw new Error(`${page} has no example that begins with ${first}`);
  return code;
}

describe("examples with a simulated fleet run as they stand", () => {
  test.each([
    ["packages/core/README.md", 'import { discover } from "@narwhal/core";', "engine-1 prefill http:"],
    ["docs/library.md", 'import { discover, GateFailure } from "@narwhal/core";', "[ 'CHECKPOINT_DIFFERS' ]"],
  ])(
    "%s",
    async (page, first, printed) => {
      // Inside of the package, so that its own name resolves.
      const directory = await mkdtemp(join(root, "packages/core/.example-"));
      try {
        await writeFile(join(directory, "example.mts"), await example(page, first));
        const tsx = import.meta.resolve("tsx");
        const { stdout } = await run(
          process.execPath,
          ["--import", tsx, "--conditions=narwhal-source", join(directory, "example.mts")],
          { cwd: directory },
        );
        expect(stdout).toContain(printed);
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
    60_000,
  );
});
