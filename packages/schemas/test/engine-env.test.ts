import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeEngineEnvName } from "../../core/src/inputs/engine-env-names.js";
import { SCHEMAS } from "../src/index.js";

/** The names that the launch file's schema accepts in an engine's environment. */
const runtime = SCHEMAS["engine-launch"].definitions?.["runtime"]?.properties?.["environment"];
const patterns = Object.keys(runtime?.patternProperties ?? {}).map((pattern) => new RegExp(pattern, "u"));
const accepted = (name: string): boolean => patterns.some((pattern) => pattern.test(name));

const part = fc.constantFrom(
  ..."VLLM_ UCX_ NIXL_ ROCM_ HIP_ HSA_ AITER_ PYTORCH_ SAFETENSORS_ NCCL_ LD_LIBRARY_PATH PYTHONPATH".split(
    " ",
  ),
  ..."ROCR_VISIBLE_DEVICES CUDA_VISIBLE_DEVICES NET_DEVICES TLS TCP_PORT_RANGE HOST_IP".split(" "),
  ..."VLLM_NIXL_SIDE_CHANNEL_HOST VLLM_NIXL_SIDE_CHANNEL_PORT API_KEY PASSWORD TOKEN SECRET SSH SKIP_COMPAT".split(
    " ",
  ),
  ..."token Ssh x A 1 _ - é".split(" "),
  " ",
  "",
);

describe("the environment of an engine", () => {
  it("has the same names in the schema as in the rule of the inputs", () => {
    expect(patterns.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), (parts) => {
        const name = parts.join("");
        expect(accepted(name), name).toBe(judgeEngineEnvName(name) === "supported");
      }),
      { numRuns: 5000 },
    );
  });
});
