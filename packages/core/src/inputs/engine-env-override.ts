import { BadValue } from "./bad-value.js";
import { fitsOneLine, judgeEngineEnvName, managedEnvSource } from "./engine-env-names.js";

/** Applies the name rules to `NARWHAL_ENGINE_ENV`: in an override, a name that the launcher drops is a fault. */
export function judgeEngineEnv(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | BadValue {
  const faults = Object.entries(values).flatMap(([name, value]) => {
    const shown = JSON.stringify(name.slice(0, 80));
    const judged = judgeEngineEnvName(name);
    if (judged === "managed") return [`${shown}, which the launcher sets itself (${managedEnvSource(name)})`];
    if (judged === "sensitive") return [`${shown}, a name of secrets or of a check that must not be skipped`];
    if (judged === "unsupported") return [`${shown}, a name that the launcher does not pass on`];
    return fitsOneLine(value) ? [] : [`${shown} with a value of more than one line`];
  });
  const hint = "use names that start with VLLM_, UCX_, NIXL_ or another supported prefix, and no others";
  return faults.length === 0 ? values : new BadValue(`holds ${faults.join("; ")}`, hint);
}
