import type { HashedCheckpoint } from "./hashed-checkpoint.js";

/** Where a replica's files came from, as the hub's download tool wrote beside them. @public */
export interface Provenance {
  /** The hub repository, where the directory is a snapshot of the hub's cache. */
  readonly repoId?: string;
  /** Commits of the hub repository, the most frequent first. */
  readonly commits: readonly { readonly commit: string; readonly files: number }[];
  /** Files that nothing is known of. */
  readonly unknown: number;
  /** Files whose SHA-256 is the one that the hub announced. */
  readonly confirmed: number;
  /** Files whose SHA-256 is another than the hub announced. */
  readonly contradicted: readonly string[];
}

/** What one file's record says. */
interface HubRecord {
  readonly commit: string;
  readonly etag: string;
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHA256 = /^[0-9a-f]{64}$/;
/** A snapshot in the hub's cache: `models--<owner>--<name>/snapshots/<commit>`. */
const SNAPSHOT = /(?:^|\/)models--([^/]+)\/snapshots\/([0-9a-f]{40})$/;

/**
 * Reads what is known of a checkpoint's origin, without the network: `.cache/huggingface/download/<path>.metadata`
 * holds commit, etag and time in three lines (huggingface_hub `_local_folder.py`); a cached snapshot's path names
 * repository and commit, and its links lead to blobs that are named by etag.
 *
 * @public
 */
export function provenanceOf(
  checkpoint: Pick<HashedCheckpoint, "directory" | "manifest" | "heads" | "outsideLinks">,
): Provenance {
  const { directory, manifest } = checkpoint;
  const [, repository, snapshotCommit] = SNAPSHOT.exec(directory) ?? [];
  const records = hubRecords(checkpoint, snapshotCommit);
  const known = manifest.files.flatMap((file) => {
    const record = records.get(file.path);
    return record === undefined ? [] : [{ file, record }];
  });
  const announced = known.filter(({ record }) => SHA256.test(record.etag));
  const contradicted = announced.filter(({ file, record }) => record.etag !== file.sha256);
  return {
    ...(repository === undefined ? {} : { repoId: repository.replaceAll("--", "/") }),
    commits: countCommits(known.map(({ record }) => record.commit)),
    unknown: manifest.files.length - known.length,
    confirmed: announced.length - contradicted.length,
    contradicted: contradicted.map(({ file }) => file.path),
  };
}

function hubRecords(
  { heads, outsideLinks }: Pick<HashedCheckpoint, "heads" | "outsideLinks">,
  snapshotCommit: string | undefined,
): ReadonlyMap<string, HubRecord> {
  const records = new Map<string, HubRecord>();
  for (const { path, target } of snapshotCommit === undefined ? [] : outsideLinks) {
    const [, etag] = /(?:^|\/)blobs\/([0-9a-f]+)$/.exec(target) ?? [];
    if (etag !== undefined) records.set(path, { commit: snapshotCommit ?? "", etag });
  }
  for (const [path, text] of heads.downloads) {
    const [commit = "", etag = ""] = (text ?? "").split("\n").map((line) => line.trim());
    if (path.endsWith(".metadata") && COMMIT.test(commit))
      records.set(path.slice(0, -".metadata".length), { commit, etag: bareEtag(etag) });
  }
  return records;
}

/** The tool writes an etag bare; other tools that write the same form leave it as a server sends it. */
function bareEtag(etag: string): string {
  return etag.replace(/^(?:W\/)?"(.*)"$/, "$1").toLowerCase();
}

function countCommits(commits: readonly string[]): Provenance["commits"] {
  const counts = new Map<string, number>();
  for (const commit of commits) counts.set(commit, (counts.get(commit) ?? 0) + 1);
  return [...counts]
    .map(([commit, files]) => ({ commit, files }))
    .sort((a, b) => b.files - a.files || (a.commit < b.commit ? -1 : 1));
}
