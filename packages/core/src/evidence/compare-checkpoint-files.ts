import type { CheckpointManifest } from "../checkpoint/manifest.js";
import { compareTwo, type MarkedPath } from "../checkpoint/compare-two.js";
import type { EstablishedRecord } from "./recorded-discovery.js";

/** Two trees that stand for one another, and the roles of which that is true. @public */
export interface CheckpointPair {
  /** Tree hashes. */
  readonly before: string;
  readonly after: string;
  readonly roles: readonly string[];
}

/** A path of two trees that is not the same. @public */
export interface ChangedPath extends Pick<MarkedPath, "path" | "part"> {
  readonly kind: "differs" | "came" | "went";
  readonly before?: MarkedPath["here"];
  readonly after?: MarkedPath["there"];
}

/** In which paths a checkpoint is another now. @public */
export interface CheckpointChange extends CheckpointPair {
  /** Paths that are the same. */
  readonly equal: number;
  readonly paths: readonly ChangedPath[];
}

/** The distinct pairs of trees that differ. */
export function checkpointPairs(
  before: EstablishedRecord,
  after: EstablishedRecord,
): readonly CheckpointPair[] {
  const pairs = new Map<string, { before: string; after: string; roles: string[] }>();
  for (const role of after.engines.keys()) {
    const [old, now] = [recordedTree(before, role), recordedTree(after, role)];
    if (old === undefined || now === undefined || old === now) continue;
    const pair = pairs.get(`${old} ${now}`);
    if (pair === undefined) pairs.set(`${old} ${now}`, { before: old, after: now, roles: [role] });
    else pair.roles.push(role);
  }
  return [...pairs.values()];
}

/** The tree hash of an engine's checkpoint, as its fingerprint has it. */
function recordedTree({ manifest }: EstablishedRecord, role: string): string | undefined {
  return (manifest.fingerprints[role]?.model?.facts as { readonly tree_sha256?: string } | undefined)
    ?.tree_sha256;
}

/** Compares the manifests of a pair, path by path. */
export function compareCheckpointFiles(
  pair: CheckpointPair,
  before: CheckpointManifest,
  after: CheckpointManifest,
): CheckpointChange {
  const paths = compareTwo(before, after);
  const changed = paths.filter(({ mark }) => mark !== "equal");
  return { ...pair, equal: paths.length - changed.length, paths: changed.map(changedPath) };
}

function changedPath({ path, part, mark, here, there }: MarkedPath): ChangedPath {
  return {
    path,
    kind: mark === "only-here" ? "went" : mark === "only-there" ? "came" : "differs",
    part,
    ...(here === undefined ? {} : { before: here }),
    ...(there === undefined ? {} : { after: there }),
  };
}
