import { ENV_FIELDS, type EnvFieldName, envName } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { ConfigPaths, Environment } from "../inputs/inputs.js";
import { type EnvironmentSources, readEnvironment } from "../inputs/read-environment.js";
import type { FileStore } from "./file-store.js";
import { directoryOf, pathIn } from "./paths.js";
import { generatedPaths } from "./preflight.js";
import { type ConfigSet, readDeploymentText, readSet, reportMissing } from "./read-set.js";
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
  // A shell that has loaded deployment.env is welcome here; discovery alone refuses it.
  const { NARWHAL_DISCOVERY: _loaded, ...environment } = sources.environment;
  const before = findings.errors.length;
  const base = readEnvironment({ ...sources, environment }, findings);
  if (findings.errors.length > before) return undefined;
  const named = configPaths(base, sources.deploymentEnv);
  const deployment = await readValues(store, named, findings);
  if (deployment === undefined) return undefined;
  const merged = { ...base, ...deployment };
  const set = await readSet(store, configPaths(merged, named.deploymentEnv), findings);
  return set === undefined ? undefined : { set, environment: merged };
}

/** The paths of the six files, as the environment names them or by default. */
export function configPaths(environment: Environment, deploymentEnv?: string): ConfigPaths {
  const fleet = pathOf("FLEET", environment);
  const launch = pathOf("LAUNCH_CONFIG", environment);
  return {
    hosts: pathOf("HOSTS", environment),
    knownHosts: pathOf("SSH_KNOWN_HOSTS", environment),
    launch,
    sources: pathIn(directoryOf(launch), "engine-launch.sources.json"),
    fleet,
    deploymentEnv: deploymentEnv ?? pathIn(directoryOf(fleet), "deployment.env"),
  };
}

function pathOf(name: EnvFieldName, environment: Environment): string {
  const value = environment[envName(name)] ?? "";
  if (value !== "") return value;
  const row = ENV_FIELDS.find((field) => field.name === name);
  if (row?.default === undefined) throw new TypeError(`the field ${name} has no default`);
  return row.default;
}

async function readValues(
  store: FileStore,
  paths: ConfigPaths,
  findings: Findings,
): Promise<Environment | undefined> {
  const path = paths.deploymentEnv;
  try {
    return readDeploymentText(path, await store.readText(path), findings);
  } catch (error) {
    if (!["ENOENT", "ENOTDIR"].includes(errnoOf(error))) {
      const message = `cannot read ${path}: ${storeWords(error)}`;
      findings.add("CONFIG_UNREADABLE", { message, subject: path, cause: error });
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
