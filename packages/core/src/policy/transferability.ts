import type { JsonObject } from "../canonical.js";
import { convState } from "./conv-state.js";
import type { Evidence } from "./evidence.js";

/** Whether NIXL can carry a model's recurrent state between engines. @public */
export interface Transferability {
  /** True also for a model without recurrent state: then only the KV cache travels. */
  readonly transferable: boolean;
  /** Why not, or what to beware of; absent where all is well. */
  readonly caveat?: string;
  readonly evidence: readonly Evidence[];
}

/** Kinds of state that vLLM's NIXL connector does not know (`ssm_conv_transfer_utils.py`). */
const UNKNOWN_TO_NIXL: ReadonlyMap<string, string> = new Map([
  ["short-conv", "short convolution"],
  ["recurrent", "RG-LRU recurrence"],
  ["linear", "linear attention without convolution"],
]);

/**
 * Judges the state's kind: Mamba 1, Mamba 2 and gated delta net are known to NIXL, KDA takes the latter's path
 * with poor accuracy reported (vllm#44848, vllm#55215), all others cannot be transferred. Never throws.
 *
 * @public
 */
export function transferability(config: JsonObject): Transferability {
  const { kinds, evidence } = convState(config);
  const unknown = kinds.flatMap((kind) => UNKNOWN_TO_NIXL.get(kind) ?? []);
  if (unknown.length > 0) {
    return {
      transferable: false,
      caveat: `NIXL cannot transfer the state of ${unknown.join(" and ")}`,
      evidence,
    };
  }
  if (kinds.includes("kda")) {
    return {
      transferable: true,
      caveat: "KDA state travels on the gated delta net path, with poor accuracy reported",
      evidence,
    };
  }
  return { transferable: true, evidence };
}
