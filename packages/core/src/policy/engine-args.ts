import { distance } from "fastest-levenshtein";
import type { Findings } from "../errors/findings.js";
import type { FindingFacts } from "../errors/gate-error.js";
import { optionNames } from "./engine-options.js";
import { VLLM_OPTIONS_VERSION } from "./vllm-options.js";
import { insteadOf } from "./owned-options.js";
import { type EngineArg, type EngineArgFault, readEngineArgs } from "./read-engine-args.js";

/** Where an argument list was given. @public */
export type ArgsPlace = Pick<FindingFacts, "host" | "role" | "field">;

const LONGEST_SHOWN = 60;

/**
 * Records everything that is wrong with the arguments of one engine as far as no host is needed: options that
 * the launcher owns, in every spelling; unknown and ambiguous ones; positional words; missing values.
 *
 * @public
 */
export function checkEngineArgs(args: readonly string[], place: ArgsPlace, findings: Findings): void {
  const list = readEngineArgs(args);
  for (const arg of list.args) checkOption(arg, place, findings);
  for (const fault of list.faults) {
    findings.add(fault.code, { ...place, subject: shown(fault.word), ...describe(fault) });
  }
}

/** The options of a list that set or clear a switch or value of this long name, in order. */
function argsNamed(args: readonly string[], name: string): readonly EngineArg[] {
  return readEngineArgs(args).args.filter((arg) => arg.option?.option === name && arg.path === undefined);
}

/** The last value of an option; of a dotted one the value at the path. */
export function argValue(args: readonly string[], name: string, path?: string): string | undefined {
  const found = readEngineArgs(args).args.filter((arg) => arg.option?.option === name && arg.path === path);
  return found.at(-1)?.values[0];
}

/** Whether a switch is on (`true`), off by its `--no-` form (`false`), or not given. The last one counts. */
export function argSwitch(args: readonly string[], name: string): boolean | undefined {
  const last = argsNamed(args, name).at(-1);
  return last === undefined ? undefined : !last.negated;
}

function checkOption(arg: EngineArg, place: ArgsPlace, findings: Findings): void {
  const { option, written } = arg;
  if (option === undefined) {
    const near = nearest(written);
    findings.add("ENGINE_ARG_UNKNOWN", {
      ...place,
      subject: shown(written),
      message: `${shown(written)} is no option known to ${VLLM_OPTIONS_VERSION}${near === undefined ? "" : `; the nearest is ${near}`}`,
    });
  } else if (option.owner === "launcher") {
    const name = shown(written) === option.option ? option.option : `${shown(written)} (${option.option})`;
    findings.add("ENGINE_ARG_OWNED", {
      ...place,
      subject: option.option,
      message: `${name} is set by the launcher`,
      hint: insteadOf(option.option),
    });
  }
}

function describe(fault: EngineArgFault): Pick<FindingFacts, "message"> {
  const word = shown(fault.word);
  const position = `element ${fault.index + 1}`;
  switch (fault.code) {
    case "ENGINE_ARG_AMBIGUOUS": {
      const candidates = fault.candidates ?? [];
      const some = candidates.slice(0, 5).join(", ");
      return {
        message: `${word} could be ${some}${candidates.length > 5 ? ` and ${candidates.length - 5} more` : ""}`,
      };
    }
    case "ENGINE_ARG_VALUE_MISSING":
      return { message: `${word} (${position}) has no value` };
    case "ENGINE_ARG_VALUE_UNEXPECTED":
      return { message: `${word} (${position}) is a switch and takes no value` };
    default:
      return { message: `${word} (${position}) belongs to no option` };
  }
}

function nearest(written: string): string | undefined {
  const name = written.slice(0, LONGEST_SHOWN).replaceAll("_", "-");
  let best: { name: string; distance: number } | undefined;
  for (const known of optionNames()) {
    const far = distance(name, known);
    if (best === undefined || far < best.distance) best = { name: known, distance: far };
  }
  return best !== undefined && best.distance <= Math.max(2, Math.floor(name.length / 3))
    ? best.name
    : undefined;
}

function shown(word: string): string {
  return word.length > LONGEST_SHOWN ? `${word.slice(0, LONGEST_SHOWN)}…` : word;
}
