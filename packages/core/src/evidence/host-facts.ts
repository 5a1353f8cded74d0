import type { DocumentTypes } from "@narwhal/schemas";
import { fromTranscript, type Transcript } from "../access/transcript.js";
import { canonicalJson, type Json, ownMember } from "../canonical.js";
import { pathIn } from "../emit/paths.js";
import { Findings } from "../errors/findings.js";
import { clockOffsets, TOLERATED_S } from "../observation/clocks.js";
import { type HostReading, hostProbe } from "../observation/host.js";
import { nearAnswers, oddOnes } from "./odd-ones.js";
import type { EstablishedRecord } from "./recorded-discovery.js";

type Observation = DocumentTypes["engine-observation"];
type Gpu = Observation["gpus"][number];

/** One answer of a host. @public */
export interface HostFactValue {
  /** Where the host's engines tell different values, the list of them; null: it is looked for and not there. */
  readonly value: Json;
  /** It differs from what most hosts tell, or no answer leads; free space: less than half of the hosts' median. */
  readonly odd: boolean;
}

/** What one host tells. @public */
export interface HostFactsRow {
  readonly host: string;
  readonly roles: readonly string[];
  /** By fact; one that the host does not tell is absent. */
  readonly facts: Readonly<Record<string, HostFactValue>>;
}

/** Hosts against facts. @public */
export interface HostFactsTable {
  /** Every fact that a host tells, in order; sizes in bytes, the clock in seconds ahead of the first host's. */
  readonly facts: readonly string[];
  readonly hosts: readonly HostFactsRow[];
}

/** How a fact is judged: by the majority, as a clock, as room, or not at all. */
type Judged = "same" | "clock" | "room" | "own";

interface Fact {
  readonly name: string;
  readonly judged: Judged;
  readonly read: (seen: Observation) => readonly (Json | undefined)[];
}

const FACTS: readonly Fact[] = [
  fact("hostname", "own", ({ hostname }) => [hostname]),
  fact("kernel", "same", ({ host }) => [host?.kernel]),
  fact("python", "same", ({ host }) => [host?.python]),
  fact("clock_offset_s", "clock", ({ host }) => [host?.clock_offset_s]),
  fact("run_dir_free_bytes", "room", ({ run_dir_free_bytes }) => [run_dir_free_bytes]),
  fact("model_dir_free_bytes", "room", ({ model_dir_free_bytes }) => [model_dir_free_bytes]),
  fact("gpu_product", "same", ofGpus("name")),
  fact("gpu_count", "same", ({ gpus }) => [gpus.length]),
  fact("gpu_memory_bytes", "same", ofGpus("memory_bytes")),
  fact("driver", "same", ofGpus("driver")),
  fact("mtu", "same", ({ interfaces }) => Object.values(interfaces).map(({ mtu }) => mtu)),
  fact("image_id", "same", ({ image_id }) => [image_id]),
];

/**
 * Hosts against the facts that an operator compares first, the odd ones out marked. Of a host without engines the
 * transcripts tell who it is; without them it has an empty row.
 *
 * @public
 */
export function hostFacts(
  { generated, engines }: EstablishedRecord,
  transcripts: ReadonlyMap<string, readonly Transcript[]> = new Map(),
): HostFactsTable {
  const hosts = generated.hosts.hosts;
  const facts = [...FACTS, ...packageFacts(engines.values())];
  const apart = withoutEngines(hosts.map(({ id }) => transcripts.get(id) ?? []));
  const columns = facts.map(({ name, judged, read }) => {
    const values = hosts.map(({ roles }, index) => {
      const seen = roles.flatMap((role) => engines.get(role) ?? []);
      return seen.length === 0 ? apart[index]?.[name] : oneOrMany(seen.flatMap(read));
    });
    const odd = JUDGES[judged](values);
    return { name, cells: values.map((value, index) => ({ value, odd: odd[index] === true })) };
  });
  const told = columns.filter(({ cells }) => cells.some(({ value }) => value !== undefined));
  return {
    facts: told.map(({ name }) => name),
    hosts: hosts.map(({ id, roles }, index) => ({
      host: id,
      roles,
      facts: Object.fromEntries(
        told.flatMap(({ name, cells }) => {
          const { value, odd = false } = cells[index] ?? {};
          return value === undefined ? [] : [[name, { value, odd }]];
        }),
      ),
    })),
  };
}

function fact(name: string, judged: Judged, read: Fact["read"]): Fact {
  return { name, judged, read };
}

function ofGpus(name: keyof Gpu): Fact["read"] {
  return ({ gpus }) => gpus.map((gpu) => gpu[name]);
}

/** One fact for every package that any image has, as `packages.<name>`. */
function packageFacts(engines: Iterable<Observation>): readonly Fact[] {
  const names = new Set([...engines].flatMap(({ packages }) => Object.keys(packages)));
  return [...names].map((name) =>
    fact(`packages.${name}`, "same", ({ packages }) => [ownMember(packages, name) ?? null]),
  );
}

function oneOrMany(values: readonly (Json | undefined)[]): Json | undefined {
  const told = new Map(
    values.flatMap((value) => (value === undefined ? [] : [[canonicalJson(value), value]])),
  );
  const distinct = [...told.values()];
  return distinct.length > 1 ? distinct : distinct[0];
}

const JUDGES: Readonly<Record<Judged, (values: readonly (Json | undefined)[]) => readonly boolean[]>> = {
  own: (values) => values.map(() => false),
  same: (values) => oddOnes(values.map((value) => (value === undefined ? undefined : canonicalJson(value)))),
  clock: (values) => oddOnes(nearAnswers(values.map(leastOf), TOLERATED_S)),
  room(values) {
    const sizes = values.map(leastOf);
    const sorted = sizes.filter((size) => size !== undefined).sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return sizes.map((size) => size !== undefined && size < median / 2);
  },
};

function leastOf(value: Json | undefined): number | undefined {
  const numbers = [value].flat().filter((each) => typeof each === "number");
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}

/** What hosts say of themselves, from the transcripts of each. */
function withoutEngines(
  transcripts: readonly (readonly Transcript[])[],
): readonly Readonly<Record<string, Json | undefined>>[] {
  const readings = transcripts.map(readingOf);
  const offsets = clockOffsets(readings.map((each) => ({ time: each?.facts.time, readAt: each?.at })));
  return readings.map((each, index) => {
    if (each === undefined) return {};
    const { hostname, kernel, python } = each.facts;
    return { hostname, kernel, python, clock_offset_s: offsets[index] };
  });
}

/** The command that asks a host about itself. */
const HOST_COMMAND = "@host";

/** Faults of what hosts say of themselves, each with its host. */
export function checkHostAnswers(
  transcripts: ReadonlyMap<string, readonly Transcript[]>,
  directory: string,
  findings: Findings,
): void {
  for (const [host, own] of transcripts) {
    const seen = new Findings();
    seen.attempt(() => readingOf(own));
    for (const { message } of seen.errors) {
      const subject = pathIn(pathIn(directory, "transcripts"), host);
      findings.add("RECORD_DAMAGED", { message: `${subject}: ${message}`, host, subject });
    }
  }
}

function readingOf(
  transcripts: readonly Transcript[],
): { readonly facts: HostReading; readonly at?: number | undefined } | undefined {
  const found = transcripts.find(({ argv }) => argv[0] === HOST_COMMAND);
  if (found === undefined) return undefined;
  const result = fromTranscript(found);
  return { facts: hostProbe.parse([result], undefined, () => {}), at: result.at };
}
