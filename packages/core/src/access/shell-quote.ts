/**
 * One command line of which a POSIX shell makes exactly these words. Words without `"`, `$`, backslash,
 * backquote, `!` and newline are written so that csh, tcsh, fish and zsh read them the same: the agent's launch
 * line is made of such words alone.
 */
export function shellQuote(argv: readonly string[]): string {
  return argv.map(quoteWord).join(" ");
}

function quoteWord(word: string): string {
  if (word.includes("\0")) throw new TypeError("a word of a command line cannot hold a NUL byte");
  if (/^[A-Za-z0-9_+:,./-]+$/.test(word)) return word;
  if (!/["$\\`!\n\r]/.test(word)) return `"${word}"`;
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
