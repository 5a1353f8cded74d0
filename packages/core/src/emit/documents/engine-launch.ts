import { type JsonObject, jsonFile } from "../../canonical.js";
import type { EnginePolicy, LaunchPolicy } from "../../policy/launch-policy.js";
import type { TextDocument } from "../create-together.js";
import { engineSources } from "./engine-launch-sources.js";

/** `engine-launch.local.json`: how each engine is started. @public */
export function engineLaunchDocument(
  path: string,
  policy: LaunchPolicy,
  recordDirectory: string,
): TextDocument {
  const document = {
    schema: "narwhal.engine-launch",
    schema_version: 1,
    engines: Object.fromEntries(
      policy.engines.map((engine) => [engine.role, engineEntry(engine, recordDirectory)]),
    ),
  } satisfies JsonObject;
  return { path, text: jsonFile(document) };
}

function engineEntry(engine: EnginePolicy, recordDirectory: string): JsonObject {
  const { inspection, policy } = engineSources(recordDirectory, engine.role);
  const { transfer, ...rest } = launchSettings(engine);
  const { runtime, ...head } = rest;
  return {
    ...head,
    transfer,
    sources: { allocation: inspection, devices: inspection, transfer: policy, runtime: inspection },
    runtime,
  };
}

/** What one engine is started with, without where it comes from. */
export function launchSettings(engine: EnginePolicy): {
  readonly [key: string]: JsonObject[string];
  readonly transfer: JsonObject;
  readonly runtime: JsonObject;
} {
  const { transfer } = engine;
  return {
    accelerator: engine.accelerator,
    gpu_ids: engine.gpuIds,
    tensor_parallel_size: engine.tensorParallelSize,
    gpu_visibility_env: engine.gpuVisibilityEnv,
    accelerator_devices: engine.acceleratorDevices,
    network_mode: "host",
    transfer: {
      transport: transfer.transport,
      net_devices: transfer.netDevices,
      devices: transfer.devices,
      gpu_tls: transfer.gpuTls,
    },
    runtime: {
      expected_packages: engine.expectedPackages,
      model_dtype: engine.modelDtype,
      kv_cache_dtype: engine.kvCacheDtype,
      block_size: engine.blockSize,
      environment: engine.environment,
      extra_args: engine.extraArgs,
    },
  };
}
