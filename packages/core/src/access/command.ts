/**
 * One remote command. `argv` is never a shell string. The agent runs it with `LC_ALL=C`, standard input
 * closed unless `stdin` is given, and ends it with its whole process group after `timeoutMs`.
 *
 * Words that start with `@` name the agent's own readers instead of programs; they answer with one JSON
 * document on standard output and exit status 0:
 *
 * - `@host`: `{"hostname", "machine_id", "boot_id", "kernel", "machine", "uid", "user", "python",
 *   "time"}`; ids are null where the host has none, `time` is seconds since 1970
 * - `@read LIMIT PATTERN...`: contents of the files that the glob patterns match, `{"<path>": {"text"} |
 *   {"base64"} | {"error", "message"}}` in numeric-aware order, at most LIMIT bytes each (`"cut": true`
 *   beyond); a pattern without wildcard whose file is missing is an entry with `error` (an errno name such as
 *   `ENOENT`).
 * - `@stat PATTERN...`: `{"<path>": {"kind", "mode", "uid", "gid", "size", "major", "minor", "target",
 *   "readable", "writable"} | {"error", "message"}}`; `kind` is `file`, `directory`, `character`, `block`,
 *   `fifo` or `socket`, links followed, with `target` the link's text, or null. `major` and `minor` are null but for devices.
 * - `@weights PATTERN...`: of safetensors files `{"<path>": {"formats": {"<number format>": bytes}}}`, of an index
 *   `{"<path>": {"shards": [names], "total": bytes or null}}`, or `{"error", "message"}`;
 * - `@list DIRECTORY`: `{"entries": [names]}` or `{"error", "message"}`.
 *
 * @public
 */
export interface Command {
  readonly argv: readonly [string, ...string[]];
  readonly stdin?: string;
  /** Laid over the environment; `null` removes a name. */
  readonly env?: Readonly<Record<string, string | null>>;
  readonly timeoutMs: number;
  /** Bytes kept of each of the two outputs; beyond it the output is cut and says so. Default 1 MiB. */
  readonly outputLimit?: number;
  /**
   * The command starts a temporary container: the agent appends its own `--name` and `--label` after the word
   * `run`, and removes the container by that name when the command ends in any way.
   */
  readonly container?: true;
}

/** How a command ended. @public */
export type CommandEnd =
  | { readonly kind: "exit"; readonly code: number }
  | { readonly kind: "signal"; readonly signal: string }
  /** Ended by the agent after its deadline; `unkillable` lists process ids that the kernel would not end. */
  | { readonly kind: "timeout"; readonly afterMs: number; readonly unkillable?: readonly number[] }
  /** The program is not there (`ENOENT`) or cannot be started; `message` in the system's words. */
  | { readonly kind: "not-started"; readonly errno: string; readonly message: string };

/** What a command gave. Output that is not UTF-8 has U+FFFD in its text and the exact bytes in base64. @public */
export interface CommandResult {
  readonly argv: readonly string[];
  readonly end: CommandEnd;
  readonly stdout: string;
  readonly stdoutBase64?: string;
  readonly stderr: string;
  /** Outputs that went beyond the limit. */
  readonly cut: readonly ("stdout" | "stderr")[];
  readonly durationMs: number;
  /**
   * Of `@host`, whose answer tells the host's clock: when it was asked, half of the way to the answer, in whole
   * milliseconds of the session's own clock.
   */
  readonly at?: number;
}
