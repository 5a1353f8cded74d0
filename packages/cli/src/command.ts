import type { Finding } from "@narwhal/core";
import type { SshResolver } from "@narwhal/core/node";
import type { Options as YargsOption } from "yargs";
import type { Arguments } from "./arguments.js";
import type { Io } from "./io.js";
import type { Progress } from "./render/progress.js";

/** What a command works with. */
export interface Context {
  readonly io: Io;
  readonly args: Arguments;
  readonly json: boolean;
  readonly signal: AbortSignal;
  readonly progress: Progress;
  readonly version: string;
  /** Resolves destinations in place of the operator's SSH configuration; the demonstration's. */
  readonly resolve?: SshResolver;
}

/** What a command gives: data for `--json`, lines for people. */
export interface Outcome {
  readonly result: unknown;
  readonly lines: readonly string[];
  readonly warnings?: readonly Finding[];
  /** Default 0; `shell` hands on the remote status. */
  readonly status?: number;
}

/** One command of the program. */
export interface Command {
  readonly name: string;
  /** Positional words in yargs' notation, such as `[n]`. */
  readonly positionals?: string;
  readonly positionalHelp?: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly options: Readonly<Record<string, YargsOption>>;
  /** Command line to what it does. */
  readonly examples: readonly (readonly [string, string])[];
  run(context: Context): Promise<Outcome>;
}
