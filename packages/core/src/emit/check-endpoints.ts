import { type EnvFieldName, envField, envName } from "@narwhal/schemas";
import type { Environment } from "../inputs/inputs.js";
import { parseIpAddress, sameIp } from "../inputs/ip-address.js";
import type { ComparableSet, SetProblem } from "./comparable-set.js";

/** What discovery derives for every engine. */
const DERIVED: readonly EnvFieldName[] = [
  "IP",
  "URL",
  "ATTESTATION_URL",
  "ENGINE_IMAGE",
  "MODEL_CONFIG_SHA256",
];

/** The URLs among them, with the setting that tells their origin. */
const URLS = [
  ["URL", "url"],
  ["ATTESTATION_URL", "attestation_url"],
] as const;

/** What `deployment.env` says of the engines: whole, used by the fleet file, and URLs at the engine's address. */
export function* checkEndpoints(set: ComparableSet): Generator<SetProblem> {
  const { deployment } = set;
  if (deployment === undefined) return;
  yield* checkReferences(set, deployment);
  const numbers = new Set(Object.keys(deployment).map((name) => envField(name)?.node));
  for (const number of numbers) {
    if (number === undefined) continue;
    yield* checkPresent(number, deployment);
    yield* checkHosts(number, set, deployment);
  }
}

function* checkReferences({ fleet }: ComparableSet, deployment: Environment): Generator<SetProblem> {
  for (const [index, engine] of (fleet?.engines ?? []).entries()) {
    for (const key of ["url", "attestation_url"] as const) {
      for (const [, name = ""] of (engine[key] ?? "").matchAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g)) {
        if ((deployment[name] ?? "") !== "") continue;
        const message = `\${${name}} is not set in deployment.env`;
        yield { file: "fleet", pointer: `/engines/${index}/${key}`, message };
      }
    }
  }
}

function* checkPresent(number: number, deployment: Environment): Generator<SetProblem> {
  for (const name of DERIVED.map((field) => envName(field, number))) {
    if ((deployment[name] ?? "") !== "") continue;
    yield { file: "deploymentEnv", pointer: "", message: `${name} of engine-${number} is missing` };
  }
}

/**
 * A URL that the operator declared may lead anywhere, which the sources file tells. One of unknown origin is held
 * to the address where its host is an address too; one that was derived always is.
 */
function* checkHosts(number: number, set: ComparableSet, deployment: Environment): Generator<SetProblem> {
  const ip = deployment[envName("IP", number)];
  if (ip === undefined || set.sources === undefined) return;
  for (const [field, setting] of URLS) {
    const name = envName(field, number);
    const host = hostOf(deployment[name] ?? "");
    const origin = set.sources[`engine-${number}`]?.settings?.[setting]?.origin;
    const judged = origin === undefined ? parseIpAddress(host) !== undefined : origin !== "field";
    if (host === "" || !judged || sameIp(host, ip)) continue;
    const message = `${name} has the host ${host}, but ${envName("IP", number)} is ${ip}`;
    yield { file: "deploymentEnv", pointer: `/${name}`, message };
  }
}

/** The host of a service URL, an IPv6 address without its brackets. */
function hostOf(url: string): string {
  return /^http:\/\/(?:\[([^\]]*)\]|([^:/]*))/.exec(url)?.slice(1).join("") ?? "";
}
