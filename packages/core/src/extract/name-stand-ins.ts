import { type FoundName, isInsideSuffix } from "./names.js";
import type { StandIns } from "./stand-ins.js";

/** The part of a name before its first dot, and the rest. */
function split(name: string): readonly [label: string, domain: string] {
  const dot = name.indexOf(".");
  return dot < 0 ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)];
}

/**
 * Gives hosts, domains and users their stand-ins. The names of one physical host get one number (`host-1`,
 * `host-1-b`), a qualified name the stand-in of its first part under that of its domain: `host-1.domain-1.example`.
 */
export function assignNames(names: readonly FoundName[], standIns: StandIns): void {
  const hosts = names.filter(({ kind }) => kind === "host");
  const numbers = new Map<string, number>();
  const letters = new Map<number, number>();
  const byId = new Map<string, number>();
  const ordered = [...hosts].sort((a, b) => rank(a.hostId) - rank(b.hostId));
  for (const { name, hostId } of ordered) {
    const [label, domain] = split(name.toLowerCase());
    if (!numbers.has(label)) {
      const known = hostId === undefined ? undefined : byId.get(hostId);
      const number = known ?? standIns.next("host");
      if (hostId !== undefined) byId.set(hostId, number);
      const letter = (letters.get(number) ?? 0) + 1;
      letters.set(number, letter);
      numbers.set(label, number);
      standIns.set("host", label, letter === 1 ? `host-${number}` : `host-${number}-${lettersOf(letter)}`);
    } else if (hostId !== undefined && !byId.has(hostId)) byId.set(hostId, numbers.get(label) ?? 0);
    if (domain === "") continue;
    const own = standIns.find("host", label) ?? label;
    standIns.set("host", `${label}.${domain}`, `${own}.${domainOf(domain, standIns)}`);
  }
  for (const { name } of names.filter(({ kind }) => kind === "user")) assignUser(name, standIns);
}

/** The stand-in of a domain. One of a single part is no name of its own: `local` stays, `com` tells nothing. */
function domainOf(domain: string, standIns: StandIns): string {
  if (!domain.includes(".")) return isInsideSuffix(domain) ? domain : "example";
  const known = standIns.find("domain", domain) ?? `domain-${standIns.next("domain")}.example`;
  standIns.set("domain", domain, known);
  return known;
}

/** The superuser stays: it tells what a login may do, and nobody's name. */
function assignUser(name: string, standIns: StandIns): void {
  if (name === "" || name === "root" || standIns.find("user", name) !== undefined) return;
  standIns.set("user", name, `user-${standIns.next("user")}`);
}

/** Hosts in numeric order, the router's behind them, then what belongs to no host of the fleet. */
function rank(hostId: string | undefined): number {
  if (hostId === undefined) return Number.MAX_SAFE_INTEGER;
  const number = /^node-(\d+)$/.exec(hostId)?.[1];
  return number === undefined ? Number.MAX_SAFE_INTEGER - 1 : Number(number);
}

/** `b` for 2, `z` for 26, `aa` for 27. */
function lettersOf(number: number): string {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(97 + rest);
  return number <= 26 ? letter : lettersOf(Math.floor((number - 1) / 26)) + letter;
}
