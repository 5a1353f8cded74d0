import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Transcript } from "../../src/access/transcript.js";
import type { HostRecording } from "../../src/testing/replay-transport.js";
import type { MachineHash } from "../../src/testing/simulated-machine.js";

export const FLEETS = join(import.meta.dirname, "../fixtures/fleets");

/** Where a finding is expected, and which. */
export interface ExpectedFinding {
  readonly code: string;
  readonly host?: string;
  readonly role?: string;
  readonly field?: string;
}

/** One folder below {@link FLEETS}: what a fleet answered, and what discovery makes of it. */
export interface FleetFolder {
  /** Text of `.env`. */
  readonly env: string;
  /** By host id. */
  readonly hosts: Readonly<Record<string, HostRecording>>;
  /** `expected/` by file name, and the warnings. Exactly one of this and `failure` is there. */
  readonly expected?: {
    readonly files: Readonly<Record<string, string>>;
    readonly warnings: readonly ExpectedFinding[];
  };
  readonly failure?: readonly ExpectedFinding[];
}

const KNOWN = [
  /^env$/,
  /^failure\.json$/,
  /^transcripts\/(?:node-\d+|router)\/\d{3}-[\w.-]+\.json$/,
  /^checkpoints\/node-\d+\.json$/,
  /^expected\/(?:warnings|hosts\.local|engine-launch\.local|engine-launch\.sources|fleet|manifest|inputs)\.json$/,
  /^expected\/engine-\d+(?:-checkpoint|-files)?\.json$/,
  /^expected\/deployment\.env$/,
];

/**
 * Reads a folder.
 *
 * @throws Error for a file that has no meaning here, and for a folder that lacks a part.
 */
export function readFleetFolder(directory: string): FleetFolder {
  const paths = fastGlob.sync("**", { cwd: directory, dot: true }).sort();
  const stray = paths.filter((path) => !KNOWN.some((pattern) => pattern.test(path)));
  if (stray.length > 0) throw new Error(`${directory} holds files without a meaning: ${stray.join(", ")}`);
  const text = (path: string): string => readFileSync(join(directory, path), "utf8");
  if (!paths.includes("env")) throw new Error(`${directory} has no env`);
  const expected = paths.filter((path) => path.startsWith("expected/"));
  if (expected.length > 0 === paths.includes("failure.json"))
    throw new Error(`${directory} needs either expected/ or failure.json`);
  const shared = { env: text("env"), hosts: readHosts(paths, text) };
  if (expected.length === 0)
    return { ...shared, failure: JSON.parse(text("failure.json")) as ExpectedFinding[] };
  const files = expected.filter((path) => path !== "expected/warnings.json");
  return {
    ...shared,
    expected: {
      files: Object.fromEntries(files.map((path) => [path.slice("expected/".length), text(path)])),
      warnings: JSON.parse(text("expected/warnings.json")) as ExpectedFinding[],
    },
  };
}

/** The names of all folders. */
export function fleetNames(): readonly string[] {
  if (!existsSync(FLEETS)) return [];
  return fastGlob.sync("*", { cwd: FLEETS, onlyFiles: false, dot: true }).sort();
}

function readHosts(paths: readonly string[], text: (path: string) => string): FleetFolder["hosts"] {
  const ids = paths.flatMap((path) => /^(?:transcripts|checkpoints)\/([^/.]+)/.exec(path)?.[1] ?? []);
  return Object.fromEntries(
    [...new Set(ids)].map((id) => {
      const transcripts = paths.filter((path) => path.startsWith(`transcripts/${id}/`));
      const checkpoint = `checkpoints/${id}.json`;
      return [
        id,
        {
          transcripts: transcripts.map((path) => JSON.parse(text(path)) as Transcript),
          hashes: paths.includes(checkpoint)
            ? (JSON.parse(text(checkpoint)) as Record<string, MachineHash>)
            : {},
        },
      ];
    }),
  );
}
