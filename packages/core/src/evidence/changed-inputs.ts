import type { JsonObject } from "../canonical.js";
import { checkInputs } from "../check-inputs.js";
import {
  askedImage,
  askedModel,
  askedTransport,
  launchFacts,
  portFacts,
  routeFacts,
} from "../emit/documents/fingerprints.js";
import { Findings, type Judgement } from "../errors/findings.js";
import { declaredEnvironment } from "../inputs/declared-fields.js";
import type { EngineInputs, HostPlan, Inputs, Inventory } from "../inputs/inputs.js";
import { planInventory } from "../inputs/plan-inventory.js";
import { LAUNCH_DEFAULTS } from "../policy/defaults.js";
import type { EngineObservation } from "../observation/observation.js";
import { observeFleet } from "../observation/observe-fleet.js";
import { derivePolicy } from "../policy/derive-policy.js";
import type { LaunchPolicy } from "../policy/launch-policy.js";
import { startingPools } from "../policy/pools.js";
import type { Category } from "./compare-facts.js";
import { compareFacts } from "./compare-facts.js";
import type { RecordedDiscovery } from "./recorded-discovery.js";
import { type HostEvidence, recordedSessions } from "./recorded-sessions.js";
import type { FoundChange, NotEstablished } from "./verification.js";

/** What of the evidence other inputs touch. */
export interface InputEffects {
  readonly changes: readonly Omit<FoundChange, "because">[];
  readonly notEstablished: readonly NotEstablished[];
  /** Roles that came or went. */
  readonly roles: ReadonlySet<string>;
  /** Whether everything that a category draws from the inputs was compared: of a role, else of all. */
  covered(category: Category, role?: string): boolean;
}

/** Two states of the inputs, and what the hosts answered when the first was asked. */
export interface InputsComparison {
  readonly record: RecordedDiscovery;
  readonly present: Inputs;
  /** By host id. */
  readonly hosts: ReadonlyMap<string, HostEvidence>;
  readonly judgement: Judgement;
  readonly signal: AbortSignal;
}

const LIVE = "look at the hosts again: narwhal-deploy verify --live";

/** The inputs that a record was made with; `undefined` where this version refuses them. */
export function recordedInputs({ inputs }: RecordedDiscovery): Inputs | undefined {
  return checkInputs({ environment: declaredEnvironment(inputs) }, new Findings(judgementOf(inputs)));
}

/** How a recorded run judged, as far as it can matter to another derivation of the same. */
export function judgementOf({ accept }: RecordedDiscovery["inputs"], more?: Judgement): Judgement {
  return { strict: false, accept: new Set([...accept, ...(more?.accept ?? [])]) };
}

/**
 * What other inputs change of the evidence, as far as the recorded answers tell: the policy is derived twice from
 * them, with the recorded inputs and with the present ones.
 */
export async function changedInputs(comparison: InputsComparison): Promise<InputEffects> {
  const { record, present } = comparison;
  const recorded = recordedInputs(record);
  if (recorded === undefined) {
    return { changes: [], notEstablished: [refused(present)], roles: new Set(), covered: () => false };
  }
  const before = stateOf(recorded);
  const after = stateOf(present);
  const moved = after.roles.filter(
    (role) => before.host(role)?.destination !== after.host(role)?.destination,
  );
  const kept = after.engines.filter(({ role }) => before.engine(role) !== undefined && !moved.includes(role));
  const observations = await observedAgain(recorded, comparison);
  const derive = (inputs: Inputs) =>
    derived({ inputs, roles: kept.map(({ role }) => role), recorded, observations, comparison });
  const [old, now] = [derive(recorded), derive(present)];
  const lookedAt = kept.flatMap(({ role }) => notLookedAt(before, after, role));
  return {
    changes: [
      ...roleChanges(before, after),
      ...askedChanges(before, after),
      ...kept.flatMap(({ role }) => pinned(record, { before, after, role })),
      ...policyChanges(old.policy, now.policy, { before, after, roles: kept.map(({ role }) => role) }),
      ...fleetChanges(recorded, present),
    ],
    notEstablished: [
      ...lookedAt,
      ...elsewhere(after, moved),
      ...now.faults.map((why) => notDerived(kept, why)),
      ...(old.policy === undefined ? old.faults.map((why) => notDerived(kept, why)) : []),
    ],
    roles: new Set(
      [...before.roles, ...after.roles].filter((role) => !before.host(role) !== !after.host(role)),
    ),
    covered: (category, role) => {
      if (category !== "launch_policy" && category !== "route") return true;
      if (old.policy === undefined || now.policy === undefined) return false;
      const concerned = role === undefined ? after.engines.map((engine) => engine.role) : [role];
      return concerned.every(
        (each) =>
          kept.some((engine) => engine.role === each) &&
          (category !== "route" || !interfaceUnknown(before, after, each)),
      );
    },
  };
}

