import type { Findings } from "../errors/findings.js";
import type { ConfigPaths } from "../inputs/inputs.js";
import type { FileStatus, FileStore } from "./file-store.js";
import { archiveCommand, clearCommand, freshName } from "./fresh-name.js";
import { ancestorsOf, isTemporary, temporaryPath } from "./paths.js";
import { errnoOf, storeWords } from "./store-errors.js";

/** Where a run is to write. @public */
export interface Destinations {
  /** The record's directory; absent where none is to be written. */
  readonly out?: string | undefined;
  readonly paths: ConfigPaths;
}

/** The five files that are created together, `deployment.env` last. @public */
export function generatedPaths(paths: ConfigPaths): readonly string[] {
  return [paths.hosts, paths.launch, paths.sources, paths.fleet, paths.deploymentEnv];
}

/**
 * Checks, before anything is connected or written, that the run can end well: nothing stands where it will
 * write, nothing is left of an interrupted run, and the directories can be used. Creation enforces the same.
 *
 * @public
 */
export async function preflight(store: FileStore, to: Destinations, findings: Findings): Promise<void> {
  if (to.out !== undefined) await checkOut(store, to.out, findings);
  await checkGenerated(store, to.paths, findings);
  await checkKnownHosts(store, to.paths.knownHosts, findings);
  const checked = new Set<string>();
  for (const path of [
    ...(to.out === undefined ? [] : [to.out]),
    to.paths.knownHosts,
    ...generatedPaths(to.paths),
  ]) {
    await checkDirectory(store, path, { findings, checked });
  }
}

async function checkOut(store: FileStore, out: string, findings: Findings): Promise<void> {
  const status = await statusOf(store, out);
  if (status === undefined) return;
  findings.add("OUT_EXISTS", {
    message: `${out} exists already (${KIND_WORDS[status.kind]}) and is never overwritten`,
    field: "--out",
    subject: out,
    hint: `archive it, or choose a fresh name: --out ${await freshName(store, out)}`,
  });
}

async function checkGenerated(store: FileStore, paths: ConfigPaths, findings: Findings): Promise<void> {
  const files = generatedPaths(paths);
  const standing: string[] = [];
  for (const path of files) {
    const status = await statusOf(store, path);
    if (status?.kind === "file") standing.push(path);
    else if (status !== undefined) addOccupied(path, status, findings);
  }
  const temporaries: string[] = [];
  for (const path of files.map(temporaryPath)) {
    if ((await statusOf(store, path)) !== undefined) temporaries.push(path);
  }
  const whole = standing.includes(paths.deploymentEnv);
  if (!whole && (temporaries.length > 0 || standing.length > 0)) {
    await addInterrupted(store, [...standing, ...temporaries], findings);
    return;
  }
  if (temporaries.length > 0) await addInterrupted(store, temporaries, findings);
  if (standing.length > 0) {
    findings.add("CONFIG_EXISTS", {
      message: `${standing.join(", ")} ${standing.length === 1 ? "exists" : "exist"} already and ${standing.length === 1 ? "is" : "are"} never overwritten`,
      subject: standing[0],
      hint: `archive the configuration, such as with: ${await archiveCommand(store, standing)}`,
      details: { paths: standing },
    });
  }
}

async function addInterrupted(store: FileStore, left: readonly string[], findings: Findings): Promise<void> {
  findings.add("INTERRUPTED_RUN_LEFT", {
    message: left.some(isTemporary)
      ? `an interrupted run left ${left.join(", ")}`
      : `part of a configuration stands without its deployment.env: ${left.join(", ")}`,
    subject: left[0],
    hint: `look at them, then clear them with: ${await clearCommand(store, left)}`,
    details: { paths: left },
  });
}

function addOccupied(path: string, status: FileStatus, findings: Findings): void {
  findings.add("CONFIG_PATH_OCCUPIED", {
    message: `${path} is ${KIND_WORDS[status.kind]}; a file is to be created there, never through a link`,
    subject: path,
    hint: `move ${path} away, or name another path`,
  });
}

/** The host-key store may exist, as a plain file. */
async function checkKnownHosts(store: FileStore, path: string, findings: Findings): Promise<void> {
  const status = await statusOf(store, path);
  if (status === undefined || status.kind === "file") return;
  if (status.kind === "link" && (await readable(store, path))) return;
  addOccupied(path, status, findings);
}

/** The nearest existing directory above a path must be one, and writable. */
async function checkDirectory(
  store: FileStore,
  path: string,
  to: { readonly findings: Findings; readonly checked: Set<string> },
): Promise<void> {
  for (const directory of ancestorsOf(path)) {
    if (to.checked.has(directory)) return;
    to.checked.add(directory);
    const status = await statusOf(store, directory);
    if (status === undefined && directory !== ".") continue;
    const usable = status === undefined || status.kind === "directory" || (await listable(store, directory));
    if (!usable) {
      to.findings.add("DIRECTORY_UNUSABLE", {
        message: `${path} cannot be created: ${directory} is ${status === undefined ? "missing" : KIND_WORDS[status.kind]}`,
        subject: directory,
      });
    } else if ((await store.writable?.(directory)) === false) {
      to.findings.add("DIRECTORY_NOT_WRITABLE", {
        message: `${path} cannot be created: this user may not write in ${directory}`,
        subject: directory,
      });
    }
    return;
  }
}

/** What stands there; below something that is no directory, nothing does. */
async function statusOf(store: FileStore, path: string): Promise<FileStatus | undefined> {
  try {
    return await store.status(path);
  } catch (error) {
    if (["ENOTDIR", "ENOENT", "EACCES", "ELOOP"].includes(errnoOf(error))) return undefined;
    throw new Error(`cannot look at ${path}: ${storeWords(error)}`, { cause: error });
  }
}

async function listable(store: FileStore, directory: string): Promise<boolean> {
  return store.list(directory).then(
    () => true,
    (error: unknown) => errnoOf(error) === "EACCES",
  );
}

async function readable(store: FileStore, path: string): Promise<boolean> {
  return store.readText(path).then(
    () => true,
    () => false,
  );
}

const KIND_WORDS: Readonly<Record<FileStatus["kind"], string>> = {
  file: "a file",
  directory: "a directory",
  link: "a symbolic link",
  other: "a socket, pipe or device",
};
