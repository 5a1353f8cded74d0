import type { DocumentTypes } from "@narwhal/schemas";
import type { Environment } from "../inputs/inputs.js";

/** The generated configuration, as the record keeps its own copy. @public */
export interface GeneratedCopy {
  readonly hosts: DocumentTypes["hosts"];
  readonly launch: DocumentTypes["engine-launch"];
  readonly sources: DocumentTypes["engine-launch-sources"];
  readonly fleet: DocumentTypes["fleet"];
  /** What `deployment.env` exports. */
  readonly deployment: Environment;
}

/** A discovery record that was read back, every document valid by its schema. @public */
export interface RecordedDiscovery {
  readonly directory: string;
  readonly inputs: DocumentTypes["discovery-inputs"];
  /** What stopped the run; absent where it ended well. */
  readonly failure?: DocumentTypes["failure"];
  /** What it established; absent where the run was stopped before. */
  readonly established?: EstablishedRecord;
}

/** What a discovery established, from its record. @public */
export interface EstablishedRecord {
  readonly manifest: DocumentTypes["discovery-manifest"];
  /** By role, engines in numeric order. */
  readonly engines: ReadonlyMap<string, DocumentTypes["engine-observation"]>;
  readonly generated: GeneratedCopy;
}
