import type { Route } from "./access/transport.js";
import { manifestsOf } from "./checkpoint/hashed-checkpoint.js";
import type { Derivation } from "./derive-deployment.js";
import type { TextDocument } from "./emit/create-together.js";
import { discoveryManifestDocument } from "./emit/documents/discovery-manifest.js";
import { GENERATED_NAMES } from "./emit/generated-names.js";
import { buildConfigDocuments, buildRecordDocuments } from "./emit/documents/index.js";
import { generatedCopyPath } from "./emit/documents/record-paths.js";
import type { Finding } from "./errors/gate-error.js";
import type { ConfigPaths, Inputs, Inventory } from "./inputs/inputs.js";

/** All that the documents of a discovery are made of. */
export interface DocumentsRequest {
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  readonly derived: Derivation;
  /** By host id: how each host was reached. */
  readonly routes: ReadonlyMap<string, Route>;
  readonly recordDirectory: string;
  /** SHA-256 of the host-key store by its path; empty where there is none. */
  readonly hostKeys: Readonly<Record<string, string>>;
  readonly warnings: readonly Finding[];
  /** The tool's version. */
  readonly version: string;
}

/** The documents of a discovery, as they are written. */
export interface DiscoveryDocuments {
  /** For the record, beside what is kept of each engine: copies of the configuration, then the manifest. */
  readonly record: readonly TextDocument[];
  /** The generated configuration, in order: `deployment.env` last. */
  readonly config: readonly TextDocument[];
}

/** What the record keeps of each engine whose checkpoint was hashed. */
export function engineDocuments(
  request: Pick<DocumentsRequest, "inputs" | "recordDirectory">,
  { observations, checkpoints: hashed }: Pick<Derivation, "observations" | "checkpoints">,
): readonly TextDocument[] {
  const { inputs: declared, recordDirectory } = request;
  const checkpoints = manifestsOf(hashed);
  return buildRecordDocuments({ recordDirectory, observations, checkpoints, hashed, declared });
}

/** Builds the documents that come of a discovery which passed its gates. */
export function discoveryDocuments(request: DocumentsRequest): DiscoveryDocuments {
  const { inputs, inventory, derived, routes, recordDirectory, hostKeys, warnings, version } = request;
  const { observations, policy } = derived;
  const checkpoints = manifestsOf(derived.checkpoints);
  const config = buildConfigDocuments({ inputs, inventory, policy, recordDirectory });
  return {
    config,
    record: [
      ...copies(recordDirectory, inputs.paths, config),
      discoveryManifestDocument({
        inputs,
        inventory,
        policy,
        observations,
        checkpoints,
        routes,
        recordDirectory,
        files: config,
        hostKeys,
        warnings,
        version,
      }),
    ],
  };
}

/** The record's copies of the generated files: a record is read alone, also when `config/` has gone on. */
function copies(
  recordDirectory: string,
  paths: ConfigPaths,
  config: readonly TextDocument[],
): readonly TextDocument[] {
  return Object.entries(GENERATED_NAMES).map(([key, name]) => {
    const document = config.find(({ path }) => path === paths[key as keyof typeof GENERATED_NAMES]);
    if (document === undefined) throw new TypeError(`${name} was not generated`);
    return { path: generatedCopyPath(recordDirectory, name), text: document.text };
  });
}
