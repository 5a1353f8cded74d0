import type { EngineInputs, HostPlan, Inputs, Inventory } from "../inputs/inputs.js";
import { planInventory } from "../inputs/plan-inventory.js";

/** Inputs with what is looked up in them. */
export interface State {
  readonly inputs: Inputs;
  readonly inventory: Inventory;
  readonly engines: readonly EngineInputs[];
  /** Engines in numeric order, then the router. */
  readonly roles: readonly string[];
  engine(role: string): EngineInputs | undefined;
  host(role: string): HostPlan | undefined;
}

export function stateOf(inputs: Inputs): State {
  const inventory = planInventory(inputs);
  const engines = new Map<string, EngineInputs>(inputs.engines.map((engine) => [engine.role, engine]));
  const hosts = new Map<string, HostPlan>(
    inventory.flatMap((host) => host.roles.map((role) => [role, host] as const)),
  );
  return {
    inputs,
    inventory,
    engines: inputs.engines,
    roles: [...engines.keys(), "router"],
    engine: (role) => engines.get(role),
    host: (role) => hosts.get(role),
  };
}

/** An engine's interface is another than it was, and no engine of its host was asked about it. */
export function interfaceUnknown(before: State, after: State, role: string): boolean {
  const name = after.engine(role)?.fabricInterface;
  if (name === before.engine(role)?.fabricInterface) return false;
  const there = before.host(role)?.roles ?? [];
  return !there.some((each) => before.engine(each)?.fabricInterface === name);
}
