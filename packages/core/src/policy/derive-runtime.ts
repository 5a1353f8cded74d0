import type { Findings } from "../errors/findings.js";
import { choosePackages } from "../observation/image-packages.js";
import { chooseArgs, chosen } from "./choose-args.js";
import { contextLimit } from "./context-length.js";
import { LAUNCH_DEFAULTS } from "./defaults.js";
import { engineEnvironment } from "./engine-env.js";
import { type EngineFacts, fieldOf, placeOf } from "./facts.js";
import { modelType } from "./language-model.js";
import type { Because, EnginePolicy } from "./launch-policy.js";
import { checkMaxModelLen } from "./max-model-len.js";
import { modelDtype, supportsFloat16 } from "./model-dtype.js";
import { demands } from "./requirements/index.js";
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
