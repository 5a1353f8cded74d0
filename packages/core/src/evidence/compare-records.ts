import type { Json } from "../canonical.js";
import type { CheckpointManifest } from "../checkpoint/manifest.js";
import type { Because } from "../policy/launch-policy.js";
import { compareCategories, type RolesFactChange } from "./compare-categories.js";
import {
  type CheckpointChange,
  checkpointPairs,
  compareCheckpointFiles,
} from "./compare-checkpoint-files.js";
import { compareSettings } from "./compare-documents.js";
import { compareFacts, type FactChange } from "./compare-facts.js";
import { compareGpus, type GpuChange, type RecordedGpu } from "./compare-gpus.js";
import { compareHosts, type HostsComparison, type RolesComparison } from "./compare-hosts.js";
import {
  type CodesComparison,
  compareCodes,
  compareWarnings,
  type WarningsComparison,
} from "./compare-warnings.js";
import { foldChanges } from "./fold-changes.js";
import type { EstablishedRecord, RecordedDiscovery } from "./recorded-discovery.js";

/** The record of a run that ended well. @public */
export type WholeRecord = RecordedDiscovery & { readonly established: EstablishedRecord };

/** A policy value that is another now, or is decided by something else. @public */
export interface SettingsChange {
  /** Such as `block_size`. */
  readonly setting: string;
  /** Absent where there was no such setting. */
  readonly before?: Because;
  /** Absent where there is none any more. */
  readonly after?: Because;
  readonly roles: readonly string[];
}

/** What differs between two discoveries, plain data that is ready for JSON. @public */
export interface RecordComparison {
  readonly equal: boolean;
  /** Versions of the tool, where they differ. */
  readonly versions: { readonly before: string; readonly after: string } | null;
  readonly hosts: HostsComparison;
  readonly roles: RolesComparison;
  /** What the operator asked: paths are variables and options; a secret that is set counts as `true`. */
  readonly inputs: readonly FactChange[];
  /** Of roles that both records have, without accelerators. */
  readonly facts: readonly RolesFactChange[];
  readonly accelerators: readonly (GpuChange & { readonly roles: readonly string[] })[];
  readonly checkpoints: readonly CheckpointChange[];
  readonly settings: readonly SettingsChange[];
  readonly warnings: WarningsComparison;
  /** Codes that were accepted. */
  readonly accepted: CodesComparison;
}

/** Checkpoint manifests by tree hash. @public */
export type ManifestsByTree = ReadonlyMap<string, CheckpointManifest>;

/**
 * Compares two discoveries. What many roles have in common is told once, with all of them. Settings and facts are those
 * of roles that both records have.
 *
 * Throws a TypeError where the manifest of a tree that differs is missing.
 *
 * @public
 */
export function compareRecords(
  before: WholeRecord,
  after: WholeRecord,
  manifests: ManifestsByTree,
): RecordComparison {
  const [old, now] = [before.established, after.established];
  const changes = {
    versions: versionsOf(old.manifest.version, now.manifest.version),
    ...compareHosts(old, now),
    inputs: compareFacts(askedOf(before), askedOf(after)),
    facts: compareCategories(old, now),
    accelerators: compareAccelerators(old, now),
    checkpoints: checkpointPairs(old, now).map((pair) =>
      compareCheckpointFiles(pair, manifestOf(manifests, pair.before), manifestOf(manifests, pair.after)),
    ),
    settings: settingsChanges(old, now),
    warnings: compareWarnings(old.manifest.warnings, now.manifest.warnings),
    accepted: compareCodes(old.manifest.accepted, now.manifest.accepted),
  };
  return { equal: saysNothing(changes), ...changes };
}

function versionsOf(before: string, after: string): RecordComparison["versions"] {
  return before === after ? null : { before, after };
}

function askedOf({ inputs }: RecordedDiscovery): Json {
  const { fields, secrets, strict, accept } = inputs;
  return {
    ...fields,
    ...Object.fromEntries(secrets.map((name) => [name, true])),
    ...(strict ? { "--strict": true } : {}),
    ...Object.fromEntries(accept.map((code) => [`--accept ${code}`, true])),
  };
}

function compareAccelerators(
  before: EstablishedRecord,
  after: EstablishedRecord,
): RecordComparison["accelerators"] {
  return foldChanges(
    [...after.engines.keys()].flatMap((role) => {
      const [old, now] = [recordedGpus(before, role), recordedGpus(after, role)];
      if (old === undefined || now === undefined) return [];
      return compareGpus(old, now).map((change) => [role, change] as const);
    }),
  );
}

/** The accelerators of an engine's host, as its fingerprint has them. */
function recordedGpus({ manifest }: EstablishedRecord, role: string): readonly RecordedGpu[] | undefined {
  return (manifest.fingerprints[role]?.hardware?.facts as { readonly gpus?: RecordedGpu[] } | undefined)
    ?.gpus;
}

function settingsChanges(before: EstablishedRecord, after: EstablishedRecord): readonly SettingsChange[] {
  const changes = compareSettings(before.generated.sources, after.generated.sources);
  const shared = changes.filter(({ role }) => before.engines.has(role) && after.engines.has(role));
  return foldChanges(
    shared.map(({ role, setting, recorded, derived }) => [
      role,
      {
        setting,
        ...(recorded === undefined ? {} : { before: recorded }),
        ...(derived === undefined ? {} : { after: derived }),
      },
    ]),
  );
}

function manifestOf(manifests: ManifestsByTree, tree: string): CheckpointManifest {
  const found = manifests.get(tree);
  if (found === undefined) throw new TypeError(`no manifest of the tree ${tree}`);
  return found;
}

/** True where no list of any depth holds anything, and nothing else is told. */
function saysNothing(changes: unknown): boolean {
  if (changes === null) return true;
  if (Array.isArray(changes)) return changes.length === 0;
  return typeof changes === "object" && Object.values(changes).every(saysNothing);
}
