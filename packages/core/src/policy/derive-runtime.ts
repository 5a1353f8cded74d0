import type { Json } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import { choosePackages } from "../observation/image-packages.js";
import { type ContextLimit, contextLimit, defaultMaxModelLen } from "./context-length.js";
import { LAUNCH_DEFAULTS, defaultEngineArgs } from "./defaults.js";
import { argSwitch } from "./engine-args.js";
import { engineEnvironment } from "./engine-env.js";
import { type EngineFacts, fieldOf, placeOf } from "./facts.js";
import { modelType } from "./language-model.js";
import type { Because, EnginePolicy } from "./launch-policy.js";
import { checkMaxModelLen } from "./max-model-len.js";
import { modelDtype, supportsFloat16 } from "./model-dtype.js";
import { type Demand, demands } from "./requirements/index.js";
import { convStateLayout } from "./requirements/conv-state-layout.js";
import { trustRemoteCode } from "./requirements/trust-remote-code.js";

/** The part of an engine's policy that its checkpoint, image and overrides decide. */
export type EngineRuntime = Pick<
  EnginePolicy,
  | "expectedPackages"
  | "modelDtype"
  | "kvCacheDtype"
  | "blockSize"
  | "environment"
  | "extraArgs"
  | "requiresTrustRemoteCode"
  | "requiresDsConvStateLayout"
  | "maxModelLen"
  | "because"
>;

/** Derives it; faults are recorded. `undefined` where the image's packages cannot be told. */
export function deriveRuntime(facts: EngineFacts, findings: Findings): EngineRuntime | undefined {
  const { engine, seen } = facts;
  const expectedPackages = findings.attempt(
    () => choosePackages(seen.image.packages),
    placeOf(facts, "ENGINE_IMAGE"),
  );
  const demanded = demands(seen.model);
  const limit = contextLimit(seen.model.config);
  const dtype = chooseDtype(facts, findings);
  const environment = engineEnvironment(facts, demanded, findings);
  const args = chooseArgs(facts, { demanded, limit }, findings);
  checkMaxModelLen({ facts, args: args.extraArgs, environment: environment.values, limit }, findings);
  if (expectedPackages === undefined) return undefined;
  const requires = (id: string): boolean => demanded.some(({ requirement }) => requirement.id === id);
  const blockSize = engine.blockSize ?? LAUNCH_DEFAULTS.blockSize;
  return {
    expectedPackages,
    modelDtype: dtype.value,
    kvCacheDtype: LAUNCH_DEFAULTS.kvCacheDtype,
    blockSize,
    environment: environment.values,
    extraArgs: args.extraArgs,
    requiresTrustRemoteCode: requires(trustRemoteCode.id),
    requiresDsConvStateLayout: requires(convStateLayout.id),
    maxModelLen: limit.value,
    because: {
      expected_packages: { value: expectedPackages, origin: "observation", source: "the image's packages" },
      model_dtype: dtype.because,
      kv_cache_dtype: { value: LAUNCH_DEFAULTS.kvCacheDtype, origin: "default", source: "KV cache dtype" },
      block_size: chosen(facts, "BLOCK_SIZE", blockSize, { set: engine.blockSize, otherwise: "block size" }),
      ...environment.because,
      ...args.because,
    },
  };
}

/** The operator's value, or a default of that name. */
function chosen(
  { engine }: EngineFacts,
  field: string,
  value: Json,
  { set, otherwise }: { set: unknown; otherwise: string },
): Because {
  return set === undefined
    ? { value, origin: "default", source: otherwise }
    : { value, origin: "field", source: fieldOf(engine, field) };
}

function chooseDtype(
  facts: EngineFacts,
  findings: Findings,
): { value: EnginePolicy["modelDtype"]; because: Because } {
  const { engine, seen } = facts;
  const { modelDtype: asked } = engine;
  if (asked !== undefined) {
    if (asked === "float16" && !supportsFloat16(seen.model.config)) {
      const type = modelType({ path: "", fields: seen.model.config });
      findings.add("DTYPE_REFUSED", {
        ...placeOf(facts, "MODEL_DTYPE"),
        message: `vLLM refuses float16 for the model type ${type}`,
      });
    }
    return {
      value: asked,
      because: { value: asked, origin: "field", source: fieldOf(engine, "MODEL_DTYPE") },
    };
  }
  const { value, reason, evidence } = modelDtype(seen.model.config);
  const origin = evidence.length === 0 ? "default" : reason.startsWith("the model") ? "observation" : "rule";
  return { value, because: { value, origin, source: reason, evidence } };
}

function chooseArgs(
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
