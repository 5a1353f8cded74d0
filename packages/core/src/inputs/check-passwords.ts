import type { Findings } from "../errors/findings.js";
import type { Fields } from "./fields.js";
import { routerDestination } from "./router.js";

/** Checks that roles with one destination agree on its password. A role without one takes the other's. */
export function checkPasswords(fields: Fields, findings: Findings): void {
  const first = new Map<string, { readonly variable: string; readonly value: string }>();
  const roles = fields.engines.map((number) => ({
    role: `engine-${number}`,
    destination: fields.engine(number, "SSH", "destination")?.value,
    password: fields.engine(number, "SSH_PASSWORD", "secret"),
  }));
  const router = {
    destination: routerDestination(fields),
    password: fields.shared("ROUTER_SSH_PASSWORD", "secret"),
  };
  for (const { role, destination, password } of [...roles, { role: "router", ...router }]) {
    if (destination === undefined || password === undefined) continue;
    const other = first.get(destination);
    if (other === undefined) first.set(destination, password);
    else if (other.value !== password.value) {
      findings.add("PASSWORDS_DIFFER", {
        message: `${other.variable} and ${password.variable} differ, but are for one destination`,
        role,
        field: password.variable,
        hint: `remove ${password.variable}, or correct it`,
      });
    }
  }
}
