import type { DocumentTypes } from "@narwhal/schemas";
import type { Accelerators, Gpu, HostUse } from "../observation/observation.js";

type Document = DocumentTypes["engine-observation"];

/** One accelerator, as record and fingerprint show it. */
export function gpuEntry(gpu: Gpu): Document["gpus"][number] {
  return {
    id: String(gpu.index),
    name: gpu.name,
    uuid: gpu.uuid ?? null,
    device: gpu.device,
    ...(gpu.pci === undefined ? {} : { pci: gpu.pci }),
    ...(gpu.memoryBytes === undefined ? {} : { memory_bytes: gpu.memoryBytes }),
    ...(gpu.driver === undefined ? {} : { driver: gpu.driver }),
    ...(gpu.architecture === undefined ? {} : { architecture: gpu.architecture }),
    ...(gpu.partition === undefined ? {} : { partition: gpu.partition }),
    ...(gpu.instances === undefined ? {} : { instances: gpu.instances.map((each) => ({ ...each })) }),
  };
}

/** What the tool counts beside the accelerators. */
export function excludedEntry({ excluded = [] }: Accelerators): Pick<Document, "excluded_gpus"> {
  if (excluded.length === 0) return {};
  return { excluded_gpus: excluded.map(({ index, name, reason }) => ({ id: String(index), name, reason })) };
}

/** Memory of the accelerators that is in use already. */
export function memoryEntry(use: HostUse | undefined): Pick<Document, "memory_in_use"> {
  if (use === undefined) return {};
  return {
    memory_in_use: use.gpus.map(({ device, bytes, holder }) => ({
      device,
      ...(bytes === undefined ? {} : { bytes }),
      ...holder,
    })),
  };
}
