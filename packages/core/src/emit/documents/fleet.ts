import type { DocumentTypes } from "@narwhal/schemas";
import { jsonFile } from "../../canonical.js";
import type { Inputs } from "../../inputs/inputs.js";
import { FLEET_DEFAULTS } from "../../policy/defaults.js";
import type { LaunchPolicy } from "../../policy/launch-policy.js";
import type { TextDocument } from "../create-together.js";

/** `fleet.json`: what is served, by which engines, within which limits. @public */
export function fleetDocument(path: string, inputs: Inputs, policy: LaunchPolicy): TextDocument {
  const { hardware, slo } = policy;
  const document: DocumentTypes["fleet"] = {
    schema: "narwhal.fleet",
    schema_version: 1,
    model: inputs.modelName,
    hardware: {
      accelerator: hardware.accelerator,
      accelerators_per_engine: hardware.acceleratorsPerEngine,
      tensor_parallel: hardware.tensorParallel,
    },
    engines: policy.engines.map(({ number, pool }) => ({
      iid: `n${number}`,
      url: `\${NARWHAL_NODE_${number}_URL}`,
      attestation_url: `\${NARWHAL_NODE_${number}_ATTESTATION_URL}`,
      role: pool,
    })),
    slo: { ttft_s: slo.ttftS, tpot_s: slo.tpotS },
    controller: FLEET_DEFAULTS.controller,
    profiles: { path: FLEET_DEFAULTS.profilesPath },
    ...(inputs.engineKeySet ? { engine: { engine_api_key_env: "NARWHAL_ENGINE_KEY" } } : {}),
  };
  return { path, text: jsonFile(document) };
}
