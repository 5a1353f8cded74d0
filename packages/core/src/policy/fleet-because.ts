import type { Inputs } from "../inputs/inputs.js";
import { FLEET_DEFAULTS, LAUNCH_DEFAULTS } from "./defaults.js";
import type { Because } from "./launch-policy.js";

/** What decided the settings that all engines share: those of `fleet.json`. */
export function fleetBecause({
  ttftS,
  tpotS,
  modelName,
  engineKeySet,
}: Inputs): Readonly<Record<string, Because>> {
  const { controller, profilesPath } = FLEET_DEFAULTS;
  return {
    model: { value: modelName, origin: "field", source: "NARWHAL_ENGINE_MODEL_NAME" },
    ttft_s: limit(ttftS, { name: "NARWHAL_TTFT_S", otherwise: LAUNCH_DEFAULTS.ttftS, what: "TTFT limit" }),
    tpot_s: limit(tpotS, { name: "NARWHAL_TPOT_S", otherwise: LAUNCH_DEFAULTS.tpotS, what: "TPOT limit" }),
    controller: { value: controller, origin: "default", source: "controller" },
    "profiles.path": { value: profilesPath, origin: "default", source: "profiles" },
    ...(engineKeySet
      ? {
          "engine.engine_api_key_env": {
            value: "NARWHAL_ENGINE_KEY",
            origin: "rule",
            source: "the variable is set",
          },
        }
      : {}),
  };
}

function limit(
  asked: number | undefined,
  { name, otherwise, what }: { readonly name: string; readonly otherwise: number; readonly what: string },
): Because {
  return asked === undefined
    ? { value: otherwise, origin: "default", source: what }
    : { value: asked, origin: "field", source: name };
}
