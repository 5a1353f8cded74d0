import { buildManifest, type CheckpointManifest } from "../checkpoint/manifest.js";
import { EXCLUDED_PATHS } from "../checkpoint/exclusions.js";
import { shownPath } from "../checkpoint/hash-faults.js";
import type { Findings } from "../errors/findings.js";
import type { FileStore } from "./file-store.js";
import { parseDocument } from "./parse-document.js";
import { storeWords } from "./store-errors.js";

/**
 * Reads a checkpoint manifest and holds it against itself: order, counts and tree hash follow from its files. Every
 * fault becomes a finding; so does what it leaves out otherwise than every checkpoint, as a warning.
 *
 * @public
 */
export async function readCheckpointManifest(
  store: Pick<FileStore, "readText">,
  path: string,
  findings: Findings,
): Promise<CheckpointManifest | undefined> {
  let text: string;
  try {
    text = await store.readText(path);
  } catch (error) {
    findings.add("FILE_UNREADABLE", {
      message: `cannot read ${path}: ${storeWords(error)}`,
      subject: path,
      cause: error,
    });
    return undefined;
  }
  const manifest = parseDocument("checkpoint-manifest", { path, text }, findings);
  if (manifest === undefined) return undefined;
  const wrong = contradiction(manifest);
  if (wrong === undefined) {
    reportExclusions(path, manifest, findings);
    return manifest;
  }
  findings.add("CHECKPOINT_MANIFEST_DAMAGED", { message: `${path}: ${wrong}`, subject: path });
  return undefined;
}

function reportExclusions(path: string, manifest: CheckpointManifest, findings: Findings): void {
  const own = new Set(manifest.excluded_paths);
  const usual = new Set<string>(EXCLUDED_PATHS);
  const more = [...own].filter((each) => !usual.has(each));
  const fewer = [...usual].filter((each) => !own.has(each));
  if (more.length + fewer.length === 0) return;
  const words = [
    ...(more.length === 0 ? [] : [`leaves out ${more.map(shownPath).join(", ")} too`]),
    ...(fewer.length === 0 ? [] : [`does not leave out ${fewer.map(shownPath).join(", ")}`]),
  ];
  findings.add("CHECKPOINT_EXCLUSIONS_UNUSUAL", {
    message: `${path} ${words.join(" and ")}`,
    subject: path,
    details: { more, fewer },
  });
}

/** What in a manifest does not follow from its files. */
function contradiction(manifest: CheckpointManifest): string | undefined {
  const { files, model_tree_sha256, file_count, bytes_verified } = manifest;
  const built = buildManifest(files);
  if (built.files.some(({ path }, index) => path !== files[index]?.path)) return "its files are not in order";
  if (new Set(files.map(({ path }) => path)).size < files.length) return "it names a file twice";
  if (built.file_count !== file_count) return `it holds ${files.length} files, not ${file_count}`;
  if (built.bytes_verified !== bytes_verified)
    return `its files have ${built.bytes_verified} bytes together, not ${bytes_verified}`;
  return built.model_tree_sha256 === model_tree_sha256
    ? undefined
    : `its files have the tree hash ${built.model_tree_sha256}, not ${model_tree_sha256}`;
}
