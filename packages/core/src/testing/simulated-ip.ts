import { isIPv6 } from "node:net";
import type { Tool } from "./simulated-machine.js";

/** A network interface of a simulated host. @public */
export interface SimulatedInterface {
  readonly name: string;
  /** `<address>/<prefix length>`, IPv4 or IPv6. */
  readonly addresses: readonly string[];
  readonly mtu?: number;
}

/** An `ip` that knows `address show dev NAME`, as JSON and as text. */
export function ipTool(interfaces: readonly SimulatedInterface[]): Tool {
  return ({ argv }) => {
    const words = argv.slice(1);
    const json = words.some((word) => word === "-json" || word === "-j");
    const dev = words.indexOf("dev");
    const name = dev < 0 ? undefined : words[dev + 1];
    if (!words.some((word) => "address".startsWith(word) && word.length > 0))
      return {
        end: { kind: "exit", code: 1 },
        stderr: `Object "${words.at(0) ?? ""}" is unknown, try "ip help".\n`,
      };
    const shown = name === undefined ? interfaces : interfaces.filter((each) => each.name === name);
    if (name !== undefined && shown.length === 0)
      return { end: { kind: "exit", code: 1 }, stderr: `Device "${name}" does not exist.\n` };
    const numbered = shown.map((each) => ({ ...each, index: interfaces.indexOf(each) + 2 }));
    return { stdout: json ? `${JSON.stringify(numbered.map(asJson))}\n` : numbered.map(asText).join("") };
  };
}

type Numbered = SimulatedInterface & { readonly index: number };

const FLAGS = ["BROADCAST", "MULTICAST", "UP", "LOWER_UP"];

function asJson(each: Numbered): unknown {
  return {
    ifindex: each.index,
    ifname: each.name,
    flags: FLAGS,
    mtu: each.mtu ?? 9000,
    qdisc: "mq",
    operstate: "UP",
    group: "default",
    txqlen: 1000,
    link_type: "ether",
    address: `02:00:5e:00:53:${each.index.toString(16).padStart(2, "0")}`,
    broadcast: "ff:ff:ff:ff:ff:ff",
    addr_info: each.addresses.map((text) => {
      const [local = "", prefix] = text.split("/");
      return {
        family: isIPv6(local) ? "inet6" : "inet",
        local,
        prefixlen: Number(prefix),
        scope: scopeOf(local),
        ...(isIPv6(local) ? {} : { label: each.name }),
        valid_life_time: 4294967295,
        preferred_life_time: 4294967295,
      };
    }),
  };
}

function asText(each: Numbered): string {
  const addresses = each.addresses.map((text) => {
    const [local = ""] = text.split("/");
    const label = isIPv6(local) ? "" : ` ${each.name}`;
    return `    ${isIPv6(local) ? "inet6" : "inet"} ${text} scope ${scopeOf(local)}${label}\n       valid_lft forever preferred_lft forever\n`;
  });
  return [
    `${each.index}: ${each.name}: <${FLAGS.join(",")}> mtu ${each.mtu ?? 9000} qdisc mq state UP group default qlen 1000\n`,
    `    link/ether 02:00:5e:00:53:${each.index.toString(16).padStart(2, "0")} brd ff:ff:ff:ff:ff:ff\n`,
    ...addresses,
  ].join("");
}

function scopeOf(address: string): string {
  if (address.startsWith("127.") || address === "::1") return "host";
  return /^(fe[89ab].:|169\.254\.)/i.test(address) ? "link" : "global";
}
