import type { Discovery } from "@narwhal/core";
import { table } from "./table.js";

/** A discovery for `--json`. */
export function discoveryResult(found: Discovery, record: string | null): unknown {
  return {
    record,
    written: found.written,
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
    because: Object.fromEntries(found.policy.engines.map(({ role, because }) => [role, because])),
  };
}

/** A discovery for people, ending with what to do next. */
export function discoveryLines(found: Discovery, record: string | undefined): readonly string[] {
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
      "every gate before the hashing passed; nothing was written",
      "next: narwhal-deploy discover --out runs/discovery/<name>",
    ];
  }
  const { paths } = found.inputs;
  return [
    ...engines,
    "",
    `checkpoint ${found.modelTreeSha256 ?? "-"}, the same on every replica`,
    "wrote",
    ...[paths.hosts, paths.knownHosts, paths.launch, paths.sources, paths.fleet, paths.deploymentEnv].map(
      (path) => `  ${path}`,
    ),
    `  ${record}/ (the record)`,
    "next: narwhal-deploy plan, then narwhal-deploy check-access",
  ];
}
