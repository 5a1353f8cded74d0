import type { HashedCheckpoint } from "../../checkpoint/hashed-checkpoint.js";
import type { CheckpointManifest } from "../../checkpoint/manifest.js";
import type { Inputs, Inventory } from "../../inputs/inputs.js";
import type { EngineObservation } from "../../observation/observation.js";
import type { LaunchPolicy } from "../../policy/launch-policy.js";
import type { TextDocument } from "../create-together.js";
import type { DeclaredOrigin } from "../../checkpoint/check-provenance.js";
import { checkpointFilesDocument } from "./checkpoint-files.js";
import { checkpointManifestDocument } from "./checkpoint-manifest.js";
import { deploymentEnvDocument } from "./deployment-env.js";
import { engineLaunchDocument } from "./engine-launch.js";
import { engineLaunchSourcesDocument } from "./engine-launch-sources.js";
import { engineObservationDocument } from "./engine-observation.js";
import { fleetDocument } from "./fleet.js";
import { hostsDocument } from "./hosts.js";

/** What the generated configuration is made of. @public */
export interface ConfigRequest {
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  readonly policy: LaunchPolicy;
  /** As the operator gave it. */
  readonly recordDirectory: string;
}

/** The five generated files, in the order in which they are written: `deployment.env` last. @public */
export function buildConfigDocuments(request: ConfigRequest): readonly TextDocument[] {
  const { inputs, inventory, policy, recordDirectory } = request;
  const { paths } = inputs;
  return [
    hostsDocument(paths.hosts, inventory),
    engineLaunchDocument(paths.launch, policy, recordDirectory),
    engineLaunchSourcesDocument(paths.sources, policy, recordDirectory),
    fleetDocument(paths.fleet, inputs, policy),
    deploymentEnvDocument(inputs, policy, recordDirectory),
  ];
}

/** What the record keeps of each engine. @public */
export interface RecordRequest {
  readonly recordDirectory: string;
  /** By role, in numeric order. */
  readonly observations: ReadonlyMap<string, EngineObservation>;
  /** By role. */
  readonly checkpoints: ReadonlyMap<string, CheckpointManifest>;
  /** By role: what else hashing found. */
  readonly hashed?: ReadonlyMap<string, HashedCheckpoint>;
  /** Where the operator says that the checkpoint comes from. */
  readonly declared?: DeclaredOrigin;
}

/** Observation and checkpoint manifest of each engine whose checkpoint was hashed. @public */
export function buildRecordDocuments(request: RecordRequest): readonly TextDocument[] {
  const { recordDirectory, observations, checkpoints, hashed, declared = {} } = request;
  return [...observations].flatMap(([role, observation]) => {
    const checkpoint = checkpoints.get(role);
    if (checkpoint === undefined) return [];
    const found = hashed?.get(role);
    const origin = found === undefined ? undefined : { found, declared };
    return [
      engineObservationDocument(recordDirectory, { observation, checkpoint, origin }),
      checkpointManifestDocument(recordDirectory, role, checkpoint),
      ...(found === undefined
        ? []
        : [
            checkpointFilesDocument(recordDirectory, {
              role,
              machineId: observation.host.machineId,
              checkpoint: found,
            }),
          ]),
    ];
  });
}
