import type { DocumentTypes } from "@narwhal/schemas";
import type { Route } from "../../access/transport.js";
import { type Json, type JsonObject, canonicalJson, sha256 } from "../../canonical.js";
import type { CheckpointManifest } from "../../checkpoint/manifest.js";
import type { EngineInputs, HostPlan, Inputs, Inventory } from "../../inputs/inputs.js";
import type { EngineObservation } from "../../observation/observation.js";
import type { EnginePolicy, LaunchPolicy } from "../../policy/launch-policy.js";
import { gpuEntry } from "../accelerator-entries.js";
import { launchSettings } from "./engine-launch.js";
import { supportedEnvironment } from "./engine-observation.js";

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
  const found = { configSha256: seen.model.configSha256, treeSha256: checkpoint.model_tree_sha256 };
  return {
    hardware: hardwareFacts(seen),
    model: { ...askedModel(inputs, engine), ...foundModel(found) },
    image: { ...askedImage(engine), ...foundImage(seen.image) },
    launch_policy: launchFacts(inputs, decided),
    route: { ...routeFacts(seen.interface, decided), ...portFacts(engine) },
  };
}

/** The category `hardware`. */
export function hardwareFacts({
  accelerators,
  host,
}: Pick<EngineObservation, "accelerators" | "host">): JsonObject {
  return {
    machine_id: host.machineId ?? null,
    runtime: accelerators.runtime,
    gpus: accelerators.gpus.map((gpu) => gpuEntry(gpu) as unknown as Json),
    common_devices: accelerators.commonDevices,
  };
}

/** Of the category `model`, what the operator asked for. */
export function askedModel(
  inputs: Pick<Inputs, "modelRepoId" | "modelRevision">,
  engine: Pick<EngineInputs, "modelDir">,
): JsonObject {
  return {
    directory: engine.modelDir,
    repo_id: inputs.modelRepoId ?? null,
    revision: inputs.modelRevision ?? null,
  };
}

/** Of the category `model`, what was found. */
export function foundModel(found: {
  readonly configSha256: string;
  readonly treeSha256: string;
}): JsonObject {
  return { config_sha256: found.configSha256, tree_sha256: found.treeSha256 };
}

/** Of the category `image`, what the operator asked for. */
export function askedImage(engine: Pick<EngineInputs, "image">): JsonObject {
  return { reference: engine.image };
}

/** Of the category `image`, what was found. */
export function foundImage(image: EngineObservation["image"]): JsonObject {
  return {
    id: image.id,
    layers: image.layers,
    packages: image.packages,
    environment: supportedEnvironment(image.environment),
  };
}

/** The category `launch_policy`. */
export function launchFacts(
  inputs: Pick<Inputs, "modelName" | "engineKeySet">,
  decided: EnginePolicy,
): JsonObject {
  return {
    model_name: inputs.modelName,
    pool: decided.pool,
    engine_key: inputs.engineKeySet,
    ...launchSettings(decided),
  };
}

/** Of the category `route`, what follows from the interface. */
export function routeFacts(
  seen: EngineObservation["interface"],
  decided: Pick<EnginePolicy, "address" | "url" | "attestationUrl">,
): JsonObject {
  return {
    interface: seen.name,
    address: decided.address,
    mtu: seen.mtu ?? null,
    url: decided.url,
    attestation_url: decided.attestationUrl,
  };
}

/** Of the category `route`, the ports. */
export function portFacts(engine: EngineInputs): JsonObject {
  return {
    engine_port: engine.enginePort,
    attest_port: engine.attestPort,
    side_channel_port: engine.sideChannelPort,
    ucx_tcp_port_range: `${engine.ucxTcpPortRange.low}-${engine.ucxTcpPortRange.high}`,
  };
}

/** The category `transport`. */
function transportFacts(
  established: Pick<Established, "inputs" | "inventory" | "routes">,
  hostId: string,
): JsonObject {
  const host = established.inventory.find((each) => each.id === hostId);
  return {
    ...askedTransport(established.inputs, host),
    ...foundTransport(established.routes.get(hostId)),
  };
}

/** Of the category `transport`, what the operator asked for. */
export function askedTransport(inputs: Pick<Inputs, "transport">, host: HostPlan | undefined): JsonObject {
  return {
    asked: inputs.transport,
    destination: host?.destination ?? null,
    password: host?.passwordEnv !== null,
  };
}

/** Of the category `transport`, what was found. */
export function foundTransport(route: Route | undefined): JsonObject {
  return {
    used: route?.transport ?? null,
    authentication: route?.authentication ?? null,
    hops: (route?.hops ?? []).map(({ user, host: name, port, hostKey }) => ({
      user,
      host: name,
      port,
      host_key: hostKey === undefined ? null : `${hostKey.type} ${hostKey.fingerprint}`,
      ...(hostKey?.name === undefined ? {} : { known_as: hostKey.name }),
    })),
  };
}
