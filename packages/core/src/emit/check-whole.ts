import type { Findings } from "../errors/findings.js";
import { configPaths } from "../inputs/config-paths.js";
import type { Environment } from "../inputs/inputs.js";
import type { FileStore } from "./file-store.js";
import { directoryOf, nameOf, pathIn } from "./paths.js";
import { generatedPaths } from "./preflight.js";
import { reportMissing } from "./report-missing.js";
import { errnoOf } from "./store-errors.js";

/**
 * Reports the generated files that a `deployment.env` stands for and that are missing: neither at the path that it
 * names nor, for a set that was moved, beside it.
 *
 * @public
 */
export async function checkWhole(
  store: FileStore,
  deployment: { readonly path: string; readonly environment: Environment },
  findings: Findings,
): Promise<void> {
  const paths = { ...configPaths(deployment.environment), deploymentEnv: deployment.path };
  const found = [deployment.path];
  const missing: string[] = [];
  for (const path of generatedPaths(paths)) {
    if (path === deployment.path) continue;
    const standing = await firstStanding(store, [path, pathIn(directoryOf(deployment.path), nameOf(path))]);
    if (standing === undefined) missing.push(path);
    else found.push(standing);
  }
  if (missing.length > 0) await reportMissing(store, { paths, found, missing }, findings);
}

async function firstStanding(store: FileStore, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (await stands(store, path)) return path;
  }
  return undefined;
}

/** What cannot be looked at may well be there: reading it tells. */
async function stands(store: FileStore, path: string): Promise<boolean> {
  try {
    return (await store.status(path)) !== undefined;
  } catch (error) {
    return !["ENOENT", "ENOTDIR"].includes(errnoOf(error));
  }
}
