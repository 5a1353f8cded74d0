import { createRedactor } from "../access/redact.js";
import type { Json } from "../canonical.js";
import { redactedJson } from "../errors/gate-error.js";
import { Findings } from "../errors/findings.js";
import type { Environment } from "../inputs/inputs.js";
import { type EnvironmentSources, readEnvironment } from "../inputs/read-environment.js";
import { secretValues } from "../inputs/secrets.js";
import { Secret } from "../secret.js";
import type { FoundChange } from "./verification.js";

/** Takes the secrets of all that is declared out of a text: in `.env`, over it, and in `deployment.env`, where none belongs. */
export function declaredSecrets(
  { file, environment }: EnvironmentSources,
  deployment: Environment,
): (text: string) => string {
  const alone = file === undefined ? {} : readEnvironment({ file, environment: {} }, new Findings());
  const values = [alone, environment, deployment].flatMap((each) => secretValues(each));
  return createRedactor([...new Set(values)].map((value) => new Secret(value))).values;
}

/** A change whose values hold no secret. */
export function withoutSecrets<Change extends FoundChange>(
  change: Change,
  redact: (text: string) => string,
): Change {
  const { before, after } = change;
  const shown = (value: Json): Json => redactedJson(value, redact);
  return {
    ...change,
    ...(before === undefined ? {} : { before: shown(before) }),
    ...(after === undefined ? {} : { after: shown(after) }),
  };
}
