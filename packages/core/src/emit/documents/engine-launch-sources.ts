import type { DocumentTypes } from "@narwhal/schemas";
import { jsonFile } from "../../canonical.js";
import type { LaunchPolicy } from "../../policy/launch-policy.js";
import type { TextDocument } from "../create-together.js";
import { observationPath } from "./record-paths.js";

/** The two strings that every setting of an engine is traced back to. */
export interface EngineSources {
  readonly inspection: string;
  readonly policy: string;
}

/** The sources of one engine, as both launch files name them. */
export function engineSources(recordDirectory: string, role: string): EngineSources {
  return {
    inspection: observationPath(recordDirectory, role),
    policy: "workstation .env and documented discovery defaults",
  };
}

/** `engine-launch.sources.json`: for every engine its sources, and what decided each setting. @public */
export function engineLaunchSourcesDocument(
  path: string,
  policy: LaunchPolicy,
  recordDirectory: string,
): TextDocument {
  const document: DocumentTypes["engine-launch-sources"] = Object.fromEntries(
    policy.engines.map(({ role, because }) => [
      role,
      { ...engineSources(recordDirectory, role), settings: because },
    ]),
  );
  return { path, text: jsonFile(document) };
}
