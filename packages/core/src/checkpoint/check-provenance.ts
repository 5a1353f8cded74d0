import type { Findings } from "../errors/findings.js";
import type { Inputs } from "../inputs/inputs.js";
import type { HashedCheckpoint } from "./hashed-checkpoint.js";
import { type Provenance, provenanceOf } from "./provenance.js";
import { pathFault, reportTreeFaults, type TreeFault } from "./tree-fault.js";

/** Where the operator says that the checkpoint was staged from. @public */
export type DeclaredOrigin = Pick<Inputs, "modelRepoId" | "modelRevision">;

/**
 * Records where what is known of the replicas' origin contradicts their content, the inputs or one another. What
 * nothing is known of is no fault.
 *
 * @public
 */
export function checkProvenance(
  checkpoints: Iterable<HashedCheckpoint>,
  declared: DeclaredOrigin,
  findings: Findings,
): void {
  const replicas = [...checkpoints].map((checkpoint) => ({
    checkpoint,
    provenance: provenanceOf(checkpoint),
  }));
  reportTreeFaults(
    replicas.map(({ checkpoint: { host, roles, field, directory }, provenance }) => ({
      where: { host, role: roles[0], field },
      roles,
      directory,
      faults: originFaults(provenance, declared),
    })),
    findings,
  );
  reportDifferentCommits(replicas, findings);
}

/** What is wrong with the origin of one replica. */
function originFaults(provenance: Provenance, declared: DeclaredOrigin): readonly TreeFault[] {
  const { repoId, commits, contradicted } = provenance;
  const revision = declared.modelRevision?.toLowerCase();
  const others = commits.filter(({ commit }) => revision !== undefined && commit !== revision);
  return [
    ...pathFault(
      "CHECKPOINT_ETAG_DIFFERS",
      {
        verb: "has",
        one: "a file that is not what the hub announced",
        many: "files that are not what the hub announced",
      },
      contradicted.map((path) => ({ path })),
    ),
    ...(commits.length < 2
      ? []
      : [
          {
            code: "CHECKPOINT_COMMITS_MIXED",
            says: `comes from ${commitWords(commits)}`,
            paths: [],
          } as const,
        ]),
    ...(others.length === 0
      ? []
      : [
          {
            code: "CHECKPOINT_REVISION_DIFFERS",
            says: `comes from ${commitWords(others)}, not from ${revision}`,
            paths: [],
          } as const,
        ]),
    ...(repoId === undefined || declared.modelRepoId === undefined || sameRepo(repoId, declared.modelRepoId)
      ? []
      : [
          {
            code: "CHECKPOINT_REPO_DIFFERS",
            says: `is a snapshot of ${repoId}, not of ${declared.modelRepoId}`,
            paths: [],
          } as const,
        ]),
  ];
}

/** Each replica may come from one commit, and yet not all from the same. */
function reportDifferentCommits(
  replicas: readonly { readonly checkpoint: HashedCheckpoint; readonly provenance: Provenance }[],
  findings: Findings,
): void {
  const known = replicas.filter(({ provenance }) => provenance.commits.length === 1);
  const commitOf = ({ provenance }: (typeof known)[number]): string => provenance.commits[0]?.commit ?? "";
  const [first] = known;
  const odd = first === undefined ? undefined : known.find((each) => commitOf(each) !== commitOf(first));
  if (first === undefined || odd === undefined) return;
  const { host, roles, field } = odd.checkpoint;
  findings.add("CHECKPOINT_COMMITS_DIFFER", {
    host,
    role: roles[0],
    field,
    message: `the checkpoint of ${roles[0]} comes from commit ${commitOf(odd)}, that of ${first.checkpoint.roles[0]} from ${commitOf(first)}`,
    details: {
      commits: known.map((each) => ({ roles: each.checkpoint.roles, commit: commitOf(each) })),
    },
  });
}

function commitWords(commits: Provenance["commits"]): string {
  const named = commits.slice(0, 3).map(({ commit, files }) => `commit ${commit} (${fileCount(files)})`);
  return `${named.join(", ")}${commits.length > 3 ? ` and ${commits.length - 3} more` : ""}`;
}

function fileCount(files: number): string {
  return files === 1 ? "1 file" : `${files} files`;
}

/** The hub takes names in any case. */
function sameRepo(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
