import { type DocumentTypes, validate } from "@narwhal/schemas";
import { canonicalJson, comparePaths, type Json, type JsonObject, jsonFile, sha256 } from "../canonical.js";
import type { CheckpointManifest } from "../checkpoint/manifest.js";
import { treeSha256 } from "../checkpoint/tree-sha256.js";
import { GENERATED_NAMES } from "../emit/generated-names.js";
import { configPaths } from "../inputs/config-paths.js";
import type { Environment } from "../inputs/inputs.js";
import type { RecordFile } from "./record-file.js";

/** Old digest to new one, and the new size in bytes where a file's content changed. */
interface Changes {
  readonly digests: Map<string, string>;
  readonly sizes: Map<string, number>;
}

/**
 * Puts the digests of what was replaced right again, so that they fit and tell nothing of the original: of
 * checkpoint files whose content the record holds, of the trees that they are in, of the manifest's facts. Digests
 * of files that are not among these ones, as of the host-key store, are left out.
 */
export function refreshDigests(
  originals: readonly RecordFile[],
  replaced: readonly RecordFile[],
): readonly RecordFile[] {
  const changes: Changes = { digests: new Map(), sizes: new Map() };
  for (const [index, original] of originals.entries()) noteContents(original, replaced[index], changes);
  const rehashed = replaced.map((file) => rehashTree(file, changes));
  const current = rehashed.map(({ path, text }) => ({ path, text: withDigests(text, changes.digests) }));
  return current.map((file) =>
    nameOf(file.path) === "manifest.json" ? refreshManifest(file, current) : file,
  );
}

/** What `@read` showed of files, before and after. */
function noteContents(original: RecordFile, replaced: RecordFile | undefined, changes: Changes): void {
  if (replaced === undefined || original.text === replaced.text) return;
  const [before, after] = [contentsOf(original), contentsOf(replaced)];
  for (const [index, text] of before.entries()) {
    const now = after[index];
    if (now === undefined || now === text) continue;
    changes.digests.set(sha256(text), sha256(now));
    changes.sizes.set(sha256(now), new TextEncoder().encode(now).length);
  }
}

function contentsOf({ text }: RecordFile): readonly string[] {
  const transcript = parsed(text);
  if (!isObject(transcript) || !Array.isArray(transcript["argv"]) || transcript["argv"][0] !== "@read")
    return [];
  const output = typeof transcript["stdout"] === "string" ? parsed(transcript["stdout"]) : undefined;
  if (!isObject(output)) return [];
  return Object.values(output).flatMap((entry) =>
    isObject(entry) && typeof entry["text"] === "string" ? [entry["text"]] : [],
  );
}

/** A checkpoint's manifest with the digests of changed files, and the digest of the whole. */
function rehashTree(file: RecordFile, changes: Changes): RecordFile {
  if (/^engine-\d+-files\.json$/.test(nameOf(file.path))) return inOrder(file);
  if (!file.path.endsWith("-checkpoint.json")) return file;
  const manifest: unknown = parsed(file.text);
  const verdict = validate("checkpoint-manifest", manifest);
  if (!verdict.ok) return file;
  const before = manifest as CheckpointManifest;
  const files = sortedByPath(before.files).map(({ path, size, sha256: old }) => {
    const current = changes.digests.get(old) ?? old;
    return { path, size: changes.sizes.get(current) ?? size, sha256: current };
  });
  const tree = treeSha256(files);
  if (tree === before.model_tree_sha256) return file;
  changes.digests.set(before.model_tree_sha256, tree);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const document = { ...before, model_tree_sha256: tree, files, bytes_verified: bytes };
  return { path: file.path, text: jsonFile(document) };
}

/** The files of a checkpoint in the order of their manifest: names with stand-ins stand elsewhere. */
function inOrder(file: RecordFile): RecordFile {
  const found = parsed(file.text);
  if (!isObject(found) || !validate("checkpoint-files", found).ok) return file;
  const { files } = found as unknown as DocumentTypes["checkpoint-files"];
  return { path: file.path, text: jsonFile({ ...found, files: sortedByPath(files) }) };
}

function sortedByPath<File extends { readonly path: string }>(files: readonly File[]): readonly File[] {
  return [...files].sort((a, b) => comparePaths(a.path, b.path));
}

function withDigests(text: string, digests: ReadonlyMap<string, string>): string {
  if (digests.size === 0) return text;
  return text.replace(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g, (digest) => digests.get(digest) ?? digest);
}

function refreshManifest(file: RecordFile, all: readonly RecordFile[]): RecordFile {
  const manifest = parsed(file.text);
  if (!isObject(manifest)) return file;
  const { files, fingerprints } = manifest;
  const copies = generatedCopies(all);
  const kept = Object.keys(isObject(files) ? files : {}).flatMap((path) => {
    const own = copies.get(path) ?? all.find((each) => each.path === path);
    return own === undefined ? [] : [[path, sha256(own.text)] as const];
  });
  const roles = Object.entries(isObject(fingerprints) ? fingerprints : {}).map(
    ([role, categories]) => [role, isObject(categories) ? rehashFacts(categories) : categories] as const,
  );
  const document = { ...manifest, files: Object.fromEntries(kept), fingerprints: Object.fromEntries(roles) };
  return { path: file.path, text: jsonFile(document) };
}

/** The record's copies of the generated files, by the paths that the inputs gave to these. */
function generatedCopies(all: readonly RecordFile[]): ReadonlyMap<string, RecordFile> {
  const inputs = parsed(all.find(({ path }) => nameOf(path) === "inputs.json")?.text ?? "");
  const fields = isObject(inputs) && isObject(inputs["fields"]) ? inputs["fields"] : {};
  const paths = configPaths(fields as Environment);
  const names = Object.entries(GENERATED_NAMES) as [keyof typeof GENERATED_NAMES, string][];
  const found = names.flatMap(([key, name]) => {
    const copy = all.find(({ path }) => path === `generated/${name}` || path.endsWith(`/generated/${name}`));
    return copy === undefined ? [] : [[paths[key], copy] as const];
  });
  return new Map(found);
}

function rehashFacts(categories: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(categories).map(([name, category]): [string, Json] => {
      const facts = isObject(category) ? category["facts"] : undefined;
      return [name, facts === undefined ? category : { sha256: sha256(canonicalJson(facts)), facts }];
    }),
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Not every text of a record is JSON; what is none has no digests to put right.
    return undefined;
  }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
