import { UsageError } from "./problem.js";

/** What the plain look at the words of the command line needs to know. */
export interface KnownOptions {
  /** Every long option of any command. */
  readonly names: ReadonlySet<string>;
  /** Those that take no value. */
  readonly flags: ReadonlySet<string>;
  readonly repeatable: ReadonlySet<string>;
}

/**
 * Refuses what the parser would silently bend: an option given twice, a misspelt one, a value that is none. Words after `--` are
 * positional.
 */
export async function scanOptions(words: readonly string[], known: KnownOptions): Promise<void> {
  const seen = new Set<string>();
  for (const word of words) {
    if (word === "--") return;
    // The parser would drop it.
    if (word === "-") throw new UsageError("no command reads standard input as -; give a file or a name");
    const name = /^--([^=]+)/.exec(word)?.[1];
    if (name === undefined) {
      if (/^-[^-]/.test(word) && !["-h"].includes(word)) throw new UsageError(`unknown option ${word}`);
      continue;
    }
    if (!known.names.has(name)) {
      const { nearest } = await import("@narwhal/schemas");
      const near = nearest(name, known.names);
      throw new UsageError(
        `unknown option --${name}${near === undefined ? "" : `; did you mean --${near}?`}`,
      );
    }
    if (known.flags.has(name) && word.includes("=")) throw new UsageError(`--${name} takes no value`);
    if (seen.has(name) && !known.repeatable.has(name)) throw new UsageError(`--${name} is given twice`);
    seen.add(name);
  }
}

/** Whether `--json` is asked for, known before the rest is understood. */
export function wantsJson(words: readonly string[]): boolean {
  const end = words.indexOf("--");
  return (end < 0 ? words : words.slice(0, end)).includes("--json");
}
