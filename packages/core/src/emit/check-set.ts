import { envField } from "@narwhal/schemas";
import type { ConfigPaths } from "../inputs/inputs.js";
import { checkEndpoints } from "./check-endpoints.js";
import { checkFleet, roleOf } from "./check-fleet.js";
import type { ComparableSet, SetProblem } from "./comparable-set.js";

/**
 * Compares the documents of one set: the same engines in all of them, sources that the launch entries repeat,
 * pools that the fleet's engines can fill, fleet variables that `deployment.env` exports, and addresses and URLs
 * there that belong together.
 *
 * @public
 */
export function checkSet(set: ComparableSet): readonly SetProblem[] {
  return [...checkRoles(set), ...checkSources(set), ...checkFleet(set), ...checkEndpoints(set)];
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
  if (set.deployment) {
    const names = Object.keys(set.deployment).toReversed();
    const entries = names.map((name) => [envField(name)?.node, `/${name}`] as const);
    const engines = entries.filter(([node]) => node !== undefined);
    roles.set("deploymentEnv", new Map(engines.map(([node, pointer]) => [`engine-${node}`, pointer])));
  }
  return roles;
}

const TITLES: Readonly<Record<string, string>> = {
  hosts: "the hosts file",
  launch: "the launch file",
  sources: "the sources file",
  fleet: "the fleet file",
  deploymentEnv: "deployment.env",
};

/** Where an engine that a document lacks would stand, if not under `/engines`. */
const WHOLE: Readonly<Record<string, string>> = { sources: "", hosts: "/hosts", deploymentEnv: "" };

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
          pointer: WHOLE[other] ?? "/engines",
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

function keyed(names: readonly string[], prefix: string): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, `${prefix}${name}`]));
}
