import type { GpuChange, GpuPlace, RecordComparison, RecordedGpu } from "@narwhal/core";
import { changeWords } from "./change-words.js";
import { nameRuns } from "./name-runs.js";

/** Accelerators that came, went, were exchanged or say something else. */
export function gpuLines(changes: RecordComparison["accelerators"]): readonly string[] {
  return changes.map((change) => `${gpuWords(change)}  [${nameRuns(change.roles)}]`);
}

function gpuWords(change: GpuChange): string {
  if (change.kind === "came" || change.kind === "went") {
    const mark = change.kind === "came" ? "+" : "-";
    return `${mark} GPU ${placeWords(change.gpu)}: ${cardWords(change.gpu)}`;
  }
  if (change.kind === "exchanged")
    return `~ GPU ${placeWords(change.after)}: another card, ${cardWords(change.before)} -> ${cardWords(change.after)}`;
  if (change.kind === "moved") {
    const { length } = change.gpus;
    return `~ ${length === 1 ? "1 GPU has" : `${length} GPUs have`} another index, device node or PCI address`;
  }
  if (change.kind === "reordered") return "~ the same GPUs are listed in another order";
  const { gpus, of, path } = change;
  const which = gpus.length === of ? `all ${of} GPUs` : `GPU ${gpus.join(",")}`;
  return `~ ${path}: ${changeWords(change)}, ${which}`;
}

function placeWords({ id, pci }: GpuPlace): string {
  return pci === undefined ? id : `${id} at ${pci}`;
}

function cardWords({ name, uuid }: RecordedGpu): string {
  return uuid === null ? name : `${name} ${uuid}`;
}
