import { createRedactor } from "../access/redact.js";
import { REDACTED } from "../access/redact-names.js";
import type { Secret } from "../secret.js";

/** Forms that only secrets have: keys and tokens of well-known services, and credentials in their usual places. */
const FORMS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  /\bhf_[A-Za-z0-9]{16,}/g,
  /\bsk-[A-Za-z0-9_-]{16,}/g,
  /\bgh[opsur]_[A-Za-z0-9]{20,}|\bgithub_pat_[A-Za-z0-9_]{20,}/g,
  /\bglpat-[A-Za-z0-9_-]{16,}/g,
  /\bnvapi-[A-Za-z0-9_-]{16,}/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/g,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g,
  /(?<=\b(?:Bearer|Basic)\s{1,4})[A-Za-z0-9._~+/-]{8,}=*/gi,
  /(?<=[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'\\]{0,128}:)[^\s/@"'\\]+(?=@)/gi,
  // What a sources file tells of an engine's variable.
  /(?<="environment\.[A-Z0-9_]{0,128}(?:PASSWORD|TOKEN|SECRET|KEY)[A-Z0-9_]{0,128}"\s{0,4}:\s{0,4}\{\s{0,40}"value"\s{0,4}:\s{0,4}")(?:[^"\\]|\\.)+(?=")/g,
  /(?<=\b(?:password|passphrase|passwd)\s{0,4}[:=]\s{0,4})(?!\[redacted\])[^\s"'\\,;]{3,}/gi,
];

/**
 * Takes secrets out of a text: the given values in whatever form, the values of names that tell a secret, and what has
 * the form of one.
 */
export function createSecretRemover(secrets: readonly Secret[]): (text: string) => string {
  const redactor = createRedactor(secrets);
  return (text) => FORMS.reduce((done, form) => done.replace(form, REDACTED), redactor.text(text));
}
