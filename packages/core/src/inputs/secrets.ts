import { envField } from "@narwhal/schemas";
import type { Environment } from "./inputs.js";

/**
 * Every secret value of an environment: of the secret fields, and of whatever else is named like a password,
 * token, secret or key. Values of foreign names shorter than eight characters are left out: they would match
 * everywhere.
 *
 * @public
 */
export function secretValues(environment: Environment): readonly string[] {
  const secrets = Object.entries(environment).filter(([name, value]) => {
    if (value === "") return false;
    if (envField(name)?.row.secret === true) return true;
    const named =
      /(PASSWORD|PASSWD|PASSPHRASE|TOKEN|SECRET|_KEY)$/i.test(name) ||
      /^NARWHAL_.*(PASS|KEY|TOKEN)/.test(name);
    return named && value.length >= 8;
  });
  return [...new Set(secrets.map(([, value]) => value))];
}
