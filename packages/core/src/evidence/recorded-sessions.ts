import type { CheckpointHeads } from "../access/checkpoint-heads.js";
import type { Command, CommandResult } from "../access/command.js";
import { REDACTED, redactNamedValues } from "../access/redact-names.js";
import type { HashResult, Session } from "../access/session.js";
import { fromTranscript, type Transcript } from "../access/transcript.js";
import type { Route } from "../access/transport.js";
import type { CheckpointManifest } from "../checkpoint/manifest.js";
import { GateError } from "../errors/gate-error.js";
import type { DocumentTypes } from "@narwhal/schemas";
import { withDigests } from "./withheld-contents.js";

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
  const withheld = transcripts.some(({ argv }) => argv.some((word) => word.includes(REDACTED)));
  for (const transcript of transcripts) {
    const key = keyOf(transcript);
    const equal = answers.get(key);
    if (equal === undefined) answers.set(key, [transcript]);
    else equal.push(transcript);
  }
  return {
    host,
    route,
    async run(command, signal) {
      signal.throwIfAborted();
      const recorded = answer(answers.get(keyOf(command)));
      if (recorded !== undefined) return withDigests(recorded, trees);
      throw missing(host, `what ${shown(command)} answers`, withheld ? WITHHELD : "");
    },
    async hash(request, _onProgress, signal) {
      signal.throwIfAborted();
      const tree = trees.get(request.directory);
      if (tree !== undefined) return hashResult(tree);
      throw missing(host, `what was hashed in ${request.directory}`, "");
    },
    close: async () => {},
  };
}

function answer(recorded: Transcript[] | undefined): CommandResult | undefined {
  const transcript = recorded !== undefined && recorded.length > 1 ? recorded.shift() : recorded?.[0];
  return transcript === undefined ? undefined : fromTranscript(transcript);
}

/** Why a command may not be found: a password such as `nvidia` takes its words out of everything that is kept. */
const WITHHELD = "; commands of this host were kept without words that a secret holds";

function missing(host: string, what: string, why: string): GateError {
  const message = `the record does not hold ${what} on ${host}${why}`;
  return new GateError("EVIDENCE_MISSING", { host, message });
}

const LONGEST_SHOWN = 120;

/** A command in one line. */
function shown({ argv }: Command): string {
  const line = argv.join(" ").replace(/\s+/g, " ");
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
}

/** Transcripts hold the words of a command redacted. */
function keyOf({ argv, stdin }: Pick<Command, "stdin"> & { readonly argv: readonly string[] }): string {
  return JSON.stringify([argv.map(asRecorded), stdin === undefined ? null : asRecorded(stdin)]);
}

/** As a transcript holds a word, also where it quotes a redacted one for a pattern of file names. */
function asRecorded(word: string): string {
  return redactNamedValues(word.replaceAll(`[[]${REDACTED.slice(1)}`, REDACTED));
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
