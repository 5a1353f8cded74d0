import type { EngineLaunch, EngineLaunchSources } from "@narwhal/schemas";
import { type Json, canonicalJson } from "../canonical.js";
import type { Because } from "../policy/launch-policy.js";
import type { ConfigSet } from "./read-set.js";

/** One value of the configuration, with what decided it. @public */
export interface ExplainedSetting extends Because {
  /** Such as `tensor_parallel_size` or `environment.VLLM_SSM_CONV_STATE_LAYOUT`. */
  readonly setting: string;
  /** What stands in the configuration now, where it was edited after discovery; null where it is gone. */
  readonly edited?: Json;
}

/** Everything that decided one engine's configuration. @public */
export interface ExplainedEngine {
  readonly role: string;
  /** The two sources that the launch file names. */
  readonly inspection: string;
  readonly policy: string;
  /** In the sources file's order; empty where that file carries no settings. */
  readonly settings: readonly ExplainedSetting[];
}

/**
 * What decided every value of a configuration, from its sources file; values that were edited since are told.
 * Without `role`, for every engine; a role that the configuration lacks gives nothing.
 *
 * @public
 */
export function explainSet(
  set: Pick<ConfigSet, "launch" | "sources" | "fleet" | "deployment">,
  role?: string,
): readonly ExplainedEngine[] {
  const sources: EngineLaunchSources = set.sources;
  return Object.entries(sources)
    .filter(([name]) => role === undefined || name === role)
    .map(([name, { inspection, policy, settings = {} }]) => {
      const current = currentValues(set, name);
      return {
        role: name,
        inspection,
        policy,
        settings: Object.entries(settings).map(([setting, because]) =>
          explained(setting, because as Because, current),
        ),
      };
    });
}

function explained(
  setting: string,
  because: Because,
  current: Readonly<Record<string, Json | undefined>>,
): ExplainedSetting {
  const known = setting in current || setting.startsWith("environment.");
  const now = current[setting] ?? null;
  if (!known || canonicalJson(now) === canonicalJson(because.value)) return { setting, ...because };
  return { setting, ...because, edited: now };
}

/** The values that stand in the files, under the names that the settings have there. */
function currentValues(
  { launch, fleet, deployment }: Pick<ConfigSet, "launch" | "fleet" | "deployment">,
  role: string,
): Readonly<Record<string, Json | undefined>> {
  const engine = (launch.engines as Readonly<Record<string, EngineLaunch["engines"][string] | undefined>>)[
    role
  ];
  const number = role.slice("engine-".length);
  const entry = fleet.engines.find(({ iid }) => iid === `n${number}`);
  const { transfer, runtime, sources: _sources, ...head } = engine ?? {};
  const { environment, extra_args: _args, ...rest } = runtime ?? {};
  return {
    ...named("", head),
    ...named("transfer.", transfer),
    ...named("", rest),
    ...named("environment.", environment),
    pool: entry?.role,
    model: fleet.model,
    ...named("", fleet.slo),
    address: deployment[`NARWHAL_NODE_${number}_IP`],
    url: deployment[`NARWHAL_NODE_${number}_URL`],
    attestation_url: deployment[`NARWHAL_NODE_${number}_ATTESTATION_URL`],
    image: deployment[`NARWHAL_NODE_${number}_ENGINE_IMAGE`],
    model_config_sha256: deployment[`NARWHAL_NODE_${number}_MODEL_CONFIG_SHA256`],
  };
}

function named(prefix: string, values: object | undefined): Readonly<Record<string, Json>> {
  const entries = Object.entries(values ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [`${prefix}${name}`, value as Json]));
}
