import type { Secret } from "../secret.js";
import { isSecretName, REDACTED, redactNamedValues } from "./redact-names.js";
import { secretForms } from "./secret-forms.js";

/** A shorter secret is only replaced where it stands as a word: it would tear up every text otherwise. */
const SHORTEST_ANYWHERE = 4;

/** Takes secrets out of what is recorded. @public */
export interface Redactor {
  readonly text: (text: string) => string;
  /** Of bytes in base64. */
  readonly base64: (encoded: string) => string;
  readonly environment: <Value extends string | null>(
    environment: Readonly<Record<string, Value>>,
  ) => Readonly<Record<string, Value | string>>;
}

/**
 * A redactor for these secrets, in whatever form a text holds them (base64, URL, shell-quoted, JSON), and for the
 * values of names that contain PASSWORD, TOKEN, SECRET or KEY.
 *
 * @public
 */
export function createRedactor(secrets: readonly Secret[]): Redactor {
  const values = [...new Set(secrets.map((secret) => secret.reveal()))].filter((value) => value !== "");
  const forms = values.flatMap((value) => secretForms(value).map((form) => ({ form, value })));
  const alternatives = forms.sort((a, b) => b.form.length - a.form.length).map(formPattern);
  const known = alternatives.length === 0 ? undefined : new RegExp(alternatives.join("|"), "gu");
  const text = (given: string): string =>
    redactNamedValues(known === undefined ? given : given.replace(known, REDACTED));
  return {
    text,
    base64: (encoded) => btoa(text(atob(encoded))),
    environment: (environment) => mapValues(redactEnvironmentValues(environment), text),
  };
}

/** An environment with the values of secret-looking names replaced. @public */
export function redactEnvironmentValues<Value extends string | null>(
  environment: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value | string>> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value !== null && value !== "" && isSecretName(name) ? REDACTED : value,
    ]),
  );
}

function formPattern({ form, value }: { readonly form: string; readonly value: string }): string {
  const literal = form.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return value.length < SHORTEST_ANYWHERE ? String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])` : literal;
}

function mapValues<Value extends string | null>(
  environment: Readonly<Record<string, Value>>,
  map: (value: string) => string,
): Readonly<Record<string, Value | string>> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value === null ? value : map(value)]),
  );
}
