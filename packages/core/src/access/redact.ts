import type { Secret } from "../secret.js";
import { secretFinder, type Span } from "./find-secrets.js";
import { isSecretName, REDACTED, redactNamedValues } from "./redact-names.js";

/** Takes secrets out of what is recorded. @public */
export interface Redactor {
  readonly text: (text: string) => string;
  /** The given secrets alone, whatever names stand in the text. */
  readonly values: (text: string) => string;
  /** Of bytes in base64. */
  readonly base64: (encoded: string) => string;
  readonly environment: <Value extends string | null>(
    environment: Readonly<Record<string, Value>>,
  ) => Readonly<Record<string, Value | string>>;
}

/**
 * A redactor for these secrets, in whatever form a text holds them (base64, hex, URL, shell-quoted, JSON, in other
 * case where they are long enough), and for the values of names that contain PASSWORD, TOKEN, SECRET or KEY.
 *
 * @public
 */
export function createRedactor(secrets: readonly Secret[]): Redactor {
  const find = secretFinder(secrets.map((secret) => secret.reveal()));
  const values = (given: string): string => without(given, find(given));
  const text = (given: string): string => redactNamedValues(values(given));
  return {
    text,
    values,
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

function without(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    parts.push(text.slice(done, start), REDACTED);
    done = end;
  }
  return parts.join("") + text.slice(done);
}

function mapValues<Value extends string | null>(
  environment: Readonly<Record<string, Value>>,
  map: (value: string) => string,
): Readonly<Record<string, Value | string>> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value === null ? value : map(value)]),
  );
}
