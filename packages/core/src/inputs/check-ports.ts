import { envName, type EnvFieldName } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { Fields, Found } from "./fields.js";
import { clashes, hostsOf, type SharedHost } from "./shared-hosts.js";
import type { PortRange } from "./value-forms.js";

const PORTS = [
  "ENGINE_PORT",
  "ATTEST_PORT",
  "NIXL_SIDE_CHANNEL_PORT",
] as const satisfies readonly EnvFieldName[];

interface Use<Value> extends Found<Value> {
  readonly engine: number;
  readonly name: EnvFieldName;
}

/** Checks that the services of each host find their ports free: distinct, and outside UCX's ranges. */
export function checkPorts(fields: Fields, findings: Findings): void {
  for (const host of hostsOf(fields)) {
    const ports = host.engines.flatMap((engine) =>
      PORTS.flatMap((name): Use<number>[] => {
        const found = fields.engine(engine, name, "port");
        return found === undefined ? [] : [{ ...found, engine, name }];
      }),
    );
    const ranges = host.engines.flatMap((engine): Use<PortRange>[] => {
      const found = fields.engine(engine, "UCX_TCP_PORT_RANGE", "port-range");
      return found === undefined ? [] : [{ ...found, engine, name: "UCX_TCP_PORT_RANGE" }];
    });
    for (const pair of clashes(ports, (a, b) => a.value === b.value)) portTwice(host, pair, findings);
    for (const range of ranges) for (const port of ports) portInRange(host, { range, port }, findings);
    for (const pair of clashes(ranges, overlap)) rangesOverlap(host, pair, findings);
  }
}

function portTwice(host: SharedHost, [a, b]: readonly [Use<number>, Use<number>], findings: Findings): void {
  const own = envName(b.name, b.engine);
  findings.add("PORT_CONFLICT", {
    message: `${describe(a)} and ${describe(b)} are both ${b.value} on one host`,
    host: host.id,
    role: `engine-${b.engine}`,
    field: b.variable,
    hint:
      a.engine === b.engine
        ? `give ${a.variable} or ${b.variable} another port`
        : `set ${own} to another port`,
  });
}

function portInRange(
  host: SharedHost,
  { range, port }: { range: Use<PortRange>; port: Use<number> },
  findings: Findings,
): void {
  const { low, high } = range.value;
  if (port.value < low || port.value > high) return;
  findings.add("PORT_RANGE_CONFLICT", {
    message: `${describe(range)}, ${low}-${high}, holds ${port.value}, which is ${describe(port)}`,
    host: host.id,
    role: `engine-${range.engine}`,
    field: range.variable,
    hint: `move ${range.variable} or ${port.variable}`,
  });
}

function rangesOverlap(
  host: SharedHost,
  [a, b]: readonly [Use<PortRange>, Use<PortRange>],
  findings: Findings,
): void {
  findings.add("PORT_RANGE_OVERLAP", {
    message: `${describe(a)} and ${describe(b)} overlap on one host: ${show(a.value)} and ${show(b.value)}`,
    host: host.id,
    role: `engine-${b.engine}`,
    field: b.variable,
    hint: `set ${envName("UCX_TCP_PORT_RANGE", b.engine)} to a range of its own`,
  });
}

function overlap(a: Use<PortRange>, b: Use<PortRange>): boolean {
  return a.value.low <= b.value.high && b.value.low <= a.value.high;
}

function describe(use: Use<unknown>): string {
  const shared = use.variable === envName(use.name);
  return shared ? `${use.variable} of engine-${use.engine}` : use.variable;
}

function show({ low, high }: PortRange): string {
  return `${low}-${high}`;
}