/** Inputs with what is looked up in them. */
interface State {
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  readonly engines: readonly EngineInputs[];
  /** Engines in numeric order, then the router. */
  readonly roles: readonly string[];
  engine(role: string): EngineInputs | undefined;
  host(role: string): HostPlan | undefined;
}

function stateOf(inputs: Inputs): State {
  const inventory = planInventory(inputs);
  const engines = new Map<string, EngineInputs>(inputs.engines.map((engine) => [engine.role, engine]));
  const hosts = new Map<string, HostPlan>(
    inventory.flatMap((host) => host.roles.map((role) => [role, host] as const)),
  );
  return {
    inputs,
    inventory,
    engines: inputs.engines,
    roles: [...engines.keys(), "router"],
    engine: (role) => engines.get(role),
    host: (role) => hosts.get(role),
  };
}

/** What the hosts answered then, read by this version; what could not be read is missing. */
async function observedAgain(
  recorded: Inputs,
  { hosts, signal, record }: InputsComparison,
): Promise<ReadonlyMap<string, EngineObservation>> {
  const observations = await observeFleet({
    inputs: recorded,
    inventory: planInventory(recorded),
    sessions: recordedSessions(hosts),
    commandMs: 60_000,
    signal,
    findings: new Findings(judgementOf(record.inputs)),
  });
  // What is in use on a host changes with every engine that starts.
  return new Map([...observations].map(([role, { use: _, ...seen }]) => [role, seen]));
}

interface PolicyRun {
  readonly inputs: Inputs;
  readonly roles: readonly string[];
  readonly recorded: Inputs;
  readonly observations: ReadonlyMap<string, EngineObservation>;
  readonly comparison: InputsComparison;
}

/** The policy of the roles that stayed where they were. */
function derived({ inputs, roles, recorded, observations, comparison }: PolicyRun): {
  readonly policy: LaunchPolicy | undefined;
  readonly faults: readonly string[];
} {
  const engines = inputs.engines.filter(({ role }) => roles.includes(role)).map(unpinned);
  const known = new Map(
    engines.flatMap(({ role, fabricInterface }) => {
      const seen = observations.get(role);
      const then = recorded.engines.find((engine) => engine.role === role);
      if (seen === undefined) return [];
      const same = then?.fabricInterface === fabricInterface;
      const facts = same ? undefined : otherInterface(fabricInterface, seen.hostId, observations);
      return [[role, facts === undefined ? seen : { ...seen, interface: facts }] as const];
    }),
  );
  const findings = new Findings(judgementOf(comparison.record.inputs, comparison.judgement));
  const policy = derivePolicy({ inputs: { ...inputs, engines }, observations: known, findings });
  const pools = startingPools(inputs.engines);
  return {
    policy: policy && {
      ...policy,
      engines: policy.engines.map((engine) => ({ ...engine, pool: pools.get(engine.role) ?? engine.pool })),
    },
    faults: findings.errors.map(({ message }) => message),
  };
}

/** A pin is compared by itself: it decides nothing, it only agrees or not. */
function unpinned({ modelConfigSha256: _, ...engine }: EngineInputs): EngineInputs {
  return engine;
}

