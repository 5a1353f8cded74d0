import type { Inputs } from "../inputs/inputs.js";
import type { Category } from "./compare-facts.js";
import { interfaceUnknown, type State } from "./input-state.js";
import type { NotEstablished } from "./verification.js";

const LIVE = "look at the hosts again: narwhal-deploy verify --live";

/** What is asked for now and was not looked at then. */
export function notLookedAt(before: State, after: State, role: string): readonly NotEstablished[] {
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

/** Roles on hosts that were not theirs. */
export function elsewhere(after: State, moved: readonly string[]): readonly NotEstablished[] {
  return moved.flatMap((role) => {
    const host = after.host(role);
    if (host === undefined || role === "router") return [];
    const why = `the record does not know ${role} at ${host.destination}`;
    const categories = ["hardware", "model", "image", "launch_policy", "route"] as const;
    return [{ roles: [role], host: host.id, categories, why, hint: LIVE }];
  });
}

export function notDerived(roles: readonly string[], why: string): NotEstablished {
  return {
    roles,
    categories: DERIVED,
    why: `no policy follows from the present inputs: ${why}`,
    hint: "correct what the sentence names; narwhal-deploy discover --check tells all of it",
  };
}

export function notReplayed(roles: readonly string[], faults: readonly string[]): NotEstablished {
  return {
    roles,
    categories: DERIVED,
    why: `no policy follows from the record any more${faults.length > 0 ? `: ${faults.join("; ")}` : ""}`,
    hint: `narwhal-deploy replay tells what of the record is missing; else ${LIVE}`,
  };
}

export function refused(present: Inputs): NotEstablished {
  return {
    roles: present.engines.map(({ role }) => role),
    categories: DERIVED,
    why: "this version refuses the inputs that the record was made with",
    hint: "verify with the version that the record's inputs.json names, or discover again",
  };
}

/** What is derived, not read. */
const DERIVED = ["launch_policy", "route"] as const;
