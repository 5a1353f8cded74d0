import { showHop } from "../access/ssh-destination.js";
import type { JsonObject } from "../canonical.js";
import { type Category, compareFacts, type FactChange } from "./compare-facts.js";

/**
 * What is other in the facts of one category. The way to a host is one fact as soon as it leads over other machines:
 * a jump host that came or went gives the others another position and no other key.
 */
export function compareCategory(
  category: Category,
  before: JsonObject,
  after: JsonObject,
): readonly FactChange[] {
  const changes = compareFacts(before, after);
  if (category !== "transport") return changes;
  const [old, now] = [hopsIn(before), hopsIn(after)];
  if (sameMachines(old, now)) return changes;
  return [
    ...changes.filter(({ path }) => path !== "hops" && !path.startsWith("hops.")),
    {
      path: "hops",
      ...(old.length === 0 ? {} : { before: wayOf(old) }),
      ...(now.length === 0 ? {} : { after: wayOf(now) }),
    },
    ...changedKeys(old, now),
  ];
}

/** One hop, as the fingerprints keep it. */
interface Hop {
  readonly user: string;
  readonly host: string;
  readonly port: number;
  readonly host_key: string | null;
}

function hopsIn({ hops }: JsonObject): readonly Hop[] {
  return Array.isArray(hops) ? hops : [];
}

function sameMachines(before: readonly Hop[], after: readonly Hop[]): boolean {
  return before.length === after.length && before.every(({ host }, index) => host === after[index]?.host);
}

/** Every hop in order, the host last, with ` > ` between. */
export function wayOf(hops: readonly Pick<Hop, "user" | "host" | "port">[]): string {
  return hops.map(showHop).join(" > ");
}

/** A machine that both ways lead over is known again by its name and port. */
function changedKeys(before: readonly Hop[], after: readonly Hop[]): readonly FactChange[] {
  return before.flatMap((old, index) => {
    const now = after.find(({ host, port }) => host === old.host && port === old.port);
    if (now === undefined || now.host_key === old.host_key) return [];
    return [{ path: `hops.${index}.host_key`, before: old.host_key, after: now.host_key }];
  });
}
