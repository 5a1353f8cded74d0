import type { CommandResult } from "../access/command.js";
import type { InterfaceAddress } from "./observation.js";
import type { InterfaceReading } from "./interface.js";
import { judgeAddress } from "./interface-address.js";
import { ipOutput } from "./ip-faults.js";
import { unreadable } from "./probe.js";
import { plainText } from "./words.js";

/** Words of an address line that are followed by a value. */
const VALUED = new Set(["brd", "peer", "scope", "metric", "proto", "any"]);

/**
 * Reads the interface from the text of `ip address show dev NAME`, for an `ip` that does not know `-json`
 * (iproute2 before 4.14, BusyBox).
 *
 * @public
 */
export function parseIpText(result: CommandResult, name: string): InterfaceReading {
  const lines = plainText(ipOutput(result, name)).split("\n");
  const head = lines
    .map((line) => /^\d+:\s+([^\s:@]+)(?:@\S+)?:\s+<([^>]*)>\s*(.*)$/.exec(line))
    .find((each) => each);
  if (head === null || head === undefined)
    throw unreadable(result, "it has no line that begins an interface");
  const [, shown = name, flags = "", rest = ""] = head;
  const word = (label: string) => new RegExp(`\\b${label} (\\S+)`).exec(rest)?.[1];
  const [mtu, operstate, master] = [word("mtu"), word("state"), word("master")];
  return {
    name: shown,
    altnames: lines.flatMap((line) => /^\s+altname (\S+)/.exec(line)?.[1] ?? []),
    flags: new Set(flags.split(",")),
    ...(mtu === undefined ? {} : { mtu: Number(mtu) }),
    ...(operstate === undefined ? {} : { operstate }),
    ...(master === undefined ? {} : { master }),
    addresses: readAddresses(lines),
  };
}

function readAddresses(lines: readonly string[]): readonly InterfaceAddress[] {
  return lines.flatMap((line, position) => {
    const match = /^\s+(inet6?) (\S+)\s*(.*)$/.exec(line);
    if (match === null) return [];
    const [, family = "", written = "", rest = ""] = match;
    const preferred = /\bpreferred_lft (\d+)sec/.exec(lines[position + 1] ?? "")?.[1];
    return [readAddress(family as "inet" | "inet6", written, rest, preferred)];
  });
}

function readAddress(
  family: "inet" | "inet6",
  written: string,
  rest: string,
  preferred: string | undefined,
): InterfaceAddress {
  const words = rest.split(/\s+/);
  const valued = new Map<string, string>();
  const flags = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (VALUED.has(word)) valued.set(word, words[(at += 1)] ?? "");
    else flags.add(word);
  }
  const [address = "", own] = written.split("/");
  const prefix = own ?? valued.get("peer")?.split("/")[1];
  const scope = valued.get("scope");
  const protocol = valued.get("proto");
  return judgeAddress({
    address,
    family,
    ...(prefix === undefined ? {} : { prefixLength: Number(prefix) }),
    ...(scope === undefined ? {} : { scope }),
    flags,
    ...(preferred === undefined ? {} : { preferredS: Number(preferred) }),
    ...(protocol === undefined ? {} : { protocol }),
  });
}
