import type { CheckpointHeads } from "./checkpoint-heads.js";
import type { Command, CommandResult } from "./command.js";
import type { Route } from "./transport.js";

/** What to hash. @public */
export interface HashRequest {
  /** Absolute directory on the host. */
  readonly directory: string;
  /** Root-relative paths left out; a trailing `/**` leaves out everything below. */
  readonly excluded: readonly string[];
  /** Parallel readers; absent: the host's cores. */
  readonly workers?: number;
  /** No byte of progress for this long is an error. */
  readonly stallMs: number;
  /** Also give {@link HashResult.heads}. */
  readonly heads?: boolean;
  /** By path: files whose hash is taken over where they are still the same. */
  readonly known?: ReadonlyMap<string, KnownFile>;
}

/** A file as an earlier run found it on the same host. @public */
export interface KnownFile {
  /** As {@link FileIdentity.identity}. */
  readonly identity: string;
  readonly sha256: string;
}

/** What must be the same for a file to count as unchanged. @public */
export interface FileIdentity {
  /** `device:inode:size:mtime:ctime`, decimal, times in nanoseconds. */
  readonly identity: string;
  /** True where the file was not read again. */
  readonly reused: boolean;
}

/** @public */
export interface HashProgress {
  readonly bytesDone: number;
  readonly bytesTotal: number;
  readonly filesDone: number;
  readonly filesTotal: number;
  /** In the first one, before anything is read: how many readers, and what they can hash, the disk apart. */
  readonly plan?: { readonly workers: number; readonly bytesPerSecond: number };
}

/** One regular file of the tree, path with `/`, relative to the root. @public */
export interface HashedFile {
  readonly path: string;
  readonly size: number;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
}

/** What is wrong with an entry of the tree. @public */
export interface HashFault {
  readonly kind:
    | "dangling-link"
    | "directory-link"
    | "special-file"
    | "changed"
    | "unreadable"
    | "not-utf8"
    | "stalled"
    | "not-a-directory";
  readonly path: string;
  readonly message: string;
}

/** @public */
export interface HashResult {
  /** Sorted by path, component by component, each by code point. Empty where faults stand. */
  readonly files: readonly HashedFile[];
  readonly faults: readonly HashFault[];
  /** Links whose target lies outside the directory, or that are absolute. */
  readonly outsideLinks: readonly { readonly path: string; readonly target: string }[];
  /** Where it was asked for and nothing is wrong with the tree. */
  readonly heads?: CheckpointHeads;
  /** By path; empty where faults stand. */
  readonly identities: ReadonlyMap<string, FileIdentity>;
  readonly durationMs: number;
}

/**
 * The agent on one host. It runs what it is asked side by side; everything that it started ends when the
 * signal aborts, when the session closes and when the connection is lost.
 *
 * Both calls reject with a GateError of gate `access` where the connection or the agent fails, and with the
 * signal's reason where it aborts; how a command itself ended is in its result.
 *
 * @public
 */
export interface Session {
  readonly host: string;
  readonly route: Route;
  run(command: Command, signal: AbortSignal): Promise<CommandResult>;
  hash(
    request: HashRequest,
    onProgress: (progress: HashProgress) => void,
    signal: AbortSignal,
  ): Promise<HashResult>;
  close(): Promise<void>;
}
