import { Findings } from "../../src/errors/findings.js";
import type { Environment } from "../../src/inputs/inputs.js";
import { parseInputs } from "../../src/inputs/parse-inputs.js";

/** Two engines on two hosts, every required field shared. */
export const VALID: Environment = {
  NARWHAL_NODE_1_SSH: "gpu-a",
  NARWHAL_NODE_2_SSH: "op@gpu-b",
  NARWHAL_ENGINE_IMAGE: `sha256:${"a1".repeat(32)}`,
  NARWHAL_ENGINE_MODEL_NAME: "example-model",
  NARWHAL_MODEL_DIR: "/srv/models/example",
  NARWHAL_RUN_DIR: "/srv/run",
  NARWHAL_FABRIC_INTERFACE: "fabric0",
  NARWHAL_ENGINE_PORT: "8000",
  NARWHAL_ATTEST_PORT: "8100",
  NARWHAL_NIXL_SIDE_CHANNEL_PORT: "5600",
  NARWHAL_UCX_TCP_PORT_RANGE: "21000-21999",
  NARWHAL_DEPLOYMENT_REVISION: "0f".repeat(20),
};

/** {@link VALID} with changes; `undefined` takes a field out. */
export function changed(changes: Readonly<Record<string, string | undefined>>): Environment {
  const entries = Object.entries({ ...VALID, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The inputs of an environment, with `CODE field` of each finding. */
export function parsed(environment: Environment) {
  const findings = new Findings();
  const inputs = parseInputs(environment, findings);
  return { inputs, errors: findings.errors.map(show), warnings: findings.warnings.map(show), findings };
}

function show({ code, field }: { code: string; field?: string | undefined }): string {
  return `${code} ${field ?? "-"}`;
}
