import type { ChangedPath, CheckpointChange } from "@narwhal/core";
import { shortId } from "./change-words.js";
import { nameRuns } from "./name-runs.js";

/** Paths of one pair of trees that are shown. */
const SHOWN_PATHS = 20;

const MARKS: Readonly<Record<ChangedPath["kind"], string>> = { differs: "~", came: "+", went: "-" };

/** Checkpoints that are others now, path by path. */
export function checkpointLines(changes: readonly CheckpointChange[]): readonly string[] {
  return changes.flatMap(({ before, after, roles, paths, equal }) => {
    const left = paths.length - SHOWN_PATHS;
    return [
      `~ checkpoint ${shortId(before)} -> ${shortId(after)}: ${counts(paths, equal)}  [${nameRuns(roles)}]`,
      ...paths.slice(0, SHOWN_PATHS).map((path) => `  ${pathWords(path)}`),
      ...(left > 0 ? [`  and ${left} more paths; --json has all`] : []),
    ];
  });
}

function counts(paths: readonly ChangedPath[], equal: number): string {
  const count = (kind: ChangedPath["kind"]): number => paths.filter((path) => path.kind === kind).length;
  return `${count("differs")} differ, ${count("came")} came, ${count("went")} went, ${equal} equal`;
}

function pathWords({ path, kind, part, before, after }: ChangedPath): string {
  const words = `${MARKS[kind]} ${path} (${part})`;
  if (kind !== "differs") return words;
  const sizes =
    before?.size === after?.size
      ? `${after?.size ?? 0} bytes, other content`
      : `${before?.size ?? 0} -> ${after?.size ?? 0} bytes`;
  return `${words}: ${sizes}`;
}
