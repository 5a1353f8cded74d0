import type { Findings } from "../errors/findings.js";
import type { Allocation } from "./allocate-gpus.js";
import { argSwitch } from "./engine-args.js";
import { type EngineFacts, fieldOf, placeOf } from "./facts.js";
import { checkFp8 } from "./fp8-fit.js";
import { checkImageFit } from "./image-fit.js";
import { modelFindings } from "./model-findings.js";
import { tensorParallelFaults, tensorParallelSizes } from "./tensor-parallel.js";
import { checkWeights } from "./weights-fit.js";

/** What a checkpoint's metadata shows before anybody loads it. */
export function checkModel(facts: EngineFacts, findings: Findings): void {
  const { engine, seen } = facts;
  const pin = engine.modelConfigSha256;
  if (pin !== undefined && pin.toLowerCase() !== seen.model.configSha256) {
    findings.add("MODEL_CONFIG_NOT_PINNED", {
      ...placeOf(facts, "MODEL_CONFIG_SHA256"),
      subject: "config.json",
      message: `config.json has SHA-256 ${seen.model.configSha256}, the pin is ${pin}`,
    });
  }
  for (const [code, found] of modelFindings(seen.model))
    findings.add(code, { ...placeOf(facts, "MODEL_DIR"), ...found });
}

/** Whether the model can be split, and calculated, as the allocation has it. */
export function checkFit(facts: EngineFacts, allocation: Allocation, findings: Findings): void {
  const { config } = facts.seen.model;
  const spread = argSwitch(facts.engine.engineArgs ?? [], "--enable-expert-parallel") === true;
  const options = { expertParallel: spread };
  const sizes = tensorParallelSizes(config, options).sizes.filter((size) => size <= allocation.ids.length);
  for (const { evidence, message } of tensorParallelFaults(config, allocation.tensorParallelSize, options)) {
    findings.add("TP_DOES_NOT_FIT", {
      ...placeOf(facts, "TENSOR_PARALLEL_SIZE"),
      subject: evidence.field,
      message: `${message}; sizes that fit: ${sizes.join(", ")}`,
      hint: `set ${fieldOf(facts.engine, "TENSOR_PARALLEL_SIZE")} to one of ${sizes.join(", ")}`,
      details: { field: evidence.field, value: evidence.value, sizes },
    });
  }
  checkFp8(facts, allocation.gpus, findings);
  checkWeights(facts, allocation, findings);
  checkImageFit(facts, allocation.gpus, findings);
}
