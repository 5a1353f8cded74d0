import { readFile } from "node:fs/promises";
import { type GeneratedFile, schemaFiles } from "../../packages/schemas/generator/files.js";
import { agentSourceModule } from "./agent-source.js";
import { apiLists } from "./api-lists.js";
import { errorsPage } from "./errors-page.js";

export type { GeneratedFile };

/** The repository's root. */
export const ROOT = new URL("../../", import.meta.url);

/** Every generated file of the repository. */
export async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const agent = await readText("packages/core/src/access/agent.py");
  return [
    ...(await schemaFiles()),
    { path: "docs/errors.md", text: errorsPage() },
    ...apiLists(ROOT),
    ...(agent === undefined
      ? []
      : [{ path: "packages/core/src/access/agent-source.ts", text: agentSourceModule(agent) }]),
  ];
}

/** The paths of generated files that are missing or differ from what they are made from. */
export async function staleFiles(files: readonly GeneratedFile[]): Promise<readonly string[]> {
  const judged = await Promise.all(
    files.map(async ({ path, text }) => ((await readText(path)) === text ? [] : [path])),
  );
  return judged.flat();
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(new URL(path, ROOT), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
