import type { Findings } from "../errors/findings.js";
import type { Allocation } from "./allocate-gpus.js";
import { type EngineFacts, placeOf } from "./facts.js";

/** What all replicas share. @public */
export interface TpShape {
  readonly accelerator: string;
  readonly acceleratorsPerEngine: number;
  readonly tensorParallel: number;
}

/** The one shape of the fleet; each engine that differs from the first is recorded. @public */
export function tpShape(
  fleet: readonly EngineFacts[],
  allocations: ReadonlyMap<string, Allocation>,
  findings: Findings,
): TpShape | undefined {
  let first: { role: string; shape: TpShape } | undefined;
  for (const facts of fleet) {
    const { role } = facts.engine;
    const allocation = allocations.get(role);
    if (allocation === undefined) continue;
    const shape = shapeOf(allocation);
    first ??= { role, shape };
    if (words(shape) === words(first.shape)) continue;
    const renamed = differInPrefix(shape.accelerator, first.shape.accelerator);
    const field = shape.tensorParallel === first.shape.tensorParallel ? "GPU_IDS" : "TENSOR_PARALLEL_SIZE";
    findings.add("TP_SHAPE_DIFFERS", {
      ...placeOf(facts, field),
      message: `${role} has ${words(shape)}, ${first.role} has ${words(first.shape)}${renamed ? "; both may be one product, which drivers of different age name differently" : ""}`,
      ...(renamed
        ? { hint: "install one driver version on all hosts, so that all name the product alike" }
        : {}),
    });
  }
  return first?.shape;
}

/** True where one name is the other with words before it, as newer drivers put the maker's. */
function differInPrefix(one: string, other: string): boolean {
  return one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
}

function shapeOf({ accelerator, ids, tensorParallelSize }: Allocation): TpShape {
  return { accelerator, acceleratorsPerEngine: ids.length, tensorParallel: tensorParallelSize };
}

function words({ accelerator, acceleratorsPerEngine, tensorParallel }: TpShape): string {
  return `${acceleratorsPerEngine} × ${accelerator} at tensor-parallel size ${tensorParallel}`;
}
