/** Runs that are written out; the others are counted. */
const SHOWN_RUNS = 6;

/** Hosts or roles in few words: neighbours by number become runs, such as `engine-1 to engine-8, router`. */
export function nameRuns(names: readonly string[]): string {
  const runs: string[][] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last !== undefined && follows(last.at(-1) ?? "", name)) last.push(name);
    else runs.push([name]);
  }
  const shown = runs.slice(0, SHOWN_RUNS).map((run) => words(run));
  const left = runs.slice(SHOWN_RUNS).flat().length;
  return [...shown, ...(left > 0 ? [`and ${left} more`] : [])].join(", ");
}

function words(run: readonly string[]): string {
  return run.length < 3 ? run.join(", ") : `${run[0] ?? ""} to ${run.at(-1) ?? ""}`;
}

function follows(name: string, next: string): boolean {
  const [stem, number] = parts(name);
  const [nextStem, nextNumber] = parts(next);
  return stem !== "" && stem === nextStem && nextNumber === number + 1;
}

function parts(name: string): readonly [stem: string, number: number] {
  const [, stem = "", digits = ""] = /^(.*-)([0-9]+)$/.exec(name) ?? [];
  return [stem, Number(digits)];
}
