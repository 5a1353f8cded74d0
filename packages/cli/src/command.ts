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
  /** What is wrong although there is a result to print: then `ok` is false and the status 1. */
  readonly errors?: readonly Finding[];
  /** Default 0; `shell` hands on the remote status. */
  readonly status?: number;
}

/** What a command does. */
type CommandRun = (context: Context) => Promise<Outcome>;

/** One command of the program: its words, and where to find what it does. */
export interface Command {
  readonly name: string;
  /** Positional words in yargs' notation, such as `[n]`. */
  readonly positionals?: string;
  readonly positionalHelp?: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly options: Readonly<Record<string, YargsOption>>;
  /** It makes judgements that `--accept` takes; its help lists the option. */
  readonly judges?: true;
  /** Command line to what it does. */
  readonly examples: readonly (readonly [string, string])[];
  /** Loads what the command does, with all that it needs: the others, and the help, do without. */
  load(): Promise<CommandRun>;
}
