import type { Findings } from "../errors/findings.js";
import { GateError } from "../errors/gate-error.js";
import { parseIpAddress, urlHost } from "../inputs/ip-address.js";
import { fabricAddress } from "./fabric-address.js";
import { type EngineFacts, fieldOf, placeOf } from "./facts.js";
import type { Because } from "./launch-policy.js";

/** Where one engine is reached on the fabric. @public */
export interface Endpoint {
  readonly address: string;
  readonly url: string;
  readonly attestationUrl: string;
  readonly because: Readonly<Record<string, Because>>;
}

/** The endpoint of each engine whose fabric address can be told; every conflict between them is recorded. @public */
export function deriveEndpoints(
  fleet: readonly EngineFacts[],
  findings: Findings,
): ReadonlyMap<string, Endpoint> {
  const endpoints = new Map<string, Endpoint>();
  for (const facts of fleet) {
    const endpoint = findings.attempt(() => endpointOf(facts));
    if (endpoint !== undefined) endpoints.set(facts.engine.role, endpoint);
  }
  checkConflicts(fleet, endpoints, findings);
  return endpoints;
}

function endpointOf(facts: EngineFacts): Endpoint {
  const { engine, seen } = facts;
  const address = addressOf(facts);
  const host = urlHost(address);
  const url = engine.url ?? `http://${host}:${engine.enginePort}`;
  const attestationUrl = engine.attestationUrl ?? `http://${host}:${engine.attestPort}/v1/attestation`;
  const from = (name: string, value: string, source: string): Because =>
    engine.from[name] === undefined
      ? { value, origin: "rule", source }
      : { value, origin: "field", source: fieldOf(engine, name) };
  return {
    address,
    url,
    attestationUrl,
    because: {
      address:
        engine.ip === undefined
          ? { value: address, origin: "observation", source: `the one address on ${seen.interface.name}` }
          : { value: address, origin: "field", source: fieldOf(engine, "IP") },
      url: from("URL", url, `fabric address and ${fieldOf(engine, "ENGINE_PORT")}`),
      attestation_url: from(
        "ATTESTATION_URL",
        attestationUrl,
        `fabric address and ${fieldOf(engine, "ATTEST_PORT")}`,
      ),
    },
  };
}

function addressOf(facts: EngineFacts): string {
  const { engine, seen } = facts;
  try {
    return fabricAddress(seen.interface, { ip: engine.ip, field: fieldOf(engine, "IP") });
  } catch (error) {
    throw error instanceof GateError ? error.at(placeOf(facts, "FABRIC_INTERFACE")) : error;
  }
}

function checkConflicts(
  fleet: readonly EngineFacts[],
  endpoints: ReadonlyMap<string, Endpoint>,
  findings: Findings,
): void {
  const known = fleet.flatMap((facts) => {
    const endpoint = endpoints.get(facts.engine.role);
    return endpoint === undefined ? [] : [{ facts, endpoint, family: familyOf(endpoint.address) }];
  });
  for (const [index, one] of known.entries()) {
    const earlier = known.slice(0, index);
    const { address, url, attestationUrl } = one.endpoint;
    const { role } = one.facts.engine;
    const twin = earlier.find(
      (other) => other.endpoint.address === address && other.facts.seen.hostId !== one.facts.seen.hostId,
    );
    if (twin !== undefined) {
      findings.add("FABRIC_ADDRESS_SHARED", {
        ...placeOf(one.facts, "IP"),
        message: `${role} on ${one.facts.seen.hostId} and ${twin.facts.engine.role} on ${twin.facts.seen.hostId} both have ${address}`,
      });
    }
    const sameUrl = earlier.find((other) => other.endpoint.url === url);
    if (sameUrl !== undefined)
      addShared(findings, one.facts, "URL", `${url} of ${sameUrl.facts.engine.role}`);
    const sameAttestation = earlier.find((other) => other.endpoint.attestationUrl === attestationUrl);
    if (sameAttestation !== undefined) {
      const words = `${attestationUrl} of ${sameAttestation.facts.engine.role}`;
      addShared(findings, one.facts, "ATTESTATION_URL", words);
    }
    const other = known[0];
    if (other !== undefined && other.family !== one.family) {
      findings.add("FABRIC_FAMILIES_MIXED", {
        ...placeOf(one.facts, "IP"),
        message: `${role} has ${address}, ${other.facts.engine.role} has ${other.endpoint.address}`,
      });
    }
  }
}

function addShared(findings: Findings, facts: EngineFacts, field: string, words: string): void {
  findings.add("ENGINE_URL_SHARED", {
    ...placeOf(facts, field),
    message: `${facts.engine.role} has the URL ${words}`,
  });
}

function familyOf(address: string): string {
  return parseIpAddress(address)?.family ?? "unknown";
}
