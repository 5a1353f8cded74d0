import type { JsonObject } from "../canonical.js";
import { knownHostsName } from "../access/known-hosts.js";
import {
  askedImage,
  askedModel,
  askedTransport,
  foundImage,
  foundModel,
  foundTransport,
  hardwareFacts,
  launchFacts,
  portFacts,
  routeFacts,
} from "../emit/documents/fingerprints.js";
import type { GateError } from "../errors/gate-error.js";
import type { HostPlan } from "../inputs/inputs.js";
import type { PartialObservation } from "../observation/observation.js";
import { compareCategory, wayOf } from "./compare-category.js";
import { CATEGORIES, type Category } from "./compare-facts.js";
import { hopsOf } from "./changed-host-keys.js";
import type { HashedAgain } from "./hashed-again.js";
import type { LiveRequest, Seen } from "./observed-again.js";
import type { EstablishedRecord } from "./recorded-discovery.js";
import type { FoundChange, NotEstablished, UntoldChange } from "./verification.js";

/** What hosts show now, beside what the record says. */
export interface LiveComparison {
  readonly request: LiveRequest;
  readonly seen: Seen;
  readonly established: EstablishedRecord;
  readonly hashed?: HashedAgain | undefined;
}

/** What is other on the hosts, and what of them was seen. */
export interface LiveEffects {
  readonly changes: readonly UntoldChange[];
  readonly notEstablished: readonly NotEstablished[];
  /** `<role> <category>` of everything that was compared. */
  readonly compared: ReadonlySet<string>;
}

/** Compares, by role and category, everything that could be observed. */
export function liveChanges(comparison: LiveComparison): LiveEffects {
  const { request, seen, established } = comparison;
  const changes: UntoldChange[] = [];
  const notEstablished: NotEstablished[] = [];
  const compared = new Set<string>();
  for (const host of request.inventory) {
    const roles = host.roles.filter((role) => established.manifest.fingerprints[role] !== undefined);
    if (!seen.sessions.has(host.id)) {
      const refused = refusals(comparison, host, roles);
      changes.push(...refused.changes);
      notEstablished.push(...refused.notEstablished);
      for (const { role } of refused.changes) compared.add(`${role} transport`);
      continue;
    }
    for (const role of roles) {
      const facts = factsOf(comparison, host, role);
      for (const category of CATEGORIES) {
        const before = established.manifest.fingerprints[role]?.[category]?.facts as JsonObject | undefined;
        const after = facts[category];
        if (before === undefined || after === undefined) continue;
        compared.add(`${role} ${category}`);
        for (const change of compareCategory(category, before, after)) {
          changes.push({
            role,
            host: host.id,
            category,
            ...change,
            ...filesOf(comparison, role, change.path),
          });
        }
      }
    }
    notEstablished.push(...missing(comparison, host, { roles, compared }));
  }
  return { changes, notEstablished: [...notEstablished, ...unfit(comparison, compared)], compared };
}

function filesOf({ hashed }: LiveComparison, role: string, path: string): Pick<FoundChange, "files"> {
  const files = path === "tree_sha256" ? hashed?.files.get(role) : undefined;
  return files === undefined ? {} : { files };
}

/** The facts of a role that follow from what was seen; a category that does not is left out. */
function factsOf(
  { request, seen, established, hashed }: LiveComparison,
  host: HostPlan,
  role: string,
): Partial<Record<Category, JsonObject>> {
  const { inputs } = request;
  const transport = {
    ...askedTransport(inputs, host),
    ...foundTransport(seen.sessions.get(host.id)?.route),
  };
  const engine = inputs.engines.find((each) => each.role === role);
  const found: PartialObservation | undefined = seen.engines.get(role);
  if (engine === undefined || found === undefined) return { transport };
  const { host: machine, accelerators, image, model, interface: fabric } = found;
  const decided = seen.policies.get(role);
  const endpoint = decided ?? seen.endpoints.get(role);
  const recorded = established.manifest.fingerprints[role]?.model?.facts as
    | { readonly directory: string; readonly tree_sha256: string }
    | undefined;
  const sameTree = recorded?.directory === engine.modelDir ? recorded.tree_sha256 : undefined;
  // Where hashing failed, that has its own word.
  const tree = hashed?.trees.get(role) ?? sameTree;
  return {
    ...(machine === undefined || accelerators === undefined
      ? {}
      : { hardware: hardwareFacts({ host: machine, accelerators }) }),
    ...(model === undefined || tree === undefined
      ? {}
      : {
          model: {
            ...askedModel(inputs, engine),
            ...foundModel({ configSha256: model.configSha256, treeSha256: tree }),
          },
        }),
    ...(image === undefined ? {} : { image: { ...askedImage(engine), ...foundImage(image) } }),
    ...(decided === undefined ? {} : { launch_policy: launchFacts(inputs, decided) }),
    ...(fabric === undefined || endpoint === undefined
      ? {}
      : { route: { ...routeFacts(fabric, endpoint), ...portFacts(engine) } }),
    transport,
  };
}

