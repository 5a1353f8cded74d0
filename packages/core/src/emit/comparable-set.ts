import type { EngineLaunch, EngineLaunchSources, Fleet, Hosts } from "@narwhal/schemas";
import type { ConfigPaths, Environment } from "../inputs/inputs.js";

/** The documents that are compared; one that is not at hand is left out. @public */
export interface ComparableSet {
  readonly hosts?: Hosts | undefined;
  readonly launch?: EngineLaunch | undefined;
  readonly sources?: EngineLaunchSources | undefined;
  readonly fleet?: Fleet | undefined;
  readonly deployment?: Environment | undefined;
}

/** A contradiction between two documents, at the place where one is to be corrected. @public */
export interface SetProblem {
  readonly file: keyof ConfigPaths;
  /** JSON pointer into that file; empty for the whole of it. */
  readonly pointer: string;
  readonly message: string;
}
