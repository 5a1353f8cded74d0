import type { Json, JsonObject } from "../canonical.js";
import { type FactChange, compareFacts } from "./compare-facts.js";
import { foldChanges } from "./fold-changes.js";
import { type Pair, pairItems } from "./pair-items.js";
import type { EstablishedRecord } from "./recorded-discovery.js";

/** A machine, as one of two records has it. @public */
export interface ComparedHost {
  readonly id: string;
  /** As the operator named it; absent where the record does not tell. */
  readonly destination?: string;
  /** Absent where the record does not tell, as of a host for the router alone. */
  readonly machineId?: string;
  readonly roles: readonly string[];
}

/** A host of two records. `moved`: one machine under another id or destination; `exchanged`: another machine. @public */
export interface HostChange {
  readonly kind: "moved" | "exchanged";
  readonly before: ComparedHost;
  readonly after: ComparedHost;
}

/** What became of the hosts between two records. @public */
export interface HostsComparison {
  readonly came: readonly ComparedHost[];
  readonly went: readonly ComparedHost[];
  readonly changed: readonly HostChange[];
  /** Host name, kernel, user and Python of hosts that both records have. */
  readonly facts: readonly (FactChange & { readonly hosts: readonly string[] })[];
}

/** What became of the roles between two records; hosts by id. @public */
export interface RolesComparison {
  readonly came: readonly { readonly role: string; readonly host: string }[];
  readonly went: readonly { readonly role: string; readonly host: string }[];
  /** Roles that are carried by another host. */
  readonly moved: readonly { readonly role: string; readonly before: string; readonly after: string }[];
}

/**
 * Hosts and roles that came, went or moved. Machines are known again by their machine id, as far as it is unique in
 * both records, else by host id.
 */
export function compareHosts(
  before: EstablishedRecord,
  after: EstablishedRecord,
): { readonly hosts: HostsComparison; readonly roles: RolesComparison } {
  const [old, now] = [hostsOf(before), hostsOf(after)];
  const pairs = pairItems(old, now, [({ machineId }) => machineId, ({ id }) => id]);
  const [paired, matched] = [new Set(pairs.map(([each]) => each)), new Set(pairs.map(([, each]) => each))];
  const facts = foldChanges(
    pairs.flatMap(([left, right]) =>
      compareFacts(machineFacts(before, left), machineFacts(after, right)).map(
        (change) => [right.id, change] as const,
      ),
    ),
  );
  return {
    hosts: {
      came: now.filter((host) => !matched.has(host)),
      went: old.filter((host) => !paired.has(host)),
      changed: pairs.flatMap(hostChange),
      facts: facts.map(({ roles, ...change }) => ({ ...change, hosts: roles })),
    },
    roles: compareRoles([old, now], pairs),
  };
}

function hostsOf({ generated, manifest, engines }: EstablishedRecord): readonly ComparedHost[] {
  return generated.hosts.hosts.map(({ id, roles }) => {
    const machines = roles.map((role) => engines.get(role)?.host?.machine_id);
    const machineId = machines.find((each) => each !== undefined);
    const [first = ""] = roles;
    const destination = (manifest.fingerprints[first]?.transport?.facts as JsonObject | undefined)?.[
      "destination"
    ];
    return {
      id,
      ...(typeof destination === "string" ? { destination } : {}),
      ...(machineId === undefined ? {} : { machineId }),
      roles,
    };
  });
}

function hostChange([before, after]: Pair<ComparedHost>): readonly HostChange[] {
  const known = before.machineId !== undefined && after.machineId !== undefined;
  if (known && before.machineId !== after.machineId) return [{ kind: "exchanged", before, after }];
  if (before.id === after.id && before.destination === after.destination) return [];
  return [{ kind: "moved", before, after }];
}

/** What a host says of itself that is no evidence of its own, and worth knowing. */
function machineFacts({ engines }: EstablishedRecord, { roles }: ComparedHost): Json {
  const seen = roles.map((role) => engines.get(role)).find((each) => each !== undefined);
  const { kernel, user, python } = seen?.host ?? {};
  return Object.fromEntries(
    Object.entries({ hostname: seen?.hostname, kernel, user, python }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

function compareRoles(
  [old, now]: readonly [readonly ComparedHost[], readonly ComparedHost[]],
  pairs: readonly Pair<ComparedHost>[],
): RolesComparison {
  const place = (hosts: readonly ComparedHost[]) =>
    new Map(hosts.flatMap((host) => host.roles.map((role) => [role, host] as const)));
  const [before, after] = [place(old), place(now)];
  const same = new Map(pairs);
  const moved = [...after].flatMap(([role, host]) => {
    const left = before.get(role);
    if (left === undefined || same.get(left) === host) return [];
    return [{ role, before: left.id, after: host.id }];
  });
  return { came: lacking(after, before), went: lacking(before, after), moved };
}

function lacking(
  all: ReadonlyMap<string, ComparedHost>,
  others: ReadonlyMap<string, ComparedHost>,
): RolesComparison["came"] {
  return [...all].filter(([role]) => !others.has(role)).map(([role, { id }]) => ({ role, host: id }));
}
