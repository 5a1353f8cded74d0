import type { Judgement } from "../errors/findings.js";
import type { Inputs } from "../inputs/inputs.js";
import { askedChanges, fleetChanges, pinned, roleChanges } from "./asked-changes.js";
import type { Category } from "./compare-facts.js";
import { interfaceUnknown, type State, stateOf } from "./input-state.js";
import { elsewhere, notDerived, notLookedAt, notReplayed, refused } from "./left-open.js";
import { derivedAgain, observedAgain } from "./policy-again.js";
import { policyChanges } from "./policy-changes.js";
import type { RecordedDiscovery } from "./recorded-discovery.js";
import { recordedInputs } from "./recorded-inputs.js";
import type { HostEvidence } from "./recorded-sessions.js";
import type { NotEstablished, UntoldChange } from "./verification.js";

/** What of the evidence other inputs touch. */
export interface InputEffects {
  readonly changes: readonly UntoldChange[];
  readonly notEstablished: readonly NotEstablished[];
  /** Roles that came or went. */
  readonly roles: ReadonlySet<string>;
  /** Whether everything that a category draws from the inputs was compared: of a role, else of all. */
  readonly covered: (category: Category, role?: string) => boolean;
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
  const roles = kept.map(({ role }) => role);
  const { observations, faults } = await observedAgain(recorded, comparison);
  const [old, now] = [recorded, present].map((inputs) =>
    derivedAgain({ inputs, roles: new Set(roles), recorded, observations, comparison }),
  );
  const fits = old?.policy !== undefined && now?.policy !== undefined;
  return {
    changes: [
      ...roleChanges(before, after),
      ...askedChanges(before, after),
      ...roles.flatMap((role) => pinned(record, { before, after, role })),
      ...policyChanges(old?.policy, now?.policy, { before, after, roles }),
      ...fleetChanges(recorded, present),
    ],
    notEstablished: [
      ...roles.flatMap((role) => notLookedAt(before, after, role)),
      ...elsewhere(after, moved),
      ...(old?.policy === undefined && roles.length > 0
        ? [notReplayed(roles, [...faults, ...(old?.faults ?? [])])]
        : (now?.faults ?? []).map((why) => notDerived(roles, why))),
    ],
    roles: new Set(
      [...before.roles, ...after.roles].filter((role) => !before.host(role) !== !after.host(role)),
    ),
    covered: coverage({ before, after, roles: new Set(roles), fits }),
  };
}

/** Whether a category was compared in all that the inputs decide of it. */
function coverage(compared: {
  readonly before: State;
  readonly after: State;
  /** Engines that stayed where they were. */
  readonly roles: ReadonlySet<string>;
  /** Both policies could be derived. */
  readonly fits: boolean;
}): InputEffects["covered"] {
  const { before, after, roles, fits } = compared;
  return (category, role) => {
    if (category !== "launch_policy" && category !== "route") return true;
    if (!fits) return false;
    const concerned = role === undefined ? after.engines.map((engine) => engine.role) : [role];
    return concerned.every(
      (each) => roles.has(each) && (category !== "route" || !interfaceUnknown(before, after, each)),
    );
  };
}
