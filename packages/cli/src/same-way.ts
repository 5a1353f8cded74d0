import type { Arguments } from "./arguments.js";

/** The options by which hosts were reached, to stand behind the commands that come next; empty where there are none. */
export function sameWay(args: Arguments): string {
  return ["transport", "transport-command"]
    .flatMap((name) => {
      const value = args.text(name);
      return value === undefined ? [] : [` --${name} ${quoted(value)}`];
    })
    .join("");
}

function quoted(word: string): string {
  return /^[A-Za-z0-9_./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
