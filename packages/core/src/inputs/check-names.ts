import { ENV_FIELDS, envField, envName, isNodeForm, isSharedForm } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { Environment } from "./inputs.js";
import { isNearPrefix, nearestName } from "./near-names.js";

const NODE = /^NARWHAL_NODE_([1-9][0-9]{0,8})_/;

/** Judges every `NARWHAL_` name of an environment: a misspelt override must not be ignored in silence. */
export function checkNames(environment: Environment, findings: Findings): void {
  if ((environment["NARWHAL_DISCOVERY"] ?? "") !== "") {
    findings.add("DEPLOYMENT_ENV_LOADED", {
      message: "NARWHAL_DISCOVERY is set: what an earlier discovery derived would be taken for overrides",
      field: "NARWHAL_DISCOVERY",
      hint: "start a new shell and load .env alone there (set +x; set -a; . ./.env; set +a), or take the lines of deployment.env out of .env",
    });
  }
  const names = Object.keys(environment).filter((name) => name.startsWith("NARWHAL_"));
  for (const name of names) {
    if (envField(name) === undefined && !misplaced(name, findings)) unknown(name, findings);
  }
  undeclared(names, environment, findings);
}

/** A known field in a form that it does not have. */
function misplaced(name: string, findings: Findings): boolean {
  const node = NODE.exec(name);
  const short = name.slice(node?.[0].length ?? "NARWHAL_".length);
  const row = ENV_FIELDS.find((field) => field.name === short);
  if (row === undefined || (!isNodeForm(row) && !isSharedForm(row))) return false;
  const wanted = node === null ? `NARWHAL_NODE_<n>_${short}` : envName(row.name);
  const kind = node === null ? "each engine's own" : "one for the whole fleet";
  findings.add("FIELD_MISPLACED", {
    message: `${name} has no effect: ${short} is ${kind}`,
    field: name,
    hint: `set ${wanted} instead`,
  });
  return true;
}

/** Names that a file assigns and that nearly start with `NARWHAL_`; what a process has beside is its own. */
export function checkNearNames(names: readonly string[], findings: Findings): void {
  for (const name of new Set(names)) if (isNearPrefix(name)) unknown(name, findings);
}

function unknown(name: string, findings: Findings): void {
  const nearest = nearestName(name);
  findings.add("UNKNOWN_FIELD", {
    message: `${name} is no field and has no effect; the nearest name is ${nearest}`,
    field: name,
    hint: `rename it to ${nearest} if that is meant, else remove it`,
    details: { nearest },
  });
}

/** Fields of engines that nothing declares. */
function undeclared(names: readonly string[], environment: Environment, findings: Findings): void {
  const byNumber = new Map<number, string[]>();
  for (const name of names) {
    const node = envField(name)?.node;
    if (node === undefined || environment[name] === "") continue;
    byNumber.set(node, [...(byNumber.get(node) ?? []), name]);
  }
  for (const [number, fields] of [...byNumber].sort(([a], [b]) => a - b)) {
    const ssh = envName("SSH", number);
    if (environment[ssh] !== undefined || findings.errors.some((error) => hides(error, ssh))) continue;
    findings.add("ENGINE_NOT_DECLARED", {
      message: `${ssh} is not set, so that ${fields.join(", ")} ${fields.length > 1 ? "have" : "has"} no effect`,
      field: ssh,
      role: `engine-${number}`,
    });
  }
}

/** True where a refusal in `.env` hides the value of the variable, or may do so. */
export function hides(
  error: { readonly code: string; readonly details?: object },
  variable: string,
): boolean {
  const { hidden_fields: hidden, rest_unread: unread } = (error.details ?? {}) as Readonly<
    Record<string, unknown>
  >;
  return unread === true || (Array.isArray(hidden) && hidden.includes(variable));
}
