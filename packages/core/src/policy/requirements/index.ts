import type { ModelMetadata } from "../../observation/observation.js";
import type { Evidence } from "../evidence.js";
import { convStateLayout } from "./conv-state-layout.js";
import type { Requirement } from "./requirement.js";
import { trustRemoteCode } from "./trust-remote-code.js";

/** Everything that a checkpoint can demand. A new rule is a file beside this one and a line here. @public */
export const REQUIREMENTS: readonly Requirement[] = [trustRemoteCode, convStateLayout];

/** A requirement that a checkpoint has, with its proof. @public */
export interface Demand {
  readonly requirement: Requirement;
  readonly evidence: readonly Evidence[];
}

/** What a checkpoint demands, in the order of {@link REQUIREMENTS}. @public */
export function demands(metadata: ModelMetadata): readonly Demand[] {
  return REQUIREMENTS.map((requirement) => ({
    requirement,
    evidence: requirement.evidence(metadata),
  })).filter((demand) => demand.evidence.length > 0);
}
