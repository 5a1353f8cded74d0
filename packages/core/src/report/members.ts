import type { Piece, Words } from "./report.js";
import { everyOne, listed, number, value } from "./words.js";

/** Runs of names that are written out; the others are counted. */
const SHOWN_RUNS = 24;

/** The hosts or engines of a fleet in their order, so that many of them can be named in few words. */
export class Members {
  readonly noun: "host" | "engine";
  readonly count: number;
  readonly #positions: ReadonlyMap<string, number>;

  constructor(noun: Members["noun"], names: readonly string[]) {
    this.noun = noun;
    this.count = names.length;
    this.#positions = new Map(names.map((name, index) => [name, index]));
  }

  /** All of them: `all 4 hosts`. */
  get all(): string {
    return everyOne(this.count, this.noun);
  }

  /** Some of them: `all 4 engines`, or `engine-1, engine-3 to engine-9`; neighbours in the fleet's order become runs. */
  words(some: readonly string[]): Words {
    if (some.length === this.count && this.count > 1) return [this.all];
    const runs = this.#runs(some);
    const shown = runs.slice(0, SHOWN_RUNS).map(runPieces);
    const rest = runs.slice(SHOWN_RUNS).reduce((sum, run) => sum + run.length, 0);
    return [...separated(shown), ...(rest === 0 ? [] : [` and ${number(rest)} more`])];
  }

  #runs(some: readonly string[]): readonly (readonly string[])[] {
    const runs: string[][] = [];
    let last = -2;
    for (const name of [...some].sort((a, b) => this.#at(a) - this.#at(b))) {
      const at = this.#at(name);
      if (at === last + 1) runs.at(-1)?.push(name);
      else runs.push([name]);
      last = at;
    }
    return runs;
  }

  /** Whom a record names without having it stands last, on its own. */
  #at(name: string): number {
    return this.#positions.get(name) ?? Number.MAX_SAFE_INTEGER;
  }
}

/** Two neighbours are listed; of more, the first and the last are named. */
function runPieces(run: readonly string[]): Words {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (run.length < 3) return listed(run.map(value));
  return [value(first), " to ", value(last)];
}

function separated(parts: readonly Words[]): readonly Piece[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [", ", ...part]));
}
