export { type Gate, GATES } from "./gates.js";
export {
  canonicalJson,
  compareCodePoints,
  comparePaths,
  type Json,
  jsonFile,
  type JsonObject,
  sha256,
} from "./canonical.js";
export { Secret } from "./secret.js";
export { type DiscoveryEvent, type Observer } from "./events.js";
export { DEFAULT_JUDGEMENT, Findings, type Judgement } from "./errors/findings.js";
export { type Finding, type FindingFacts, GateError, GateFailure } from "./errors/gate-error.js";
export { ERROR_TABLE, type ErrorCode } from "./errors/table.js";
export { configPaths } from "./inputs/config-paths.js";
export { type DeclaredEngineArgs, declaredEngineArgs } from "./inputs/declared-engine-args.js";
export { type Destination, type DestinationForm, parseDestination } from "./inputs/destination.js";
export {
  type EngineEnvName,
  fitsOneLine,
  judgeEngineEnvName,
  managedEnvSource,
} from "./inputs/engine-env-names.js";
export { type EnvNote } from "./inputs/env-file-notes.js";
export { secretValues } from "./inputs/secrets.js";
export { type EnvEntry, type EnvFile, parseEnvFile } from "./inputs/env-file.js";
export {
  type ConfigPaths,
  type EngineInputs,
  type EngineRole,
  type Environment,
  type HostPlan,
  type Inputs,
  type Inventory,
  type Role,
} from "./inputs/inputs.js";
export {
  canonicalIp,
  type IpAddress,
  type IpScope,
  parseIpAddress,
  sameIp,
  urlHost,
} from "./inputs/ip-address.js";
export { parseInputs } from "./inputs/parse-inputs.js";
export { planInventory } from "./inputs/plan-inventory.js";
export { type EnvironmentSources, readEnvironment } from "./inputs/read-environment.js";
export { type Command, type CommandEnd, type CommandResult } from "./access/command.js";
export { type ExpectedFingerprints, parseExpectedFingerprints } from "./access/expected-fingerprints.js";
export { hostKeyAlgorithms } from "./access/host-key-algorithms.js";
export { type HostKey, readHostKey } from "./access/host-key.js";
export {
  hostKeyError,
  hostKeyName,
  type HostKeyQuestion,
  type HostKeyRefusal,
  type HostKeyVerdict,
  judgeHostKey,
  knownKeyTypes,
} from "./access/judge-host-key.js";
export {
  KNOWN_HOSTS_MARKER,
  type KnownHosts,
  type KnownHostsEntry,
  type KnownHostsFault,
  knownHostsLine,
  knownHostsName,
  matchKnownHosts,
  parseKnownHosts,
} from "./access/known-hosts.js";
export { openSession, type OpenSessionOptions } from "./access/open-session.js";
export { openSessions, type OpenSessionsOptions } from "./access/open-sessions.js";
export { observeSession, recordTranscripts } from "./access/record-session.js";
export { createRedactor, redactEnvironmentValues, type Redactor } from "./access/redact.js";
export { type Runtime } from "./access/runtime.js";
export {
  type HashedFile,
  type HashFault,
  type HashProgress,
  type HashRequest,
  type HashResult,
  type Session,
} from "./access/session.js";
export { showHop } from "./access/ssh-destination.js";
export { fromTranscript, toTranscript, type Transcript } from "./access/transcript.js";
export {
  type Channel,
  type ChannelEnd,
  type HostAddress,
  type Route,
  type RouteHop,
  type TerminalStreams,
  type Transport,
} from "./access/transport.js";
export { chooseAccelerators } from "./observation/choose-accelerators.js";
export { runDirectoryProbe, type UsableDirectory } from "./observation/directories.js";
export { dockerElsewhere } from "./observation/docker-context.js";
export { parseHolders } from "./observation/holders.js";
export { hostProbe, type HostReading } from "./observation/host.js";
export { parsePackages } from "./observation/image-container.js";
export { imageFindings } from "./observation/image-findings.js";
export { type ImageProof, provesReference } from "./observation/image-identity.js";
export { type ImageInspection, parseImageInspect } from "./observation/image-inspect.js";
export {
  choosePackages,
  chooseTransferPackage,
  distributionName,
  isNixlName,
  judgePackages,
  keepPackages,
  type PackageVersions,
  type TransferPackage,
} from "./observation/image-packages.js";
export { judgeAddress } from "./observation/interface-address.js";
export { candidatesOf, interfaceFaults, type InterfaceReading } from "./observation/interface.js";
export { parseIpAddresses } from "./observation/ip-json.js";
export { parseIpText } from "./observation/ip-text.js";
export { parseListeners, parseProcTcp } from "./observation/listeners.js";
export { type MetadataJson, parseMetadataJson } from "./observation/metadata-json.js";
export {
  LARGEST_METADATA_FILE,
  METADATA_FILES,
  metadataOf,
  modelMetadataProbe,
  parseMetadata,
} from "./observation/model-metadata.js";
export {
  type Accelerators,
  type EngineObservation,
  type ExcludedGpu,
  type Gpu,
  type GpuUse,
  type Holder,
  type HostFacts,
  type HostUse,
  type ImageFacts,
  type InterfaceAddress,
  type InterfaceFacts,
  type Listener,
  type ModelMetadata,
  type PartialObservation,
  type WeightFacts,
} from "./observation/observation.js";
export { observeFleet, type ObserveFleetOptions } from "./observation/observe-fleet.js";
export { parsePciDevices, pciAddress, type PciDevice } from "./observation/pci.js";
export {
  type Ask,
  finished,
  isMissing,
  type Probe,
  type ProbeSettings,
  type Report,
  runProbe,
  succeeded,
} from "./observation/probe.js";
export { parseRdmaPorts, type RdmaPort, ucxName, verbsNodes } from "./observation/rdma-ports.js";
export {
  parseIbdev2netdev,
  parseIbstat,
  parseIbstatus,
  parseIbvDevices,
  parseRdmaLinks,
  rdmaFindings,
} from "./observation/rdma-tools.js";
export { type Entries, parseRead, parseStat, type ReadEntry, type StatEntry } from "./observation/readers.js";
export { type ImageDifference, imageDifferences, sameImage } from "./observation/same-image.js";
export { sameMachineFaults } from "./observation/same-machine.js";
export { transferDevicesProbe } from "./observation/transfer-devices.js";
export { unequalHosts } from "./observation/unequal.js";
export { type AmdGpu, isIntegratedAgent, joinAmd, kfdPciAddress } from "./observation/vendors/amd-join.js";
export {
  type AmdListing,
  parseAmdSmiList,
  parseRocmSmi,
  rocrUuid,
} from "./observation/vendors/amd-tools.js";
export { parseAmdUsage } from "./observation/vendors/amd-usage.js";
export { amd } from "./observation/vendors/amd.js";
export { VENDORS } from "./observation/vendors/index.js";
export {
  type KfdNode,
  type KfdTopology,
  parseKfdNodes,
  parseKfdProperties,
  requireKfdGpus,
} from "./observation/vendors/kfd.js";
export {
  nvidiaDevices,
  parseNvidiaInformation,
  parseNvidiaXml,
} from "./observation/vendors/nvidia-devices.js";
export { type MigDevice, parseNvidiaMigDevices } from "./observation/vendors/nvidia-mig.js";
export { type NvidiaRow, parseNvidiaSmi } from "./observation/vendors/nvidia-smi.js";
export { parseNvidiaUsage } from "./observation/vendors/nvidia-usage.js";
export { nvidia } from "./observation/vendors/nvidia.js";
export { parseRocminfo, type RocmAgent } from "./observation/vendors/rocminfo.js";
export { type Vendor, type VendorFinding } from "./observation/vendors/vendor.js";
export { parseWeights } from "./observation/weights.js";
export { checkSameContent, checkSameRuntime } from "./policy/agreement.js";
export { allocateGpus } from "./policy/allocate-gpus.js";
export {
  type ContextLimit,
  contextLimit,
  DEFAULT_MAX_MODEL_LEN,
  defaultMaxModelLen,
} from "./policy/context-length.js";
export { type ConvState, convState } from "./policy/conv-state.js";
export { satisfiesCuda } from "./policy/cuda-requirement.js";
export { defaultEngineArgs, FLEET_DEFAULTS, LAUNCH_DEFAULTS } from "./policy/defaults.js";
export { derivePolicy, type PolicyRequest } from "./policy/derive-policy.js";
export { deriveEndpoints } from "./policy/endpoints.js";
export { type AddressChoice, fabricAddress } from "./policy/fabric-address.js";
export { checkEngineArgs } from "./policy/engine-args.js";
export { engineEnvironment } from "./policy/engine-env.js";
export { type Evidence } from "./policy/evidence.js";
export { type CheckpointInspection, inspectCheckpoint } from "./policy/inspect-checkpoint.js";
export { type LanguageLevel, languageLevels, textLevel } from "./policy/language-model.js";
export { type Because, type EnginePolicy, type LaunchPolicy } from "./policy/launch-policy.js";
export { parseTokenCount } from "./policy/max-model-len.js";
export { type DtypeFact, type ModelDtype, modelDtype, supportsFloat16 } from "./policy/model-dtype.js";
export { modelFindings } from "./policy/model-findings.js";
export { startingPools } from "./policy/pools.js";
export { convStateLayout } from "./policy/requirements/conv-state-layout.js";
export { type Demand, demands, REQUIREMENTS } from "./policy/requirements/index.js";
export { type Requirement } from "./policy/requirements/requirement.js";
export {
  customCode,
  type ForeignCode,
  foreignCode,
  trustRemoteCode,
} from "./policy/requirements/trust-remote-code.js";
export {
  type TensorParallelFault,
  tensorParallelFaults,
  type TensorParallelSizes,
  tensorParallelSizes,
} from "./policy/tensor-parallel.js";
export { type TpOptions } from "./policy/tp-constraints.js";
export { tpShape } from "./policy/tp-shape.js";
export { chooseTransfer } from "./policy/transfer.js";
export { type Transferability, transferability } from "./policy/transferability.js";
export { checkComplete } from "./checkpoint/check-complete.js";
export { checkProvenance, type DeclaredOrigin } from "./checkpoint/check-provenance.js";
export { compareCheckpoints } from "./checkpoint/compare-checkpoints.js";
export { compareTwo, type MarkedPath, type PathMark } from "./checkpoint/compare-two.js";
export { EXCLUDED_PATHS } from "./checkpoint/exclusions.js";
export { type CheckpointPart } from "./checkpoint/file-part.js";
export { hashCheckpoints, type HashCheckpointsOptions } from "./checkpoint/hash-checkpoints.js";
export { hashDirectory, type HashDirectoryOptions } from "./checkpoint/hash-directory.js";
export { type HashedCheckpoint } from "./checkpoint/hashed-checkpoint.js";
export { type KnownTree } from "./checkpoint/known-tree.js";
export { buildManifest, type CheckpointManifest } from "./checkpoint/manifest.js";
export { type Provenance, provenanceOf } from "./checkpoint/provenance.js";
export { type CheckpointSummary } from "./checkpoint/summary.js";
export { treeSha256 } from "./checkpoint/tree-sha256.js";
export {
  checkDeploymentText,
  checkDocument,
  type CheckedText,
  checkKnownHostsText,
  type FileProblem,
} from "./emit/check-file.js";
export { type CreatedTogether, createTogether, type TextDocument } from "./emit/create-together.js";
export { createFiles, type FilesToCreate } from "./emit/create-files.js";
export { createRecord, type DiscoveryRecord } from "./emit/discovery-record.js";
export { checkpointManifestDocument } from "./emit/documents/checkpoint-manifest.js";
export { deploymentEnvDocument } from "./emit/documents/deployment-env.js";
export { discoveryManifestDocument, type ManifestFacts } from "./emit/documents/discovery-manifest.js";
export { engineLaunchSourcesDocument } from "./emit/documents/engine-launch-sources.js";
export { engineLaunchDocument } from "./emit/documents/engine-launch.js";
export { engineObservationDocument } from "./emit/documents/engine-observation.js";
export { failureDocument } from "./emit/documents/failure.js";
export { fingerprints } from "./emit/documents/fingerprints.js";
export { fleetDocument } from "./emit/documents/fleet.js";
export { hostsDocument } from "./emit/documents/hosts.js";
export {
  buildConfigDocuments,
  buildRecordDocuments,
  type ConfigRequest,
  type RecordRequest,
} from "./emit/documents/index.js";
export { type ExplainedEngine, type ExplainedSetting, explainSet } from "./emit/explain-set.js";
export { type FileStatus, type FileStore } from "./emit/file-store.js";
export { freshName } from "./emit/fresh-name.js";
export { type Destinations, generatedPaths, preflight } from "./emit/preflight.js";
export { type Deployment, type DeploymentSources, readDeployment } from "./emit/read-deployment.js";
export { readCheckpointManifest } from "./emit/read-manifest.js";
export { readHosts, type StoredHost } from "./emit/read-hosts.js";
export { type ConfigSet, readSet } from "./emit/read-set.js";
export { type RecordedFiles, reportEdits } from "./emit/record-digests.js";
export {
  type Deadlines,
  DEFAULT_DEADLINES,
  type DiscoverOptions,
  type Discovery,
} from "./discover-options.js";
export { checkEnvFile, type EnvFileToCheck } from "./check-inputs.js";
export { discover } from "./discover.js";
export { stage, stageCommands, type StageOptions } from "./stage.js";
export { type Staged } from "./stage-directory.js";
export { addressOf, checkAccess, type CheckAccessOptions, type HostAccess } from "./check-access.js";
export { checkSet } from "./emit/check-set.js";
export type { ComparableSet, SetProblem } from "./emit/comparable-set.js";
export { checkWhole } from "./emit/check-whole.js";
export { declaredEnvironment, type DeclaredFields, declaredFields } from "./inputs/declared-fields.js";
export { discoveryInputsDocument, type InputsFacts } from "./emit/documents/discovery-inputs.js";
export { RECORD_VERSION } from "./emit/record-version.js";
export { CATEGORIES, type Category, compareFacts, type FactChange } from "./evidence/compare-facts.js";
export {
  compareSettings,
  type DocumentDifference,
  type SettingChange,
} from "./evidence/compare-documents.js";
export { type RolesFactChange } from "./evidence/compare-categories.js";
export {
  type ChangedPath,
  type CheckpointChange,
  type CheckpointPair,
} from "./evidence/compare-checkpoint-files.js";
export { type GpuChange, type GpuPlace, type RecordedGpu } from "./evidence/compare-gpus.js";
export {
  type ComparedHost,
  type HostChange,
  type HostsComparison,
  type RolesComparison,
} from "./evidence/compare-hosts.js";
export {
  compareRecords,
  type ManifestsByTree,
  type RecordComparison,
  type SettingsChange,
  type WholeRecord,
} from "./evidence/compare-records.js";
export { type CodesComparison, type WarningsComparison } from "./evidence/compare-warnings.js";
export {
  hostFacts,
  type HostFactsRow,
  type HostFactsTable,
  type HostFactValue,
} from "./evidence/host-facts.js";
export { readComparison, type RecordPair } from "./evidence/read-comparison.js";
export { type RecordedEvidence, readEvidence } from "./evidence/read-evidence.js";
export { readHostFacts } from "./evidence/read-host-facts.js";
export { type HostEvidence, recordedSessions, type RecordedTree } from "./evidence/recorded-sessions.js";
export { replay, type Replay } from "./evidence/replay.js";
export { type LiveOptions } from "./evidence/observed-again.js";
export {
  type Dependents,
  type EvidenceChange,
  type Examined,
  type FoundChange,
  type NotEstablished,
  type Verification,
} from "./evidence/verification.js";
export { type VerifyOptions } from "./evidence/verify-options.js";
export { CATEGORY_WORDS, sharedPath } from "./evidence/verify-report.js";
export { verifyEvidence } from "./evidence/verify.js";
export {
  readEstablishedRecord,
  readRecord,
  readRecordedCheckpoint,
  readRecordedFiles,
} from "./evidence/read-record.js";
export type { RecordReader } from "./evidence/record-reader.js";
export { readTranscripts } from "./evidence/read-transcripts.js";
export {
  type EstablishedRecord,
  type GeneratedCopy,
  type RecordedDiscovery,
} from "./evidence/recorded-discovery.js";
export { type Extract, type ExtractOptions, extractRecord } from "./extract/extract-record.js";
export { type RecordFile } from "./extract/record-file.js";
export { type ExtractPlace, readRecordFiles, writeExtract } from "./extract/record-files.js";
export { type StandIn, type StandInKind } from "./extract/stand-ins.js";
export { type Unjudged } from "./extract/unjudged.js";
export { readReport } from "./report/read-report.js";
export { reportHtml } from "./report/report-html.js";
export { reportMarkdown } from "./report/report-markdown.js";
export { reportModel } from "./report/report-model.js";
export { type ReportSource } from "./report/report-source.js";
export {
  type Cell,
  type Piece,
  type RecordReport,
  type ReportBlock,
  type ReportCard,
  type ReportPairs,
  type ReportSection,
  type ReportTable,
  type ReportText,
  type Words,
} from "./report/report.js";
export { checkReportPlace, type ReportPlace, writeReport } from "./report/write-report.js";
