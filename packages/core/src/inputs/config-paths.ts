import { ENV_FIELDS, type EnvFieldName, envName } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { ConfigPaths, Environment } from "./inputs.js";

/**
 * The paths of the six files, as the environment names them or by default, written as given. The sources
 * file stands beside the launch file, `deployment.env` beside the fleet file.
 *
 * @public
 */
export function configPaths(environment: Environment): ConfigPaths {
  const fleet = pathOf("FLEET", environment);
  const launch = pathOf("LAUNCH_CONFIG", environment);
  return {
    hosts: pathOf("HOSTS", environment),
    knownHosts: pathOf("SSH_KNOWN_HOSTS", environment),
    launch,
    sources: beside(launch, "engine-launch.sources.json"),
    fleet,
    deploymentEnv: beside(fleet, "deployment.env"),
  };
}

/** Reports files that would land on one path, by the spelling of the paths alone. */
export function checkPaths(paths: ConfigPaths, findings: Findings): void {
  const seen = new Map<string, keyof ConfigPaths>();
  for (const key of KEYS) {
    const normal = normalPath(paths[key]);
    const other = seen.get(normal);
    if (other === undefined) seen.set(normal, key);
    else {
      findings.add("PATHS_NOT_DISTINCT", {
        message: `${NAMES[other]} and ${NAMES[key]} would both be written to ${paths[key]}`,
        field: FIELDS[key],
        subject: paths[key],
        hint: `change ${FIELDS[other] === FIELDS[key] ? FIELDS[key] : `${FIELDS[other]} or ${FIELDS[key]}`}`,
      });
    }
  }
}

/** Reports files that would land on the private environment itself, by the spelling of the paths alone. */
export function checkEnvFilePath(paths: ConfigPaths, envFile: string, findings: Findings): void {
  const key = KEYS.find((each) => normalPath(paths[each]) === normalPath(envFile));
  if (key === undefined) return;
  findings.add("PATHS_NOT_DISTINCT", {
    message: `${NAMES[key]} would be written to ${paths[key]}, which is the private environment`,
    field: FIELDS[key],
    subject: paths[key],
    hint: `change ${FIELDS[key]}`,
  });
}

const FIELDS: Readonly<Record<keyof ConfigPaths, string>> = {
  hosts: "NARWHAL_HOSTS",
  knownHosts: "NARWHAL_SSH_KNOWN_HOSTS",
  launch: "NARWHAL_LAUNCH_CONFIG",
  sources: "NARWHAL_LAUNCH_CONFIG",
  fleet: "NARWHAL_FLEET",
  deploymentEnv: "NARWHAL_FLEET",
};
const KEYS = Object.keys(FIELDS) as readonly (keyof ConfigPaths)[];

const NAMES: Readonly<Record<keyof ConfigPaths, string>> = {
  hosts: "the inventory",
  knownHosts: "the host-key store",
  launch: "the launch file",
  sources: "the sources file",
  fleet: "the fleet file",
  deploymentEnv: "deployment.env",
};

function pathOf(name: EnvFieldName, environment: Environment): string {
  const value = environment[envName(name)] ?? "";
  const fallback = ENV_FIELDS.find((row) => row.name === name)?.default;
  if (value === "" && fallback === undefined) throw new TypeError(`the field ${name} has no default`);
  return value === "" ? (fallback ?? "") : value;
}

function beside(path: string, name: string): string {
  return `${path.slice(0, path.lastIndexOf("/") + 1)}${name}`;
}

/** A path without `.`, empty and resolvable `..` parts. */
function normalPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== ".." || !path.startsWith("/")) parts.push(part);
  }
  return `${path.startsWith("/") ? "/" : ""}${parts.join("/")}`;
}
