import type { Findings } from "../errors/findings.js";
import type { Fields, Found } from "./fields.js";
import { BadValue } from "./bad-value.js";
import { parseServiceUrl, portOfUrl } from "./service-url.js";
import { clashes } from "./shared-hosts.js";

interface Address extends Found<string> {
  readonly engine: number;
  readonly destination: string | undefined;
}

/** Checks the declared addresses and URLs of the engines against each other and against their ports. */
export function checkAddresses(fields: Fields, findings: Findings): void {
  const addresses = declared(fields, (engine) => fields.engine(engine, "IP", "ip"));
  for (const pair of clashes(addresses, onTwoHosts)) shared(pair, findings);
  checkFamilies(addresses, findings);
  for (const [name, path, port] of SERVICES) {
    const urls = declared(fields, (engine) =>
      fields.engine(engine, name, name === "URL" ? "url" : "attestation-url"),
    );
    const same = (a: Address, b: Address) => canonical(a, path) === canonical(b, path);
    for (const pair of clashes(urls, same)) shared(pair, findings);
    for (const url of urls) checkUrlPort(url, fields.engine(url.engine, port, "port"), findings);
  }
}

const SERVICES = [
  ["URL", "", "ENGINE_PORT"],
  ["ATTESTATION_URL", "/v1/attestation", "ATTEST_PORT"],
] as const;

function declared(fields: Fields, find: (engine: number) => Found<string> | undefined): readonly Address[] {
  return fields.engines.flatMap((engine) => {
    const found = find(engine);
    const destination = fields.engine(engine, "SSH", "destination")?.value;
    return found === undefined ? [] : [{ ...found, engine, destination }];
  });
}

function onTwoHosts(a: Address, b: Address): boolean {
  return a.value === b.value && (a.destination === undefined || a.destination !== b.destination);
}

function canonical(address: Address, path: string): string {
  const url = parseServiceUrl(address.value, path);
  return url instanceof BadValue ? address.value : url;
}

function shared([a, b]: readonly [Address, Address], findings: Findings): void {
  findings.add("ADDRESS_SHARED", {
    message: `${a.variable} and ${b.variable} are both ${b.value}`,
    role: `engine-${b.engine}`,
    field: b.variable,
  });
}

function checkFamilies(addresses: readonly Address[], findings: Findings): void {
  const [first] = addresses;
  const other = addresses.find(({ value }) => value.includes(":") !== first?.value.includes(":"));
  if (first === undefined || other === undefined) return;
  findings.add("ADDRESS_FAMILIES_MIXED", {
    message: `${first.variable} is ${first.value}, but ${other.variable} is ${other.value}`,
    role: `engine-${other.engine}`,
    field: other.variable,
  });
}

function checkUrlPort(url: Address, port: Found<number> | undefined, findings: Findings): void {
  if (port === undefined || portOfUrl(url.value) === port.value) return;
  findings.add("URL_PORT_DIFFERS", {
    message: `${url.variable} has port ${portOfUrl(url.value)}, but the launcher binds ${port.value}, which is ${port.variable}`,
    role: `engine-${url.engine}`,
    field: url.variable,
  });
}
