import type { Json, JsonObject } from "../../canonical.js";
import type { ModelMetadata } from "../../observation/observation.js";
import { type Evidence, evidence } from "../evidence.js";
import { joinPath } from "../language-model.js";
import type { Requirement } from "./requirement.js";

/**
 * Custom code: a non-empty `auto_map` anywhere in `config.json`, `tokenizer_config.json` or a processor file.
 *
 * @public
 */
export const trustRemoteCode: Requirement = {
  id: "trust-remote-code",
  evidence: customCode,
  args: ["--trust-remote-code"],
  env: {},
  contradictedBy: ["--no-trust-remote-code"],
};

/** Every `auto_map` that names code. @public */
export function customCode(metadata: ModelMetadata): readonly Evidence[] {
  return metadataFiles(metadata).flatMap(([file, content]) => autoMaps(file, content));
}

/** An entry of an `auto_map` that names another repository. @public */
export interface ForeignCode {
  readonly file: string;
  readonly field: string;
  readonly name: string;
}

/**
 * The entries whose code lies in another repository, outside the hashed tree: `other/repo--module.Class`, or a
 * repository's name alone.
 *
 * @public
 */
export function foreignCode(metadata: ModelMetadata): readonly ForeignCode[] {
  return customCode(metadata).flatMap(({ file, field, value }) =>
    codeNames(value)
      .filter((entry) => entry.name.includes("--") || entry.name.includes("/"))
      .map((entry) => ({ file, field: joinPath(field, entry.key), name: entry.name })),
  );
}

/** A code file of the checkpoint that an `auto_map` names. */
export interface LocalCode {
  readonly file: string;
  readonly field: string;
  /** Below the checkpoint's root: `modeling_x.py` for `modeling_x.XModel`. */
  readonly path: string;
}

/** The code files in the checkpoint itself that its metadata names. */
export function localCode(metadata: ModelMetadata): readonly LocalCode[] {
  return metadataFiles(metadata).flatMap(([file, content]) =>
    autoMaps(file, content).flatMap(({ field, value }) =>
      codeNames(value)
        .filter(({ name }) => /^[^/.]+\.[^/.]+$/.test(name) && !name.includes("--"))
        .map(({ key, name }) => ({
          file,
          field: joinPath(field, key),
          path: `${name.slice(0, name.lastIndexOf("."))}.py`,
        })),
    ),
  );
}

function metadataFiles(metadata: ModelMetadata): readonly (readonly [string, JsonObject])[] {
  return [
    ["config.json", metadata.config],
    ...(metadata.tokenizerConfig === undefined
      ? []
      : [["tokenizer_config.json", metadata.tokenizerConfig] as const]),
    ...Object.entries(metadata.processors),
  ];
}

/** Walks without recursion: no nesting, however deep, exhausts the stack. */
function autoMaps(file: string, content: JsonObject): Evidence[] {
  const found: Evidence[] = [];
  const pending: { path: string; value: Json }[] = [{ path: "", value: content }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path, value } = next;
    if (value === null || typeof value !== "object") continue;
    const entries = Object.entries(value as JsonObject).toReversed();
    for (const [key, item] of entries) {
      const at = joinPath(path, key);
      if (key === "auto_map" && codeNames(item).length > 0) found.push(evidence(file, at, item));
      else pending.push({ path: at.slice(0, 200), value: item });
    }
  }
  return found;
}

/** The class names that an `auto_map` holds: of its object form, or of the legacy list. */
function codeNames(map: Json): { key: string; name: string }[] {
  if (typeof map === "string") return map === "" ? [] : [{ key: "", name: map }];
  if (map === null || typeof map !== "object") return [];
  return Object.entries(map as JsonObject).flatMap(([key, value]) => {
    const names: readonly Json[] = Array.isArray(value) ? value : [value];
    return names.flatMap((name: Json) => (typeof name === "string" && name !== "" ? [{ key, name }] : []));
  });
}
