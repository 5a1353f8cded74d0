import type { Hosts } from "@narwhal/schemas";
import type { Findings } from "../errors/findings.js";
import type { Environment, Role } from "../inputs/inputs.js";
import { Secret } from "../secret.js";

/** A host of the inventory with what its variables hold. @public */
export interface StoredHost {
  readonly id: string;
  readonly destination: string;
  readonly sshEnv: string;
  readonly passwordEnv: string | null;
  readonly password?: Secret;
  readonly roles: readonly Role[];
}

/** A broken rule of the inventory, at its place in the document. */
export interface HostsProblem {
  /** JSON pointer. */
  readonly pointer: string;
  readonly message: string;
  /** The variable that is concerned, where one is. */
  readonly field?: string;
}

const ID = /^[a-z][a-z0-9_-]{0,63}$/;
const ROLE = /^(?:router|engine-[1-9][0-9]*)$/;

/**
 * The inventory's hosts with the destinations and passwords that its variables hold. Every broken rule is a
 * finding; `undefined` where there is one.
 *
 * @public
 */
export function readHosts(
  document: Hosts,
  from: { readonly path: string; readonly environment: Environment },
  findings: Findings,
): readonly StoredHost[] | undefined {
  const problems = [...checkHosts(document), ...checkVariables(document, from.environment)];
  for (const { pointer, message, field } of problems) {
    findings.add("HOSTS_INVALID", {
      message: `${from.path}: ${pointer}: ${message}`,
      subject: from.path,
      ...(field === undefined
        ? {}
        : {
            field,
            hint: `set ${field} in .env or the environment, as it was when the fleet was discovered`,
          }),
    });
  }
  if (problems.length > 0) return undefined;
  return document.hosts.map((host) => {
    const password = host.password_env === null ? undefined : from.environment[host.password_env];
    return {
      id: host.id,
      destination: from.environment[host.ssh_env] ?? "",
      sshEnv: host.ssh_env,
      passwordEnv: host.password_env,
      ...(password === undefined ? {} : { password: new Secret(password) }),
      roles: host.roles as readonly Role[],
    };
  });
}

/** The rules that the document alone can break. */
export function* checkHosts(document: Hosts): Generator<HostsProblem> {
  const ids = new Map<string, number>();
  const owners = new Map<string, string>();
  for (const [index, host] of document.hosts.entries()) {
    const at = `/hosts/${index}`;
    if (!ID.test(host.id)) yield { pointer: `${at}/id`, message: `${JSON.stringify(host.id)} is no host id` };
    if (ids.has(host.id)) yield { pointer: `${at}/id`, message: `${host.id} is the id of two hosts` };
    ids.set(host.id, index);
    for (const [r, role] of host.roles.entries()) {
      const pointer = `${at}/roles/${r}`;
      const owner = owners.get(role);
      if (!ROLE.test(role)) yield { pointer, message: `${JSON.stringify(role)} is no role` };
      if (owner !== undefined) yield { pointer, message: `${role} has two owners, ${owner} and ${host.id}` };
      owners.set(role, host.id);
    }
  }
  if (!owners.has("router")) yield { pointer: "/hosts", message: "no host carries the router" };
  if (![...owners.keys()].some((role) => role.startsWith("engine-"))) {
    yield { pointer: "/hosts", message: "no host carries an engine" };
  }
}

/** The rules that need the values of the variables. */
function* checkVariables(document: Hosts, environment: Environment): Generator<HostsProblem> {
  const destinations = new Map<string, string>();
  for (const [index, host] of document.hosts.entries()) {
    for (const key of ["ssh_env", "password_env"] as const) {
      const field = host[key];
      if (field !== null && (environment[field] ?? "") === "") {
        yield { pointer: `/hosts/${index}/${key}`, message: `${field} is not set`, field };
      }
    }
    const destination = environment[host.ssh_env] ?? "";
    const other = destinations.get(destination);
    if (destination !== "" && other !== undefined) {
      const message = `${host.id} and ${other} have one destination, ${destination}`;
      yield { pointer: `/hosts/${index}/ssh_env`, message, field: host.ssh_env };
    }
    destinations.set(destination, host.id);
  }
}
