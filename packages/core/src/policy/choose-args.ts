import type { Json } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import { type ContextLimit, defaultMaxModelLen } from "./context-length.js";
import { LAUNCH_DEFAULTS, defaultEngineArgs } from "./defaults.js";
import { argSwitch } from "./engine-args.js";
import { type EngineFacts, fieldOf, placeOf } from "./facts.js";
import type { Because } from "./launch-policy.js";
import type { Demand } from "./requirements/index.js";

/** The operator's value, or a default of that name. */
export function chosen(
  { engine }: EngineFacts,
  field: string,
  value: Json,
  { set, otherwise }: { set: unknown; otherwise: string },
): Because {
  return set === undefined
    ? { value, origin: "default", source: otherwise }
    : { value, origin: "field", source: fieldOf(engine, field) };
}

/** The engine's arguments: the operator's or the defaults, then what the checkpoint demands. */
export function chooseArgs(
  facts: EngineFacts,
  { demanded, limit }: { demanded: readonly Demand[]; limit: ContextLimit },
  findings: Findings,
): { extraArgs: readonly string[]; because: Readonly<Record<string, Because>> } {
  const { engine } = facts;
  const args = engine.engineArgs ?? defaultEngineArgs(defaultMaxModelLen(limit));
  const appended = demanded.flatMap((demand) => demandedArgs(facts, args, { demand, findings }));
  const extraArgs = [...args, ...appended.map(({ arg }) => arg)];
  const base: Record<string, Because> = {
    extra_args: chosen(facts, "ENGINE_ARGS", args, { set: engine.engineArgs, otherwise: "engine arguments" }),
  };
  if (engine.engineArgs === undefined) {
    const { evidence } = limit;
    const value = defaultMaxModelLen(limit);
    const capped = limit.value === null || limit.value > value;
    base["extra_args.--max-model-len"] = capped
      ? { value, origin: "default", source: "maximum context", evidence }
      : { value, origin: "observation", source: "the model's own limit", evidence };
    Object.assign(base, defaultArgsBecause());
  }
  const because = Object.fromEntries(appended.map(({ arg, because }) => [`extra_args.${arg}`, because]));
  return { extraArgs, because: { ...base, ...because } };
}

/** The defaults that no checkpoint bears on, each under its own argument. */
function defaultArgsBecause(): Readonly<Record<string, Because>> {
  const { maxNumSeqs, gpuMemoryUtilization } = LAUNCH_DEFAULTS;
  return {
    "extra_args.--max-num-seqs": { value: maxNumSeqs, origin: "default", source: "maximum sequences" },
    "extra_args.--gpu-memory-utilization": {
      value: gpuMemoryUtilization,
      origin: "default",
      source: "GPU memory utilisation",
    },
    "extra_args.--enforce-eager": { value: true, origin: "default", source: "eager execution" },
  };
}

/** The arguments of a demand that the list lacks; a switch that says otherwise is recorded. */
function demandedArgs(
  facts: EngineFacts,
  args: readonly string[],
  { demand, findings }: { demand: Demand; findings: Findings },
): { arg: string; because: Because }[] {
  const { requirement, evidence } = demand;
  for (const flag of requirement.contradictedBy) {
    const negated = flag.startsWith("--no-");
    const name = negated ? `--${flag.slice("--no-".length)}` : flag;
    if (argSwitch(args, name) !== !negated) continue;
    const fields = evidence.map((each) => each.field);
    findings.add("REQUIREMENT_CONTRADICTED", {
      ...placeOf(facts, "ENGINE_ARGS"),
      subject: flag,
      message: `${flag} contradicts the requirement ${requirement.id}, proven by ${fields.join(", ")} of the checkpoint's metadata`,
      hint: `remove ${flag} from ${fieldOf(facts.engine, "ENGINE_ARGS")}`,
      details: { requirement: requirement.id, fields },
    });
  }
  return requirement.args
    .filter((arg) => argSwitch(args, arg) === undefined)
    .map((arg) => ({ arg, because: { value: arg, origin: "rule", source: requirement.id, evidence } }));
}
