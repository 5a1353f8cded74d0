import { compareTwo, type MarkedPath, type PathMark } from "@narwhal/core";
import type { NamedManifest } from "../checkpoint-source.js";
import { table } from "./table.js";

/** Two checkpoints, path by path. */
export interface Comparison {
  readonly here: string;
  readonly there: string;
  readonly equal: boolean;
  readonly trees: readonly [string, string];
  readonly paths: readonly MarkedPath[];
}

/** `=` equal, `!` differs, `<` only in the first, `>` only in the second. */
const MARKS: Readonly<Record<PathMark, string>> = {
  equal: "=",
  differs: "!",
  "only-here": "<",
  "only-there": ">",
};

export function comparison(here: NamedManifest, there: NamedManifest): Comparison {
  const paths = compareTwo(here.manifest, there.manifest);
  return {
    here: here.name,
    there: there.name,
    equal: paths.every(({ mark }) => mark === "equal"),
    trees: [here.manifest.model_tree_sha256, there.manifest.model_tree_sha256],
    paths,
  };
}

/** A comparison for `--json`. */
export function comparisonResult({ here, there, equal, trees, paths }: Comparison): unknown {
  return {
    equal,
    a: { name: here, model_tree_sha256: trees[0] },
    b: { name: there, model_tree_sha256: trees[1] },
    first_path: paths.find(({ mark }) => mark !== "equal")?.path ?? null,
    paths: paths.map(({ path, mark, part, here: a, there: b }) => ({
      path,
      mark,
      part,
      a: a ?? null,
      b: b ?? null,
    })),
  };
}

/** A comparison for people; `equal` shows the equal paths too. */
export function comparisonLines(found: Comparison, show: { readonly equal: boolean }): readonly string[] {
  const shown = found.paths.filter(({ mark }) => show.equal || mark !== "equal");
  const count = (wanted: PathMark): number => found.paths.filter(({ mark }) => mark === wanted).length;
  return [
    ...(shown.length === 0 ? [] : table(["", "PART", "PATH", "DIFFERENCE"], shown.map(row))),
    `${count("equal")} equal, ${count("differs")} differ, ${count("only-here")} only in ${found.here}, ${count("only-there")} only in ${found.there}`,
    ...(found.equal ? [`the same checkpoint: ${found.trees[0]}`] : []),
  ];
}

function row({ path, mark, part, here, there }: MarkedPath): readonly string[] {
  const cells = [MARKS[mark], part, path];
  if (mark !== "differs") return [...cells, ""];
  const sizes =
    here?.size === there?.size
      ? `${here?.size ?? 0} bytes, other content`
      : `${here?.size ?? 0} and ${there?.size ?? 0} bytes`;
  return [...cells, sizes];
}