/** An interface that another engine of the same host was asked about. */
function otherInterface(
  name: string,
  hostId: string,
  observations: ReadonlyMap<string, EngineObservation>,
): EngineObservation["interface"] | undefined {
  return [...observations.values()].find((seen) => seen.hostId === hostId && seen.interface.name === name)
    ?.interface;
}

/** Roles that came and went. */
function roleChanges(before: State, after: State): readonly Omit<FoundChange, "because">[] {
  const at = (role: string, state: State): Pick<FoundChange, "role" | "category" | "path" | "host"> => {
    const host = state.host(role)?.id;
    return { role, category: "transport", path: "destination", ...(host === undefined ? {} : { host }) };
  };
  return [
    ...before.roles
      .filter((role) => after.host(role) === undefined)
      .map((role) => ({ ...at(role, before), before: before.host(role)?.destination ?? null })),
    ...after.roles
      .filter((role) => before.host(role) === undefined)
      .map((role) => ({ ...at(role, after), after: after.host(role)?.destination ?? null })),
  ];
}

/** What follows from the inputs alone. */
function askedChanges(before: State, after: State): readonly Omit<FoundChange, "because">[] {
  return after.roles.flatMap((role) => {
    const [was, is] = [before.host(role), after.host(role)];
    if (was === undefined || is === undefined) return [];
    const place = { role, host: is.id };
    const transport = between(place, "transport", {
      before: askedTransport(before.inputs, was),
      after: askedTransport(after.inputs, is),
    });
    const names = transport.some(({ path }) => path === "password")
      ? []
      : between(place, "transport", {
          before: { password_env: was.passwordEnv },
          after: { password_env: is.passwordEnv },
        });
    const [old, now] = [before.engine(role), after.engine(role)];
    if (old === undefined || now === undefined) return [...transport, ...names];
    return [
      ...between(place, "model", {
        before: askedModel(before.inputs, old),
        after: askedModel(after.inputs, now),
      }),
      ...between(place, "image", { before: askedImage(old), after: askedImage(now) }),
      ...between(place, "launch_policy", {
        before: { run_dir: old.runDir },
        after: { run_dir: now.runDir },
      }),
      ...between(place, "route", {
        before: { interface: old.fabricInterface, ...portFacts(old) },
        after: { interface: now.fabricInterface, ...portFacts(now) },
      }),
      ...transport,
      ...names,
    ];
  });
}

/** What the policy makes of the inputs, of the roles that both have. */
function policyChanges(
  old: LaunchPolicy | undefined,
  now: LaunchPolicy | undefined,
  {
    before,
    after,
    roles,
  }: { readonly before: State; readonly after: State; readonly roles: readonly string[] },
): readonly Omit<FoundChange, "because">[] {
  const was = new Map(old?.engines.map((engine) => [engine.role, engine]));
  const is = new Map(now?.engines.map((engine) => [engine.role, engine]));
  return roles.flatMap((role) => {
    const [left, right] = [was.get(role), is.get(role)];
    const host = after.host(role)?.id;
    if (left === undefined || right === undefined || host === undefined) return [];
    const place = { role, host };
    const launch = between(place, "launch_policy", {
      before: launchFacts(before.inputs, left),
      after: launchFacts(after.inputs, right),
    });
    if (interfaceUnknown(before, after, role)) return launch;
    const { interface: _a, mtu: _b, ...from } = routeFacts({ ...NOWHERE }, left);
    const { interface: _c, mtu: _d, ...to } = routeFacts({ ...NOWHERE }, right);
    return [...launch, ...between(place, "route", { before: from, after: to })];
  });
}

const NOWHERE: EngineObservation["interface"] = { name: "", altnames: [], addresses: [], candidates: [] };

