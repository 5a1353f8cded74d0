import yargs, { type Argv } from "yargs";
import { Arguments } from "./arguments.js";
import type { Command } from "./command.js";
import { COMMANDS } from "./commands/index.js";
import { COUNTS, GLOBAL_OPTIONS, REPEATABLE, SECONDS } from "./options.js";
import { UsageError } from "./problem.js";
import { scanOptions } from "./scan.js";

/** What the words of the command line ask for. */
export type Parsed =
  | { readonly kind: "command"; readonly command: Command; readonly args: Arguments }
  /** Text that the parser itself prints: help, version, completion. */
  | { readonly kind: "text"; readonly text: string };

const COMPLETION = "completion";
const HELP = "help";
const OPTION_NAMES = new Set([
  ...Object.keys(GLOBAL_OPTIONS),
  ...COMMANDS.flatMap((command) => Object.keys(command.options)),
  "help",
  "version",
  "get-yargs-completions",
]);

const FLAGS = new Set([
  ...[GLOBAL_OPTIONS, ...COMMANDS.map((command) => command.options)].flatMap((options) =>
    Object.keys(options).filter((name) => options[name]?.type === "boolean"),
  ),
  "help",
  "version",
]);

/** The command that the words name, whatever else is wrong with them. */
export function commandIn(words: readonly string[]): string | null {
  const name = firstWord(words);
  return COMMANDS.some((command) => command.name === name) ? (name ?? null) : null;
}

/** Reads the command line; throws a {@link UsageError}. */
export async function parseCommandLine(given: readonly string[], version: string): Promise<Parsed> {
  const words = await helpAsOption(given);
  const completing = words.includes("--get-yargs-completions");
  if (!completing) await scanOptions(words, { names: OPTION_NAMES, flags: FLAGS, repeatable: REPEATABLE });
  let chosen: { readonly command: Command; readonly values: Record<string, unknown> } | undefined;
  const scripting = firstWord(words) === COMPLETION;
  const parser = buildParser(version, (command, values) => {
    chosen = { command, values };
  }).fail((message: string | null, error: Error | undefined) => {
    // The parser prints the completion script and then calls its own command unknown.
    if (!scripting) throw error ?? new Error(message ?? "invalid usage");
  });
  const text = await parseQuietly(parser, words);
  if (text !== "" || completing) return { kind: "text", text };
  if (chosen === undefined) {
    throw new UsageError("name a command", `commands: ${names().join(", ")}`, await parser.getHelp());
  }
  return { kind: "command", command: chosen.command, args: await checkedArguments(chosen.values) };
}

function firstWord(words: readonly string[]): string | undefined {
  return words.find((word) => !word.startsWith("-"));
}

/** `help plan` asks for what `plan --help` does. */
async function helpAsOption(words: readonly string[]): Promise<readonly string[]> {
  if (firstWord(words) !== HELP) return words;
  const at = words.indexOf(HELP);
  const rest = [...words.slice(0, at), ...words.slice(at + 1)];
  const name = firstWord(rest);
  if (name !== undefined && !names().includes(name)) throw await unknownWord(name);
  return [...rest, "--help"];
}

/** The values, each looked at once: a bad one is a fault of the command line, not of the run. */
async function checkedArguments(values: Readonly<Record<string, unknown>>): Promise<Arguments> {
  const args = new Arguments(values);
  for (const name of Object.keys(values)) {
    if (SECONDS.has(name)) args.seconds(name);
    else if (COUNTS.has(name)) args.count(name);
  }
  if (args.texts("accept").length > 0) (await import("./judgement.js")).judgementOf(args);
  return args;
}

function buildParser(
  version: string,
  choose: (command: Command, values: Record<string, unknown>) => void,
): Argv {
  const parser = yargs()
    .scriptName("narwhal-deploy")
    .usage(
      "$0 <command> [options]\n\nDiscovers a GPU fleet over SSH and writes the configuration for serving on it.",
    )
    .parserConfiguration({
      "boolean-negation": false,
      "camel-case-expansion": false,
      "dot-notation": false,
      "parse-numbers": false,
      "parse-positional-numbers": false,
      "short-option-groups": false,
    })
    .detectLocale(false)
    .options(GLOBAL_OPTIONS)
    .group(Object.keys(GLOBAL_OPTIONS), "Global options:")
    .strict()
    .help()
    .alias("help", "h")
    .version(version)
    .completion(COMPLETION, "Print a completion script for the shell")
    .example("$0 init 4", "write a commented .env for four engines")
    .example("$0 discover --out runs/discovery/first", "discover the fleet that .env describes")
    .example("$0 demo", "see it work on a simulated fleet")
    .epilogue("Exit status: 0 done; 1 a gate stopped or an input is invalid; 2 usage; 130, 143 interrupted.")
    .wrap(100)
    .exitProcess(false);
  for (const command of COMMANDS) addCommand(parser, command, choose);
  return parser;
}

function addCommand(
  parser: Argv,
  command: Command,
  choose: (command: Command, values: Record<string, unknown>) => void,
): void {
  const usage = [command.name, command.positionals].filter((word) => word !== undefined).join(" ");
  parser.command(
    usage,
    command.summary,
    (builder) => {
      builder.options(command.options);
      for (const [name, describe] of Object.entries(command.positionalHelp ?? {})) {
        builder.positional(name, { type: "string", describe });
      }
      if (command.judges !== true) builder.hide("accept");
      for (const [line, describe] of command.examples) builder.example(`$0 ${line}`, describe);
      return builder;
    },
    (values) => choose(command, values),
  );
}

/** Parses with the output collected instead of printed. */
async function parseQuietly(parser: Argv, words: readonly string[]): Promise<string> {
  let text = "";
  let fault: unknown;
  try {
    await parser.parseAsync([...words], {}, (error, _values, output) => {
      fault = error;
      text = output;
    });
  } catch (error) {
    fault = error;
  }
  if (fault !== undefined && fault !== null) throw await usageError((fault as Error).message, words);
  return text;
}

/** The parser's message in our form; unknown commands get the nearest known one. */
async function usageError(message: string, words: readonly string[]): Promise<UsageError> {
  const unknown = /^Unknown (?:argument|command)s?: (.*)$/.exec(message)?.[1]?.split(", ") ?? [];
  const [word] = unknown;
  if (word === undefined) return missingWord(message, words);
  if (OPTION_NAMES.has(word)) return new UsageError(`--${word} is no option of this command`);
  return unknownWord(word);
}

function missingWord(message: string, words: readonly string[]): UsageError {
  const option = /^Not enough arguments following: (.*)$/.exec(message)?.[1];
  if (option !== undefined) return new UsageError(`--${option} needs a value`);
  const command = COMMANDS.find(({ name }) => name === commandIn(words));
  if (command !== undefined && message.startsWith("Not enough non-option arguments")) {
    const { name, positionals = "", examples } = command;
    const example = examples[0] === undefined ? "" : `, such as narwhal-deploy ${examples[0][0]}`;
    return new UsageError(`${name} needs ${positionals}${example}`);
  }
  return new UsageError(message.charAt(0).toLowerCase() + message.slice(1));
}

async function unknownWord(word: string): Promise<UsageError> {
  const { nearest } = await import("@narwhal/schemas");
  const near = nearest(word, names());
  return new UsageError(
    `unknown command or word ${word}${near === undefined ? "" : `; did you mean ${near}?`}`,
    `commands: ${names().join(", ")}`,
  );
}

function names(): string[] {
  return [...COMMANDS.map(({ name }) => name), COMPLETION];
}
