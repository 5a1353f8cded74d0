import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Transcript } from "../../src/access/transcript.js";
import { jsonFile } from "../../src/canonical.js";
import type { MachineHash, SimulatedMachine } from "../../src/testing/simulated-machine.js";
import { simulatedTransport } from "../../src/testing/simulated-transport.js";
import { FLEETS } from "./fleet-folder.js";
import { documentsOf, type FleetRun, OUT, placesOf, runFleet } from "./run-fleet.js";

/** A fleet that is recorded into a folder. */
export interface FleetCase {
  /** Begins with `fails-` where discovery stops. */
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** By destination. */
  readonly hosts: Readonly<Record<string, SimulatedMachine>>;
  /** Changes a transcript before it is kept: what no simulated host can say. */
  readonly amend?: (transcript: Transcript) => Transcript;
  /** Keeps the manifests of record and checkpoints too. */
  readonly whole?: true;
  readonly commandMs?: number;
}

/** Seconds since 1970 that every host's clock shows. */
const CLOCK = 1_800_000_000;

/**
 * Runs discovery on simulated hosts and writes what they answered and what came of it.
 *
 * @throws Error where a fleet fails that should not, or the other way round; its folder stays as it was.
 */
export async function recordFleet(fleet: FleetCase): Promise<void> {
  const hashes: Record<string, Record<string, MachineHash>> = {};
  const recording = Object.entries(fleet.hosts).map(([destination, machine]): [string, SimulatedMachine] => [
    destination,
    {
      run: (call, signal) => machine.run(call, signal),
      async hash(request, onProgress, signal) {
        const hash = await machine.hash(request, onProgress, signal);
        (hashes[destination] ??= {})[request.directory] = hash;
        return hash;
      },
    },
  ]);
  const env = envText(fleet.env);
  const run = await runFleet(
    env,
    simulatedTransport(Object.fromEntries(recording), { name: "replay" }),
    fleet.commandMs === undefined ? {} : { commandMs: fleet.commandMs },
  );
  const codes = (run.failure?.errors ?? []).map(({ code, message }) => `${code}: ${message}`);
  if (codes.length > 0 !== fleet.name.startsWith("fails-"))
    throw new Error(`${fleet.name} came out the wrong way: ${codes.join("; ") || "it passed"}`);
  const files: Record<string, string> = { env, ...transcriptFiles(run, fleet), ...resultFiles(run, fleet) };
  for (const [destination, found] of Object.entries(hashes))
    files[`checkpoints/${hostId(fleet, destination)}.json`] = jsonFile(found);
  const folder = join(FLEETS, fleet.name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** What is the same in every recording: numbered by command, without the time that it took. */
export function normalTranscripts(transcripts: readonly Transcript[]): readonly Transcript[] {
  return transcripts
    .map((transcript) => ({
      ...transcript,
      stdout:
        transcript.argv[0] === "@host"
          ? transcript.stdout.replace(/("time": ?)[\d.]+/, `$1${CLOCK}`)
          : transcript.stdout,
      duration_ms: 0,
    }))
    .map((transcript) => [JSON.stringify(transcript.argv), transcript] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, transcript]) => transcript);
}

/** The transcripts in a run's record, by host id. */
export function recordedTranscripts({ store }: FleetRun): Readonly<Record<string, readonly Transcript[]>> {
  const byHost: Record<string, Transcript[]> = {};
  for (const [path, text] of Object.entries(store.files())) {
    if (!path.startsWith(`${OUT}/transcripts/`)) continue;
    const transcript = JSON.parse(text) as Transcript;
    (byHost[transcript.host] ??= []).push(transcript);
  }
  return byHost;
}

function transcriptFiles(
  run: FleetRun,
  { amend = (transcript) => transcript }: FleetCase,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [host, transcripts] of Object.entries(recordedTranscripts(run))) {
    for (const [index, transcript] of normalTranscripts(transcripts).entries()) {
      const program = (transcript.argv[0] ?? "").replace(/[^\w.-]/g, "");
      const number = String(index + 1).padStart(3, "0");
      files[`transcripts/${host}/${number}-${program}.json`] = jsonFile(amend(transcript));
    }
  }
  return files;
}

function resultFiles({ store, discovery, failure }: FleetRun, fleet: FleetCase): Record<string, string> {
  if (discovery === undefined) return { "failure.json": jsonFile(placesOf(failure?.errors ?? [])) };
  const documents = Object.entries(documentsOf(store)).filter(
    ([name]) => fleet.whole === true || !/manifest|-checkpoint|-files|inputs/.test(name),
  );
  return {
    ...Object.fromEntries(documents.map(([name, text]) => [`expected/${name}`, text])),
    "expected/warnings.json": jsonFile(placesOf(discovery.warnings)),
  };
}

/** The id that the inventory gives to a destination. */
function hostId({ env }: FleetCase, destination: string): string {
  const [engine] = Object.entries(env)
    .flatMap(([name, value]) => (value === destination ? [/^NARWHAL_NODE_(\d+)_SSH$/.exec(name)?.[1]] : []))
    .filter((number) => number !== undefined)
    .sort((a, b) => Number(a) - Number(b));
  return engine === undefined ? "router" : `node-${engine}`;
}

function envText(env: Readonly<Record<string, string>>): string {
  return Object.entries(env)
    .map(([name, value]) => `${name}=${/^[\w./:@%+,-]*$/.test(value) ? value : `'${value}'`}\n`)
    .join("");
}
