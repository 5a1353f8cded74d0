import type { ErrorCode } from "../errors/table.js";
import type { VllmOption } from "./vllm-options.js";
import { lookUpAttached, lookUpOption, normalOption, takesSeveralWords } from "./engine-options.js";

/** One option of an argument list, as vLLM's parser takes it. */
export interface EngineArg {
  /** Position of the element that holds the option, from 0. */
  readonly index: number;
  /** As written, without its value. */
  readonly written: string;
  /** The known long name; `undefined` where the list of options lacks it. */
  readonly option?: VllmOption;
  readonly negated: boolean;
  /** What follows the first dot of a dotted option. */
  readonly path?: string;
  /** The words of its value; empty for a switch. */
  readonly values: readonly string[];
}

/** What is wrong with one element of an argument list. */
export interface EngineArgFault {
  readonly code: ErrorCode;
  readonly index: number;
  /** The option as written, or the positional word. */
  readonly word: string;
  readonly candidates?: readonly string[];
}

/** An argument list taken apart. */
export interface EngineArgList {
  readonly args: readonly EngineArg[];
  readonly faults: readonly EngineArgFault[];
}

/**
 * Takes arguments apart the way vLLM's parser does (vllm `utils/argparse_utils.py`): `--option value`,
 * `--option=value`, underscores, dotted options, short aliases, unambiguous beginnings, `-O<level>`.
 */
export function readEngineArgs(words: readonly string[]): EngineArgList {
  const args: EngineArg[] = [];
  const faults: EngineArgFault[] = [];
  let index = 0;
  while (index < words.length) {
    const word = words[index] ?? "";
    if (!isOption(word)) {
      faults.push({ code: "ENGINE_ARG_POSITIONAL", index, word });
      index += 1;
      continue;
    }
    const head = readHead(word, index);
    if ("code" in head) {
      faults.push(head);
      index += 1;
      continue;
    }
    const following = countValues(words.slice(index + 1), head);
    const values = [...head.values, ...words.slice(index + 1, index + 1 + following)];
    args.push({ ...head, values });
    const fault = valueFault(head, values);
    if (fault !== undefined) faults.push(fault);
    index += 1 + following;
  }
  return { args, faults };
}

/** A word that argparse takes for an option: a dash first, no number, and no blank in its name. */
function isOption(word: string): boolean {
  if (!word.startsWith("-") || word === "-") return false;
  if (/^-(\d+|\d*\.\d+)$/.test(word)) return false;
  return !/\s/.test(word.split("=", 1)[0] ?? "");
}

function readHead(word: string, index: number): EngineArg | EngineArgFault {
  const level = /^-O=?(.*)$/s.exec(word);
  if (level !== null) return readLevel(level[1] ?? "", index);
  const equals = word.indexOf("=");
  const name = equals < 0 ? word : word.slice(0, equals);
  const attached = equals < 0 ? [] : [word.slice(equals + 1)];
  const dot = name.indexOf(".");
  const written = dot < 0 ? name : name.slice(0, dot);
  const path = dot < 0 ? {} : { path: name.slice(dot + 1) };
  const found = lookUpOption(written);
  if (found.kind === "known") {
    const { option, negated } = found;
    return { index, written: name, option, negated, ...path, values: attached };
  }
  if (found.kind === "ambiguous") {
    return { code: "ENGINE_ARG_AMBIGUOUS", index, word: name, candidates: found.candidates };
  }
  const short = lookUpAttached(word);
  if (short !== undefined) {
    const { option, value } = short;
    return { index, written: word.slice(0, 2), option, negated: false, values: [value] };
  }
  if (normalOption(written) === "--") return { code: "ENGINE_ARG_POSITIONAL", index, word };
  return { index, written: name, negated: false, ...path, values: attached };
}

function readLevel(level: string, index: number): EngineArg {
  const option: VllmOption = { option: "--optimization-level", takes: "value" };
  return { index, written: "-O", option, negated: false, values: level === "" ? [] : [level] };
}

/** How many of the next words are this option's values. */
function countValues(next: readonly string[], head: EngineArg): number {
  const { option, values, path } = head;
  if (values.length > 0 || next.length === 0) return 0;
  // A dotted option takes the next word whatever it is.
  if (path !== undefined) return 1;
  if (option?.takes === "flag") return 0;
  const end = next.findIndex(isOption);
  const free = end < 0 ? next.length : end;
  return option !== undefined && takesSeveralWords(option) ? free : Math.min(free, 1);
}

function valueFault(head: EngineArg, values: readonly string[]): EngineArgFault | undefined {
  const { option, index, written, path } = head;
  if (option === undefined) return undefined;
  if (option.takes === "flag" && path === undefined) {
    return values.length > 0 ? { code: "ENGINE_ARG_VALUE_UNEXPECTED", index, word: written } : undefined;
  }
  return values.length === 0 ? { code: "ENGINE_ARG_VALUE_MISSING", index, word: written } : undefined;
}
