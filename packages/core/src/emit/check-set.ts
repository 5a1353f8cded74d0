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

/**
 * Compares the documents of one set: the same engines in hosts, launch, sources and fleet, sources that the
 * launch entries repeat, and fleet variables that `deployment.env` exports.
 *
 * @public
 */
export function checkSet(set: ComparableSet): readonly SetProblem[] {
  return [...checkRoles(set), ...checkSources(set), ...checkFleet(set), ...checkDeployment(set)];
}

/** Engine role to the pointer where a document names it, by document. */
function engineRoles(set: ComparableSet): ReadonlyMap<keyof ConfigPaths, ReadonlyMap<string, string>> {
  const roles = new Map<keyof ConfigPaths, ReadonlyMap<string, string>>();
  if (set.hosts) {
    const entries = set.hosts.hosts.flatMap((host, h) =>
      host.roles.map((role, r) => [role, `/hosts/${h}/roles/${r}`] as const),
    );
    roles.set("hosts", new Map(entries.filter(([role]) => role !== "router")));
  }
  if (set.launch) roles.set("launch", keyed(Object.keys(set.launch.engines), "/engines/"));
  if (set.sources) roles.set("sources", keyed(Object.keys(set.sources), "/"));
  if (set.fleet) {
    const entries = set.fleet.engines.map(
      ({ iid }, index) => [roleOf(iid), `/engines/${index}/iid`] as const,
    );
    roles.set("fleet", new Map(entries));
  }
  return roles;
}

const TITLES: Readonly<Record<string, string>> = {
  hosts: "the hosts file",
  launch: "the launch file",
  sources: "the sources file",
  fleet: "the fleet file",
};

function* checkRoles(set: ComparableSet): Generator<SetProblem> {
  const documents = [...engineRoles(set)];
  const [reference, ...others] = documents;
  if (reference === undefined) return;
  const [file, expected] = reference;
  for (const [other, roles] of others) {
    for (const [role, pointer] of roles) {
      if (!expected.has(role)) {
        yield { file: other, pointer, message: `${role} is not in ${TITLES[file]}` };
      }
    }
    for (const role of expected.keys()) {
      if (!roles.has(role)) {
        yield {
          file: other,
          pointer: other === "sources" ? "" : other === "hosts" ? "/hosts" : "/engines",
          message: `${role} of ${TITLES[file]} is missing`,
        };
      }
    }
  }
}

function* checkSources({ launch, sources }: ComparableSet): Generator<SetProblem> {
  for (const [role, engine] of Object.entries(launch?.engines ?? {})) {
    const entry = sources?.[role];
    if (entry === undefined) continue;
    const expected = {
      allocation: entry.inspection,
      devices: entry.inspection,
      transfer: entry.policy,
      runtime: entry.inspection,
    };
    for (const [key, value] of Object.entries(expected)) {
      const seen = engine.sources[key as keyof typeof expected];
      if (seen !== value) {
        const pointer = `/engines/${role}/sources/${key}`;
        yield { file: "launch", pointer, message: `${seen} differs from ${value} in the sources file` };
      }
    }
  }
}

function* checkFleet({ fleet, launch }: ComparableSet): Generator<SetProblem> {
  if (fleet === undefined) return;
  const seen = new Set<string>();
  for (const [index, { iid }] of fleet.engines.entries()) {
    if (seen.has(iid)) yield { file: "fleet", pointer: `/engines/${index}/iid`, message: `${iid} twice` };
    seen.add(iid);
    const engine = launch?.engines[roleOf(iid)];
    if (engine === undefined) continue;
    const { hardware } = fleet;
    const pairs = [
      ["accelerator", hardware.accelerator, engine.accelerator],
      ["accelerators_per_engine", hardware.accelerators_per_engine, engine.gpu_ids.length],
      ["tensor_parallel", hardware.tensor_parallel, engine.tensor_parallel_size],
    ] as const;
    for (const [key, ours, theirs] of pairs) {
      if (ours === theirs) continue;
      const message = `${ours} differs from ${theirs} of ${roleOf(iid)} in the launch file`;
      yield { file: "fleet", pointer: `/hardware/${key}`, message };
    }
  }
}

function* checkDeployment({ fleet, deployment }: ComparableSet): Generator<SetProblem> {
  if (fleet === undefined || deployment === undefined) return;
  for (const [index, engine] of fleet.engines.entries()) {
    for (const key of ["url", "attestation_url"] as const) {
      for (const [, name = ""] of (engine[key] ?? "").matchAll(/\$\{([A-Z0-9_]+)\}/g)) {
        if ((deployment[name] ?? "") !== "") continue;
        const message = `\${${name}} is not set in deployment.env`;
        yield { file: "fleet", pointer: `/engines/${index}/${key}`, message };
      }
    }
  }
}

/** `n1` is `engine-1`; an identifier of another form stands for itself. */
function roleOf(iid: string): string {
  return iid.replace(/^n(?=[1-9][0-9]*$)/, "engine-");
}

function keyed(names: readonly string[], prefix: string): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, `${prefix}${name}`]));
}
