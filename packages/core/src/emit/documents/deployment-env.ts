import { compareCodePoints } from "../../canonical.js";
import type { Inputs } from "../../inputs/inputs.js";
import type { LaunchPolicy } from "../../policy/launch-policy.js";
import type { TextDocument } from "../create-together.js";

/** `deployment.env`: what was derived, as a POSIX shell and the commands of this project read it. @public */
export function deploymentEnvDocument(
  inputs: Inputs,
  policy: LaunchPolicy,
  recordDirectory: string,
): TextDocument {
  const { paths } = inputs;
  const values: Record<string, string> = {
    NARWHAL_DISCOVERY: recordDirectory,
    NARWHAL_HOSTS: paths.hosts,
    NARWHAL_FLEET: paths.fleet,
    NARWHAL_LAUNCH_CONFIG: paths.launch,
    NARWHAL_SSH_KNOWN_HOSTS: paths.knownHosts,
  };
  for (const engine of policy.engines) {
    const prefix = `NARWHAL_NODE_${engine.number}`;
    values[`${prefix}_IP`] = engine.address;
    values[`${prefix}_URL`] = engine.url;
    values[`${prefix}_ATTESTATION_URL`] = engine.attestationUrl;
    values[`${prefix}_ENGINE_IMAGE`] = engine.imageId;
    values[`${prefix}_MODEL_CONFIG_SHA256`] = engine.modelConfigSha256;
  }
  return { path: paths.deploymentEnv, text: exportLines(values) };
}

/** One `export NAME=value` line for each, sorted by name. */
export function exportLines(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(([name, value]) => `export ${name}=${quoteValue(value)}\n`)
    .join("");
}

/** A value of which any POSIX shell makes exactly this text; plain where no shell would touch it. */
export function quoteValue(value: string): string {
  if (/^[A-Za-z0-9_./:@%+,-]+$/.test(value)) return value;
  return `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
