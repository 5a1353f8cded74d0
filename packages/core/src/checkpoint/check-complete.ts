import type { Findings } from "../errors/findings.js";
import type { ModelMetadata } from "../observation/observation.js";
import { codeFaults } from "./complete-code.js";
import { downloadFaults } from "./complete-download.js";
import { tokenizerFaults } from "./complete-tokenizer.js";
import { weightFaults } from "./complete-weights.js";
import type { HashedCheckpoint } from "./hashed-checkpoint.js";
import { reportTreeFaults, type TreeFault } from "./tree-fault.js";

/**
 * Records what replicas lack although they may all agree: shards, headers that fit their files, content in place of
 * pointers, finished downloads, code, a tokenizer. A fault that several replicas have is told once.
 *
 * @public
 */
export function checkComplete(
  checkpoints: Iterable<HashedCheckpoint>,
  metadata: ReadonlyMap<string, ModelMetadata>,
  findings: Findings,
): void {
  const replicas = [...checkpoints].map((checkpoint) => {
    const { host, roles, field, directory } = checkpoint;
    const faults = completenessFaults(checkpoint, metadata.get(roles[0]));
    return { where: { host, role: roles[0], field }, roles, directory, faults };
  });
  reportTreeFaults(replicas, findings);
}

/** All that is wrong with one tree. Without metadata, code and tokenizer classes are not looked at. */
function completenessFaults(
  { manifest: { files }, heads }: Pick<HashedCheckpoint, "manifest" | "heads">,
  metadata: ModelMetadata | undefined,
): readonly TreeFault[] {
  return [
    ...configFaults(files, metadata),
    ...downloadFaults(files, heads),
    ...weightFaults(files, heads),
    ...tokenizerFaults(files, metadata),
    ...codeFaults(files, metadata),
  ];
}

/** The policy rests on the `config.json` that was observed: the one that was hashed must be the same. */
function configFaults(
  files: HashedCheckpoint["manifest"]["files"],
  metadata: ModelMetadata | undefined,
): readonly TreeFault[] {
  const config = files.find(({ path }) => path === "config.json");
  if (metadata === undefined || config?.sha256 === metadata.configSha256) return [];
  const says = config === undefined ? "lost its config.json" : "changed after it was observed";
  return [{ code: "CHECKPOINT_CHANGED", says, paths: [{ path: "config.json" }] }];
}
