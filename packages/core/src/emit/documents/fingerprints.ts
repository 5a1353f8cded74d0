import type { DocumentTypes } from "@narwhal/schemas";
import type { Route } from "../../access/transport.js";
import { type Json, type JsonObject, canonicalJson, sha256 } from "../../canonical.js";
import type { CheckpointManifest } from "../../checkpoint/manifest.js";
import type { EngineInputs, Inputs, Inventory } from "../../inputs/inputs.js";
import type { EngineObservation } from "../../observation/observation.js";
import type { EnginePolicy, LaunchPolicy } from "../../policy/launch-policy.js";
import { launchSettings } from "./engine-launch.js";
import { gpuEntry, supportedEnvironment } from "./engine-observation.js";

type Fingerprints = DocumentTypes["discovery-manifest"]["fingerprints"];

/** Everything that a discovery established. @public */
export interface Established {
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  readonly policy: LaunchPolicy;
  /** By role. */
  readonly observations: ReadonlyMap<string, EngineObservation>;
  /** By role. */
  readonly checkpoints: ReadonlyMap<string, CheckpointManifest>;
  /** By host id: how each host was reached. */
  readonly routes: ReadonlyMap<string, Route>;
}

/**
 * What was read, by role and category, each with its SHA-256: whoever reads the same again and gets another
 * hash knows what has changed. Secrets appear as presence only.
 *
 * @public
 */
export function fingerprints(established: Established): Fingerprints {
  const { inputs, inventory, policy, observations, checkpoints } = established;
  const result: Record<string, Fingerprints[string]> = {};
  for (const host of inventory) {
    const transport = transportFacts(established, host.id);
    for (const role of host.roles) {
      const engine = inputs.engines.find((each) => each.role === role);
      const decided = policy.engines.find((each) => each.role === role);
      const seen = observations.get(role);
      const checkpoint = checkpoints.get(role);
      const own =
        engine === undefined || decided === undefined || seen === undefined || checkpoint === undefined
          ? {}
          : engineFacts({ inputs, engine, decided, seen, checkpoint });
      result[role] = hashed({ ...own, transport });
    }
  }
  return Object.fromEntries(roleOrder(inputs).map((role) => [role, result[role] ?? {}]));
}

/** Engines in numeric order, then the router. */
export function roleOrder(inputs: Inputs): readonly string[] {
  return [...inputs.engines.map((engine) => engine.role), "router"];
}

function hashed(categories: Readonly<Record<string, JsonObject>>): Fingerprints[string] {
  return Object.fromEntries(
    Object.entries(categories).map(([name, facts]) => [
      name,
      { sha256: sha256(canonicalJson(facts)), facts },
    ]),
  );
}

interface EngineFactsOf {
  readonly inputs: Inputs;
  readonly engine: EngineInputs;
  readonly decided: EnginePolicy;
  readonly seen: EngineObservation;
  readonly checkpoint: CheckpointManifest;
}

function engineFacts(facts: EngineFactsOf): Readonly<Record<string, JsonObject>> {
  const { inputs, engine, decided, seen, checkpoint } = facts;
  const { accelerators, host, image } = seen;
  return {
    hardware: {
      machine_id: host.machineId ?? null,
      runtime: accelerators.runtime,
      gpus: accelerators.gpus.map((gpu) => gpuEntry(gpu) as unknown as Json),
      common_devices: accelerators.commonDevices,
    },
    model: {
      directory: engine.modelDir,
      repo_id: inputs.modelRepoId ?? null,
      revision: inputs.modelRevision ?? null,
      config_sha256: seen.model.configSha256,
      tree_sha256: checkpoint.model_tree_sha256,
    },
    image: {
      reference: engine.image,
      id: image.id,
      layers: image.layers,
      packages: image.packages,
      environment: supportedEnvironment(image.environment),
    },
    launch_policy: {
      model_name: inputs.modelName,
      pool: decided.pool,
      engine_key: inputs.engineKeySet,
      ...launchSettings(decided),
    },
    route: routeFacts(facts),
  };
}

function routeFacts({ engine, decided, seen }: EngineFactsOf): JsonObject {
  return {
    interface: seen.interface.name,
    address: decided.address,
    mtu: seen.interface.mtu ?? null,
    url: decided.url,
    attestation_url: decided.attestationUrl,
    engine_port: engine.enginePort,
    attest_port: engine.attestPort,
    side_channel_port: engine.sideChannelPort,
    ucx_tcp_port_range: `${engine.ucxTcpPortRange.low}-${engine.ucxTcpPortRange.high}`,
  };
}

function transportFacts({ inputs, inventory, routes }: Established, hostId: string): JsonObject {
  const host = inventory.find((each) => each.id === hostId);
  const route = routes.get(hostId);
  return {
    asked: inputs.transport,
    destination: host?.destination ?? null,
    password: host?.passwordEnv !== null,
    used: route?.transport ?? null,
    authentication: route?.authentication ?? null,
    hops: (route?.hops ?? []).map(({ user, host: name, port, hostKey }) => ({
      user,
      host: name,
      port,
      host_key: hostKey === undefined ? null : `${hostKey.type} ${hostKey.fingerprint}`,
    })),
  };
}
