import { VLLM_OPTIONS, type VllmOption } from "./vllm-options.js";

/** What a written option name means to vLLM's parser. */
export type OptionLookup =
  | { readonly kind: "known"; readonly option: VllmOption; readonly negated: boolean }
  | { readonly kind: "ambiguous"; readonly candidates: readonly string[] }
  | { readonly kind: "unknown" };

interface Spelling {
  readonly option: VllmOption;
  readonly negated: boolean;
}

const BY_NAME: ReadonlyMap<string, VllmOption> = new Map(
  VLLM_OPTIONS.map((option) => [option.option, option]),
);

/** Every spelling that the parser has, the long option behind it, and whether it negates. */
const SPELLINGS: ReadonlyMap<string, Spelling> = new Map(VLLM_OPTIONS.flatMap(spellings));

/** Options that take one or more words (lists and sets in vLLM's configuration classes). */
const SEVERAL_WORDS: ReadonlySet<string> = new Set([
  "--allowed-media-domains",
  "--collect-detailed-traces",
  "--cpu-offload-params",
  "--cudagraph-capture-sizes",
  "--device-ids",
  "--ignore-patterns",
  "--kv-cache-dtype-skip-layers",
  "--logits-processors",
  "--lora-modules",
  "--lora-target-modules",
  "--numa-bind-cpus",
  "--numa-bind-nodes",
  "--offload-params",
  "--served-model-name",
]);

/**
 * Finds an option by the name as written, without value and dotted part: underscores count as hyphens, an
 * unambiguous beginning is enough, as argparse has it.
 */
export function lookUpOption(written: string): OptionLookup {
  const name = normalOption(written);
  const exact = SPELLINGS.get(name);
  if (exact !== undefined) return { kind: "known", ...exact };
  if (name === "--" || name === "-") return { kind: "unknown" };
  const begun = [...SPELLINGS].filter(([spelling]) => spelling.startsWith(name));
  const [only] = begun;
  if (only === undefined) return { kind: "unknown" };
  if (begun.length === 1) return { kind: "known", ...only[1] };
  return { kind: "ambiguous", candidates: begun.map(([spelling]) => spelling) };
}

/** A one-letter option with its value attached, such as `-qawq`. */
export function lookUpAttached(written: string): { option: VllmOption; value: string } | undefined {
  if (!/^-[A-Za-z]./.test(written)) return undefined;
  const option = SPELLINGS.get(written.slice(0, 2))?.option;
  return option === undefined ? undefined : { option, value: written.slice(2) };
}

/** Underscores for hyphens, as vLLM's parser replaces them in long names. */
export function normalOption(written: string): string {
  return written.startsWith("--") ? `--${written.slice(2).replaceAll("_", "-")}` : written;
}

export function takesSeveralWords(option: VllmOption): boolean {
  return SEVERAL_WORDS.has(option.option);
}

/** All spellings, for suggestions. */
export function optionNames(): readonly string[] {
  return [...SPELLINGS.keys()];
}

function spellings(row: VllmOption): (readonly [string, Spelling])[] {
  const option = (row.sameAs === undefined ? undefined : BY_NAME.get(row.sameAs)) ?? row;
  const plain = [row.option, { option, negated: false }] as const;
  return row.negation === undefined ? [plain] : [plain, [row.negation, { option, negated: true }]];
}
