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
  for (const engine of fields.firstWith([...PORTS, "UCX_TCP_PORT_RANGE"])) {
    const ports = portsOf(engine, fields);
    for (const pair of clashes(ports, samePort)) portTwice(pair, undefined, findings);
    for (const range of rangesOf(engine, fields)) portsInRange(range, { ports }, findings);
  }
  for (const host of hostsOf(fields)) {
    const ports = host.engines.flatMap((engine) => portsOf(engine, fields));
    const ranges = host.engines.flatMap((engine) => rangesOf(engine, fields));
    const others = (a: Use<number>, b: Use<number>) => a.engine !== b.engine && samePort(a, b);
    for (const pair of clashes(ports, others)) portTwice(pair, host, findings);
    for (const range of ranges) {
      portsInRange(range, { ports: ports.filter(({ engine }) => engine !== range.engine), host }, findings);
    }
    for (const pair of clashes(ranges, overlap)) rangesOverlap(host, pair, findings);
  }
}

function portsOf(engine: number, fields: Fields): readonly Use<number>[] {
  return PORTS.flatMap((name) => {
    const found = fields.engine(engine, name, "port");
    return found === undefined ? [] : [{ ...found, engine, name }];
  });
}

function rangesOf(engine: number, fields: Fields): readonly Use<PortRange>[] {
  const found = fields.engine(engine, "UCX_TCP_PORT_RANGE", "port-range");
  return found === undefined ? [] : [{ ...found, engine, name: "UCX_TCP_PORT_RANGE" }];
}

function samePort(a: Use<number>, b: Use<number>): boolean {
  return a.value === b.value;
}

function portTwice(
  [a, b]: readonly [Use<number>, Use<number>],
  host: SharedHost | undefined,
  findings: Findings,
): void {
  const otherPort = `set ${envName(b.name, b.engine)} to another port`;
  findings.add("PORT_CONFLICT", {
    message: `${describe(a)} and ${describe(b)} are both ${b.value} on one host`,
    host: host?.id,
    role: `engine-${b.engine}`,
    field: b.variable,
    hint: host === undefined ? `give ${a.variable} or ${b.variable} another port` : otherPort,
  });
}

function portsInRange(
  range: Use<PortRange>,
  { ports, host }: { ports: readonly Use<number>[]; host?: SharedHost },
  findings: Findings,
): void {
  const { low, high } = range.value;
  for (const port of ports.filter(({ value }) => value >= low && value <= high)) {
    findings.add("PORT_RANGE_CONFLICT", {
      message: `${describe(range)}, ${low}-${high}, holds ${port.value}, which is ${describe(port)}`,
      host: host?.id,
      role: `engine-${range.engine}`,
      field: range.variable,
      hint: `move ${range.variable} or ${port.variable}`,
    });
  }
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
