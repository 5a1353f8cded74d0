import { writeFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { createTogether } from "../../core/src/emit/create-together.js";
import { createDiskFileStore } from "../../core/src/node/file-store.js";
import { configDocuments, configPathsIn } from "../../core/test/fixtures/emit/config-set.js";
import { jsonOf, runHere, temporaryDirectory } from "./run-cli.js";

let words: readonly string[] = [];
let env: Readonly<Record<string, string>> = {};

/** A configuration whose sources file explains one setting by a field, and one by evidence. */
beforeAll(async () => {
  const root = await temporaryDirectory();
  const settings = {
    block_size: { value: 64, origin: "field", source: "NARWHAL_BLOCK_SIZE" },
    model_dtype: {
      value: "bfloat16",
      origin: "observation",
      source: "the model configuration's",
      evidence: [{ file: "config.json", field: "torch_dtype", value: "bfloat16" }],
    },
  };
  const documents = configDocuments(root).map(({ path, text }) => {
    if (!path.endsWith("sources.json")) return { path, text };
    const sources = JSON.parse(text) as Record<string, object>;
    return { path, text: JSON.stringify({ ...sources, "engine-1": { ...sources["engine-1"], settings } }) };
  });
  await createTogether(createDiskFileStore(), documents);
  const paths = configPathsIn(root);
  await writeFile(paths.knownHosts, "");
  await writeFile(`${root}/.env`, "", { mode: 0o600 });
  words = ["--env-file", `${root}/.env`, "--deployment-env", paths.deploymentEnv];
  env = { NARWHAL_NODE_1_SSH: "alias" };
});

describe("explain", () => {
  test("shows people the value, what decided it, its evidence, and what was edited", async () => {
    const { status, stdout } = await runHere(["explain", "engine-1", ...words], env);
    expect(status).toBe(0);
    expect(stdout).toContain(
      "  block_size = 64\n      set by the operator: NARWHAL_BLOCK_SIZE\n      edited since discovery: now 128\n",
    );
    expect(stdout).toContain('      config.json: torch_dtype = "bfloat16"\n');
    expect(stdout).not.toContain("engine-2");
  });

  test("gives programs all engines", async () => {
    const { result } = jsonOf(await runHere(["explain", "--json", ...words], env));
    expect(result).toMatchObject({
      engines: {
        "engine-1": {
          settings: { block_size: { value: 64, edited: 128 }, model_dtype: { origin: "observation" } },
        },
        "engine-2": { settings: {} },
      },
    });
    expect((await runHere(["explain", "engine-2", ...words], env)).stdout).toContain(
      "says nothing of single settings",
    );
  });

  test("names the roles where the one asked for is unknown", async () => {
    const failed = await runHere(["explain", "router", "--json", ...words], env);
    expect(failed.status).toBe(1);
    expect(jsonOf(failed).errors).toMatchObject([
      {
        code: "ROLE_UNKNOWN",
        hint: "the router has no generated values; give an engine role: engine-1, engine-2",
      },
    ]);
    expect(failed.stderr).toContain("engine-1, engine-2");
  });
});
