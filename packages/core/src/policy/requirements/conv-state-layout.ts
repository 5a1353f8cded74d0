import { convState } from "../conv-state.js";
import type { Requirement } from "./requirement.js";

/**
 * Convolutional state that NIXL transfers must lie in the layout `DS`; vLLM's default is `SD`, and its NIXL
 * worker asserts the former after the model is loaded (vllm `envs.py`, `mamba_utils.py`, `nixl/base_worker.py`,
 * vllm#54387).
 *
 * @public
 */
export const convStateLayout: Requirement = {
  id: "conv-state-layout",
  evidence: (metadata) => {
    const state = convState(metadata.config);
    return state.required ? state.evidence : [];
  },
  args: [],
  env: { VLLM_SSM_CONV_STATE_LAYOUT: "DS" },
  contradictedBy: ["--disable-hybrid-kv-cache-manager"],
};