/** What all engines share and no role has among its facts. */
function fleetChanges(recorded: Inputs, present: Inputs): readonly Omit<FoundChange, "because">[] {
  const slo = ({ ttftS, tpotS }: Inputs): JsonObject => ({
    slo: { ttft_s: ttftS ?? LAUNCH_DEFAULTS.ttftS, tpot_s: tpotS ?? LAUNCH_DEFAULTS.tpotS },
  });
  const places = (category: Category, { paths }: Inputs): JsonObject => ({
    files:
      category === "transport"
        ? { hosts: paths.hosts, known_hosts: paths.knownHosts }
        : { fleet: paths.fleet, launch: paths.launch },
  });
  return [
    ...between({}, "launch_policy", { before: slo(recorded), after: slo(present) }),
    ...(["launch_policy", "transport"] as const).flatMap((category) =>
      between({}, category, { before: places(category, recorded), after: places(category, present) }),
    ),
  ];
}

/** A pin that asks for another `config.json` than the one that was read. */
function pinned(
  { established }: RecordedDiscovery,
  { before, after, role }: { readonly before: State; readonly after: State; readonly role: string },
): readonly Omit<FoundChange, "because">[] {
  const pin = after.engine(role)?.modelConfigSha256;
  const found = established?.engines.get(role)?.model_sha256;
  const host = after.host(role)?.id;
  if (pin === undefined || pin === before.engine(role)?.modelConfigSha256 || found === undefined) return [];
  if (pin === found || host === undefined) return [];
  return [{ role, host, category: "model", path: "config_sha256", before: found, after: pin }];
}

function between(
  place: Pick<FoundChange, "role" | "host">,
  category: Category,
  facts: { readonly before: JsonObject; readonly after: JsonObject },
): readonly Omit<FoundChange, "because">[] {
  return compareFacts(facts.before, facts.after).map((change) => ({ ...place, category, ...change }));
}

/** What is asked for now and was not looked at then. */
function notLookedAt(before: State, after: State, role: string): readonly NotEstablished[] {
  const [old, now] = [before.engine(role), after.engine(role)];
  const host = after.host(role)?.id;
  if (old === undefined || now === undefined) return [];
  const unknown = (category: Category, why: string): NotEstablished => ({
    roles: [role],
    ...(host === undefined ? {} : { host }),
    categories: [category],
    why,
    hint: LIVE,
  });
  return [
    ...(old.modelDir === now.modelDir
      ? []
      : [unknown("model", `the record does not know what ${now.modelDir} holds`)]),
    ...(old.image === now.image ? [] : [unknown("image", `the record does not know the image ${now.image}`)]),
    ...(old.runDir === now.runDir
      ? []
      : [unknown("launch_policy", `the record does not know the directory ${now.runDir}`)]),
    ...(interfaceUnknown(before, after, role)
      ? [unknown("route", `the record does not know the interface ${now.fabricInterface}`)]
      : []),
  ];
}

/** An engine's interface is another than it was, and no engine of its host was asked about it. */
function interfaceUnknown(before: State, after: State, role: string): boolean {
  const name = after.engine(role)?.fabricInterface;
  if (name === before.engine(role)?.fabricInterface) return false;
  const there = before.host(role)?.roles ?? [];
  return !there.some((each) => before.engine(each)?.fabricInterface === name);
}

/** Roles on hosts that were not theirs. */
function elsewhere(after: State, moved: readonly string[]): readonly NotEstablished[] {
  return moved.flatMap((role) => {
    const host = after.host(role);
    if (host === undefined || role === "router") return [];
    const why = `the record does not know ${role} at ${host.destination}`;
    const categories = ["hardware", "model", "image", "launch_policy", "route"] as const;
    return [{ roles: [role], host: host.id, categories, why, hint: LIVE }];
  });
}

function notDerived(kept: readonly EngineInputs[], why: string): NotEstablished {
  return {
    roles: kept.map(({ role }) => role),
    categories: ["launch_policy", "route"],
    why: `no policy follows from the present inputs: ${why}`,
    hint: "correct what the sentence names; narwhal-deploy discover --check tells all of it",
  };
}

function refused(present: Inputs): NotEstablished {
  return {
    roles: present.engines.map(({ role }) => role),
    categories: ["launch_policy", "route"],
    why: "this version refuses the inputs that the record was made with",
    hint: "verify with the version that the record's inputs.json names, or discover again",
  };
}
