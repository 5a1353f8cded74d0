import type { HostPlan, Inputs, Inventory, Role } from "./inputs.js";

/** A role with its destination, and the variables that name it and its password. */
interface Placement {
  readonly role: Role;
  readonly destination: string;
  readonly sshEnv: string;
  readonly passwordEnv: string;
}

/**
 * Groups the roles by destination: roles with the same text share one host. Hosts stand in the order of their
 * first engine, a host for the router alone last. A host's password is that of the first of its roles that has one.
 *
 * @public
 */
export function planInventory(inputs: Inputs): Inventory {
  const placements: Placement[] = inputs.engines.map(({ number, role, destination }) => ({
    role,
    destination,
    sshEnv: `NARWHAL_NODE_${number}_SSH`,
    passwordEnv: `NARWHAL_NODE_${number}_SSH_PASSWORD`,
  }));
  placements.push({
    role: "router",
    destination: inputs.routerDestination,
    sshEnv: "NARWHAL_ROUTER_SSH",
    passwordEnv: "NARWHAL_ROUTER_SSH_PASSWORD",
  });
  const destinations = [...new Set(placements.map(({ destination }) => destination))];
  return destinations.map((destination) =>
    hostPlan(
      placements.filter((each) => each.destination === destination),
      inputs,
    ),
  );
}

function hostPlan(placements: readonly Placement[], inputs: Inputs): HostPlan {
  const [first] = placements;
  if (first === undefined) throw new TypeError("a host carries at least one role");
  const password = placements.find(({ passwordEnv }) => inputs.passwords[passwordEnv] !== undefined);
  return {
    id: first.role.replace("engine-", "node-"),
    destination: first.destination,
    sshEnv: first.sshEnv,
    passwordEnv: password?.passwordEnv ?? null,
    roles: placements.map(({ role }) => role),
  };
}
