import { envField } from "@narwhal/schemas";
import { compareCodePoints } from "../canonical.js";
import type { Environment } from "./inputs.js";

/** The fields of a private environment that are set, without the value of any secret. @public */
export interface DeclaredFields {
  /** Every field that is set and no secret, by variable, in order of name. */
  readonly fields: Environment;
  /** The variables of secrets that are set, in order of name. */
  readonly secrets: readonly string[];
}

/** What an environment declares; names that are no field of a private environment are left out. @public */
export function declaredFields(environment: Environment): DeclaredFields {
  const fields: Record<string, string> = {};
  const secrets: string[] = [];
  for (const name of Object.keys(environment).sort(compareCodePoints)) {
    const row = envField(name)?.row;
    const value = environment[name] ?? "";
    if (row === undefined || value === "" || row.scope === "derived" || row.scope === "tool") continue;
    if (row.secret ?? false) secrets.push(name);
    else fields[name] = value;
  }
  return { fields, secrets };
}

/** The environment that was declared, a word in place of each secret. @public */
export function declaredEnvironment({ fields, secrets }: DeclaredFields): Environment {
  return { ...fields, ...Object.fromEntries(secrets.map((name) => [name, "[secret]"])) };
}
