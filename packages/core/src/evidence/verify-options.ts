import type { FileStore } from "../emit/file-store.js";
import type { DeploymentSources } from "../emit/read-deployment.js";
import type { Judgement } from "../errors/findings.js";
import type { LiveOptions } from "./observed-again.js";

/** What is verified, and how far. @public */
export interface VerifyOptions extends DeploymentSources {
  /** Nothing in it is changed. */
  readonly store: FileStore;
  /** Directory of the discovery record; absent: the one that `deployment.env` names. */
  readonly record?: string | undefined;
  readonly judgement?: Judgement;
  /** The tool's version; a record of another one is told. */
  readonly version?: string;
  /** Look at the hosts, too; absent: only at files and variables. */
  readonly live?: LiveOptions | undefined;
  readonly signal: AbortSignal;
}
