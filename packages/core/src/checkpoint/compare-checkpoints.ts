import type { JsonObject } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import type { HostPlan } from "../inputs/inputs.js";
import {
  type PathDifference,
  type PathVersion,
  differingPaths,
  treeVersions,
  type TreeVersion,
} from "./compare-trees.js";
import { shownPath } from "./hash-faults.js";
import type { CheckpointManifest } from "./manifest.js";

/**
 * Finds every path whose presence, size or SHA-256 is not the same for all roles, and records them as one
 * finding `CHECKPOINT_DIFFERS`: the message names the first path and the replica that is alone with its version,
 * the details hold all paths and who has which version. With the inventory the finding names that replica's host.
 *
 * @public
 */
export function compareCheckpoints(
  manifests: ReadonlyMap<string, CheckpointManifest>,
  findings: Findings,
  inventory: readonly Pick<HostPlan, "id" | "roles">[] = [],
): void {
  const trees = treeVersions(manifests);
  const roles = [...manifests.keys()];
  if (trees.length < 2) return;
  const paths = differingPaths(trees, roles);
  const [first] = paths;
  if (first === undefined) throw new TypeError("trees with different hashes have the same files");
  const odd = oddRoles(trees);
  const role = odd[0] ?? first.versions[1]?.owners[0];
  findings.add("CHECKPOINT_DIFFERS", {
    host: inventory.find(({ roles }) => roles.some((each) => each === role))?.id,
    role,
    subject: first.path,
    message: differenceMessage(paths, odd, trees),
    details: {
      first_path: first.path,
      odd_roles: odd,
      trees: trees.map(({ manifest, owners }) => ({
        roles: owners,
        model_tree_sha256: manifest.model_tree_sha256,
        file_count: manifest.file_count,
        bytes: manifest.bytes_verified,
      })),
      paths: paths.map(pathDetails),
    },
  });
}

/** The roles whose tree is not the one that more roles have than any other; none where no tree leads. */
function oddRoles([leading, second, ...others]: readonly TreeVersion[]): readonly string[] {
  if (leading === undefined || second === undefined) return [];
  if (leading.owners.length === second.owners.length) return [];
  return [second, ...others].flatMap(({ owners }) => owners);
}

function differenceMessage(
  paths: readonly PathDifference[],
  odd: readonly string[],
  trees: readonly TreeVersion[],
): string {
  const [first] = paths;
  if (first === undefined) return "";
  const who =
    odd.length > 0
      ? `${nameRoles(odd)} ${odd.length === 1 ? "differs" : "differ"} from the ${trees[0]?.owners.length} that agree`
      : `the checkpoints of ${nameRoles(trees.map(({ owners }) => owners[0] ?? ""))} differ`;
  const count = paths.length === 1 ? "one path" : `${paths.length} paths, the first`;
  return `${who} in ${count}: ${shownPath(first.path)} (${first.versions.map(versionWords).join("; ")})`;
}

function versionWords({ file, owners }: PathVersion): string {
  const what = file === undefined ? "absent" : `${file.size} bytes ${file.sha256.slice(0, 12)}…`;
  return `${what} on ${nameRoles(owners)}`;
}

function nameRoles(roles: readonly string[]): string {
  const named = roles.slice(0, 4).join(", ");
  return roles.length > 4 ? `${named} and ${roles.length - 4} more` : named;
}

function pathDetails({ path, kind, part, versions }: PathDifference): JsonObject {
  return {
    path,
    kind,
    part,
    versions: versions.map(({ file, owners }) =>
      file === undefined
        ? { roles: owners, absent: true }
        : { roles: owners, size: file.size, sha256: file.sha256 },
    ),
  };
}
