import type { ModelMetadata } from "../../observation/observation.js";
import type { Evidence } from "../evidence.js";

/** Something that a checkpoint demands of every engine that serves it. @public */
export interface Requirement {
  readonly id: string;
  /** The fields that prove it; empty where the checkpoint does not demand it. Never throws. */
  readonly evidence: (metadata: ModelMetadata) => readonly Evidence[];
  /** Arguments that every engine then gets. */
  readonly args: readonly string[];
  /** Environment that every engine then gets. */
  readonly env: Readonly<Record<string, string>>;
  /** Flags of the engine that contradict it, by their long names. */
  readonly contradictedBy: readonly string[];
}
