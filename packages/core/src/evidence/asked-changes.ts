import type { JsonObject } from "../canonical.js";
import { askedImage, askedModel, askedTransport, portFacts } from "../emit/documents/fingerprints.js";
import type { Inputs } from "../inputs/inputs.js";
import { LAUNCH_DEFAULTS } from "../policy/defaults.js";
import { type Category, compareFacts } from "./compare-facts.js";
import type { State } from "./input-state.js";
import type { RecordedDiscovery } from "./recorded-discovery.js";
import type { FoundChange, UntoldChange } from "./verification.js";

/** Roles that came and went. */
export function roleChanges(before: State, after: State): readonly UntoldChange[] {
  return [
    ...before.roles
      .filter((role) => after.host(role) === undefined)
      .map((role) => ({ ...at(role, before), before: before.host(role)?.destination ?? null })),
    ...after.roles
      .filter((role) => before.host(role) === undefined)
      .map((role) => ({ ...at(role, after), after: after.host(role)?.destination ?? null })),
  ];
}

function at(role: string, state: State): Pick<FoundChange, "role" | "category" | "path" | "host"> {
  const host = state.host(role)?.id;
  return { role, category: "transport", path: "destination", ...(host === undefined ? {} : { host }) };
}

/** What follows from the inputs alone. */
export function askedChanges(before: State, after: State): readonly UntoldChange[] {
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

/** What all engines share and no role has among its facts. */
export function fleetChanges(recorded: Inputs, present: Inputs): readonly UntoldChange[] {
  return [
    ...between({}, "launch_policy", { before: slo(recorded), after: slo(present) }),
    ...(["launch_policy", "transport"] as const).flatMap((category) =>
      between({}, category, { before: places(category, recorded), after: places(category, present) }),
    ),
  ];
}

function slo({ ttftS, tpotS }: Inputs): JsonObject {
  return { slo: { ttft_s: ttftS ?? LAUNCH_DEFAULTS.ttftS, tpot_s: tpotS ?? LAUNCH_DEFAULTS.tpotS } };
}

function places(category: Category, { paths }: Inputs): JsonObject {
  const { hosts, knownHosts, fleet, launch } = paths;
  return { files: category === "transport" ? { hosts, known_hosts: knownHosts } : { fleet, launch } };
}

/** A pin that asks for another `config.json` than the one that was read. */
export function pinned(
  { established }: RecordedDiscovery,
  { before, after, role }: { readonly before: State; readonly after: State; readonly role: string },
): readonly UntoldChange[] {
  const pin = after.engine(role)?.modelConfigSha256;
  const found = established?.engines.get(role)?.model_sha256;
  const host = after.host(role)?.id;
  if (pin === undefined || pin === before.engine(role)?.modelConfigSha256 || found === undefined) return [];
  if (pin === found || host === undefined) return [];
  return [{ role, host, category: "model", path: "config_sha256", before: found, after: pin }];
}

export function between(
  place: Pick<FoundChange, "role" | "host">,
  category: Category,
  facts: { readonly before: JsonObject; readonly after: JsonObject },
): readonly UntoldChange[] {
  return compareFacts(facts.before, facts.after).map((change) => ({ ...place, category, ...change }));
}
