import type { DocumentTypes } from "@narwhal/schemas";
import { jsonFile, sha256 } from "../../canonical.js";
import type { Finding } from "../../errors/gate-error.js";
import type { TextDocument } from "../create-together.js";
import { type Established, fingerprints, roleOrder } from "./fingerprints.js";
import { RECORD_VERSION } from "../record-version.js";
import { manifestPath } from "./record-paths.js";

/** What the manifest of a discovery holds. @public */
export interface ManifestFacts extends Established {
  readonly recordDirectory: string;
  /** The generated files, as they are about to stand. */
  readonly files: readonly TextDocument[];
  /** SHA-256 of the host-key store by its path; empty where there is none. */
  readonly hostKeys: Readonly<Record<string, string>>;
  readonly warnings: readonly Finding[];
  /** The tool's version. */
  readonly version: string;
}

/** `manifest.json`: what one discovery established. @public */
export function discoveryManifestDocument(facts: ManifestFacts): TextDocument {
  const { inputs, checkpoints, warnings, version } = facts;
  const [checkpoint] = inputs.engines.flatMap((engine) => checkpoints.get(engine.role) ?? []);
  if (checkpoint === undefined) throw new TypeError("a discovery manifest needs a hashed checkpoint");
  const accepted = warnings.filter((finding) => finding.accepted === true).map((finding) => finding.code);
  const document: DocumentTypes["discovery-manifest"] = {
    files: {
      ...Object.fromEntries(facts.files.map(({ path, text }) => [path, sha256(text)])),
      ...facts.hostKeys,
    },
    roles: roleOrder(inputs),
    model_tree_sha256: checkpoint.model_tree_sha256,
    model_file_count: checkpoint.file_count,
    warnings,
    accepted: [...new Set(accepted)].sort(),
    version,
    fingerprints: fingerprints(facts),
    record_version: RECORD_VERSION,
  };
  return { path: manifestPath(facts.recordDirectory), text: jsonFile(document) };
}
