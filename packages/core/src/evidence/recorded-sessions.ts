import type { CheckpointHeads } from "../access/checkpoint-heads.js";
import type { Command, CommandResult } from "../access/command.js";
import type { HashResult, Session } from "../access/session.js";
import { fromTranscript, type Transcript } from "../access/transcript.js";
import type { Route } from "../access/transport.js";
import type { CheckpointManifest } from "../checkpoint/manifest.js";
import { GateError } from "../errors/gate-error.js";
import type { DocumentTypes } from "@narwhal/schemas";

/** What a record holds of one host. @public */
export interface HostEvidence {
  readonly route: Route;
  /** In the order in which they were recorded. */
  readonly transcripts: readonly Transcript[];
  /** What hashing gave there, by directory. */
  readonly trees: ReadonlyMap<string, RecordedTree>;
}

/** A hashed directory, as the record holds it. @public */
export interface RecordedTree {
  readonly manifest: CheckpointManifest;
  readonly files: DocumentTypes["checkpoint-files"];
}

/**
 * Sessions that answer from a record, by host id: commands from transcripts (of equal ones each once, the last for
 * ever), hashing from manifests. What was not recorded rejects with `EVIDENCE_MISSING`. No time passes in them.
 *
 * @public
 */
export function recordedSessions(hosts: ReadonlyMap<string, HostEvidence>): ReadonlyMap<string, Session> {
  return new Map([...hosts].map(([host, evidence]) => [host, recordedSession(host, evidence)]));
}

function recordedSession(host: string, { route, transcripts, trees }: HostEvidence): Session {
  const answers = new Map<string, Transcript[]>();
  for (const transcript of transcripts) {
    const key = keyOf(transcript);
    answers.set(key, [...(answers.get(key) ?? []), transcript]);
  }
  return {
    host,
    route,
    async run(command, signal) {
      signal.throwIfAborted();
      return answer(answers.get(keyOf(command)), host, command);
    },
    async hash(request, _onProgress, signal) {
      signal.throwIfAborted();
      const tree = trees.get(request.directory);
      if (tree !== undefined) return hashResult(tree);
      throw missing(host, `what was hashed in ${request.directory}`);
    },
    close: async () => {},
  };
}

function answer(recorded: Transcript[] | undefined, host: string, command: Command): CommandResult {
  const transcript = recorded !== undefined && recorded.length > 1 ? recorded.shift() : recorded?.[0];
  if (transcript === undefined) throw missing(host, `what ${command.argv.join(" ")} answers`);
  return fromTranscript(transcript);
}

function missing(host: string, what: string): GateError {
  return new GateError("EVIDENCE_MISSING", { host, message: `the record does not hold ${what} on ${host}` });
}

function keyOf({ argv, stdin }: Pick<Command, "stdin"> & { readonly argv: readonly string[] }): string {
  return JSON.stringify([argv, stdin ?? null]);
}

function hashResult({ manifest, files }: RecordedTree): HashResult {
  return {
    files: manifest.files,
    faults: [],
    outsideLinks: files.outside_links ?? [],
    identities: new Map(files.files.map(({ path, identity, reused }) => [path, { identity, reused }])),
    ...(files.heads === undefined ? {} : { heads: headsOf(files.heads) }),
    durationMs: 0,
  };
}

function headsOf(heads: NonNullable<DocumentTypes["checkpoint-files"]["heads"]>): CheckpointHeads {
  return { ...heads, downloads: heads.downloads.map(({ path, text }) => [path, text] as const) };
}
