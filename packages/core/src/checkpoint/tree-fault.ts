import type { Findings } from "../errors/findings.js";
import type { FindingFacts } from "../errors/gate-error.js";
import type { ErrorCode } from "../errors/table.js";
import { shownPath } from "./hash-faults.js";

/** Paths in a message; all of them stand in the details. */
const NAMED = 5;

/** A path that something is wrong with, and what, where the code does not say it all. */
export interface FaultyPath {
  readonly path: string;
  readonly message?: string;
}

/** What is wrong with one tree, whichever replica has it. */
export interface TreeFault {
  readonly code: ErrorCode;
  /** After "the checkpoint of engine-1": such as "lacks a shard", "lacks 2 shards". */
  readonly says: string;
  /** None where the tree as a whole is meant. */
  readonly paths: readonly FaultyPath[];
}

/** A fault over some paths; none where there is no path. `one` and `many` follow the verb. */
export function pathFault(
  code: ErrorCode,
  words: { readonly verb: string; readonly one: string; readonly many: string },
  paths: readonly FaultyPath[],
): readonly TreeFault[] {
  if (paths.length === 0) return [];
  const what = paths.length === 1 ? words.one : `${paths.length} ${words.many}`;
  return [{ code, says: `${words.verb} ${what}`, paths }];
}

/** One replica's faults, and where it is. */
export interface ReplicaFaults {
  readonly where: Required<Pick<FindingFacts, "host" | "role">> & Pick<FindingFacts, "field">;
  /** Every role that is served from this tree. */
  readonly roles: readonly string[];
  readonly directory: string;
  readonly faults: readonly TreeFault[];
}

/** Records faults; one that several replicas have is told once, with the place of the first. */
export function reportTreeFaults(replicas: readonly ReplicaFaults[], findings: Findings): void {
  const seen = new Map<string, { fault: TreeFault; first: ReplicaFaults; roles: string[] }>();
  for (const replica of replicas) {
    for (const fault of replica.faults) {
      const key = JSON.stringify(fault);
      const known = seen.get(key);
      if (known === undefined) seen.set(key, { fault, first: replica, roles: [...replica.roles] });
      else known.roles.push(...replica.roles);
    }
  }
  for (const { fault, first, roles } of seen.values()) {
    const { code, says, paths } = fault;
    findings.add(code, {
      ...first.where,
      subject: paths[0]?.path ?? first.directory,
      message: `the checkpoint of ${owners(roles)} ${says}${namedPaths(paths)}`,
      details: { directory: first.directory, roles, paths: paths.map((each) => ({ ...each })) },
    });
  }
}

function owners(roles: readonly string[]): string {
  const [first = ""] = roles;
  return roles.length === 1 ? first : `${first} and ${roles.length - 1} more`;
}

function namedPaths(paths: readonly FaultyPath[]): string {
  if (paths.length === 0) return "";
  const named = paths
    .slice(0, NAMED)
    .map(({ path, message }) =>
      message === undefined ? shownPath(path) : `${shownPath(path)} (${message})`,
    );
  return `: ${named.join(", ")}${paths.length > NAMED ? ", …" : ""}`;
}
