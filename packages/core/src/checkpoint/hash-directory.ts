import type { HashProgress, Session } from "../access/session.js";
import type { Findings } from "../errors/findings.js";
import { EXCLUDED_PATHS } from "./exclusions.js";
import { reportHashFaults } from "./hash-faults.js";
import { buildManifest, type CheckpointManifest } from "./manifest.js";

/** @public */
export interface HashDirectoryOptions {
  readonly session: Session;
  /** Absolute. */
  readonly directory: string;
  /** What is left out; default: as of every checkpoint. */
  readonly excluded?: readonly string[];
  /** Parallel readers; absent: the host's cores. */
  readonly workers?: number | undefined;
  /** No byte for this long is an error. */
  readonly stallMs: number;
  readonly onProgress?: (progress: HashProgress) => void;
  readonly findings: Findings;
  readonly signal: AbortSignal;
}

/**
 * The manifest of one directory, whatever it holds: identity alone is judged. `undefined` where something is wrong
 * with an entry; the findings say what.
 *
 * @public
 */
export async function hashDirectory(options: HashDirectoryOptions): Promise<CheckpointManifest | undefined> {
  const { session, directory, excluded = EXCLUDED_PATHS, workers, stallMs, findings, signal } = options;
  const request = { directory, excluded, stallMs, ...(workers === undefined ? {} : { workers }) };
  const result = await session.hash(request, options.onProgress ?? (() => {}), signal);
  const where = { host: undefined, role: undefined, field: undefined };
  reportHashFaults(result, { ...where, directory }, findings);
  if (result.faults.length > 0) return undefined;
  if (result.files.length > 0) return { ...buildManifest(result.files), excluded_paths: excluded };
  findings.add("CHECKPOINT_EMPTY", {
    subject: directory,
    message: `${directory} holds no file`,
    hint: "name a directory that holds a checkpoint",
  });
  return undefined;
}
