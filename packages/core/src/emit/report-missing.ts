import { shellQuote } from "../access/shell-quote.js";
import type { Findings } from "../errors/findings.js";
import type { ConfigPaths } from "../inputs/inputs.js";
import type { FileStore } from "./file-store.js";
import { clearCommand, lastArchive } from "./fresh-name.js";
import { directoryOf, nameOf, pathIn, temporaryPath } from "./paths.js";
import { generatedPaths } from "./preflight.js";

interface PartialSet {
  readonly paths: ConfigPaths;
  readonly found: readonly string[];
  readonly missing: readonly string[];
}

/** A set without all its files: nothing there yet, or the remains of an interrupted run. */
export async function reportMissing(store: FileStore, set: PartialSet, findings: Findings): Promise<void> {
  const left = [...set.found];
  for (const path of generatedPaths(set.paths).map(temporaryPath)) {
    if ((await store.status(path).catch(() => undefined)) !== undefined) left.push(path);
  }
  if (left.length === 0) {
    const named = set.missing.map((path) => store.absolute?.(path) ?? path);
    findings.add("CONFIG_ABSENT", {
      message: `no configuration: ${named.join(", ")} ${named.length === 1 ? "is" : "are"} missing`,
      subject: set.missing[0],
      ...(await archivedHint(store, set.paths)),
    });
    return;
  }
  const clear = `look at what is left, clear it with: ${await clearCommand(store, left)}; then discover again`;
  // deployment.env is created last: where it stands, the set was whole.
  const wasWhole = set.found.includes(set.paths.deploymentEnv);
  findings.add("CONFIG_INCOMPLETE", {
    message: `the configuration is not whole: ${set.missing.join(", ")} missing, ${left.join(", ")} left`,
    subject: set.missing[0],
    hint: wasWhole ? `restore what is missing, or correct the path that names it; else ${clear}` : clear,
    details: { missing: [...set.missing], left },
  });
}

/** The way back to the configuration that was archived last, where all of it stood in one directory. */
async function archivedHint(store: FileStore, paths: ConfigPaths): Promise<{ readonly hint?: string }> {
  const directory = directoryOf(paths.deploymentEnv);
  const files = generatedPaths(paths);
  if (files.some((path) => directoryOf(path) !== directory)) return {};
  const archive = await lastArchive(store, files);
  if (archive === undefined) return {};
  const archived = files.map((path) => pathIn(archive, nameOf(path)));
  for (const path of archived) {
    if ((await store.status(path).catch(() => undefined))?.kind !== "file") return {};
  }
  const back = shellQuote(["mv", "--", ...archived, `${directory}/`]);
  return { hint: `run narwhal-deploy discover, or put back what was archived last: ${back}` };
}
