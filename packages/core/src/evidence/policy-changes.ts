import { launchFacts, routeFacts } from "../emit/documents/fingerprints.js";
import type { EngineObservation } from "../observation/observation.js";
import type { LaunchPolicy } from "../policy/launch-policy.js";
import { between } from "./asked-changes.js";
import { interfaceUnknown, type State } from "./input-state.js";
import type { UntoldChange } from "./verification.js";

/** What the policy makes of the inputs, of the roles that both have. */
export function policyChanges(
  old: LaunchPolicy | undefined,
  now: LaunchPolicy | undefined,
  {
    before,
    after,
    roles,
  }: { readonly before: State; readonly after: State; readonly roles: readonly string[] },
): readonly UntoldChange[] {
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
