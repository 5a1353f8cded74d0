import type { DocumentTypes } from "@narwhal/schemas";
import { canonicalJson, type Json, type JsonObject } from "../canonical.js";
import type { Findings } from "../errors/findings.js";
import { CATEGORIES, type Category } from "./compare-facts.js";
import type { EstablishedRecord } from "./recorded-discovery.js";

/** A record, and `<role> <category>` of the facts that are known to be edited. */
interface Held {
  readonly established: EstablishedRecord;
  readonly edited: ReadonlySet<string>;
}

type Damaged = (what: string, role: string | undefined) => void;

/**
 * Holds the parts of a record against each other: the manifest has the roles of the hosts file, every role has all its
 * fingerprints, and each observation says what the fingerprints say. What was left out or edited is no evidence.
 */
export function checkWhole(directory: string, { established, edited }: Held, findings: Findings): void {
  const damaged: Damaged = (what, role) => {
    const message = `manifest.json of ${directory}: ${what}`;
    findings.add("RECORD_DAMAGED", { message, role, subject: directory });
  };
  checkRoles(established, damaged);
  checkCategories(established, damaged);
  checkObservations({ established, edited }, damaged);
}

function checkRoles({ manifest, generated }: EstablishedRecord, damaged: Damaged): void {
  const hosted: readonly string[] = generated.hosts.hosts.flatMap(({ roles }) => roles);
  for (const [name, roles] of [
    ["roles", manifest.roles],
    ["fingerprints", Object.keys(manifest.fingerprints)],
  ] as const) {
    const [there, known]: readonly ReadonlySet<string>[] = [new Set(roles), new Set(hosted)];
    const lacking = hosted.filter((role) => there?.has(role) !== true);
    const unknown = roles.filter((role) => known?.has(role) !== true);
    if (lacking.length > 0) damaged(`${name} lacks ${lacking.join(", ")} of the hosts file`, lacking[0]);
    if (unknown.length > 0)
      damaged(`${name} has ${unknown.join(", ")}, which the hosts file lacks`, unknown[0]);
  }
}

/** Of the router no more than the way to it is known. */
function checkCategories({ manifest }: EstablishedRecord, damaged: Damaged): void {
  for (const [role, prints] of Object.entries(manifest.fingerprints)) {
    const due: readonly Category[] = role === "router" ? ["transport"] : CATEGORIES;
    const lacking = due.filter((category) => prints[category] === undefined);
    if (lacking.length > 0) damaged(`the fingerprints of ${role} lack ${lacking.join(", ")}`, role);
  }
}

function checkObservations({ established, edited }: Held, damaged: Damaged): void {
  const { manifest, engines } = established;
  for (const [role, seen] of engines) {
    for (const [category, name, value] of observed(seen)) {
      const facts = manifest.fingerprints[role]?.[category]?.facts as JsonObject | undefined;
      if (facts === undefined || edited.has(`${role} ${category}`) || equal(facts[name], value)) continue;
      damaged(`${name} of ${role}, ${category}, is not what ${role}.json has`, role);
    }
  }
}

/** Most are equal in their order, too. */
function equal(fact: Json | undefined, value: Json): boolean {
  return (
    JSON.stringify(fact) === JSON.stringify(value) || canonicalJson(fact ?? null) === canonicalJson(value)
  );
}

/** What an observation says of facts. */
function observed(
  seen: DocumentTypes["engine-observation"],
): readonly (readonly [category: Category, name: string, value: Json])[] {
  return [
    ["hardware", "runtime", seen.runtime],
    ["hardware", "gpus", seen.gpus as unknown as Json],
    ["hardware", "common_devices", seen.common_devices],
    ["image", "id", seen.image_id],
    ["image", "packages", seen.packages],
    ["image", "environment", seen.image_environment],
    ["model", "config_sha256", seen.model_sha256],
    ["model", "tree_sha256", seen.model_tree_sha256],
  ];
}
