import { readFile } from "node:fs/promises";
import { DOCUMENT_NAMES, type DocumentName } from "../src/documents.js";
import { deploymentEnvSchema, envSchema } from "../src/env-schema.js";
import type { JsonSchema } from "../src/schema-node.js";

/** Where the schemas stand. */
const SCHEMA_DIRECTORY = new URL("../schemas/", import.meta.url);

/** Those made from the catalogue of the environment; all others are written by hand. */
const MADE: Partial<Record<DocumentName, () => JsonSchema>> = {
  env: envSchema,
  "deployment-env": deploymentEnvSchema,
};

/** A schema with what it is generated from, or read from. */
export interface LoadedSchema {
  readonly name: DocumentName;
  readonly schema: JsonSchema;
}

/** All schemas, those of the environment fresh from the catalogue. */
export async function loadSchemas(): Promise<readonly LoadedSchema[]> {
  return Promise.all(
    DOCUMENT_NAMES.map(async (name) => ({ name, schema: MADE[name]?.() ?? (await readSchema(name)) })),
  );
}

/** The file's text as it should be: two-space indent, one newline at the end. */
export function schemaText(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

async function readSchema(name: DocumentName): Promise<JsonSchema> {
  const text = await readFile(new URL(`${name}.v1.schema.json`, SCHEMA_DIRECTORY), "utf8");
  return JSON.parse(text) as JsonSchema;
}
