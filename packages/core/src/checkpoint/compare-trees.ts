import type { HashedFile } from "../access/session.js";
import { comparePaths } from "../canonical.js";
import { type CheckpointPart, checkpointPart } from "./file-part.js";
import type { CheckpointManifest } from "./manifest.js";

/** One state of a path, and who has it; `file` is absent where the path is. */
export interface PathVersion {
  readonly file?: HashedFile;
  readonly owners: readonly string[];
}

/** A path that is not the same everywhere. */
export interface PathDifference {
  readonly path: string;
  /**
   * `missing`: fewer lack it than have it; `extra`: the others lack it. Among as many on both sides, the first
   * owner's side is the measure.
   */
  readonly kind: "missing" | "extra" | "size" | "content";
  readonly part: CheckpointPart;
  /** The most frequent first. */
  readonly versions: readonly PathVersion[];
}

/** Owners with equal trees. */
export interface TreeVersion {
  readonly manifest: CheckpointManifest;
  readonly owners: readonly string[];
}

/** The distinct trees, the most frequent first, then in the order of their first owner. */
export function treeVersions(manifests: ReadonlyMap<string, CheckpointManifest>): readonly TreeVersion[] {
  const versions = new Map<string, { manifest: CheckpointManifest; owners: string[] }>();
  for (const [owner, manifest] of manifests) {
    const version = versions.get(manifest.model_tree_sha256);
    if (version === undefined) versions.set(manifest.model_tree_sha256, { manifest, owners: [owner] });
    else version.owners.push(owner);
  }
  return [...versions.values()].sort((a, b) => b.owners.length - a.owners.length);
}

/** Every path in which trees differ, in the manifest's order, by one walk through all of them at once. */
export function differingPaths(
  trees: readonly TreeVersion[],
  owners: readonly string[],
): readonly PathDifference[] {
  const rank = new Map(owners.map((owner, index) => [owner, index]));
  const lists = trees.map(({ manifest }) => manifest.files);
  const places = lists.map(() => 0);
  const differences: PathDifference[] = [];
  for (let path = leastPath(lists, places); path !== undefined; path = leastPath(lists, places)) {
    const state = takePath(path, lists, places);
    if (!allEqual(state)) differences.push(describe(path, pathVersions(trees, state, rank)));
  }
  return differences;
}

/** The first of the paths that come next; `undefined` where all lists are at their end. */
function leastPath(lists: readonly (readonly HashedFile[])[], places: readonly number[]): string | undefined {
  let least: string | undefined;
  for (const [index, files] of lists.entries()) {
    const path = files[places[index] ?? 0]?.path;
    // Most lists have the same path next: equality is cheap, order is not.
    if (path === undefined || path === least) continue;
    if (least === undefined || comparePaths(path, least) < 0) least = path;
  }
  return least;
}

/** What each list has for a path, each taken one step on where it has it. */
function takePath(
  path: string,
  lists: readonly (readonly HashedFile[])[],
  places: number[],
): readonly (HashedFile | undefined)[] {
  return lists.map((files, index) => {
    const place = places[index] ?? 0;
    const file = files[place];
    if (file?.path !== path) return undefined;
    places[index] = place + 1;
    return file;
  });
}

function allEqual([first, ...others]: readonly (HashedFile | undefined)[]): boolean {
  return others.every((file) => file?.sha256 === first?.sha256 && file?.size === first?.size);
}

function pathVersions(
  trees: readonly TreeVersion[],
  state: readonly (HashedFile | undefined)[],
  rank: ReadonlyMap<string, number>,
): readonly PathVersion[] {
  const groups = new Map<string, { file?: HashedFile; owners: string[] }>();
  for (const [index, { owners }] of trees.entries()) {
    const file = state[index];
    const key = file === undefined ? "" : `${file.size}:${file.sha256}`;
    const group = groups.get(key);
    if (group === undefined)
      groups.set(key, { ...(file === undefined ? {} : { file }), owners: [...owners] });
    else group.owners.push(...owners);
  }
  const place = (owner: string | undefined): number => rank.get(owner ?? "") ?? 0;
  for (const { owners } of groups.values()) owners.sort((a, b) => place(a) - place(b));
  return [...groups.values()].sort(
    (a, b) => b.owners.length - a.owners.length || place(a.owners[0]) - place(b.owners[0]),
  );
}

function describe(path: string, versions: readonly PathVersion[]): PathDifference {
  const absent = versions.find(({ file }) => file === undefined);
  const sizes = new Set(versions.map(({ file }) => file?.size));
  const content = sizes.size > 1 ? "size" : "content";
  const lacking = absent?.owners.length ?? 0;
  const having = versions.reduce((sum, { owners }) => sum + owners.length, 0) - lacking;
  const few = lacking === having ? versions[0] !== absent : lacking < having;
  return {
    path,
    kind: absent === undefined ? content : few ? "missing" : "extra",
    part: checkpointPart(path),
    versions,
  };
}
