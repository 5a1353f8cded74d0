import type { CommandResult } from "../access/command.js";
import { isObject, type Json, type JsonObject } from "../canonical.js";
import { GateError } from "../errors/gate-error.js";
import { parseIpAddress } from "../inputs/ip-address.js";
import type { InterfaceAddress } from "./observation.js";
import { type InterfaceReading } from "./interface.js";
import { judgeAddress, type RawAddress } from "./interface-address.js";
import { ipOutput } from "./ip-faults.js";
import { unreadable } from "./probe.js";
import { strings } from "./readers.js";

/**
 * Reads the interface `name` from `ip -json address show dev NAME` of every iproute2 from 4.14 on. Old ones print
 * an empty object for each other interface or address, and know alternative names without showing them.
 *
 * Throws `INTERFACE_MISSING`, `INTERFACE_JSON_UNSUPPORTED` where `ip` does not know `-json`, and
 * `INTERFACE_AMBIGUOUS` where several interfaces answer to no such name.
 *
 * @public
 */
export function parseIpAddresses(result: CommandResult, name: string): InterfaceReading {
  const text = ipOutput(result, name);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw unreadable(result, (error as Error).message);
  }
  if (!Array.isArray(value)) throw unreadable(result, "it is no list");
  const shown = (value as readonly Json[]).filter(isObject).filter(isNamed);
  const link = shown.find((each) => namesOf(each).includes(name)) ?? onlyOne(shown, name);
  return link === undefined ? { name, altnames: [], flags: new Set(), addresses: [] } : readLink(link);
}

type NamedLink = JsonObject & { readonly ifname: string };

function isNamed(link: JsonObject): link is NamedLink {
  return typeof link.ifname === "string";
}

function namesOf(link: NamedLink): readonly string[] {
  return [link.ifname, ...altnamesOf(link)];
}

/** `dev NAME` gives one interface, whatever name it goes by; nothing means that it has no address of the kind. */
function onlyOne(shown: readonly NamedLink[], name: string): NamedLink | undefined {
  const [link, another] = shown;
  if (another === undefined) return link;
  const names = shown.map((each) => each.ifname).join(", ");
  throw new GateError("INTERFACE_AMBIGUOUS", {
    subject: name,
    message: `ip shows ${names} for ${name}, and none has that name`,
  });
}

function readLink(link: NamedLink): InterfaceReading {
  const { mtu, operstate, master } = link;
  return {
    name: link.ifname,
    altnames: altnamesOf(link),
    flags: new Set(strings(link.flags)),
    ...(isCount(mtu) ? { mtu } : {}),
    ...(typeof operstate === "string" ? { operstate } : {}),
    ...(typeof master === "string" ? { master } : {}),
    addresses: (Array.isArray(link.addr_info) ? (link.addr_info as readonly Json[]) : []).flatMap(
      readAddress,
    ),
  };
}

function readAddress(value: Json): readonly InterfaceAddress[] {
  if (!isObject(value)) return [];
  const { local, family, prefixlen, scope, preferred_life_time: preferred, protocol } = value;
  if (typeof local !== "string" || (family !== "inet" && family !== "inet6")) return [];
  if (parseIpAddress(local)?.family !== family) return [];
  const flags = Object.keys(value).filter((key) => value[key] === true);
  const raw: RawAddress = {
    address: local,
    family,
    ...(isCount(prefixlen) ? { prefixLength: prefixlen } : {}),
    ...(isName(scope) ? { scope: String(scope) } : {}),
    flags: new Set(flags),
    ...(typeof preferred === "number" ? { preferredS: preferred } : {}),
    ...(isName(protocol) ? { protocol: String(protocol) } : {}),
  };
  return [judgeAddress(raw)];
}

function isCount(value: Json | undefined): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** A name, or the number that stands for one without a name. */
function isName(value: Json | undefined): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}

function altnamesOf(link: JsonObject): readonly string[] {
  return strings(link.altnames);
}
