import { envField } from "@narwhal/schemas";
import { REDACTED } from "../access/redact-names.js";
import { createRedactor } from "../access/redact.js";
import { type DeclaredFields, declaredFields } from "../inputs/declared-fields.js";
import { parseEnvFile } from "../inputs/env-file.js";
import type { Environment } from "../inputs/inputs.js";
import type { EnvironmentSources } from "../inputs/read-environment.js";
import { secretValues } from "../inputs/secrets.js";
import { Secret } from "../secret.js";

/** A variable that is another than recorded; of a secret only whether it is set. */
export interface FieldChange {
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
}

/** What is declared where. */
export interface LoadedSources extends EnvironmentSources {
  /** What `deployment.env` exports: as it stands, and as it was written. */
  readonly derived: readonly Environment[];
  /** What was declared when the record was made. */
  readonly recorded: DeclaredFields;
}

/**
 * The process environment without what a shell has of `deployment.env`: loaded there, derived values are no
 * overrides. What such a value hides of the operator's own is taken from `.env`, else from the record.
 */
export function withoutLoaded({ file, environment, derived, recorded }: LoadedSources): Environment {
  const { NARWHAL_DISCOVERY: loaded = "", ...rest } = environment;
  if (loaded === "") return rest;
  const own = new Set(file === undefined ? [] : parseEnvFile(file.text, {}).entries.map(({ name }) => name));
  const entries = Object.entries(rest).flatMap(([name, value]): [string, string][] => {
    if (!derived.some((values) => values[name] === value)) return [[name, value]];
    const hidden = own.has(name) ? undefined : recorded.fields[name];
    return hidden === undefined ? [] : [[name, hidden]];
  });
  return Object.fromEntries(entries);
}

/** What an environment declares, in the form in which a record keeps it. */
export function recordedForm(environment: Environment): DeclaredFields {
  const { values } = createRedactor(secretValues(environment).map((value) => new Secret(value)));
  const { fields, secrets } = declaredFields(environment);
  return {
    secrets,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, withoutCredentials(name, values(value))]),
    ),
  };
}

/** A place without the credentials in it, which no discovery takes, and so no record has. */
function withoutCredentials(name: string, value: string): string {
  const kind = envField(name)?.row.kind ?? "";
  if (!/destination|url/.test(kind)) return value;
  const [, scheme = "", user = ""] = /^([a-z][a-z0-9+.-]*:\/\/)?([^]*)@/i.exec(value) ?? [];
  const bare = user.includes(":") ? value.replace(`${scheme}${user}@`, () => `${scheme}${REDACTED}@`) : value;
  return bare.replace(/\?[^]*$/, `?${REDACTED}`);
}

/** Every variable that is declared differently, in order of name. */
export function fieldChanges(before: DeclaredFields, after: DeclaredFields): readonly FieldChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return names
    .filter((name) => old[name] !== now[name])
    .map((name) => ({
      name,
      ...(old[name] === undefined ? {} : { before: old[name] }),
      ...(now[name] === undefined ? {} : { after: now[name] }),
    }));
}

function valuesOf({ fields, secrets }: DeclaredFields): Readonly<Record<string, string>> {
  return { ...fields, ...Object.fromEntries(secrets.map((name) => [name, SET])) };
}

/** What is told of a secret that is set. */
const SET = "set";
