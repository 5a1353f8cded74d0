import { dereference } from "./dereference.js";
import { DOCUMENT_NAMES, type DocumentName } from "./documents.js";
import type { DocumentTypes } from "./generated/document-types.js";
import { SCHEMA_TEXTS } from "./generated/schema-texts.js";
import { VALIDATORS } from "./generated/validators.js";
import { type Problem, toProblems } from "./problems.js";
import type { SchemaFault, SchemaLookup } from "./schema-faults.js";
import { atPointer, type JsonSchema } from "./schema-node.js";

type Validator = ((value: unknown) => boolean) & { errors?: readonly SchemaFault[] | null };

/** Every schema by name: what `schemas/<name>.v1.schema.json` holds. @public */
export const SCHEMAS: Readonly<Record<DocumentName, JsonSchema>> = SCHEMA_TEXTS;

/** What {@link validate} found. @public */
export type Verdict<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

/**
 * Holds a value against the schema of a document. All problems are reported, in the order of the schema. The
 * value is neither changed nor copied. Throws a TypeError for a name that is no document.
 *
 * @public
 */
export function validate<Name extends DocumentName>(
  name: Name,
  value: unknown,
): Verdict<DocumentTypes[Name]> {
  if (!DOCUMENT_NAMES.includes(name)) throw new TypeError(`no document is called ${JSON.stringify(name)}`);
  const validator = (VALIDATORS as Readonly<Record<DocumentName, Validator>>)[name];
  if (validator(value)) return { ok: true, value: value as DocumentTypes[Name] };
  const [first, ...rest] = toProblems(validator.errors ?? [], value, lookupIn(name));
  const fallback: Problem = { path: "", keyword: "", message: "does not match its schema" };
  return { ok: false, problems: [first ?? fallback, ...rest] };
}

/** Schema nodes of a document by their path, as the validators name it. */
function lookupIn(name: DocumentName): SchemaLookup {
  const schema = dereference(SCHEMAS[name], SCHEMAS);
  return (schemaPath) => atPointer(schema, decodeURIComponent(schemaPath.slice(1)));
}
