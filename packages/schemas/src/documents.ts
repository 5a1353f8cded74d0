import type { DocumentTypes } from "./generated/document-types.js";

/** The name of a schema, as in `schemas/<name>.v1.schema.json`. @public */
export type DocumentName = keyof DocumentTypes;

interface Place {
  /** Globs by which an editor finds the files; none where the form has no JSON file of its own. */
  readonly globs: readonly string[];
  /** The same for a path with `/`. */
  readonly path?: RegExp;
}

/** Where the files of each form lie. */
export const DOCUMENT_PLACES: Readonly<Record<DocumentName, Place>> = {
  env: { globs: [], path: /(?:^|\/)\.env(?:\.[A-Za-z0-9_-]+)?$/u },
  hosts: { globs: ["**/config/hosts.local.json"], path: /(?:^|\/)hosts\.local\.json$/u },
  "ssh-known-hosts": { globs: [], path: /(?:^|[/.])known_hosts$/u },
  "engine-launch": {
    globs: ["**/config/engine-launch.local.json"],
    path: /(?:^|\/)engine-launch\.local\.json$/u,
  },
  "engine-launch-sources": {
    globs: ["**/config/engine-launch.sources.json"],
    path: /(?:^|\/)engine-launch\.sources\.json$/u,
  },
  fleet: { globs: ["**/config/fleet.json"], path: /(?:^|\/)fleet\.json$/u },
  "deployment-env": { globs: [], path: /(?:^|\/)deployment\.env$/u },
  "engine-observation": {
    globs: ["**/runs/discovery/*/engine-*.json", "!**/engine-*-checkpoint.json", "!**/engine-*-files.json"],
    path: /(?:^|\/)engine-[1-9][0-9]*\.json$/u,
  },
  "checkpoint-manifest": {
    globs: ["**/engine-*-checkpoint.json"],
    path: /(?:^|\/)engine-[1-9][0-9]*-checkpoint\.json$/u,
  },
  "checkpoint-files": {
    globs: ["**/engine-*-files.json"],
    path: /(?:^|\/)engine-[1-9][0-9]*-files\.json$/u,
  },
  "discovery-manifest": {
    globs: ["**/runs/discovery/*/manifest.json"],
    path: /(?:^|\/)manifest\.json$/u,
  },
  "discovery-inputs": {
    globs: ["**/runs/discovery/*/inputs.json"],
    path: /(?:^|\/)inputs\.json$/u,
  },
  transcript: {
    globs: ["**/runs/discovery/*/transcripts/*/*.json"],
    path: /(?:^|\/)transcripts\/[^/]+\/[^/]+\.json$/u,
  },
  failure: { globs: ["**/runs/discovery/*/failure.json"], path: /(?:^|\/)failure\.json$/u },
  "access-record": {
    globs: ["**/runs/access-*/*.json"],
    path: /(?:^|\/)access-[^/]+\/[^/]+\.json$/u,
  },
  inspection: { globs: [] },
  "record-comparison": { globs: [] },
  "host-facts": { globs: [] },
  verification: { globs: [] },
  replay: { globs: [] },
  output: { globs: [] },
  finding: { globs: [] },
};

/** Every form, in the order of the reference. @public */
export const DOCUMENT_NAMES = Object.keys(DOCUMENT_PLACES) as readonly DocumentName[];

/**
 * The form of a file by its path, `undefined` where the name says nothing. For `.env`, `deployment.env` and
 * known_hosts the form is that of the parsed map.
 *
 * @public
 */
export function schemaForFile(path: string): DocumentName | undefined {
  const slashed = path.replaceAll("\\", "/");
  // A transcript may have any name, also that of another file.
  const order: readonly DocumentName[] = ["transcript", "access-record", ...DOCUMENT_NAMES];
  return order.find((name) => DOCUMENT_PLACES[name].path?.test(slashed));
}
