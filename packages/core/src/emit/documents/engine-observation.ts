import type { DocumentTypes } from "@narwhal/schemas";
import { jsonFile } from "../../canonical.js";
import type { DeclaredOrigin } from "../../checkpoint/check-provenance.js";
import type { HashedCheckpoint } from "../../checkpoint/hashed-checkpoint.js";
import type { CheckpointManifest } from "../../checkpoint/manifest.js";
import { provenanceOf } from "../../checkpoint/provenance.js";
import { fitsOneLine, judgeEngineEnvName } from "../../inputs/engine-env-names.js";
import type { EngineObservation, HostFacts, InterfaceFacts } from "../../observation/observation.js";
import { contextLimit } from "../../policy/context-length.js";
import { convState } from "../../policy/conv-state.js";
import { modelDtype } from "../../policy/model-dtype.js";
import { customCode } from "../../policy/requirements/trust-remote-code.js";
import type { TextDocument } from "../create-together.js";
import { excludedEntry, gpuEntry, memoryEntry } from "../accelerator-entries.js";
import { observationPath } from "./record-paths.js";

type Document = DocumentTypes["engine-observation"];

/** What a record of one engine rests on. @public */
export interface ObservedEngine {
  readonly observation: EngineObservation;
  readonly checkpoint: CheckpointManifest;
  /** Where the checkpoint is and where it comes from. */
  readonly origin?: { readonly found: HashedCheckpoint; readonly declared: DeclaredOrigin } | undefined;
}

/** `engine-<n>.json`: what was observed for one engine. @public */
export function engineObservationDocument(
  recordDirectory: string,
  { observation, checkpoint, origin }: ObservedEngine,
): TextDocument {
  const { host, image, model, accelerators, role } = observation;
  const document: Document = {
    hostname: host.hostname,
    image_id: image.id,
    model_sha256: model.configSha256,
    model_tree_sha256: checkpoint.model_tree_sha256,
    model_file_count: checkpoint.file_count,
    requires_trust_remote_code: customCode(model).length > 0,
    requires_ds_conv_state_layout: convState(model.config).required,
    model_dtype: modelDtype(model.config).value,
    max_model_len: contextLimit(model.config).value,
    packages: image.packages as Document["packages"],
    runtime: accelerators.runtime,
    gpus: accelerators.gpus.map(gpuEntry),
    ...excludedEntry(accelerators),
    ...memoryEntry(observation.use),
    common_devices: [...accelerators.commonDevices],
    interfaces: { [observation.interface.name]: interfaceEntry(observation.interface) },
    image_environment: supportedEnvironment(image.environment),
    role,
    host: hostEntry(observation.hostId, host),
    image: {
      repo_digests: [...image.repoDigests],
      ...(image.os === undefined ? {} : { os: image.os }),
      ...(image.architecture === undefined ? {} : { architecture: image.architecture }),
      layers: [...image.layers],
      ...cudaEntry(image.environment),
    },
    run_dir: observation.runDir,
    ...(observation.runDirFreeBytes === undefined ? {} : { run_dir_free_bytes: observation.runDirFreeBytes }),
    ...(model.freeBytes === undefined ? {} : { model_dir_free_bytes: model.freeBytes }),
    ...(origin === undefined ? {} : { checkpoint: checkpointEntry(origin) }),
    ...(observation.weights === undefined ? {} : { weights: observation.weights }),
  };
  return { path: observationPath(recordDirectory, role), text: jsonFile(document) };
}

function checkpointEntry({
  found,
  declared,
}: NonNullable<ObservedEngine["origin"]>): NonNullable<Document["checkpoint"]> {
  const { repoId, commits, unknown, confirmed } = provenanceOf(found);
  const { modelRepoId = repoId, modelRevision } = declared;
  return {
    directory: found.directory,
    ...(modelRepoId === undefined ? {} : { repo_id: modelRepoId }),
    ...(modelRevision === undefined ? {} : { revision: modelRevision }),
    commits: commits.map(({ commit, files }) => ({ commit, files })),
    files_of_unknown_commit: unknown,
    hashes_announced_by_hub: confirmed,
    links_that_leave: found.outsideLinks.length,
  };
}

/** The image's values of the names that the launcher supports. */
export function supportedEnvironment(
  environment: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => judgeEngineEnvName(name) === "supported" && fitsOneLine(value),
    ),
  );
}

/** What the image says of CUDA, in the words that NVIDIA's own images use. */
function cudaEntry({
  CUDA_VERSION: version = "",
  NVIDIA_REQUIRE_CUDA: requirement = "",
}: Readonly<Record<string, string>>): Pick<
  NonNullable<Document["image"]>,
  "cuda_version" | "cuda_requirement"
> {
  return {
    ...(version.trim() === "" ? {} : { cuda_version: version }),
    ...(requirement.trim() === "" ? {} : { cuda_requirement: requirement }),
  };
}

function interfaceEntry(facts: InterfaceFacts): Document["interfaces"][string] {
  return {
    altnames: [...facts.altnames],
    ...(facts.mtu === undefined ? {} : { mtu: facts.mtu }),
    addresses: facts.addresses.map(({ prefixLength, ...address }) => ({
      address: address.address,
      family: address.family,
      ...(prefixLength === undefined ? {} : { prefix_length: prefixLength }),
      ...(address.scope === undefined ? {} : { scope: address.scope }),
      ...(address.excluded === undefined ? {} : { excluded: address.excluded }),
    })),
    candidates: [...facts.candidates],
  };
}

function hostEntry(id: string, host: HostFacts): NonNullable<Document["host"]> {
  return {
    id,
    ...(host.machineId === undefined ? {} : { machine_id: host.machineId }),
    ...(host.bootId === undefined ? {} : { boot_id: host.bootId }),
    kernel: host.kernel,
    user: host.user,
    uid: host.uid,
    python: host.python,
    ...(host.clockOffsetS === undefined ? {} : { clock_offset_s: host.clockOffsetS }),
  };
}
