import { GateError } from "../errors/gate-error.js";
import type { Gpu } from "../observation/observation.js";
import { type EngineFacts, fieldOf, placeOf } from "./facts.js";

/** One entry of an engine's GPU list, found on its host. */
export interface SelectedGpu {
  readonly id: string;
  readonly gpu: Gpu;
  /** What no second entry may be: the device, or the MIG device on it. */
  readonly key: string;
}

/**
 * Finds the GPUs that an engine declares, in the order given.
 *
 * Throws `GPU_ID_UNKNOWN`, `GPU_ID_AMBIGUOUS`, `GPU_ID_REPEATED`, `GPU_IDS_OF_TWO_KINDS`, `GPU_INDEX_UNSAFE`,
 * `GPU_PARTITIONED`.
 */
export function selectGpus(facts: EngineFacts, ids: readonly string[]): readonly SelectedGpu[] {
  const { gpus } = facts.seen.accelerators;
  const place = placeOf(facts, "GPU_IDS");
  const indices = ids.filter(isIndex);
  if (indices.length > 0 && indices.length < ids.length) {
    throw new GateError("GPU_IDS_OF_TWO_KINDS", {
      ...place,
      message: `the list mixes the index ${indices[0]} with the UUID ${ids.find((id) => !isIndex(id))}`,
    });
  }
  const selected = ids.map((id) => selectOne(facts, id));
  if (indices.length > 0 && products(gpus).length > 1) {
    const uuids = selected.map(({ gpu }) => gpu.uuid);
    throw new GateError("GPU_INDEX_UNSAFE", {
      ...place,
      message: `the host has several accelerator products (${products(gpus).join(", ")}), among which indices are not stable`,
      ...(uuids.every((uuid) => uuid !== undefined)
        ? { hint: `set ${fieldOf(facts.engine, "GPU_IDS")}=${uuids.join(",")}` }
        : {}),
    });
  }
  for (const [index, { id, key }] of selected.entries()) {
    const first = selected.findIndex((other) => other.key === key);
    if (first < index) {
      throw new GateError("GPU_ID_REPEATED", {
        ...place,
        message: `${selected[first]?.id ?? ""} and ${id} are one accelerator`,
      });
    }
  }
  return selected;
}

/** Refuses what no whole card is. Throws `GPU_PARTITIONED`. */
export function requireWhole(facts: EngineFacts, gpu: Gpu): void {
  if (gpu.partition === undefined || gpu.partition === "SPX") return;
  const { instances = [] } = gpu;
  const how =
    gpu.partition === "MIG"
      ? `switch it off with nvidia-smi -i ${gpu.index} -mig 0`
      : "switch the card to SPX with amd-smi set --compute-partition SPX";
  throw new GateError("GPU_PARTITIONED", {
    ...placeOf(facts, "GPU_IDS"),
    subject: gpu.device,
    message: `${gpu.name} with index ${gpu.index} is partitioned (${gpu.partition})`,
    hint:
      instances.length > 0
        ? `${how}, or list MIG devices by UUID: ${instances.map((each) => `${each.uuid} (${each.profile})`).join(", ")}`
        : how,
  });
}

/** The product names among some accelerators. */
export function products(gpus: readonly Gpu[]): readonly string[] {
  return [...new Set(gpus.map((gpu) => gpu.name))];
}

function isIndex(id: string): boolean {
  return /^[0-9]+$/.test(id);
}

function selectOne(facts: EngineFacts, id: string): SelectedGpu {
  const { gpus } = facts.seen.accelerators;
  if (isIndex(id)) {
    const gpu = gpus.find((each) => each.index === Number(id));
    if (gpu === undefined)
      throw unknown(facts, id, `the indices ${gpus.map((each) => each.index).join(", ")}`);
    requireWhole(facts, gpu);
    return { id, gpu, key: gpu.device };
  }
  if (/^MIG-/i.test(id)) return selectMig(facts, id);
  const exact = gpus.filter((gpu) => gpu.uuid?.toLowerCase() === id.toLowerCase());
  // The vendors' libraries take any beginning that fits one card.
  const found = exact.length > 0 ? exact : gpus.filter((gpu) => begins(gpu.uuid, id));
  const [gpu, another] = found;
  if (gpu === undefined) {
    const shown = gpus.flatMap((each) => each.uuid ?? []);
    throw unknown(
      facts,
      id,
      shown.length > 0 ? shown.join(", ") : "accelerators without UUIDs; list indices",
    );
  }
  if (another !== undefined) {
    throw new GateError("GPU_ID_AMBIGUOUS", {
      ...placeOf(facts, "GPU_IDS"),
      message: `${id} fits the accelerators with the indices ${found.map((each) => each.index).join(", ")}`,
    });
  }
  requireWhole(facts, gpu);
  return { id, gpu, key: gpu.device };
}

function selectMig(facts: EngineFacts, id: string): SelectedGpu {
  const found = facts.seen.accelerators.gpus.flatMap((gpu) =>
    (gpu.instances ?? [])
      .filter((instance) => instance.uuid.toLowerCase() === id.toLowerCase())
      .map((instance) => ({
        id,
        // Devices of one card but of different profiles are different products.
        gpu: { ...gpu, name: `${gpu.name} MIG ${instance.profile}` },
        key: instance.uuid,
      })),
  );
  const [only] = found;
  if (only !== undefined) return only;
  const shown = facts.seen.accelerators.gpus.flatMap((gpu) => gpu.instances ?? []).map((each) => each.uuid);
  throw unknown(facts, id, shown.length > 0 ? shown.join(", ") : "no MIG device");
}

function begins(uuid: string | undefined, id: string): boolean {
  return id.length > 4 && (uuid?.toLowerCase().startsWith(id.toLowerCase()) ?? false);
}

function unknown(facts: EngineFacts, id: string, shown: string): GateError {
  const left = (facts.seen.accelerators.excluded ?? []).find((each) => String(each.index) === id);
  if (left !== undefined) {
    return new GateError("GPU_ID_UNKNOWN", {
      ...placeOf(facts, "GPU_IDS"),
      message: `${left.name} with index ${id} cannot be used: ${left.reason}; the host shows ${shown}`,
    });
  }
  return new GateError("GPU_ID_UNKNOWN", {
    ...placeOf(facts, "GPU_IDS"),
    message: `${id} is not there; the host shows ${shown}`,
  });
}
