import type { CheckpointSummary, Discovery } from "@narwhal/core";
import { type FirstContact, firstContactLines, firstContactResults } from "./first-contacts.js";
import { table } from "./table.js";

/** What stands on the disk after a discovery. */
export interface Outputs {
  /** The record's directory; absent where nothing was written. */
  readonly record?: string | undefined;
  /** The files of the configuration, the host-key store among them. */
  readonly files: readonly string[];
  /** Host keys that were seen for the first time, and the file that they were verified by. */
  readonly contacts: readonly FirstContact[];
  readonly verifiedBy?: string | undefined;
  /** The options by which the next commands reach the hosts too. */
  readonly way: string;
}

/** A discovery for `--json`. */
export function discoveryResult(found: Discovery, outputs: Outputs): unknown {
  const { record, files, contacts, verifiedBy } = outputs;
  return {
    record: record ?? null,
    written: files,
    first_contacts: firstContactResults(contacts, verifiedBy),
    model_tree_sha256: found.modelTreeSha256,
    hosts: found.inventory.map(({ id, destination, roles }) => ({ id, destination, roles })),
    engines: found.policy.engines.map((engine) => ({
      role: engine.role,
      pool: engine.pool,
      url: engine.url,
      attestation_url: engine.attestationUrl,
      accelerator: engine.accelerator,
      gpu_ids: engine.gpuIds,
      tensor_parallel_size: engine.tensorParallelSize,
      image_id: engine.imageId,
      model_config_sha256: engine.modelConfigSha256,
    })),
    checkpoints: Object.fromEntries(
      [...found.checkpoints].map(([role, checkpoint]) => [role, checkpointResult(checkpoint)]),
    ),
    because: Object.fromEntries(found.policy.engines.map(({ role, because }) => [role, because])),
  };
}

function checkpointResult({ directory, files, bytes, reused, provenance }: CheckpointSummary): unknown {
  return {
    directory,
    files,
    bytes,
    reused,
    commits: provenance.commits,
    files_of_unknown_commit: provenance.unknown,
    hashes_announced_by_hub: provenance.confirmed,
  };
}

/** Where replicas come from, each origin once; and what was not read again. */
function originLines(checkpoints: Discovery["checkpoints"]): readonly string[] {
  const origins = new Map<string, string[]>();
  for (const [role, { provenance, files }] of checkpoints) {
    const { commits, confirmed } = provenance;
    const words = commits.map(
      ({ commit, files: count }) => `${count} of ${files} files from commit ${commit}`,
    );
    const origin =
      words.length === 0
        ? "of unknown commit"
        : `${words.join(", ")}; ${confirmed} hashes as the hub announced them`;
    origins.set(origin, [...(origins.get(origin) ?? []), role]);
  }
  const reused = [...checkpoints].filter(([, checkpoint]) => checkpoint.reused > 0);
  return [
    ...[...origins].map(([origin, roles]) => `  ${roles.join(", ")}: ${origin}`),
    ...reused.map(
      ([role, checkpoint]) =>
        `  ${role}: ${checkpoint.reused} of ${checkpoint.files} hashes taken over from an earlier record`,
    ),
  ];
}

/** A discovery for people, ending with what to do next. */
export function discoveryLines(found: Discovery, outputs: Outputs): readonly string[] {
  const { record, files, contacts, verifiedBy, way } = outputs;
  const firstContacts = firstContactLines(contacts, verifiedBy);
  const hostOf = (role: string): string =>
    found.inventory.find(({ roles }) => (roles as readonly string[]).includes(role))?.id ?? "-";
  const engines = table(
    ["ENGINE", "HOST", "POOL", "ACCELERATORS", "GPUS", "TP", "URL"],
    found.policy.engines.map((engine) => [
      engine.role,
      hostOf(engine.role),
      engine.pool,
      `${engine.gpuIds.length} x ${engine.accelerator}`,
      engine.gpuIds.join(","),
      String(engine.tensorParallelSize),
      engine.url,
    ]),
  );
  if (record === undefined) {
    return [
      ...engines,
      "",
      ...firstContacts,
      "every gate before the hashing passed; nothing was written",
      `next: narwhal-deploy discover --out runs/discovery/<name>${way}`,
    ];
  }
  return [
    ...engines,
    "",
    ...firstContacts,
    `checkpoint ${found.modelTreeSha256 ?? "-"}, the same on every replica`,
    ...originLines(found.checkpoints),
    "wrote",
    ...files.map((path) => `  ${path}`),
    `  ${record}/ (the record)`,
    `next: narwhal-deploy plan${way}, then narwhal-deploy check-access${way}`,
  ];
}
