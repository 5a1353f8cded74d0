import type { Json } from "../canonical.js";

/** One fact that a conclusion rests on. @public */
export interface Evidence {
  /** `config.json`, `tokenizer_config.json` or a processor file. */
  readonly file: string;
  /** Dotted path inside the file, such as `text_config.linear_conv_kernel_dim`. */
  readonly field: string;
  /** As it stands there; long and deep values are shortened. */
  readonly value: Json;
}

const LONGEST_STRING = 300;
const LONGEST_LIST = 256;
const DEEPEST = 4;

/** An entry of evidence, its value bounded in depth and length so that it can be recorded and shown. */
export function evidence(file: string, field: string, value: Json): Evidence {
  return { file, field, value: bounded(value, DEEPEST) };
}

/** The entries without those whose field came before. */
export function uniqueEvidence(entries: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>();
  return entries.filter(({ field }) => !seen.has(field) && seen.add(field) !== undefined);
}

/** True for a finite number above zero. */
export function isPositive(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value > 0;
}

/** The integers from 0 up to `count`, without it. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function bounded(value: Json, depth: number): Json {
  if (typeof value === "string") {
    return value.length > LONGEST_STRING ? `${value.slice(0, LONGEST_STRING)}…` : value;
  }
  if (value === null || typeof value !== "object") return value;
  if (depth === 0) return "…";
  if (Array.isArray(value)) {
    const items = value.slice(0, LONGEST_LIST).map((item: Json) => bounded(item, depth - 1));
    return value.length > LONGEST_LIST ? [...items, "…"] : items;
  }
  const entries = Object.entries(value).slice(0, LONGEST_LIST);
  return Object.fromEntries(entries.map(([key, item]) => [key, bounded(item, depth - 1)]));
}
