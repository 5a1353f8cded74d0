import type { Findings } from "../errors/findings.js";
import { configPaths } from "../inputs/config-paths.js";
import type { ConfigPaths, Environment } from "../inputs/inputs.js";
import { type EnvironmentSources, readEnvironment } from "../inputs/read-environment.js";
import type { FileStore } from "./file-store.js";
import { generatedPaths } from "./preflight.js";
import { type ConfigSet, readDeploymentText, readSet } from "./read-set.js";
import { reportMissing } from "./report-missing.js";
import { errnoOf, storeWords } from "./store-errors.js";

/** @public */
export interface DeploymentSources extends EnvironmentSources {
  /** The `deployment.env` to use; absent: beside the fleet file. */
  readonly deploymentEnv?: string | undefined;
}

/** An inspected fleet as later commands see it. @public */
export interface Deployment {
  readonly set: ConfigSet;
  /** `deployment.env` over the process environment over `.env`. */
  readonly environment: Environment;
}

/**
 * Reads a discovered deployment back. `deployment.env` wins over the process environment, which wins over
 * `.env`; it is found by the given path, else beside the fleet file. Loading both in a shell gives the same.
 *
 * Gives `undefined` where findings stop it.
 *
 * @public
 */
export async function readDeployment(
  store: FileStore,
  sources: DeploymentSources,
  findings: Findings,
): Promise<Deployment | undefined> {
  const found = await readDeploymentEnv(store, sources, findings);
  if (found === undefined) return undefined;
  const { base, path, text } = found;
  const deployment = readDeploymentText(path, text, findings);
  if (deployment === undefined) return undefined;
  const merged = { ...base, ...deployment };
  const set = await readSet(store, { ...configPaths(merged), deploymentEnv: path }, findings);
  return set === undefined ? undefined : { set, environment: merged };
}

/** The `deployment.env` in force, unread as it stands, and what lies under it. */
export interface DeploymentEnv {
  /** The process environment over `.env`. */
  readonly base: Environment;
  readonly path: string;
  readonly text: string;
}

/** Finds `deployment.env`; where there is none, a finding says what stands of the configuration. */
export async function readDeploymentEnv(
  store: FileStore,
  sources: DeploymentSources,
  findings: Findings,
): Promise<DeploymentEnv | undefined> {
  // A shell that has loaded deployment.env is welcome here; discovery alone refuses it.
  const { NARWHAL_DISCOVERY: _loaded, ...environment } = sources.environment;
  const before = findings.errors.length;
  const base = readEnvironment({ ...sources, environment }, findings);
  if (findings.errors.length > before) return undefined;
  const given = sources.deploymentEnv !== undefined;
  const paths = pathsOf(base, sources.deploymentEnv);
  const text = await readText(store, { paths, given }, findings);
  return text === undefined ? undefined : { base, path: paths.deploymentEnv, text };
}

function pathsOf(environment: Environment, deploymentEnv: string | undefined): ConfigPaths {
  const paths = configPaths(environment);
  return deploymentEnv === undefined ? paths : { ...paths, deploymentEnv };
}

async function readText(
  store: FileStore,
  { paths, given }: { readonly paths: ConfigPaths; readonly given: boolean },
  findings: Findings,
): Promise<string | undefined> {
  const path = paths.deploymentEnv;
  try {
    return await store.readText(path);
  } catch (error) {
    if (!["ENOENT", "ENOTDIR"].includes(errnoOf(error))) {
      const message = `cannot read ${path}: ${storeWords(error)}`;
      findings.add("CONFIG_UNREADABLE", { message, subject: path, cause: error });
      return undefined;
    }
    if (given) {
      const message = `cannot read ${store.absolute?.(path) ?? path}: there is no such file`;
      findings.add("CONFIG_UNREADABLE", {
        message,
        subject: path,
        hint: "correct --deployment-env",
        cause: error,
      });
      return undefined;
    }
    const found: string[] = [];
    for (const other of generatedPaths(paths)) {
      if (other !== path && (await store.status(other).catch(() => undefined)) !== undefined) {
        found.push(other);
      }
    }
    await reportMissing(store, { paths, found, missing: [path] }, findings);
    return undefined;
  }
}
