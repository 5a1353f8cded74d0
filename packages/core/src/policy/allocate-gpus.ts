import type { Findings } from "../errors/findings.js";
import { GateError } from "../errors/gate-error.js";
import type { Gpu } from "../observation/observation.js";
import { type EngineFacts, byHost, fieldOf, placeOf } from "./facts.js";
import { type SelectedGpu, products, requireWhole, selectGpus } from "./select-gpus.js";

/** The accelerators of one engine. @public */
export interface Allocation {
  /** As the operator declared them, else the indices of all. */
  readonly ids: readonly string[];
  /** Product name. */
  readonly accelerator: string;
  /** In detection order. */
  readonly gpus: readonly Gpu[];
  /** Common device nodes, then one per selected accelerator in detection order. */
  readonly devices: readonly string[];
  readonly tensorParallelSize: number;
  /** True where the operator listed them. */
  readonly declared: boolean;
}

/**
 * Gives each engine its accelerators: a whole host to an engine that is alone there and lists none, else what
 * it lists. Faults are recorded; an engine with one has no allocation.
 *
 * @public
 */
export function allocateGpus(
  fleet: readonly EngineFacts[],
  findings: Findings,
): ReadonlyMap<string, Allocation> {
  const allocations = new Map<string, Allocation>();
  for (const there of byHost(fleet).values()) {
    const taken = new Map<string, { facts: EngineFacts; id: string }>();
    for (const facts of there) {
      const selected = findings.attempt(() => selectFor(facts, there.length > 1));
      if (selected === undefined) continue;
      const free = findings.attempt(() => {
        for (const one of selected) take(taken, facts, one);
        return true;
      });
      const allocation = findings.attempt(() => allocate(facts, selected));
      if (free === true && allocation !== undefined) allocations.set(facts.engine.role, allocation);
    }
  }
  return allocations;
}

function selectFor(facts: EngineFacts, shared: boolean): readonly SelectedGpu[] {
  const { engine, seen } = facts;
  const { gpus } = seen.accelerators;
  if (engine.gpuIds !== undefined) return selectGpus(facts, engine.gpuIds);
  if (shared) {
    throw new GateError("GPU_LIST_NEEDED", {
      ...placeOf(facts, "GPU_IDS"),
      message: `${engine.role} shares its host with other engines and lists no GPUs`,
      hint: `list the engine's GPUs in ${fieldOf(engine, "GPU_IDS")}`,
    });
  }
  for (const gpu of gpus) requireWhole(facts, gpu);
  return gpus.map((gpu) => ({ id: String(gpu.index), gpu, key: gpu.device }));
}

function take(
  taken: Map<string, { facts: EngineFacts; id: string }>,
  facts: EngineFacts,
  { id, key }: SelectedGpu,
): void {
  const owner = taken.get(key);
  if (owner !== undefined && owner.facts.engine.role !== facts.engine.role) {
    throw new GateError("GPU_ASSIGNED_TWICE", {
      ...placeOf(facts, "GPU_IDS"),
      subject: key,
      message: `${id} is also given to ${owner.facts.engine.role}, as ${owner.id} in ${fieldOf(owner.facts.engine, "GPU_IDS")}`,
    });
  }
  taken.set(key, { facts, id });
}

function allocate(facts: EngineFacts, selected: readonly SelectedGpu[]): Allocation {
  const { engine, seen } = facts;
  const { gpus: detected, commonDevices } = seen.accelerators;
  const [accelerator, ...others] = products(selected.map(({ gpu }) => gpu));
  if (accelerator === undefined) {
    throw new GateError("GPU_NONE", { ...placeOf(facts), message: "the host shows no accelerator" });
  }
  if (others.length > 0) throw mixed(facts, selected);
  const count = selected.length;
  const tensorParallelSize = engine.tensorParallelSize ?? count;
  if (tensorParallelSize > count) {
    throw new GateError("TP_LARGER_THAN_GPUS", {
      ...placeOf(facts, "TENSOR_PARALLEL_SIZE"),
      message: `tensor-parallel size ${tensorParallelSize} is more than the engine's ${count} GPUs`,
    });
  }
  const chosen = new Set(selected.map(({ gpu }) => gpu.device));
  const gpus = detected.filter((gpu) => chosen.has(gpu.device));
  const devices = [...new Set([...commonDevices, ...gpus.map((gpu) => gpu.device)])];
  const ids = selected.map(({ id }) => id);
  return { ids, accelerator, gpus, devices, tensorParallelSize, declared: engine.gpuIds !== undefined };
}

function mixed(facts: EngineFacts, selected: readonly SelectedGpu[]): GateError {
  const lists = products(selected.map(({ gpu }) => gpu)).map((name) => {
    const ids = selected.filter(({ gpu }) => gpu.name === name).map(({ gpu, id }) => gpu.uuid ?? id);
    return { name, ids };
  });
  const field = fieldOf(facts.engine, "GPU_IDS");
  return new GateError("GPU_PRODUCTS_MIXED", {
    ...placeOf(facts, "GPU_IDS"),
    message: `the engine would get ${lists.map(({ name, ids }) => `${ids.length} × ${name}`).join(" and ")}`,
    hint: `list one product: ${lists.map(({ name, ids }) => `${field}=${ids.join(",")} (${name})`).join(", or ")}`,
  });
}
