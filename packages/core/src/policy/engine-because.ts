import type { Json } from "../canonical.js";
import type { Allocation } from "./allocate-gpus.js";
import type { Endpoint } from "./endpoints.js";
import { type EngineFacts, fieldOf } from "./facts.js";
import type { Because } from "./launch-policy.js";

/** What an allocation decided. */
export function allocationBecause(
  { engine, seen }: EngineFacts,
  allocation: Allocation,
): Readonly<Record<string, Because>> {
  const { accelerators } = seen;
  return {
    accelerator: observed(allocation.accelerator, "the product that the host shows"),
    gpu_ids: allocation.declared
      ? { value: allocation.ids, origin: "field", source: fieldOf(engine, "GPU_IDS") }
      : { value: allocation.ids, origin: "default", source: "all GPUs of a host with one engine" },
    tensor_parallel_size:
      engine.tensorParallelSize === undefined
        ? {
            value: allocation.tensorParallelSize,
            origin: "default",
            source: "the number of the engine's GPUs",
          }
        : {
            value: allocation.tensorParallelSize,
            origin: "field",
            source: fieldOf(engine, "TENSOR_PARALLEL_SIZE"),
          },
    gpu_visibility_env: observed(accelerators.visibilityEnv, `accelerators of ${accelerators.vendor}`),
    accelerator_devices: observed(allocation.devices, "the device nodes of the engine's GPUs"),
  };
}

/** What decided where an engine is reached. */
export function endpointBecause(endpoint: Endpoint, pool: string): Readonly<Record<string, Because>> {
  const source = "the lowest-numbered engine prefills, the others decode";
  return { pool: { value: pool, origin: "rule", source }, ...endpoint.because };
}

function observed(value: Json, source: string): Because {
  return { value, origin: "observation", source };
}
