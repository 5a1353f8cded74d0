import type { ModelMetadata } from "../observation/observation.js";
import { type ContextLimit, contextLimit, defaultMaxModelLen } from "./context-length.js";
import { type ConvState, convState } from "./conv-state.js";
import type { Evidence } from "./evidence.js";
import { type DtypeFact, modelDtype } from "./model-dtype.js";
import { customCode, type ForeignCode, foreignCode } from "./requirements/trust-remote-code.js";
import { type TensorParallelSizes, tensorParallelSizes } from "./tensor-parallel.js";
import { type Transferability, transferability } from "./transferability.js";

/** Everything that a launch policy takes from a checkpoint's metadata, each part with its evidence. @public */
export interface CheckpointInspection {
  readonly customCode: {
    /** True where engines need `--trust-remote-code`. */
    readonly required: boolean;
    readonly evidence: readonly Evidence[];
    /** Code that lies in another repository. */
    readonly elsewhere: readonly ForeignCode[];
  };
  /** `required`: the layout `DS` must be explicit; `transferable`: NIXL carries the state between engines. */
  readonly convState: ConvState & Pick<Transferability, "transferable" | "caveat">;
  readonly modelDtype: DtypeFact;
  /** `launched` is the context length in tokens of a launch where the operator says nothing. */
  readonly contextLimit: ContextLimit & { readonly launched: number };
  readonly tensorParallel: TensorParallelSizes;
}

/**
 * Concludes everything that can be concluded from a checkpoint's metadata alone. Never throws.
 *
 * @public
 */
export function inspectCheckpoint(metadata: ModelMetadata): CheckpointInspection {
  const { config } = metadata;
  const code = customCode(metadata);
  const { transferable, caveat } = transferability(config);
  const limit = contextLimit(config);
  return {
    customCode: { required: code.length > 0, evidence: code, elsewhere: foreignCode(metadata) },
    convState: { ...convState(config), transferable, ...(caveat === undefined ? {} : { caveat }) },
    modelDtype: modelDtype(config),
    contextLimit: { ...limit, launched: defaultMaxModelLen(limit) },
    tensorParallel: tensorParallelSizes(config),
  };
}
