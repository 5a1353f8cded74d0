// Generated from the schemas; see scripts/generate.ts.
import type { AccessRecord } from "./types/access-record.js";
import type { CheckpointFiles } from "./types/checkpoint-files.js";
import type { CheckpointManifest } from "./types/checkpoint-manifest.js";
import type { DeploymentEnv } from "./types/deployment-env.js";
import type { DiscoveryInputs } from "./types/discovery-inputs.js";
import type { DiscoveryManifest } from "./types/discovery-manifest.js";
import type { EngineLaunch } from "./types/engine-launch.js";
import type { EngineLaunchSources } from "./types/engine-launch-sources.js";
import type { EngineObservation } from "./types/engine-observation.js";
import type { Env } from "./types/env.js";
import type { Failure } from "./types/failure.js";
import type { Finding } from "./types/finding.js";
import type { Fleet } from "./types/fleet.js";
import type { HostFacts } from "./types/host-facts.js";
import type { Hosts } from "./types/hosts.js";
import type { Inspection } from "./types/inspection.js";
import type { Output } from "./types/output.js";
import type { RecordComparison } from "./types/record-comparison.js";
import type { Replay } from "./types/replay.js";
import type { SshKnownHosts } from "./types/ssh-known-hosts.js";
import type { Transcript } from "./types/transcript.js";
import type { Verification } from "./types/verification.js";

export type { AccessRecord, CheckpointFiles, CheckpointManifest, DeploymentEnv, DiscoveryInputs, DiscoveryManifest, EngineLaunch, EngineLaunchSources, EngineObservation, Env, Failure, Finding, Fleet, HostFacts, Hosts, Inspection, Output, RecordComparison, Replay, SshKnownHosts, Transcript, Verification };

/** The type of each document by its name. @public */
export interface DocumentTypes {
  readonly "access-record": AccessRecord;
  readonly "checkpoint-files": CheckpointFiles;
  readonly "checkpoint-manifest": CheckpointManifest;
  readonly "deployment-env": DeploymentEnv;
  readonly "discovery-inputs": DiscoveryInputs;
  readonly "discovery-manifest": DiscoveryManifest;
  readonly "engine-launch": EngineLaunch;
  readonly "engine-launch-sources": EngineLaunchSources;
  readonly "engine-observation": EngineObservation;
  readonly "env": Env;
  readonly "failure": Failure;
  readonly "finding": Finding;
  readonly "fleet": Fleet;
  readonly "host-facts": HostFacts;
  readonly "hosts": Hosts;
  readonly "inspection": Inspection;
  readonly "output": Output;
  readonly "record-comparison": RecordComparison;
  readonly "replay": Replay;
  readonly "ssh-known-hosts": SshKnownHosts;
  readonly "transcript": Transcript;
  readonly "verification": Verification;
}
