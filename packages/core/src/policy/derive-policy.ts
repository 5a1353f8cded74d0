import type { Findings } from "../errors/findings.js";
import type { Inputs } from "../inputs/inputs.js";
import type { EngineObservation } from "../observation/observation.js";
import { checkSameContent, checkSameRuntime } from "./agreement.js";
import { type Allocation, allocateGpus } from "./allocate-gpus.js";
import { LAUNCH_DEFAULTS } from "./defaults.js";
import { type EngineRuntime, deriveRuntime } from "./derive-runtime.js";
import { type Endpoint, deriveEndpoints } from "./endpoints.js";
import { allocationBecause, endpointBecause } from "./engine-because.js";
import { type EngineFacts, fieldOf } from "./facts.js";
import { fleetBecause } from "./fleet-because.js";
import { checkFit, checkModel } from "./launch-fit.js";
import type { Because, EnginePolicy, LaunchPolicy } from "./launch-policy.js";
import { startingPools } from "./pools.js";
import { checkUse } from "./use-fit.js";
import { tpShape } from "./tp-shape.js";
import { chooseTransfer } from "./transfer.js";

/** What a policy is derived from. @public */
export interface PolicyRequest {
  readonly inputs: Inputs;
  /** By role; an engine that is missing here was not observed, and gets no policy. */
  readonly observations: ReadonlyMap<string, EngineObservation>;
  readonly findings: Findings;
}

/**
 * How every engine must run, with what decided each setting. All faults are recorded at once; `undefined` where
 * one of them leaves an engine without a policy.
 *
 * @public
 */
export function derivePolicy({ inputs, observations, findings }: PolicyRequest): LaunchPolicy | undefined {
  const fleet = inputs.engines.flatMap((engine): EngineFacts[] => {
    const seen = observations.get(engine.role);
    return seen === undefined ? [] : [{ engine, seen }];
  });
  checkSameContent(fleet, findings);
  const allocations = allocateGpus(fleet, findings);
  const shape = tpShape(fleet, allocations, findings);
  const endpoints = deriveEndpoints(fleet, findings);
  const runtimes = new Map<string, EngineRuntime>();
  for (const facts of fleet) {
    checkModel(facts, findings);
    const runtime = deriveRuntime(facts, findings);
    if (runtime !== undefined) runtimes.set(facts.engine.role, runtime);
    const allocation = allocations.get(facts.engine.role);
    if (allocation !== undefined) checkFit(facts, allocation, findings);
    checkUse(facts, allocation, findings);
  }
  const choices = [...runtimes].map(
    ([role, runtime]) => [role, { ...runtime, args: runtime.extraArgs }] as const,
  );
  checkSameRuntime(fleet, new Map(choices), findings);
  const pools = startingPools(inputs.engines);
  const engines = fleet.flatMap((facts): EnginePolicy[] => {
    const { role } = facts.engine;
    const allocation = allocations.get(role);
    const endpoint = endpoints.get(role);
    const runtime = runtimes.get(role);
    if (allocation === undefined || endpoint === undefined || runtime === undefined) return [];
    const pool = pools.get(role) ?? "decode";
    return [assemble(facts, { allocation, endpoint, runtime, pool, shared: fleetBecause(inputs) })];
  });
  if (shape === undefined || engines.length < inputs.engines.length) return undefined;
  const slo = { ttftS: inputs.ttftS ?? LAUNCH_DEFAULTS.ttftS, tpotS: inputs.tpotS ?? LAUNCH_DEFAULTS.tpotS };
  return { engines, hardware: shape, slo };
}

interface Parts {
  readonly allocation: Allocation;
  readonly endpoint: Endpoint;
  readonly runtime: EngineRuntime;
  readonly pool: EnginePolicy["pool"];
  /** What decided the settings that all engines share. */
  readonly shared: Readonly<Record<string, Because>>;
}

function assemble(facts: EngineFacts, parts: Parts): EnginePolicy {
  const { engine, seen } = facts;
  const { allocation, endpoint, runtime, pool } = parts;
  const { transfer, because } = chooseTransfer(facts);
  return {
    role: engine.role,
    number: engine.number,
    pool,
    address: endpoint.address,
    url: endpoint.url,
    attestationUrl: endpoint.attestationUrl,
    imageId: seen.image.id,
    modelConfigSha256: seen.model.configSha256,
    accelerator: allocation.accelerator,
    gpuIds: allocation.ids,
    tensorParallelSize: allocation.tensorParallelSize,
    gpuVisibilityEnv: seen.accelerators.visibilityEnv,
    acceleratorDevices: allocation.devices,
    transfer,
    ...runtime,
    because: {
      ...allocationBecause(facts, allocation),
      network_mode: { value: "host", origin: "rule", source: "engines use the host's network" },
      ...because,
      ...runtime.because,
      ...endpointBecause(endpoint, pool),
      image: { value: seen.image.id, origin: "observation", source: fieldOf(engine, "ENGINE_IMAGE") },
      model_config_sha256: {
        value: seen.model.configSha256,
        origin: "observation",
        source: "the bytes of config.json",
      },
      ...parts.shared,
    },
  };
}