const AGAIN = "clear what the finding beside this one names, then verify again";

/** A host that could not be entered: its key is another, or nothing of it is known. */
function refusals(
  { seen, established }: LiveComparison,
  host: HostPlan,
  roles: readonly string[],
): Pick<LiveEffects, "changes" | "notEstablished"> {
  const faults = seen.access.filter((error) => error.host === host.id);
  const changes = faults.flatMap((fault) =>
    roles.flatMap((role) => keyChange(fault, { established, host, role })),
  );
  const rekeyed = new Set(changes.map(({ role }) => role));
  const why = faults.map(({ message }) => message).join("; ") || `${host.destination} was not entered`;
  const categories = CATEGORIES.filter((category) => category !== "transport");
  const left = (own: readonly string[], transport: boolean): NotEstablished[] =>
    own.length === 0
      ? []
      : [{ roles: own, host: host.id, categories: transport ? CATEGORIES : categories, why, hint: AGAIN }];
  return {
    changes,
    notEstablished: [
      ...left(
        roles.filter((role) => rekeyed.has(role)),
        false,
      ),
      ...left(
        roles.filter((role) => !rekeyed.has(role)),
        true,
      ),
    ],
  };
}

/** Where a refused host key is another than the recorded one. */
function keyChange(
  fault: GateError,
  {
    established,
    host,
    role,
  }: { readonly established: EstablishedRecord; readonly host: HostPlan; readonly role: string },
): readonly UntoldChange[] {
  const { name, shown } = (fault.details ?? {}) as {
    readonly name?: string;
    readonly shown?: { readonly type: string; readonly fingerprint: string };
  };
  if (!fault.code.startsWith("HOST_KEY_") || shown === undefined) return [];
  const hops = hopsOf(established, role);
  const index = hops.findIndex((hop) => (hop.known_as ?? knownHostsName(hop.host, hop.port)) === name);
  const before = hops[index]?.host_key;
  const after = `${shown.type} ${shown.fingerprint}`;
  const place = { role, host: host.id, category: "transport" as const };
  if (before === undefined || before === null) {
    return [
      {
        ...place,
        path: "hops",
        before: wayOf(hops),
        after: `a way over ${name ?? "?"}, which showed ${after}`,
      },
    ];
  }
  return before === after ? [] : [{ ...place, path: `hops.${index}.host_key`, before, after }];
}

/** What of an entered host could not be observed. */
function missing(
  { request, seen, established, hashed }: LiveComparison,
  host: HostPlan,
  { roles, compared }: { readonly roles: readonly string[]; readonly compared: ReadonlySet<string> },
): readonly NotEstablished[] {
  return roles.flatMap((role): NotEstablished[] => {
    const recorded = established.manifest.fingerprints[role] ?? {};
    const categories = CATEGORIES.filter(
      (category) => recorded[category] !== undefined && !compared.has(`${role} ${category}`),
    ).filter(
      (category) => category !== "model" || !hashed?.notEstablished.some((each) => each.roles.includes(role)),
    );
    if (categories.length === 0) return [];
    const engine = request.inputs.engines.find((each) => each.role === role);
    const faults = seen.faults.filter(
      (fault) => fault.host === host.id && (fault.role === role || fault.gate !== "policy"),
    );
    const unhashed = categories.length === 1 && categories[0] === "model" && faults.length === 0;
    const why = unhashed
      ? `${engine?.modelDir ?? "the checkpoint"} was not hashed`
      : faults.map(({ message }) => message).join("; ") ||
        "what its policy follows from was not seen on every host";
    const hint = unhashed ? "hash it, too: narwhal-deploy verify --checkpoint" : AGAIN;
    return [{ roles: [role], host: host.id, categories, why, hint }];
  });
}

/** Faults that hide no fact, but without which no policy passes. */
function unfit({ seen }: LiveComparison, compared: ReadonlySet<string>): readonly NotEstablished[] {
  return seen.faults.flatMap((fault): NotEstablished[] => {
    const { role, host, gate, message } = fault;
    const category: Category = gate === "policy" ? "launch_policy" : "hardware";
    if (role === undefined || !compared.has(`${role} ${category}`)) return [];
    if (gate !== "policy" && !compared.has(`${role} launch_policy`)) return [];
    return [
      {
        roles: [role],
        ...(host === undefined ? {} : { host }),
        categories: [category],
        why: message,
        hint: AGAIN,
      },
    ];
  });
}
