import { shellQuote } from "../access/shell-quote.js";
import type { FileStore } from "./file-store.js";
import { clearingCommand, directoryOf, isTemporary, nameOf, pathIn } from "./paths.js";

/**
 * A name like the given one that is free: the number at its end counted up, or `-2` appended.
 *
 * @public
 */
export async function freshName(store: FileStore, path: string): Promise<string> {
  const [, stem = "", number] = /^(.*?)(?:-(\d{1,6}))?$/.exec(nameOf(path)) ?? [];
  for (let next = number === undefined ? 2 : Number(number) + 1; ; next++) {
    const candidate = pathIn(directoryOf(path), `${stem}-${next}`);
    if ((await store.status(candidate)) === undefined) return candidate;
  }
}

/** The command that moves files into a fresh directory beside the first of them. */
export async function archiveCommand(store: FileStore, files: readonly string[]): Promise<string> {
  const directory = await freshName(store, archivesBeside(files, 0));
  const make = shellQuote(["mkdir", "-m", "700", "--", directory]);
  return `${make} && ${shellQuote(["mv", "--", ...files, `${directory}/`])}`;
}

/** The directory into which {@link archiveCommand} moved files last; `undefined` where there is none. */
export async function lastArchive(store: FileStore, files: readonly string[]): Promise<string | undefined> {
  const next = nameOf(await freshName(store, archivesBeside(files, 0)));
  const last = Number(next.slice(next.lastIndexOf("-") + 1)) - 1;
  return last === 0 ? undefined : archivesBeside(files, last);
}

function archivesBeside([first = "."]: readonly string[], number: number): string {
  return pathIn(directoryOf(first), `archive-${number}`);
}

/**
 * The command that clears what stands in the way of a run. Temporary names prove an interrupted run, whose files are
 * worth nothing; without them the files may be somebody's configuration, and are moved, not removed.
 */
export function clearCommand(store: FileStore, left: readonly string[]): Promise<string> {
  return left.some(isTemporary) ? Promise.resolve(clearingCommand(left)) : archiveCommand(store, left);
}
