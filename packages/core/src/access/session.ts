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
}

/** @public */
export interface HashProgress {
  readonly bytesDone: number;
  readonly bytesTotal: number;
  readonly filesDone: number;
  readonly filesTotal: number;
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
