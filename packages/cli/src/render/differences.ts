import type { Problem } from "../problem.js";
import { oneLine } from "./printable.js";

/** More would push all else off the screen; the record and `--json` have every path. */
const SHOWN_PATHS = 20;
const SHOWN_ROLES = 4;

/** The details of `CHECKPOINT_DIFFERS`, as far as they are shown. */
interface DifferingPath {
  readonly path: string;
  readonly kind: string;
  readonly versions: readonly {
    readonly roles: readonly string[];
    readonly size?: number;
    readonly sha256?: string;
  }[];
}

/** Where replicas differ in several paths: each path, with the engines that hold each version. */
export function differenceLines(problem: Problem): readonly string[] {
  if (problem.code !== "CHECKPOINT_DIFFERS" || !("details" in problem)) return [];
  const { paths = [] } = (problem.details ?? {}) as { readonly paths?: readonly DifferingPath[] };
  if (paths.length < 2) return [];
  const left = paths.length - SHOWN_PATHS;
  return [
    ...paths.slice(0, SHOWN_PATHS).map(pathLine),
    ...(left > 0 ? [`and ${left} more: in failure.json of the record`] : []),
  ];
}

function pathLine({ path, kind, versions }: DifferingPath): string {
  const held = versions.map(({ roles, size, sha256 }) => {
    const what = sha256 === undefined ? "absent" : `${size} bytes ${sha256.slice(0, 12)}…`;
    return `${what} on ${nameRoles(roles)}`;
  });
  return `${kind}: ${oneLine(path)} (${held.join("; ")})`;
}

function nameRoles(roles: readonly string[]): string {
  const named = roles.slice(0, SHOWN_ROLES).join(", ");
  return roles.length > SHOWN_ROLES ? `${named} and ${roles.length - SHOWN_ROLES} more` : named;
}
