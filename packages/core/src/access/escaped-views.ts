/** Deeper nesting of escapes is not looked into. */
const LEVELS = 3;

/** A text, or what it says once its escapes are resolved, with the way back to the units of the original. */
export interface TextView {
  readonly text: string;
  /** Where in the original the unit at this index begins; at the end, where the original ends. */
  readonly origin: (index: number) => number;
}

/** The text itself, then with one level of JSON, shell and URL escapes after the other resolved. */
export function escapedViews(text: string): readonly TextView[] {
  const views: TextView[] = [{ text, origin: (index) => index }];
  for (let level = 0; level < LEVELS; level++) {
    const last = views.at(-1);
    const next = last === undefined ? undefined : resolved(last);
    if (next === undefined) break;
    views.push(next);
  }
  return views;
}

const NAMED: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** `undefined` where there is no escape. */
function resolved(view: TextView): TextView | undefined {
  const escape = /\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|%([0-9a-f]{2})|\\([^])/gi;
  const parts: string[] = [];
  // Each run of units that stand as they are: its first index here, and in the text that is resolved.
  const runs: { readonly at: number; readonly from: number }[] = [{ at: 0, from: 0 }];
  let done = 0;
  let length = 0;
  for (const match of view.text.matchAll(escape)) {
    const [whole, unit, byte, percent, other = ""] = match;
    const hex = unit ?? byte ?? percent;
    const plain = view.text.slice(done, match.index);
    parts.push(plain, hex === undefined ? (NAMED[other] ?? other) : hexUnit(hex));
    length += plain.length;
    done = match.index + whole.length;
    runs.push({ at: length, from: match.index }, { at: length + 1, from: done });
    length += 1;
  }
  if (done === 0) return undefined;
  return {
    text: parts.join("") + view.text.slice(done),
    origin: (index) => {
      const run = lastUpTo(runs, index);
      return view.origin(run.from + (index - run.at));
    },
  };
}

function hexUnit(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}

/** The last run that begins at or before the index. */
function lastUpTo<Run extends { readonly at: number }>(runs: readonly Run[], index: number): Run {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((runs[middle]?.at ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  const run = runs[low];
  if (run === undefined) throw new TypeError("no run");
  return run;
}
