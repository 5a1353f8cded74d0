import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { kubectl } from "../../examples/custom-transport.js";
import { transportContract } from "../../src/testing/transport-contract.js";

const root = resolve(import.meta.dirname, "../../../..");
let bin: string;

// Stands in for kubectl: checks the form of the call, then runs the words on this machine.
const STAND_IN = `#!/bin/sh
[ "$1 $2 $3 $4" = "exec -i pod-1 --" ] || exit 64
shift 4
exec "$@"
`;

beforeAll(async () => {
  bin = await mkdtemp(join(tmpdir(), "narwhal-kubectl-"));
  await writeFile(join(bin, "kubectl"), STAND_IN);
  await chmod(join(bin, "kubectl"), 0o755);
  vi.stubEnv("PATH", `${bin}${delimiter}${process.env["PATH"]}`);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(bin, { recursive: true });
});

describe("the documented transport", () => {
  const host = { id: "node-1", destination: "pod-1", field: "NARWHAL_NODE_1_SSH" };
  for (const { name, run } of transportContract({ posixShell: true })) {
    test(name, () => run(() => Promise.resolve({ transport: kubectl, host })));
  }

  test.each(["README.md", "docs/library.md"])("is shown whole in %s", async (page) => {
    const source = await readFile(join(root, "packages/core/examples/custom-transport.ts"), "utf8");
    expect(await readFile(join(root, page), "utf8")).toContain(`\`\`\`ts\n${source}\`\`\``);
  });
});
